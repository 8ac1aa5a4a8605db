import { chats } from '@dhruva/contract'
import { endChats, findHeldTurn, removeEndedChats } from '@dhruva/db'
import { implement } from '#endpoints/implement.ts'
import { success } from '#http/success.ts'

export const deleteAllChats = implement(chats.deleteAllChats, async ({ ctx, user, language }) => {
  await endChats(ctx.db, user.uid, ctx.now())
  // a prediction that is being written belongs to no chat
  const held = await findHeldTurn(ctx.db, user.uid)
  if (held?.asst_id) await ctx.generations.stop(user.uid, held.turn_id)
  return { ...success('chats_deleted', language), deleted: await removeEndedChats(ctx.db, user.uid) }
})
