import type { Code } from '@dhruva/common'
import type { Chart, GrahaId } from '@dhruva/jyotish'
import { ageOn } from '#dates.ts'
import { createFact } from '#facts/create-fact.ts'
import { todayOf } from '#facts/today.ts'
import { ADULT } from '#rules.ts'
import { fnv1a } from '#texts/forms/hash.ts'
import type { Fact, Person } from '#types.ts'
import { fill } from '#write/fill.ts'
import { areaIn, theGraha } from '#write/say/names.ts'
import { capital } from '#write/say/say.ts'
import { YOUNG_AREAS } from './wordings-data.ts'

/** What the first sentences of a kundli page are asked for. */
export type Asked = {
  chart: Chart
  at: Date
  person: Pick<Person, 'gender' | 'maritalStatus'>
  /** minutes to either side by which the time of birth is uncertain; null when it is unknown, 0 when it is exact */
  uncertainty: number | null
  /** a public figure's: nothing is foretold and nobody is spoken to */
  celebrity: boolean
  code: Code
}

/** What a sentence of a kundli page is about, in the order they stand. */
export const ABOUT = ['who', 'strongest', 'now', 'next', 'mind'] as const
/** One sentence with the facts it rests on. */
export type Line = { about: (typeof ABOUT)[number]; text: string; facts: Fact[] }

/** What the writers of the sentences read: the chart on the Indian day, its facts, and how to word them. */
export type Writing = Asked & {
  age: number
  facts: ReadonlyMap<string, Fact>
  /** one of the wordings, as it is filled for the person; the same for the same chart */
  pick: (slot: string, wordings: readonly string[], slots?: Record<string, string>) => string
  /** The same as a sentence of its own. Slots also stand with a capital: `{Graha}`. */
  say: (slot: string, wordings: Record<Code, readonly string[]>, slots: Record<string, string>) => string
}

const capitals = (slots: Record<string, string>): Record<string, string> => ({
  ...slots,
  ...Object.fromEntries(Object.entries(slots).map(([slot, text]) => [capital(slot), capital(text)])),
})

const voiceFor = ({ chart, person, code }: Asked): Pick<Writing, 'pick' | 'say'> => {
  const key = `${chart.input.utc} ${chart.ascendant.lon}`
  const pick: Writing['pick'] = (slot, wordings, slots = {}) => {
    const wording = wordings[(fnv1a(`${key} ${slot}`) >>> 7) % wordings.length] ?? ''
    return fill({ person: person.gender, astrologer: 'Male' }, wording, capitals(slots))
  }
  return { pick, say: (slot, wordings, slots) => capital(pick(slot, wordings[code], slots)) }
}

export const writingFor = (asked: Asked): Writing => {
  const { chart, at, facts } = todayOf(asked.chart, asked.at)
  const known = new Map<string, Fact>(facts.map((fact) => [fact.id, fact]))
  const whose = asked.celebrity
    ? [...known].map(([id, fact]) => [id, createFact({ ...fact, whose: 'one' })] as const)
    : known
  return {
    ...asked,
    chart,
    at,
    age: ageOn(chart.input.dob, at),
    facts: new Map(whose),
    ...voiceFor({ ...asked, chart }),
  }
}

/** What a house is about, to the age of the person. */
export const areaOf = ({ code, age, celebrity }: Writing, house: number): string =>
  (age < ADULT && !celebrity ? YOUNG_AREAS[code][house] : undefined) ?? areaIn(code, house)

/** `the Moon`, `Mars` */
export const graha = (code: Code, id: GrahaId): string => theGraha(code, id)

/** The facts of these ids that are there. */
export const factsOf = ({ facts }: Pick<Writing, 'facts'>, ...ids: readonly string[]): Fact[] =>
  ids.flatMap((id) => facts.get(id) ?? [])
