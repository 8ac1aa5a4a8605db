import { DAY_MS } from '@dhruva/common'
import {
  type AstroTime,
  EclipseKind,
  NextGlobalSolarEclipse,
  NextLunarEclipse,
  SearchGlobalSolarEclipse,
  SearchLunarEclipse,
} from 'astronomy-engine'
import { beginningOf, lightsAt } from '#panchang/limbs.ts'
import { frameAt } from '#sky/frame.ts'
import { isoSeconds } from '#time/time.ts'
import { nakshatraOf } from '#zodiac/nakshatra.ts'
import { signOf } from '#zodiac/signs.ts'
import type { SkyEvent } from './events-types.ts'

const J2000_MS = Date.UTC(2000, 0, 1, 12)
const SYNODIC_MS = 29.530588 * DAY_MS
/** Parts of the tithi limb, 0-based, with which the two halves of a month begin. */
const SYZYGIES = { new_moon: 0, full_moon: 15 } as const

const msOf = (time: AstroTime): number => time.ut * DAY_MS + J2000_MS

function syzygies(code: keyof typeof SYZYGIES, fromMs: number, toMs: number): SkyEvent[] {
  const found: SkyEvent[] = []
  // The search goes to the nearest one, which may lie before the span; from there on month by month.
  let ms = beginningOf('tithi', SYZYGIES[code], fromMs)
  while (ms < toMs) {
    const { moon } = lightsAt(ms)
    if (ms >= fromMs) found.push({ at: isoSeconds(ms), code, sign: signOf(moon), nakshatra: nakshatraOf(moon) })
    ms = beginningOf('tithi', SYZYGIES[code], ms + SYNODIC_MS)
  }
  return found
}

/** New and full Moons of a span, to the second. */
export const moonPhases = (fromMs: number, toMs: number): SkyEvent[] => [
  ...syzygies('new_moon', fromMs, toMs),
  ...syzygies('full_moon', fromMs, toMs),
]

function lunarEclipses(fromMs: number, toMs: number): SkyEvent[] {
  const found: SkyEvent[] = []
  let eclipse = SearchLunarEclipse(frameAt(fromMs).time)
  while (msOf(eclipse.peak) < toMs) {
    const ms = msOf(eclipse.peak)
    const { kind } = eclipse
    const named = kind === EclipseKind.Total ? 'total' : kind === EclipseKind.Partial ? 'partial' : 'penumbral'
    const sign = signOf(lightsAt(ms).moon)
    if (ms >= fromMs) found.push({ at: isoSeconds(ms), code: 'lunar_eclipse', kind: named, sign })
    eclipse = NextLunarEclipse(eclipse.peak)
  }
  return found
}

function solarEclipses(fromMs: number, toMs: number): SkyEvent[] {
  const found: SkyEvent[] = []
  let eclipse = SearchGlobalSolarEclipse(frameAt(fromMs).time)
  while (msOf(eclipse.peak) < toMs) {
    const ms = msOf(eclipse.peak)
    const { kind } = eclipse
    const named = kind === EclipseKind.Total ? 'total' : kind === EclipseKind.Annular ? 'annular' : 'partial'
    const sign = signOf(lightsAt(ms).sun)
    if (ms >= fromMs) found.push({ at: isoSeconds(ms), code: 'solar_eclipse', kind: named, sign })
    eclipse = NextGlobalSolarEclipse(eclipse.peak)
  }
  return found
}

/** Eclipses of a span anywhere on Earth, at their greatest; whether one is seen from a place is not asked. */
export const eclipses = (fromMs: number, toMs: number): SkyEvent[] => [
  ...lunarEclipses(fromMs, toMs),
  ...solarEclipses(fromMs, toMs),
]
