import { DAY_MS } from '@dhruva/common'
import { storedLongitude } from '#angles.ts'
import { DEFAULT_CONVENTIONS } from '#conventions.ts'
import { manglik } from '#dosha/manglik.ts'
import { changeBetween } from '#gochara/search.ts'
import { forEachGraha, GRAHAS, type GrahaId, type VargaId } from '#ids.ts'
import { type Moment, momentOf } from '#moment.ts'
import { ascendantLongitude } from '#sky/ascendant.ts'
import { longitude } from '#sky/bodies.ts'
import { type Frame, frameAt } from '#sky/frame.ts'
import { isoSeconds } from '#time/time.ts'
import { offsetSecondsAt } from '#time/zone.ts'
import type { BirthInput, Conventions } from '#types.ts'
import { houseOf } from '#zodiac/houses.ts'
import { nakshatraOf, padaOf } from '#zodiac/nakshatra.ts'
import { signOf } from '#zodiac/signs.ts'
import { forEachVarga, vargaEdges, vargaSign } from '#zodiac/varga.ts'
import { type Arc, arcOf, statement, valuesOver } from './arc.ts'
import { dashaStability } from './dasha.ts'
import type { SignChange, Stability, VargaStability } from './types.ts'

const MINUTE_MS = 60_000
const SECOND_MS = 1000
/** Steps in which the ascendant stays well under half a circle; far north and south whole signs rise within minutes. */
const ASCENDANT_STEP_MS = 10 * MINUTE_MS
const FAR_STEP_MS = 2 * MINUTE_MS
const FAR_LATITUDE = 60
/** Parts into which the span is cut for the grahas, which hardly bend in a day. */
const GRAHA_SAMPLES = 4

const WHOLE_SIGN: readonly number[] = [30]
const NAVAMSA_EDGES = vargaEdges('d9', 0)
/** Nakshatras begin at every fourth navamsa, so the edges of the padas serve for both. */
const EDGES: Readonly<Record<VargaId, readonly [even: readonly number[], odd: readonly number[]]>> = forEachVarga(
  (varga) => [vargaEdges(varga, 0), vargaEdges(varga, 1)],
)

type Sampled = { ms: number; ascendant: number }
type SkyOver = {
  ascendant: Sampled[]
  grahas: Readonly<Record<GrahaId, Arc>>
  moon: { first: { ms: number; lon: number }; last: { ms: number; lon: number } }
}

const wholeSecond = (ms: number): number => Math.round(ms / SECOND_MS) * SECOND_MS

/** Whole seconds from `fromMs` to `toMs`, both included: a search between two of them never leaves them. */
const stepsOver = (fromMs: number, toMs: number, count: number): number[] =>
  Array.from({ length: count + 1 }, (_, index) => wholeSecond(fromMs + ((toMs - fromMs) * index) / count))

const lonIn = (frame: Frame, id: GrahaId, { node }: Conventions): number => storedLongitude(longitude(frame, id, node))

/** How much later the same clock time came a second time; 0 for a time that came once. */
function repeatedAfterMs({ ms, input }: Moment): number {
  if (input.wall !== 'repeated') return 0
  return (input.offset_seconds - offsetSecondsAt(input.tz, ms + DAY_MS)) * SECOND_MS
}

/** The possible instants of birth: around the given one, or the whole of its civil day. Whole seconds, both included. */
function spanOf(moment: Moment, minutes: number | null): { fromMs: number; toMs: number } {
  const { ms, day } = moment
  if (minutes === null) return { fromMs: day.startMs, toMs: day.endMs - SECOND_MS }
  const around = wholeSecond(minutes * MINUTE_MS)
  return { fromMs: ms - around, toMs: ms + around + repeatedAfterMs(moment) }
}

function skyOver({ input }: Moment, fromMs: number, toMs: number, conventions: Conventions): SkyOver {
  const step = Math.abs(input.lat) > FAR_LATITUDE ? FAR_STEP_MS : ASCENDANT_STEP_MS
  const risings = Math.max(1, Math.ceil((toMs - fromMs) / step))
  const ascendant = stepsOver(fromMs, toMs, risings).map((ms) => ({
    ms,
    ascendant: storedLongitude(ascendantLongitude(frameAt(ms), input.lat, input.lng)),
  }))
  const frames = stepsOver(fromMs, toMs, GRAHA_SAMPLES).map(frameAt)
  const sampled = forEachGraha((id) => frames.map((frame) => lonIn(frame, id, conventions)))
  return {
    ascendant,
    grahas: forEachGraha((id) => arcOf(sampled[id])),
    moon: {
      first: { ms: fromMs, lon: sampled.moon[0] ?? 0 },
      last: { ms: toMs, lon: sampled.moon.at(-1) ?? 0 },
    },
  }
}

