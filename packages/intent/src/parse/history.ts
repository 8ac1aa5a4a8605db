import { termIn } from './details.ts'
import { heard } from './normalise.ts'
import type { About, TalkTurn } from './types.ts'

/** What the last reading of the talk was about: courtesies and care are passed over. */
export const lastReading = (history: readonly TalkTurn[]): About | null => {
  for (const { role, about } of history.toReversed()) {
    if (role !== 'astrologer') continue
    const reading = about?.findLast(({ matter }) => matter !== null)
    if (reading) return reading
  }
  return null
}

const BACK = 3
/** The word of jyotish that the person's last messages asked about. */
export const termBefore = (history: readonly TalkTurn[]): string | null => {
  const said = history.filter(({ role }) => role === 'user').slice(-BACK)
  return said.reduceRight<string | null>((term, { text }) => term ?? termIn(heard(text), 'chart_fact'), null)
}
