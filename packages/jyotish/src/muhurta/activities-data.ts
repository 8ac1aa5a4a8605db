import type { ScoreId } from '#scores/types.ts'
import type { Activity, CustomId, Heading } from './types.ts'

/**
 * What suits an activity. Nakshatras 0..26, tithis of the fortnight 1..15 (30 Amavasya), weekdays 0 = Sunday, houses from
 * the natal Moon. Muhurta Chintamani (nakshatra, samskara, vivaha, vastu and yatra chapters) and B. V. Raman, "Muhurtha";
 * regional almanacs differ in single entries. Why some lists leave out and others only count: ADR 38.
 */
export type ActivityRule = {
  nakshatras: readonly number[]
  /** the one that is preferred of several equal days */
  bestNakshatra?: number
  /** other nakshatras are left out: no almanac gives such a date outside its list */
  only?: true
  tithis: readonly number[]
  varas: readonly number[]
  avoid: {
    nakshatras?: readonly number[]
    tithis?: readonly number[]
    varas?: readonly number[]
    taras?: readonly number[]
    moonHouses?: readonly number[]
    sankranti?: true
    janmaNakshatra?: true
  }
  /** rikta tithis (4, 9, 14) only cost points */
  riktaCounts?: true
  /** shops are open and roads are travelled after sunset */
  evening?: true
  /** Jupiter or Venus lost in the Sun's light costs points */
  combust?: true
  /** customs that the rule itself keeps */
  keeps: readonly CustomId[]
  /** customs that are only told */
  tells: readonly CustomId[]
  /** days on which it is done whatever the nakshatra */
  festivals?: readonly ('dhanteras' | 'akshaya_tritiya')[]
  /** which score of the person's day goes with it */
  score: ScoreId
  /** how many days are looked at when no time is named */
  range: 30 | 120
}

const [SUN, MON, TUE, WED, THU, FRI, SAT] = [0, 1, 2, 3, 4, 5, 6] as const
const [ASHWINI, BHARANI, KRITTIKA, ROHINI, MRIGASHIRA, ARDRA, PUNARVASU, PUSHYA, ASHLESHA] = [
  0, 1, 2, 3, 4, 5, 6, 7, 8,
] as const
const [MAGHA, U_PHALGUNI, HASTA, CHITRA, SWATI, VISHAKHA, ANURADHA, JYESHTHA] = [9, 11, 12, 13, 14, 15, 16, 17] as const
const [MULA, U_ASHADHA, SHRAVANA, DHANISHTA, SHATABHISHA, P_BHADRAPADA, U_BHADRAPADA, REVATI] = [
  18, 20, 21, 22, 23, 24, 25, 26,
] as const
const UTTARAS = [U_PHALGUNI, U_ASHADHA, U_BHADRAPADA] as const

const USUAL_TITHIS = [2, 3, 5, 7, 10, 11, 13] as const
const USUAL_VARAS = [MON, WED, THU, FRI] as const
const WEDDING = [ROHINI, MRIGASHIRA, ...UTTARAS, HASTA, SWATI, ANURADHA, REVATI, MAGHA, MULA] as const
const ABOUT_BUYING = ['kharmas', 'adhik', 'pitru_paksha', 'holashtak'] as const

