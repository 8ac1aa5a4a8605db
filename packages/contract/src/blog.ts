import * as z from 'zod/mini'
import { Instant, Success, text, whole } from './common.ts'
import { endpoint } from './endpoint.ts'

/** A post as a card shows it. */
export const BlogCard = z.object({
  id: z.int(),
  slug: z.string(),
  title: z.string(),
  excerpt: z.string(),
  /** when it was published */
  at: Instant,
  category: z.nullable(z.string()),
  /** on this site; drawn where the post has none */
  image: z.object({ url: z.string(), alt: z.string() }),
})
export type BlogCard = z.output<typeof BlogCard>

const Neighbour = z.nullable(z.object({ slug: z.string(), title: z.string() }))

/** On a page of the list. */
export const BLOG_PAGE_SIZE = 9

export const blogs = {
  getBlogPosts: endpoint({
    method: 'GET',
    path: '/apis/blogs/getAll.php',
    access: 'public',
    limit: 'read',
    summary: 'Posts of the blog, newest first; `per_page` 9 unless told otherwise',
    input: z.object({
      page: z._default(z.optional(whole(1, 10_000)), 1),
      per_page: z._default(z.optional(whole(1, 20)), BLOG_PAGE_SIZE),
    }),
    output: z.extend(Success, { posts: z.array(BlogCard), total: z.int(), page_count: z.int() }),
    errors: ['blog_unavailable'],
  }),
  getBlogPost: endpoint({
    method: 'GET',
    path: '/apis/blogs/get.php',
    access: 'public',
    limit: 'read',
    summary: 'A post of the blog as cleaned HTML, and the ones before and after it by date',
    input: z.object({ slug: text(1, 300) }),
    output: z.extend(Success, {
      post: z.extend(BlogCard, { content: z.string(), minutes: z.int() }),
      previous: Neighbour,
      next: Neighbour,
    }),
    errors: ['blog_post_not_found', 'blog_unavailable'],
  }),
}
