import type { Piece } from '@dhruva/reading'
import { Buffer } from './buffer.ts'
import type { Mend } from './mend.ts'
import { Withheld } from './screen/screened.ts'
import { sentenceEnd } from './sentences.ts'
import type { Verdict } from './verdict.ts'
import type { Verifier } from './verifier.ts'

/** So many sentences wait for the one that says the verdict. */
const WAIT = 3

const textOf = (pieces: readonly Piece[]): string => pieces.reduce((all, { text }) => all + text, '')
const citesOf = (pieces: readonly Piece[]): string[] => pieces.flatMap(({ facts }) => facts)

/**
 * Holds a reply back until one of its first sentences says the verdict, and is true. Where none does, one is asked for to stand
 * before them.
 *
 * @param pieces whole sentences
 * @throws Withheld when there is none: nothing was shown then
 */
export async function* begunWith(
  pieces: AsyncIterable<Piece>,
  verdict: Verdict | null,
  verifier: Pick<Verifier, 'read'>,
  mend: Mend | null,
): AsyncGenerator<Piece> {
  if (!verdict) {
    yield* pieces
    return
  }
  const isCarriedBy = (sentence: readonly Piece[]): boolean =>
    verdict.carries(textOf(sentence)) && verifier.read(textOf(sentence), citesOf(sentence)).every(({ ok }) => ok)
  const buffer = new Buffer()
  const held: Piece[] = []
  let sentences = 0
  let carried = false

  const take = (end: number): void => {
    const sentence = buffer.take(end)
    held.push(...sentence)
    if (textOf(sentence).trim() === '') return
    sentences += 1
    carried ||= isCarriedBy(sentence)
  }
  /** What was held, behind a sentence that says the verdict. */
  const begun = async (): Promise<Piece[]> => {
    if (carried) return held
    const first = await mend?.({ paragraph: textOf(held), verdict: verdict.says, facts: verdict.facts })
    if (!first || !isCarriedBy(first)) throw new Withheld('verdict')
    return [...first, { text: ' ', facts: [] }, ...held]
  }

  let isOpen = true
  for await (const piece of pieces) {
    if (!isOpen) {
      yield piece
      continue
    }
    buffer.add(piece)
    for (let end = sentenceEnd(buffer.text); end >= 0 && !carried && sentences < WAIT; end = sentenceEnd(buffer.text))
      take(end)
    if (!carried && sentences < WAIT) continue
    isOpen = false
    yield* await begun()
    yield* buffer.take(buffer.text.length)
  }
  if (!isOpen) return
  if (buffer.text !== '') take(buffer.text.length)
  if (sentences > 0) yield* await begun()
}
