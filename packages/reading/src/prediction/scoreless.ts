import { dayInIndia } from '@dhruva/common'
import { yearOutlook } from '@dhruva/jyotish'
import type { Parts } from '#parts.ts'
import { dated, graha, head, item, type Line, type PredictionContext, say, sign, weekday } from './context.ts'
import { moonAt, moonFact, moonPart } from './daily.ts'
import { skyPart } from './events.ts'
import { capital, spanOf, spanText } from './scores.ts'
import { staysPart } from './stays.ts'
import { practiceOf } from './step.ts'
import { runningTimes, yearTimes } from './times.ts'
import { saturnPart } from './yearly.ts'

/** What a prediction covers, as its first sentence. */
const covers = (context: PredictionContext): Line => {
  const fact = context.fact(
    'period',
    'panchang',
    { kind: 'transit', id: 'moon' },
    {
      says: 'period',
      ...spanOf(context),
    },
  )
  const text = context.t.say.covers(spanText(context))
  return say(context.isFigure ? capital(text) : context.t.hail(context.name, capital(text)), fact)
}

/** Today and tomorrow by where the Moon goes. */
const twoDays = (context: PredictionContext): Line[][] =>
  context.span.noons.map((noon, index) => {
    const iso = dayInIndia(noon)
    const which = index === 0 ? 'today' : 'tomorrow'
    const text = context.t.say.dayNamed(which, weekday(context, iso), dated(context, noon))
    const named = index === 0 && !context.isFigure ? context.t.hail(context.name, text) : text
    return [say(named, moonFact(context, iso, moonAt(context, noon))), ...moonPart(context, iso, noon, index)]
  })

/** Each day of a week by where the Moon goes. */
const weekDays = (context: PredictionContext): Line[] => [
  head(context.t.say.daysHead),
  ...context.span.noons.map((noon, index) => {
    const iso = dayInIndia(noon)
    const moon = moonAt(context, noon)
    const before = context.span.noons[index - 1]
    const [name, at] = [graha(context, 'moon'), sign(context, moon.sign)]
    const clause = context.t.sky.MOON_DAY[moon.house - 1] ?? ''
    const stays = before !== undefined && moonAt(context, before).house === moon.house
    const where = stays
      ? context.t.say.moonStays(name, at, moon.house)
      : context.t.say.moonBrief(name, at, moon.house, clause)
    const text = context.t.say.dayPlain(weekday(context, iso), dated(context, noon), capital(where))
    return item(text, moonFact(context, iso, moon))
  }),
]

const isSaturn = (parts: Parts | undefined): boolean => parts?.says === 'stay' && parts.graha === 'saturn'

/** What is left to say where the time of birth gives no scores that hold: the Moon from day to day and the slow grahas. */
export const scorelessParts = (context: PredictionContext): Line[][] => {
  const { period } = context
  const stays = staysPart(context)
  const saturn = stays.flatMap(({ facts }) => facts).find((id) => isSaturn(context.facts.get(id)?.parts))
  return [
    ...(period === 'day' ? twoDays(context) : [[covers(context)]]),
    [say(context.t.say.noScores)],
    period === 'week' && !context.isFigure ? weekDays(context) : [],
    period === 'year' ? [] : skyPart(context),
    stays,
    period === 'year' ? saturnPart(context, yearOutlook(context.chart, context.span.from, context.span.to)) : [],
    period === 'year' ? yearTimes(context) : runningTimes(context),
    context.isFigure || !saturn ? [] : [practiceOf(context, 'saturn', saturn)],
  ]
}
