import type { Astrologer, Code } from '@dhruva/common'
import { type Chart, type GrahaId, withCurrent } from '@dhruva/jyotish'
import { starters as en } from '#texts/en/starters.ts'
import { starters as hi } from '#texts/hi/starters.ts'
import { ageOn } from './dates.ts'
import { grahaName } from './names.ts'
import { ADULT } from './rules.ts'
import type { Person } from './types.ts'

const TABLES = { en, hi }
const STAGES = { Single: 'single', Married: 'married', Divorced: 'divorced' } as const

/** Three questions for one who does not know how to begin; the mahadasha lord is null outside the 120 years. */
export const startersIn = (
  code: Code,
  person: Pick<Person, 'maritalStatus'>,
  astrologer: Astrologer,
  maha: GrahaId | null,
  age: number,
): string[] => {
  const table = TABLES[code]
  if (age < ADULT) return table[astrologer].minor
  if (astrologer === 'Astra') return table.Astra[STAGES[person.maritalStatus]]
  return maha ? [table.Oracle.dasha(grahaName(code, maha)), ...table.Oracle.adult.slice(0, 2)] : table.Oracle.adult
}

/**
 * Three starter questions (six characters or more) in the language of the birth, fitting the person's age, marriage and
 * running mahadasha on the day of `at`.
 */
export const starters = (person: Person, astrologer: Astrologer, chart: Chart, at: Date): string[] => {
  const maha = withCurrent(chart, at).vimshottari.current?.maha.lord ?? null
  return startersIn(person.language === 'Hindi' ? 'hi' : 'en', person, astrologer, maha, ageOn(chart.input.dob, at))
}
