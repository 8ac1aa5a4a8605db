import type { Code } from '@dhruva/common'
import { firstName } from '@dhruva/common'
import { GRAHA_NAMES, type GrahaId, NAKSHATRA_NAMES, SIGN_NAMES } from '@dhruva/jyotish'

const nameAt = (names: ReadonlyArray<Record<Code, string>>, index: number, code: Code): string => {
  const name = names[index]
  if (!name) throw new RangeError(`no name at ${index}`)
  return name[code]
}

/** `Taurus`, `वृषभ`; signs 0..11 */
export const signName = (code: Code, sign: number): string => nameAt(SIGN_NAMES, sign, code)

/** `Saturn`, `शनि` */
export const grahaName = (code: Code, id: GrahaId): string => GRAHA_NAMES[id][code]

/** `Rohini`, `रोहिणी`; nakshatras 0..26 */
export const nakshatraName = (code: Code, nakshatra: number): string => nameAt(NAKSHATRA_NAMES, nakshatra, code)

/** What a person is called in a text: the first name without marks that would change the text around it. */
export const spokenName = (name: string): string =>
  firstName(name)
    .replace(/[^\p{L}\p{M}\p{N}.'-]/gu, '')
    .slice(0, 30)
