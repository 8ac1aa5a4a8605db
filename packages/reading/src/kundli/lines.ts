import { type Asked, type Line, writingFor } from './context.ts'
import { exactLines } from './exact.ts'
import { uncertainLines } from './uncertain.ts'

/**
 * The sentences a kundli page opens with: who the person is, what is strongest, what runs now, what comes next, what to mind.
 * Written from the judgement of the chart on the Indian day of `at`; each with the facts it rests on. Of a public figure three.
 */
export const kundliLines = (asked: Asked): Line[] => {
  const writing = writingFor(asked)
  return asked.uncertainty === 0 ? exactLines(writing) : uncertainLines(writing)
}
