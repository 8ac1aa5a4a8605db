import type { Focus, ReadingTopic } from '@dhruva/intent'

export type Stage = 'single' | 'married' | 'divorced'

const LOVE: Record<Stage, string> = { single: 'marriage', married: 'your marriage', divorced: 'a new partnership' }

const SUBJECTS: Record<Exclude<ReadingTopic, 'love_marriage'>, string> = {
  career: 'work',
  money: 'money',
  health: 'your energy and daily rhythm',
  family: 'family life',
  children: 'children',
  education: 'study',
  travel: 'travel and distance',
  property: 'home and property',
  spiritual: 'the inner life',
  life: 'your path as a whole',
}

export const FOCUS_NAMES: Record<Focus, string> = {
  love: 'love',
  breakup: 'mending a bond',
  second_marriage: 'a second marriage',
  in_laws: 'the in-laws',
  business: 'business',
  promotion: 'promotion',
  job_change: 'a change of job',
  government: 'government work',
  creative: 'creative work',
  debt: 'clearing debts',
  investment: 'investing',
  saving: 'saving',
  stress: 'peace of mind',
  sleep: 'sleep',
  mother: 'your mother',
  father: 'your father',
  siblings: 'brothers and sisters',
  exam: 'exams',
  abroad: 'going abroad',
  vehicle: 'a vehicle',
}

/** What a sentence calls the matter, in the middle of a sentence. */
export const subject = (topic: ReadingTopic, stage: Stage, focus: Focus | null): string => {
  if (topic !== 'love_marriage') return SUBJECTS[topic]
  return focus === 'love' && stage !== 'married' ? 'love' : LOVE[stage]
}

export const KARAKA_OF: Record<ReadingTopic, string> = {
  love_marriage: 'love and partnership',
  career: 'work and standing',
  money: 'wealth',
  health: 'vitality',
  family: 'home and the mother',
  children: 'children',
  education: 'learning',
  travel: 'distance and the foreign',
  property: 'land and building',
  spiritual: 'inner growth',
  life: 'purpose',
}
