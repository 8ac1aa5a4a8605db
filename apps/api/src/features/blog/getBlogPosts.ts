import { blogs } from '@dhruva/contract'
import { implement } from '#endpoints/implement.ts'
import { orUnavailable } from './available.ts'
import { cardOf } from './card.ts'

export const getBlogPosts = implement(blogs.getBlogPosts, async ({ ctx, input, language }) => {
  const { page, per_page: perPage } = input
  const asked = { language, page, perPage, order: 'desc', orderby: 'date' } as const
  const { posts, total } = await orUnavailable(ctx, ctx.blog.list(asked))
  return { status: 'success' as const, posts: posts.map(cardOf), total, page_count: Math.ceil(total / perPage) }
})
