import { dayInIndia } from '@dhruva/common'
import { yearOutlook } from '@dhruva/jyotish'
import { moonAt, moonFact, moonPart } from '#predict/daily.ts'
import { type Desk, dated, graha, say, sign, weekday } from '#predict/desk.ts'
import { skyPart } from '#predict/events.ts'
import { capital, spanText } from '#predict/scores.ts'
import { staysPart } from '#predict/stays.ts'
import { practiceOf } from '#predict/step.ts'
import { runningTimes, yearTimes } from '#predict/times.ts'
import { saturnPart } from '#predict/yearly.ts'
import { TEXTS } from '#texts/predict.ts'
import type { Sentence } from '#types.ts'

/** What a prediction covers, as its first sentence. */
const covers = (desk: Desk): Sentence => {
  const fact = desk.fact('period', 'panchang', { kind: 'transit', id: 'moon' }, (c) =>
    TEXTS[c].say.facts.period(spanText(desk, c)),
  )
  const text = desk.t.say.covers(spanText(desk, desk.code))
  return say(desk.isFigure ? capital(text) : desk.t.hail(desk.name, capital(text)), fact)
}

/** Today and tomorrow by where the Moon goes. */
const twoDays = (desk: Desk): Sentence[][] =>
  desk.span.noons.map((noon, index) => {
    const iso = dayInIndia(noon)
    const which = index === 0 ? 'today' : 'tomorrow'
    const text = desk.t.say.dayNamed(which, weekday(desk.code, iso), dated(desk.code, noon))
    const named = index === 0 && !desk.isFigure ? desk.t.hail(desk.name, text) : text
    return [say(named, moonFact(desk, iso, moonAt(desk, noon))), ...moonPart(desk, iso, noon, index)]
  })

/** Each day of a week by where the Moon goes. */
const weekDays = (desk: Desk): Sentence[] => [
  say(desk.t.say.daysHead),
  ...desk.span.noons.map((noon, index) => {
    const iso = dayInIndia(noon)
    const moon = moonAt(desk, noon)
    const before = desk.span.noons[index - 1]
    const [name, at] = [graha(desk, 'moon'), sign(desk, moon.sign)]
    const clause = desk.t.sky.MOON_DAY[moon.house - 1] ?? ''
    const stays = before !== undefined && moonAt(desk, before).house === moon.house
    const told = stays ? desk.t.say.moonStays(name, at, moon.house) : desk.t.say.moonBrief(name, at, moon.house, clause)
    const text = desk.t.say.dayPlain(weekday(desk.code, iso), dated(desk.code, noon), capital(told))
    return say(text, moonFact(desk, iso, moon))
  }),
]

/** What is left to say where the time of birth gives no scores that hold: the Moon from day to day and the slow grahas. */
export const scorelessParts = (desk: Desk): Sentence[][] => {
  const { period } = desk
  const stays = staysPart(desk)
  const saturn = stays.flatMap(({ facts }) => facts).find((id) => id.startsWith('stay.saturn'))
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
