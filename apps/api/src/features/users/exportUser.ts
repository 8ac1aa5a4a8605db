import { type PersonExport, users } from '@dhruva/contract'
import { readEverything } from '@dhruva/db'
import { implement } from '#endpoints/implement.ts'
import { fail } from '#http/fail.ts'

export const exportUser = implement(users.exportUser, async ({ ctx, user }) => {
  const kept = await readEverything<Omit<PersonExport, 'status' | 'exported_at'>>(ctx.db, user.uid)
  if (!kept) throw fail('no_session')
  return { status: 'success' as const, exported_at: ctx.now().toISOString(), ...kept }
})
