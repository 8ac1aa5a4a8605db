import { type DayScores, nakshatraOf, signOf, skyAt } from '@dhruva/jyotish'
import { civilDay } from '#facts/days.ts'
import { nakshatraName } from '#names.ts'
import { type Desk, dated, graha, type Line, levelOf, say, sign, weekday } from './context.ts'
import { skyPart } from './events.ts'
import { moonOf } from './reasons.ts'
import { dayName, matterItems, onDay, scoreFact, scoresOf } from './scores.ts'
import { stepFor } from './step.ts'
import { runningTimes } from './times.ts'

export type MoonAt = { nakshatra: number; sign: number; house: number }

/** The Moon at noon of a day of the period, and its sign counted from the natal Moon. */
export const moonAt = (desk: Desk, noon: Date): MoonAt => {
  const { lon } = skyAt(noon.getTime(), desk.chart.conventions).grahas.moon
  const at = signOf(lon)
  return { nakshatra: nakshatraOf(lon), sign: at, house: ((at - desk.chart.moon_sign + 12) % 12) + 1 }
}

export const moonFact = (desk: Desk, iso: string, moon: MoonAt): string =>
  desk.fact(
    `moon.${iso}`,
    'transit',
    { kind: 'transit', id: 'moon' },
    {
      says: 'moon_at_noon',
      graha: 'moon',
      on: civilDay(iso),
      nakshatra: moon.nakshatra,
      sign: moon.sign,
      fromMoon: moon.house,
    },
  )

/** Where the Moon goes on a day and what star that makes it for the person. */
export const moonPart = (desk: Desk, iso: string, noon: Date, index: number): Line[] => {
  const moon = moonAt(desk, noon)
  const { tara } = moonOf(desk, moon.nakshatra, moon.sign)
  const { say: words, tables, sky } = desk.t
  const clause = sky.MOON_DAY[moon.house - 1] ?? ''
  const star = nakshatraName(desk.code, moon.nakshatra)
  const text = words.moonDay(graha(desk, 'moon'), star, sign(desk, moon.sign), moon.house, clause)
  const fact = desk.fact(
    `tara.${iso}`,
    'panchang',
    { kind: 'panchang', id: 'nakshatra' },
    {
      says: 'tara_of_day',
      on: civilDay(iso),
      tara: tara.id,
      taraNumber: tara.tara,
      nakshatra: desk.chart.nakshatra,
    },
  )
  const say2 = index === 0 ? words.tara : words.taraAgain
  const named = say(say2(tables.TARA[tara.id], tara.tara, tables.TARA_MEANS[tara.id]), fact)
  return desk.isFigure ? [named] : [say(text, moonFact(desk, iso, moon)), named]
}

const dayPart = (desk: Desk, day: DayScores, index: number): Line[][] => {
  const which = index === 0 ? 'today' : 'tomorrow'
  const when = { ...onDay(day.date), id: which }
  const noon = desk.span.noons[index] ?? desk.wanted.at
  const { score } = day.scores.overall
  const name = desk.t.say.day(which, weekday(desk, day.date), dated(desk, noon))
  const lead = desk.pick(`${which} lead`, (v) => desk.t.say.leadDay(v, name, levelOf(score), score))
  const hailed = index === 0 && !desk.isFigure ? desk.t.hail(desk.name, lead) : lead
  return [
    [say(hailed, scoreFact(desk, 'overall', score, when)), ...moonPart(desk, day.date, noon, index)],
    matterItems(desk, (id) => day.scores[id], when),
  ]
}

/** Which of the two days is the easier one. */
const betterPart = (desk: Desk, [one, other]: readonly DayScores[]): Line[] => {
  if (!one || !other) return []
  const [first, second] = [one.scores.overall.score, other.scores.overall.score]
  const [best, rest] = first >= second ? [one, other] : [other, one]
  const fact = desk.fact(
    'day.best',
    'score',
    { kind: 'transit', id: 'moon' },
    {
      says: 'two_days',
      days: [
        { on: civilDay(one.date), value: first },
        { on: civilDay(other.date), value: second },
      ],
    },
  )
  const [bestName, restName] = [dayName(desk, best.date), dayName(desk, rest.date)]
  const { say: words } = desk.t
  const text =
    first === second ? words.level(bestName, restName) : words.better(bestName, Math.abs(first - second), restName)
  return [say(text, fact)]
}

export const dailyParts = (desk: Desk): Line[][] => {
  const days = scoresOf(desk)
  return [
    ...days.flatMap((day, index) => dayPart(desk, day, index)),
    betterPart(desk, days),
    skyPart(desk),
    runningTimes(desk),
    stepFor(desk, days),
  ]
}
