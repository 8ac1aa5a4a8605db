import type { Manglik } from '#dosha-types.ts'
import type { Classical, GrahaId } from '#ids.ts'
import type { Gana, Nadi, Yoni } from '#zodiac/nakshatra.ts'
import type { Varna } from '#zodiac/signs.ts'

export type Vashya = 'chatushpada' | 'manava' | 'jalachara' | 'vanachara' | 'keeta'
export type MaitriRelation = 'friend' | 'neutral' | 'enemy'

/** What a koota compares, of groom and bride; enough to say why the points are what they are. */
export type KootaReason =
  | { code: 'varna'; groom: Varna; bride: Varna }
  | { code: 'vashya'; groom: Vashya; bride: Vashya }
  /** tara 1..9 counted to the one from the other's nakshatra; bad ones are 3, 5, 7 */
  | { code: 'tara'; groom: number; bride: number }
  | { code: 'yoni'; groom: Yoni; bride: Yoni }
  | { code: 'maitri'; groom: GrahaId; bride: GrahaId; groom_regards: MaitriRelation; bride_regards: MaitriRelation }
  | { code: 'gana'; groom: Gana; bride: Gana }
  /** signs apart, counted from groom to bride and back, each 1..12 */
  | { code: 'bhakoot'; groom_to_bride: number; bride_to_groom: number }
  | { code: 'nadi'; groom: Nadi; bride: Nadi }

export type KootaId = KootaReason['code']

export type Koota = { id: KootaId; points: number; maximum: number; reason: KootaReason }

/** A circumstance that tradition takes to undo a lost koota; the number is left as it is. */
export type KootaCancellation =
  | { koota: 'nadi'; code: 'same_nakshatra_other_pada' | 'same_sign_other_nakshatra' | 'same_nakshatra_other_sign' }
  | { koota: 'bhakoot' | 'gana'; code: 'same_lord' | 'lords_friends'; lords: [Classical, Classical] }

export type MatchVerdict = 'not_advised' | 'acceptable' | 'good' | 'excellent'

export type Ashtakoota = {
  kootas: Koota[]
  total: number
  maximum: 36
  verdict: MatchVerdict
  cancellations: KootaCancellation[]
}

export type Partner = 'groom' | 'bride'

export type MatchManglik = {
  groom: Manglik
  bride: Manglik
  /** both have it, which undoes it in either */
  mutual: boolean
  /** whose dosha stands: present, neither cancelled in the chart nor by the partner's */
  standing: Partner[]
}

export type Match = Ashtakoota & { manglik: MatchManglik }
