import { births } from '@dhruva/contract'
import { listBirths } from '@dhruva/db'
import { implementList } from '#endpoints/implement.ts'
import { toBirth } from '#features/births/birth.ts'

export const getBirths = implementList(births.getBirths, async ({ ctx, user, input }) => {
  const rows = await listBirths(ctx.db, user.uid, input.celebrity === '1')
  return { status: 'success' as const, births: rows.map(toBirth) }
})
