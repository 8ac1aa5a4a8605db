import type { GrahaId } from '#ids.ts'

export type YogaId =
  | 'gajakesari'
  | 'budha_aditya'
  | 'chandra_mangala'
  | 'ruchaka'
  | 'bhadra'
  | 'hamsa'
  | 'malavya'
  | 'shasha'
  | 'sunapha'
  | 'anapha'
  | 'durudhara'
  | 'kemadruma'
  | 'vesi'
  | 'vosi'
  | 'ubhayachari'
  | 'adhi'
  | 'amala'
  | 'lakshmi'
  | 'saraswati'
  | 'raja'
  | 'yogakaraka'
  | 'dharma_karmadhipati'
  | 'dhana'
  | 'vipareeta'
  | 'neecha_bhanga'
  | 'parivartana'
  | 'chandra_grahan'
  | 'surya_grahan'
  | 'guru_chandal'
  | 'shrapit'
  | 'angarak'

/** What two lords have to do with each other. */
export type Bond = 'together' | 'exchange' | 'mutual_aspect'

/** One reason why a debilitation is cancelled; `graha` is the one that cancels it. */
export type NeechaBhanga =
  | { code: 'sign_lord_in_kendra' | 'exalted_there_in_kendra'; graha: GrahaId; from: ('ascendant' | 'moon')[] }
  | { code: 'sign_lord_joins' | 'sign_lord_aspects' | 'with_exalted'; graha: GrahaId }
  | { code: 'exalted_in_navamsa' }

/** What makes a yoga, as data; houses are 1..12, signs 0..11. */
export type YogaWhy =
  | { code: 'house_from_moon'; house: number; strict: boolean }
  | { code: 'same_sign'; sign: number; house: number; combust_mercury?: boolean }
  | { code: 'own_or_exalted_in_kendra'; sign: number; house: number }
  | { code: 'beside'; of: 'sun' | 'moon'; second: GrahaId[]; twelfth: GrahaId[] }
  | { code: 'moon_alone' }
  | { code: 'houses_from_moon'; houses: number[] }
  | { code: 'alone_in_tenth'; from: 'ascendant' | 'moon' }
  | { code: 'strong_lords'; lords: number[]; house: number }
  | { code: 'houses_from_ascendant'; houses: number[] }
  | { code: 'lords_joined'; lords: [number, number][]; by: Bond[] }
  | { code: 'rules_kendra_and_trikona'; kendra: number; trikona: number }
  | { code: 'dusthana_lord_in_dusthana'; kind: 'harsha' | 'sarala' | 'vimala'; lord: number; house: number }
  | { code: 'debilitation_cancelled'; by: NeechaBhanga[] }
  | { code: 'exchange_of_signs'; kind: 'maha' | 'khala' | 'dainya'; houses: [number, number] }

/** A circumstance that raised (+1) or lowered (-1) the strength. */
export type Weight = { code: 'strong' | 'debilitated' | 'combust' | 'dusthana'; graha: GrahaId; by: 1 | -1 }

/** What undoes a yoga that has formed. */
export type YogaCancellation = { code: 'graha_in_kendra'; graha: GrahaId; from: ('ascendant' | 'moon')[] }

export type Yoga = {
  id: YogaId
  /** the grahas that form it */
  grahas: GrahaId[]
  /** 0 to 3 */
  strength: number
  why: YogaWhy
  weights: Weight[]
  /** empty while it holds */
  cancelled_by: YogaCancellation[]
}
