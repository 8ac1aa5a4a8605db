import type { GrahaId, VargaId, YogaId } from '@dhruva/jyotish'
import type { Focus, ReadingTopic } from '#types.ts'

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

/** The topic a focus belongs to, and the house that speaks of it. */
export const FOCUS_SEATS: Record<Focus, { topic: ReadingTopic; house: number }> = {
  love: { topic: 'love_marriage', house: 5 },
  breakup: { topic: 'love_marriage', house: 5 },
  second_marriage: { topic: 'love_marriage', house: 2 },
  in_laws: { topic: 'love_marriage', house: 8 },
  business: { topic: 'career', house: 7 },
  promotion: { topic: 'career', house: 11 },
  job_change: { topic: 'career', house: 3 },
  government: { topic: 'career', house: 9 },
  creative: { topic: 'career', house: 5 },
  debt: { topic: 'money', house: 6 },
  investment: { topic: 'money', house: 5 },
  saving: { topic: 'money', house: 2 },
  stress: { topic: 'health', house: 4 },
  sleep: { topic: 'health', house: 12 },
  mother: { topic: 'family', house: 4 },
  father: { topic: 'family', house: 9 },
  siblings: { topic: 'family', house: 3 },
  exam: { topic: 'education', house: 6 },
  abroad: { topic: 'travel', house: 9 },
  vehicle: { topic: 'property', house: 4 },
}
