import { createCache, DAY_MS } from '@dhruva/common'
import {
  type AstroTime,
  Body,
  EclipseKind,
  Equator,
  Horizon,
  NextGlobalSolarEclipse,
  NextLunarEclipse,
  Observer,
  SearchAltitude,
  SearchGlobalSolarEclipse,
  SearchLocalSolarEclipse,
  SearchLunarEclipse,
} from 'astronomy-engine'
import { lightsAt } from '#panchang/limbs.ts'
import { frameAt } from '#sky/frame.ts'
import { isoSeconds } from '#time/time.ts'
import { nakshatraOf } from '#zodiac/nakshatra.ts'
import { signOf } from '#zodiac/signs.ts'
import type { Days } from './days.ts'
import type { Stretch } from './parts.ts'
import type { CalendarPlace, EclipseSeen } from './types.ts'

const J2000_MS = Date.UTC(2000, 0, 1, 12)
const MINUTE_MS = 60_000
/** Prahars (fourths of day and night) of sutak before an eclipse (Dharmasindhu, parichchheda 1). */
const SUTAK_PRAHARS = { sun: 4, moon: 3 } as const

/** An eclipse anywhere on Earth; of the Moon with half of how long umbra and totality last. */
type Global = {
  of: 'sun' | 'moon'
  type: EclipseSeen['type']
  ms: number
  umbra: number
  total: number
  obscured: number
}

const msOf = (time: AstroTime): number => time.ut * DAY_MS + J2000_MS
const timeAt = (ms: number): AstroTime => frameAt(ms).time

const TYPES: Readonly<Record<EclipseKind, EclipseSeen['type']>> = {
  [EclipseKind.Total]: 'total',
  [EclipseKind.Annular]: 'annular',
  [EclipseKind.Partial]: 'partial',
  [EclipseKind.Penumbral]: 'penumbral',
}

function lunar(fromMs: number, toMs: number): Global[] {
  const found: Global[] = []
  let next = SearchLunarEclipse(timeAt(fromMs))
  while (msOf(next.peak) < toMs) {
    const { kind, peak, sd_partial, sd_total, obscuration } = next
    const [umbra, total] = [sd_partial * MINUTE_MS, sd_total * MINUTE_MS]
    found.push({ of: 'moon', type: TYPES[kind], ms: msOf(peak), umbra, total, obscured: obscuration })
    next = NextLunarEclipse(peak)
  }
  return found
}

function solar(fromMs: number, toMs: number): Global[] {
  const found: Global[] = []
  let next = SearchGlobalSolarEclipse(timeAt(fromMs))
  while (msOf(next.peak) < toMs) {
    found.push({ of: 'sun', type: TYPES[next.kind], ms: msOf(next.peak), umbra: 0, total: 0, obscured: 0 })
    next = NextGlobalSolarEclipse(next.peak)
  }
  return found
}

const KEPT_YEARS = 30
const kept = createCache<Global[]>(KEPT_YEARS)
const ofYear = (year: number): Global[] =>
  kept.remember(String(year), () => {
    // A day more on each side: the year of a place does not begin with that of Greenwich.
    const [fromMs, toMs] = [Date.UTC(year, 0, 0), Date.UTC(year + 1, 0, 2)]
    return [...lunar(fromMs, toMs), ...solar(fromMs, toMs)]
  })

/** The part of a stretch during which the body is above the horizon. */
function above(body: Body, { startMs, endMs }: Stretch, observer: Observer): Stretch | null {
  const isUp = (ms: number) => {
    const { ra, dec } = Equator(body, timeAt(ms), observer, true, true)
    return Horizon(timeAt(ms), observer, ra, dec).altitude > 0
  }
  const crossing = (direction: 1 | -1) => {
    const found = SearchAltitude(body, observer, direction, timeAt(startMs), (endMs - startMs) / DAY_MS, 0)
    return found && msOf(found)
  }
  const from = isUp(startMs) ? startMs : crossing(1)
  const to = isUp(endMs) ? endMs : crossing(-1)
  return from === null || to === null || from >= to ? null : { startMs: from, endMs: to }
}

/** The span with which everything about an eclipse at a place can be told. */
type Local = {
  contacts: Stretch | null
  total: Stretch | null
  maxMs: number
  obscured: number | null
  type: EclipseSeen['type']
}

function localMoon({ ms, umbra, total, obscured, type }: Global): Local {
  const around = (half: number) => (half > 0 ? { startMs: ms - half, endMs: ms + half } : null)
  return { contacts: around(umbra), total: around(total), maxMs: ms, obscured, type }
}

function localSun({ ms, type }: Global, observer: Observer): Local {
  const found = SearchLocalSolarEclipse(timeAt(ms - DAY_MS / 2), observer)
  const { partial_begin, partial_end, total_begin, total_end, peak, obscuration } = found
  if (Math.abs(msOf(peak.time) - ms) > DAY_MS / 2)
    return { contacts: null, total: null, maxMs: ms, obscured: null, type }
  return {
    contacts: { startMs: msOf(partial_begin.time), endMs: msOf(partial_end.time) },
    total: total_begin && total_end ? { startMs: msOf(total_begin.time), endMs: msOf(total_end.time) } : null,
    maxMs: msOf(peak.time),
    obscured: obscuration,
    type,
  }
}

const isoSpan = (span: Stretch | null) => span && { start: isoSeconds(span.startMs), end: isoSeconds(span.endMs) }

export type EclipseDay = { ms: number; seenMs: Stretch | null; eclipse: EclipseSeen }

/** Every eclipse of a year (by Greenwich, a day more on each side) as it is seen at a place, or not. */
export function eclipsesOf(year: number, { lat, lng }: Pick<CalendarPlace, 'lat' | 'lng'>): EclipseDay[] {
  const observer = new Observer(lat, lng, 0)
  return ofYear(year).map((global) => {
    const local = global.of === 'moon' ? localMoon(global) : localSun(global, observer)
    const seen = local.contacts && above(global.of === 'moon' ? Body.Moon : Body.Sun, local.contacts, observer)
    const isSun = global.of === 'sun'
    const contacts = isSun && !seen ? null : local.contacts
    const ms = isSun && !seen ? global.ms : local.maxMs
    const { sun, moon } = lightsAt(ms)
    const lon = isSun ? sun : moon
    return {
      ms,
      seenMs: seen,
      eclipse: {
        of: global.of,
        type: global.type,
        visible: seen !== null,
        maximum: isoSeconds(ms),
        first_contact: contacts && isoSeconds(contacts.startMs),
        last_contact: contacts && isoSeconds(contacts.endMs),
        total: isoSpan(contacts && local.total),
        seen: isoSpan(seen),
        obscured: contacts ? local.obscured : null,
        sign: signOf(lon),
        nakshatra: nakshatraOf(lon),
      },
    }
  })
}

/** Sutak at a place: from the prahar so many before the one in which the eclipse is first seen, until it is last seen. */
export function sutakOf(of: 'sun' | 'moon', seen: Stretch, days: Days): Stretch {
  const day = days.holding(seen.startMs)
  const before = days.on(day.civilMs - DAY_MS)
  const prahars = [before, day].flatMap(({ sunrise, sunset, next }) =>
    [0, 1, 2, 3, 4, 5, 6, 7].map((index) =>
      index < 4 ? sunrise + ((sunset - sunrise) * index) / 4 : sunset + ((next - sunset) * (index - 4)) / 4,
    ),
  )
  const index = prahars.findLastIndex((ms) => ms <= seen.startMs) - SUTAK_PRAHARS[of]
  return { startMs: prahars[index] ?? before.sunrise, endMs: seen.endMs }
}
