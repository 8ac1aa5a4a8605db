import type { Chart, Yoga, YogaId, YogaWhy } from '@dhruva/jyotish'
import type { YogaForm } from '#parts.ts'
import type { Fact } from '#types.ts'
import { createFact } from './create-fact.ts'

/** Yogas that can come several times in one chart, of different grahas. */
const SEVERAL: ReadonlySet<YogaId> = new Set<YogaId>([
  'raja',
  'dhana',
  'vipareeta',
  'neecha_bhanga',
  'parivartana',
  'yogakaraka',
])

/** `yoga.gajakesari`, `yoga.raja.venus.saturn`, `yoga.amala.moon`: unique in a chart, the same for the same yoga. */
export const yogaFactId = ({ id, grahas, why }: Yoga): string => {
  if (why.code === 'alone_in_tenth') return `yoga.${id}.${why.from}`
  return SEVERAL.has(id) ? `yoga.${id}.${grahas.toSorted().join('.')}` : `yoga.${id}`
}

const formOf = (why: YogaWhy): YogaForm => {
  const { code } = why
  switch (code) {
    case 'house_from_moon':
    case 'strong_lords':
      return { code, house: why.house }
    case 'same_sign':
    case 'own_or_exalted_in_kendra':
      return { code, sign: why.sign, house: why.house }
    case 'beside':
      return { code, of: why.of }
    case 'moon_alone':
    case 'houses_from_moon':
    case 'debilitation_cancelled':
      return { code }
    case 'exchange_of_signs':
      return { code, houses: why.houses }
    case 'dusthana_lord_in_dusthana':
      return { code, lord: why.lord, house: why.house }
    case 'lords_joined':
      // two lords may be joined in several ways; one of them is told
      return { ...why, by: why.by.slice(0, 1) }
    default:
      return why
  }
}

/** Each yoga of the chart with what forms it and how strong it is; a cancelled one says so. */
export const yogaFacts = (chart: Chart): Fact[] =>
  chart.yogas.map((yoga) => {
    const { id, grahas, why, strength, cancelled_by } = yoga
    const [canceller] = cancelled_by
    return createFact({
      id: yogaFactId(yoga),
      kind: 'yoga',
      parts: {
        says: 'yoga',
        yoga: id,
        grahas,
        why: formOf(why),
        ...(canceller ? { cancelledBy: canceller.graha } : { strength }),
      },
      whose: 'you',
      opens: { kind: 'yoga', id },
      strength: canceller ? 1 : Math.max(1, strength),
    })
  })
