import * as z from 'zod/mini'

/** The environment of the blog: the address of a WordPress site; without one the posts that come with the product. */
export const BlogEnv = z.object({
  BLOG_API_URL: z.optional(z.url().check(z.refine((address) => /^https?:\/\//.test(address)))),
})
export type BlogSettings = z.output<typeof BlogEnv>
