import type { Focus, ReadingTopic } from '@dhruva/intent'
import type { GrahaId, VargaId, YogaId } from '@dhruva/jyotish'

/** Houses and karakas a matter is read from: the first main house leads, support houses colour. */
export type Seat = {
  main: readonly [number, ...number[]]
  support: readonly number[]
  karakas: readonly [GrahaId, ...GrahaId[]]
}

export const SEATS: Record<ReadingTopic, Seat> = {
  love_marriage: { main: [7], support: [2, 5, 11], karakas: ['venus', 'jupiter'] },
  career: { main: [10], support: [6, 2, 11], karakas: ['saturn', 'sun', 'mercury'] },
  money: { main: [2, 11], support: [5, 9], karakas: ['jupiter', 'venus'] },
  health: { main: [1], support: [6, 3], karakas: ['sun', 'moon'] },
  family: { main: [4], support: [2, 3], karakas: ['moon'] },
  children: { main: [5], support: [2, 9, 11], karakas: ['jupiter'] },
  education: { main: [5, 4], support: [2, 9], karakas: ['mercury', 'jupiter'] },
  travel: { main: [12, 9], support: [3, 7], karakas: ['rahu', 'moon'] },
  property: { main: [4], support: [2, 11], karakas: ['mars', 'venus'] },
  spiritual: { main: [9, 12], support: [5, 8], karakas: ['ketu', 'jupiter'] },
  life: { main: [1, 9], support: [5, 10], karakas: ['sun', 'jupiter'] },
}

/** The divisional chart a matter is looked up in (Brihat Parashara Hora Shastra 7); the navamsa where it has none of its own. */
export const TOPIC_VARGAS: Record<ReadingTopic, VargaId> = {
  love_marriage: 'd9',
  career: 'd10',
  money: 'd2',
  health: 'd9',
  family: 'd12',
  children: 'd7',
  education: 'd24',
  travel: 'd9',
  property: 'd4',
  spiritual: 'd20',
  life: 'd9',
}

/** Yogas that speak of a matter by what they are; others do by the houses that form them. */
export const TOPIC_YOGAS: Record<ReadingTopic, readonly YogaId[]> = {
  love_marriage: ['malavya', 'gajakesari'],
  career: ['dharma_karmadhipati', 'raja', 'yogakaraka', 'amala', 'ruchaka', 'bhadra', 'shasha', 'budha_aditya'],
  money: ['lakshmi', 'dhana', 'chandra_mangala', 'malavya', 'adhi'],
  health: ['ruchaka', 'hamsa', 'gajakesari'],
  family: ['gajakesari', 'durudhara'],
  children: ['hamsa', 'gajakesari', 'saraswati'],
  education: ['saraswati', 'budha_aditya', 'bhadra', 'hamsa'],
  travel: [],
  property: ['ruchaka', 'shasha', 'chandra_mangala'],
  spiritual: ['hamsa', 'saraswati', 'gajakesari'],
  life: [
    'raja',
    'yogakaraka',
    'dharma_karmadhipati',
    'lakshmi',
    'gajakesari',
    'hamsa',
    'malavya',
    'ruchaka',
    'bhadra',
    'shasha',
    'adhi',
    'amala',
    'saraswati',
    'ubhayachari',
    'durudhara',
  ],
}

/** The house that speaks of a narrower matter. */
export const FOCUS_HOUSES: Record<Focus, number> = {
  love: 5,
  breakup: 5,
  second_marriage: 2,
  in_laws: 8,
  business: 7,
  promotion: 11,
  job_change: 3,
  government: 9,
  creative: 5,
  debt: 6,
  investment: 5,
  saving: 2,
  stress: 4,
  sleep: 12,
  mother: 4,
  father: 9,
  siblings: 3,
  exam: 6,
  abroad: 9,
  vehicle: 4,
}
