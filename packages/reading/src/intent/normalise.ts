/** A message as comparable words; `folded` ignores the usual freedoms of Hindi in Latin letters. */
export type Words = { plain: string[]; folded: string[] }

/**
 * One spelling for the many of Roman Hindi: `shaadi shadi shadhi`, `naukri nokri`, `paisa pesa`, `nahin nahi`.
 * Patterns and messages are folded alike, so only words that differ in nothing else meet.
 */
export const fold = (word: string): string =>
  word
    .replaceAll('w', 'v')
    .replaceAll('ph', 'f')
    .replaceAll('z', 'j')
    .replaceAll('q', 'k')
    .replace(/([bdgjkt])h/g, '$1')
    .replace(/c+hc*h*/g, 'ch')
    .replace(/aa+/g, 'a')
    .replace(/ee+|ii+/g, 'i')
    .replace(/oo+|uu+/g, 'u')
    .replaceAll('au', 'o')
    .replace(/ai|ei/g, 'e')
    .replace(/([a-z])\1+/g, '$1')
    .replace(/(?<=..[aeiou])n$/, '')

/** Devanagari without nukta, chandrabindu and half nasals, which people write or leave out. */
const plainDevanagari = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll('\u093c', '')
    .normalize('NFC')
    .replaceAll('ँ', 'ं')
    .replace(/[ङञणनम]्(?=[क-ह])/g, 'ं')

/** Lower case, no punctuation, no zero-width marks, letters said thrice or more said twice. */
export const wordsOf = (message: string): Words => {
  const text = plainDevanagari(message.normalize('NFKC').toLowerCase())
    .replace(/[\u200b-\u200d\ufeff]/g, '')
    .replace(/['’`]/g, '')
    .replace(/([a-z])\1{2,}/g, '$1$1')
  const plain = text.split(/[^\p{L}\p{M}\p{N}]+/u).filter(Boolean)
  return { plain, folded: plain.map(fold) }
}

export type Pattern = { words: string[]; folded: boolean }

/** A list of patterns: `,` between patterns, `word`, `stem*`, or several words that follow each other. */
export const patterns = (english: string, roman = '', hindi = ''): Pattern[] => {
  const read = (list: string, folded: boolean) =>
    list
      .split(',')
      .map((item) => item.trim())
      .filter(Boolean)
      .map((item) => ({
        folded,
        words: item.split(' ').map((word) => {
          const stem = word.replace('*', '')
          const plain = folded ? fold(stem) : plainDevanagari(stem)
          return word.endsWith('*') ? `${plain}*` : plain
        }),
      }))
  return [...read(english, false), ...read(roman, true), ...read(hindi, false)]
}

const fits = (pattern: string, word: string | undefined): boolean =>
  word !== undefined && (pattern.endsWith('*') ? word.startsWith(pattern.slice(0, -1)) : word === pattern)

/** Where a pattern begins in a message, or -1. */
export const placeOf = (pattern: Pattern, words: Words): number => {
  const list = pattern.folded ? words.folded : words.plain
  for (let start = 0; start + pattern.words.length <= list.length; start++)
    if (pattern.words.every((part, index) => fits(part, list[start + index]))) return start
  return -1
}

export const hits = (list: readonly Pattern[], words: Words): number =>
  list.reduce((count, pattern) => count + (placeOf(pattern, words) < 0 ? 0 : 1), 0)

export const has = (list: readonly Pattern[], words: Words): boolean =>
  list.some((pattern) => placeOf(pattern, words) >= 0)

/** The message without the words of these patterns: figures of speech that must not be taken at their word. */
export const without = (list: readonly Pattern[], words: Words): Words => {
  const kept = { plain: [...words.plain], folded: [...words.folded] }
  for (const pattern of list)
    for (let at = placeOf(pattern, kept); at >= 0; at = placeOf(pattern, kept)) {
      kept.plain.splice(at, pattern.words.length)
      kept.folded.splice(at, pattern.words.length)
    }
  return kept
}
