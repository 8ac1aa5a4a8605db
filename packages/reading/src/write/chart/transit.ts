import { DAY_MS } from '@dhruva/common'
import { GRAHAS, type GrahaId, skyEvents, touchedMost } from '@dhruva/jyotish'
import { transitOf } from '#chart.ts'
import { indianDay } from '#facts/days.ts'
import type { Sentence } from '#types.ts'
import { areaIn, dayIn, houseIn, nthIn, signIn, theGraha } from '#write/say/names.ts'
import { capital, line, listed, say, unnamed } from '#write/say/say.ts'
import type { WriteContext } from '#write/types.ts'
import { eventFact } from './events.ts'
import { stated } from './known.ts'
import { FIELDS } from './state-data.ts'
import * as words from './transit-data.ts'

const RETROGRADE = /retro|vakri|vakr|वक्री/i
const ECLIPSE = /eclips|grahan|ग्रहण/i
/** How far ahead the next station or eclipse is looked for. */
const YEAR = 366 * DAY_MS
/** An ingress as near as this belongs to the answer. */
const SOON = 120 * DAY_MS

const CUES: ReadonlyArray<readonly [GrahaId, RegExp]> = [
  ['jupiter', /jupiter|\bguru\b|brihaspati|गुरु|बृहस्पति/i],
  ['saturn', /saturn|\bshani\b|शनि/i],
  ['rahu', /rahu|राहु/i],
  ['ketu', /ketu|केतु/i],
  ['mars', /\bmars\b|mangal|मंगल/i],
  ['venus', /venus|shukra|शुक्र/i],
  ['mercury', /mercury|budh|बुध/i],
  ['sun', /\bsun\b|surya|सूर्य/i],
  ['moon', /\bmoon\b|chandra|चंद्र/i],
]

const askedOf = ({ asked }: WriteContext): GrahaId[] => {
  const named = CUES.filter(([, cue]) => cue.test(asked.words)).map(([id]) => id)
  if (asked.graha && !named.includes(asked.graha)) named.unshift(asked.graha)
  return named.length > 0 ? named.slice(0, 2) : ['jupiter', 'saturn']
}

const fromMoon = (context: WriteContext, graha: GrahaId): Sentence[] => {
  const { speech } = context
  const fact = stated(context, `gochara.${graha}`, 'gochara')
  if (!fact) return []
  const kind = fact.obstructedBy.length > 0 && fact.good ? 'obstructed' : fact.good ? 'good' : 'tight'
  const by = listed(
    speech,
    fact.obstructedBy.map((id) => theGraha(speech, id)),
  )
  const text = say(context, `transit.moon.${kind}`, words.FROM_MOON[kind], { nth: nthIn(speech, fact.fromMoon), by })
  return [line(text, `gochara.${graha}`, 'moon.place')]
}

const touches = (context: WriteContext, graha: GrahaId): Sentence[] => {
  if (graha !== 'jupiter' && graha !== 'saturn' && graha !== 'rahu' && graha !== 'ketu') return []
  const most = touchedMost(context.judgement, graha)?.matter
  const field = most && isField(most) && context.age >= 18 ? FIELDS[most][context.speech] : null
  return field ? [line(say(context, 'transit.touches', words.TOUCHES, { matter: field }), `transit.${graha}`)] : []
}
const isField = (matter: string): matter is keyof typeof FIELDS => matter in FIELDS

const nextSign = (context: WriteContext, graha: GrahaId): Sentence[] => {
  const { speech, at, transits } = context
  const { leaves_sign: leaves, sign, next_sign: next } = transitOf(transits, graha)
  if (!leaves || Date.parse(leaves) - at.getTime() > SOON || graha === 'moon') return []
  const fact = eventFact(context, { at: leaves, code: 'ingress', graha, from: sign, sign: next })
  const house = stated(context, fact ?? '', 'ingress')?.house
  if (!fact || house === undefined) return []
  const slots = { on: dayIn(speech, indianDay(leaves)), house: houseIn(speech, house) }
  return [line(say(context, 'transit.next', words.NEXT_SIGN, slots), fact)]
}

