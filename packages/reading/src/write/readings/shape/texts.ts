import type { Act, Option } from '@dhruva/intent/parse'
import type { GrahaId, KinArea, LifeMatter, WindowClass } from '@dhruva/jyotish'

/** Wordings of one place in an answer; one is chosen. */
export type Wordings = readonly string[]

/** A matter as it is spoken of. */
export type MatterText = {
  /** before "time", "chances": `a job`, `नौकरी लगने` (oblique) */
  aim: string
  /** behind "your": `career`, `करियर` */
  topic: string
  /** of the topic, `o` where its first word is bent; empty where a language has none */
  gender: 'm' | 'f' | 'o' | ''
  /** what a good time asks for */
  act: Wordings
  /** what to do until then */
  prepare: Wordings
  /** what a resting time asks for */
  hold: string
  /** on what a yes rests, where that is another thing than in the matter */
  on?: Wordings
}

export const matter = (
  aim: string,
  topic: string,
  gender: MatterText['gender'],
  act: Wordings,
  prepare: Wordings,
  hold: string,
): MatterText => ({ aim, topic, gender, act, prepare, hold })

/** What a house is called depends on what is asked: the fifth is of love, of children, of the mind. */
export const DOMAINS = [
  'love',
  'marriage',
  'work',
  'business',
  'money',
  'debt',
  'property',
  'home',
  'children',
  'study',
  'travel',
  'health',
  'mind',
  'self',
  'luck',
  'spirit',
  'people',
] as const
export type Domain = (typeof DOMAINS)[number]

export type HouseNames = {
  /** of the houses 1..12 */
  every: readonly string[]
  of: Partial<Record<Domain, Partial<Record<number, string>>>>
}

/** Fields of life in which a graha brings the same things: finer than `Domain` where the same house means other deeds. */
export const FIELDS = [
  'love',
  'marriage',
  'home',
  'work',
  'office',
  'business',
  'money',
  'property',
  'sale',
  'vehicle',
  'study',
  'travel',
  'children',
  'health',
  'mind',
  'dispute',
  'path',
] as const
export type Field = (typeof FIELDS)[number]

/** What each graha brings to a field of life, and what Jupiter and Saturn bring together, as clauses that end a sentence. */
export type EffectTexts = Record<
  Field,
  { both: Wordings; graha: Record<GrahaId, { gives: Wordings; strains: Wordings }> }
>

/** Why a graha helps or not, behind its name. */
export type States = Record<'exalted' | 'own' | 'good' | 'debilitated' | 'combust' | 'hidden' | 'weak', string>

/** Reasons as sentences. */
export type ReasonTexts = {
  house: HouseNames
  /** by the house that the lord stands in, what carries the matter */
  via: readonly string[]
  /** what the karaka stands for */
  stands: Record<Domain, string>
  /** the graha of a period, and what it is in the chart */
  link: Record<'rules' | 'sits' | 'karaka' | 'looks' | 'lagna_lord' | 'for', string>
  period: Record<'maha' | 'antar' | 'pratyantar', string>
  states: States
  exalted: string
  place: string
  ownPlace: string
  runs: { now: Wordings; later: Wordings }
  crosses: { now: Wordings; later: Wordings; hard: Wordings }
  looks: { now: Wordings; later: Wordings; hard: Wordings }
  touches: { now: Wordings; later: Wordings; hard: Wordings }
  double: { now: Wordings; later: Wordings }
  saturn: Record<'sade_sati' | 'eighth_from_moon', Wordings>
  natal: Record<
    'lord' | 'karaka' | 'occupant' | 'aspect' | 'bindus' | 'varga' | 'moon' | 'yoga',
    { pro: Wordings; con: Wordings }
  >
  delay: Record<
    | 'aspect'
    | 'sits'
    | 'lord_hidden'
    | 'combust'
    | 'retrograde'
    | 'nodes'
    | 'weak'
    | 'period'
    | 'sade_sati'
    | 'expense',
    Wordings
  >
}

