import type { ReplyTail } from '@dhruva/contract'
import { findReply, type StoredReply } from '@dhruva/db'
import type { Ctx } from '#context.ts'
import type { Reply } from '#endpoints/implement.ts'
import { type Asker, remainingQuota } from '#features/chats/asking.ts'
import type { Ended, Generation } from '#generation/generation.ts'
import { fail } from '#http/fail.ts'

const tailOf = async (
  ctx: Ctx,
  asker: Asker,
  { outcome, mid, charged, reply }: Omit<Ended, 'facts'>,
): Promise<ReplyTail> => {
  const left = await remainingQuota(ctx, asker)
  const said = reply ? { kind: reply.kind, next: reply.next.join('\n') } : {}
  const more = { ...left, charged, ...said, ...(mid === null ? {} : { mid }) }
  if (outcome === 'failed') throw fail('reply_failed', {}, more)
  return { status: 'success', ...more }
}

/** A reply that this process writes, from its first character. Leaving changes nothing but this view. */
export async function* liveReply(ctx: Ctx, asker: Asker, generation: Generation): Reply<ReplyTail> {
  yield* generation.view()
  return tailOf(ctx, asker, await generation.done)
}

/** A reply as it was stored, or as it will be when the process that writes it has ended it. */
async function* storedReply(ctx: Ctx, asker: Asker, reply: StoredReply, load: () => Promise<StoredReply | null>) {
  const end = reply.state === 'held' ? await ctx.generations.endOfRemote(reply.turn_id, load) : reply
  if (!end) throw fail('reply_failed', {}, await remainingQuota(ctx, asker))
  if (end.text !== '') yield end.text
  return tailOf(ctx, asker, { outcome: end.outcome ?? 'failed', mid: end.mid, charged: end.charged, reply: end.reply })
}

/** The reply to a question that was asked before. @returns null when this person asked none with this client id here */
export const earlierReply = async (ctx: Ctx, asker: Asker, clientId: string): Promise<Reply<ReplyTail> | null> => {
  const load = () => findReply(ctx.db, asker.uid, asker.asstId, clientId)
  const reply = await load()
  if (!reply) return null
  const running = ctx.generations.of(reply.turn_id)
  return running ? liveReply(ctx, asker, running) : storedReply(ctx, asker, reply, load)
}
