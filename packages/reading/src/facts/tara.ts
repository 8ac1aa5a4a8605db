import { type Chart, type Tara, type Transits, tarabala } from '@dhruva/jyotish'
import { transitOf } from '#chart.ts'
import type { Fact } from '#types.ts'
import { createFact } from './create-fact.ts'

/** The star of the day counted from the star of birth. */
export const taraOfDay = (chart: Chart, transits: Transits): Tara & { nakshatra: number } => {
  const { nakshatra } = transitOf(transits, 'moon')
  return { ...tarabala(nakshatra, chart.nakshatra), nakshatra }
}

export const taraFact = (chart: Chart, transits: Transits): Fact => {
  const { id, tara, nakshatra } = taraOfDay(chart, transits)
  return createFact({
    id: 'transit.tara',
    kind: 'transit',
    parts: { says: 'tara', tara: id, taraNumber: tara, nakshatra },
    whose: 'you',
    opens: { kind: 'transit', id: 'moon' },
    strength: 1,
  })
}