/** What a graha makes of a person, as clauses and noun phrases. */
export type Trait = { gift: string; strain: string; fields: string; spouse: string; body: string }

/** What the other forms are written with. */
export type MoreTexts = {
  divorce: Wordings
  howFirst: Wordings
  howThen: Wordings
  young: Wordings
  married: Wordings
  source: Wordings
  /** of a complaint of the body */
  doctor: Wordings
  monthsOnly: Wordings
  options: Record<Exclude<Option['id'], 'free' | Act>, string>
  areaHouse: Record<KinArea, string>
  /** a house that is named the first time, and again */
  yourHouse: string
  theHouse: string
  forName: string
  scope: Record<'year' | 'month' | 'this' | 'years' | 'day' | 'weeks' | 'months' | 'age', string>
  heart: { one: string; family: string }
  traits: Record<GrahaId, Trait>
  nature: Record<'first' | 'second' | 'weak' | 'weakFirst' | 'out', Wordings>
  field: Record<'first' | 'second' | 'not', Wordings>
  spouse: { first: Wordings; second: Wordings; met: Record<number, string> }
  /** what a stretch of each class is called in a list */
  classes: Record<WindowClass, string>
  /** where a graha stands, beside its name */
  seated: string
  body: Wordings
  next: Record<
    | 'why'
    | 'whyThen'
    | 'certain'
    | 'after'
    | 'until'
    | 'how'
    | 'remedy'
    | 'when'
    | 'wealth'
    | 'career'
    | 'marriage'
    | 'health'
    | 'year'
    | 'kin'
    | 'dates',
    string
  >
}

/** What is hoped, feared and weighed in a matter. */
export type AskedTexts = {
  /** of another person: what a matter is called, before "time" and behind "in" */
  ofKin: Partial<Record<LifeMatter, string>>
  /** what is feared, behind "I do not see"; in Hindi before `के आसार` */
  fear: Record<LifeMatter, string>
  /** on what a yes to "should I" rests, behind "one condition" */
  condition: Record<LifeMatter, Wordings>
}

/** First sentences, and the sentences that name a time. */
export type Verdicts = Record<
  | 'whenNow'
  | 'whenLater'
  | 'whenFair'
  | 'whenFar'
  | 'whenNone'
  | 'yesStrong'
  | 'yesGood'
  | 'yesMixed'
  | 'yesSlow'
  | 'yesHard'
  | 'yesNoTime'
  | 'shouldNow'
  | 'shouldLater'
  | 'shouldNot'
  | 'condition'
  | 'fearTrue'
  | 'fearFalse'
  | 'lateTrue'
  | 'lateFalse'
  | 'deed'
  | 'deedOwn'
  | 'deedCalm'
  | 'will'
  | 'willNoTime'
  | 'contestGood'
  | 'contestEven'
  | 'contestHard'
  | 'contestNoTime'
  | 'scopeYes'
  | 'scopeNo'
  | 'scopeNever'
  | 'bigger'
  | 'act'
  | 'prepare'
  | 'prepareBy'
  | 'prepareNow'
  | 'hold'
  | 'check'
  | 'lowPoint'
  | 'bestPart'
  | 'howStrong'
  | 'howGood'
  | 'howMixed'
  | 'howSlow'
  | 'howHard'
  | 'untilRuns'
  | 'untilFree'
  | 'after'
  | 'afterNone'
  | 'whyOpen'
  | 'eases'
  | 'certain'
  | 'count'
  | 'countThen'
  | 'free'
  | 'freeThen'
  | 'leanTo'
  | 'leanSlightly'
  | 'leanAlike'
  | 'forSide'
  | 'turns'
  | 'feeling'
  | 'lighter'
  | 'lighterNow'
  | 'again'
  | 'noMore'
  | 'simpleGood'
  | 'simpleSlow'
  | 'pastFits'
  | 'pastRest'
  | 'pastPlain'
  | 'pastSaturn'
  | 'pastMaha'
  | 'yearGood'
  | 'yearMixed'
  | 'yearSlow'
  | 'oneLine',
  Wordings
>
