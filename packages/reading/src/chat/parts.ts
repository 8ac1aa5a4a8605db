import type { ReadingTopic } from '@dhruva/intent'
import { FOCUS_TOPICS } from '@dhruva/intent'
import type { GrahaId } from '@dhruva/jyotish'
import { grahaOf, houseOf, isNode, isStrong, isWeak } from '#chart.ts'
import { type Draft, draft } from '#sentences/draft.ts'
import { degreeOf, graha, nakshatra, padaOf, type ReadingContext, sign } from '#sentences/reading-context.ts'
import { karakasOf } from '#sentences/role.ts'
import type { State } from '#texts/en/grahas.ts'
import { FOCUS_HOUSES, SEATS } from '#topics.ts'

/** How a graha was at birth, in the word that matters most for what it gives. */
export const stateOf = (view: ReadingContext, id: GrahaId): State => {
  const at = grahaOf(view.chart, id)
  if (isStrong(at)) return 'strong'
  if (isWeak(at)) return 'weak'
  if (at.combust) return 'hidden'
  return at.retrograde && !isNode(id) ? 'retrograde' : 'plain'
}

const STATE_FACTS: Record<State, string | null> = {
  strong: 'dignity',
  weak: 'dignity',
  hidden: 'combust',
  retrograde: 'retrograde',
  plain: null,
}

/** The state as a mark behind a graha's place, and the fact it rests on. */
export const markOf = (view: ReadingContext, id: GrahaId): { mark: string; facts: string[] } => {
  const { marks } = view.t.frames
  const state = stateOf(view, id)
  const part = STATE_FACTS[state]
  const mark =
    part === 'dignity'
      ? marks.dignity(grahaOf(view.chart, id).dignity)
      : part === 'combust'
        ? marks.combust
        : part === 'retrograde'
          ? marks.retrograde
          : marks.none
  return { mark, facts: part ? [`${id}.${part}`] : [] }
}

/** A dignity worth telling as a mark, strong or weak; empty for any other. */
const dignityOf = (view: ReadingContext, id: GrahaId): { mark: string; facts: string[] } => {
  const at = grahaOf(view.chart, id)
  return isStrong(at) || isWeak(at) ? markOf(view, id) : { mark: '', facts: [] }
}

/** The lord of the matter's first house, where it stands and what that says; shorter when it was `named` just before. */
export const lordPart = (view: ReadingContext, topic: ReadingTopic, named = false): Draft => {
  const [h] = SEATS[topic].main
  const lord = grahaOf(view.chart, houseOf(view.chart, h).lord)
  const dignity = named ? { mark: '', facts: [] } : dignityOf(view, lord.id)
  const parts = {
    h,
    sign: sign(view, houseOf(view.chart, h).sign),
    lord: graha(view, lord.id),
    lordSign: sign(view, lord.sign),
    deg: degreeOf(view, lord.id),
    at: lord.house,
    mark: dignity.mark,
    clause: view.t.lords[topic][lord.house - 1] ?? '',
  }
  const frame = named ? view.t.frames.lordBrief : view.t.frames.lord
  const text = view.pick('lord', (v) => frame(v, parts))
  return draft(text, [`house.${h}.lord`, `${lord.id}.place`, ...dignity.facts])
}

/** The matter's karaka, unless it is the house lord and has been told already: then the next karaka. */
export const karakaPart = (view: ReadingContext, topic: ReadingTopic, priority: number): Draft | null => {
  const lord = houseOf(view.chart, SEATS[topic].main[0]).lord
  const id = [...karakasOf(view, topic), ...SEATS[topic].karakas].find((karaka) => karaka !== lord)
  if (!id) return null
  const at = grahaOf(view.chart, id)
  const { mark, facts } = markOf(view, id)
  const parts = {
    graha: graha(view, id),
    of: view.t.frames.karakaOf(topic),
    sign: sign(view, at.sign),
    deg: degreeOf(view, id),
    nakshatra: nakshatra(view, at.nakshatra),
    h: at.house,
    mark,
    clause: view.t.grahas.STATES[id][stateOf(view, id)],
  }
  const text = view.pick('karaka', (v) => view.t.frames.karaka(v, parts))
  // said in every way it can be, it is left out
  if (view.said(text)) return null
  return draft(text, [`${id}.place`, `${id}.nakshatra`, ...facts], priority)
}

/** One graha that sits in the matter's house or looks on it, not among those already spoken of. */
export const colourPart = (
  view: ReadingContext,
  topic: ReadingTopic,
  told: readonly GrahaId[],
  priority: number,
): Draft | null => {
  const [h] = SEATS[topic].main
  const house = houseOf(view.chart, h)
  const free = (ids: readonly GrahaId[]) => ids.find((id) => id !== house.lord && !told.includes(id))
  const [sitting, seeing] = [free(house.occupants), free(house.aspected_by)]
  const id = sitting ?? seeing
  if (!id) return null
  const text = view.pick('colour', (v) =>
    view.t.frames.colour(v, graha(view, id), h, id === sitting, view.t.grahas.COLOURS[id]),
  )
  return draft(text, [`house.${h}.${id === sitting ? 'occupants' : 'aspects'}`], priority)
}

/** The navamsa of the 7th lord, for matters of partnership. */
export const navamsaPart = (view: ReadingContext, priority: number): Draft => {
  const id = houseOf(view.chart, 7).lord
  const at = grahaOf(view.chart, id).navamsa_sign
  const clause = view.t.sky.NAVAMSA_ELEMENTS[at % 4] ?? ''
  const text = view.pick('navamsa', (v) => view.t.frames.navamsa(v, graha(view, id), sign(view, at), clause))
  return draft(text, [`${id}.navamsa`], priority)
}

/** The narrower matter that was asked for, from the house that speaks of it; `named` when the sentence before did so. */
export const focusPart = (view: ReadingContext, topic: ReadingTopic, priority: number, named = false): Draft | null => {
  const { focus } = view.intent
  if (!focus || FOCUS_TOPICS[focus] !== topic || FOCUS_HOUSES[focus] === SEATS[topic].main[0]) return null
  const house = houseOf(view.chart, FOCUS_HOUSES[focus])
  const lord = grahaOf(view.chart, house.lord)
  const dignity = dignityOf(view, lord.id)
  const parts = {
    name: view.t.frames.focusName(focus),
    h: house.house,
    sign: sign(view, house.sign),
    lord: graha(view, lord.id),
    at: lord.house,
    mark: dignity.mark,
    area: view.t.vocab.area(lord.house),
  }
  const frame = named ? view.t.frames.focusNamed : view.t.frames.focus
  const text = view.pick('focus', (v) => frame(v, parts))
  return draft(text, [`house.${house.house}.lord`, ...dignity.facts], priority)
}

/** The Moon's nakshatra and its gift. */
export const giftPart = (view: ReadingContext, priority: number): Draft => {
  const moon = grahaOf(view.chart, 'moon')
  const gift = view.t.sky.NAKSHATRAS[moon.nakshatra] ?? ''
  const text = view.pick('gift', (v) =>
    view.t.frames.gift(v, graha(view, 'moon'), nakshatra(view, moon.nakshatra), padaOf(view, 'moon'), gift),
  )
  return draft(text, ['moon.nakshatra'], priority)
}
