import { dayInIndia } from '@dhruva/common'
import { yearOutlook } from '@dhruva/jyotish'
import type { Parts } from '#parts.ts'
import { type Desk, dated, graha, head, item, type Line, say, sign, weekday } from './context.ts'
import { moonAt, moonFact, moonPart } from './daily.ts'
import { skyPart } from './events.ts'
import { capital, spanOf, spanText } from './scores.ts'
import { staysPart } from './stays.ts'
import { practiceOf } from './step.ts'
import { runningTimes, yearTimes } from './times.ts'
import { saturnPart } from './yearly.ts'

/** What a prediction covers, as its first sentence. */
const covers = (desk: Desk): Line => {
  const fact = desk.fact(
    'period',
    'panchang',
    { kind: 'transit', id: 'moon' },
    {
      says: 'period',
      ...spanOf(desk),
    },
  )
  const text = desk.t.say.covers(spanText(desk))
  return say(desk.isFigure ? capital(text) : desk.t.hail(desk.name, capital(text)), fact)
}

/** Today and tomorrow by where the Moon goes. */
const twoDays = (desk: Desk): Line[][] =>
  desk.span.noons.map((noon, index) => {
    const iso = dayInIndia(noon)
    const which = index === 0 ? 'today' : 'tomorrow'
    const text = desk.t.say.dayNamed(which, weekday(desk, iso), dated(desk, noon))
    const named = index === 0 && !desk.isFigure ? desk.t.hail(desk.name, text) : text
    return [say(named, moonFact(desk, iso, moonAt(desk, noon))), ...moonPart(desk, iso, noon, index)]
  })

/** Each day of a week by where the Moon goes. */
const weekDays = (desk: Desk): Line[] => [
  head(desk.t.say.daysHead),
  ...desk.span.noons.map((noon, index) => {
    const iso = dayInIndia(noon)
    const moon = moonAt(desk, noon)
    const before = desk.span.noons[index - 1]
    const [name, at] = [graha(desk, 'moon'), sign(desk, moon.sign)]
    const clause = desk.t.sky.MOON_DAY[moon.house - 1] ?? ''
    const stays = before !== undefined && moonAt(desk, before).house === moon.house
    const told = stays ? desk.t.say.moonStays(name, at, moon.house) : desk.t.say.moonBrief(name, at, moon.house, clause)
    const text = desk.t.say.dayPlain(weekday(desk, iso), dated(desk, noon), capital(told))
    return item(text, moonFact(desk, iso, moon))
  }),
]

const isSaturn = (parts: Parts | undefined): boolean => parts?.says === 'stay' && parts.graha === 'saturn'

/** What is left to say where the time of birth gives no scores that hold: the Moon from day to day and the slow grahas. */
export const scorelessParts = (desk: Desk): Line[][] => {
  const { period } = desk
  const stays = staysPart(desk)
  const saturn = stays.flatMap(({ facts }) => facts).find((id) => isSaturn(desk.facts.get(id)?.parts))
  return [
    ...(period === 'day' ? twoDays(desk) : [[covers(desk)]]),
    [say(desk.t.say.noScores)],
    period === 'week' && !desk.isFigure ? weekDays(desk) : [],
    period === 'year' ? [] : skyPart(desk),
    stays,
    period === 'year' ? saturnPart(desk, yearOutlook(desk.chart, desk.span.from, desk.span.to)) : [],
    period === 'year' ? yearTimes(desk) : runningTimes(desk),
    desk.isFigure || !saturn ? [] : [practiceOf(desk, 'saturn', saturn)],
  ]
}
