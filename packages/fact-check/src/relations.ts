import { DAY_MS } from '@dhruva/common'
import { aspects, type GrahaId } from '@dhruva/jyotish'
import type { State } from './cues-data.ts'
import { ownsSign, signsFor } from './dignities.ts'
import type { Motion, Sky } from './sky.ts'
import type { TimeWord } from './types.ts'

/** Which of the charts a statement may be about: the birth, a division of it, or the sky that moves over it. */
export type Frame = 'birth' | 'now' | 'd9' | 'd10'

/** When a graha moves: the times told (`strict`: right beside it), and whether it enters or leaves. */
export type When = { times: readonly TimeWord[]; strict: boolean; motion: Motion }

/** Every relation of one chart that a sentence can name, in one of its frames. */
export const relationsOf = (sky: Sky, frame: Frame, { times, strict, motion }: When) => {
  const { d9, d10 } = sky.chart.vargas
  const first = frame === 'd9' ? d9.ascendant : frame === 'd10' ? d10.ascendant : sky.asc
  const signOfHouse = (house: number): number => (first + house - 1) % 12
  const signs = (id: GrahaId): number[] => {
    if (frame === 'birth') return [sky.natal(id).sign]
    if (frame === 'd9') return [d9[id]]
    if (frame === 'd10') return [d10[id]]
    const found = times.flatMap((time) => [...sky.signsBy(id, time, motion)])
    return strict ? found : [...found, ...sky.signsBy(id, null, motion)]
  }
  const isIn = (id: GrahaId, sign: number): boolean => signs(id).includes(sign)
  const looksOn = (id: GrahaId, sign: number): boolean => signs(id).some((from) => aspects(id, from, sign))
  const together = (ids: readonly GrahaId[]): boolean => {
    const [one, ...others] = ids.map(signs)
    return one?.some((sign) => others.every((each) => each.includes(sign))) ?? true
  }
  const nakshatras = (id: GrahaId): number[] => {
    if (frame === 'birth') return [sky.natal(id).nakshatra]
    return frame === 'now' ? (sky.nakshatrasBy(id, times[0] ?? null) ?? []) : []
  }
  const degrees = (id: GrahaId): number[] => {
    if (frame === 'birth') return [sky.natal(id).degree]
    return frame === 'now' ? [sky.grahasAt(sky.at.getTime())[id].lon % 30] : []
  }
  /** When a motion is told of: both ends of the times named beside it, a day after the last for what turns on it; else today. */
  const instants = (): number[] => {
    const named = times.flatMap(({ spans }) => spans.flatMap(({ lo, hi }) => [lo, hi + DAY_MS]))
    return named.length > 0 ? named : [sky.at.getTime()]
  }
  const hasState = (id: GrahaId, state: State): boolean => {
    const { retrograde, combust, vargottama, dignity } = sky.natal(id)
    if (state === 'retrograde' || state === 'direct') {
      const is = frame === 'now' ? instants().map((ms) => sky.retrogradeAt(id, ms)) : [retrograde]
      return is.includes(state === 'retrograde')
    }
    if (state === 'combust') return combust
    if (state === 'vargottama') return vargottama
    if (state === 'friend') return frame !== 'birth' || /friend/.test(dignity)
    if (state === 'enemy') return frame !== 'birth' || /enemy/.test(dignity)
    if (state === 'own')
      return signs(id).some((sign) => ownsSign(id, sign) || (signsFor(id, 'own') ?? []).includes(sign))
    if (state === 'moolatrikona' && frame === 'birth') return dignity === 'moolatrikona'
    return signs(id).some((sign) => (signsFor(id, state) ?? []).includes(sign))
  }
  return {
    frame,
    signOfHouse,
    signs,
    isIn,
    looksOn,
    together,
    nakshatras,
    degrees,
    hasState,
  }
}
export type Relations = ReturnType<typeof relationsOf>
