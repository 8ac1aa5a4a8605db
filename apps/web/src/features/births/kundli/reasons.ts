import { GrahaId } from '@dhruva/contract'

/** A reason as the wire has it: a code and, beside it, whatever that code needs to be told. */
export type Reason = { readonly code: string; readonly [key: string]: unknown }

const isGraha = (value: unknown): value is GrahaId => GrahaId.options.some((id) => id === value)

const listIn = (reason: Reason, key: string): readonly unknown[] => {
  const value = reason[key]
  return Array.isArray(value) ? value : []
}

/** A number of a reason; 0 where there is none. */
export const numberIn = (reason: Reason, key: string): number => {
  const value = reason[key]
  return typeof value === 'number' ? value : 0
}

export const textIn = (reason: Reason, key: string): string => {
  const value = reason[key]
  return typeof value === 'string' ? value : ''
}

export const numbersIn = (reason: Reason, key: string): number[] =>
  listIn(reason, key).filter((value) => typeof value === 'number')

/** Pairs such as the houses two lords rule. */
export const pairsIn = (reason: Reason, key: string): number[][] =>
  listIn(reason, key).map((pair) => (Array.isArray(pair) ? pair.filter((value) => typeof value === 'number') : []))

export const textsIn = (reason: Reason, key: string): string[] =>
  listIn(reason, key).filter((value) => typeof value === 'string')

export const grahasIn = (reason: Reason, key: string): GrahaId[] => listIn(reason, key).filter(isGraha)

export const grahaIn = (reason: Reason): GrahaId | null => {
  const { graha } = reason
  return isGraha(graha) ? graha : null
}

const isReason = (value: unknown): value is Reason =>
  typeof value === 'object' && value !== null && 'code' in value && typeof value.code === 'string'

export const reasonsIn = (reason: Reason, key: string): Reason[] => listIn(reason, key).filter(isReason)
