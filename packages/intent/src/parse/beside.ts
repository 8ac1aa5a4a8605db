// Who is named only beside the question.
import type { Mention } from './people.ts'
import { hasAny, wordIndex } from './word-index.ts'

/** `before my cousin's wedding`, `behen ki shaadi tak`: a time, and nobody's matter. */
const EVENT = wordIndex({ yes: 'wedding marriage shaadi shadi engagement sagai vidai शादी विवाह सगाई विदाई' })
const BEFORE = wordIndex({ yes: 'before after till until by' })
const AFTER_EVENT = wordIndex({ yes: 'se_pehle se_pahle tak ke_baad से_पहले तक के_बाद' })
const isBeforeTheirs = (keys: readonly string[], { at, length }: Mention): boolean => {
  const after = keys.slice(at + length, at + length + 5)
  if (!hasAny(EVENT, after.slice(0, 3))) return false
  return hasAny(BEFORE, keys.slice(Math.max(0, at - 2), at)) || hasAny(AFTER_EVENT, after)
}
/** `biwi ko batau ya nahi`: who is told is not asked about. */
const I_TELL = wordIndex({
  yes: 'batau bataun bata_du bata_dun bolu bolun bol_du bol_dun kahu kahun keh_du keh_dun बताऊं बता_दूं बोलूं बोल_दूं कहूं कह_दूं',
})

/** Whether somebody is named only for a time, or as who is told of it. */
export const isBesideIt = (keys: readonly string[], one: Mention): boolean =>
  isBeforeTheirs(keys, one) ||
  (one.after === 'to' && hasAny(I_TELL, keys.slice(one.at + one.length, one.at + one.length + 4)))
