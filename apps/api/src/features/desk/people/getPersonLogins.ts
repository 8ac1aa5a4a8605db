import { desk } from '@dhruva/contract/desk'
import { listLogins } from '@dhruva/db'
import { implement } from '#endpoints/implement.ts'

/** A login that is nobody's: none of the person's is the one that asks. */
const NO_LOGIN = '00000000-0000-0000-0000-000000000000'

export const getPersonLogins = implement(desk.getPersonLogins, async ({ ctx, input }) => {
  const logins = await listLogins(ctx.db, input.uid, NO_LOGIN, ctx.now())
  return {
    status: 'success' as const,
    logins: logins.map(({ device, agent, place, created_at, seen_at }) => ({
      device,
      agent,
      place,
      created_at: created_at.toISOString(),
      seen_at: seen_at.toISOString(),
    })),
  }
})
