import { romanise } from '@dhruva/hindi'
import { YOGA_RULES, type Yoga, type YogaId } from '@dhruva/jyotish'
import { grahaTime, periodFacts } from '#facts/dasha-asked.ts'
import { TEXTS } from '#facts/texts.ts'
import { yogaFactId } from '#facts/yogas.ts'
import type { Sentence } from '#types.ts'
import { isExact } from '#write/exact.ts'
import { dayIn, houseIn, nthIn, signIn, theGraha } from '#write/say/names.ts'
import { line, listed, say, unnamed } from '#write/say/say.ts'
import type { WriteContext } from '#write/types.ts'
import { NEEDS_TIME } from './chart-fact-data.ts'
import * as words from './dosha-data.ts'
import { placeOf, runningOf, stated } from './known.ts'

const needsTime = (context: WriteContext): Sentence[] => [line(say(context, 'dosha', NEEDS_TIME))]

/** From which of Moon and Venus the count says yes as well. */
const countedFrom = (context: WriteContext): Array<'moon' | 'venus'> => {
  const references = stated(context, 'dosha.manglik.from', 'manglik_from')?.references ?? []
  return (['moon', 'venus'] as const).filter((one) => references.includes(one))
}

const manglik = (context: WriteContext): Sentence[] => {
  const { speech } = context
  const fact = stated(context, 'dosha.manglik', 'manglik')
  if (!fact) return needsTime(context)
  const [why] = context.chart.doshas.manglik.reasons
  const cancelled =
    fact.present && fact.cancelled && why !== undefined && context.facts.has(`dosha.manglik.${why.code}`)
  const slots = { house: houseIn(speech, fact.house), why: why ? words.CANCELLED[why.code][speech] : '' }
  const kind = cancelled ? 'cancelled' : fact.present ? 'yes' : 'no'
  const facts = ['dosha.manglik', 'mars.place', ...(cancelled ? [`dosha.manglik.${why.code}`] : [])]
  const beside =
    cancelled && why.code.endsWith('jupiter')
      ? ['jupiter.place']
      : cancelled && why.code === 'with_moon'
        ? ['moon.place']
        : []
  const first = line(say(context, 'manglik', words.MANGLIK[kind], slots), ...facts, ...beside)
  const calm = fact.present ? [line(say(context, 'manglik.calm', words.MANGLIK_CALM))] : []
  return [first, ...otherCount(context, fact.present), ...calm]
}

/** What the count from the Moon or Venus says, where it is another thing. */
const otherCount = (context: WriteContext, present: boolean): Sentence[] => {
  const { speech } = context
  const from = countedFrom(context)
  if (!present && from.length > 0) {
    const names = listed(
      speech,
      from.map((one) => words.REFERENCES[one][speech]),
    )
    return [
      line(
        say(context, 'manglik.else', words.MANGLIK_ELSE, { from: names }),
        'dosha.manglik.from',
        ...from.map((id) => `${id}.place`),
      ),
    ]
  }
  if (!present || from.includes('moon')) return []
  const text = say(context, 'manglik.else', words.MANGLIK_ONLY, { from: words.REFERENCES.moon[speech] })
  return [line(text, 'dosha.manglik.from', 'moon.place')]
}

const kaalSarp = (context: WriteContext): Sentence[] => {
  const fact = stated(context, 'dosha.kaal_sarp', 'kaal_sarp')
  if (!fact) return needsTime(context)
  const calm = fact.state === 'absent' ? [] : [line(say(context, 'kaal_sarp.calm', words.KAAL_SARP_CALM))]
  return [line(say(context, 'kaal_sarp', words.KAAL_SARP[fact.state]), 'dosha.kaal_sarp'), ...calm]
}

const pitra = (context: WriteContext): Sentence[] => {
  const { speech } = context
  const sun = placeOf(context, 'sun')?.house
  const ninth = stated(context, 'house.9.lord', 'lord')
  if (sun === undefined || ninth?.lordHouse === undefined) return needsTime(context)
  const slots = {
    house: houseIn(speech, sun),
    lord: theGraha(speech, ninth.lord),
    place: houseIn(speech, ninth.lordHouse),
  }
  return [line(say(context, 'pitra', words.PITRA, slots), 'sun.place', 'house.9.lord')]
}

/** Where Saturn stands from the Moon now. */
const saturnNow = (context: WriteContext): { sign: string; nth: string; facts: string[] } | null => {
  const { speech } = context
  const saturn = stated(context, 'transit.saturn', 'transit')
  if (saturn?.fromMoon === undefined) return null
  return {
    sign: signIn(speech, saturn.sign),
    nth: nthIn(speech, saturn.fromMoon),
    facts: ['transit.saturn', 'moon.place'],
  }
}

const wantsNext = ({ asked, parsed }: WriteContext): boolean =>
  asked.form === 'when' ||
  asked.form === 'after_that' ||
  parsed.wishes.includes('detail') ||
  /next|agl|अगल/i.test(asked.words)

