import { DAY_MS } from '@dhruva/common'
import { type LunarMonth, lunarMonths, MONTH, tithiStart } from '#calendar/lunar-month.ts'
import { DEFAULT_CONVENTIONS } from '#conventions.ts'
import { ingressesOf } from '#gochara/events.ts'
import { combustionsOf } from '#gochara/stations.ts'
import { limbSpans } from './limb-spans.ts'
import type { CustomId } from './types.ts'

export type Custom = { id: CustomId; startMs: number; endMs: number }

/** The longest of them, Chaturmas with an extra month, and a little more: so far each is looked for to be found whole. */
const REACH_MS = 160 * DAY_MS
const SUN_STAY_MS = 33 * DAY_MS
/** Longest time that Jupiter or Venus is lost in the Sun's light. */
const COMBUST_MS = 75 * DAY_MS

const [DHANU, MEENA] = [8, 11] as const

/** The Sun in Dhanu and in Meena. */
function kharmas(fromMs: number, toMs: number): Custom[] {
  const ingresses = ingressesOf('sun', fromMs - SUN_STAY_MS, toMs + SUN_STAY_MS, DEFAULT_CONVENTIONS)
  return ingresses.flatMap((event, index) => {
    const next = ingresses[index + 1]
    if (event.code !== 'ingress' || (event.sign !== DHANU && event.sign !== MEENA) || !next) return []
    return [{ id: 'kharmas', startMs: Date.parse(event.at), endMs: Date.parse(next.at) }]
  })
}

/** Those that are counted by lunar months; Chaturmas is left out where its end lies beyond the months. */
function lunar(months: readonly LunarMonth[]): Custom[] {
  return months.flatMap((month, index): Custom[] => {
    const { startMs, endMs } = month
    if (month.adhik) return [{ id: 'adhik', startMs, endMs }]
    if (month.month === MONTH.bhadrapada) return [{ id: 'pitru_paksha', startMs: tithiStart(month, 16), endMs }]
    if (month.month === MONTH.phalguna) {
      return [{ id: 'holashtak', startMs: tithiStart(month, 8), endMs: tithiStart(month, 16) }]
    }
    if (month.month !== MONTH.ashadha) return []
    const kartika = months.slice(index).find((later) => later.month === MONTH.kartika && !later.adhik)
    return kartika ? [{ id: 'chaturmas', startMs: tithiStart(month, 11), endMs: tithiStart(kartika, 11) }] : []
  })
}

/** The Moon from the middle of Dhanishta to the end of Revati: Kumbha and Meena. */
function panchak(fromMs: number, toMs: number): Custom[] {
  const { moon_sign } = limbSpans(fromMs - 6 * DAY_MS, toMs + 6 * DAY_MS)
  return moon_sign.flatMap((span, index) => {
    const next = moon_sign[index + 1]
    return span.part === 10 && next ? [{ id: 'panchak', startMs: span.startMs, endMs: next.endMs }] : []
  })
}

function combust(graha: 'jupiter' | 'venus', fromMs: number, toMs: number): Custom[] {
  const events = combustionsOf(graha, fromMs - COMBUST_MS, toMs + COMBUST_MS)
  return events.flatMap((event, index) => {
    const next = events[index + 1]
    if (event.code !== 'combustion' || event.state !== 'begins' || !next) return []
    return [{ id: `combust_${graha}` as const, startMs: Date.parse(event.at), endMs: Date.parse(next.at) }]
  })
}

/** The lunar month of a birth, named as in the north of India: from the day after its full moon to the next. */
function janmaMonths(birthMs: number, months: readonly LunarMonth[]): Custom[] {
  const [born] = lunarMonths(birthMs, birthMs + 1)
  if (!born) return []
  const month = birthMs < tithiStart(born, 16) ? born.month : (born.month + 1) % 12
  return months.flatMap((each, index) => {
    const before = months[index - 1]
    if (each.month !== month || each.adhik || !before) return []
    return [{ id: 'janma_month', startMs: tithiStart(before, 16), endMs: tithiStart(each, 16) }]
  })
}

/** The customs of a list that touch `fromMs` to `toMs`, each whole, in order of their beginning. */
export function customsBetween(
  ids: readonly CustomId[],
  fromMs: number,
  toMs: number,
  birthMs: number | null,
): Custom[] {
  const months = lunarMonths(fromMs - REACH_MS, toMs + REACH_MS)
  const found = [
    ...(ids.includes('kharmas') ? kharmas(fromMs, toMs) : []),
    ...lunar(months),
    ...(ids.includes('panchak') ? panchak(fromMs, toMs) : []),
    ...(ids.includes('combust_jupiter') ? combust('jupiter', fromMs, toMs) : []),
    ...(ids.includes('combust_venus') ? combust('venus', fromMs, toMs) : []),
    ...(ids.includes('janma_month') && birthMs !== null ? janmaMonths(birthMs, months) : []),
  ]
  return found
    .filter(({ id, startMs, endMs }) => ids.includes(id) && startMs < toMs && endMs > fromMs)
    .toSorted((a, b) => a.startMs - b.startMs)
}
