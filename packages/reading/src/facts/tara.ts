import { type Chart, type Tara, type Transits, tarabala } from '@dhruva/jyotish'
import { transitOf } from '#chart.ts'
import { both } from '#facts/natal.ts'
import { TEXTS } from '#facts/texts.ts'
import { grahaName, nakshatraName } from '#names.ts'
import type { Fact } from '#types.ts'

/** The star of the day counted from the star of birth. */
export const taraOfDay = (chart: Chart, transits: Transits): Tara & { nakshatra: number } => {
  const { nakshatra } = transitOf(transits, 'moon')
  return { ...tarabala(nakshatra, chart.nakshatra), nakshatra }
}

export const taraFact = (chart: Chart, transits: Transits): Fact => {
  const { id, tara, nakshatra } = taraOfDay(chart, transits)
  return {
    id: 'transit.tara',
    kind: 'transit',
    text: both((c) => TEXTS[c].strengths.taraFact(id, tara, nakshatraName(c, nakshatra), grahaName(c, 'moon'))),
    opens: { kind: 'transit', id: 'moon' },
    themes: ['today'],
    strength: 1,
  }
}
