/** A number from a text, the same for the same text. */
const numberOf = (text: string): number => {
  let hash = 0x811c9dc5
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193)
  return (hash ^ (hash >>> 15)) >>> 0
}

/** How people shorten what they type often. */
const SHORT: Readonly<Record<string, string>> = {
  hai: 'h',
  hain: 'h',
  ke: 'k',
  kya: 'ky',
  nahi: 'nhi',
  kab: 'kb',
  tak: 'tk',
  main: 'mai',
  mein: 'me',
  you: 'u',
  will: 'wil',
  when: 'wen',
  should: 'shud',
  my: 'mi',
  please: 'plz',
  and: 'n',
  what: 'wat',
  get: 'gt',
  be: 'b',
  meri: 'mri',
  mera: 'mra',
  kar: 'kr',
  par: 'pr',
  raha: 'rha',
  rahi: 'rhi',
}

const KEPT_MIN = 4

/** One word mistyped: an inner vowel left out, a letter doubled or halved, two letters the wrong way round. */
const mistyped = (word: string): string => {
  const short = SHORT[word]
  const chance = numberOf(word)
  if (short !== undefined) return chance % 3 === 0 ? word : short
  if (word.length < KEPT_MIN || !/^[a-z]+$/.test(word)) return word
  const at = 1 + (chance % (word.length - 2))
  switch ((chance >>> 8) % 4) {
    case 0:
      return word[0] + word.slice(1, -1).replace(/[aeiou]/, '') + word.slice(-1)
    case 1:
      return word[0] + word.slice(1, -1).replace(/[aeiou]/g, '') + word.slice(-1)
    case 2:
      return word.slice(0, at) + (word[at + 1] ?? '') + (word[at] ?? '') + word.slice(at + 2)
    default:
      return word.replace(/(.)\1/, '$1').replace(/ee/, 'i').replace(/oo/, 'u')
  }
}

/** A message as somebody in a hurry types it: every third word or so mistyped; the same message gives the same. */
export const hurried = (text: string): string =>
  text
    .toLowerCase()
    .split(' ')
    .map((word, at) => (numberOf(`${at}${text}`) % 5 < 2 ? mistyped(word) : word))
    .join(' ')
