import type { GrahaId } from '@dhruva/jyotish'
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
  life: { main: [1, 9], support: [5, 10], karakas: ['sun', 'jupiter'] },
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
