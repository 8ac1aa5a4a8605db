import { DISCUSSIONS_A_PAGE, discussions } from '@dhruva/contract'
import { implementList } from '#endpoints/implement.ts'
import { discussionsFor } from '#features/astrohub/discussions/discussions-for.ts'
import { toDiscussion } from '#features/astrohub/discussions/view.ts'

export const searchDiscussions = implementList(
  discussions.searchDiscussions,
  async ({ ctx, user, input, language }) => {
    const { start, uid, query = '' } = input
    const page = await discussionsFor(ctx, { viewer: user?.uid ?? null, start, uid, query })
    return {
      status: 'success' as const,
      discussions: page.rows.map((row) => toDiscussion(row, language)),
      page_count: Math.ceil(page.total / DISCUSSIONS_A_PAGE),
    }
  },
)
