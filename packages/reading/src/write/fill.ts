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

/** Finds a wording in what was said, whatever stood in its slots. */
export const patternOf = (wording: string): RegExp => {
  const pattern = wording
    .split(/(\([^()|]*\|[^()|]*\)|\[[^[\]|]*\|[^[\]|]*\]|\{\w+\})/)
    .map((piece, index) => (index % 2 === 0 ? piece.replace(/[.*+?^$\\/()|[\]{}]/g, '\\$&') : '.{0,80}?'))
    .join('')
  return new RegExp(pattern, 'iu')
}
