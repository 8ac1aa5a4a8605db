import { desk } from '@dhruva/contract/desk'
import { implement } from '#endpoints/implement.ts'
import { statementPage } from '#statement/page.ts'

export const getPersonStatement = implement(desk.getPersonStatement, ({ ctx, input: { uid, before }, language }) =>
  statementPage(ctx, uid, language, { before }),
)
