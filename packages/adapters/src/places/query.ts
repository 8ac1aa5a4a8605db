import { hasIndic, placeSpellings } from '@dhruva/hindi'
import { latinKey } from './latin.ts'

/** One way to read what was typed: the beginning of a place's name, and words that its district, state or country must have. */
export type Reading = { name: string; within: string[] }

const MAX_NAME_WORDS = 5
const MAX_WITHIN = 6
const AREA_KINDS = /^(district|distt?|state|tehsil|taluka?)$/

function readingsOf(parts: string[]): Reading[] {
  const [first = '', ...rest] = parts
  const words = first.split(' ')
  const areas = rest.flatMap((part) => part.split(' '))
  return words.slice(0, MAX_NAME_WORDS).map((_, i) => ({
    name: words.slice(0, i + 1).join(' '),
    within: [...words.slice(i + 1), ...areas].filter((word) => !AREA_KINDS.test(word)).slice(0, MAX_WITHIN),
  }))
}

/**
 * Ways to read the text, in groups to be tried in turn. A group cuts the text at each word, so `jaipur raj` is also
 * Jaipur in Raj…; text before a comma that is no place (a hospital, a quarter) is left out by the next group.
 */
export function readingGroups(input: string): Reading[][] {
  const bare = input.replace(/\([^)]*\)/g, ' ')
  const spellings = hasIndic(bare) ? placeSpellings(bare) : [bare]
  const parted = spellings.map((text) =>
    text
      .split(/[,;|\n،।]/)
      .map(latinKey)
      .filter(Boolean),
  )
  const depth = Math.max(0, ...parted.map((parts) => parts.length))
  return Array.from({ length: depth }, (_, i) => parted.flatMap((parts) => readingsOf(parts.slice(i))))
}