export const ACTIVITY_RULES: Readonly<Record<Activity, ActivityRule>> = {
  interview: {
    nakshatras: [
      ASHWINI,
      MRIGASHIRA,
      PUNARVASU,
      PUSHYA,
      HASTA,
      CHITRA,
      SWATI,
      ANURADHA,
      SHRAVANA,
      DHANISHTA,
      REVATI,
      ROHINI,
      ...UTTARAS,
    ],
    tithis: USUAL_TITHIS,
    varas: USUAL_VARAS,
    avoid: { nakshatras: [BHARANI, KRITTIKA, ARDRA, ASHLESHA] },
    keeps: [],
    tells: [],
    score: 'career',
    range: 30,
  },
  signing: {
    nakshatras: [ASHWINI, PUNARVASU, PUSHYA, HASTA, CHITRA, SWATI, ANURADHA, SHRAVANA, REVATI],
    tithis: USUAL_TITHIS,
    varas: USUAL_VARAS,
    avoid: { varas: [TUE, SAT], sankranti: true },
    keeps: [],
    tells: [],
    score: 'money',
    range: 30,
  },
  vehicle: {
    nakshatras: [
      ASHWINI,
      ROHINI,
      PUNARVASU,
      PUSHYA,
      HASTA,
      CHITRA,
      SWATI,
      ANURADHA,
      SHRAVANA,
      DHANISHTA,
      SHATABHISHA,
      REVATI,
      MRIGASHIRA,
    ],
    tithis: [2, 3, 5, 6, 7, 10, 11, 13],
    varas: USUAL_VARAS,
    avoid: { varas: [SAT, TUE], moonHouses: [8] },
    evening: true,
    keeps: [],
    tells: ABOUT_BUYING,
    score: 'money',
    range: 30,
  },
  house_buy: {
    nakshatras: [MRIGASHIRA, PUNARVASU, MAGHA, VISHAKHA, ANURADHA, MULA, P_BHADRAPADA, REVATI, ...UTTARAS, ROHINI],
    tithis: [2, 3, 5, 6, 10, 11, 15],
    varas: [THU, FRI],
    avoid: { varas: [TUE, SAT] },
    evening: true,
    keeps: [],
    tells: ABOUT_BUYING,
    score: 'money',
    range: 120,
  },
  house_entry: {
    nakshatras: [ROHINI, MRIGASHIRA, ...UTTARAS, CHITRA, ANURADHA, REVATI, PUSHYA, DHANISHTA, SHATABHISHA],
    only: true,
    tithis: [2, 3, 5, 7, 10, 11, 12, 13],
    varas: USUAL_VARAS,
    avoid: { varas: [SUN, TUE] },
    combust: true,
    keeps: ['kharmas', 'adhik', 'pitru_paksha', 'chaturmas', 'combust_jupiter', 'combust_venus'],
    tells: ['holashtak'],
    score: 'family',
    range: 120,
  },
  travel: {
    nakshatras: [ASHWINI, MRIGASHIRA, PUNARVASU, PUSHYA, HASTA, ANURADHA, SHRAVANA, DHANISHTA, REVATI],
    tithis: USUAL_TITHIS,
    varas: [],
    avoid: { nakshatras: [BHARANI, KRITTIKA, ARDRA, ASHLESHA, MAGHA, VISHAKHA] },
    evening: true,
    keeps: [],
    tells: [],
    score: 'overall',
    range: 30,
  },
  engagement: {
    nakshatras: WEDDING,
    tithis: USUAL_TITHIS,
    varas: USUAL_VARAS,
    avoid: {},
    combust: true,
    keeps: ['kharmas', 'adhik', 'pitru_paksha', 'combust_jupiter', 'combust_venus'],
    tells: ['chaturmas', 'holashtak'],
    score: 'love',
    range: 120,
  },
  marriage: {
    nakshatras: WEDDING,
    only: true,
    tithis: [2, 3, 5, 7, 10, 11, 12, 13],
    varas: USUAL_VARAS,
    avoid: {},
    combust: true,
    keeps: ['kharmas', 'adhik', 'pitru_paksha', 'chaturmas', 'combust_jupiter', 'combust_venus'],
    tells: ['holashtak', 'janma_month'],
    score: 'love',
    range: 120,
  },
  business: {
    nakshatras: [ASHWINI, ROHINI, MRIGASHIRA, PUSHYA, HASTA, CHITRA, ANURADHA, ...UTTARAS, REVATI],
    tithis: USUAL_TITHIS,
    varas: [WED, THU, FRI, MON],
    avoid: { varas: [TUE], moonHouses: [8, 12] },
    keeps: [],
    tells: ABOUT_BUYING,
    score: 'career',
    range: 120,
  },
  naming: {
    nakshatras: [
      ASHWINI,
      ROHINI,
      MRIGASHIRA,
      PUNARVASU,
      PUSHYA,
      HASTA,
      CHITRA,
      SWATI,
      ANURADHA,
      SHRAVANA,
      DHANISHTA,
      SHATABHISHA,
      REVATI,
      ...UTTARAS,
    ],
    tithis: [1, 2, 3, 5, 7, 10, 11, 12, 13],
    varas: [MON, WED, THU, FRI, SUN],
    avoid: {},
    keeps: [],
    tells: [],
    score: 'family',
    range: 120,
  },
  medical: {
    nakshatras: [ASHWINI, MRIGASHIRA, PUSHYA, HASTA, ANURADHA, SHRAVANA, REVATI],
    tithis: [],
    varas: [TUE, SAT],
    avoid: { tithis: [4, 8, 9, 14, 15, 30] },
    keeps: [],
    tells: [],
    score: 'health',
    range: 30,
  },
  study: {
    nakshatras: [ASHWINI, PUNARVASU, PUSHYA, HASTA, CHITRA, SWATI, SHRAVANA, REVATI, MRIGASHIRA],
    tithis: [2, 3, 5, 7, 10, 11],
    varas: [WED, THU],
    avoid: { tithis: [8, 1] },
    keeps: [],
    tells: [],
    score: 'career',
    range: 30,
  },
  gold: {
    nakshatras: [PUSHYA, ASHWINI, ROHINI, HASTA, ANURADHA, SHRAVANA, REVATI],
    bestNakshatra: PUSHYA,
    tithis: USUAL_TITHIS,
    varas: [THU, FRI, SUN],
    avoid: { varas: [SAT] },
    riktaCounts: true,
    evening: true,
    keeps: [],
    tells: ['kharmas', 'pitru_paksha'],
    festivals: ['dhanteras', 'akshaya_tritiya'],
    score: 'money',
    range: 30,
  },
  haircut: {
    nakshatras: [ASHWINI, MRIGASHIRA, PUNARVASU, PUSHYA, HASTA, CHITRA, SWATI, JYESHTHA, SHRAVANA, DHANISHTA, REVATI],
    tithis: USUAL_TITHIS,
    varas: [MON, WED, FRI],
    avoid: { varas: [TUE, THU, SAT], janmaNakshatra: true },
    keeps: [],
    tells: ['pitru_paksha'],
    score: 'overall',
    range: 30,
  },
  proposal: {
    nakshatras: [ROHINI, MRIGASHIRA, PUSHYA, HASTA, CHITRA, SWATI, ANURADHA, REVATI],
    tithis: USUAL_TITHIS,
    varas: [FRI, MON, WED, THU],
    avoid: { taras: [3, 5, 7], moonHouses: [8] },
    evening: true,
    keeps: [],
    tells: [],
    score: 'love',
    range: 30,
  },
}

/** Dishashool: the weekdays on which a journey in a direction is not begun. */
export const DISHASHOOL: Readonly<Record<Heading, readonly number[]>> = {
  east: [MON, SAT],
  north: [TUE, WED],
  west: [SUN, FRI],
  south: [THU],
}

/** Vishkambha, Atiganda, Shula, Ganda, Vyaghata, Vajra, Vyatipata, Parigha, Vaidhriti. */
export const HARSH_YOGAS: readonly number[] = [1, 6, 9, 10, 13, 15, 17, 19, 27]