const through = (context: WriteContext, graha: GrahaId, whole: boolean): Sentence[] => {
  const { speech } = context
  const fact = stated(context, `transit.${graha}`, graha === 'moon' ? 'moon_of_day' : 'transit')
  if (!fact) return []
  const to = 'to' in fact && fact.to ? dayIn(speech, fact.to) : ''
  const until = to ? words.UNTIL[speech].replace('{to}', to) : ''
  const slots = { graha: theGraha(speech, graha), sign: signIn(speech, fact.sign), until }
  const id = `transit.${graha}`
  if (fact.house === undefined) return [line(say(context, 'transit', words.NO_LAGNA, slots), id)]
  const first = line(say(context, 'transit', words.TRANSIT, { ...slots, house: houseIn(speech, fact.house) }), id)
  const does = line(capital(words.DOES[graha][speech].replace('{area}', areaIn(speech, fact.house))), id)
  if (!whole) return [first, does]
  return [first, does, ...fromMoon(context, graha), ...touches(context, graha), ...nextSign(context, graha)]
}

/** Which way a graha goes, and when it turns. */
const retrograde = (context: WriteContext, graha: GrahaId): Sentence[] => {
  const { speech, at, chart, transits } = context
  const events = skyEvents(at, new Date(at.getTime() + YEAR * 2), [graha], chart.conventions)
  const station = events.find((event) => event.code === 'station')
  const fact = station && eventFact(context, station)
  const now = transitOf(transits, graha)
  if (station && !fact) return through(context, graha, false)
  if (!station || !fact) {
    const names = GRAHAS.filter((id) => id === 'sun' || id === 'moon' || id === 'rahu' || id === 'ketu')
    const facts = names.map((id) => `transit.${id}`)
    return [
      line(
        say(context, 'retrograde', words.RETROGRADE.none, { graha: theGraha(speech, graha) }),
        `transit.${graha}`,
        ...facts,
      ),
    ]
  }
  const slots = { graha: theGraha(speech, graha), on: dayIn(speech, indianDay(station.at)) }
  const first = line(say(context, 'retrograde', words.RETROGRADE[now.retrograde ? 'now' : 'soon'], slots), fact)
  const house = stated(context, `transit.${graha}`, 'transit')?.house
  if (house === undefined) return [first]
  const means = { area: areaIn(speech, house), house: houseIn(speech, house) }
  return [first, line(say(context, 'retrograde.means', words.RETROGRADE_MEANS, means), `transit.${graha}`)]
}

const eclipse = (context: WriteContext): Sentence[] | null => {
  const { speech, at, chart } = context
  const events = skyEvents(at, new Date(at.getTime() + YEAR), [], chart.conventions)
  const next = events.find(({ code }) => code === 'solar_eclipse' || code === 'lunar_eclipse')
  const fact = next && eventFact(context, next)
  const house = stated(context, fact ?? '', 'eclipse')?.house
  if (!next || !fact || house === undefined) return null
  const slots = {
    kind: words.ECLIPSES[next.code === 'solar_eclipse' ? 'solar' : 'lunar'][speech],
    on: dayIn(speech, indianDay(next.at)),
    house: houseIn(speech, house),
    area: areaIn(speech, house),
  }
  return [
    line(say(context, 'eclipse', words.ECLIPSE, slots), fact),
    line(say(context, 'eclipse.calm', words.ECLIPSE_CALM)),
  ]
}

/** What a graha does where it is now, from when to when, counted from lagna and Moon; which way it goes; the next eclipse. */
export const transit = (context: WriteContext): Sentence[][] => {
  const said = context.asked.words
  const grahas = askedOf(context)
  const dark = ECLIPSE.test(said) ? eclipse(context) : null
  if (dark) return [dark]
  const [first = 'jupiter'] = grahas
  if (RETROGRADE.test(said)) return [retrograde(context, first)]
  return grahas.map((graha, index) => through(unnamed(context, index), graha, grahas.length === 1))
}
