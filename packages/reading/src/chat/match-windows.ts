import { DAY_MS } from '@dhruva/common'
import type { Window } from './windows.ts'

/** Antardashas of both that support a matter: at one time, from `from` (null: now) to `to`; or each first its own. */
export type Meeting =
  | { at: 'once'; mine: Window; theirs: Window; from: string | null; to: string }
  | { at: 'apart'; mine: Window; theirs: Window }

/** A shorter stretch is over before anything is done in it. */
const SHORTEST_MS = 30 * DAY_MS

const supports = ({ role }: Window): boolean => role.nearness !== 'quiet'
const isDirect = ({ role }: Window): boolean => role.nearness === 'direct'

const later = (a: string | null, b: string | null): string | null => (a === null || (b !== null && b > a) ? b : a)

const meetingOf = (mine: Window, theirs: Window, at: Date): Extract<Meeting, { at: 'once' }> | null => {
  const from = later(mine.start, theirs.start)
  const [to = mine.end] = [mine.end, theirs.end].toSorted()
  const lasts = Date.parse(to) - Math.max(at.getTime(), from ? Date.parse(from) : 0)
  return lasts < SHORTEST_MS ? null : { at: 'once', mine, theirs, from, to }
}

/** How many years on a shared stretch is still near. */
const NEAR_MS = 6 * 365 * DAY_MS

/**
 * When the periods of two people support a matter together: the earliest stretch that stands directly by it in both within
 * six years, else the earliest that supports it in both; else when each of them begins alone. Null when one has none.
 */
export const meetingIn = (mine: readonly Window[], theirs: readonly Window[], at: Date): Meeting | null => {
  const [ours, others] = [mine.filter(supports), theirs.filter(supports)]
  const all = ours
    .flatMap((one) => others.map((other) => meetingOf(one, other, at)))
    .filter((one) => one !== null)
    .toSorted((a, b) => (a.from ?? '').localeCompare(b.from ?? ''))
  const near = all.filter(({ from }) => from === null || Date.parse(from) - at.getTime() < NEAR_MS)
  const found = near.find((one) => isDirect(one.mine) && isDirect(one.theirs)) ?? all[0]
  const [first, second] = [ours[0], others[0]]
  if (found || !first || !second) return found ?? null
  return { at: 'apart', mine: first, theirs: second }
}
