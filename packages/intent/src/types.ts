import type { GrahaId, VargaId, YogaId } from '@dhruva/jyotish'

export const READING_TOPICS = [
  'love_marriage',
  'career',
  'money',
  'health',
  'family',
  'children',
  'education',
  'travel',
  'property',
  'spiritual',
  'life',
] as const
/** A matter of life read from houses, karakas, dasha and transits. */
export type ReadingTopic = (typeof READING_TOPICS)[number]

export const REFUSALS = ['self_harm', 'death', 'medical', 'pregnancy', 'legal', 'betting'] as const
export type Refusal = (typeof REFUSALS)[number]

export const TALKS = ['greeting', 'thanks', 'identity', 'off_topic'] as const
export type Talk = (typeof TALKS)[number]

export type Topic = ReadingTopic | 'today' | 'tomorrow' | 'remedies' | 'chart' | Talk | Refusal

/** How the question wants to be answered, beside its topic. */
export type Form = 'open' | 'when' | 'yes_no' | 'why' | 'how'

/** How a short question goes on from the last answer: what comes after the periods told, or how long the present one lasts. */
export type FollowUp = 'after' | 'until'

/** How the question is written. */
export type Script = 'english' | 'devanagari' | 'roman_hindi'

/** What of the chart itself is asked for. */
export type ChartAsk =
  | {
      about: 'lagna' | 'rashi' | 'nakshatra' | 'dasha' | 'sade_sati' | 'manglik' | 'kaal_sarp' | 'doshas' | 'strongest'
    }
  | { about: 'ashtakavarga' }
  | { about: 'yogas'; yoga: YogaId | null }
  | { about: 'varga'; varga: VargaId }
  | { about: 'whole' }
  | { about: 'graha'; graha: GrahaId }
  | { about: 'house'; house: number }
  | PeriodAsk
  | { about: 'compare'; grahas: readonly [GrahaId, GrahaId] }

/** The time of a named graha: its mahadasha, its antardasha (in the mahadasha of `within`), or whichever is meant. */
export type PeriodAsk = {
  about: 'period'
  graha: GrahaId
  level: 'maha' | 'antar' | 'any'
  within: GrahaId | null
  /** the matter it is asked for */
  topic: ReadingTopic
}

/** A stretch of time as it was named; which days it means depends on the day of the question. */
export type Span =
  | { kind: 'year'; year: number }
  | { kind: 'until'; year: number }
  | { kind: 'after'; year: number }
  | { kind: 'years_on'; count: 0 | 1 }
  | { kind: 'months_on'; count: 0 | 1 }
  | { kind: 'month'; month: number; year: number | null }
  | { kind: 'ahead'; months: number }

/** Two ways a chart can tell apart, or a choice it cannot make. */
export const VERSUS = ['love_arranged', 'job_business', 'abroad_home', 'study_work', 'unknown'] as const
export type Versus = (typeof VERSUS)[number]

export type Intent = {
  topic: Topic
  form: Form
  script: Script
  /** asked out of worry that something may be lost, so that a yes would be bad news */
  worry: boolean
  /** a narrower matter inside the topic, such as `promotion`; null when none was named */
  focus: Focus | null
  /** only with topic `chart` */
  ask: ChartAsk | null
  /** the time that was named; null when none was */
  span: Span | null
  /** a choice between two ways; null when none was asked about */
  versus: Versus | null
  /** only of a question that goes on from the last one */
  followUp: FollowUp | null
}

export const FOCUSES = [
  'love',
  'breakup',
  'second_marriage',
  'in_laws',
  'business',
  'promotion',
  'job_change',
  'government',
  'creative',
  'debt',
  'investment',
  'saving',
  'stress',
  'sleep',
  'mother',
  'father',
  'siblings',
  'exam',
  'abroad',
  'vehicle',
] as const
export type Focus = (typeof FOCUSES)[number]

/** One message of a talk; of the astrologer's last one also what it rests on. */
export type Turn = {
  role: 'user' | 'astrologer'
  text: string
  facts?: ReadonlyArray<{ text: { en: string } }>
}
