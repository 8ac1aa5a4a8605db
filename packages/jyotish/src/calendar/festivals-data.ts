import type { YearlyId } from './observance-ids.ts'
import type { DayPart, ObservanceId, Pick } from './types.ts'

/** Dharmasindhu (Kashinatha Upadhyaya, 1790), Nirnayasindhu (Kamalakara Bhatta, 1612), by chapter; or who keeps it so. */
export type Source = 'dharmasindhu' | 'nirnayasindhu' | 'vratarka' | 'custom'

export type TithiRule = {
  by: 'tithi'
  kind: 'festival' | 'vrat'
  /** amanta, 0 = Chaitra */
  month: number
  /** 1..30 */
  tithi: number
  at: DayPart
  pick: Pick
  source: Source
  /** the part of the day in which it is worshipped, when that is known by its hours */
  puja?: DayPart
  bhadra?: 'avoided'
  /** kept in the extra month, too, and then not in the plain one */
  extra?: true
  /** the last weekday so numbered that is not after the tithi's day */
  weekday?: number
  /** tithi of the same month whose day is its last one */
  until?: number
}

export type YearlyRule =
  | TithiRule
  | { by: 'after'; kind: 'festival' | 'vrat'; id: ObservanceId; days: number; source: Source }
  /** `day`: the ingress's own date; the date, or the next one after sunset; the first sunrise after it */
  | { by: 'sankranti'; kind: 'festival'; sign: number; day: 'date' | 'sunset' | 'sunrise'; source: Source }
  | { by: 'nakshatra'; kind: 'festival'; nakshatra: number; sun_sign: number; at: DayPart; source: Source }

type Extra = Omit<TithiRule, 'by' | 'kind' | 'month' | 'tithi' | 'at' | 'pick' | 'source'>

const rule =
  (kind: 'festival' | 'vrat') =>
  (month: number, tithi: number, at: DayPart, pick: Pick, source: Source, extra: Extra = {}): TithiRule => ({
    by: 'tithi',
    kind,
    month,
    tithi,
    at,
    pick,
    source,
    ...extra,
  })
const festival = rule('festival')
const vrat = rule('vrat')

const [CHAITRA, VAISHAKHA, JYESHTHA, ASHADHA, SHRAVANA, BHADRAPADA] = [0, 1, 2, 3, 4, 5] as const
const [ASHWINA, KARTIKA, MARGASHIRSHA, PAUSHA, MAGHA, PHALGUNA] = [6, 7, 8, 9, 10, 11] as const

