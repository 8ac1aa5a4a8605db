import { freshUntil, LONGEST_MS, type Operator } from '#desk/operator.ts'

/** Who is at the desk, as the answers say it. */
export const atDesk = (operator: Operator, now: Date) => {
  const { uid, name, roles, enrolled, inSince, startedAt } = operator
  return {
    status: 'success' as const,
    uid,
    name,
    roles: [...roles],
    stage: inSince ? ('in' as const) : enrolled ? ('code' as const) : ('enrol' as const),
    fresh_until: freshUntil(operator, now)?.toISOString() ?? null,
    until: new Date(startedAt.getTime() + LONGEST_MS).toISOString(),
  }
}
