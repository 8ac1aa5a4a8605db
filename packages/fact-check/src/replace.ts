import type { Sentence } from '@dhruva/reading'
import type { Claim } from './types.ts'
import type { Verifier } from './verifier.ts'

/** Sentences that lean on the one before them. */
const LEANS =
  /^(?:- )?(?:There|It|Its|He|She|They|That|This|These|Those|Then|Within|With the|With that|Of the two|So|But|And|Even|Also|Both|In it|The second|The tradition|वहाँ|वह|वे|यह|ये|इस|इसका|इसकी|इसके|इसमें|इन|उस|उसका|उसकी|उसी|पर |और |तब|फिर|परंपरा|Wahan|Woh|Yeh|Iska|Iski|Is |In |Us)(?:\s|,|$)/u

const isHouse = (subject: string): boolean => subject.startsWith('house:')

/** How much two lists of subjects share. A house alone is enough only where the statement was about nothing else. */
const nearness = (wanted: ReadonlySet<string>, about: readonly string[]): number => {
  const shared = about.filter((subject) => wanted.has(subject))
  if (shared.every(isHouse) && ![...wanted].every(isHouse)) return 0
  return shared.reduce((sum, subject) => sum + (isHouse(subject) ? 1 : 2), 0)
}

const plain = (text: string): string =>
  text
    .replace(/[\s*_-]+/g, ' ')
    .trim()
    .toLowerCase()

/**
 * Chooses the composer's sentence that stands in for a false one: about the same graha, house or period, not yet said,
 * of the same form (an item for an item), and complete in itself. Null when it has none.
 */
export const createReplacer = (verifier: Verifier, aboutOf: (text: string, cites: readonly string[]) => Claim[]) => {
  let known: Array<{ sentence: Sentence; about: string[] }> | undefined
  const used = new Set<string>()
  const candidates = () => {
    known ??= verifier
      .composed()
      .paragraphs.flat()
      .filter(({ text }) => !LEANS.test(text) && !(verifier.name && text.includes(verifier.name)))
      .map((sentence) => ({ sentence, about: aboutOf(sentence.text, sentence.facts).flatMap(({ about }) => about) }))
    return known
  }
  return (falsehoods: readonly Claim[], isItem: boolean, shown: string): Sentence | null => {
    const wanted = new Set(falsehoods.flatMap(({ about }) => about))
    const said = plain(shown)
    let best: Sentence | null = null
    let most = 0
    for (const { sentence, about } of candidates()) {
      if (sentence.text.startsWith('- ') !== isItem || used.has(sentence.text) || said.includes(plain(sentence.text)))
        continue
      const near = nearness(wanted, about) / (1 + about.length / 20)
      if (near > most) [best, most] = [sentence, near]
    }
    if (best) used.add(best.text)
    return best
  }
}
