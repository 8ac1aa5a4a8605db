import type { panchangs, ResultOf } from '@dhruva/contract'

export type Panchang = ResultOf<typeof panchangs.getPanchang>
