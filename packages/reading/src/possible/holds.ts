import type { Sentence } from '#types.ts'
import { placeOf, stated } from '#write/chart/known.ts'
import { MOON_NEEDS, SIGN_MANNER } from '#write/chart/sign-data.ts'
import { dayIn, grahaIn, nthIn, signIn } from '#write/say/names.ts'
import { line, say } from '#write/say/say.ts'
import type { WriteContext } from '#write/types.ts'
import { isOfLagna } from './agreed-reading.ts'
import * as words from './holds-data.ts'

const ASKS_LAGNA = /lagn|ascendan|rising|लग्न/iu

/** Every lagna that the birth can have, with its hours. */
const lagnas = (context: WriteContext): Sentence[] => {
  const { speech, asked } = context
  const open = stated(context, 'time.lagna', 'lagna_over')
  if (!open || !ASKS_LAGNA.test(asked.words)) return []
  const stays = [{ sign: open.sign, from: '' }, ...open.changes.map(({ at, sign }) => ({ sign, from: at }))]
  return stays.map(({ sign, from }, index) => {
    const to = stays[index + 1]?.from
    const slots = { sign: signIn(speech, sign), from, to: to ?? '' }
    return line(say(context, `lagna.${index}`, to ? words.LAGNA_UNTIL : words.LAGNA_FROM, slots), 'time.lagna')
  })
}

const moon = (context: WriteContext): Sentence[] => {
  const { speech } = context
  const place = placeOf(context, 'moon')
  if (place) {
    const slots = { sign: signIn(speech, place.sign), needs: MOON_NEEDS[speech][place.sign] ?? '' }
    return [line(say(context, 'holds.moon', words.MOON, slots), 'moon.place')]
  }
  const open = stated(context, 'time.moon', 'moon_sign_over')
  if (!open) return []
  const signs = open.signs.map((sign) => signIn(speech, sign)).join(words.OR[speech])
  return [line(say(context, 'holds.moon', words.MOONS, { signs }), 'time.moon')]
}

const sun = (context: WriteContext): Sentence[] => {
  const { speech } = context
  const place = placeOf(context, 'sun')
  if (!place) return []
  const slots = { sign: signIn(speech, place.sign), manner: SIGN_MANNER[speech][place.sign] ?? '' }
  return [line(say(context, 'holds.sun', words.SUN, slots), 'sun.place')]
}

const dasha = (context: WriteContext): Sentence[] => {
  const { speech } = context
  const running = stated(context, 'dasha.maha', 'maha')
  if (!running) return []
  const slots = { graha: grahaIn(speech, running.maha), to: dayIn(speech, running.to) }
  return [line(say(context, 'holds.dasha', words.DASHA, slots), 'dasha.maha')]
}

/** Where Jupiter does good, counted from the Moon. */
const GOOD_FOR_JUPITER: ReadonlySet<number> = new Set([2, 5, 7, 9, 11])

const jupiter = (context: WriteContext): Sentence[] => {
  const { speech } = context
  const passes = stated(context, 'transit.jupiter', 'transit')
  if (!passes?.to || passes.fromMoon === undefined) return []
  const slots = {
    sign: signIn(speech, passes.sign),
    place: nthIn(speech, passes.fromMoon),
    to: dayIn(speech, passes.to),
  }
  const kind = GOOD_FOR_JUPITER.has(passes.fromMoon) ? 'good' : 'hard'
  return [line(say(context, 'holds.jupiter', words.JUPITER[kind], slots), 'transit.jupiter')]
}

/**
 * The answer where the charts that a birth can have agree on none: that it stays open, what holds whatever the hour, and what a better
 * known hour would give. `context` knows what holds, and what the time of birth leaves open.
 */
export const writeHolds = (context: WriteContext): Sentence[][] => {
  const { question, frame } = context
  const isRead = frame === 'lagna' || !isOfLagna(context)
  const open = question.celebrity ? words.OPEN.figure : isRead ? words.OPEN.time : words.OPEN.lagna
  const first = line(say(context, 'holds.open', open), 'time.birth')
  const ask = question.celebrity ? [] : [[line(say(context, 'holds.ask', words.ASK))]]
  return [
    [first],
    lagnas(context),
    [...moon(context), ...sun(context), ...dasha(context), ...jupiter(context)],
    ...ask,
  ].filter((paragraph) => paragraph.length > 0)
}
