import type { Code } from '@dhruva/common'
import { READING_TOPICS } from '@dhruva/intent'
import type { Chart, Yoga, YogaId, YogaWhy } from '@dhruva/jyotish'
import { grahaName } from '#names.ts'
import type { YogaForm } from '#parts.ts'
import { TOPIC_YOGAS } from '#topics.ts'
import type { Fact, Theme } from '#types.ts'
import { createFact } from './create-fact.ts'
import { themesOf } from './natal.ts'

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

/** The graha that cancels it, in words; null while it holds. */
export const cancellerOf = (code: Code, { cancelled_by: [first] }: Yoga): string | null =>
  first ? grahaName(code, first.graha) : null

/** Houses of the birth chart that form it. */
export const yogaHouses = ({ why }: Yoga): number[] => {
  switch (why.code) {
    case 'lords_joined':
      return why.lords.flat()
    case 'rules_kendra_and_trikona':
      return [why.kendra, why.trikona]
    case 'dusthana_lord_in_dusthana':
      return [why.lord, why.house]
    case 'exchange_of_signs':
    case 'houses_from_ascendant':
      return why.houses
    case 'same_sign':
    case 'own_or_exalted_in_kendra':
    case 'strong_lords':
      return [why.house]
    case 'house_from_moon':
    case 'beside':
    case 'moon_alone':
    case 'houses_from_moon':
    case 'debilitation_cancelled':
    case 'alone_in_tenth':
      return []
  }
}

const themes = (yoga: Yoga): Theme[] => {
  const named = READING_TOPICS.filter((topic) => TOPIC_YOGAS[topic].includes(yoga.id))
  return [...new Set<Theme>([...named, ...themesOf(yogaHouses(yoga))])]
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
      themes: themes(yoga),
      strength: canceller ? 1 : Math.max(1, strength),
    })
  })
