import { type DayScores, type SaturnStay, type YearChart, type YearOutlook, yearOutlook } from '@dhruva/jyotish'
import { signName } from '#names.ts'
import { area, type Desk, dated, graha, monthName, nameOf, say, sign } from '#predict/desk.ts'
import { stretchItem } from '#predict/monthly.ts'
import { standsOut, summed, type When } from '#predict/reasons.ts'
import { matterItems, meansOf, wholeSpan } from '#predict/scores.ts'
import { cut, staysPart } from '#predict/stays.ts'
import { stepFor } from '#predict/step.ts'
import { yearTimes } from '#predict/times.ts'
import { leadPart, periodOf } from '#predict/weekly.ts'
import { TEXTS } from '#texts/predict.ts'
import type { Sentence } from '#types.ts'

/** Saturn counted from the Moon: Sade Sati and dhaiya with their dates, or that neither runs. */
export const saturnPart = (desk: Desk, { saturn, transits }: YearOutlook): Sentence[] => {
  const opens = { kind: 'transit', id: 'saturn' } as const
  const dates = (code: 'en' | 'hi', { start, end }: SaturnStay<string>) =>
    [dated(code, start), dated(code, end)] as const
  const seven = saturn.intervals.map((stay, index) => {
    const fact = desk.fact(`sade_sati.${index + 1}`, 'transit', opens, (c) =>
      TEXTS[c].say.facts.sadeSati(stay.phase, nameOf(c, 'saturn'), signName(c, stay.sign), ...dates(c, stay)),
    )
    const text = desk.t.say.sadeSati(
      stay.phase,
      graha(desk, 'saturn'),
      sign(desk, stay.sign),
      ...dates(desk.code, stay),
    )
    return say(text, fact)
  })
  const small = saturn.dhaiya.map((stay, index) => {
    const house = ((stay.sign - desk.chart.moon_sign + 12) % 12) + 1
    const fact = desk.fact(`dhaiya.${index + 1}`, 'transit', opens, (c) =>
      TEXTS[c].say.facts.dhaiya(nameOf(c, 'saturn'), signName(c, stay.sign), house, ...dates(c, stay)),
    )
    const text = desk.t.say.dhaiya(graha(desk, 'saturn'), sign(desk, stay.sign), house, ...dates(desk.code, stay))
    return say(text, fact)
  })
  if (seven.length + small.length > 0) return [...seven, ...small]
  const signs = [...new Set(transits.filter(({ graha: id }) => id === 'saturn').map((stay) => stay.sign))]
  const fact = desk.fact('sade_sati.none', 'transit', opens, (c) =>
    TEXTS[c].say.facts.noSadeSati(
      nameOf(c, 'saturn'),
      signs.map((each) => signName(c, each)),
      signName(c, desk.chart.moon_sign),
    ),
  )
  return [say(desk.t.say.noSadeSati, fact)]
}

/** The year chart of one year of life, and its muntha. */
const yearChartPart = (desk: Desk, year: YearChart, index: number): Sentence[] => {
  const number = year.years + 1
  const lord = year.lord.graha
  const chartFact = desk.fact(`year.${index + 1}.lord`, 'transit', { kind: 'graha', id: lord }, (c) =>
    TEXTS[c].say.facts.yearChart(
      number,
      dated(c, year.start),
      dated(c, year.end),
      signName(c, year.ascendant.sign),
      nameOf(c, lord),
    ),
  )
  const { muntha } = year
  const munthaFact = desk.fact(`year.${index + 1}.muntha`, 'transit', { kind: 'lagna', id: 'lagna' }, (c) =>
    TEXTS[c].say.facts.muntha(signName(c, muntha.sign), muntha.house),
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

const inMonth = (iso: string): When => ({ id: iso, text: (code) => monthName(code, iso) })

const monthPart = (desk: Desk, { iso, days, mean }: Month, kind: 'best' | 'hardest'): Sentence[] => {
  const why = standsOut(desk, summed(days, 'overall'), kind === 'best', inMonth(iso), 'month')
  if (!why) return []
  const fact = desk.fact(`month.${kind}`, 'score', { kind: 'transit', id: 'moon' }, (c) =>
    TEXTS[c].say.facts[kind](monthName(c, iso), mean),
  )
  const words = kind === 'best' ? desk.t.say.bestMonth : desk.t.say.hardestMonth
  return [say(words(monthName(desk.code, iso), mean, why.text), fact, ...why.facts)]
}

const monthsPart = (desk: Desk, months: readonly Month[]): Sentence[] => [
  say(desk.t.say.monthsHead),
  ...months.flatMap(({ iso, days }) => stretchItem(desk, `score.${iso}`, days, (code) => monthName(code, iso))),
]

export const yearlyParts = (desk: Desk): Sentence[][] => {
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
