import { lacksOther } from '@dhruva/intent'
import { ageOn, noonOfDay } from '#dates.ts'
import { parsedOf } from '#parsed.ts'
import type { Question } from '#types.ts'
import { pairOf } from './pair.ts'

type OtherData = { other_person?: 'not saved' | { first_name: string; gender: string; age: number; bond: string } }

/** What a language model is told of the other person beside the facts; nothing when a question compares nobody. */
export const otherData = (question: Question): OtherData => {
  const pair = pairOf(question)
  if (pair) {
    const { other, name, kind } = pair
    const age = ageOn(other.chart.input.dob, noonOfDay(question.at))
    return { other_person: { first_name: name, gender: other.person.gender, age, bond: kind } }
  }
  const match = question.celebrity ? null : parsedOf(question).match
  return match && lacksOther(match) ? { other_person: 'not saved' } : {}
}
