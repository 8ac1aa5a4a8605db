import { discussions } from '@dhruva/contract'
import { changeDiscussion } from '@dhruva/db'
import { implement } from '#endpoints/implement.ts'
import { refusalOf, refusalOfDiscussion } from '#features/astrohub/discussions/refuse.ts'
import { linksIn, storedForm } from '#features/astrohub/discussions/writing.ts'
import { success } from '#http/success.ts'

export const updateDiscussion = implement(discussions.updateDiscussion, async ({ ctx, user, input, language }) => {
  const { did, ...form } = input
  const { links } = ctx.config.forum
  const now = ctx.now()
  const outcome = await changeDiscussion(ctx.db, did, storedForm(form), {
    uid: user.uid,
    links: { ...links, count: linksIn(form) },
    now,
  })
  if (outcome === 'missing') throw await refusalOfDiscussion(ctx, did)
  if (outcome !== 'done') throw refusalOf({ outcome }, { maxLinks: links.max, now, language })
  return success('discussion_updated', language)
})
