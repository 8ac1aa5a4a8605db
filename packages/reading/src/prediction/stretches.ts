import { type DayScores, type GrahaId, type ScoreReason, type TaraId, tarabala } from '@dhruva/jyotish'
import { civilDay } from '#facts/days.ts'
import type { Time } from '#parts.ts'
import { graha, type Line, noonOf, type PredictionContext, placeKey, say, sign } from './context.ts'
import { type MoonAt, moonAt, moonClause, moonFact, moonStays, mostTender, TENDER, tenderLine } from './moon.ts'
import { signFromMoon, summed, wholeTransit } from './reasons.ts'
import { scoreFact } from './scores.ts'
import { dayLabel, shortDate } from './words.ts'

type Transit = Extract<ScoreReason, { code: 'transit' }>

const HARD_STARS: readonly TaraId[] = ['vipat', 'pratyak', 'naidhana']

/** The days of a stretch, at least one. */
type Days = readonly [DayScores, ...DayScores[]]

const timeOf = (days: Days): { id: string; time: Time } => {
  const [first, last] = [days[0], days.at(-1) ?? days[0]]
  const on = civilDay(first.date)
  if (first === last) return { id: first.date, time: { on } }
  return { id: `${first.date}.${last.date}`, time: { from: on, to: civilDay(last.date) } }
}

const nameOfDays = (context: PredictionContext, days: Days): string => {
  const [first, last] = [days[0], days.at(-1) ?? days[0]]
  const { lines } = context.t
  if (first === last) return lines.onDate(dayLabel(context, first.date))
  return lines.between(shortDate(context, noonOf(first.date)), shortDate(context, noonOf(last.date)))
}

/** Those that move on soonest come first: they tell these days from others. */
const QUICK: readonly GrahaId[] = ['sun', 'mercury', 'venus', 'mars']

/** The transit that carries or slows a stretch, without vedha, and not told yet. */
const transitOf = (context: PredictionContext, days: Days, helps: boolean): Transit | null => {
  const found = summed(days, 'overall').flatMap((reason) =>
    reason.code === 'transit' && reason.points > 0 === helps && reason.obstructed_by.length === 0 ? [reason] : [],
  )
  // of a month what holds all through tells no days
  const quick = found.filter(({ graha: id }) => QUICK.includes(id))
  const ordered = days.length > 1 ? quick : [...quick, ...found]
  return ordered.find((reason) => context.isNew(reason.graha, placeKey(signFromMoon(context, reason.house)))) ?? null
}

/** A stretch that a transit carries or slows. */
export const transitLine = (context: PredictionContext, days: Days, helps: boolean): Line[] => {
  const reason = transitOf(context, days, helps)
  if (!reason) return []
  const { graha: id, house } = reason
  const { lines, pools, say: words } = context.t
  const when = nameOfDays(context, days)
  const at = sign(context, signFromMoon(context, house))
  const facts = [wholeTransit(context, reason, timeOf(days)), ...overallFact(context, days)]
  if (context.isFigure) {
    const make = helps ? words.goodTransit : words.badTransit
    const clause = make(
      context.v('figure'),
      graha(context, id),
      at,
      house,
      words.whole[days.length > 1 ? context.period : 'day'],
    )
    return [say(lines.standing(when, clause, helps), ...facts)]
  }
  const isDaily = context.wanted.type === 'daily'
  if (isDaily && helps)
    return [say(lines.betterBy(dayLabel(context, days[0].date), graha(context, id), at, house), ...facts)]
  // four texts are enough for weeks and months, not for days
  const clause = isDaily
    ? context.choose('star', pools.TARA_CARE)
    : context.choose(`${id} ${helps}`, (helps ? pools.GIVES : pools.TAKES)[id])
  const make = helps ? lines.carries : lines.slows
  // what a day asks for stands by itself
  const v = isDaily ? 1 : context.v(`transit ${helps}`)
  return [say(make(v, when, graha(context, id), at, house, clause), ...facts)]
}

/** The score of a single day behind its name; of several days the transit alone speaks. */
const overallFact = (context: PredictionContext, days: Days): string[] =>
  days.length > 1
    ? []
    : [
        scoreFact(context, 'overall', days[0].scores.overall.score, {
          id: days[0].date,
          time: { on: civilDay(days[0].date) },
        }),
      ]

const taraFact = (context: PredictionContext, iso: string, { nakshatra }: MoonAt): string => {
  const { id, tara } = tarabala(nakshatra, context.chart.nakshatra)
  return context.fact(
    `tara.${iso}`,
    'panchang',
    { kind: 'panchang', id: 'nakshatra' },
    { says: 'tara_of_day', on: civilDay(iso), tara: id, taraNumber: tara, nakshatra: context.chart.nakshatra },
  )
}

const starOf = (context: PredictionContext, iso: string) => {
  const moon = moonAt(context, noonOf(iso))
  const tara = tarabala(moon.nakshatra, context.chart.nakshatra)
  return { moon, tara, facts: [taraFact(context, iso, moon), moonFact(context, iso, moon)] }
}

/** After the day before it is told as good: which star makes it so. */
export const starLine = (context: PredictionContext, iso: string): Line[] => {
  const { tara, facts } = starOf(context, iso)
  if (tara.points <= 0) return []
  const { lines, tables } = context.t
  return [{ ...say(lines.star(tables.TARA[tara.id], tara.id), ...facts), rank: 3 }]
}

/** The day that its star makes one for care. */
const careStar = (context: PredictionContext, days: readonly DayScores[]): Line[] => {
  const day = days.find(({ date }) => HARD_STARS.includes(starOf(context, date).tara.id))
  if (!day) return []
  const { tara, facts } = starOf(context, day.date)
  const { lines, tables, pools } = context.t
  const clause = context.choose('star', pools.TARA_CARE)
  const label = dayLabel(context, day.date)
  return [say(lines.careStar(context.v('star'), label, tables.TARA[tara.id], tara.id, clause), ...facts)]
}

/** How the Moon makes a day a good one, said by one of the ways to name the best of several; nothing where it asks for care. */
export const bestByMoon = (
  context: PredictionContext,
  day: DayScores,
  name: (moon: string, at: string, house: number, clause: string) => string,
): Line[] => {
  const moon = moonAt(context, noonOf(day.date))
  if (TENDER.includes(moon.house)) return []
  context.isNew('moon', placeKey(moon.sign))
  const clause = moonClause(context, moon.house)
  const text = name(graha(context, 'moon'), sign(context, moon.sign), moon.house, clause)
  const time = { id: day.date, time: { on: civilDay(day.date) } }
  return [
    say(text, moonFact(context, day.date, moon), scoreFact(context, 'overall', day.scores.overall.score, time)),
    ...starLine(context, day.date),
  ]
}

/** What asks for care: where the Moon is tender, with its hours; else a star; else a transit. */
export const careLines = (context: PredictionContext, days: readonly DayScores[]): Line[] => {
  const [worst] = days.toSorted((a, b) => a.scores.overall.score - b.scores.overall.score)
  if (context.isFigure) return worst ? transitLine(context, [worst], false) : []
  const stay = mostTender(moonStays(context))
  if (stay) return [tenderLine(context, stay)]
  const star = careStar(context, days)
  return star.length > 0 || !worst ? star : transitLine(context, [worst], false)
}
