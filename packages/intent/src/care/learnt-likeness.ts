import type { Row } from '#parse/examples.ts'
import { modelOf } from '#parse/model.ts'
import { learn } from '#parse/training.ts'
import { hurried } from '#parse/variations.ts'
import { bytesOf } from '#parse/weights.ts'
import { wordsOf } from '#words.ts'
import { heardIn } from './hearing.ts'
import { EXAMPLES } from './learnt-from.ts'
import { hashOfExamples, piecesOf } from './likeness.ts'
import { CLASSES } from './model.ts'

const COURSE = { epochs: 6, rate: 1, keep: 300_000 }
/** What is typed in Latin letters is also typed in haste. */
const IN_LATIN = /^[\x20-\x7e]*$/

/** Matters that people ask about with a grave one beside it, or as one. */
const NEAR_GRAVE: ReadonlySet<string> = new Set([
  '-',
  'health_general',
  'mind_unrest',
  'debt_loan',
  'separation',
  'children_time',
  'money_stuck',
  'family_dispute',
  'past_check',
])

type Labelled = { text: string; label: number }

const ofExamples = (): Labelled[] =>
  EXAMPLES.flatMap(([name, messages]) => messages.map((text) => ({ text, label: CLASSES.indexOf(name) })))

/** What is asked every day is nothing grave. */
const ofQuestions = (rows: readonly Row[]): Labelled[] =>
  rows.filter(({ matter }) => !NEAR_GRAVE.has(matter)).map(({ text }) => ({ text, label: CLASSES.indexOf('none') }))

/**
 * The second model with the hash of what it is learnt from, as `data/care.bin.br` keeps it before it is packed: the examples, those in
 * Latin letters also as if typed in haste, and the questions that understanding is learnt from.
 */
export const learntLikeness = (rows: readonly Row[]): Uint8Array => {
  const typed = ofExamples()
  const hasty = typed
    .filter(({ text }) => IN_LATIN.test(text))
    .map(({ text, label }) => ({ text: hurried(text), label }))
  const all = [...typed, ...hasty, ...ofQuestions(rows)]
  const examples = all.map(({ text, label }) => ({ features: piecesOf(heardIn(wordsOf(text))), label }))
  const bytes = bytesOf(modelOf(learn(examples, CLASSES.length, COURSE)))
  return Buffer.concat([Buffer.from(hashOfExamples(EXAMPLES, rows), 'hex'), bytes])
}
