import { INDIA } from '@dhruva/common'
import { dateIn } from '#dates.ts'
import type { PredictionType, Question } from '#types.ts'
import { WORDS } from './fit.ts'
import { predictionSpan } from './period-days.ts'
import { predict } from './predict.ts'
import type { Prediction } from './types.ts'

/** A model is given the facts of a prediction and its false sentences are replaced from it: the same one is made once. */
const known = new WeakMap<Question, Prediction>()

/** The prediction that a question wants; null when it asks something else. */
export const predictionFor = (question: Question): Prediction | null => {
  const { predict: type, chart, at, person, celebrity, uncertainty } = question
  if (!type) return null
  const found = known.get(question)
  if (found) return found
  const made = predict({ chart, at, person, type, language: person.language, celebrity, uncertainty })
  known.set(question, made)
  return made
}

/** What a language model is told of the period it shall write about. */
export const periodData = (type: PredictionType, at: Date) => {
  const { noons } = predictionSpan(type, at)
  const day = (noon: Date | undefined) => (noon ? dateIn('en', INDIA, noon) : '')
  const [least, most] = WORDS[type]
  return { prediction: type, from: day(noons[0]), to: day(noons.at(-1)), words: `${least} to ${most}` }
}

/** Words that a prediction of a period may have. */
export const wordsOfPeriod = (type: PredictionType): number => WORDS[type][1]
