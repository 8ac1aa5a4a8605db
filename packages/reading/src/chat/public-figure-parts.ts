import type { GrahaId } from '@dhruva/jyotish'
import { grahaOf, houseOf, steadiest, transitOf } from '#chart.ts'
import { passagesIn } from '#facts/in-range.ts'
import type { NamedTime } from '#facts/named-time.ts'
import { type Draft, draft } from '#sentences/draft.ts'
import {
  dashaDate,
  degreeOf,
  graha,
  lagnaOf,
  nakshatra,
  padaOf,
  type ReadingContext,
  sign,
  skyDate,
} from '#sentences/reading-context.ts'
import { longestOf } from './time-plan.ts'

const area = (view: ReadingContext, house: number): string => view.t.figures.AREAS[house - 1] ?? ''

export const workPart = (view: ReadingContext): Draft => {
  const house = houseOf(view.chart, 10)
  const lord = grahaOf(view.chart, house.lord)
  const text = view.pick('work', (v) =>
    view.t.figures.work(
      v,
      view.name,
      sign(view, house.sign),
      graha(view, lord.id),
      degreeOf(view, lord.id),
      sign(view, lord.sign),
      lord.house,
      area(view, lord.house),
    ),
  )
  return draft(text, ['house.10.lord', `${lord.id}.place`])
}

/** Who sits in the 10th house and who looks on it. */
export const companyParts = (view: ReadingContext): Draft[] => {
  const house = houseOf(view.chart, 10)
  const say = (id: GrahaId, sits: boolean, priority: number) =>
    draft(
      view.t.figures.company(graha(view, id), sits, view.t.grahas.COLOURS[id]),
      [`house.10.${sits ? 'occupants' : 'aspects'}`],
      priority,
    )
  return [
    ...house.occupants.map((id, index) => say(id, true, index + 1)),
    ...house.aspected_by.slice(0, 2).map((id, index) => say(id, false, index + 3)),
  ]
}

export const lagnaPart = (view: ReadingContext): Draft => {
  const { sign: at, degree } = lagnaOf(view)
  const nature = view.t.sky.SIGN_NATURES[at] ?? ''
  const text = view.pick('lagna', (v) => view.t.figures.lagna(v, view.name, sign(view, at), degree, nature))
  return draft(text, ['lagna'])
}

export const lagnaLordPart = (view: ReadingContext, priority = 0): Draft => {
  const lord = grahaOf(view.chart, houseOf(view.chart, 1).lord)
  const text = view.t.figures.lagnaLord(graha(view, lord.id), sign(view, lord.sign), lord.house, area(view, lord.house))
  return draft(text, ['house.1.lord', `${lord.id}.place`], priority)
}

export const moonPart = (view: ReadingContext, priority = 0): Draft => {
  const moon = grahaOf(view.chart, 'moon')
  const gift = view.t.sky.NAKSHATRAS[moon.nakshatra] ?? ''
  const text = view.t.figures.moon(
    graha(view, 'moon'),
    sign(view, moon.sign),
    nakshatra(view, moon.nakshatra),
    padaOf(view, 'moon'),
    gift,
  )
  return draft(text, ['moon.nakshatra', 'moon.place'], priority)
}

export const sunPart = (view: ReadingContext, priority: number): Draft => {
  const sun = grahaOf(view.chart, 'sun')
  const text = view.t.figures.sun(graha(view, 'sun'), sign(view, sun.sign), sun.house, area(view, sun.house))
  return draft(text, ['sun.place'], priority)
}

export const strongestPart = (view: ReadingContext, priority = 0): Draft => {
  const { id, sign: at, house } = steadiest(view.chart)
  const brings = view.t.grahas.COLOURS[id]
  return draft(
    view.t.figures.strongest(graha(view, id), degreeOf(view, id), sign(view, at), house, brings),
    [`${id}.place`],
    priority,
  )
}

export const grahaParts = (view: ReadingContext, id: GrahaId): Draft[] => {
  const at = grahaOf(view.chart, id)
  const { figures, grahas } = view.t
  const place = figures.graha(
    view.name,
    graha(view, id),
    degreeOf(view, id),
    sign(view, at.sign),
    nakshatra(view, at.nakshatra),
    at.house,
    area(view, at.house),
  )
  return [
    draft(place, [`${id}.place`, `${id}.nakshatra`]),
    draft(figures.brings(graha(view, id), grahas.COLOURS[id]), [`${id}.place`]),
  ]
}

export const housePart = (view: ReadingContext, number: number): Draft => {
  const house = houseOf(view.chart, number)
  const lord = grahaOf(view.chart, house.lord)
  const text = view.t.figures.house(
    view.name,
    number,
    sign(view, house.sign),
    graha(view, lord.id),
    sign(view, lord.sign),
    lord.house,
    area(view, lord.house),
  )
  return draft(text, [`house.${number}.lord`, `${lord.id}.place`])
}

export const mahaPart = (view: ReadingContext, priority = 0): Draft | null => {
  if (!view.running) return null
  const { lord, start, end } = view.running.maha
  const { figures } = view.t
  const text = figures.maha(graha(view, lord), dashaDate(view, start), dashaDate(view, end), figures.CHAPTERS[lord])
  return draft(text, ['dasha.maha'], priority)
}

export const antarPart = (view: ReadingContext, priority = 0): Draft | null => {
  if (!view.running) return null
  const { maha, antar } = view.running
  const { house } = grahaOf(view.chart, antar.lord)
  const text = view.t.figures.antar(
    graha(view, maha.lord),
    graha(view, antar.lord),
    dashaDate(view, antar.end),
    house,
    area(view, house),
  )
  return draft(text, ['dasha.antar', `${antar.lord}.place`], priority)
}

export const transitPart = (view: ReadingContext, id: 'jupiter' | 'saturn', priority = 0): Draft => {
  const at = transitOf(view.transits, id)
  const { figures } = view.t
  const text = figures.transit(
    graha(view, id),
    sign(view, at.sign),
    at.house,
    skyDate(view, at.leaves_sign),
    figures.MOVES[id],
    area(view, at.house),
  )
  return draft(text, [`transit.${id}`], priority)
}

export const item = (
  view: ReadingContext,
  lord: GrahaId,
  start: string,
  end: string,
  fact: string,
  priority: number,
): Draft => {
  const { house } = grahaOf(view.chart, lord)
  const [from, to] = [dashaDate(view, start), dashaDate(view, end)]
  const text = view.t.figures.item(from, to, graha(view, lord), house, area(view, house))
  return draft(text, [fact, `${lord}.place`], priority)
}

export const end = (view: ReadingContext): Draft => draft(view.pick('figure end', view.t.figures.end), [])

/** Jupiter or Saturn in a named time, from sign to sign; its longest stay tells what it does. */
export const passagePart = (
  view: ReadingContext,
  time: NamedTime,
  id: 'jupiter' | 'saturn',
  priority: number,
): Draft | null => {
  const passages = passagesIn(view.chart, time).filter((passage) => passage.graha === id)
  const longest = longestOf(passages, time)
  if (!longest || passages.length > 5) return null
  const { figures } = view.t
  const stays = passages.map(({ sign: at, house: h, to }, index) => ({
    sign: sign(view, at),
    h,
    to: index === passages.length - 1 ? null : skyDate(view, to),
  }))
  const text = figures.passages(graha(view, id), stays, area(view, longest.house), figures.MOVES[id])
  return draft(
    text,
    passages.map(({ fact }) => fact),
    priority,
  )
}
