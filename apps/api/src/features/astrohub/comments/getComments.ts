import { COMMENTS_A_PAGE, comments } from '@dhruva/contract'
import { listComments } from '@dhruva/db'
import { implementList } from '#endpoints/implement.ts'
import { toComment } from '#features/astrohub/discussions/view.ts'
import { fail } from '#http/fail.ts'

export const getComments = implementList(comments.getComments, async ({ ctx, user, input, language }) => {
  const page = await listComments(ctx.db, input.did, { viewer: user?.uid ?? null, start: input.start })
  if (!page) throw fail('discussion_not_found')
  return {
    status: 'success' as const,
    comments: page.rows.map((row) => toComment(row, language)),
    page_count: Math.ceil(page.total / COMMENTS_A_PAGE),
  }
})
