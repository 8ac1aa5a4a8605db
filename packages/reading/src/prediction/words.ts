import { INDIA } from '@dhruva/common'
import type { Period } from '@dhruva/jyotish'
import { dateIn } from '#dates.ts'
import type { Stay } from '#texts/en/predict-lines.ts'
import { hourIn } from '#write/days/names/clock.ts'
import { noonOf, type PredictionContext, weekday } from './context.ts'

/** `24 November`: the heading names the year. */
export const shortDate = ({ code }: Pick<PredictionContext, 'code'>, when: string | Date): string =>
  dateIn(code, INDIA, when).replace(/ \d{4}$/, '')

/** `3:20 pm on 24 November`, by India's clock. */
export const hourText = (context: PredictionContext, ms: number): string => {
  const { code, t } = context
  return t.lines.at(shortDate(context, new Date(ms)), hourIn(code, ms, INDIA))
}

/** The same where a time ends; said to be India's where the birth is of another zone. */
export const endText = (context: PredictionContext, ms: number): string =>
  context.chart.input.tz === INDIA ? hourText(context, ms) : `${hourText(context, ms)} (${context.t.lines.zone})`

/** When a stretch runs inside of the period; null where it goes on beyond. No date comes twice in twelve months: the heading has the years. */
export const within = (context: PredictionContext, { start, end }: Pick<Period, 'start' | 'end'>): Stay => {
  const { span } = context
  return {
    // what is judged begins at the noon of its first day
    from: Date.parse(start) > (span.noons[0]?.getTime() ?? 0) ? shortDate(context, start) : null,
    to: Date.parse(end) < span.to.getTime() ? shortDate(context, end) : null,
  }
}

/** `Monday 23 November` of a day `yyyy-mm-dd`. */
export const dayLabel = (context: PredictionContext, iso: string): string =>
  `${weekday(context, iso)} ${shortDate(context, noonOf(iso))}`

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** A sentence that begins with the name of the person; of a public figure, and where no name is known, without. */
export const hailed = (context: PredictionContext, text: string): string =>
  context.isFigure || context.name === '' ? capital(text) : context.t.say.hail(context.name, text)
