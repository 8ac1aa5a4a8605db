import { DAY_MS } from '@dhruva/common'
import { DASHA_YEARS } from '#dasha/vimshottari.ts'
import type { GrahaId } from '#ids.ts'
import { at } from '#names.ts'
import { NAKSHATRA_LORDS, nakshatraLord, nakshatraOf } from '#zodiac/nakshatra.ts'
import { statement } from './arc.ts'
import type { DashaStability } from './types.ts'

const CYCLE_YEARS = 120

/** Where the Moon was at a possible instant of birth. */
export type MoonAt = { ms: number; lon: number }

/** Years of Vimshottari that lie before a longitude, counted from 0° of the zodiac over its three rounds. */
function yearsBefore(lon: number): number {
  const position = (lon * 27) / 360
  const nakshatra = Math.floor(position)
  const rounds = Math.floor(nakshatra / 9) * CYCLE_YEARS
  const whole = NAKSHATRA_LORDS.slice(0, nakshatra % 9).reduce((sum, lord) => sum + DASHA_YEARS[lord], 0)
  return rounds + whole + (position - nakshatra) * DASHA_YEARS[nakshatraLord(nakshatra)]
}

type Part = { lord: GrahaId; start: number; end: number }

/** The part that holds `phase` among nine that begin with `first` at `start` and last `years` together. */
function partHolding(first: GrahaId, start: number, years: number, phase: number): Part {
  const begin = NAKSHATRA_LORDS.indexOf(first)
  let from = start
  for (let index = 0; index < 8; index += 1) {
    const lord = at(NAKSHATRA_LORDS, (begin + index) % 9)
    const end = from + (years * DASHA_YEARS[lord]) / CYCLE_YEARS
    if (phase < end) return { lord, start: from, end }
    from = end
  }
  return { lord: at(NAKSHATRA_LORDS, (begin + 8) % 9), start: from, end: start + years }
}

/** Maha, antar and pratyantar that hold a phase of the endless cycle, years from a beginning of Ketu's. */
function runningAt(phase: number) {
  const round = Math.floor(phase / CYCLE_YEARS) * CYCLE_YEARS
  const maha = partHolding('ketu', round, CYCLE_YEARS, phase)
  const antar = partHolding(maha.lord, maha.start, maha.end - maha.start, phase)
  const pratyantar = partHolding(antar.lord, antar.start, antar.end - antar.start, phase)
  return { maha, antar, pratyantar }
}

/** Half an hour of life: the least step, so that a rounded end cannot hold the walk. */
const LEAST_STEP_YEARS = 1 / 17_532

/**
 * Lords that can be running `now`. A later birth moves the Moon on and with it the phase of the cycle, continuously and
 * only forward; so the walk from the earliest phase to the latest, part by part, meets every one.
 */
function runningBetween(fromPhase: number, toPhase: number): DashaStability['running'] {
  const [maha, antar, pratyantar] = [new Set<GrahaId>(), new Set<GrahaId>(), new Set<GrahaId>()]
  let phase = fromPhase
  for (;;) {
    const running = runningAt(phase)
    maha.add(running.maha.lord)
    antar.add(running.antar.lord)
    pratyantar.add(running.pratyantar.lord)
    phase = Math.max(running.pratyantar.end, phase + LEAST_STEP_YEARS)
    if (phase > toPhase) break
  }
  return { maha: statement([...maha]), antar: statement([...antar]), pratyantar: statement([...pratyantar]) }
}

/** What Vimshottari leaves open between the earliest and the latest instant of birth, and the lords running `now`. */
export function dashaStability(first: MoonAt, last: MoonAt, now: Date, yearDays: number): DashaStability {
  const yearMs = yearDays * DAY_MS
  const rounds = last.lon < first.lon ? 3 * CYCLE_YEARS : 0
  const age = (birth: MoonAt) => (now.getTime() - birth.ms) / yearMs
  const fromPhase = yearsBefore(first.lon) + age(first)
  const toPhase = yearsBefore(last.lon) + rounds + age(last)
  const alive = age(first) >= 0 && age(first) < CYCLE_YEARS
  return {
    first: statement(lordsBetween(first.lon, last.lon)),
    running: alive ? runningBetween(fromPhase, toPhase) : null,
    dates_span_days: Math.round(Math.abs(toPhase - fromPhase) * yearDays * 10) / 10,
  }
}

function lordsBetween(fromLon: number, toLon: number): GrahaId[] {
  const first = nakshatraOf(fromLon)
  const count = (nakshatraOf(toLon) - first + 27) % 27
  return Array.from({ length: count + 1 }, (_, index) => nakshatraLord((first + index) % 27))
}
