import type { PredictionType } from '#types.ts'
import type { Line } from './context.ts'

/** Words of a prediction, the fewest and the most. */
export const WORDS: Record<PredictionType, readonly [number, number]> = {
  daily: [110, 150],
  weekly: [150, 190],
  monthly: [190, 250],
  yearly: [320, 420],
}

/** What stands between spaces: the dash of a list item counts. */
export const wordsIn = (text: string): number => text.split(/\s+/).filter((word) => word !== '').length

const isItem = ({ is }: Line): boolean => is === 'item'
const isOptional = ({ rank }: Line): boolean => rank !== undefined

/**
 * The lines that a prediction has room for: all that are not optional, then the optional ones and the longer wordings by their rank, as
 * long as `most` words are not exceeded.
 */
export const fitted = (paragraphs: readonly Line[][], most: number): Line[][] => {
  const lines = paragraphs.flat()
  const chosen = new Map(lines.filter((line) => !isOptional(line)).map((line) => [line, line]))
  let room = most - [...chosen.values()].reduce((sum, { text }) => sum + wordsIn(text), 0)
  const wishes = lines.flatMap((line) => [
    ...(line.rank === undefined ? [] : [{ rank: line.rank, line, as: line, more: wordsIn(line.text) }]),
    ...(line.more
      ? [{ rank: line.more.rank ?? 0, line, as: line.more, more: wordsIn(line.more.text) - wordsIn(line.text) }]
      : []),
  ])
  for (const { line, as, more } of wishes.toSorted((a, b) => a.rank - b.rank)) {
    if (more > room || (as !== line && !chosen.has(line))) continue
    chosen.set(line, as)
    room -= more
  }
  return paragraphs
    .map((sentences) => sentences.flatMap((line) => chosen.get(line) ?? []))
    .map((sentences, index) =>
      // a heading of a list says nothing without an item
      (paragraphs[index] ?? []).some(isItem) && !sentences.some(isItem)
        ? sentences.filter(({ is }) => is !== 'head')
        : sentences,
    )
}
