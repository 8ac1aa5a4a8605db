import type { Versus } from '@dhruva/intent'
import type { GrahaId } from '@dhruva/jyotish'
import { grahaOf, houseOf, ruledBy } from '#chart.ts'
import { type Draft, draft } from '#sentences/draft.ts'
import { dashaDate, graha, type ReadingContext } from '#sentences/reading-context.ts'
import type { AnswerContext } from './context.ts'
import { houseReasons, type Reason } from './factors.ts'
import * as part from './parts.ts'
import { PLANS } from './plans.ts'
import { closing, nextItems, sky, verdict } from './sections.ts'
import { spanPlan } from './time-plan.ts'

/** The houses from which the two sides of a choice are read. */
const SIDE_HOUSES: Record<Exclude<Versus, 'unknown'>, readonly [readonly number[], readonly number[]]> = {
  love_arranged: [[5], [7, 9]],
  job_business: [
    [6, 10],
    [7, 11],
  ],
  abroad_home: [[12, 9], [4]],
  study_work: [
    [4, 9],
    [6, 10],
  ],
}

/** A smaller difference than this is no difference, in the weights of `Reason` for one house. */
const NEAR = 0.7

type Side = { name: string; houses: readonly number[]; reasons: Reason[]; weight: number }

const sideOf = (view: ReadingContext, name: string, houses: readonly number[]): Side => {
  const reasons = houseReasons(view, houses)
  return { name, houses, reasons, weight: reasons.reduce((sum, { weight }) => sum + weight, 0) / houses.length }
}

/** What a graha has to do with some houses, in words, or null. */
const tie = (
  view: ReadingContext,
  id: GrahaId,
  houses: readonly number[],
): { text: string; facts: string[] } | null => {
  const { roles } = view.t.frames
  const ruled = ruledBy(view.chart, id).filter((house) => houses.includes(house))
  if (ruled.length > 0) return { text: roles.rules(ruled), facts: [`${id}.rules`] }
  const at = grahaOf(view.chart, id).house
  if (houses.includes(at)) return { text: roles.sits(at), facts: [`${id}.place`] }
  const seen = houses.find((house) => houseOf(view.chart, house).aspected_by.includes(id))
  return seen ? { text: roles.looks(seen), facts: [`house.${seen}.aspects`] } : null
}

/** The reasons of one side as items: what speaks for it, and what to weigh with it. */
const sideItems = (view: ReadingContext, side: Side, told: Reason | null): Draft[] => {
  const { choices, frames } = view.t
  const pros = side.reasons.filter((reason) => reason.weight > 0 && reason !== told)
  const con = side.reasons.find((reason) => reason.grave) ?? side.reasons.find((reason) => reason.weight < 0)
  const [first] = pros
  const second = pros.find(
    (reason) => reason.about !== first?.about && !reason.facts.some((fact) => first?.facts.includes(fact)),
  )
  const care = con ? draft(choices.sideCare(side.name, con.text), con.facts, con.grave ? 0 : 4) : null
  if (first) {
    const text = second ? frames.join(first.text, second.text) : first.text
    const item = draft(choices.sideFor(side.name, text), [...first.facts, ...(second?.facts ?? [])])
    return care ? [item, care] : [item]
  }
  if (told || !con) return care ? [care] : []
  return [draft(choices.sideNone(side.name, con.text), con.facts)]
}

/** Which side the running antardasha speaks for. */
const timePart = (view: ReadingContext, sides: readonly [Side, Side]): Draft | null => {
  if (!view.running) return null
  const { antar } = view.running
  const [name, to] = [graha(view, antar.lord), dashaDate(view, antar.end)]
  const ties = sides.map((side) => tie(view, antar.lord, side.houses))
  const only = ties.filter((found) => found !== null).length === 1 ? ties.findIndex((found) => found !== null) : -1
  const [side, found] = [sides[only], ties[only]]
  if (!side || !found) return draft(view.t.choices.noSide(name, to), ['dasha.antar'])
  return draft(view.t.choices.time(side.name, name, to, found.text), ['dasha.antar', ...found.facts])
}

const weighed = (context: AnswerContext, versus: Exclude<Versus, 'unknown'>): Array<Array<Draft | null>> => {
  const { view, topic } = context
  const { choices, frames } = view.t
  const [nameA, nameB] = choices.sides[versus]
  const [housesA, housesB] = SIDE_HOUSES[versus]
  const [a, b] = [sideOf(view, nameA, housesA), sideOf(view, nameB, housesB)]
  const winner = a.weight >= b.weight ? a : b
  const reason = winner.reasons.find(({ weight }) => weight > 0) ?? null
  const clear = Math.abs(a.weight - b.weight) >= NEAR && reason !== null
  const lead = clear ? choices.leans(a.name, b.name, winner.name, reason.text) : choices.even(a.name, b.name)
  const deciding = clear ? reason : null
  return [
    [draft(frames.hail(view.name, lead), deciding?.facts ?? [])],
    [...sideItems(view, a, winner === a ? deciding : null), ...sideItems(view, b, winner === b ? deciding : null)],
    [timePart(view, [a, b]), ...sky(context, 3)],
    [part.lordPart(view, topic), part.karakaPart(view, topic, 5)],
    nextItems(context, 2).map((item) => ({ ...item, priority: 6 })),
    closing(context),
  ]
}

/** A choice between two ways: both weighed where the chart can, else said that it does not choose. */
export const choicePlan = (context: AnswerContext, versus: Versus): Array<Array<Draft | null>> => {
  if (versus !== 'unknown') return weighed(context, versus)
  const { view } = context
  const note = draft(view.t.frames.hail(view.name, view.t.choices.unknown(context.subject)), [])
  const spanned = view.time ? spanPlan(context, view.time, false) : null
  if (spanned) return [[note], ...spanned]
  const [, ...rest] = PLANS.open(context)
  // the note takes the room of a later date
  const shorter = rest.map((paragraph) =>
    paragraph.map((item, index) => (item?.isItem && index > 0 ? { ...item, priority: 7 } : item)),
  )
  return [[note, verdict(context, false)], ...shorter]
}
