import { DAY_MS } from '@dhruva/common'
import { forEachGraha, type GrahaId } from '#ids.ts'
import { at } from '#names.ts'
import { isoSeconds } from '#time/time.ts'
import { periodValue } from './lordship.ts'
import type { MatterRule } from './matters-data.ts'
import type { Piece } from './pieces.ts'
import type { Seen } from './seen.ts'
import type { SlowSky } from './slow-sky.ts'
import { transitValue } from './transit-value.ts'
import type { Advice, Standing, Window, WindowClass, WindowReason } from './types.ts'

/** How much each level of the running periods counts (BPHS 46-53 for their lordship; the weights are practice). */
const PARTS = { maha: 0.25, antar: 0.5, pratyantar: 0.25 } as const
type Level = keyof typeof PARTS

const SHORTEST_MS = 21 * DAY_MS
/** Times whose scores are nearer than this are alike; alike neighbours are one stretch. */
export const ALIKE = 0.6
/** A calendar flatter than this has no peaks worth the name. */
const LEAST_DEVIATION = 0.15
/** A reason is told of a stretch when it holds for most of it. */
const HOLDS = 0.6

const CLASSES: readonly WindowClass[] = ['rest', 'slow', 'fair', 'good', 'best']
/** The classes from rest to best, for comparing. */
export const rankOf = (of: WindowClass): number => CLASSES.indexOf(of)

/** What pieces share of a reason is one key, whatever it weighs in each. */
type Reason = { key: string; reason: WindowReason }

type Part = { value: number; reasons: readonly Reason[] }
type Scored = Piece & { score: number; parts: readonly Part[] }

/** What each graha gives as a lord of each level, with the reason it gives it for. */
function lordsOf(seen: Seen, rule: MatterRule): Record<GrahaId, Record<Level, Part>> {
  return forEachGraha((graha) => {
    const { value, tie, of } = periodValue(seen, rule, graha)
    const lord = (level: Level): Part => {
      const weight = PARTS[level] * value
      if (!tie || tie.by === 'star') return { value: weight, reasons: [] }
      const by = of ? 'for' : tie.by
      const reason: WindowReason = { what: 'period', level, graha, by, of, house: tie.house, weight }
      return { value: weight, reasons: [{ key: `${level} ${graha}`, reason }] }
    }
    return { maha: lord('maha'), antar: lord('antar'), pratyantar: lord('pratyantar') }
  })
}

const transitKey = (reason: WindowReason): string =>
  reason.what === 'transit' ? `${reason.graha} ${reason.by} ${reason.house}` : reason.what

function scored(seen: Seen, rule: MatterRule, pieces: readonly Piece[]): Scored[] {
  const lords = lordsOf(seen, rule)
  const transits = new Map<SlowSky, Part>()
  const transitOf = (sky: SlowSky): Part => {
    const known = transits.get(sky)
    if (known) return known
    const { value, reasons } = transitValue(seen, rule, sky)
    const made = { value, reasons: reasons.map((reason) => ({ key: transitKey(reason), reason })) }
    transits.set(sky, made)
    return made
  }
  return pieces.map((piece) => {
    const parts = [
      lords[piece.maha].maha,
      lords[piece.antar].antar,
      lords[piece.pratyantar].pratyantar,
      transitOf(piece.sky),
    ]
    return { ...piece, score: parts.reduce((sum, { value }) => sum + value, 0), parts }
  })
}

const lengthOf = ({ startMs, endMs }: { startMs: number; endMs: number }): number => endMs - startMs

/** Mean and deviation of the scores by time. */
function spreadOf(pieces: readonly Scored[]): { mean: number; deviation: number } {
  const whole = pieces.reduce((sum, piece) => sum + lengthOf(piece), 0)
  const mean = pieces.reduce((sum, piece) => sum + piece.score * lengthOf(piece), 0) / whole
  const square = pieces.reduce((sum, piece) => sum + (piece.score - mean) ** 2 * lengthOf(piece), 0) / whole
  return { mean, deviation: Math.max(LEAST_DEVIATION, Math.sqrt(square)) }
}

type Classify = (score: number) => WindowClass

/** Classes by the chart's own five years, so that every chart has its better and its worse times; of a hard matter one lower. */
function classifier(pieces: readonly Scored[], standing: Standing): Classify {
  const { mean, deviation } = spreadOf(pieces)
  return (score) => {
    const steps = (score - mean) / deviation
    const index = steps >= 1.2 ? 4 : steps >= 0.5 ? 3 : steps >= -0.2 ? 2 : steps >= -1 ? 1 : 0
    return at(CLASSES, standing === 'hard' ? Math.max(0, index - 1) : index)
  }
}

type Stretch = { startMs: number; endMs: number; pieces: readonly Scored[]; score: number; class: WindowClass }

const stretchOf = (piece: Scored, classify: Classify): Stretch => ({
  startMs: piece.startMs,
  endMs: piece.endMs,
  pieces: [piece],
  score: piece.score,
  class: classify(piece.score),
})

