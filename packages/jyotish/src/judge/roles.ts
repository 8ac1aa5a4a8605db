import { type Classical, forSeven, type GrahaId, isClassical, SEVEN } from '#ids.ts'
import { at } from '#names.ts'
import type { Kundli } from '#yoga/kundli.ts'
import { KENDRA, signOfHouse, TRIKONA } from '#zodiac/houses.ts'
import { lordOf, SIGNS } from '#zodiac/signs.ts'
import { LAGNA_ROLES } from './roles-data.ts'
import type { Role } from './types.ts'

/** The house whose lord obstructs, by the mode of the lagna (Jataka Parijata 2; Prasna Marga). */
const BADHAKA_HOUSE = { movable: 11, fixed: 9, dual: 7 } as const
const HOUSES: readonly number[] = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]

const isYogakaraka = (rules: readonly number[]): boolean =>
  rules.some((house) => house !== 1 && KENDRA.includes(house)) &&
  rules.some((house) => house !== 1 && TRIKONA.includes(house))

/**
 * What the seven stand for with a lagna 0..11: houses ruled, yogakaraka (a kendra and a trikona, BPHS 34.13), maraka (2 or 7, BPHS 44)
 * and badhaka follow from the lordships, the value is the table's.
 */
export function lordships(lagna: number): Record<Classical, Role> {
  const badhaka = lordOf(signOfHouse(BADHAKA_HOUSE[at(SIGNS, lagna).mode], lagna))
  return forSeven((id) => {
    const rules = HOUSES.filter((house) => lordOf(signOfHouse(house, lagna)) === id)
    return {
      value: at(LAGNA_ROLES, lagna).cells[id][0],
      rules,
      yogakaraka: isYogakaraka(rules),
      maraka: rules.includes(2) || rules.includes(7),
      badhaka: badhaka === id,
    }
  })
}

/** What the place of a node is worth: in 1, 2 and 4 nothing by itself. */
function placeOfNode(house: number): number {
  if (house === 8) return -1
  if (house === 7 || house === 12) return -0.5
  return [3, 5, 6, 9, 10, 11].includes(house) ? 0.5 : 0
}

/**
 * Rahu and Ketu give what their place and their company give (BPHS 34.16, Laghu Parashari): half their place, half the lord of their
 * sign; in a kendra or trikona beside a yogakaraka or the lord of a trikona they make a yoga themselves.
 */
function nodeRole(kundli: Kundli, node: GrahaId, seven: Record<Classical, Role>): Role {
  const house = kundli.house(node)
  const lord = lordOf(kundli.graha(node).sign)
  const value = placeOfNode(house) / 2 + (isClassical(lord) ? seven[lord].value / 2 : 0)
  const makers = SEVEN.filter((id) => seven[id].yogakaraka || seven[id].rules.some((each) => TRIKONA.includes(each)))
  const joined = makers.some((id) => kundli.together(id, node))
  const makesYoga = joined && (KENDRA.includes(house) || TRIKONA.includes(house))
  return {
    value: makesYoga ? Math.max(1, value) : value,
    rules: [],
    yogakaraka: false,
    maraka: false,
    badhaka: false,
  }
}

/** What each graha stands for in a chart, by its lagna. */
export function rolesOf(kundli: Kundli): Record<GrahaId, Role> {
  const seven = lordships(kundli.ascendant)
  return { ...seven, rahu: nodeRole(kundli, 'rahu', seven), ketu: nodeRole(kundli, 'ketu', seven) }
}
