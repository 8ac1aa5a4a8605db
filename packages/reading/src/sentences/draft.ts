import type { Sentence } from '#types.ts'

/** A sentence on its way into an answer; `priority` 0 always stays, higher numbers go first when the answer is long. */
export type Draft = Sentence & { priority: number; isItem?: boolean }

export const draft = (text: string, facts: readonly string[], priority = 0): Draft => ({
  text,
  facts: [...new Set(facts)],
  priority,
})

/** Words as a person counts them: tokens with a letter or a digit. */
export const countWords = (text: string): number =>
  text.split(/\s+/).filter((token) => /[\p{L}\p{N}]/u.test(token)).length

/**
 * Leaves out the sentences most easily spared until the answer has at most `limit` words. No sentence is said twice.
 * Empty paragraphs go.
 */
export const trimToWordLimit = (
  paragraphs: ReadonlyArray<ReadonlyArray<Draft | null>>,
  limit: number,
): Sentence[][] => {
  const seen = new Set<string>()
  const once = paragraphs.map((paragraph) =>
    paragraph.filter((sentence) => {
      if (!sentence || seen.has(sentence.text)) return false
      seen.add(sentence.text)
      return true
    }),
  )
  const all = once.flat().filter((sentence) => sentence !== null)
  let words = all.reduce((sum, sentence) => sum + countWords(sentence.text), 0)
  const dropped = new Set<Draft>()
  for (const sentence of all.filter(({ priority }) => priority > 0).toSorted((a, b) => b.priority - a.priority)) {
    if (words <= limit) break
    dropped.add(sentence)
    words -= countWords(sentence.text)
  }
  return once
    .map((paragraph) =>
      paragraph
        .filter((sentence) => sentence !== null)
        .filter((sentence) => !dropped.has(sentence))
        .map(({ text, facts }) => ({ text, facts })),
    )
    .filter((paragraph) => paragraph.length > 0)
}
