import type { GrahaId } from '#ids.ts'
import type { Chart, Graha } from '#kundli.ts'
import type { Stability } from '#stability.ts'
import { type Varga, vargas } from './drawn.ts'

/** Where the first house stands: the lagna, and when that is not certain the Moon, the Sun, or plainly Aries. */
export type Origin = 'lagna' | 'moon' | 'sun' | 'aries'

/** A graha that may stand in more than one sign (0..11, in the order of time). */
export type OpenGraha = { id: GrahaId; signs: readonly number[] }

/** How far the degree of a graha is known: to the minute of arc, to about a degree, or not. */
export type DegreeKnown = 'minute' | 'degree' | null

/** How far its nakshatra is known. */
export type StarKnown = 'pada' | 'nakshatra' | null

/** What the chart of an uncertain time of birth says at every possible time; of an exact time all of it. */
export type CertainChart = {
  /** houses counted from the origin, and only the grahas whose sign holds */
  chart: Chart
  origin: Origin
  exact: boolean
  open: readonly OpenGraha[]
  /** the birth chart, and the divisions in which nothing moves */
  vargas: readonly Varga[]
  degree: (graha: Graha) => DegreeKnown
  star: (graha: Graha) => StarKnown
  vargottama: (graha: Graha) => boolean
  dignity: (graha: Graha) => boolean
}

const ORIGINS = ['moon', 'sun'] as const

const originOf = ({ ascendant, signs }: Stability): Origin =>
  ascendant.sign.certain ? 'lagna' : (ORIGINS.find((id) => signs[id].certain) ?? 'aries')

const signOf = (chart: Chart, origin: Origin): number => {
  if (origin === 'lagna') return chart.ascendant.sign
  return chart.grahas.find(({ id }) => id === origin)?.sign ?? 0
}

/** The houses counted from another sign: what a sign holds and what looks at it does not change. */
const recast = (chart: Chart, first: number, stays: (id: GrahaId) => boolean): Chart => {
  const houseIn = (sign: number) => ((sign - first + 12) % 12) + 1
  const houses = chart.houses.map((one) => ({
    ...one,
    house: houseIn(one.sign),
    occupants: one.occupants.filter(stays),
    aspected_by: one.aspected_by.filter(stays),
  }))
  return {
    ...chart,
    ascendant: { ...chart.ascendant, sign: first },
    grahas: chart.grahas.filter(({ id }) => stays(id)).map((one) => ({ ...one, house: houseIn(one.sign) })),
    houses: houses.sort((one, other) => one.house - other.house),
  }
}

const MINUTES_OF_A_DAY = 1440
const HALF_A_MINUTE_OF_ARC = 1 / 120
/** The Sun moves about half a degree in half a day; the Moon six and a half. */
const ABOUT_A_DEGREE = 1

/** How far a graha can be from where it is drawn, in degrees. */
const driftOf = ({ minutes }: Stability, graha: Graha): number =>
  Math.abs(graha.speed) * (minutes === null ? 0.5 : minutes / MINUTES_OF_A_DAY)

const degreeKnown = (drift: number): DegreeKnown => {
  if (drift < HALF_A_MINUTE_OF_ARC) return 'minute'
  return drift < ABOUT_A_DEGREE ? 'degree' : null
}

/** Nine navamsas to a sign, four to a nakshatra: which nakshatras the possible navamsas of a sign lie in. */
const starKnown = ({ navamsas }: Stability, { id, sign }: Graha): StarKnown => {
  const { certain, values } = navamsas[id]
  if (certain) return 'pada'
  const stars = values.map((navamsa) => Math.floor((sign * 9 + ((navamsa - sign * 9 + 120) % 12)) / 4))
  return new Set(stars).size === 1 ? 'nakshatra' : null
}

/** Where inside a sign exaltation, moolatrikona and own sign meet (Brihat Parashara Hora Shastra 3). */
const DIGNITY_EDGES = [3, 10, 12, 15, 20]
const BY_DEGREE: readonly Graha['dignity'][] = ['exalted', 'moolatrikona', 'own']

/** A dignity of degrees holds when no edge of one is near; a friendship when the lord of the sign keeps its own sign. */
const dignityHolds = (found: Stability, chart: Chart, graha: Graha): boolean => {
  if (graha.dignity === 'debilitated') return true
  const drift = driftOf(found, graha)
  if (BY_DEGREE.includes(graha.dignity)) return DIGNITY_EDGES.every((edge) => Math.abs(edge - graha.degree) > drift)
  const lord = chart.houses.find(({ sign }) => sign === graha.sign)?.lord
  return lord === undefined || found.signs[lord].certain
}

/** A division is read by its own lagna: none is shown beside a chart that is counted from elsewhere. */
const heldVargas = ({ vargas: divided }: Stability, origin: Origin): Varga[] =>
  vargas.filter(
    (varga) => varga === 'd1' || (origin === 'lagna' && Object.values(divided[varga]).every(({ certain }) => certain)),
  )

/** Reads a chart by what holds of it; `stability` is null for an exact time. */
export const certainChartOf = (chart: Chart, stability: Stability | null): CertainChart => {
  if (stability === null)
    return {
      chart,
      origin: 'lagna',
      exact: true,
      open: [],
      vargas,
      degree: () => 'minute',
      star: () => 'pada',
      vargottama: ({ vargottama }) => vargottama,
      dignity: () => true,
    }
  const origin = originOf(stability)
  const { signs } = stability
  const open = chart.grahas.flatMap(({ id }) => (signs[id].certain ? [] : [{ id, signs: signs[id].values }]))
  return {
    chart: recast(chart, signOf(chart, origin), (id) => signs[id].certain),
    origin,
    exact: false,
    open,
    vargas: heldVargas(stability, origin),
    degree: (graha) => degreeKnown(driftOf(stability, graha)),
    star: (graha) => starKnown(stability, graha),
    vargottama: (graha) => graha.vargottama && stability.navamsas[graha.id].certain,
    dignity: (graha) => dignityHolds(stability, chart, graha),
  }
}

/** Which of the tags of a chart are facts when its time is uncertain. */
export const certainTags = (stability: Stability | null) => ({
  rashi: stability?.signs.moon.certain ?? true,
  lagna: stability?.ascendant.sign.certain ?? true,
  nakshatra: stability?.nakshatra.certain ?? true,
  pada: stability?.pada.certain ?? true,
  dasha: stability === null || (stability.dasha.running?.maha.certain ?? false),
})
