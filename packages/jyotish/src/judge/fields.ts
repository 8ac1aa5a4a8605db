import { GRAHAS, type GrahaId } from '#ids.ts'
import { at } from '#names.ts'
import type { Chart } from '#types.ts'
import { kundliOf } from '#yoga/kundli.ts'
import { signOfHouse } from '#zodiac/houses.ts'
import { lordOf } from '#zodiac/signs.ts'
import type { Judgement } from './types.ts'

/** Why a graha speaks for a field of work. */
export type FieldReason = 'lord' | 'occupant' | 'sign_of_lord' | 'navamsa_of_lord' | 'strongest' | 'moon'
export type Field = { graha: GrahaId; weight: number; reasons: FieldReason[] }
/** The grahas whose work fits, best first, and the one whose work fits least. */
export type Fields = { ranked: Field[]; least: GrahaId }

const WEIGHTS: Readonly<Record<FieldReason, number>> = {
  lord: 1,
  occupant: 1.5,
  sign_of_lord: 0.7,
  navamsa_of_lord: 1,
  strongest: 0.8,
  moon: 0.7,
}

/**
 * The livelihood by the tenth: its lord and occupants, the lord of the sign and of the navamsa that lord is in (Phaladeepika 5, Brihat
 * Jataka 10), the tenth from the Moon, and the strongest graha of the chart; a strong graha speaks louder.
 */
export function fieldsOf(judgement: Judgement, chart: Chart): Fields {
  const kundli = kundliOf(chart)
  const tenthLord = kundli.lord(10)
  const { sign, navamsa_sign } = kundli.graha(tenthLord)
  const tenthFromMoon = signOfHouse(10, chart.moon_sign)
  const speaks: [GrahaId, FieldReason][] = [
    [tenthLord, 'lord'],
    ...chart.grahas.filter(({ house }) => house === 10).map(({ id }): [GrahaId, FieldReason] => [id, 'occupant']),
    [lordOf(sign), 'sign_of_lord'],
    [lordOf(navamsa_sign), 'navamsa_of_lord'],
    [judgement.strongest, 'strongest'],
    [lordOf(tenthFromMoon), 'moon'],
  ]
  const fields = GRAHAS.map((graha): Field => {
    const reasons = speaks.filter(([id]) => id === graha).map(([, reason]) => reason)
    const sum = reasons.reduce((total, reason) => total + WEIGHTS[reason], 0)
    return { graha, weight: sum * (0.5 + judgement.strengths[graha].value), reasons }
  })
  // Of those that nothing speaks for, the weakest fits least.
  const order = fields.toSorted(
    (a, b) => b.weight - a.weight || judgement.strengths[b.graha].value - judgement.strengths[a.graha].value,
  )
  return { ranked: order.filter(({ weight }) => weight > 0), least: at(order, order.length - 1).graha }
}
