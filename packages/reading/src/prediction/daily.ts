import { type DayScores, nakshatraOf, signOf, skyAt } from '@dhruva/jyotish'
import { civilDay } from '#facts/days.ts'
import { nakshatraName } from '#names.ts'
import { dated, graha, type Line, levelOf, type PredictionContext, say, sign, weekday } from './context.ts'
import { skyPart } from './events.ts'
import { moonOf } from './reasons.ts'
import { dayName, matterItems, onDay, scoreFact, scoresOf } from './scores.ts'
import { stepFor } from './step.ts'
import { runningTimes } from './times.ts'

export type MoonAt = { nakshatra: number; sign: number; house: number }

/** The Moon at noon of a day of the period, and its sign counted from the natal Moon. */
export const moonAt = (context: PredictionContext, noon: Date): MoonAt => {
  const { lon } = skyAt(noon.getTime(), context.chart.conventions).grahas.moon
  const at = signOf(lon)
  return { nakshatra: nakshatraOf(lon), sign: at, house: ((at - context.chart.moon_sign + 12) % 12) + 1 }
}

export const moonFact = (context: PredictionContext, iso: string, moon: MoonAt): string =>
  context.fact(
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
export const moonPart = (context: PredictionContext, iso: string, noon: Date, index: number): Line[] => {
  const moon = moonAt(context, noon)
  const { tara } = moonOf(context, moon.nakshatra, moon.sign)
  const { say: words, tables, sky } = context.t
  const clause = sky.MOON_DAY[moon.house - 1] ?? ''
  const star = nakshatraName(context.code, moon.nakshatra)
  const text = words.moonDay(graha(context, 'moon'), star, sign(context, moon.sign), moon.house, clause)
  const fact = context.fact(
    `tara.${iso}`,
    'panchang',
    { kind: 'panchang', id: 'nakshatra' },
    {
      says: 'tara_of_day',
      on: civilDay(iso),
      tara: tara.id,
      taraNumber: tara.tara,
      nakshatra: context.chart.nakshatra,
    },
  )
  const say2 = index === 0 ? words.tara : words.taraAgain
  const named = say(say2(tables.TARA[tara.id], tara.tara, tables.TARA_MEANS[tara.id]), fact)
  return context.isFigure ? [named] : [say(text, moonFact(context, iso, moon)), named]
}

const dayPart = (context: PredictionContext, day: DayScores, index: number): Line[][] => {
  const which = index === 0 ? 'today' : 'tomorrow'
  const when = { ...onDay(day.date), id: which }
  const noon = context.span.noons[index] ?? context.wanted.at
  const { score } = day.scores.overall
  const name = context.t.say.day(which, weekday(context, day.date), dated(context, noon))
  const lead = context.pick(`${which} lead`, (v) => context.t.say.leadDay(v, name, levelOf(score), score))
  const hailed = index === 0 && !context.isFigure ? context.t.hail(context.name, lead) : lead
  return [
    [say(hailed, scoreFact(context, 'overall', score, when)), ...moonPart(context, day.date, noon, index)],
    matterItems(context, (id) => day.scores[id], when),
  ]
}

/** Which of the two days is the easier one. */
const betterPart = (context: PredictionContext, [one, other]: readonly DayScores[]): Line[] => {
  if (!one || !other) return []
  const [first, second] = [one.scores.overall.score, other.scores.overall.score]
  const [best, rest] = first >= second ? [one, other] : [other, one]
  const fact = context.fact(
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
  const [bestName, restName] = [dayName(context, best.date), dayName(context, rest.date)]
  const { say: words } = context.t
  const text =
    first === second ? words.level(bestName, restName) : words.better(bestName, Math.abs(first - second), restName)
  return [say(text, fact)]
}

export const dailyParts = (context: PredictionContext): Line[][] => {
  const days = scoresOf(context)
  return [
    ...days.flatMap((day, index) => dayPart(context, day, index)),
    betterPart(context, days),
    skyPart(context),
    runningTimes(context),
    stepFor(context, days),
  ]
}
