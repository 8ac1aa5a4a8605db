import { desk } from '@dhruva/contract/desk'
import { findActs } from '@dhruva/db'
import { implement } from '#endpoints/implement.ts'
import { actView, askedBy } from '#features/desk/acts/asked.ts'

const PAGE = 50

export const getActs = implement(desk.getActs, async ({ ctx, input, operator }) => {
  const rows = await findActs(ctx.db, askedBy(input, operator), PAGE + 1)
  const page = rows.slice(0, PAGE)
  return {
    status: 'success' as const,
    acts: page.map(actView),
    next: rows.length > PAGE ? (page.at(-1)?.id ?? null) : null,
  }
})
