import type { Astrologer, Code, Gender, Language } from '@dhruva/common'
import type { Script } from '@dhruva/intent'
import type { About, TalkTurn as HeardTurn } from '@dhruva/intent/parse'
import type { Chart } from '@dhruva/jyotish'
import type { Helplines } from './helplines.ts'
import type { Parts, Whose } from './parts.ts'

export type Both = Record<Code, string>
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
  | 'judgement'

export type Opens = {
  kind: 'graha' | 'house' | 'dasha' | 'transit' | 'lagna' | 'panchang' | 'yoga' | 'dosha' | 'varga' | 'match'
  id: string
}

/** One short checkable statement about a chart and a day. */
export type Fact = {
  id: string
  /** of one that is numbered: the list it stands in, `dasha.next` of `dasha.next.1` */
  list?: string | undefined
  kind: FactKind
  /** what it states; the text says this and nothing else */
  parts: Parts
  /** whom the text speaks to or of; another person by name */
  whose: Whose | { name: string }
  readonly text: Both
  opens: Opens
  /** 0..3, how much weight a reading should give it */
  strength: number
}

export type Person = {
  name: string
  gender: Gender
  maritalStatus: 'Single' | 'Married' | 'Divorced'
  language: Language
}

/** Another saved birth of the same member, with whom a question compares. */
export type Other = {
  bid: number
  chart: Chart
  person: Person
  /** as of a question: of this person's time of birth */
  uncertainty?: number | null
}

export const PREDICTION_TYPES = ['daily', 'weekly', 'monthly', 'yearly'] as const
/** From today in India on: two days, seven, thirty, or twelve months. */
export type PredictionType = (typeof PREDICTION_TYPES)[number]

/** One message of a talk; of a reply also what it was and whether it was paid for. */
export type TalkTurn = HeardTurn & { kind?: ReplyKind; at?: Date }

export type Question = {
  chart: Chart
  at: Date
  person: Person
  astrologer: Astrologer
  message: string
  history: TalkTurn[]
  /** the birth is a public figure's: whoever asks is someone else */
  celebrity?: boolean
  /** what the person chose to be answered in; absent: as the question is written */
  speech?: Script
  /** the words that fix what the reply has beside its verdict; those of the message unless it is to be like the reply to others */
  shapedBy?: string
  /** no question was asked: a prediction for this period is wanted */
  predict?: PredictionType
  /** minutes to either side by which the time of birth is uncertain; null when it is unknown, 0 or absent when it is exact */
  uncertainty?: number | null
  /** the person's other births, by the names they have there */
  saved?: ReadonlyArray<{ bid: number; name: string }>
  /** questions left to ask this astrologer with; absent when that is not known */
  left?: number
  /** numbers a person in danger can call; those of the zone of the birth when absent */
  helplines?: Helplines
  /** free replies the person had today */
  freeUsed?: number
  /** the saved birth that the message is about, instead of the person's own */
  about?: Other
  /** whom the message compares the person with; absent when it compares nobody or that birth is not saved */
  other?: Other
}

/** A sentence (or list item, beginning `- `) with the ids of the facts it rests on. */
export type Sentence = { text: string; facts: string[] }

/** What a reply is: only a reading is charged. */
export type ReplyKind = 'reading' | 'talk' | 'ask_back' | 'refusal' | 'care'

export type Answer = {
  paragraphs: Sentence[][]
  facts: Fact[]
  kind: ReplyKind
  /** whether it costs what a question costs */
  charged: boolean
  /** whose life and which matter it spoke of */
  about: About[]
  /** up to three questions that lead on, in its language, each ready to be sent */
  next: string[]
}
