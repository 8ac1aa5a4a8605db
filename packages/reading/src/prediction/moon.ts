import { DAY_MS, INDIA } from '@dhruva/common'
import { isoSeconds, nakshatraOf, nextIngress, signOf, skyAt } from '@dhruva/jyotish'
import { civilDay } from '#facts/days.ts'
import { graha, type Line, type PredictionContext, say, sign } from './context.ts'
import { endText, hourText } from './words.ts'

/** Where the Moon is at noon of a day; `house` counted from the natal Moon. */
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

/** A stay of the Moon in a sign, as house 1..12 from the natal Moon. */
export type MoonStay = { sign: number; house: number; startMs: number; endMs: number }

/** Longer than the Moon stays in any sign. */
const BEFORE_MS = 3 * DAY_MS

/** The Moon's stays in signs that touch the period, in order; one that is over by the first noon is past for most who read. */
export const moonStays = ({ chart, span }: PredictionContext): MoonStay[] => {
  const found: MoonStay[] = []
  const begun = span.noons[0]?.getTime() ?? span.from.getTime()
  let startMs = span.from.getTime() - BEFORE_MS
  while (startMs < span.to.getTime()) {
    const at = signOf(skyAt(startMs + 1000, chart.conventions).grahas.moon.lon)
    const endMs = nextIngress('moon', startMs + 1000, chart.conventions)?.ms ?? span.to.getTime()
    if (endMs > begun) found.push({ sign: at, house: ((at - chart.moon_sign + 12) % 12) + 1, startMs, endMs })
    startMs = endMs
  }
  return found
}

export const stayFact = (context: PredictionContext, { sign: at, house, startMs, endMs }: MoonStay): string =>
  context.fact(
    `moon.stay.${isoSeconds(startMs)}`,
    'transit',
    { kind: 'transit', id: 'moon' },
    {
      says: 'moon_stay',
      graha: 'moon',
      sign: at,
      fromMoon: house,
      start: isoSeconds(startMs),
      end: isoSeconds(endMs),
      zone: INDIA,
    },
  )

/** The clause of the Moon in a house: the first six are for days. */
export const moonClause = (context: PredictionContext, house: number): string => {
  const all = context.t.moon[house - 1] ?? []
  return context.wanted.type === 'daily'
    ? context.choose(`moon ${house}`, all.slice(0, 6))
    : context.choose(`moon ${house}`, all.slice(6))
}

/** Houses from the natal Moon in which the Moon asks for care, the eighth first: Chandrashtama. */
export const TENDER: readonly number[] = [8, 12, 4]

/** A stay of the Moon that asks for care, with its hours. */
export const tenderLine = (context: PredictionContext, stay: MoonStay): Line => {
  const { span, t } = context
  const from = stay.startMs > span.from.getTime() ? hourText(context, stay.startMs) : null
  const text = t.lines.tender(
    context.v('tender'),
    from,
    endText(context, stay.endMs),
    graha(context, 'moon'),
    sign(context, stay.sign),
    stay.house,
    moonClause(context, stay.house),
  )
  return say(text, stayFact(context, stay))
}

/** A stay of the Moon that asks for no care, with its hours. */
export const easyLine = (context: PredictionContext, stay: MoonStay): Line => {
  const from = stay.startMs > context.span.from.getTime() ? hourText(context, stay.startMs) : null
  const text = context.t.lines.tender(
    0,
    from,
    endText(context, stay.endMs),
    graha(context, 'moon'),
    sign(context, stay.sign),
    stay.house,
    moonClause(context, stay.house),
  )
  return say(text, stayFact(context, stay))
}

/** The most tender stay of the period; null of none. */
export const mostTender = (stays: readonly MoonStay[]): MoonStay | null =>
  TENDER.flatMap((house) => stays.find((stay) => stay.house === house) ?? [])[0] ?? null
