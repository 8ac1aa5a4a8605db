import { type DayScores, monthsOf } from '@dhruva/jyotish'
import { civilDay } from '#facts/days.ts'
import { monthText, timeText } from '#facts/render-prediction.ts'
import type { Time } from '#parts.ts'
import { head, item, type Line, type PredictionContext } from './context.ts'
import { skyPart } from './events.ts'
import { matterItems, meansOf, wholeSpan } from './scores.ts'
import { stepFor } from './step.ts'
import { runningTimes } from './times.ts'
import { daysThatStandOut, leadPart, periodOf } from './weekly.ts'

/** The days of a month by calendar week, Monday first. */
const weeksOf = (days: readonly DayScores[]): DayScores[][] => {
  const weeks: DayScores[][] = []
  for (const day of days) {
    const monday = new Date(`${day.date}T00:00:00Z`).getUTCDay() === 1
    const last = weeks.at(-1)
    if (!last || monday) weeks.push([day])
    else last.push(day)
  }
  return weeks
}

/** A stretch of days with its mean and the matters that stand highest and lowest in it. */
export const stretchItem = (context: PredictionContext, id: string, days: readonly DayScores[], time: Time): Line[] => {
  const [month] = monthsOf(days.map((day) => ({ ...day, date: days[0]?.date ?? day.date })))
  const ordered = context.categories.toSorted((a, b) => (month?.mean[b] ?? 0) - (month?.mean[a] ?? 0))
  const [top, low] = [ordered[0], ordered.at(-1)]
  if (!month || !top || !low) return []
  const { mean } = month
  const fact = context.fact(
    id,
    'score',
    { kind: 'transit', id: 'moon' },
    {
      says: 'means',
      time,
      value: mean.overall,
      means: context.categories.map((score) => ({ score, value: mean[score] })),
    },
  )
  const name = timeText(context.code, time)
  const { CATEGORY } = context.t.tables
  if (top === low) return [item(context.t.say.itemOnly(name, mean.overall), fact)]
  const text = context.t.say.weekItem(name, mean.overall, CATEGORY[top], mean[top], CATEGORY[low], mean[low])
  return [item(text, fact)]
}

const weekItems = (context: PredictionContext, days: readonly DayScores[]): Line[] => {
  const items = weeksOf(days).flatMap((week, index) => {
    const [first, last] = [week[0], week.at(-1)]
    if (!first || !last) return []
    const from = civilDay(first.date)
    const time = first === last ? { on: from } : { from, to: civilDay(last.date) }
    return stretchItem(context, `score.week.${index + 1}`, week, time)
  })
  return [head(context.t.say.weeksHead), ...items]
}

export const monthlyParts = (context: PredictionContext): Line[][] => {
  const period = periodOf(context)
  const name = monthText(context.code, period.days[0]?.date ?? '')
  return [
    [leadPart(context, period.mean.overall, name), ...daysThatStandOut(context, period)],
    matterItems(context, meansOf(period.days, period), wholeSpan(context)),
    weekItems(context, period.days),
    skyPart(context),
    runningTimes(context),
    stepFor(context, period.days),
  ]
}
