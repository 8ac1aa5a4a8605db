import { desk } from '@dhruva/contract/desk'
import { openTalks as open } from '@dhruva/domain'
import { implementAct } from '#endpoints/implement.ts'

export const openTalks = implementAct(desk.openTalks, async ({ ctx, input }, by) => {
  const { act, consent, until, talks } = await open(ctx.db, by, ctx.keys.consent, input)
  return {
    act,
    consent,
    until: until.toISOString(),
    talks: talks.map(({ asst_id, title, user_name, astrologer, created_at, last_at }) => ({
      asst_id,
      title: title ?? user_name,
      astrologer,
      at: (last_at ?? created_at).toISOString(),
    })),
  }
})
