import type { Focus, ReadingTopic } from './types.ts'

/** The matter of life that a narrower one belongs to. */
export const FOCUS_TOPICS: Record<Focus, ReadingTopic> = {
  love: 'love_marriage',
  breakup: 'love_marriage',
  second_marriage: 'love_marriage',
  in_laws: 'love_marriage',
  business: 'career',
  promotion: 'career',
  job_change: 'career',
  government: 'career',
  creative: 'career',
  debt: 'money',
  investment: 'money',
  saving: 'money',
  stress: 'health',
  sleep: 'health',
  mother: 'family',
  father: 'family',
  siblings: 'family',
  exam: 'education',
  abroad: 'travel',
  vehicle: 'property',
}
