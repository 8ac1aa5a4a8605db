import { type DayScores, type SaturnStay, type YearChart, type YearOutlook, yearOutlook } from '@dhruva/jyotish'
import { monthText } from '#facts/render-prediction.ts'
import { area, dated, graha, head, type Line, type PredictionContext, say, sign } from './context.ts'
import { stretchItem } from './monthly.ts'
import { standsOut, summed, type When } from './reasons.ts'
import { matterItems, meansOf, wholeSpan } from './scores.ts'
import { cut, staysFor, staysPart } from './stays.ts'
import { stepFor } from './step.ts'
import { yearTimes } from './times.ts'
import { leadPart, periodOf } from './weekly.ts'

/** Saturn counted from the Moon: Sade Sati and dhaiya with their dates, or that neither runs. */
export const saturnPart = (context: PredictionContext, { saturn, transits }: YearOutlook): Line[] => {
  const opens = { kind: 'transit', id: 'saturn' } as const
  const dates = ({ start, end }: SaturnStay<string>) => [dated(context, start), dated(context, end)] as const
  const seven = saturn.intervals.map((stay, index) => {
    const fact = context.fact(`sade_sati.${index + 1}`, 'transit', opens, {
      says: 'sade_sati_stay',
      phase: stay.phase,
      graha: 'saturn',
      sign: stay.sign,
      ...staysFor(stay),
    })
    const text = context.t.say.sadeSati(stay.phase, graha(context, 'saturn'), sign(context, stay.sign), ...dates(stay))
    return say(text, fact)
  })
  const small = saturn.dhaiya.map((stay, index) => {
    const house = ((stay.sign - context.chart.moon_sign + 12) % 12) + 1
    const fact = context.fact(`dhaiya.${index + 1}`, 'transit', opens, {
      says: 'dhaiya_stay',
      graha: 'saturn',
      sign: stay.sign,
      fromMoon: house,
      ...staysFor(stay),
    })
    const text = context.t.say.dhaiya(graha(context, 'saturn'), sign(context, stay.sign), house, ...dates(stay))
    return say(text, fact)
  })
  if (seven.length + small.length > 0) return [...seven, ...small]
  const signs = [...new Set(transits.filter(({ graha: id }) => id === 'saturn').map((stay) => stay.sign))]
  const fact = context.fact('sade_sati.none', 'transit', opens, {
    says: 'no_saturn',
    graha: 'saturn',
    signs,
    moonSign: context.chart.moon_sign,
  })
  return [say(context.t.say.noSadeSati, fact)]
}

/** The year chart of one year of life, and its muntha. */
const yearChartPart = (context: PredictionContext, year: YearChart, index: number): Line[] => {
  const number = year.years + 1
  const lord = year.lord.graha
  const chartFact = context.fact(
    `year.${index + 1}.lord`,
    'transit',
    { kind: 'graha', id: lord },
    {
      says: 'year_chart',
      year: number,
      ...staysFor(year),
      sign: year.ascendant.sign,
      lord,
    },
  )
  const { muntha } = year
  const munthaFact = context.fact(
    `year.${index + 1}.muntha`,
    'transit',
    { kind: 'lagna', id: 'lagna' },
    {
      says: 'muntha',
      sign: muntha.sign,
      house: muntha.house,
    },
  )
  const { from, to } = cut(context, year)
  const rising = sign(context, year.ascendant.sign)
  const { say: words, colours } = context.t
  return [
    say(words.yearChart(from, to, number, rising, graha(context, lord), colours[lord]), chartFact),
    say(
      words.muntha(sign(context, muntha.sign), muntha.house, area(context, muntha.house), muntha.quality === 'good'),
      munthaFact,
    ),
  ]
}

type Month = { iso: string; days: DayScores[]; mean: number }

const monthsIn = (days: readonly DayScores[]): Month[] =>
  [...Map.groupBy(days, ({ date }) => date.slice(0, 7))].map(([iso, ofMonth]) => ({
    iso,
    days: ofMonth,
    mean: Math.round(ofMonth.reduce((sum, { scores }) => sum + scores.overall.score, 0) / ofMonth.length),
  }))

const inMonth = (iso: string): When => ({ id: iso, time: { month: iso } })

const monthPart = (context: PredictionContext, { iso, days, mean }: Month, kind: 'best' | 'hardest'): Line[] => {
  const why = standsOut(context, summed(days, 'overall'), kind === 'best', inMonth(iso), 'month')
  if (!why) return []
  const fact = context.fact(
    `month.${kind}`,
    'score',
    { kind: 'transit', id: 'moon' },
    {
      says: kind,
      time: { month: iso },
      value: mean,
    },
  )
  const words = kind === 'best' ? context.t.say.bestMonth : context.t.say.hardestMonth
  return [say(words(monthText(context.code, iso), mean, why.text), fact, ...why.facts)]
}

const monthsPart = (context: PredictionContext, months: readonly Month[]): Line[] => [
  head(context.t.say.monthsHead),
  ...months.flatMap(({ iso, days }) => stretchItem(context, `score.${iso}`, days, { month: iso })),
]

export const yearlyParts = (context: PredictionContext): Line[][] => {
  const period = periodOf(context)
  const outlook = yearOutlook(context.chart, context.span.from, context.span.to)
  const months = monthsIn(period.days)
  const best = months.reduce((found, month) => (month.mean > found.mean ? month : found))
  const worst = months.reduce((found, month) => (month.mean < found.mean ? month : found))
  const lead = leadPart(context, period.mean.overall, String(context.span.first.year))
  return [
    [lead, ...monthPart(context, best, 'best'), ...monthPart(context, worst, 'hardest')],
    // the lagna of the year chart stands on the very minute of birth
    context.frame === 'moon' ? [] : outlook.years.flatMap((year, index) => yearChartPart(context, year, index)),
    matterItems(context, meansOf(period.days, period), wholeSpan(context)),
    staysPart(context),
    saturnPart(context, outlook),
    yearTimes(context),
    monthsPart(context, months),
    stepFor(context, period.days),
  ]
}
