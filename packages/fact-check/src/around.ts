import type { Memory } from './memory.ts'
import type { Relations } from './relations.ts'
import type { Sky } from './sky.ts'
import type { Statement, Subject } from './statements.ts'
import type { Claim } from './types.ts'

/** A statement with what its words are held against. `main`: of whom it speaks, but those only named beside. */
export type Around = {
  statement: Statement
  /** all of the sentence */
  statements: readonly Statement[]
  main: readonly Subject[]
  charts: readonly Relations[]
  memory: Memory
  sky: Sky
}

/** Where a reader puts its claims. */
export const collected = () => {
  const claims: Claim[] = []
  const add = (kind: Claim['kind'], about: string[], ok: boolean): void => {
    claims.push({ kind, about, ok })
  }
  return { claims, add }
}
