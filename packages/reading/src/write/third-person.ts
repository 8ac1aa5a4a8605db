import type { Speech } from '@dhruva/intent/parse'
import type { Sentence } from '#types.ts'

type Change = readonly [RegExp, string]

/** Words after which English `you` is whom something is done to. */
const TO_YOU =
  'about|after|against|around|at|behind|beside|between|by|for|from|in|into|of|on|than|through|to|toward|towards|upon|with|asks?|bears?|bring|brings|calls?|carry|carries|costs?|do|does|drains?|finds?|gives?|helps?|holds?|keeps?|lets?|lifts?|makes?|meets?|needs?|pays?|protects?|pulls?|pushes|push|puts?|reach|reaches|sees?|serves?|shows?|suits?|supports?|takes?|teach|teaches|tells?|tires?|trips?|trusts?|wakes?|wants?'

const EN: readonly Change[] = [
  [/\byourself\b/g, 'themselves'],
  [/\byours\b/g, 'theirs'],
  [/\byour\b/g, 'their'],
  [/\bYour\b/g, 'Their'],
  [new RegExp(`\\b(${TO_YOU}) you\\b`, 'gi'), '$1 them'],
  [/\byou\b(?=[,.;:?]|$| (?:is|was|has|does)\b)/g, 'them'],
  [/\byou\b/g, 'they'],
  [/\bYou\b/g, 'They'],
]

const HI: readonly Change[] = [
  [/(?<![\p{L}\p{M}])आपका(?![\p{L}\p{M}])/gu, 'उनका'],
  [/(?<![\p{L}\p{M}])आपकी(?![\p{L}\p{M}])/gu, 'उनकी'],
  [/(?<![\p{L}\p{M}])आपके(?![\p{L}\p{M}])/gu, 'उनके'],
  [/(?<![\p{L}\p{M}])आपको(?![\p{L}\p{M}])/gu, 'उन्हें'],
  [/(?<![\p{L}\p{M}])आपसे(?![\p{L}\p{M}])/gu, 'उनसे'],
  [/(?<![\p{L}\p{M}])आपने(?![\p{L}\p{M}])/gu, 'उन्होंने'],
  [/(?<![\p{L}\p{M}])आपमें(?![\p{L}\p{M}])/gu, 'उनमें'],
  [/(?<![\p{L}\p{M}])आप (?=(?:पर|में|तक)(?![\p{L}\p{M}]))/gu, 'उन '],
  [/(?<![\p{L}\p{M}])आप(?![\p{L}\p{M}])/gu, 'वे'],
]

const HING: readonly Change[] = [
  [/\b([Aa])apka\b/g, 'unka'],
  [/\b([Aa])apki\b/g, 'unki'],
  [/\b([Aa])apke\b/g, 'unke'],
  [/\b([Aa])apko\b/g, 'unhe'],
  [/\b([Aa])apse\b/g, 'unse'],
  [/\b([Aa])apne\b/g, 'unhone'],
  [/\b[Aa]ap (?=(?:par|me|mein|tak)\b)/g, 'un '],
  [/\b[Aa]ap\b/g, 'woh'],
]

const CHANGES: Record<Speech, readonly Change[]> = { en: EN, hi: HI, hing: HING }

/** In Latin letters a sentence begins with a capital. */
const began = (text: string): string =>
  text.replace(/(^|[.?] )([a-z])/g, (_, before: string, letter: string) => before + letter.toUpperCase())

/**
 * What is written to the owner of a chart, said of them to somebody else: `your house of work` is `their house of work`. In Hindi `आप` and
 * `वे` take the same verbs; so do `you` and `they`, which is also said of one person.
 */
export const saidOfThem = (speech: Speech, paragraphs: readonly Sentence[][]): Sentence[][] =>
  paragraphs.map((paragraph) =>
    paragraph.map(({ text, facts }) => {
      const changed = CHANGES[speech].reduce((said, [you, they]) => said.replace(you, they), text)
      return { text: speech === 'hi' || changed === text ? changed : began(changed), facts }
    }),
  )
