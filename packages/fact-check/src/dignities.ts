import { type GrahaId, RULERSHIPS } from '@dhruva/jyotish'
import type { State } from './cues-data.ts'

/** Signs where authors see the nodes exalted, fallen and at home. */
const NODES: Partial<Record<GrahaId, Record<'exalted' | 'debilitated' | 'own', readonly number[]>>> = {
  rahu: { exalted: [1, 2], debilitated: [7, 8], own: [10, 5] },
  ketu: { exalted: [7, 8], debilitated: [1, 2], own: [7, 11] },
}

/** The signs in which a graha has a dignity; null of a state that no sign gives. */
export const signsFor = (id: GrahaId, state: State): readonly number[] | null => {
  const { exalted, debilitated, own, moolatrikona } = RULERSHIPS[id]
  const nodes = NODES[id]
  if (state === 'exalted') return nodes?.exalted ?? [exalted]
  if (state === 'debilitated') return nodes?.debilitated ?? [debilitated]
  if (state === 'own') return nodes?.own ?? own
  if (state === 'moolatrikona') return moolatrikona ? [moolatrikona.sign] : []
  return null
}

/** Whether a graha rules a sign, in every chart. */
export const ownsSign = (id: GrahaId, sign: number): boolean => RULERSHIPS[id].own.includes(sign)
