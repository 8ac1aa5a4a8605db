import { GRAHAS, type GrahaId } from '@dhruva/jyotish'
import type { ChartAsk, ReadingTopic } from './types.ts'
import { GRAHA_WORDS } from './vocabulary-data.ts'
import { firstPlace, has, patterns, type Words } from './words.ts'

const MAHA = patterns('mahadasha, maha dasha, major period', 'mahadasha, mahadasa', 'महादशा')
const ANTAR = patterns(
  'antardasha, antar dasha, bhukti, sub period',
  'antardasha, antardasa, bhukti',
  'अंतर्दशा, अन्तर्दशा, अंतरदशा, भुक्ति',
)
const DASHA = patterns('dasha, dasa, period', 'dasha, dasa', 'दशा')
const COMPARE = patterns(
  'compare, comparison, versus, vs, stronger, better, difference between',
  'tulna, mukable, fark, zyada mazboot, jyada majbut',
  'तुलना, मुकाबले, फर्क, अंतर बताइए, अंतर बताओ',
)

/** The grahas a message names, in the order of the message. */
export const grahasIn = (words: Words): Array<{ id: GrahaId; at: number }> =>
  GRAHAS.map((id) => ({ id, at: firstPlace(GRAHA_WORDS[id], words) }))
    .filter(({ at }) => at >= 0)
    .toSorted((a, b) => a.at - b.at)

/** The graha whose name stands nearest before a word, else the nearest after it. */
const ownerOf = (grahas: ReturnType<typeof grahasIn>, place: number): GrahaId | undefined =>
  (grahas.findLast(({ at }) => at < place) ?? grahas[0])?.id

/** A named graha's dasha, for the matter of the question; null when no graha or no dasha is named. */
export const periodAskOf = (words: Words, topic: ReadingTopic | null): ChartAsk | null => {
  const grahas = grahasIn(words)
  const [maha, antar] = [firstPlace(MAHA, words), firstPlace(ANTAR, words)]
  const dasha = firstPlace(DASHA, words)
  if (grahas.length === 0 || (maha < 0 && antar < 0 && dasha < 0)) return null
  const level = antar >= 0 ? 'antar' : maha >= 0 ? 'maha' : 'any'
  const graha = ownerOf(grahas, antar >= 0 ? antar : maha >= 0 ? maha : dasha)
  if (!graha) return null
  const other = grahas.find(({ id }) => id !== graha)?.id ?? null
  return { about: 'period', graha, level, within: level === 'antar' ? other : null, topic: topic ?? 'life' }
}

/** Two grahas set beside each other. */
export const compareAskOf = (words: Words): ChartAsk | null => {
  const [first, second] = grahasIn(words)
  if (!first || !second) return null
  const beside =
    has(COMPARE, words) || words.plain.some((word) => ['or', 'and', 'aur', 'ya', 'और', 'या'].includes(word))
  return beside ? { about: 'compare', grahas: [first.id, second.id] } : null
}
