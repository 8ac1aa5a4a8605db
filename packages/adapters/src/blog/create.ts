import { createBundledBlog } from './bundled.ts'
import type { BlogSettings } from './config.ts'
import type { Blog } from './port.ts'
import { createWordpressBlog } from './wordpress.ts'

/** The source of posts that the settings name. */
export const createBlog = ({ BLOG_API_URL }: BlogSettings, now: () => Date): Blog =>
  BLOG_API_URL ? createWordpressBlog(BLOG_API_URL, now) : createBundledBlog()
