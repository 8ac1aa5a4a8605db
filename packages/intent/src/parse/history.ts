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
