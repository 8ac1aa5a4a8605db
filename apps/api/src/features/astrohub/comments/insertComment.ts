import { comments } from '@dhruva/contract'
import { storeComment } from '@dhruva/db'
import { implement } from '#endpoints/implement.ts'
import { countLinks } from '#features/astrohub/discussions/links.ts'
import { refusalOf } from '#features/astrohub/discussions/refuse.ts'
import { success } from '#http/success.ts'

export const insertComment = implement(comments.insertComment, async ({ ctx, user, input, language }) => {
  const { forum, points } = ctx.config
  const now = ctx.now()
  const written = await storeComment(ctx.db, input, {
    uid: user.uid,
    links: { ...forum.links, count: countLinks(input.comment) },
    limits: forum.limits?.comments ?? null,
    points: points.comment,
    now,
  })
  if (written.outcome !== 'done') throw refusalOf(written, { maxLinks: forum.links.max, now, language })
  return { ...success('comment_posted', language), cid: written.cid }
})
