import type { Code } from '@dhruva/common'
import type {
  Activity,
  Advice,
  Bond,
  Category,
  Choice,
  Comparison,
  CustomId,
  DelayCause,
  Dignity,
  GrahaId,
  KaalSarpType,
  Kin,
  KinArea,
  KootaCancellation,
  KootaReason,
  LifeMatter,
  Manglik,
  ManglikCancellation,
  ManglikReference,
  Partner,
  ScoreId,
  SkyEvent,
  Standing,
  Strength,
  TaraId,
  VargaId,
  WindowClass,
  YogaId,
} from '@dhruva/jyotish'

/** A civil day as days since 1970; first and last day where the date can be any of several. */
export type Days = { first: number; last: number }

/** When something of a prediction holds: on a day, over days, in a month `yyyy-mm`. */
export type Time = { on: Days } | { from: Days; to: Days } | { month: string }

/** What a prediction counts houses from. */
export type CountedFrom = 'lagna' | 'moon' | 'sun'

/** Whom a text speaks to or of: `your 4th house`, `the 4th house`, `their 4th house`. */
export type Whose = 'you' | 'one' | 'they'

/** Whether an event is past, running or to come. */
type When = 'now' | 'next' | 'last'

/** Everything a fact can name. Signs are 0..11, houses 1..12, nakshatras 0..26, angles whole minutes of arc. */
type Names = {
  graha: GrahaId
  grahas: readonly GrahaId[]
  sign: number
  signs: readonly number[]
  /** counted from the ascendant, unless `countedFrom` says from where; in a varga from its own lagna */
  house: number
  houses: readonly number[]
  countedFrom: CountedFrom
  /** house counted from the natal Moon */
  fromMoon: number
  /** inside the sign */
  arcminutes: number
  /** between a graha and the Sun, in minutes of arc */
  apart: number
  nakshatra: number
  nakshatras: readonly number[]
  pada: number
  dignity: Dignity
  /** of a house, or of the year */
  lord: GrahaId
  lordSign: number
  lordHouse: number
  maha: GrahaId
  antar: GrahaId
  pratyantar: GrahaId
  from: Days
  to: Days
  on: Days
  bindus: number
  varga: VargaId
  /** whether a slow graha crosses a house or looks on it */
  way: 'sits' | 'looks'
  good: boolean
  /** grahas that obstruct a transit */
  obstructedBy: readonly GrahaId[]
  tara: TaraId
  taraNumber: number
  phase: 'rising' | 'peak' | 'setting'
  dhaiya: 'ardhashtama' | 'ashtama'
  when: When
  time: Time
  value: number
  /** the other person of a comparison */
  name: string
}

/** What makes a yoga, as far as it is told. */
export type YogaForm =
  | { code: 'house_from_moon' | 'strong_lords'; house: number }
  | { code: 'same_sign' | 'own_or_exalted_in_kendra'; sign: number; house: number }
  | { code: 'beside'; of: 'sun' | 'moon' }
  | { code: 'moon_alone' | 'houses_from_moon' | 'debilitation_cancelled' }
  | { code: 'alone_in_tenth'; from: 'ascendant' | 'moon' }
  | { code: 'houses_from_ascendant' | 'exchange_of_signs'; houses: readonly number[] }
  | { code: 'lords_joined'; lords: ReadonlyArray<readonly [number, number]>; by: readonly Bond[] }
  | { code: 'rules_kendra_and_trikona'; kendra: number; trikona: number }
  | { code: 'dusthana_lord_in_dusthana'; lord: number; house: number }

type With<Needed extends keyof Names, Perhaps extends keyof Names = never> = Pick<Names, Needed> &
  Partial<Pick<Names, Perhaps>>