/** The seconds in which the sign of something changes between samples; one step can hold several quick signs. */
function signChanges(signAt: (ms: number) => number, samples: readonly number[]): SignChange[] {
  const found: SignChange[] = []
  let sign = signAt(samples[0] ?? 0)
  for (const [index, ms] of samples.slice(1).entries()) {
    const next = signAt(ms)
    let from = samples[index] ?? ms
    while (sign !== next) {
      const before = sign
      from = changeBetween((instant) => signAt(instant) === before, from, ms)
      sign = signAt(from)
      found.push({ at: isoSeconds(from), sign })
    }
  }
  return found
}

type Segment = { ascendant: number; signs: Readonly<Record<GrahaId, number>> }

/** The span cut at every change of a sign, of the ascendant or of a graha: in each piece all houses hold. */
function segmentsOf(
  birth: Moment['input'],
  sky: SkyOver,
  conventions: Conventions,
): { segments: Segment[]; rising: SignChange[] } {
  const instants = sky.ascendant.map(({ ms }) => ms)
  const [first, last] = [instants[0] ?? 0, instants.at(-1) ?? 0]
  const risingAt = (ms: number) => signOf(storedLongitude(ascendantLongitude(frameAt(ms), birth.lat, birth.lng)))
  const rising = signChanges(risingAt, instants)
  const quarters = stepsOver(first, last, GRAHA_SAMPLES)
  const moving = GRAHAS.filter((id) => !valuesOver(sky.grahas[id], () => WHOLE_SIGN, signOf).certain)
  const graha = (id: GrahaId) => signChanges((ms) => signOf(lonIn(frameAt(ms), id, conventions)), quarters)
  const cuts = [...rising, ...moving.flatMap(graha)].map(({ at }) => Date.parse(at)).toSorted((a, b) => a - b)
  const segments = [first, ...cuts].map((ms) => {
    const frame = frameAt(ms)
    return { ascendant: risingAt(ms), signs: forEachGraha((id) => signOf(lonIn(frame, id, conventions))) }
  })
  return { segments, rising }
}

/** Which signs a divisional chart can have over the arcs of the ascendant and the grahas. */
function vargaOver(varga: VargaId, ascendant: Arc, grahas: Readonly<Record<GrahaId, Arc>>): VargaStability {
  const edges = EDGES[varga]
  const over = (arc: Arc) =>
    valuesOver(
      arc,
      (sign) => edges[sign % 2 === 0 ? 0 : 1],
      (lon) => vargaSign(varga, lon),
    )
  return { ascendant: over(ascendant), ...forEachGraha((id) => over(grahas[id])) }
}

/**
 * What of a chart stays true when the time of birth is uncertain by `minutes` to either side, or unknown (`null`: the
 * whole civil day); a clock time that came twice counts both times. Values come in the order of time. `now` decides the running dashas. Beyond the polar circles, where the
 * rising point can leap, what it leaps over counts as possible.
 * @throws BirthInputError when the birth cannot be read
 */
export function stability(
  birth: BirthInput,
  minutes: number | null,
  now: Date,
  conventions: Conventions = DEFAULT_CONVENTIONS,
): Stability {
  const moment = momentOf(birth)
  const { fromMs, toMs } = spanOf(moment, minutes)
  const sky = skyOver(moment, fromMs, toMs, conventions)
  const { segments, rising } = segmentsOf(moment.input, sky, conventions)
  const ascendant = arcOf(sky.ascendant.map((sample) => sample.ascendant))
  const vargas = forEachVarga((varga) => vargaOver(varga, ascendant, sky.grahas))
  const byPada = <T>(arc: Arc, value: (lon: number) => T) => valuesOver(arc, () => NAVAMSA_EDGES, value)
  const { ascendant: rises, ...navamsas } = vargas.d9
  return {
    minutes,
    from: isoSeconds(fromMs),
    to: isoSeconds(toMs),
    ascendant: {
      sign: statement(segments.map((segment) => segment.ascendant)),
      nakshatra: byPada(ascendant, nakshatraOf),
      navamsa_sign: rises,
      changes: rising,
    },
    nakshatra: byPada(sky.grahas.moon, nakshatraOf),
    pada: byPada(sky.grahas.moon, padaOf),
    signs: forEachGraha((id) => statement(segments.map(({ signs }) => signs[id]))),
    houses: forEachGraha((id) => statement(segments.map((each) => houseOf(each.signs[id], each.ascendant)))),
    navamsas,
    vargas,
    manglik: statement(segments.map((each) => manglik(each.signs, each.ascendant).present)),
    dasha: dashaStability(sky.moon.first, sky.moon.last, now, conventions.year_days),
  }
}
