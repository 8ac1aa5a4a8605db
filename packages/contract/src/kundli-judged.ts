import * as z from 'zod/mini'
import { GrahaId } from './ids.ts'

const Sign = z.int()

/** A reason as data: a code and, beside it, whatever that code needs to be told. */
const Reason = z.looseObject({ code: z.string() })

/** A yoga of a kundli, what forms it and how strong it is. */
export const Yoga = z.object({
  id: z.string(),
  grahas: z.array(GrahaId),
  strength: z.int(),
  why: Reason,
  weights: z.array(z.object({ code: z.string(), graha: GrahaId, by: z.int() })),
  cancelled_by: z.array(Reason),
})

const Stay = z.object({ phase: z.string(), sign: Sign, start: z.string(), end: z.string() })

/** Its doshas, whether they are there or not. */
export const Doshas = z.object({
  manglik: z.object({
    present: z.boolean(),
    level: z.int(),
    from: z.array(z.enum(['ascendant', 'moon', 'venus'])),
    house: z.int(),
    strength: z.nullable(z.enum(['high', 'ordinary'])),
    cancelled: z.boolean(),
    reasons: z.array(Reason),
  }),
  kaal_sarp: z.object({
    present: z.boolean(),
    partial: z.boolean(),
    type: z.nullable(z.string()),
    direction: z.nullable(z.enum(['ascending', 'descending'])),
    outside: z.nullable(GrahaId),
  }),
  sade_sati: z.object({
    phase: z.nullable(z.enum(['rising', 'peak', 'setting'])),
    intervals: z.array(Stay),
    dhaiya: z.object({ phase: z.nullable(z.enum(['ardhashtama', 'ashtama'])), intervals: z.array(Stay) }),
  }),
})

/** The grahas that have a table of their own in the ashtakavarga. */
export const Seven = z.enum(['sun', 'moon', 'mars', 'mercury', 'jupiter', 'venus', 'saturn'])
