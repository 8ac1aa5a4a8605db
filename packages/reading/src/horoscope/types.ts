import type { GrahaId, MoonMeeting, ScoreId, ScoreReason } from '@dhruva/jyotish'
import type { Sentence } from '#types.ts'

/** A day of India (yyyy-mm-dd); minutes since its midnight where it is the horoscope's own. */
export type Moment = { date: string; minutes?: number }

/** From when until when a graha is in its sign; null where that lies before the day or is not known. */
export type Stretch = { from: Moment | null; until: Moment | null }

/** What happens at an instant of the day, in a house from the Moon sign. */
type Seen = { at: Moment; house: number; moonSign: number }

type Weekday = Extract<ScoreReason, { code: 'weekday_lord' }>
type Tithi = Extract<ScoreReason, { code: 'tithi' }>

/** What a fact states, as data. Houses are counted from the Moon sign the horoscope is of; `field` is what is read from them. */
export type SkyParts =
  | { says: 'score'; field: ScoreId; value: number }
  | ({
      says: 'transit'
      graha: GrahaId
      house: number
      moonSign: number
      good: boolean
      obstructedBy?: GrahaId
    } & Stretch)
  | ({ says: 'sits'; graha: GrahaId; house: number; moonSign: number; field: ScoreId } & Stretch)
  | { says: 'looks'; graha: GrahaId; fromHouse: number; house: number; moonSign: number; field: ScoreId }
  | ({ says: 'weekday'; vara: number; lord: GrahaId; moonSign: number } & Pick<Weekday, 'graha' | 'relation'>)
  | ({ says: 'tithi' } & Pick<Tithi, 'tithi' | 'group'>)
  | { says: 'nakshatra'; nakshatra: number }
  | ({ says: 'station'; graha: GrahaId; turns: 'retrograde' | 'direct' } & Seen)
  | ({ says: 'phase'; phase: 'new_moon' | 'full_moon' } & Seen)
  | ({ says: 'meeting'; graha: GrahaId; way: MoonMeeting['way'] } & Seen)

/**
 * A statement of the day's sky as a sign sees it. Ids: `score.love`, `transit.venus.11`, `house.saturn.10.career`,
 * `aspect.mars.7.love`, `weekday`, `tithi`, `nakshatra`, `station.mars`, `full_moon`, `new_moon`, `meeting.jupiter`.
 */
export type SkyFact = { id: string; parts: SkyParts }

/** A sentence with the facts it rests on. */
export type Told = { text: string; facts: readonly SkyFact[] }

/** One field of a horoscope. `reasons` are the largest terms of the score, the largest first, in points. */
export type HoroscopeField = {
  score: number
  sentences: Sentence[]
  reasons: { fact: string; points: number }[]
}

/** The horoscope of one Moon sign for one day in one language; `facts` are in that language. */
export type Horoscope = {
  /** yyyy-mm-dd in Asia/Kolkata */
  date: string
  /** one line: where the day is strongest and where it asks for care */
  gist: Sentence
  fields: Record<ScoreId, HoroscopeField>
  facts: { id: string; text: string }[]
}