const nextSeason = (context: WriteContext): Sentence[] => {
  const next = stated(context, 'dosha.sade_sati.next', 'season')
  if (!next) return [line(say(context, 'season.next', words.NONE_AHEAD))]
  return [
    line(
      say(context, 'season.next', words.NEXT_ONE, { from: dayIn(context.speech, next.from) }),
      'dosha.sade_sati.next',
    ),
  ]
}

/** The three entries of a running Sade Sati, when detail is wished. */
const phases = (context: WriteContext): Sentence[] => {
  const { speech, parsed } = context
  if (!parsed.wishes.includes('detail')) return []
  return (['rising', 'peak', 'setting'] as const).flatMap((phase) => {
    const id = `dosha.sade_sati.now.${phase}`
    const fact = stated(context, id, 'season_phase')
    if (!fact) return []
    return [
      line(say(context, id, words.SEASON_STEP, { phase: words.PHASES[phase][speech], on: dayIn(speech, fact.on) }), id),
    ]
  })
}

const sadeSati = (context: WriteContext): Sentence[] => {
  const { speech } = context
  const now = stated(context, 'dosha.sade_sati.now', 'season')
  if (now) {
    const to = dayIn(speech, now.to)
    const running = stated(context, 'transit.sade_sati', 'sade_sati')
    const first = running?.phase
      ? line(
          say(context, 'sade_sati', words.SADE_SATI_NOW, { to, phase: words.PHASES[running.phase][speech] }),
          'dosha.sade_sati.now',
          'transit.sade_sati',
        )
      : line(say(context, 'sade_sati', words.SADE_SATI_PAUSE, { to }), 'dosha.sade_sati.now')
    return [first, line(say(context, 'sade_sati.means', words.SADE_SATI_MEANS)), ...phases(context)]
  }
  const saturn = saturnNow(context)
  if (!saturn) return needsTime(context)
  const first = line(
    say(context, 'sade_sati', words.NO_SADE_SATI, { sign: saturn.sign, nth: saturn.nth }),
    'transit.sade_sati',
    ...saturn.facts,
  )
  return wantsNext(context) ? [first, ...nextSeason(context)] : [first]
}

const dhaiya = (context: WriteContext): Sentence[] => {
  const { speech } = context
  const now = stated(context, 'dosha.dhaiya.now', 'dhaiya')
  const saturn = saturnNow(context)
  if (!saturn) return needsTime(context)
  if (!now) {
    const next = stated(context, 'dosha.dhaiya.next', 'dhaiya')
    const none = line(say(context, 'dhaiya', words.NO_DHAIYA, { nth: saturn.nth }), ...saturn.facts)
    if (!next || !wantsNext(context)) return [none]
    return [
      none,
      line(say(context, 'season.next', words.NEXT_ONE, { from: dayIn(speech, next.from) }), 'dosha.dhaiya.next'),
    ]
  }
  const nth = nthIn(speech, now.dhaiya === 'ashtama' ? 8 : 4)
  const slots = { to: dayIn(speech, now.to), sign: signIn(speech, now.sign), nth }
  const area = words.DHAIYA_AREA[now.dhaiya][speech]
  return [
    line(say(context, 'dhaiya', words.DHAIYA_NOW, slots), 'dosha.dhaiya.now', 'moon.place'),
    line(say(context, 'dhaiya.means', words.DHAIYA_MEANS, { area }), 'dosha.dhaiya.now'),
  ]
}

/** Every yoga by the names that answers give it, the longest first: `dharma-karmadhipati yoga` before `raja yoga`. */
const NAMES: ReadonlyArray<readonly [YogaId, string]> = [...new Set(YOGA_RULES.map(({ id }) => id))]
  .flatMap((id) => {
    const hi = TEXTS.hi.yogas.name(id)
    return [TEXTS.en.yogas.name(id), hi, romanise(hi), words.YOGA_HING[id]].map(
      (name) => [id, name.toLowerCase()] as const,
    )
  })
  .toSorted(([, one], [, other]) => other.length - one.length)

/** The yoga that a question names, by its name in an answer or as people call it. */
export const yogaIn = (said: string): YogaId | null =>
  NAMES.find(([, name]) => said.toLowerCase().includes(name))?.[0] ??
  words.YOGA_CUES.find(([, cue]) => cue.test(said))?.[0] ??
  null

/** The yoga by its name in a sentence. */
const yogaName = ({ speech }: WriteContext, id: YogaId): string =>
  speech === 'hing' ? words.YOGA_HING[id] : TEXTS[speech].yogas.name(id)

