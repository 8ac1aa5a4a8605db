import type { ReadingTopic } from '@dhruva/intent'
import type { GrahaId, Yoga } from '@dhruva/jyotish'
import { houseOf } from '#chart.ts'
import { yogaText } from '#facts/render-birth.ts'
import { cancellerOf, yogaFactId, yogaHouses } from '#facts/yogas.ts'
import { type Draft, draft } from '#sentences/draft.ts'
import { graha, type ReadingContext } from '#sentences/reading-context.ts'
import { SEATS, TOPIC_YOGAS } from '#topics.ts'

/** Popular names that sound harder than what they mean; told when asked for, never brought up as a burden. */
const HARSH: ReadonlySet<Yoga['id']> = new Set<Yoga['id']>([
  'kemadruma',
  'chandra_grahan',
  'surya_grahan',
  'guru_chandal',
  'shrapit',
  'angarak',
])

/** Formed by most charts, so that they say little by themselves. */
const COMMON: ReadonlySet<Yoga['id']> = new Set<Yoga['id']>(['vesi', 'vosi', 'sunapha', 'anapha', 'budha_aditya'])

const holds = (yoga: Yoga): boolean => yoga.cancelled_by.length === 0

/** An exchange with a house of loss speaks of effort, not of gain. */
const helps = (yoga: Yoga): boolean =>
  !HARSH.has(yoga.id) && !(yoga.why.code === 'exchange_of_signs' && yoga.why.kind !== 'maha')

/** The yogas that hold, the strongest first; of equals the rarer, then in the order of the list. */
export const strongestYogas = (view: ReadingContext): Yoga[] => {
  const weight = (yoga: Yoga) => yoga.strength * 2 - (COMMON.has(yoga.id) ? 1 : 0) - (HARSH.has(yoga.id) ? 3 : 0)
  return view.chart.yogas.filter(holds).toSorted((a, b) => weight(b) - weight(a))
}

export const cancelledYogas = (view: ReadingContext): Yoga[] => view.chart.yogas.filter((yoga) => !holds(yoga))

/** By what it is, or because its lords exchange with the matter's house, stand strong in it or are raised again. */
const speaksOf = (view: ReadingContext, yoga: Yoga, topic: ReadingTopic): boolean => {
  if (TOPIC_YOGAS[topic].includes(yoga.id)) return true
  const [h] = SEATS[topic].main
  if (yoga.why.code === 'debilitation_cancelled') return yoga.grahas.includes(houseOf(view.chart, h).lord)
  const byHouse = yoga.why.code === 'exchange_of_signs' || yoga.why.code === 'own_or_exalted_in_kendra'
  return byHouse && yogaHouses(yoga).includes(h)
}

/** The yoga that speaks most for a matter; null when none holds with any strength. */
export const mattersMost = (view: ReadingContext, topic: ReadingTopic): Yoga | null => {
  const named = TOPIC_YOGAS[topic]
  const rank = (yoga: Yoga) => {
    const at = named.indexOf(yoga.id)
    return yoga.strength * 10 - (at < 0 ? named.length : at)
  }
  const able = view.chart.yogas.filter(
    (yoga) => holds(yoga) && helps(yoga) && yoga.strength > 0 && speaksOf(view, yoga, topic),
  )
  return able.toSorted((a, b) => rank(b) - rank(a))[0] ?? null
}

const named = (view: ReadingContext, ids: readonly GrahaId[]): string =>
  ids
    .map((id) => graha(view, id))
    .reduce((text, name, index) => {
      const and = view.code === 'en' ? ' and ' : ' और '
      return index === 0 ? name : `${text}${index === ids.length - 1 ? and : ', '}${name}`
    }, '')

/** A yoga as a reason for a matter. */
export const yogaReason = (view: ReadingContext, yoga: Yoga) => ({
  about: yoga.grahas[0] ?? ('moon' as const),
  weight: 0.3 + 0.4 * yoga.strength,
  text: view.t.yogas.reason(view.t.yogas.name(yoga.id), named(view, yoga.grahas), yoga.grahas.length > 1),
  facts: [yogaFactId(yoga)],
})

/** What forms a yoga, as it stands in a sentence. */
export const howOf = (view: ReadingContext, yoga: Yoga): string =>
  yogaText(view.code, yoga, 'you', view.t.frames.grahaName)

/** A yoga in an answer on a matter: what forms it, how strong it is, what it gives. */
export const yogaPart = (view: ReadingContext, yoga: Yoga, priority: number): Draft => {
  const { yogas } = view.t
  const [name, strength, gift] = [yogas.name(yoga.id), yogas.strength(yoga.strength), yogas.gift(yoga.id)]
  const text = view.pick(`yoga ${yoga.id}`, (v) => yogas.part(v, name, howOf(view, yoga), strength, gift))
  return draft(text, [yogaFactId(yoga)], priority)
}

/** A cancelled yoga, with what cancels it. */
export const cancelledPart = (view: ReadingContext, yoga: Yoga, priority: number): Draft => {
  const by = view.t.frames.grahaName(cancellerOf(view.code, yoga) ?? '')
  return draft(view.t.yogas.cancelled(view.t.yogas.name(yoga.id), howOf(view, yoga), by), [yogaFactId(yoga)], priority)
}