/** What is fixed at birth. What may be missing is missing where an uncertain time of birth leaves it open. */
export type BirthParts = {
  placement: With<'graha' | 'sign', 'arcminutes' | 'house'>
  nakshatra: With<'graha' | 'nakshatra', 'pada' | 'house'>
  dignity: With<'graha' | 'sign' | 'dignity', 'house'>
  combust: With<'graha', 'apart'>
  retrograde: With<'graha', 'sign' | 'house'>
  navamsa: With<'graha' | 'sign'>
  vargottama: With<'graha' | 'sign'>
  rules: With<'graha' | 'houses'>
  lagna: With<'sign', 'arcminutes' | 'nakshatra' | 'pada'>
  lord: With<'house' | 'sign' | 'lord', 'lordSign' | 'lordHouse'>
  occupants: With<'house' | 'grahas'>
  aspects: With<'house' | 'grahas'>
  first_dasha: With<'maha'>
  bindus: With<'house' | 'sign' | 'bindus'>
  varga_lagna: With<'varga' | 'sign'>
  varga: With<'varga' | 'graha' | 'sign', 'house'> & { dignity?: 'exalted' | 'own' | 'debilitated' }
  /** one that is cancelled has who cancels it in place of a strength */
  yoga: With<'grahas'> & { yoga: YogaId; why: YogaForm } & ({ strength: number } | { cancelledBy: GrahaId })
  manglik: With<'graha' | 'sign' | 'house'> & { present: boolean; cancelled: boolean }
  manglik_from: With<'graha'> & { references: readonly ManglikReference[] }
  manglik_cancelled: With<'graha'> & { why: ManglikCancellation }
  /** its type goes by the house of Rahu: absent where the lagna is open */
  kaal_sarp: With<'grahas'> & { state: 'present' | 'partial' | 'absent'; type?: KaalSarpType | null }
}

/** What runs and moves on a day or in a time. */
export type TimeParts = {
  maha: With<'maha' | 'from' | 'to'>
  antar: With<'maha' | 'antar' | 'from' | 'to'>
  pratyantar: With<'maha' | 'antar' | 'pratyantar' | 'from' | 'to'>
  dashas_over: With<'maha' | 'to'>
  transit: With<'graha' | 'sign', 'house' | 'fromMoon' | 'to'>
  /** a stay in one sign in a named time */
  passage: With<'graha' | 'sign' | 'house' | 'fromMoon', 'from' | 'to'>
  moon_of_day: With<'graha' | 'nakshatra' | 'sign' | 'on', 'house' | 'fromMoon'>
  sade_sati: With<'graha' | 'sign', 'phase' | 'to'>
  no_sade_sati: With<'graha' | 'sign', 'fromMoon' | 'to'>
  gochara: With<'graha' | 'sign' | 'fromMoon' | 'good' | 'obstructedBy' | 'bindus'>
  touch: With<'graha' | 'sign' | 'way' | 'house' | 'to', 'from'>
  tara: With<'tara' | 'taraNumber' | 'nakshatra'>
  season: With<'when' | 'from' | 'to'>
  season_phase: With<'phase' | 'graha' | 'sign' | 'on'>
  dhaiya: With<'dhaiya' | 'graha' | 'sign' | 'from' | 'to'> & { when: 'now' | 'next' }
  tithi: With<'on'> & { tithi: number }
}

/** What an uncertain time of birth leaves open. */
export type OpenParts = {
  /** minutes to either side; null: any time of the day */
  birth_time: { uncertainty: number | null }
  /** from each clock time on another sign */
  lagna_over: With<'sign'> & { changes: ReadonlyArray<{ at: string; sign: number }> }
  moon_sign_over: With<'graha' | 'signs'>
  nakshatra_over: With<'graha' | 'nakshatras'>
  maha_over: With<'grahas'>
}

/** What a comparison with another birth rests on; what is the other's has `other` in its name. */
export type MatchParts = {
  gunas: With<'name' | 'value'>
  koota: With<'name' | 'value'> & { maximum: number; reason: KootaReason; me: Partner }
  /** of two Moon signs, each counted from the other */
  bhakoot: With<'name' | 'value'> & { maximum: number; toOther: number; toMe: number }
  koota_cancelled: { why: KootaCancellation }
  mangliks: With<'name'> & Record<'mine' | 'other', Pick<Manglik, 'present' | 'house' | 'reasons'>>
  moons: With<'name' | 'sign'> & { otherSign: number; toOther: number }
  moon_lords: With<'name' | 'lord'> & { otherLord: GrahaId }
  other_moon: With<'name' | 'graha' | 'sign'>
  other_birth: With<'name' | 'on'>
}

type Event<C extends SkyEvent['code']> = Extract<SkyEvent, { code: C }>

