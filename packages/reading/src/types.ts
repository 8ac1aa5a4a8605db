import type { Chart, GrahaId, VargaId, YogaId } from '@dhruva/jyotish'

export type Language = 'English' | 'Hindi'
export type Code = 'en' | 'hi'
export type Both = { en: string; hi: string }
export type Astrologer = 'Oracle' | 'Astra'

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
export type Reach = 'after' | 'until'

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
  reach: Reach | null
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

export type Theme = ReadingTopic | 'today'

export type FactKind =
  | 'placement'
  | 'nakshatra'
  | 'dignity'
  | 'combustion'
  | 'retrogression'
  | 'navamsa'
  | 'rulership'
  | 'lagna'
  | 'lord'
  | 'occupants'
  | 'aspects'
  | 'dasha'
  | 'transit'
  | 'panchang'
  | 'score'
  | 'yoga'
  | 'dosha'
  | 'varga'
  | 'ashtakavarga'
  | 'match'

export type Opens = {
  kind: 'graha' | 'house' | 'dasha' | 'transit' | 'lagna' | 'panchang' | 'yoga' | 'dosha' | 'varga' | 'match'
  id: string
}

/** One short checkable statement about a chart and a day; `strength` 0..3, how much weight a reading should give it. */
export type Fact = { id: string; kind: FactKind; text: Both; opens: Opens; themes: Theme[]; strength: number }

export type Person = {
  name: string
  gender: 'Male' | 'Female'
  maritalStatus: 'Single' | 'Married' | 'Divorced'
  language: Language
}

export type Turn = { role: 'user' | 'astrologer'; text: string }

/** Another saved birth of the same member, with whom a question compares. */
export type Other = {
  bid: number
  chart: Chart
  person: Person
  /** as of a question: of this person's time of birth */
  uncertainty?: number | null
}

export const PREDICTION_TYPES = ['daily', 'weekly', 'monthly', 'yearly'] as const
/** Today and tomorrow, or the running week (from Monday), month or year of India. */
export type PredictionType = (typeof PREDICTION_TYPES)[number]

export type Question = {
  chart: Chart
  at: Date
  person: Person
  astrologer: Astrologer
  message: string
  history: Turn[]
  /** the birth is a public figure's: whoever asks is someone else */
  celebrity?: boolean
  /** what the person chose to be answered in; absent: as the question is written */
  speech?: Script
  /** no question was asked: a prediction for this period is wanted */
  predict?: PredictionType
  /** minutes to either side by which the time of birth is uncertain; null when it is unknown, 0 or absent when it is exact */
  uncertainty?: number | null
  /** whom the message compares the person with; absent when it compares nobody or that birth is not saved */
  other?: Other
}

/** A sentence (or list item, beginning `- `) with the ids of the facts it rests on. */
export type Sentence = { text: string; facts: string[] }

/** What was written, and whether it is given: care, a refusal and a courtesy are no reading and cost nothing. */
export type Composed = { paragraphs: Sentence[][]; free: boolean }

export type Answer = Composed & { intent: Intent; facts: Fact[] }

/** Numbers a person in danger can call; India's by default. */
export type Helpline = { name: string; number: string; emergency: string }
