import * as z from 'zod/mini'
import { Gender } from './births.ts'
import { Id, Success } from './common.ts'
import { endpoint } from './endpoint.ts'
import { GrahaId } from './ids.ts'
import { Chart } from './kundli.ts'

export const KootaId = z.enum(['varna', 'vashya', 'tara', 'yoni', 'maitri', 'gana', 'bhakoot', 'nadi'])
export type KootaId = z.output<typeof KootaId>

export const Partner = z.enum(['groom', 'bride'])
export type Partner = z.output<typeof Partner>

/** What a koota compares, as data: a code and what it needs to be told. */
const Why = z.looseObject({ code: z.string() })

const Koota = z.object({
  id: KootaId,
  name: z.string(),
  points: z.number(),
  maximum: z.int(),
  /** what each of the two is, in words */
  groom: z.string(),
  bride: z.string(),
  /** why the points are what they are, in the caller's language */
  reason: z.string(),
  why: Why,
})
export type MatchKoota = z.output<typeof Koota>

/** What tradition says undoes a lost koota; the number is left as it is. */
const Cancellation = z.object({
  koota: z.enum(['nadi', 'bhakoot', 'gana']),
  code: z.string(),
  lords: z.optional(z.array(GrahaId)),
  text: z.string(),
})

const Manglik = z.extend(Chart.shape.doshas.shape.manglik, { text: z.string(), cancellations: z.array(z.string()) })

const Person = z.object({
  bid: z.int(),
  full_name: z.string(),
  gender: Gender,
  moon_sign: z.int(),
  moon_sign_name: z.string(),
  nakshatra: z.int(),
  nakshatra_name: z.string(),
  pada: z.int(),
})
export type MatchPerson = z.output<typeof Person>

/** What may be otherwise because a time of birth is not exact. */
const Uncertain = z.object({
  partner: Partner,
  what: z.enum(['moon_sign', 'nakshatra', 'pada', 'manglik']),
  text: z.string(),
})

export const Match = z.extend(Success, {
  groom: Person,
  bride: Person,
  /** how it was decided who is who: by gender, or by order where both are of one */
  roles_by: z.enum(['gender', 'order']),
  kootas: z.array(Koota),
  total: z.number(),
  maximum: z.int(),
  verdict: z.enum(['not_advised', 'acceptable', 'good', 'excellent']),
  verdict_text: z.string(),
  cancellations: z.array(Cancellation),
  manglik: z.object({
    groom: Manglik,
    bride: Manglik,
    /** both have it, which undoes it in either */
    mutual: z.boolean(),
    /** whose dosha stands: neither cancelled in the chart nor by the partner's */
    standing: z.array(Partner),
    text: z.string(),
  }),
  uncertain: z.array(Uncertain),
})
export type Match = z.output<typeof Match>

export const matching = {
  matchKundli: endpoint({
    method: 'POST',
    path: '/apis/kundli/match.php',
    access: 'member',
    limit: 'read',
    summary: 'Two saved births matched: the eight kootas, their total of 36, Manglik of both',
    input: z.object({ bid_one: Id, bid_two: Id }),
    output: Match,
    errors: ['birth_not_found', 'same_birth'],
  }),
}
