import type { Chart, Yoga, YogaId } from '@dhruva/jyotish'
import { both, themesOf } from '#facts/natal.ts'
import { TEXTS } from '#facts/texts.ts'
import { grahaName, signName } from '#names.ts'
import { TOPIC_YOGAS } from '#topics.ts'
import { type Code, type Fact, READING_TOPICS, type Theme } from '#types.ts'

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

/** What forms a yoga, in words; names as they stand in a list of facts or, from `name`, in a sentence. */
export const yogaHow = (
  code: Code,
  { grahas, why }: Yoga,
  name: (given: string) => string = (given) => given,
): string =>
  TEXTS[code].yogas.how(why, {
    grahas,
    name: (id) => name(grahaName(code, id)),
    sign: (index) => signName(code, index),
  })

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
    default:
      return []
  }
}

const themes = (yoga: Yoga): Theme[] => {
  const named = READING_TOPICS.filter((topic) => TOPIC_YOGAS[topic].includes(yoga.id))
  return [...new Set<Theme>([...named, ...themesOf(yogaHouses(yoga))])]
}

/** Each yoga of the chart with what forms it and how strong it is; a cancelled one says so. */
export const yogaFacts = (chart: Chart): Fact[] =>
  chart.yogas.map((yoga) => ({
    id: yogaFactId(yoga),
    kind: 'yoga',
    text: both((c) => {
      const { yogas } = TEXTS[c]
      return yogas.fact(yogas.name(yoga.id), yogaHow(c, yoga), yogas.strength(yoga.strength), cancellerOf(c, yoga))
    }),
    opens: { kind: 'yoga', id: yoga.id },
    themes: themes(yoga),
    strength: yoga.cancelled_by.length > 0 ? 1 : Math.max(1, yoga.strength),
  }))
