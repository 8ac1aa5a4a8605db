import { discussions } from '@dhruva/contract'
import { storeDiscussion } from '@dhruva/db'
import { implement } from '#endpoints/implement.ts'
import { refusalOf } from '#features/astrohub/discussions/refuse.ts'
import { linksIn, storedForm } from '#features/astrohub/discussions/writing.ts'
import { success } from '#http/success.ts'

export const insertDiscussion = implement(discussions.insertDiscussion, async ({ ctx, user, input, language }) => {
  const { forum, points } = ctx.config
  const now = ctx.now()
  const written = await storeDiscussion(ctx.db, storedForm(input), {
    uid: user.uid,
    links: { ...forum.links, count: linksIn(input) },
    limits: forum.limits?.discussions ?? null,
    points: points.discussion,
    now,
  })
  if (written.outcome !== 'done') throw refusalOf(written, { maxLinks: forum.links.max, now, language })
  return { ...success('discussion_posted', language), did: written.did, slug: written.slug }
})
