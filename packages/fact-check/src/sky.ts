import { createCache, DAY_MS } from '@dhruva/common'
import {
  type Chart,
  type Graha,
  type GrahaId,
  isRetrograde,
  lordOf,
  nakshatraOf,
  nextIngress,
  signOf,
  skyAt,
  withCurrent,
} from '@dhruva/jyotish'
import { grahaOf, noonOfDay } from '@dhruva/reading'
import type { Role, TimeSpan, TimeWord } from './types.ts'

/** The Moon is in a nakshatra for 20 hours at least. */
const STAR_STEP_MS = DAY_MS / 4

/** How far a written time may be from the computed one, in days: the day turns elsewhere at another hour. */
const SLACK: Record<TimeWord['unit'], number> = { day: 1.5, month: 2, year: 2 }
const LOOSE_SLACK: Record<TimeWord['unit'], number> = { day: 20, month: 35, year: 200 }

export const slackMs = ({ unit, loose }: TimeWord): number => (loose ? LOOSE_SLACK : SLACK)[unit] * DAY_MS

/** Whether an instant is one that a written time may mean. */
export const means = (time: TimeWord, ms: number): boolean =>
  time.spans.some(({ lo, hi }) => ms >= lo - slackMs(time) && ms <= hi + slackMs(time))

export type Motion = 'enters' | 'leaves' | null
type Stay = { sign: number; start: number | null; end: number }

/** The chart of a question and the sky of its day and of other days. */
export type Sky = ReturnType<typeof skyOf>

/** Longest walk through a graha's signs; the Moon changes hers every other day. */
const STAYS = 60

type Grahas = ReturnType<typeof skyAt>['grahas']

/** Everyone asks about the same days, so positions outlive a reply: more than the ingresses of a year ahead. */
const POSITIONS_KEPT = 4_000
const positions = createCache<Grahas>(POSITIONS_KEPT)

/** Where the grahas are at any instant under a chart's conventions, and how long they stay in signs. */
const heavensOf = ({ conventions }: Chart) => {
  const grahasAt = (ms: number): Grahas =>
    positions.remember(`${conventions.node} ${ms}`, () => skyAt(ms, conventions).grahas)
  /** Stays of a graha in signs that overlap two instants; where the first began is not known. */
  const stays = (id: GrahaId, lo: number, hi: number, most = STAYS): Stay[] => {
    const body = id === 'ketu' ? 'rahu' : id
    const found: Stay[] = []
    let start: number | null = null
    for (let ms = lo; ms <= hi && found.length < most; ) {
      const sign = signOf(grahasAt(ms)[id].lon)
      const end = nextIngress(body, ms, conventions)?.ms ?? Number.POSITIVE_INFINITY
      found.push({ sign, start, end })
      start = end
      ms = end + 1000
    }
    return found
  }
  return { grahasAt, stays }
}

type Stays = ReturnType<typeof heavensOf>['stays']

const signsIn = (stays: readonly Stay[]): number[] => stays.map(({ sign }) => sign)

/** Signs of the day of the question; of one that moves on also those just left or next. */
const signsNow = (stays: Stays, id: GrahaId, motion: Motion, { lo, hi }: TimeSpan): Set<number> => {
  if (motion === null) return new Set(signsIn(stays(id, lo, id === 'moon' ? hi + DAY_MS : hi)))
  const around = signsIn(stays(id, lo - 5 * DAY_MS, hi))
  if (motion === 'leaves') return new Set(around)
  return new Set([...around, ...signsIn(stays(id, lo, hi + 3 * 365 * DAY_MS, 2))])
}

/** Signs that fit one span of a written time, which already has its slack. */
const signsAt = (stays: Stays, id: GrahaId, role: Role, motion: Motion, { lo, hi }: TimeSpan): number[] => {
  if (role === 'after') return signsIn(stays(id, lo, hi + 40 * DAY_MS))
  const found = stays(id, lo, hi)
  if (role === 'until' || motion === 'leaves') return signsIn(found.filter(({ end }) => end <= hi))
  if (role === 'from' || motion === 'enters') return signsIn(found.filter(({ start }) => start !== null))
  return signsIn(found)
}

/** Reads a chart and the sky around the Indian day of `instant`; `about` is the time that is spoken of, else that day. */
export const skyOf = (natal: Chart, instant: Date, about: TimeSpan | null = null) => {
  const at = noonOfDay(instant)
  const chart = withCurrent(natal, at)
  const { grahasAt, stays } = heavensOf(chart)
  const today = about ?? { lo: at.getTime() - DAY_MS / 2, hi: at.getTime() + DAY_MS / 2 - 1 }
  const signOfHouse = (house: number): number => (chart.ascendant.sign + house - 1) % 12
  return {
    chart,
    at,
    asc: chart.ascendant.sign,
    /** the time that is spoken of: the day of the question, or the period of a prediction */
    today,
    natal: (id: GrahaId): Graha => grahaOf(chart, id),
    lord: (house: number): GrahaId => lordOf(signOfHouse(house)),
    /** the sign of house 1..12 */
    signOfHouse,
    grahasAt,
    /** signs that a graha may be in, enter or leave at a written time; none given: the day of the question */
    signsBy: (id: GrahaId, time: TimeWord | null, motion: Motion): Set<number> => {
      if (!time) return signsNow(stays, id, motion, today)
      const slack = slackMs(time)
      const spans = time.spans.map(({ lo, hi }) => ({
        lo: time.role === 'by' ? Math.min(today.lo, lo) : lo - slack,
        hi: hi + slack,
      }))
      return new Set(spans.flatMap((span) => signsAt(stays, id, time.role, time.role === 'by' ? null : motion, span)))
    },
    /** nakshatras a graha is in on the day, or on a written day; null for longer times */
    nakshatrasBy: (id: GrahaId, time: TimeWord | null): number[] | null => {
      if (time && time.unit !== 'day') return null
      const spans = time?.spans ?? [{ lo: today.lo, hi: today.hi + DAY_MS }]
      if (spans.some(({ lo, hi }) => hi - lo > 6 * DAY_MS)) return null
      return spans.flatMap(({ lo, hi }) =>
        Array.from({ length: Math.ceil((hi - lo) / STAR_STEP_MS) + 1 }, (_, step) =>
          nakshatraOf(grahasAt(Math.min(hi, lo + step * STAR_STEP_MS))[id].lon),
        ),
      )
    },
    retrogradeAt: (id: GrahaId, ms: number): boolean => isRetrograde(id, grahasAt(ms)[id].speed),
  }
}
