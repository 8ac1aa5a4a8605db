import type { ReadingTopic } from '@dhruva/intent'
import type { GrahaId } from '@dhruva/jyotish'
import { clockAt } from '#certainty/time-facts.ts'
import { grahaOf, transitOf } from '#chart.ts'
import { tithiName } from '#facts/render-times.ts'
import { type Draft, draft } from '#sentences/draft.ts'
import { graha, nakshatra, type ReadingContext, sign, skyDate } from '#sentences/reading-context.ts'
import { karakasOf } from '#sentences/role.ts'
import type { Level } from '#texts/en/frames-judgement.ts'
import { SEATS } from '#topics.ts'
import { type Certain, conditionOf, helpsFromMoon, periodOf } from './certain.ts'

export type Parts = Array<Array<Draft | null>>

/** Grahas that speak of a matter in every chart and whose sign holds, the leading one first. */
export const speakers = ({ view, firm }: Certain, topic: ReadingTopic): GrahaId[] => {
  const all = [
    ...new Set([...karakasOf(view, topic), ...SEATS[topic].karakas, 'jupiter', 'saturn'] satisfies GrahaId[]),
  ]
  return all.filter((id) => firm.holds(`${id}.place`))
}

/** A graha of the matter: its sign, how it is there, what that means. */
export const speakerPart = (certain: Certain, topic: ReadingTopic, id: GrahaId, first: boolean): Draft => {
  const { view, say } = certain
  const { state, mark, facts } = conditionOf(certain, id)
  const parts = {
    graha: graha(view, id),
    of: view.t.frames.karakaOf(topic),
    sign: sign(view, grahaOf(view.chart, id).sign),
    mark,
    clause: view.t.grahas.STATES[id][state],
  }
  const text = view.pick(first ? 'speaker' : 'second', (v) => (first ? say.karaka(v, parts) : say.second(v, parts)))
  return draft(text, [`${id}.place`, ...facts], first ? 0 : 3)
}

/** How the matter stands by what holds: its grahas, and Jupiter and Saturn seen from the Moon. */
export const levelOf = (certain: Certain, topic: ReadingTopic): Level => {
  const { view, firm } = certain
  const weights = { strong: 1.5, plain: 0.2, retrograde: 0, hidden: -0.8, weak: -1.5 }
  const own = speakers(certain, topic).slice(0, 2)
  const natal = own.reduce((sum, id) => sum + weights[conditionOf(certain, id).state], 0)
  const fromMoon = (id: GrahaId) =>
    firm.moonSignHolds && helpsFromMoon(id, transitOf(view.transits, id).house_from_moon)
  const sum = natal + (fromMoon('jupiter') ? 0.9 : 0) + (fromMoon('saturn') ? 0.5 : 0)
  return sum >= 1.4 ? 'strong' : sum <= -0.6 ? 'slow' : 'mixed'
}

/** The Moon of birth: its nakshatra if that holds, else its sign, else what it can be. */
export const moonPart = ({ view, firm, say }: Certain, priority = 0): Draft => {
  const { sign: at, nakshatra: star } = grahaOf(view.chart, 'moon')
  const moon = graha(view, 'moon')
  if (firm.nakshatraHolds && firm.holds('moon.nakshatra')) {
    const gift = view.t.sky.NAKSHATRAS[star] ?? ''
    return draft(
      view.pick('star', (v) => say.star(v, moon, nakshatra(view, star), gift)),
      ['moon.nakshatra'],
      priority,
    )
  }
  if (firm.moonSignHolds) {
    const nature = view.t.sky.SIGN_NATURES[at] ?? ''
    return draft(
      view.pick('moon', (v) => say.moonSign(v, moon, sign(view, at), nature)),
      ['moon.place'],
      priority,
    )
  }
  const signs = firm.stability.signs.moon.values.map((each) => sign(view, each))
  return draft(say.moonOpen(moon, signs), ['time.moon'], priority)
}

/** The running mahadasha with dates as wide as they are, or whose it can be; null outside the 120 years. */
export const mahaPart = (certain: Certain, priority = 0): Draft | null => {
  const { view, firm, say } = certain
  if (!view.running) return null
  const period = periodOf(certain, 'dasha.maha')
  const { lord } = view.running.maha
  if (period) {
    const chapter = view.t.grahas.CHAPTERS[lord]
    const text = view.pick('maha', (v) => say.maha(v, graha(view, lord), period.from, period.to, chapter))
    return draft(text, ['dasha.maha'], priority)
  }
  const lords = firm.stability.dasha.running?.maha
  if (!lords || lords.certain) return null
  return draft(say.mahaOpen(lords.values.map((id) => graha(view, id))), ['time.maha'], priority)
}

