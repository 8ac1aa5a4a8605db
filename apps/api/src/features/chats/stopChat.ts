import { chats } from '@dhruva/contract'
import { endChat, findChatAstrologer, findHeldTurn } from '@dhruva/db'
import type { Ctx } from '#context.ts'
import { implement } from '#endpoints/implement.ts'
import { remainingQuota } from '#features/chats/asking.ts'
import { fail } from '#http/fail.ts'
import { success } from '#http/success.ts'

const done = { chat: 'chat_ended', reply: 'reply_stopped' } as const

/** Ends the reply that runs in one chat, if any; its question is charged or refunded when this resolves. */
export const stopReplyIn = async (ctx: Ctx, uid: number, asstId: string) => {
  const held = await findHeldTurn(ctx.db, uid)
  if (held?.asst_id === asstId) await ctx.generations.stop(uid, held.turn_id)
}

export const stopChat = implement(chats.stopChat, async ({ ctx, user, input, language }) => {
  const astrologer = await findChatAstrologer(ctx.db, user.uid, input.asst_id)
  if (!astrologer) throw fail('chat_not_found')
  if (input.scope === 'chat') await endChat(ctx.db, user.uid, input.asst_id, ctx.now())
  await stopReplyIn(ctx, user.uid, input.asst_id)
  const { questions_left, balance } = await remainingQuota(ctx, { uid: user.uid, astrologer, asstId: input.asst_id })
  return { ...success(done[input.scope], language), questions_left, balance }
})
