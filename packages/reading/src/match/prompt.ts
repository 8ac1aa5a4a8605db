import { ageOn, noonOfDay } from '#dates.ts'
import { pairOf } from '#match/pair.ts'
import { lacksOther, matchWish } from '#match/wish.ts'
import type { Question } from '#types.ts'

type OtherData = { other_person?: 'not saved' | { first_name: string; gender: string; age: number; bond: string } }

/** What a language model is told of the other person beside the facts; nothing when a question compares nobody. */
export const otherData = (question: Question): OtherData => {
  const pair = pairOf(question)
  if (pair) {
    const { other, name, kind } = pair
    const age = ageOn(other.chart.input.dob, noonOfDay(question.at))
    return { other_person: { first_name: name, gender: other.person.gender, age, bond: kind } }
  }
  const wish = question.celebrity ? null : matchWish(question.message, question.history)
  return wish && lacksOther(wish) ? { other_person: 'not saved' } : {}
}
