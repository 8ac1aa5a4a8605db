import type { Chart, Graha, GrahaId } from '@dhruva/contract'

export type Varga = 'd1' | 'd9'

/** What a drawing needs of a kundli. */
export type Drawable = {
  ascendant: Pick<Chart['ascendant'], 'sign' | 'degree'>
  grahas: readonly Pick<Graha, 'id' | 'sign' | 'degree' | 'retrograde'>[]
  vargas: Pick<Chart['vargas'], 'd9'>
}

/** A planet as a chart draws it; `degree` is null in a divisional chart, which has only signs. */
export type DrawnGraha = { id: GrahaId; sign: number; degree: number | null; retrograde: boolean }

export type Drawn = { lagna: { sign: number; degree: number | null }; grahas: readonly DrawnGraha[] }

const isNode = (id: GrahaId) => id === 'rahu' || id === 'ketu'

/** What to draw of a kundli: the birth chart, or its navamsa. The nodes always move backwards and carry no mark. */
export const drawnOf = (chart: Drawable, varga: Varga): Drawn => {
  const { d9 } = chart.vargas
  const inD1 = varga === 'd1'
  return {
    lagna: inD1 ? { sign: chart.ascendant.sign, degree: chart.ascendant.degree } : { sign: d9.ascendant, degree: null },
    grahas: chart.grahas.map(({ id, sign, degree, retrograde }) => ({
      id,
      sign: inD1 ? sign : d9[id],
      degree: inD1 ? degree : null,
      retrograde: retrograde && !isNode(id),
    })),
  }
}

/** The planets in a house counted in whole signs from the lagna. */
export const inHouse = (drawn: Drawn, house: number): DrawnGraha[] =>
  drawn.grahas.filter((graha) => (graha.sign - drawn.lagna.sign + 12) % 12 === house - 1)

/** 27.72 → 27°43′, cut and not rounded, as almanacs print it. */
export const degreeText = (degrees: number): string => {
  const minutes = Math.floor(degrees * 60 + 1e-6)
  return `${Math.floor(minutes / 60)}°${String(minutes % 60).padStart(2, '0')}′`
}
