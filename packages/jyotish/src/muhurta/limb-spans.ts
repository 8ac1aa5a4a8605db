import { createCache, DAY_MS } from '@dhruva/common'
import { beginningOf, limbsBetween, type Span } from '#panchang/limbs.ts'

const CHUNK_MS = 30 * DAY_MS
/** Twelve years of months: what everybody asks for is the next half year. */
const KEPT = 150

/** What runs in the sky whatever the place; `part` counts from 0, of Vishti it is the tithi's. */
export type LimbSpans = Record<'tithi' | 'nakshatra' | 'yoga' | 'moon_sign' | 'vishti', readonly Span[]>

/** Halves of the tithis 0..29 that are Vishti (Bhadra): every seventh of the moving karanas. */
const VISHTI_FIRST: readonly number[] = [7, 14, 21, 28]
const VISHTI_SECOND: readonly number[] = [3, 10, 17, 24]

function vishtiOf(tithi: Span): Span[] {
  const first = VISHTI_FIRST.includes(tithi.part)
  if (!first && !VISHTI_SECOND.includes(tithi.part)) return []
  const middleMs = beginningOf('karana', 2 * tithi.part + 1, (tithi.startMs + tithi.endMs) / 2)
  return [first ? { ...tithi, endMs: middleMs } : { ...tithi, startMs: middleMs }]
}

const chunks = createCache<LimbSpans>(KEPT)

function chunk(index: number): LimbSpans {
  return chunks.remember(String(index), () => {
    const [fromMs, toMs] = [index * CHUNK_MS, (index + 1) * CHUNK_MS]
    const tithi = limbsBetween('tithi', fromMs, toMs)
    return {
      tithi,
      nakshatra: limbsBetween('nakshatra', fromMs, toMs),
      yoga: limbsBetween('yoga', fromMs, toMs),
      moon_sign: limbsBetween('moon_sign', fromMs, toMs),
      vishti: tithi.flatMap(vishtiOf),
    }
  })
}

/** The limbs that touch `fromMs` to `toMs`, whole and in order, to the second as in the panchang of a day. */
export function limbSpans(fromMs: number, toMs: number): LimbSpans {
  const first = Math.floor(fromMs / CHUNK_MS)
  const count = Math.floor(toMs / CHUNK_MS) - first + 1
  const found = Array.from({ length: count }, (_, index) => chunk(first + index))
  // What runs across the edge of two chunks stands in both.
  const of = (kind: keyof LimbSpans) => {
    const spans = found.flatMap((each) => each[kind])
    return spans.filter(
      ({ startMs, endMs }, index) => endMs > fromMs && startMs < toMs && startMs !== spans[index - 1]?.startMs,
    )
  }
  return {
    tithi: of('tithi'),
    nakshatra: of('nakshatra'),
    yoga: of('yoga'),
    moon_sign: of('moon_sign'),
    vishti: of('vishti'),
  }
}
