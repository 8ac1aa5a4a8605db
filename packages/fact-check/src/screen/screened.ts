import type { Piece } from '@dhruva/reading'
import { Buffer } from '#buffer.ts'
import { isWhole, sentenceEnd } from '#sentences.ts'
import type { Screen } from './screen.ts'

/** A reply of which nothing may be shown. `check` is a word for counters and logs. */
export class Withheld extends Error {
  readonly check: string

  constructor(check: string) {
    super(`a reply was withheld: ${check}`)
    this.name = 'Withheld'
    this.check = check
  }
}

const textOf = (pieces: readonly Piece[]) => pieces.reduce((all, { text }) => all + text, '')

/** Where the first sentence ends with the space behind it, by which whoever reads on knows that it has ended; -1 while open. */
const lastOf = (text: string): number => {
  const end = sentenceEnd(text)
  return end < 0 ? end : end + (/^\s+/.exec(text.slice(end))?.[0].length ?? 0)
}

/** The pieces with another text: the marks stand at its end. */
const reworded = (pieces: readonly Piece[], text: string): Piece[] =>
  textOf(pieces) === text ? [...pieces] : [{ text, facts: pieces.flatMap(({ facts }) => facts) }]

/**
 * Lets whole sentences through that the screen lets through. What may not be said at all ends the reply.
 *
 * @param count told what was found, each time
 * @throws Withheld when none of it could be shown
 */
export async function* screened(
  pieces: AsyncIterable<Piece>,
  screen: Screen,
  count: (check: string) => void = () => {},
): AsyncGenerator<Piece> {
  const buffer = new Buffer()
  let shown = false
  let ended: string | null = null
  let last: string | null = null

  const pass = (sentence: Piece[]): Piece[] => {
    const { text, check, ends } = screen.check(textOf(sentence))
    if (check) count(check)
    last = check ?? last
    if (ends) ended = check
    if (text === '') return []
    shown ||= text.trim() !== ''
    return reworded(sentence, text)
  }

  try {
    for await (const piece of pieces) {
      buffer.add(piece)
      for (let end = lastOf(buffer.text); end >= 0 && ended === null; end = lastOf(buffer.text))
        yield* pass(buffer.take(end))
      if (ended !== null) break
    }
  } catch (error) {
    if (ended === null && isWhole(buffer.text)) yield* pass(buffer.take(buffer.text.length))
    throw error
  }
  if (ended === null && buffer.text !== '') yield* pass(buffer.take(buffer.text.length))
  if (!shown && last !== null) throw new Withheld(last)
}
