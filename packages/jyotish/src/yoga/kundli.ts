import { GRAHAS, type GrahaId } from '#ids.ts'
import type { Ascendant, Graha } from '#types.ts'
import type { Bond } from '#yoga-types.ts'
import { aspects } from '#zodiac/aspects.ts'
import { houseOf, signOfHouse } from '#zodiac/houses.ts'
import { natureOf } from '#zodiac/nature.ts'
import { lordOf } from '#zodiac/signs.ts'

/** A birth chart asked in the words of the yogas. Houses are 1..12. */
export type Kundli = {
  ascendant: number
  graha(id: GrahaId): Graha
  /** the graha that rules a house from the ascendant */
  lord(house: number): GrahaId
  /** house of a graha from the ascendant, from the Moon, from the Sun */
  house(id: GrahaId): number
  fromMoon(id: GrahaId): number
  fromSun(id: GrahaId): number
  together(a: GrahaId, b: GrahaId): boolean
  /** full aspect by sign; a graha does not aspect the sign it is in */
  looksAt(id: GrahaId, other: GrahaId): boolean
  nature(id: GrahaId): 'benefic' | 'malefic'
}

/** A chart as the rules of yogas ask it: by graha and by house. */
export function kundliOf(chart: { ascendant: Ascendant; grahas: readonly Graha[] }): Kundli {
  const byId = new Map(chart.grahas.map((graha) => [graha.id, graha]))
  const graha = (id: GrahaId): Graha => {
    const found = byId.get(id)
    if (!found) throw new RangeError(`a chart without ${id}`)
    return found
  }
  const sign = (id: GrahaId) => graha(id).sign
  const natures = new Map(GRAHAS.map((id) => [id, natureOf(id, chart.grahas)]))
  return {
    ascendant: chart.ascendant.sign,
    graha,
    lord: (house) => lordOf(signOfHouse(house, chart.ascendant.sign)),
    house: (id) => graha(id).house,
    fromMoon: (id) => houseOf(sign(id), sign('moon')),
    fromSun: (id) => houseOf(sign(id), sign('sun')),
    together: (a, b) => sign(a) === sign(b),
    looksAt: (id, other) => aspects(id, sign(id), sign(other)),
    nature: (id) => natures.get(id) ?? 'malefic',
  }
}

/** Exalted, moolatrikona or own; the nodes' dignities vary by author and carry no weight. */
export function isStrong({ id, dignity }: Graha): boolean {
  if (id === 'rahu' || id === 'ketu') return false
  return dignity === 'exalted' || dignity === 'moolatrikona' || dignity === 'own'
}

/** How two lords are joined: together, else in exchange of signs and in mutual full aspect; empty when they are not. */
export function bondsOf(kundli: Kundli, a: GrahaId, b: GrahaId): Bond[] {
  if (kundli.together(a, b)) return ['together']
  const bonds: Bond[] = []
  const exchanged = lordOf(kundli.graha(a).sign) === b && lordOf(kundli.graha(b).sign) === a
  if (exchanged) bonds.push('exchange')
  if (kundli.looksAt(a, b) && kundli.looksAt(b, a)) bonds.push('mutual_aspect')
  return bonds
}
