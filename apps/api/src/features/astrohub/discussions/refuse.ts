import { findDiscussion, isCommentListed, type Refused } from '@dhruva/db'
import type { Ctx } from '#context.ts'
import { fail, type TextLanguage } from '#http/fail.ts'
import { failUntil } from '#http/wait.ts'

type Unwritten = { outcome: 'wait'; next_at: Date } | { outcome: Refused }

type Asked = {
  maxLinks: number
  now: Date
  language: TextLanguage
}

/** Why someone could not change or delete a discussion: it is another's, or there is none they can see. */
export const refusalOfDiscussion = async (ctx: Ctx, did: number) =>
  (await findDiscussion(ctx.db, did, null)) ? fail('forbidden') : fail('discussion_not_found')

/** The same for a comment. */
export const refusalOfComment = async (ctx: Ctx, cid: number) =>
  (await isCommentListed(ctx.db, cid)) ? fail('forbidden') : fail('comment_not_found')

/** The refusal for a text that was not written. */
export const refusalOf = (unwritten: Unwritten, { maxLinks, now, language }: Asked) => {
  switch (unwritten.outcome) {
    case 'gone':
      return fail('no_session')
    case 'banned':
      return fail('banned')
    case 'no_handle':
      return fail('handle_required')
    case 'links':
      return fail('too_many_links', { max: maxLinks })
    case 'missing':
      return fail('discussion_not_found')
    case 'wait':
      return failUntil('too_many_posts', { until: unwritten.next_at, now, language })
  }
}
