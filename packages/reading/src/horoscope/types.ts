import type { ScoreId } from '@dhruva/jyotish'
import type { Both, Sentence } from '#types.ts'

/** A statement of the day's sky as a sign sees it. Ids: `score.love`, `transit.venus.11`, `house.saturn.10.career`, `aspect.mars.7.love`, `weekday`, `tithi`. */
export type SkyFact = { id: string; text: Both }

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
