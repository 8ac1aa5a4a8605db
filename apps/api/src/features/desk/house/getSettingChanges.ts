import { desk } from '@dhruva/contract/desk'
import { listSettingChanges } from '@dhruva/db'
import { implement } from '#endpoints/implement.ts'

export const getSettingChanges = implement(desk.getSettingChanges, async ({ ctx, input }) => ({
  status: 'success' as const,
  changes: (await listSettingChanges(ctx.db, input.name)).map(({ id, at, operator, reason, since, value }) => ({
    ...{ id, operator, reason, value },
    at: at.toISOString(),
    since: since.toISOString(),
  })),
}))
