import { desk } from '@dhruva/contract/desk'
import { readTalk as read } from '@dhruva/domain'
import { implementAct } from '#endpoints/implement.ts'

export const readTalk = implementAct(desk.readTalk, async ({ ctx, input: { uid, consent, asst_id } }, by) => {
  const { act, messages } = await read(ctx.db, by, { uid, consent, talk: asst_id })
  return {
    act,
    messages: messages.map(({ mid, role, text, created_at }) => ({ mid, role, text, at: created_at.toISOString() })),
  }
})
