import {
  type Chart,
  type Classical,
  type Gochara,
  GRAHAS,
  type GrahaId,
  gocharaOf,
  type Transits,
} from '@dhruva/jyotish'
import { houseOf, transitOf } from '#chart.ts'
import type { Fact } from '#types.ts'
import { createFact } from './create-fact.ts'

/** Sarvashtakavarga of a house counted from the ascendant. */
export const savOf = (chart: Chart, house: number): number => chart.ashtakavarga.sav[houseOf(chart, house).sign] ?? 0

/** Ids `house.10.bindus`. */
export const binduFacts = (chart: Chart): Fact[] =>
  chart.houses.map(({ house, sign }) =>
    createFact({
      id: `house.${house}.bindus`,
      kind: 'ashtakavarga',
      parts: { says: 'bindus', house, sign, bindus: savOf(chart, house) },
      whose: 'you',
      opens: { kind: 'house', id: String(house) },
      strength: 1,
    }),
  )

/** The slow grahas whose transit from the Moon a reading tells. */
const SLOW = ['jupiter', 'saturn'] as const
export type SlowTransit = Gochara & { id: (typeof SLOW)[number]; sign: number; bindus: number }

/** How a slow graha's transit counts from the natal Moon on the day of `transits`, with its own bindus there. */
export const slowTransit = (chart: Chart, transits: Transits, id: SlowTransit['id'] & Classical): SlowTransit => {
  const of = (graha: GrahaId) => transitOf(transits, graha).sign
  const [sun, moon, mars, mercury, jupiter, venus, saturn, rahu, ketu] = GRAHAS
  const signs = {
    sun: of(sun),
    moon: of(moon),
    mars: of(mars),
    mercury: of(mercury),
    jupiter: of(jupiter),
    venus: of(venus),
    saturn: of(saturn),
    rahu: of(rahu),
    ketu: of(ketu),
  }
  const sign = signs[id]
  return { id, sign, ...gocharaOf(id, signs, chart.moon_sign), bindus: chart.ashtakavarga.bav[id][sign] ?? 0 }
}

/** Ids `gochara.jupiter`, `gochara.saturn`. */
export const gocharaFacts = (chart: Chart, transits: Transits): Fact[] =>
  SLOW.map((id) => {
    const { sign, house: fromMoon, good, obstructed_by: obstructedBy, bindus } = slowTransit(chart, transits, id)
    return createFact({
      id: `gochara.${id}`,
      kind: 'transit',
      parts: { says: 'gochara', graha: id, sign, fromMoon, good, obstructedBy, bindus },
      whose: 'you',
      opens: { kind: 'transit', id },
      strength: 2,
    })
  })
