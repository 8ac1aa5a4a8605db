import type { Sentence } from '#types.ts'

/** A sentence on its way into an answer; `keep` 0 always stays, higher numbers go first when the answer is long. */
export type Draft = Sentence & { keep: number; isItem?: boolean }

export const draft = (text: string, facts: readonly string[], keep = 0): Draft => ({
  text,
  facts: [...new Set(facts)],
  keep,
})

/** Words as a person counts them: tokens with a letter or a digit. */
export const countWords = (text: string): number =>
  text.split(/\s+/).filter((token) => /[\p{L}\p{N}]/u.test(token)).length

/**
 * Leaves out the sentences most easily spared until the answer has at most `limit` words. No sentence is said twice.
 * Empty paragraphs go.
 */
export const fit = (paragraphs: ReadonlyArray<ReadonlyArray<Draft | null>>, limit: number): Sentence[][] => {
  const said = new Set<string>()
  const kept = paragraphs.map((paragraph) =>
    paragraph.filter((sentence) => {
      if (!sentence || said.has(sentence.text)) return false
      said.add(sentence.text)
      return true
    }),
  )
  const all = kept.flat().filter((sentence) => sentence !== null)
  let words = all.reduce((sum, sentence) => sum + countWords(sentence.text), 0)
  const dropped = new Set<Draft>()
  for (const sentence of all.filter(({ keep }) => keep > 0).toSorted((a, b) => b.keep - a.keep)) {
    if (words <= limit) break
    dropped.add(sentence)
    words -= countWords(sentence.text)
  }
  return kept
    .map((paragraph) =>
      paragraph
        .filter((sentence) => sentence !== null)
        .filter((sentence) => !dropped.has(sentence))
        .map(({ text, facts }) => ({ text, facts })),
    )
    .filter((paragraph) => paragraph.length > 0)
}
