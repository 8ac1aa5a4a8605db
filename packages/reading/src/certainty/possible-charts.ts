import {
  type Chart,
  type Conventions,
  chartAt,
  GRAHAS,
  type GrahaId,
  momentAt,
  type Stability,
  signOf,
  skyAt,
  stability,
} from '@dhruva/jyotish'

/** Minutes to either side of the given time of birth; null: the time is unknown and the whole civil day is possible. */
export type Uncertainty = number | null

/** The charts a birth may have: the one of the time that was given, and one for everything that can differ. */
export type Worlds = { stability: Stability; given: Chart; charts: Chart[] }

const SECOND_MS = 1000
/** Between the ends and the changes of sign the sky moves evenly; these only guard where risings leap, beside the poles. */
const BETWEEN = 5

const wholeSecond = (ms: number): number => Math.round(ms / SECOND_MS) * SECOND_MS

/** The first second at which a graha stands in another sign than at `from`. */
const leavesSign = (id: GrahaId, from: number, to: number, conventions: Conventions): number => {
  const signAt = (ms: number) => signOf(skyAt(ms, conventions).grahas[id].lon)
  const sign = signAt(from)
  let [before, after] = [from, to]
  while (after - before > SECOND_MS) {
    const middle = wholeSecond((before + after) / 2)
    if (middle <= before || middle >= after) break
    if (signAt(middle) === sign) before = middle
    else after = middle
  }
  return after
}

/** Both ends of the span, every change of the rising sign or of a graha's sign inside it, and some instants between. */
const instantsOf = (found: Stability, conventions: Conventions): number[] => {
  const [from, to] = [Date.parse(found.from), Date.parse(found.to)]
  const rising = found.ascendant.changes.map(({ at }) => Date.parse(at))
  const moving = GRAHAS.filter((id) => !found.signs[id].certain).map((id) => leavesSign(id, from, to, conventions))
  const between = Array.from({ length: BETWEEN }, (_, index) =>
    wholeSecond(from + ((to - from) * (index + 1)) / (BETWEEN + 1)),
  )
  return [...new Set([from, ...rising, ...moving, ...between, to])].toSorted((a, b) => a - b)
}

/**
 * The charts that a birth of an uncertain time can have. What is the same in all of them is the same at every instant of
 * the span: signs and houses change only at the changes that are among them, all else moves one way from end to end.
 */
export const worldsOf = (given: Chart, minutes: Uncertainty, at: Date): Worlds => {
  const { lat, lng } = given.input
  const found = stability(given.input, minutes, at, given.conventions)
  const charts = instantsOf(found, given.conventions).map((ms) =>
    chartAt(momentAt(ms, lat, lng), at, given.conventions),
  )
  return { stability: found, given, charts }
}
