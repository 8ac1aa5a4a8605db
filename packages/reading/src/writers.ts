import type { Question as Asked } from '@dhruva/intent/parse'
import { agreedReading, firmReading } from '#possible/agreed-reading.ts'
import { writeHolds } from '#possible/holds.ts'
import type { Sentence } from '#types.ts'
import { writeChart } from '#write/chart/chart.ts'
import { writeRemedy } from '#write/chart/remedy.ts'
import { asking } from '#write/context.ts'
import { writeDays } from '#write/days/days.ts'
import { writeFigure } from '#write/figure/figure.ts'
import { writeReading } from '#write/readings/index.ts'
import { writeTalk } from '#write/talk/talk.ts'
import { saidOfThem } from '#write/third-person.ts'
import type { WriteContext, Writer } from '#write/types.ts'

/** Who has words for a question; the first that has answers it. */
const WRITERS: readonly Writer[] = [writeTalk, writeRemedy, writeDays, writeChart, writeReading]
const WRITERS_OF_FIGURES: readonly Writer[] = [writeTalk, writeFigure]

/** The answer of the first writer that has words for the question. */
export const writtenFor: Writer = (context) => {
  for (const write of context.question.celebrity ? WRITERS_OF_FIGURES : WRITERS) {
    const paragraphs = write(context)
    if (paragraphs) return paragraphs
  }
  return null
}

/** Of what nobody has words for, the whole life is told. */
const ofLife: Writer = (context) =>
  writeReading(
    asking(context, { ...context.asked, subject: { kind: 'self' }, matter: 'life_overview', form: 'how_is' }),
  )

/** What is written on a question; `isOpen` when it says only that the time of birth leaves the answer open. */
export type Written = { paragraphs: Sentence[][]; isOpen: boolean }

/** The contexts that a question is seen in: of an uncertain time what holds in all its charts, and each of them. */
export type Seen = {
  contextOf: (asked: Asked) => WriteContext
  possibleOf: (asked: Asked) => WriteContext[]
}

/** Of another's chart that one is spoken of, not to. */
const asSaid =
  (write: Writer): Writer =>
  (context) => {
    const paragraphs = write(context)
    return paragraphs && context.ofThird ? saidOfThem(context.speech, paragraphs) : paragraphs
  }

/** A question as one of these writers answers it; of an uncertain time what all its charts say. */
export const writtenOf = ({ contextOf, possibleOf }: Seen, asked: Asked, writer: Writer): Written => {
  const write = asSaid(writer)
  const possible = possibleOf(asked)
  const context = contextOf(asked)
  if (possible.length <= 1) return { paragraphs: write(context) ?? asSaid(ofLife)(context) ?? [], isOpen: false }
  const agreed = agreedReading(possible, write) ?? firmReading(context, write)
  if (agreed?.flat().some(({ facts }) => facts.length > 0)) return { paragraphs: agreed, isOpen: false }
  const [open, ...holds] = writeHolds(context)
  return { paragraphs: [...(agreed ?? [open ?? []]), ...holds], isOpen: agreed === null }
}
