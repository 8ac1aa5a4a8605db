import type {
  Chart,
  Choice,
  Comparison,
  DelayCause,
  GrahaId,
  Kin,
  KinArea,
  LifeMatter,
  Role,
  Strength,
  Verdict,
  Window,
} from '@dhruva/jyotish'
import { ruledBy } from '#chart.ts'
import type { JudgedParts, Parts } from '#parts.ts'
import type { Fact, Opens } from '#types.ts'
import { createFact } from './create-fact.ts'
import { indianDay } from './days.ts'

const judged = (id: string, parts: Parts<keyof JudgedParts>, opens: Opens, list?: string): Fact =>
  createFact({ id, list, kind: 'judgement', parts, whose: 'you', opens, strength: 2 })

const onGraha = (id: GrahaId): Opens => ({ kind: 'graha', id })
const onHouse = (house: number): Opens => ({ kind: 'house', id: String(house) })

const roleName = ({ value, yogakaraka }: Role): JudgedParts['role']['role'] => {
  if (yogakaraka) return 'yogakaraka'
  if (value >= 1) return 'benefic'
  if (value > 0) return 'mild'
  return value < 0 ? 'malefic' : 'neutral'
}

/** `role.saturn` */
export const roleFact = (chart: Chart, graha: GrahaId, role: Role): Fact =>
  judged(
    `role.${graha}`,
    { says: 'role', graha, sign: chart.ascendant.sign, houses: ruledBy(chart, graha), role: roleName(role) },
    onGraha(graha),
  )

/** `strength.mars`, or `strength.first`, `strength.last` of the seven */
export const strengthFact = (graha: GrahaId, { word }: Strength, rank: 'first' | 'last' | null = null): Fact =>
  judged(`strength.${rank ?? graha}`, { says: 'strength', graha, strength: word, rank }, onGraha(graha))

/** `promise.job_get`; of a relative's area the key of both in place of the matter */
export const promiseFact = (key: string, matter: LifeMatter, { from, standing }: Verdict): Fact =>
  judged(`promise.${key}`, { says: 'promise', matter, houses: from.main, standing }, onHouse(from.main[0] ?? 1))

/** `window.job_get.1`; a stretch that is none of the three is named by its first day */
export const windowFact = (key: string, matter: LifeMatter, window: Window, number: number | null): Fact => {
  const { start, end, maha, antar, advice } = window
  const id = `window.${key}.${number ?? start.slice(0, 10)}`
  const parts = { says: 'window', matter, from: indianDay(start), to: indianDay(end), maha, antar, advice } as const
  return judged(id, { ...parts, class: window.class }, onGraha(antar), number === null ? undefined : `window.${key}`)
}

/** `until.job_get` */
export const untilFact = (key: string, matter: LifeMatter, until: string, opens: GrahaId): Fact =>
  judged(`until.${key}`, { says: 'until', matter, to: indianDay(until) }, onGraha(opens))

/** `turned.child_1.7`: the house of the chart that is another person's */
export const turnedFact = (kin: Kin, area: KinArea, counted: number, house: number): Fact =>
  judged(`turned.${kin}.${counted}`, { says: 'turned', kin, area, house }, onHouse(house))

/** `delay.marriage_time` */
export const delayFact = (matter: LifeMatter, { what, graha, house, eases }: DelayCause): Fact =>
  judged(
    `delay.${matter}`,
    {
      says: 'delay',
      matter,
      graha,
      why: what,
      ...(house === null ? {} : { house }),
      ...(eases === null ? {} : { to: indianDay(eases) }),
    },
    onGraha(graha),
  )

/** `option.job.business` */
export const optionFact = (choice: Choice, { lean }: Comparison): Fact =>
  judged(`option.${choice.replace('_', '.')}`, { says: 'option', choice, lean }, { kind: 'lagna', id: 'lagna' })
