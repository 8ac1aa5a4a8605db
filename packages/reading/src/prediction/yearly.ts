import { type DayScores, type SaturnStay, type YearChart, type YearOutlook, yearOutlook } from '@dhruva/jyotish'
import { monthText } from '#facts/render-prediction.ts'
import { area, type Desk, dated, graha, head, type Line, say, sign } from './context.ts'
import { stretchItem } from './monthly.ts'
import { standsOut, summed, type When } from './reasons.ts'
import { matterItems, meansOf, wholeSpan } from './scores.ts'
import { cut, staysFor, staysPart } from './stays.ts'
import { stepFor } from './step.ts'
import { yearTimes } from './times.ts'
import { leadPart, periodOf } from './weekly.ts'

/** Saturn counted from the Moon: Sade Sati and dhaiya with their dates, or that neither runs. */
export const saturnPart = (desk: Desk, { saturn, transits }: YearOutlook): Line[] => {
  const opens = { kind: 'transit', id: 'saturn' } as const
  const dates = ({ start, end }: SaturnStay<string>) => [dated(desk, start), dated(desk, end)] as const
  const seven = saturn.intervals.map((stay, index) => {
    const fact = desk.fact(`sade_sati.${index + 1}`, 'transit', opens, {
      says: 'sade_sati_stay',
      phase: stay.phase,
      graha: 'saturn',
      sign: stay.sign,
      ...staysFor(stay),
    })
    const text = desk.t.say.sadeSati(stay.phase, graha(desk, 'saturn'), sign(desk, stay.sign), ...dates(stay))
    return say(text, fact)
  })
  const small = saturn.dhaiya.map((stay, index) => {
    const house = ((stay.sign - desk.chart.moon_sign + 12) % 12) + 1
    const fact = desk.fact(`dhaiya.${index + 1}`, 'transit', opens, {
      says: 'dhaiya_stay',
      graha: 'saturn',
      sign: stay.sign,
      fromMoon: house,
      ...staysFor(stay),
    })
    const text = desk.t.say.dhaiya(graha(desk, 'saturn'), sign(desk, stay.sign), house, ...dates(stay))
    return say(text, fact)
  })
  if (seven.length + small.length > 0) return [...seven, ...small]
  const signs = [...new Set(transits.filter(({ graha: id }) => id === 'saturn').map((stay) => stay.sign))]
  const fact = desk.fact('sade_sati.none', 'transit', opens, {
    says: 'no_saturn',
    graha: 'saturn',
    signs,
    moonSign: desk.chart.moon_sign,
  })
  return [say(desk.t.say.noSadeSati, fact)]
}

/** The year chart of one year of life, and its muntha. */
const yearChartPart = (desk: Desk, year: YearChart, index: number): Line[] => {
  const number = year.years + 1
  const lord = year.lord.graha
  const chartFact = desk.fact(
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
  const munthaFact = desk.fact(
    `year.${index + 1}.muntha`,
    'transit',
    { kind: 'lagna', id: 'lagna' },
    {
      says: 'muntha',
      sign: muntha.sign,
      house: muntha.house,
    },
  )
  const { from, to } = cut(desk, year)
  const rising = sign(desk, year.ascendant.sign)
  const { say: words, colours } = desk.t
  return [
    say(words.yearChart(from, to, number, rising, graha(desk, lord), colours[lord]), chartFact),
    say(
      words.muntha(sign(desk, muntha.sign), muntha.house, area(desk, muntha.house), muntha.quality === 'good'),
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

const monthPart = (desk: Desk, { iso, days, mean }: Month, kind: 'best' | 'hardest'): Line[] => {
  const why = standsOut(desk, summed(days, 'overall'), kind === 'best', inMonth(iso), 'month')
  if (!why) return []
  const fact = desk.fact(
    `month.${kind}`,
    'score',
    { kind: 'transit', id: 'moon' },
    {
      says: kind,
      time: { month: iso },
      value: mean,
    },
  )
  const words = kind === 'best' ? desk.t.say.bestMonth : desk.t.say.hardestMonth
  return [say(words(monthText(desk.code, iso), mean, why.text), fact, ...why.facts)]
}

const monthsPart = (desk: Desk, months: readonly Month[]): Line[] => [
  head(desk.t.say.monthsHead),
  ...months.flatMap(({ iso, days }) => stretchItem(desk, `score.${iso}`, days, { month: iso })),
]

export const yearlyParts = (desk: Desk): Line[][] => {
  const period = periodOf(desk)
  const outlook = yearOutlook(desk.chart, desk.span.from, desk.span.to)
  const months = monthsIn(period.days)
  const best = months.reduce((found, month) => (month.mean > found.mean ? month : found))
  const worst = months.reduce((found, month) => (month.mean < found.mean ? month : found))
  const lead = leadPart(desk, period.mean.overall, String(desk.span.first.year))
  return [
    [lead, ...monthPart(desk, best, 'best'), ...monthPart(desk, worst, 'hardest')],
    // the lagna of the year chart stands on the very minute of birth
    desk.frame === 'moon' ? [] : outlook.years.flatMap((year, index) => yearChartPart(desk, year, index)),
    matterItems(desk, meansOf(period.days, period), wholeSpan(desk)),
    staysPart(desk),
    saturnPart(desk, outlook),
    yearTimes(desk),
    monthsPart(desk, months),
    stepFor(desk, period.days),
  ]
}
