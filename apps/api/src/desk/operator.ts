import type { DeskRole, DeskRules } from '@dhruva/contract'
import { fail } from '#http/fail.ts'

/** Who is logged in at the desk. */
export type Operator = {
  uid: number
  /** as it stands in the log */
  name: string
  roles: readonly DeskRole[]
  mobile: string | null
  tokenHash: Buffer
  enrolled: boolean
  /** null: the number is proven, the second code is not */
  inSince: Date | null
  /** of the last code */
  freshAt: Date | null
  startedAt: Date
}

/** So long after a code acts are done that want a fresh one. */
export const FRESH_MS = 5 * 60_000

/** How long a login lasts, whatever is done in it. */
export const LONGEST_MS = 12 * 3_600_000

/** Until when acts that want a fresh code need no other one; null: they do. */
export const freshUntil = ({ freshAt }: Operator, now: Date): Date | null => {
  if (!freshAt) return null
  const until = new Date(freshAt.getTime() + FRESH_MS)
  return until > now ? until : null
}

/**
 * Lets an operator make a call of the desk.
 * @throws Refusal without the second code, without one of its roles, or without a fresh code where it wants one
 */
export const admitOperator = (rules: DeskRules | undefined, operator: Operator | null, now: Date) => {
  if (!rules || !operator) throw fail('no_desk_session')
  if (rules.entering) return
  if (!operator.inSince) throw fail('desk_code_needed')
  if (!operator.roles.some((role) => rules.roles.includes(role))) throw fail('forbidden')
  if (rules.fresh && !freshUntil(operator, now)) throw fail('fresh_code_needed')
}
