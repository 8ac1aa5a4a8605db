import type { Chart, MessageFact } from '@dhruva/contract'
import type { Origin } from '@dhruva/contract/drawing'
import type { Mark } from '#ui/reply/marked-text.ts'

const houseOfGraha = (id: string | undefined, chart: Chart) =>
  chart.grahas.find((graha) => graha.id === id)?.house ?? null

const houseOfPeriod = (id: string, chart: Chart) => {
  const running = chart.vimshottari.current
  if (!running || (id !== 'maha' && id !== 'antar' && id !== 'pratyantar')) return null
  return houseOfGraha(running[id].lord, chart)
}

/** The house of the birth chart a fact is about: a planet's, the lagna, the lord's of a running period; else none. */
const houseOfFact = ({ opens: { kind, id } }: MessageFact, chart: Chart, origin: Origin): number | null => {
  // a fact names houses from the lagna: in a chart that is counted otherwise they are others
  if ((kind === 'house' || kind === 'lagna') && origin !== 'lagna') return null
  if (kind === 'house') return chart.houses.find(({ house }) => String(house) === id)?.house ?? null
  if (kind === 'lagna') return 1
  if (kind === 'graha') return houseOfGraha(id, chart)
  return kind === 'dasha' ? houseOfPeriod(id, chart) : null
}

/** The first house, 1 to 12, that a sentence rests on; null when it rests on none of the birth chart. */
export const houseOfMark = (mark: Mark, chart: Chart, origin: Origin): number | null => {
  for (const fact of mark.facts) {
    const house = houseOfFact(fact, chart, origin)
    if (house !== null) return house
  }
  return null
}
