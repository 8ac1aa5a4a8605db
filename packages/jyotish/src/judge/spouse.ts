import { GRAHAS, type GrahaId } from '#ids.ts'
import type { Chart } from '#types.ts'
import { kundliOf } from '#yoga/kundli.ts'
import { aspects } from '#zodiac/aspects.ts'
import { signOfHouse } from '#zodiac/houses.ts'
import { lordOf } from '#zodiac/signs.ts'

/** What a chart says of the spouse: signs 0..11, houses 1..12. */
export type Spouse = {
  /** of the seventh house */
  sign: number
  occupants: GrahaId[]
  looks: GrahaId[]
  lord: GrahaId
  /** the house its lord is in: where one meets */
  lordHouse: number
  /** the seventh of the navamsa chart, its lord and who is in it */
  navamsa: { sign: number; lord: GrahaId; occupants: GrahaId[] }
  /** whose manner colours the spouse, the strongest colour first, each once */
  colours: GrahaId[]
}

/** The seventh house, its lord and the seventh of the navamsa (BPHS 18; Jataka Parijata 14): occupants before looks before the lord. */
export function spouseOf(chart: Chart): Spouse {
  const kundli = kundliOf(chart)
  const sign = signOfHouse(7, chart.ascendant.sign)
  const lord = kundli.lord(7)
  const occupants = GRAHAS.filter((id) => kundli.graha(id).sign === sign)
  const looks = GRAHAS.filter((id) => aspects(id, kundli.graha(id).sign, sign))
  const { d9 } = chart.vargas
  const inNavamsa = signOfHouse(7, d9.ascendant)
  const navamsa = {
    sign: inNavamsa,
    lord: lordOf(inNavamsa),
    occupants: GRAHAS.filter((id) => d9[id] === inNavamsa),
  }
  const colours = [...new Set([...occupants, lord, ...looks, ...navamsa.occupants, navamsa.lord])]
  return { sign, occupants, looks, lord, lordHouse: kundli.house(lord), navamsa, colours }
}
