import { CLOCKS, LOCALES } from '@dhruva/common'
import type { Chart, Stability } from '@dhruva/contract'
import { listOf } from '#lib/format.ts'
import type { Language } from '#lib/i18n.ts'
import type { honesty } from '#locales/en/honesty.ts'
import type { kundli } from '#locales/en/kundli.ts'

type Names = Pick<typeof kundli, 'signs' | 'grahas' | 'nakshatras'>

/** One thing of a chart: whether it holds through the possible times, in words, and the times of each value. */
export type HonestRow = {
  name: string
  holds: boolean
  text: string
  spans?: { value: string; from: string; to: string }[]
}

/** A clock time at the place of birth, of an instant on the wire. */
const clockIn = (language: Language, timeZone: string) => {
  const format = new Intl.DateTimeFormat(LOCALES[language], {
    timeZone,
    ...CLOCKS[language],
  })
  return (instant: string) => format.format(new Date(instant))
}

/** `a`, `a or b`, `a, b or c`. */
const either = (language: Language, names: readonly string[]): string =>
  new Intl.ListFormat(LOCALES[language], { type: 'disjunction' }).format(names)

type Words = { language: Language; t: typeof honesty; names: Names }

const lagnaRow = ({ from, to, ascendant }: Stability, tz: string, { language, t, names }: Words): HonestRow => {
  const [first = 0] = ascendant.sign.values
  const sign = (index: number) => names.signs[index] ?? ''
  if (ascendant.sign.certain) return { name: t.lagna, holds: true, text: t.lagnaHolds(sign(first)) }
  const clock = clockIn(language, tz)
  const steps = [{ at: from, sign: first }, ...ascendant.changes]
  const spans = steps.map((step, index) => ({
    value: sign(step.sign),
    from: clock(step.at),
    to: clock(steps[index + 1]?.at ?? to),
  }))
  return { name: t.lagna, holds: false, text: t.lagnaOpen(ascendant.sign.values.length), spans }
}

const moonRow = ({ signs, nakshatra }: Stability, { language, t, names }: Words): HonestRow => {
  const sign = either(
    language,
    signs.moon.values.map((index) => names.signs[index] ?? ''),
  )
  const star = either(
    language,
    nakshatra.values.map((index) => names.nakshatras[index] ?? ''),
  )
  if (!signs.moon.certain) return { name: t.moon, holds: false, text: t.moonOpen(sign, star) }
  return nakshatra.certain
    ? { name: t.moon, holds: true, text: t.moonHolds(sign, star) }
    : { name: t.moon, holds: false, text: t.starOpen(sign, star) }
}

const grahasRow = ({ signs }: Stability, { language, t, names }: Words): HonestRow => {
  const moving = (['sun', 'mars', 'mercury', 'jupiter', 'venus', 'saturn', 'rahu', 'ketu'] as const).filter(
    (id) => !signs[id].certain,
  )
  if (moving.length === 0) return { name: t.grahas, holds: true, text: t.grahasHold }
  const list = listOf(language)(moving.map((id) => names.grahas[id]))
  return { name: t.grahas, holds: false, text: t.grahasOpen(list) }
}

const MONTH_DAYS = 30.44
const YEAR_DAYS = 365.25

/** By how much the dates of the dashas differ over the possible times, in the largest unit that says it well. */
export const shiftText = (days: number, t: typeof honesty): string => {
  if (days < 60) return t.shiftDays(Math.max(1, Math.ceil(days)))
  return days < 18 * MONTH_DAYS
    ? t.shiftMonths(Math.ceil(days / MONTH_DAYS))
    : t.shiftYears(Math.ceil(days / YEAR_DAYS))
}

const dashaRow = ({ dasha, minutes }: Stability, { language, t, names }: Words): HonestRow => {
  const maha = dasha.running?.maha
  const lords = either(language, maha?.values.map((id) => names.grahas[id]) ?? [])
  const running = maha ? `${maha.certain ? t.dashaHolds(lords) : t.dashaOpen(lords)} ` : ''
  const shift = shiftText(dasha.dates_span_days, t)
  return { name: t.dasha, holds: (maha?.certain ?? true) && minutes !== null, text: running + shift }
}

const manglikRow = ({ manglik }: Stability, { t }: Words): HonestRow => {
  const [present = false] = manglik.values
  return { name: t.manglik, holds: manglik.certain, text: manglik.certain ? t.manglikHolds(present) : t.manglikOpen }
}

/** What of a chart holds while its time of birth is uncertain, the most asked for first. */
export const honestRows = (found: Stability, chart: Pick<Chart, 'input'>, words: Words): HonestRow[] => [
  lagnaRow(found, chart.input.tz, words),
  moonRow(found, words),
  grahasRow(found, words),
  dashaRow(found, words),
  manglikRow(found, words),
]

/** The clock time that the chart is drawn for. */
export const drawnTime = ({ input }: Pick<Chart, 'input'>, language: Language): string =>
  clockIn(language, input.tz)(input.utc)
