import type { Code } from '@dhruva/common'
import { type Name, TITHI_NAMES } from '@dhruva/jyotish'

/** A name of a table; of English the Sanskrit one, as almanacs have it. */
export const nameAt = (names: readonly Name[], index: number, code: Code): string => {
  const name = names[index]
  if (!name) throw new RangeError(`no name at ${index}`)
  return code === 'hi' ? name.hi : name.sa
}

/** `Shukla Dashami`; tithis 1..30 */
export const tithiName = (code: Code, tithi: number): string => nameAt(TITHI_NAMES, tithi - 1, code)
