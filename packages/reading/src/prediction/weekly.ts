import { INDIA } from '@dhruva/common'
import { type DayScores, type PeriodScores, periodScores } from '@dhruva/jyotish'
import { type Desk, dated, graha, head, item, type Line, levelOf, noonOf, say, sign, weekday } from './context.ts'
import { moonAt, moonFact } from './daily.ts'
import { skyPart } from './events.ts'
import { standsOut } from './reasons.ts'
import { capital, dayName, matterItems, meansOf, onDay, scoreFact, spanText, wholeSpan } from './scores.ts'
import { stepFor } from './step.ts'
import { runningTimes } from './times.ts'

export const periodOf = ({ chart, span }: Desk): PeriodScores => periodScores(chart, span.first, span.days, INDIA)

/** The first sentence of a week, month or year: its mean. */
export const leadPart = (desk: Desk, score: number, when: string): Line => {
  const lead = desk.pick('lead', (v) => desk.t.say.leadSpan(v, desk.period, when, levelOf(score), score))
  return say(
    desk.isFigure ? lead : desk.t.say.hail(desk.name, lead),
    scoreFact(desk, 'overall', score, wholeSpan(desk)),
  )
}

/** The day that stands highest or lowest and why. */
const oneDay = (desk: Desk, day: DayScores, kind: 'best' | 'hardest'): Line[] => {
  const { score, reasons } = day.scores.overall
  const why = standsOut(desk, reasons, kind === 'best', onDay(day.date), 'day')
  if (!why) return []
  const fact = desk.fact(
    `day.${kind}`,
    'score',
    { kind: 'transit', id: 'moon' },
    {
      says: kind,
      time: onDay(day.date).time,
      value: score,
    },
  )
  const text = desk.pick(kind, (v) => desk.t.say[kind](v, dayName(desk, day.date), score, why.text))
  return [say(text, fact, ...why.facts)]
}

/** Best and hardest day with their reasons. */
export const daysThatStandOut = (desk: Desk, { days, best, worst }: PeriodScores): Line[] =>
  (
    [
      ['best', best],
      ['hardest', worst],
    ] as const
  ).flatMap(([kind, date]) => {
    const day = days.find((each) => each.date === date)
    return day ? oneDay(desk, day, kind) : []
  })

/** Seven items: each day with its score and where its Moon goes. */
const dayItems = (desk: Desk, days: readonly DayScores[]): Line[] => {
  let before = 0
  const items = days.map(({ date, scores }) => {
    const moon = moonAt(desk, noonOf(date))
    const clause = desk.t.sky.MOON_DAY[moon.house - 1] ?? ''
    const { score } = scores.overall
    const [name, at] = [graha(desk, 'moon'), sign(desk, moon.sign)]
    const stays = moon.house === before
    before = moon.house
    const told = stays ? desk.t.say.moonStays(name, at, moon.house) : desk.t.say.moonBrief(name, at, moon.house, clause)
    const text = desk.t.say.dayItem(weekday(desk, date), dated(desk, noonOf(date)), score, capital(told))
    return item(text, scoreFact(desk, 'overall', score, onDay(date)), moonFact(desk, date, moon))
  })
  return [head(desk.t.say.daysHead), ...items]
}

export const weeklyParts = (desk: Desk): Line[][] => {
  const period = periodOf(desk)
  return [
    [leadPart(desk, period.mean.overall, spanText(desk)), ...daysThatStandOut(desk, period)],
    matterItems(desk, meansOf(period.days, period), wholeSpan(desk)),
    desk.isFigure ? [] : dayItems(desk, period.days),
    skyPart(desk),
    runningTimes(desk),
    stepFor(desk, period.days),
  ]
}
