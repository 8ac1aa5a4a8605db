import { DAY_MS } from '@dhruva/common'
import { at } from '#names.ts'
import { isoSeconds } from '#time/time.ts'
import { ALIKE, isLong, rankOf } from './calendar.ts'
import type { Verdict, Window } from './types.ts'

const FAIR = rankOf('fair')

/** The instant so many calendar months after another. */
export function monthsAfter(ms: number, months: number): number {
  const date = new Date(ms)
  return date.setUTCMonth(date.getUTCMonth() + months)
}

/** Six weeks: time enough to prepare, to try and to be answered. */
const AMPLE_MS = 42 * DAY_MS

const isAmple = ({ start, end }: Window): boolean => Date.parse(end) - Date.parse(start) >= AMPLE_MS

/** Of the highest class the nearest of those that are about as good as the best, an ample one if there is one; null of none. */
function bestOf(windows: readonly Window[]): Window | null {
  const rank = Math.max(...windows.map((window) => rankOf(window.class)))
  const highest = windows.filter((window) => rankOf(window.class) === rank)
  const score = Math.max(...highest.map((window) => window.score))
  const alike = highest.filter((window) => window.score >= score - ALIKE)
  return alike.find(isAmple) ?? alike[0] ?? null
}

/** The end of the slow and resting stretches that follow on each other from the first; null when the first is neither. */
function untilOf(calendar: readonly Window[]): string | null {
  const slow = (window: Window) => rankOf(window.class) < FAIR
  const ends = calendar.findIndex((window) => !slow(window))
  if (ends === 0) return null
  return ends < 0 ? at(calendar, calendar.length - 1).end : at(calendar, ends).start
}

/**
 * What an answer names of a calendar that begins on the day: the best workable stretch of the next twelve months, then a better one of
 * three years, then a better one of the whole; nothing better, nothing more. When the twelve months have none that is fair, their least
 * slow stretch is for preparing.
 */
export function windowsOf(
  calendar: readonly Window[],
  fromMs: number,
): Pick<Verdict, 'now' | 'windows' | 'prepare' | 'until'> {
  const long = calendar.filter(isLong)
  const within = (months: number) => {
    const until = isoSeconds(monthsAfter(fromMs, months))
    return long.filter(({ start }) => start < until)
  }
  const windows: Window[] = []
  for (const months of [12, 36, 60]) {
    const best = bestOf(within(months))
    const known = windows.at(-1)
    if (!best || rankOf(best.class) < FAIR) continue
    if (!known || rankOf(best.class) > rankOf(known.class)) windows.push(best)
  }
  const soon = bestOf(within(12))
  const workable = soon !== null && rankOf(soon.class) >= FAIR
  return { now: at(calendar, 0), windows, prepare: workable ? null : soon, until: untilOf(calendar) }
}