/** What a prediction rests on. */
export type PredictionParts = {
  period: With<'from' | 'to'>
  score: With<'time' | 'value'> & { score: ScoreId }
  best: With<'time' | 'value'>
  hardest: With<'time' | 'value'>
  moon_at_noon: With<'graha' | 'on' | 'nakshatra' | 'sign', 'fromMoon'>
  /** `nakshatra` is that of the birth, from which it is counted */
  tara_of_day: With<'on' | 'tara' | 'taraNumber' | 'nakshatra'>
  chandra_moves: With<'time' | 'graha' | 'sign' | 'fromMoon'>
  transit_moves: With<'time' | 'graha' | 'sign' | 'fromMoon' | 'obstructedBy'> & {
    state: 'good' | 'bad' | 'obstructed'
  }
  sits_moves: With<'time' | 'graha' | 'house' | 'countedFrom'>
  looks_moves: With<'time' | 'graha' | 'house' | 'countedFrom'>
  dasha_moves: With<'time'> & { score: Category; supports: boolean } & (With<'maha'> | With<'antar'>)
  antar_with_houses: With<'maha' | 'antar' | 'from' | 'to' | 'houses' | 'countedFrom'>
  pratyantar_with_houses: With<'maha' | 'antar' | 'pratyantar' | 'from' | 'to' | 'houses' | 'countedFrom'>
  ingress: With<'on' | 'graha' | 'sign' | 'house' | 'countedFrom'> & { fromSign: number }
  station: With<'on' | 'graha' | 'sign' | 'house' | 'countedFrom'> & Pick<Event<'station'>, 'turns'>
  moon_phase: With<'on' | 'graha' | 'sign' | 'house' | 'countedFrom'> & { full: boolean }
  eclipse: With<'on' | 'graha' | 'sign' | 'house' | 'countedFrom'> & {
    eclipse: Event<'lunar_eclipse' | 'solar_eclipse'>['kind']
  }
  stay: With<'graha' | 'sign' | 'house' | 'countedFrom' | 'from' | 'to', 'fromMoon'>
  sade_sati_stay: With<'phase' | 'graha' | 'sign' | 'from' | 'to'>
  dhaiya_stay: With<'graha' | 'sign' | 'fromMoon' | 'from' | 'to'>
  no_saturn: With<'graha' | 'signs'> & { moonSign: number }
  /** a stay of the Moon in a sign; hours ISO 8601 UTC, told by the clock of `zone` */
  moon_stay: With<'graha' | 'sign' | 'fromMoon'> & { start: string; end: string; zone: string }
  no_change: With<'from' | 'to'>
}

/** What the judgement of a chart says. */
export type JudgedParts = {
  /** what a graha is to the lagna; houses are those it rules, none for the nodes */
  role: With<'graha' | 'sign' | 'houses'> & { role: 'yogakaraka' | 'benefic' | 'mild' | 'neutral' | 'malefic' }
  strength: With<'graha'> & { strength: Strength['word']; rank: 'first' | 'last' | null }
  promise: With<'houses'> & { matter: LifeMatter; standing: Standing }
  window: With<'from' | 'to', 'maha' | 'antar'> & { matter: LifeMatter; class: WindowClass; advice: Advice }
  /** what a time inside of one stretch asks for */
  asks: With<'time'> & { matter: LifeMatter; class: WindowClass; advice: Advice }
  until: With<'to'> & { matter: LifeMatter }
  /** a house of the chart that is another person's */
  turned: With<'house'> & { kin: Kin; area: KinArea }
  delay: With<'graha', 'house' | 'to'> & { matter: LifeMatter; why: DelayCause['what'] }
  option: { choice: Choice; lean: Comparison['lean'] }
}

/** What a day is good for. */
export type DayParts = {
  /** hours ISO 8601 UTC, told by the clock of `zone`; customs they fall in */
  muhurat: With<'on' | 'nakshatra'> & {
    activity: Activity
    start: string
    end: string
    zone: string
    tithi: number
    customs: readonly CustomId[]
  }
}

export type AllParts = BirthParts & TimeParts & OpenParts & MatchParts & PredictionParts & JudgedParts & DayParts

/** What a fact states, by name. */
export type Says = keyof AllParts

/**
 * One statement as data: `says` names it, the rest is what it names. The text of a fact is written from these parts and from
 * nothing else.
 */
export type Parts<S extends Says = Says> = { [K in S]: { says: K; countedFrom?: CountedFrom } & AllParts[K] }[S]

/** Writes statements of some kinds in a language, said to `whose` or of them. */
export type Writers<T> = {
  [K in keyof T & Says]: (parts: Parts<K>, code: Code, whose: Whose) => string
}
