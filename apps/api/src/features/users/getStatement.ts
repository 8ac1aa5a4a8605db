import { beginOfDay, DAY_MS } from '@dhruva/common'
import { statements } from '@dhruva/contract'
import { implement } from '#endpoints/implement.ts'
import { statementPage } from '#statement/page.ts'

export const getStatement = implement(statements.getStatement, ({ ctx, input, user, language }) => {
  const { unit, from, to, before } = input
  return statementPage(ctx, user.uid, language, {
    unit,
    from: from ? beginOfDay(from) : undefined,
    to: to ? new Date(beginOfDay(to).getTime() + DAY_MS) : undefined,
    before,
  })
})
