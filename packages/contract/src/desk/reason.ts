import * as z from 'zod/mini'
import { Success, text } from '../common.ts'

/** Why something is done: it stays in the log of acts, as the operator writes it. */
export const Reasoned = z.object({ reason: text(3, 500) })

/** The number of the act in the log. */
export const Acted = z.extend(Success, { act: z.int() })

/** A minute by India's clock, `2026-11-26T17:30`. */
export const Minute = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}[T ]\d{2}:\d{2}$/))