/** Two neighbours as one, with the mean of their scores by time. */
function join(a: Stretch, b: Stretch, classify: Classify): Stretch {
  const score = (a.score * lengthOf(a) + b.score * lengthOf(b)) / (lengthOf(a) + lengthOf(b))
  return { startMs: a.startMs, endMs: b.endMs, pieces: [...a.pieces, ...b.pieces], score, class: classify(score) }
}

/** Good and best times favour a matter alike; the others are of one kind each. */
const kindOf = (of: WindowClass): WindowClass => (of === 'best' ? 'good' : of)

/** How far two neighbours are from being one stretch; infinite when they are none. */
function apart(a: Stretch, b: Stretch): number {
  const by = Math.abs(a.score - b.score)
  return kindOf(a.class) === kindOf(b.class) && by <= ALIKE ? by : Number.POSITIVE_INFINITY
}

/** The pair of neighbours to join next: the two most alike, else the shortest too short one with the neighbour nearest to it. */
function nextJoin(stretches: readonly Stretch[]): number | null {
  let [pair, least] = [-1, Number.POSITIVE_INFINITY]
  for (let index = 0; index + 1 < stretches.length; index += 1) {
    const by = apart(at(stretches, index), at(stretches, index + 1))
    if (by < least) [pair, least] = [index, by]
  }
  if (pair >= 0) return pair
  if (stretches.length < 2) return null
  let [index, shortest] = [-1, SHORTEST_MS]
  for (const [each, stretch] of stretches.entries()) {
    if (lengthOf(stretch) < shortest) [index, shortest] = [each, lengthOf(stretch)]
  }
  if (index < 0) return null
  const distanceTo = (other: number): number => {
    const neighbour = stretches[other]
    return neighbour ? Math.abs(neighbour.score - at(stretches, index).score) : Number.POSITIVE_INFINITY
  }
  return distanceTo(index - 1) <= distanceTo(index + 1) ? index - 1 : index
}

/** The stretches of one antardasha: alike neighbours together, none shorter than three weeks unless the antardasha is. */
function joined(pieces: readonly Scored[], classify: Classify): Stretch[] {
  const stretches = pieces.map((piece) => stretchOf(piece, classify))
  for (let pair = nextJoin(stretches); pair !== null; pair = nextJoin(stretches)) {
    stretches.splice(pair, 2, join(at(stretches, pair), at(stretches, pair + 1), classify))
  }
  return stretches
}

/** What holds for most of a stretch, strongest first. */
function reasonsOf({ pieces, startMs, endMs }: Stretch): WindowReason[] {
  const found = new Map<string, { reason: WindowReason; ms: number }>()
  for (const piece of pieces) {
    for (const { reasons } of piece.parts) {
      for (const { key, reason } of reasons) {
        const known = found.get(key)
        if (known) known.ms += lengthOf(piece)
        else found.set(key, { reason, ms: lengthOf(piece) })
      }
    }
  }
  return [...found.values()]
    .filter(({ ms }) => ms >= HOLDS * (endMs - startMs))
    .map(({ reason }) => reason)
    .toSorted((a, b) => Math.abs(b.weight) - Math.abs(a.weight))
}

/** The one advice of a stretch: from its class, and when it favours the matter from the role of the antardasha's lord. */
export function adviceOf(of: WindowClass, antarRole: number): Advice {
  if (of === 'best' || of === 'good') return antarRole < 0 ? 'act_check' : 'act'
  if (of === 'fair') return 'prepare_try'
  return of === 'slow' ? 'prepare' : 'hold'
}

/** All stretches of the pieces for a matter, in order and without gaps; none goes over the end of an antardasha. */
export function calendarOf(seen: Seen, rule: MatterRule, standing: Standing, pieces: readonly Piece[]): Window[] {
  const all = scored(seen, rule, pieces)
  const classify = classifier(all, standing)
  return [...Map.groupBy(all, ({ antarIndex }) => antarIndex).values()]
    .flatMap((antardasha) => joined(antardasha, classify))
    .map((stretch) => {
      const { maha, antar, start } = at(stretch.pieces, 0)
      return {
        start,
        end: at(stretch.pieces, stretch.pieces.length - 1).end,
        class: stretch.class,
        advice: adviceOf(stretch.class, seen.roles[antar].value),
        score: stretch.score,
        maha,
        antar,
        reasons: reasonsOf(stretch),
      }
    })
}

/** The part of a calendar between two instants. */
export function clipped(calendar: readonly Window[], fromMs: number, toMs: number): Window[] {
  const [from, to] = [isoSeconds(fromMs), isoSeconds(toMs)]
  return calendar
    .filter(({ start, end }) => start < to && end > from)
    .map((each) => {
      const begun = each.start < from
      const goesOn = each.end > to
      return { ...each, start: begun ? from : each.start, end: goesOn ? to : each.end }
    })
}

/** Long enough to act in. */
export const isLong = ({ start, end }: { start: string; end: string }): boolean =>
  Date.parse(end) - Date.parse(start) >= SHORTEST_MS

/** The score of each running lord for a matter, for those who ask which of them weighs on it. */
export const periodValues = (seen: Seen, rule: MatterRule): Record<GrahaId, number> =>
  forEachGraha((id) => periodValue(seen, rule, id).value)
