import type { Gender } from '@dhruva/common'
import type { Voice } from './types.ts'

const byGender = (gender: Gender) => (_: string, male: string, female: string) => (gender === 'Male' ? male : female)

const PERSON = /\(([^()|]*)\|([^()|]*)\)/g
const ASTROLOGER = /\[([^[\]|]*)\|([^[\]|]*)\]/g
const SLOT = /\{(\w+)\}/g

/**
 * A wording as it is said: `{slot}` is filled, `(कर रहे|कर रही)` goes by the gender of the person that is spoken to,
 * `[सकता|सकती]` by that of the astrologer.
 *
 * @throws RangeError a wording that names a slot which is not given: such a sentence must not be sent
 */
export const fill = (
  { person, astrologer }: Pick<Voice, 'person' | 'astrologer'>,
  wording: string,
  slots: Record<string, string> = {},
): string =>
  wording
    .replace(ASTROLOGER, byGender(astrologer))
    .replace(PERSON, byGender(person))
    .replace(SLOT, (_, slot: string) => {
      const text = slots[slot]
      if (text === undefined) throw new RangeError(`nothing for {${slot}} in: ${wording}`)
      return text
    })

const OPEN = /\([^()|]*\|[^()|]*\)|\[[^[\]|]*\|[^[\]|]*\]|\{\w+\}/

/**
 * Finds a wording in what was said, whatever stood in its slots.
 *
 * @returns whether a text holds it; the text and its lower case are given, so that a talk is lowered once
 */
export const finderOf = (wording: string): ((said: { text: string; lower: string }) => boolean) => {
  const pieces = wording.split(OPEN)
  // nearly all texts are without it: its longest fixed piece says so at once, the pattern would try every place
  const longest = pieces.reduce((one, other) => (other.length > one.length ? other : one), '').toLowerCase()
  let pattern: RegExp | undefined
  return ({ text, lower }) => {
    if (!lower.includes(longest)) return false
    pattern ??= new RegExp(pieces.map((piece) => piece.replace(/[.*+?^$\\/()|[\]{}]/g, '\\$&')).join('.{0,80}?'), 'iu')
    return pattern.test(text)
  }
}
