import type { Form } from '@dhruva/intent/parse'
import type { GrahaId } from '@dhruva/jyotish'
import type { Sentence } from '#types.ts'
import { areaIn, dayIn, grahaIn, theGraha } from '#write/say/names.ts'
import { line, say } from '#write/say/say.ts'
import type { WriteContext } from '#write/types.ts'
import * as words from './chart-fact-data.ts'
import { placeOf, runningOf, stated } from './known.ts'

/** Words that name the dashas. */
export const OF_DASHA = /das+ha|\bdasa\b|दशा/i

const NEXT = /next|agl[ai]|uske baad|iske baad|after (?:this|that|it)|अगल|उसके बाद|इसके बाद/iu
/** Of the dasha the one after this is asked. */
export const asksNext = ({ asked }: WriteContext): boolean => asked.form === 'after_that' || NEXT.test(asked.words)

const PERIOD_FORMS: ReadonlySet<Form> = new Set<Form>(['until_when', 'when'])
/**
 * The graha whose time is asked for: `rahu kab tak hai`, and of `achhi hogi ya buri?` after a dasha was told the one that it was told of;
 * null where no time is.
 */
export const asksTimeOf = (context: WriteContext): GrahaId | null => {
  const { asked } = context
  if (asked.graha !== null && PERIOD_FORMS.has(asked.form)) return asked.graha
  const isOfLast = asked.refers !== null && asked.form === 'how_is'
  if (!isOfLast || !OF_DASHA.test(`${asked.term ?? ''} ${asked.words}`)) return null
  const next = asksNext(context) ? stated(context, 'dasha.next.1', 'antar') : null
  return (next ?? runningOf(context)?.antar)?.antar ?? null
}

/** What runs, and what the running antardasha brings forward. */
export const dashaNow = (context: WriteContext, meaning = true): Sentence[] => {
  const { speech } = context
  const running = runningOf(context)
  const whole = stated(context, 'dasha.maha', 'maha')
  // of an uncertain hour the longer period can be sure where the shorter is not
  if (!running && whole) {
    const slots = { maha: grahaIn(speech, whole.maha), mahaTo: dayIn(speech, whole.to) }
    return [line(say(context, 'dasha', words.DASHA_MAHA, slots), 'dasha.maha')]
  }
  if (!running) {
    const over = context.facts.has('dasha.over')
    return [line(say(context, 'dasha', over ? words.DASHA_OVER : words.NEEDS_TIME), ...(over ? ['dasha.over'] : []))]
  }
  const { maha, antar } = running
  const slots = {
    maha: grahaIn(speech, maha.maha),
    mahaTo: dayIn(speech, maha.to),
    antar: grahaIn(speech, antar.antar),
    antarTo: dayIn(speech, antar.to),
  }
  const now = line(say(context, 'dasha', words.DASHA, slots), 'dasha.maha', 'dasha.antar')
  const house = placeOf(context, antar.antar)?.house
  if (!meaning || house === undefined) return [now]
  const means = { antar: theGraha(speech, antar.antar), area: areaIn(speech, house) }
  return [now, line(say(context, 'dasha.means', words.DASHA_MEANS, means), 'dasha.antar', `${antar.antar}.place`)]
}

/** What comes after the running antardasha, and what its lord brings forward. */
export const dashaNext = (context: WriteContext): Sentence[] => {
  const { speech } = context
  const next = stated(context, 'dasha.next.1', 'antar')
  if (!next) return dashaNow(context)
  const slots = {
    maha: grahaIn(speech, next.maha),
    antar: grahaIn(speech, next.antar),
    from: dayIn(speech, next.from),
    to: dayIn(speech, next.to),
  }
  const first = line(say(context, 'dasha.next', words.DASHA_NEXT, slots), 'dasha.next.1')
  const house = placeOf(context, next.antar)?.house
  if (house === undefined) return [first]
  const means = { antar: theGraha(speech, next.antar), area: areaIn(speech, house) }
  return [first, line(say(context, 'dasha.means', words.DASHA_MEANS, means), 'dasha.next.1', `${next.antar}.place`)]
}
