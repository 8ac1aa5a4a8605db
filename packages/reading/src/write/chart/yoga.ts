import { romanise } from '@dhruva/hindi'
import { YOGA_RULES, type Yoga, type YogaId } from '@dhruva/jyotish'
import { grahaTime, periodFacts } from '#facts/dasha-asked.ts'
import { TEXTS } from '#facts/texts.ts'
import { yogaFactId } from '#facts/yogas.ts'
import type { Sentence } from '#types.ts'
import { isExact } from '#write/exact.ts'
import { dayIn, theGraha } from '#write/say/names.ts'
import { line, listed, say } from '#write/say/say.ts'
import type { WriteContext } from '#write/types.ts'
import { NEEDS_TIME } from './chart-fact-data.ts'
import * as words from './dosha-data.ts'
import { runningOf } from './known.ts'

/** That a dosha or a yoga asks for the time of birth. */
export const needsTime = (context: WriteContext): Sentence[] => [line(say(context, 'dosha', NEEDS_TIME))]

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

/** That a yoga is there, and when it speaks; of one that was told of already only the time, where that is asked. */
const withTime = (context: WriteContext, yoga: Yoga, have: Sentence): Sentence[] => {
  const times = runs(context, yoga)
  const isTimeAsked = context.asked.form === 'when' && context.asked.refers !== null
  return isTimeAsked && times.length > 0 ? times : [have, ...times]
}

const holding = ({ chart, facts }: WriteContext): Yoga[] =>
  chart.yogas.filter((yoga) => yoga.cancelled_by.length === 0 && facts.has(yogaFactId(yoga)))

/** The best raj yoga of the chart, and when it speaks. */
export const rajYoga = (context: WriteContext): Sentence[] => {
  const { speech, judgement } = context
  const found = holding(context).filter(({ id }) => words.RAJ.includes(id))
  const [best] = found.toSorted((a, b) => b.strength - a.strength || words.RAJ.indexOf(a.id) - words.RAJ.indexOf(b.id))
  if (!best && !isExact(context)) return needsTime(context)
  if (!best) {
    const graha = judgement.strongest
    return [line(say(context, 'raj', words.RAJ_NO, { graha: theGraha(speech, graha) }), `${graha}.place`)]
  }
  const wordings = best.strength >= 2 ? words.RAJ_YES : words.RAJ_SMALL
  return withTime(context, best, line(say(context, 'raj', wordings, made(context, best)), yogaFactId(best)))
}

/** Whether a yoga that is named is there, and when it speaks. */
export const namedYoga = (context: WriteContext, id: YogaId): Sentence[] => {
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
  return withTime(context, found, line(say(context, 'yoga', words.YOGA_HAVE, slots), yogaFactId(found)))
}
