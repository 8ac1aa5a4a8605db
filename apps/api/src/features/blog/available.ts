import { BlogUnavailable } from '@dhruva/adapters'
import type { Ctx } from '#context.ts'
import { fail } from '#http/fail.ts'

/** What the blog gives; a blog that does not answer is logged, and refused in words. */
export const orUnavailable = async <T>({ log }: Ctx, work: Promise<T>): Promise<T> => {
  try {
    return await work
  } catch (error) {
    if (!(error instanceof BlogUnavailable)) throw error
    log.warn({ fault: error.fault }, 'the blog does not answer')
    throw fail('blog_unavailable')
  }
}
