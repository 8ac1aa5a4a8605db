import type { ResultOf } from '@dhruva/contract'
import type { desk } from '@dhruva/contract/desk'

/** What is said of the house, as the desk reads it. */
export type House = ResultOf<typeof desk.getHouse>
