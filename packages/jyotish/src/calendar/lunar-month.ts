import { DAY_MS } from '@dhruva/common'
import { beginningOf, lightsAt, partAt } from '#panchang/limbs.ts'
import { signOf } from '#zodiac/signs.ts'

const SYNODIC_MS = 29.530588 * DAY_MS
const TITHI_MS = SYNODIC_MS / 30

/** A lunar month from new moon to new moon (amanta); 0 = Chaitra .. 11 = Phalguna. */
export type LunarMonth = {
  startMs: number
  endMs: number
  month: number
  /** the extra one, in which the Sun enters no sign */
  adhik: boolean
  /** the Sun enters two signs in it, and the year has no month of the next name */
  kshaya: boolean
}

export const MONTH = {
  vaishakha: 1,
  ashadha: 3,
  shravana: 4,
  bhadrapada: 5,
  ashwin: 6,
  kartika: 7,
  phalguna: 11,
} as const

/** When tithi 1..30 of a month begins, ms. */
export const tithiStart = ({ startMs }: LunarMonth, tithi: number): number =>
  beginningOf('tithi', tithi - 1, startMs + (tithi - 1) * TITHI_MS)

/** The lunar months that touch `fromMs` to `toMs`. A month is named by the sign the Sun enters in it (Mesha: Chaitra). */
export function lunarMonths(fromMs: number, toMs: number): LunarMonth[] {
  const found: LunarMonth[] = []
  let startMs = beginningOf('tithi', 0, fromMs - partAt('tithi', fromMs) * TITHI_MS)
  while (startMs < toMs) {
    const endMs = beginningOf('tithi', 0, startMs + SYNODIC_MS)
    const sign = signOf(lightsAt(startMs).sun)
    const entered = (signOf(lightsAt(endMs).sun) - sign + 12) % 12
    found.push({ startMs, endMs, month: (sign + 1) % 12, adhik: entered === 0, kshaya: entered === 2 })
    startMs = endMs
  }
  return found
}

/** The lunar month that an instant lies in. */
export function monthHolding(ms: number): LunarMonth {
  // A search for the new Moon can begin with the month before.
  const month = lunarMonths(ms, ms + 1).find(({ startMs, endMs }) => startMs <= ms && ms < endMs)
  if (!month) throw new RangeError('a time outside the lunar months')
  return month
}
