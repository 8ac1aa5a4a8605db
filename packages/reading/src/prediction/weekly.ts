import { INDIA } from '@dhruva/common'
import { type DayScores, type PeriodScores, periodScores } from '@dhruva/jyotish'
import {
  dated,
  graha,
  head,
  item,
  type Line,
  levelOf,
  noonOf,
  type PredictionContext,
  say,
  sign,
  weekday,
} from './context.ts'
import { moonAt, moonFact } from './daily.ts'
import { skyPart } from './events.ts'
import { standsOut } from './reasons.ts'
import { capital, dayName, matterItems, meansOf, onDay, scoreFact, spanText, wholeSpan } from './scores.ts'
import { stepFor } from './step.ts'
import { runningTimes } from './times.ts'

export const periodOf = ({ chart, span }: PredictionContext): PeriodScores =>
  periodScores(chart, span.first, span.days, INDIA)

/** The first sentence of a week, month or year: its mean. */
export const leadPart = (context: PredictionContext, score: number, when: string): Line => {
  const lead = context.pick('lead', (v) => context.t.say.leadSpan(v, context.period, when, levelOf(score), score))
  return say(
    context.isFigure ? lead : context.t.say.hail(context.name, lead),
    scoreFact(context, 'overall', score, wholeSpan(context)),
  )
}

/** The day that stands highest or lowest and why. */
const oneDay = (context: PredictionContext, day: DayScores, kind: 'best' | 'hardest'): Line[] => {
  const { score, reasons } = day.scores.overall
  const why = standsOut(context, reasons, kind === 'best', onDay(day.date), 'day')
  if (!why) return []
  const fact = context.fact(
    `day.${kind}`,
    'score',
    { kind: 'transit', id: 'moon' },
    {
      says: kind,
      time: onDay(day.date).time,
      value: score,
    },
  )
  const text = context.pick(kind, (v) => context.t.say[kind](v, dayName(context, day.date), score, why.text))
  return [say(text, fact, ...why.facts)]
}

/** Best and hardest day with their reasons. */
export const daysThatStandOut = (context: PredictionContext, { days, best, worst }: PeriodScores): Line[] =>
  (
    [
      ['best', best],
      ['hardest', worst],
    ] as const
  ).flatMap(([kind, date]) => {
    const day = days.find((each) => each.date === date)
    return day ? oneDay(context, day, kind) : []
  })

/** Seven items: each day with its score and where its Moon goes. */
const dayItems = (context: PredictionContext, days: readonly DayScores[]): Line[] => {
  let before = 0
  const items = days.map(({ date, scores }) => {
    const moon = moonAt(context, noonOf(date))
    const clause = context.t.sky.MOON_DAY[moon.house - 1] ?? ''
    const { score } = scores.overall
    const [name, at] = [graha(context, 'moon'), sign(context, moon.sign)]
    const stays = moon.house === before
    before = moon.house
    const where = stays
      ? context.t.say.moonStays(name, at, moon.house)
      : context.t.say.moonBrief(name, at, moon.house, clause)
    const text = context.t.say.dayItem(weekday(context, date), dated(context, noonOf(date)), score, capital(where))
    return item(text, scoreFact(context, 'overall', score, onDay(date)), moonFact(context, date, moon))
  })
  return [head(context.t.say.daysHead), ...items]
}

export const weeklyParts = (context: PredictionContext): Line[][] => {
  const period = periodOf(context)
  return [
    [leadPart(context, period.mean.overall, spanText(context)), ...daysThatStandOut(context, period)],
    matterItems(context, meansOf(period.days, period), wholeSpan(context)),
    context.isFigure ? [] : dayItems(context, period.days),
    skyPart(context),
    runningTimes(context),
    stepFor(context, period.days),
  ]
}
