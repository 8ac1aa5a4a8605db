import type { BlogPost } from '@dhruva/adapters'
import { blogs } from '@dhruva/contract'
import { implement } from '#endpoints/implement.ts'
import { fail } from '#http/fail.ts'
import { orUnavailable } from './available.ts'
import { cardOf } from './card.ts'

/** What an adult reads in a minute, of either script. */
const WORDS_A_MINUTE = 200

const minutesOf = (html: string): number => {
  const words = html.replaceAll(/<[^>]*>/g, ' ').split(/\s+/).length
  return Math.max(1, Math.round(words / WORDS_A_MINUTE))
}

const named = (post: BlogPost | undefined) => (post ? { slug: post.slug, title: post.title } : null)

export const getBlogPost = implement(blogs.getBlogPost, async ({ ctx, input, language }) => {
  const newest = { language, page: 1, perPage: 1, order: 'desc', orderby: 'date' } as const
  const find = (query: object) => orUnavailable(ctx, ctx.blog.list({ ...newest, ...query }))
  const [post] = (await find({ slugs: [input.slug] })).posts
  if (!post) throw fail('blog_post_not_found')
  const [before, after] = await Promise.all([find({ before: post.date }), find({ after: post.date, order: 'asc' })])
  return {
    status: 'success' as const,
    post: { ...cardOf(post), content: post.content, minutes: minutesOf(post.content) },
    previous: named(before.posts[0]),
    next: named(after.posts[0]),
  }
})