/** Tithis 16..30 are those of the waning half, by the amanta month: what North India counts to the next month. */
export const YEARLY_RULES: Readonly<Record<YearlyId, YearlyRule>> = {
  ugadi: festival(CHAITRA, 1, 'sunrise', 'first', 'dharmasindhu'),
  gudi_padwa: festival(CHAITRA, 1, 'sunrise', 'first', 'dharmasindhu'),
  chaitra_navratri: festival(CHAITRA, 1, 'sunrise', 'first', 'dharmasindhu', { puja: 'pratah', until: 9 }),
  gangaur: vrat(CHAITRA, 3, 'sunrise', 'second', 'nirnayasindhu'),
  ram_navami: festival(CHAITRA, 9, 'madhyahna', 'second', 'dharmasindhu', { puja: 'madhyahna' }),
  mahavir_jayanti: festival(CHAITRA, 13, 'sunrise', 'first', 'custom'),
  hanuman_jayanti: festival(CHAITRA, 15, 'sunrise', 'first', 'nirnayasindhu'),
  akshaya_tritiya: festival(VAISHAKHA, 3, 'pratah', 'morning', 'dharmasindhu', { puja: 'purvahna' }),
  parashurama_jayanti: festival(VAISHAKHA, 3, 'pradosh', 'second', 'dharmasindhu', { puja: 'pradosh' }),
  ganga_saptami: festival(VAISHAKHA, 7, 'madhyahna', 'first', 'dharmasindhu', { puja: 'madhyahna' }),
  sita_navami: festival(VAISHAKHA, 9, 'madhyahna', 'first', 'nirnayasindhu', { puja: 'madhyahna' }),
  narasimha_jayanti: vrat(VAISHAKHA, 14, 'sunset', 'second', 'dharmasindhu'),
  buddha_purnima: festival(VAISHAKHA, 15, 'sunrise', 'first', 'custom'),
  vat_savitri: vrat(VAISHAKHA, 30, 'aparahna', 'first', 'dharmasindhu'),
  shani_jayanti: festival(VAISHAKHA, 30, 'sunrise', 'first', 'custom'),
  ganga_dussehra: festival(JYESHTHA, 10, 'sunrise', 'first', 'dharmasindhu', { extra: true }),
  vat_purnima: vrat(JYESHTHA, 15, 'aparahna', 'first', 'dharmasindhu'),
  rath_yatra: festival(ASHADHA, 2, 'sunrise', 'first', 'nirnayasindhu'),
  guru_purnima: festival(ASHADHA, 15, 'sunrise', 'first', 'dharmasindhu'),
  hariyali_amavasya: festival(ASHADHA, 30, 'sunrise', 'first', 'custom'),
  hariyali_teej: vrat(SHRAVANA, 3, 'sunrise', 'second', 'nirnayasindhu'),
  nag_panchami: festival(SHRAVANA, 5, 'sunrise', 'first', 'dharmasindhu', { puja: 'pratah' }),
  varalakshmi_vrat: vrat(SHRAVANA, 15, 'sunrise', 'first', 'vratarka', { weekday: 5 }),
  raksha_bandhan: festival(SHRAVANA, 15, 'aparahna', 'morning', 'dharmasindhu', {
    puja: 'aparahna',
    bhadra: 'avoided',
  }),
  kajari_teej: vrat(SHRAVANA, 18, 'sunrise', 'first', 'custom'),
  hal_shashthi: vrat(SHRAVANA, 21, 'sunrise', 'first', 'custom'),
  janmashtami: vrat(SHRAVANA, 23, 'nishita', 'second', 'dharmasindhu', { puja: 'nishita' }),
  hartalika_teej: vrat(BHADRAPADA, 3, 'sunrise', 'second', 'dharmasindhu', { puja: 'pratah' }),
  ganesh_chaturthi: festival(BHADRAPADA, 4, 'madhyahna', 'first', 'dharmasindhu', { puja: 'madhyahna' }),
  rishi_panchami: vrat(BHADRAPADA, 5, 'madhyahna', 'longer', 'dharmasindhu', { puja: 'madhyahna' }),
  radha_ashtami: festival(BHADRAPADA, 8, 'madhyahna', 'longer', 'nirnayasindhu', { puja: 'madhyahna' }),
  anant_chaturdashi: vrat(BHADRAPADA, 14, 'sunrise', 'second', 'dharmasindhu'),
  pitru_paksha: festival(BHADRAPADA, 15, 'aparahna', 'longer', 'dharmasindhu', { puja: 'aparahna', until: 30 }),
  jivitputrika: vrat(BHADRAPADA, 23, 'sunrise', 'first', 'custom'),
  sarva_pitru_amavasya: festival(BHADRAPADA, 30, 'aparahna', 'longer', 'dharmasindhu', { puja: 'aparahna' }),
  sharad_navratri: festival(ASHWINA, 1, 'sunrise', 'first', 'dharmasindhu', { puja: 'pratah', until: 9 }),
  durga_ashtami: festival(ASHWINA, 8, 'sunrise', 'first', 'dharmasindhu'),
  maha_navami: festival(ASHWINA, 9, 'aparahna', 'first', 'dharmasindhu'),
  dussehra: festival(ASHWINA, 10, 'aparahna', 'first', 'dharmasindhu', { puja: 'aparahna' }),
  sharad_purnima: festival(ASHWINA, 15, 'nishita', 'first', 'dharmasindhu', { puja: 'nishita' }),
  valmiki_jayanti: festival(ASHWINA, 15, 'sunrise', 'first', 'custom'),
  karva_chauth: vrat(ASHWINA, 19, 'moonrise', 'first', 'nirnayasindhu', { puja: 'pradosh' }),
  ahoi_ashtami: vrat(ASHWINA, 23, 'pradosh', 'first', 'custom', { puja: 'pradosh' }),
  govatsa_dwadashi: vrat(ASHWINA, 27, 'pradosh', 'second', 'dharmasindhu', { puja: 'pradosh' }),
  dhanteras: festival(ASHWINA, 28, 'pradosh', 'longer', 'nirnayasindhu', { puja: 'pradosh' }),
  narak_chaturdashi: festival(ASHWINA, 29, 'arunodaya', 'first', 'dharmasindhu', { puja: 'arunodaya' }),
  diwali: festival(ASHWINA, 30, 'pradosh', 'longer', 'dharmasindhu', { puja: 'pradosh' }),
  govardhan_puja: festival(KARTIKA, 1, 'sunrise', 'first', 'dharmasindhu', { puja: 'pratah' }),
  bhai_dooj: festival(KARTIKA, 2, 'aparahna', 'second', 'dharmasindhu', { puja: 'aparahna' }),
  nahay_khay: { by: 'after', kind: 'vrat', id: 'chhath_puja', days: -2, source: 'custom' },
  chhath_puja: vrat(KARTIKA, 6, 'sunset', 'second', 'nirnayasindhu'),
  gopashtami: festival(KARTIKA, 8, 'sunrise', 'first', 'nirnayasindhu'),
  akshaya_navami: festival(KARTIKA, 9, 'purvahna', 'longer', 'nirnayasindhu', { puja: 'purvahna' }),
  tulsi_vivah: festival(KARTIKA, 12, 'sunrise', 'first', 'dharmasindhu'),
  vaikuntha_chaturdashi: vrat(KARTIKA, 14, 'nishita', 'first', 'dharmasindhu', { puja: 'nishita' }),
  dev_deepawali: festival(KARTIKA, 15, 'pradosh', 'longer', 'nirnayasindhu', { puja: 'pradosh' }),
  guru_nanak_jayanti: festival(KARTIKA, 15, 'sunrise', 'first', 'custom'),
  kaal_bhairav_jayanti: vrat(KARTIKA, 23, 'pradosh', 'first', 'dharmasindhu'),
  vivah_panchami: festival(MARGASHIRSHA, 5, 'sunrise', 'first', 'custom'),
  gita_jayanti: { by: 'after', kind: 'festival', id: 'mokshada', days: 0, source: 'custom' },
  dattatreya_jayanti: festival(MARGASHIRSHA, 15, 'pradosh', 'first', 'nirnayasindhu'),
  sakat_chauth: vrat(PAUSHA, 19, 'moonrise', 'first', 'dharmasindhu'),
  mauni_amavasya: festival(PAUSHA, 30, 'sunrise', 'first', 'nirnayasindhu'),
  vasant_panchami: festival(MAGHA, 5, 'purvahna', 'first', 'nirnayasindhu', { puja: 'purvahna' }),
  ratha_saptami: festival(MAGHA, 7, 'arunodaya', 'first', 'dharmasindhu', { puja: 'arunodaya' }),
  bhishma_ashtami: festival(MAGHA, 8, 'madhyahna', 'first', 'dharmasindhu', { puja: 'madhyahna' }),
  ravidas_jayanti: festival(MAGHA, 15, 'sunrise', 'first', 'custom'),
  maha_shivaratri: vrat(MAGHA, 29, 'nishita', 'longer', 'dharmasindhu', { puja: 'nishita' }),
  holika_dahan: festival(PHALGUNA, 15, 'pradosh', 'fire', 'dharmasindhu', { puja: 'pradosh', bhadra: 'avoided' }),
  holi: { by: 'after', kind: 'festival', id: 'holika_dahan', days: 1, source: 'dharmasindhu' },
  rang_panchami: festival(PHALGUNA, 20, 'sunrise', 'first', 'custom'),
  sheetala_ashtami: vrat(PHALGUNA, 23, 'sunrise', 'first', 'nirnayasindhu'),
  lohri: { by: 'after', kind: 'festival', id: 'makar_sankranti', days: -1, source: 'custom' },
  pongal: { by: 'sankranti', kind: 'festival', sign: 9, day: 'sunset', source: 'custom' },
  baisakhi: { by: 'sankranti', kind: 'festival', sign: 0, day: 'date', source: 'custom' },
  puthandu: { by: 'sankranti', kind: 'festival', sign: 0, day: 'sunset', source: 'custom' },
  vishu: { by: 'sankranti', kind: 'festival', sign: 0, day: 'sunrise', source: 'custom' },
  onam: { by: 'nakshatra', kind: 'festival', nakshatra: 21, sun_sign: 4, at: 'sunrise', source: 'custom' },
  vishwakarma_puja: { by: 'sankranti', kind: 'festival', sign: 5, day: 'date', source: 'custom' },
}
