import { ashtakavarga, type Chart, type GrahaId, type Stability } from '@dhruva/jyotish'
import type { CountedFrom } from '#parts.ts'
import { type Uncertainty, worldsOf } from './possible-charts.ts'

/** The charts that what is told must be true of, and from where it counts houses. */
export type Framed = {
  frame: CountedFrom
  charts: Chart[]
  /** null of an exact time */
  stability: Stability | null
}

/** The chart with another sign as ascendant: houses and bindus counted anew. */
const countedFrom = (lagna: number, chart: Chart): Chart => {
  const grahas = chart.grahas.map((each) => ({ ...each, house: ((each.sign - lagna + 12) % 12) + 1 }))
  const houses = chart.houses.map((each) => ({ ...each, house: ((each.sign - lagna + 12) % 12) + 1 }))
  const at = (id: GrahaId) => chart.grahas.find((each) => each.id === id)?.sign ?? 0
  const signs = {
    sun: at('sun'),
    moon: at('moon'),
    mars: at('mars'),
    mercury: at('mercury'),
    jupiter: at('jupiter'),
    venus: at('venus'),
    saturn: at('saturn'),
    rahu: at('rahu'),
    ketu: at('ketu'),
  }
  return {
    ...chart,
    ascendant: { ...chart.ascendant, sign: lagna },
    grahas,
    houses,
    ashtakavarga: ashtakavarga(signs, lagna, chart.conventions.ashtakavarga),
  }
}

const keyOf = ({ grahas, ascendant, nakshatra }: Chart): string =>
  [ascendant.sign, nakshatra, ...grahas.map(({ sign }) => sign)].join()

/** One of those that differ in no sign; the given one, and the ends of the span too, between which all dates of dashas lie. */
const telling = (charts: readonly Chart[]): Chart[] => {
  const seen = new Set<string>()
  return charts.filter((chart, index) => {
    const key = keyOf(chart)
    const isNew = !seen.has(key)
    seen.add(key)
    return isNew || index === 1 || index === charts.length - 1
  })
}

/**
 * Every chart that the birth can have, as far as a text can tell them apart, the given one first, and the surest point to count
 * houses from: the ascendant, where that is open the Moon, where that is open too the Sun.
 */
export const framed = (chart: Chart, uncertainty: Uncertainty | undefined, at: Date): Framed => {
  if (uncertainty === undefined || uncertainty === 0) return { frame: 'lagna', charts: [chart], stability: null }
  const { stability, charts } = worldsOf(chart, uncertainty, at)
  const all = [chart, ...charts]
  if (!stability.signs.moon.certain) {
    return { frame: 'sun', stability, charts: telling(all.map((each) => countedFrom(each.sun_sign, each))) }
  }
  if (stability.ascendant.sign.certain) return { frame: 'lagna', stability, charts: telling(all) }
  return { frame: 'moon', stability, charts: telling(all.map((each) => countedFrom(each.moon_sign, each))) }
}
