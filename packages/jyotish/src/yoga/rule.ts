import type { GrahaId } from '#ids.ts'
import type { YogaCancellation, YogaId, YogaWhy } from '#yoga-types.ts'
import type { Kundli } from './kundli.ts'

/** A yoga that has formed, before its strength is weighed. */
export type Formed = { grahas: GrahaId[]; why: YogaWhy; cancelled_by?: YogaCancellation[] }

/** One yoga of the list: who says so, and every way in which a chart has it. */
export type YogaRule = { id: YogaId; source: string; find(kundli: Kundli): Formed[] }

/** One way, if the condition holds. */
export const when = (holds: boolean, formed: () => Formed): Formed[] => (holds ? [formed()] : [])
