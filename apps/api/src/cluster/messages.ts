import * as z from 'zod/mini'

/** What a process of the api says to the one that started it. */
export const FromChild = z.union([
  z.literal('ready'),
  z.literal('alive'),
  z.object({ asks: z.literal('figures'), of: z.int() }),
  z.object({ answers: z.literal('figures'), of: z.int(), text: z.string() }),
])
export type FromChild = z.output<typeof FromChild>

/** What it is told: `tell` your figures for question `of`; here are those of all, by the number of each process. */
export const ToChild = z.union([
  z.object({ asks: z.literal('figures'), of: z.int() }),
  z.object({ answers: z.literal('figures'), of: z.int(), texts: z.array(z.tuple([z.int(), z.string()])) }),
])
export type ToChild = z.output<typeof ToChild>

/** How often a process says that its event loop turns. */
export const ALIVE_MS = 1_000

/** The variable by which a process knows its number. */
export const NUMBER = 'API_PROCESS_NUMBER'