/** When one of its grahas rules the time: now, or when it next does. */
const runs = (context: WriteContext, { grahas }: Yoga): Sentence[] => {
  const { speech, chart, at } = context
  const running = runningOf(context)
  if (!running) return []
  const { maha, antar } = running
  if (grahas.includes(antar.antar)) {
    const slots = { graha: theGraha(speech, antar.antar), to: dayIn(speech, antar.to) }
    return [line(say(context, 'yoga.runs', words.YOGA_RUNS.now, slots), 'dasha.antar')]
  }
  if (grahas.includes(maha.maha)) {
    const slots = { graha: theGraha(speech, maha.maha), to: dayIn(speech, maha.to) }
    return [line(say(context, 'yoga.runs', words.YOGA_RUNS.now, slots), 'dasha.maha')]
  }
  if (!isExact(context)) return []
  const [next] = grahas
    .flatMap((graha) => {
      const { near } = grahaTime(chart, { graha, within: null }, at)
      return near && Date.parse(near.antar.start) > at.getTime() ? [{ graha, start: near.antar.start }] : []
    })
    .toSorted((a, b) => a.start.localeCompare(b.start))
  if (!next) return []
  const fact = periodFacts(chart, { graha: next.graha, within: null }, at).find(
    ({ id }) => id === `dasha.of.${next.graha}.antar`,
  )
  if (fact?.parts.says !== 'antar') return []
  const slots = {
    graha: theGraha(speech, next.graha),
    from: dayIn(speech, fact.parts.from),
    to: dayIn(speech, fact.parts.to),
  }
  return [line(say(context, 'yoga.runs', words.YOGA_RUNS.next, slots), context.cite(fact))]
}

const made = (context: WriteContext, yoga: Yoga) => ({
  yoga: yogaName(context, yoga.id),
  grahas: listed(
    context.speech,
    yoga.grahas.map((id) => theGraha(context.speech, id)),
  ),
})

const holding = ({ chart, facts }: WriteContext): Yoga[] =>
  chart.yogas.filter((yoga) => yoga.cancelled_by.length === 0 && facts.has(yogaFactId(yoga)))

const rajYoga = (context: WriteContext): Sentence[] => {
  const { speech, judgement } = context
  const found = holding(context).filter(({ id }) => words.RAJ.includes(id))
  const [best] = found.toSorted((a, b) => b.strength - a.strength || words.RAJ.indexOf(a.id) - words.RAJ.indexOf(b.id))
  if (!best && !isExact(context)) return needsTime(context)
  if (!best) {
    const graha = judgement.strongest
    return [line(say(context, 'raj', words.RAJ_NO, { graha: theGraha(speech, graha) }), `${graha}.place`)]
  }
  const wordings = best.strength >= 2 ? words.RAJ_YES : words.RAJ_SMALL
  return [line(say(context, 'raj', wordings, made(context, best)), yogaFactId(best)), ...runs(context, best)]
}

const namedYoga = (context: WriteContext, id: YogaId): Sentence[] => {
  const { speech, chart, judgement } = context
  const found = chart.yogas.find((yoga) => yoga.id === id && context.facts.has(yogaFactId(yoga)))
  if (!found && !isExact(context)) return needsTime(context)
  if (!found) {
    const graha = judgement.strongest
    return [line(say(context, 'yoga', words.YOGA_NOT, { graha: theGraha(speech, graha) }), `${graha}.place`)]
  }
  const [canceller] = found.cancelled_by
  const slots = made(context, found)
  if (canceller) {
    const text = say(context, 'yoga', words.YOGA_CANCELLED, { ...slots, canceller: theGraha(speech, canceller.graha) })
    return [line(text, yogaFactId(found))]
  }
  return [line(say(context, 'yoga', words.YOGA_HAVE, slots), yogaFactId(found)), ...runs(context, found)]
}

const CUES: ReadonlyArray<readonly [RegExp, (context: WriteContext) => Sentence[]]> = [
  [/mang(a)?l|kuja|मांगलिक|मंगलीक|मंगल दोष|मंगली/i, manglik],
  [/ka+l ?sarp|कालसर्प|काल सर्प/i, kaalSarp],
  [/pitr|pitar|पितृ|पितर/i, pitra],
  [/dhaiy|ढैया|ढय्या/i, dhaiya],
  [/sad(h)?e ?sat|saade|sadesati|साढ़े|साढे|साड़े/i, sadeSati],
]

/** Manglik by both counts, kaal sarp, pitra dosha, Sade Sati and dhaiya with their dates, raj yoga and other yogas. */
export const doshaYoga = (context: WriteContext): Sentence[][] => {
  const said = `${context.asked.term ?? ''} ${context.asked.words}`
  const told = CUES.filter(([cue]) => cue.test(said)).map(([, write]) => write)
  if (told.length > 0) return told.slice(0, 3).map((write, index) => write(unnamed(context, index)))
  const yoga = yogaIn(said)
  if (yoga) return [namedYoga(context, yoga)]
  if (/dosh|दोष/i.test(said)) return [manglik(context), sadeSati(unnamed(context, 1))]
  return [rajYoga(context)]
}
