/** What was judged of the matters that a question asks, in numbers: what a text about them is held against. */
import {
  type GrahaId,
  type Judgement,
  LIFE_MATTERS,
  type Role,
  type Standing,
  type Window,
  type WindowClass,
} from '@dhruva/jyotish'
import { preparedOf } from '#prepared.ts'
import type { Question } from '#types.ts'
import { NO_QUESTION } from '#write/context.ts'
import { readerOf } from '#write/readings/reader.ts'
import type { WriteContext } from '#write/types.ts'
import { isJudged } from './plan.ts'

/** ms since 1970 UTC */
export type JudgedWindow = { startMs: number; endMs: number; class: WindowClass }
export type JudgedMatter = { standing: Standing; calendar: JudgedWindow[] }
export type Judged = {
  matters: JudgedMatter[]
  strongest: GrahaId
  weakest: GrahaId
  roles: Record<GrahaId, Role>
}

/** What was judged of some questions. */
export const judgedIn = (contexts: readonly WriteContext[], { strongest, weakest, roles }: Judgement): Judged => ({
  matters: contexts.flatMap((context): JudgedMatter[] => {
    const matter = LIFE_MATTERS.find((one) => one === context.asked.matter)
    if (!matter) return []
    const { standing, calendar } = readerOf(context, matter).verdict
    return [{ standing, calendar: calendar.map(windowOf) }]
  }),
  strongest,
  weakest,
  roles,
})

const windowOf = ({ start, end, class: of }: Window): JudgedWindow => ({
  startMs: Date.parse(start),
  endMs: Date.parse(end),
  class: of,
})

/** Null where no one judgement was made: of a prediction, a public figure or two births, or where the time of birth is not exact. */
export const judgedFor = (question: Question): Judged | null => {
  if (question.predict || !isJudged(question)) return null
  const { contextOf, possibleOf, parsed } = preparedOf(question)
  // each chart that an uncertain birth can have is judged otherwise
  if (parsed.questions.some((asked) => possibleOf(asked).length > 1)) return null
  return judgedIn(parsed.questions.map(contextOf), contextOf(NO_QUESTION).judgement)
}