export const antarPart = (certain: Certain, priority = 0): Draft | null => {
  const { view, say } = certain
  const period = periodOf(certain, 'dasha.antar')
  if (!view.running || !period) return null
  const { maha, antar } = view.running
  const text = view.pick('antar', (v) => say.antar(v, graha(view, antar.lord), graha(view, maha.lord), period.to))
  return draft(text, ['dasha.antar'], priority)
}

/** Jupiter or Saturn as it passes: counted from the Moon if its sign holds, else only in the sky. */
export const passagePart = ({ view, firm, say }: Certain, id: 'jupiter' | 'saturn', priority = 0): Draft => {
  const at = transitOf(view.transits, id)
  const until = skyDate(view, at.leaves_sign)
  if (!firm.moonSignHolds)
    return draft(say.sky(graha(view, id), sign(view, at.sign), until), [`transit.${id}`], priority)
  const fromMoon = at.house_from_moon
  const parts = {
    graha: graha(view, id),
    sign: sign(view, at.sign),
    fromMoon,
    until,
    good: helpsFromMoon(id, fromMoon),
  }
  return draft(
    view.pick(`${id} passes`, (v) => say[id](v, parts)),
    [`transit.${id}`],
    priority,
  )
}

export const sadeSatiPart = ({ view, firm, say }: Certain, priority = 0): Draft => {
  if (!firm.holds('transit.sade_sati')) {
    const signs = firm.stability.signs.moon.values.map((each) => sign(view, each))
    return draft(say.sadeSatiOpen(signs), ['time.moon'], priority)
  }
  const { sign: at, leaves_sign } = transitOf(view.transits, 'saturn')
  const tell = view.transits.sade_sati ? say.sadeSati : say.noSadeSati
  return draft(tell(graha(view, 'saturn'), sign(view, at), skyDate(view, leaves_sign)), ['transit.sade_sati'], priority)
}

/** The Moon of the day and the day's tithi. */
export const dayParts = ({ view, firm, say }: Certain): Draft[] => {
  const moon = transitOf(view.transits, 'moon')
  const parts = {
    moon: graha(view, 'moon'),
    nakshatra: nakshatra(view, moon.nakshatra),
    sign: sign(view, moon.sign),
    day: skyDate(view, view.at.toISOString()) ?? '',
  }
  const clause = view.t.sky.MOON_DAY[moon.house_from_moon - 1] ?? ''
  const text = firm.moonSignHolds ? say.moonDay(parts, moon.house_from_moon, clause) : say.moonDayPlain(parts)
  return [
    draft(view.t.frames.hail(view.name, text), ['transit.moon']),
    draft(say.tithi(tithiName(view.code, view.transits.moon_tithi)), ['day.tithi'], 2),
  ]
}

/** A quick graha of the day, counted from the Moon; null when the Moon's sign does not hold. */
export const quickPart = ({ view, firm, say }: Certain, id: GrahaId, priority: number): Draft | null => {
  if (!firm.moonSignHolds) return null
  const at = transitOf(view.transits, id)
  const text = say.quick(graha(view, id), sign(view, at.sign), at.house_from_moon, skyDate(view, at.leaves_sign))
  return draft(text, [`transit.${id}`], priority)
}

const wide = ({ say }: Certain, days: number): string => {
  if (days < 60) return say.days(Math.max(1, Math.ceil(days)))
  return days < 540 ? say.months(Math.ceil(days / 30.44)) : say.years(Math.ceil(days / 365.25))
}

const housesOut = ({ view, firm, say }: Certain): string => {
  const { changes, sign: rising } = firm.stability.ascendant
  const names = rising.values.map((each) => sign(view, each))
  const [first = '', second = ''] = names
  const [change] = changes
  if (change && changes.length === 1) return say.housesOut(first, second, clockAt(view.chart.input.tz, change.at))
  return names.length < 6 ? say.housesOutMany(names) : say.housesOutAll
}

/** What a more exact time would add, in one sentence; null when it would add nothing worth a sentence. */
export const exactnessPart = (certain: Certain): Draft | null => {
  const { firm, say } = certain
  if (!firm.ascendantHolds) return draft(housesOut(certain), ['time.birth', 'time.lagna'])
  const days = firm.stability.dasha.dates_span_days / 2
  return days < 1 ? null : draft(say.datesWide(wide(certain, days)), ['time.birth'])
}

/** One free step for the matter; no step comes twice in a talk while there are others. */
export const actionPart = ({ view, say }: Certain, topic: ReadingTopic): Draft => {
  const steps = view.t.periods.ACTIONS[topic]
  const step = view.pick('step', (v) => steps[v % steps.length] ?? steps[0])
  return draft(
    view.pick('action', (v) => say.action(v, step)),
    [],
  )
}

/** The name of a place in a sentence about a birth of an uncertain time. */
export const subjectOf = (view: ReadingContext, topic: ReadingTopic): string =>
  view.t.frames.subject(topic, view.stage, view.intent.focus)
