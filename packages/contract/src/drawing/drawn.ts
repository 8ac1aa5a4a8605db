import { type GrahaId, VargaId } from '#ids.ts'
import type { Chart, Graha } from '#kundli.ts'

/** The birth chart and the divisional charts, in the order of their division. */
export const vargas = ['d1', ...VargaId.options] as const
export type Varga = (typeof vargas)[number]

type Divided = Exclude<Varga, 'd1'>

/** What a drawing needs of a kundli; of the divisional charts those that will be drawn. */
export type Drawable = {
  ascendant: Pick<Chart['ascendant'], 'sign' | 'degree'>
  grahas: readonly Pick<Graha, 'id' | 'sign' | 'degree' | 'retrograde'>[]
  vargas: Readonly<Partial<Record<Divided, Chart['vargas']['d9']>>>
}

/** A planet as a chart draws it; `degree` is null in a divisional chart, which has only signs. */
export type DrawnGraha = {
  id: GrahaId
  sign: number
  degree: number | null
  retrograde: boolean
  /** where it stands in the sky of today, laid over the birth chart */
  today?: true
}

export type Drawn = { lagna: { sign: number; degree: number | null }; grahas: readonly DrawnGraha[] }

const isNode = (id: GrahaId) => id === 'rahu' || id === 'ketu'

const divisionOf = ({ vargas }: Drawable, varga: Divided) => {
  const signs = vargas[varga]
  if (!signs) throw new RangeError(`a chart without ${varga}`)
  return signs
}

/**
 * What to draw of a kundli: the birth chart, or one of its divisions. The nodes always move backwards and carry no mark;
 * the birth chart of an inexact time has no degrees. Throws a RangeError for a division the chart does not hold.
 */
export const drawnOf = (chart: Drawable, varga: Varga, exact = true): Drawn => {
  const marked = chart.grahas.map(({ id, sign, degree, retrograde }) => ({
    id,
    sign,
    degree: exact ? degree : null,
    retrograde: retrograde && !isNode(id),
  }))
  const { sign, degree } = chart.ascendant
  if (varga === 'd1') return { lagna: { sign, degree: exact ? degree : null }, grahas: marked }
  const signs = divisionOf(chart, varga)
  return {
    lagna: { sign: signs.ascendant, degree: null },
    grahas: marked.map((graha) => ({ ...graha, sign: signs[graha.id], degree: null })),
  }
}

/** The drawing with the planets of a sky over its own: by signs alone, the table has the rest. */
export const laidOver = (drawn: Drawn, sky: readonly Pick<Graha, 'id' | 'sign'>[]): Drawn => ({
  ...drawn,
  grahas: [
    ...drawn.grahas,
    ...sky.map(({ id, sign }) => ({ id, sign, degree: null, retrograde: false, today: true as const })),
  ],
})

/** House 1..12 of a sign counted in whole signs from another, 0..11 both. */
export const houseFrom = (sign: number, from: number): number => ((sign - from + 12) % 12) + 1

/** The planets in a house counted in whole signs from the lagna. */
export const inHouse = (drawn: Drawn, house: number): DrawnGraha[] =>
  drawn.grahas.filter((graha) => houseFrom(graha.sign, drawn.lagna.sign) === house)

/** So many can be read in one house; of a birth at most eight stand in one. */
const MOST = 8

/** What is drawn in a house: its own planets, and of a sky as many as have room; how many more there are. */
export const shownIn = (drawn: Drawn, house: number): { planets: DrawnGraha[]; more: number } => {
  const all = inHouse(drawn, house)
  const own = all.filter(({ today }) => !today)
  if (all.length <= MOST || own.length === all.length) return { planets: all, more: 0 }
  if (own.length >= MOST) return { planets: own, more: 0 }
  return { planets: all.slice(0, MOST - 1), more: all.length - MOST + 1 }
}

/** 27.72 → 27°43′, cut and not rounded, as almanacs print it. */
export const degreeText = (degrees: number): string => {
  const minutes = Math.floor(degrees * 60 + 1e-6)
  return `${Math.floor(minutes / 60)}°${String(minutes % 60).padStart(2, '0')}′`
}
