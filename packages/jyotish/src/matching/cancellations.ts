import { moonLord, regards } from './maitri.ts'
import type { NatalMoon } from './moon.ts'
import type { Koota, KootaCancellation, KootaId } from './types.ts'

function ofNadi(groom: NatalMoon, bride: NatalMoon): KootaCancellation[] {
  const sameSign = groom.sign === bride.sign
  const sameNakshatra = groom.nakshatra === bride.nakshatra
  const found: KootaCancellation[] = []
  if (sameNakshatra && groom.pada !== bride.pada) found.push({ koota: 'nadi', code: 'same_nakshatra_other_pada' })
  if (sameSign && !sameNakshatra) found.push({ koota: 'nadi', code: 'same_sign_other_nakshatra' })
  if (sameNakshatra && !sameSign) found.push({ koota: 'nadi', code: 'same_nakshatra_other_sign' })
  return found
}

function ofLords(koota: 'bhakoot' | 'gana', groom: NatalMoon, bride: NatalMoon): KootaCancellation[] {
  const [his, hers] = [moonLord(groom), moonLord(bride)]
  if (his === hers) return [{ koota, code: 'same_lord', lords: [his, hers] }]
  const friends = regards(his, hers) === 1 && regards(hers, his) === 1
  return friends ? [{ koota, code: 'lords_friends', lords: [his, hers] }] : []
}

/**
 * What tradition says undoes a lost Nadi, Bhakoot or Gana: for Nadi the ways in which sign and nakshatra differ, for the
 * others one lord of both Moon signs or lords who are friends of each other. Common in printed handbooks of matching and in
 * almanacs, which differ in more than these; no verse of a classic is claimed for them, and the number is left as it is.
 */
export function cancellationsOf(kootas: readonly Koota[], groom: NatalMoon, bride: NatalMoon): KootaCancellation[] {
  const lost = (id: KootaId) => kootas.some((koota) => koota.id === id && koota.points <= koota.maximum / 6)
  return [
    ...(lost('nadi') ? ofNadi(groom, bride) : []),
    ...(lost('bhakoot') ? ofLords('bhakoot', groom, bride) : []),
    ...(lost('gana') ? ofLords('gana', groom, bride) : []),
  ]
}
