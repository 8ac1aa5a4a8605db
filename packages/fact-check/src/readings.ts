import { type GrahaId, lordOf } from '@dhruva/jyotish'
import { grahas } from './memory.ts'
import type { Frame, Relations } from './relations.ts'
import type { Sky } from './sky.ts'
import type { Claim } from './types.ts'
import type { Value } from './values.ts'

/** The kind of claim that a value makes. */
export const KINDS: Record<Value['kind'], Claim['kind']> = {
  house: 'house',
  sign: 'sign',
  counted: 'house',
  nakshatra: 'nakshatra',
  degree: 'degree',
  state: 'state',
  rising: 'lagna',
  rashi: 'rashi',
}

/** Whom and what a value is about. */
export const aboutOf = (ids: readonly GrahaId[], value: Value): string[] => [
  ...grahas(ids),
  ...(value.kind === 'house' && !value.any ? value.houses.map((house) => `house:${house}`) : []),
]

/** Whether a value holds of grahas in one of the charts; `fromMoon`: houses may be counted from the Moon. */
export const isSo = (value: Value, ids: readonly GrahaId[], chart: Relations, sky: Sky, fromMoon: boolean): boolean => {
  const all = (test: (id: GrahaId) => boolean) => ids.length > 0 && ids.every(test)
  const looks = value.way === 'near'
  switch (value.kind) {
    case 'house': {
      const signs = value.houses.map(chart.signOfHouse)
      const looking = () => all((id) => signs.every((sign) => chart.looksOn(id, sign)))
      if (value.way === 'rules') return signs.every((sign) => ids.includes(lordOf(sign)))
      if (value.way === 'on') return looking()
      if (value.way === 'holds' && signs.every((sign) => ids.includes(lordOf(sign)))) return true
      const standing =
        signs.length > 1 && !value.any
          ? signs.every((sign) => ids.some((id) => chart.isIn(id, sign)))
          : all((id) => signs.some((sign) => chart.isIn(id, sign)))
      const counted =
        (fromMoon || value.any) &&
        all((id) => value.houses.some((house) => chart.isIn(id, (sky.chart.moon_sign + house - 1) % 12)))
      return (
        standing ||
        counted ||
        (looks && all((id) => signs.every((sign) => chart.isIn(id, sign) || chart.looksOn(id, sign))))
      )
    }
    case 'sign':
      if (value.way === 'rules') return ids.includes(lordOf(value.sign))
      if (value.way === 'on') return all((id) => chart.looksOn(id, value.sign))
      if (value.beside.some((house) => chart.signOfHouse(house) === value.sign)) return true
      return all((id) => chart.isIn(id, value.sign)) || (looks && all((id) => chart.looksOn(id, value.sign)))
    case 'counted':
      return all((id) =>
        chart
          // of the sky of today is counted from the Moon of the birth
          .signs(value.from)
          .filter(() => chart.frame !== 'now' || value.from !== 'moon')
          .concat(sky.natal(value.from).sign)
          .some((from) => chart.isIn(id, (from + value.n - 1) % 12)),
      )
    case 'nakshatra':
      return all(
        (id) =>
          chart.nakshatras(id).includes(value.nakshatra) &&
          (value.pada === null || chart.frame !== 'birth' || sky.natal(id).pada === value.pada),
      )
    case 'degree':
      return all((id) => chart.degrees(id).some((degree) => Math.abs(degree - value.value) <= 1.05))
    case 'state':
      return all((id) => chart.hasState(id, value.state))
    case 'rising':
      return chart.signOfHouse(1) === value.sign
    case 'rashi':
      return sky.chart.moon_sign === value.sign
  }
}

/** What a statement claims when its words are put together in one way. */
export type Reading = { frame: Frame; claims: Claim[] }
const wrong = ({ claims }: Reading): number => claims.filter(({ ok }) => !ok).length
/** The most favourable ways. */
export const bestOf = (readings: readonly Reading[]): Reading[] => {
  const least = Math.min(...readings.map(wrong))
  return readings.filter((reading) => wrong(reading) === least)
}
