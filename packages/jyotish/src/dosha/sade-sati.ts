import { DAY_MS } from '@dhruva/common'
import type { Dhaiya, SadeSati, SadeSatiStanding, SaturnStay } from '#dosha-types.ts'
import { isoSeconds } from '#time/time.ts'
import { houseOf } from '#zodiac/houses.ts'
import { SATURN_INGRESSES } from './saturn-data.ts'

const LIFE_MS = 100 * 365.25 * DAY_MS

const SADE_SATI: Readonly<Record<number, SadeSati>> = { 12: 'rising', 1: 'peak', 2: 'setting' }
const DHAIYA: Readonly<Record<number, Dhaiya>> = { 4: 'ardhashtama', 8: 'ashtama' }

/** Phase of Sade Sati while Saturn transits `saturnSign`, or null outside it. */
export const sadeSatiPhase = (moonSign: number, saturnSign: number): SadeSati | null =>
  SADE_SATI[houseOf(saturnSign, moonSign)] ?? null

/** The stays of Saturn that overlap `fromMs` to `toMs` in the houses from the Moon that `phases` names. */
function staysIn<Phase>(
  phases: Readonly<Record<number, Phase>>,
  moonSign: number,
  fromMs: number,
  toMs: number,
): SaturnStay<Phase>[] {
  const found: SaturnStay<Phase>[] = []
  for (const [index, [start, sign]] of SATURN_INGRESSES.entries()) {
    const end = SATURN_INGRESSES[index + 1]?.[0]
    if (end === undefined || start * 1000 >= toMs) break
    const phase = phases[houseOf(sign, moonSign)]
    if (phase === undefined || end * 1000 <= fromMs) continue
    found.push({ phase, sign, start: isoSeconds(start * 1000), end: isoSeconds(end * 1000) })
  }
  return found
}

function phaseAt<Phase>(intervals: readonly SaturnStay<Phase>[], now: Date): Phase | null {
  const second = isoSeconds(Math.floor(now.getTime() / 1000) * 1000)
  return intervals.find(({ start, end }) => start <= second && second < end)?.phase ?? null
}

/**
 * Sade Sati (Saturn in 12, 1, 2 from the natal Moon) and Dhaiya (4, 8) between two instants, every stay of Saturn by
 * itself: where it goes back over a border and returns there are several. Stays are whole, also where they begin before
 * `from` or end after `to`. Known for 1897-2233.
 */
export function sadeSati(chart: { moon_sign: number }, from: Date, to: Date) {
  const [fromMs, toMs] = [from.getTime(), to.getTime()]
  return {
    intervals: staysIn(SADE_SATI, chart.moon_sign, fromMs, toMs),
    dhaiya: staysIn(DHAIYA, chart.moon_sign, fromMs, toMs),
  }
}

/** The same for the hundred years from a birth, with the phase that holds `now`; null outside those years. */
export function sadeSatiOfLife(moonSign: number, birthMs: number, now: Date): SadeSatiStanding {
  const { intervals, dhaiya } = sadeSati({ moon_sign: moonSign }, new Date(birthMs), new Date(birthMs + LIFE_MS))
  return sadeSatiNow({ phase: null, intervals, dhaiya: { phase: null, intervals: dhaiya } }, now)
}

/** A stored standing with the phases of another instant. */
export const sadeSatiNow = ({ intervals, dhaiya }: SadeSatiStanding, now: Date): SadeSatiStanding => ({
  phase: phaseAt(intervals, now),
  intervals,
  dhaiya: { phase: phaseAt(dhaiya.intervals, now), intervals: dhaiya.intervals },
})
