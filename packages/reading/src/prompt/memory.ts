/** What a language model is told of the talk so far. */
import type { About } from '@dhruva/intent/parse'
import { noonOfDay } from '#dates.ts'
import type { Question, TalkTurn } from '#types.ts'
import { tokensIn } from './tokens.ts'

/** All of the talk together. */
export const MEMORY_TOKENS = 800
/** So many exchanges go out word by word, those before them as one line each. */
const WHOLE = 3
const LINE_TOKENS = 40
/** One answer that is longer than this goes out to its last sentence before it. */
const ANSWER_TOKENS = 320
const MESSAGE_TOKENS = 120

/** A question and its answer. */
type Exchange = { asked: string; answered: TalkTurn }

export type Memory = {
  /** earlier exchanges, one line each: whose life, which matter, the verdict, the times named */
  lines: string[]
  /** of the same day: what an answer has to agree with */
  alreadySaid: string[]
  /** the last exchanges in full */
  whole: Array<{ asked: string; answered: string }>
  /** a message was met with care: it is not told, only that it was */
  gentle: boolean
}

const exchangesOf = (history: readonly TalkTurn[]): Exchange[] =>
  history.flatMap((answered, at) => {
    if (answered.role !== 'astrologer') return []
    const before = history[at - 1]
    return [{ asked: before?.role === 'user' ? before.text : '', answered }]
  })

const SENTENCE = /^[\s\S]*?[.!?।](?=\s|$)/

/** A text to its last whole sentence within so many tokens; of a longer first sentence its beginning. */
const within = (text: string, most: number): string => {
  if (tokensIn(text) <= most) return text
  let kept = ''
  let rest = text
  for (let sentence = SENTENCE.exec(rest)?.[0]; sentence; sentence = SENTENCE.exec(rest)?.[0]) {
    if (tokensIn(kept + sentence) > most) break
    kept += sentence
    rest = rest.slice(sentence.length)
  }
  if (kept !== '') return kept
  const words = text.split(/\s+/)
  while (words.length > 1 && tokensIn(words.join(' ')) > most) words.pop()
  return `${words.join(' ')} …`
}

const firstSentence = (text: string): string => (SENTENCE.exec(text)?.[0] ?? text).trim()

const subjectOf = ({ subject, matter }: About): string => `${subject.kind} ${matter ?? ''}`.trim()

/** `self job_get: The nearest good time for a job is 25 January to 3 June 2027.` */
const lineOf = ({ answered: { about = [], text, facts = [] } }: Exchange): string => {
  const verdict = firstSentence(text)
  const windows = facts.filter(({ id }) => id?.startsWith('window.')).map((fact) => fact.text.en)
  const [head = ''] = about.map(subjectOf)
  const line = `${head ? `${head}: ` : ''}${verdict}`
  return within([line, ...windows.filter((window) => !line.includes(window))].join(' · '), LINE_TOKENS)
}

const isToday = ({ answered: { at, kind } }: Exchange, today: Date): boolean =>
  (kind === undefined || kind === 'reading') &&
  (at === undefined || noonOfDay(at).getTime() === noonOfDay(today).getTime())

const costOf = ({ lines, alreadySaid, whole }: Memory): number =>
  [...lines, ...alreadySaid, ...whole.flatMap(({ asked, answered }) => [asked, answered])].reduce(
    (sum, text) => sum + tokensIn(text),
    0,
  )

/** Without its oldest part: a line, then what was already said, then an exchange. */
const without = (memory: Memory): Memory => {
  if (memory.lines.length > 0) return { ...memory, lines: memory.lines.slice(1) }
  if (memory.alreadySaid.length > 0) return { ...memory, alreadySaid: memory.alreadySaid.slice(1) }
  return { ...memory, whole: memory.whole.slice(1) }
}

/**
 * The talk before a question, in at most 800 tokens: the last three exchanges whole, older ones a line each, the oldest left out
 * first. Verdicts of the same Indian day are given as said. A turn of care is never told.
 *
 * @param clean takes out of a person's words what leads to somebody
 */
export const memoryOf = ({ history, at }: Question, clean: (text: string) => string): Memory => {
  const all = exchangesOf(history)
  const told = all.filter(({ answered }) => answered.kind !== 'care')
  const older = told.slice(0, -WHOLE)
  const saidToday = older.filter((exchange) => isToday(exchange, at))
  let memory: Memory = {
    lines: older.filter((exchange) => !saidToday.includes(exchange)).map(lineOf),
    alreadySaid: saidToday.map(lineOf),
    whole: told.slice(-WHOLE).map(({ asked, answered }) => ({
      asked: within(clean(asked), MESSAGE_TOKENS),
      answered: within(answered.text, ANSWER_TOKENS),
    })),
    gentle: told.length < all.length,
  }
  while (costOf(memory) > MEMORY_TOKENS) memory = without(memory)
  return memory
}
