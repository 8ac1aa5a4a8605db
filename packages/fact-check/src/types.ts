import type { GrahaId } from '@dhruva/jyotish'
import type { Cue, Level, PHASES, State, YogaName } from './cues-data.ts'

/** What a time in a sentence bounds. */
export type Role = 'from' | 'until' | 'in' | 'by' | 'after'

/** A time as it was written: the instants it may mean, in ms; of a day without a year there are several. */
export type TimeSpan = { lo: number; hi: number }
export type TimeWord = { kind: 'time'; role: Role; spans: TimeSpan[]; unit: 'day' | 'month' | 'year'; loose: boolean }

export type Meaning =
  | { kind: 'word' | 'punct' | 'lagna' | 'number' }
  | { kind: 'grahas'; ids: GrahaId[]; chain: boolean }
  | { kind: 'sign'; sign: number }
  | { kind: 'nakshatra'; nakshatra: number; pada: number | null }
  | { kind: 'ordinal'; n: number }
  | { kind: 'houses'; houses: number[] }
  | { kind: 'lord'; houses: number[] }
  | { kind: 'house_group'; houses: readonly number[] }
  | { kind: 'sign_lord'; signs: number[] }
  | { kind: 'counted'; from: GrahaId; n: number }
  | { kind: 'degree'; value: number }
  | { kind: 'dasha'; level: Level }
  | { kind: 'yoga'; name: YogaName }
  | { kind: 'state'; state: State }
  | { kind: 'phase'; phase: keyof typeof PHASES }
  | TimeWord

/** One word, or several with one meaning. `cues` are its grammatical parts. */
export type Token = { word: string; cues: ReadonlySet<Cue>; is: Meaning }

export const CLAIM_KINDS = [
  'sign',
  'house',
  'nakshatra',
  'degree',
  'navamsa',
  'lagna',
  'rashi',
  'lord',
  'dasha',
  'yoga',
  'state',
  'bond',
  'aspect',
  'transit',
  'empty',
  'count',
  'bindus',
  'panchang',
  'karaka',
  'window',
  'role',
  'promise',
  'uncomputed',
] as const
export type ClaimKind = (typeof CLAIM_KINDS)[number]

/** One checked statement; `about` names its subjects as `graha:saturn`, `house:7`, `dasha`, `lagna`, `sade_sati`. */
export type Claim = {
  kind: ClaimKind
  about: string[]
  ok: boolean
  /** a day or a length of time: moves with the time of birth */
  dated?: true
}
