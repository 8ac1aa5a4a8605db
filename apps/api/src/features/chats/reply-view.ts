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

type Load = () => Promise<StoredReply | null>

/** A reply as it was stored, or as the process that writes it sends it and then stores it. */
async function* storedReply(ctx: Ctx, asker: Asker, stored: StoredReply, load: Load): Reply<ReplyTail> {
  let [end, seen]: [StoredReply | null, number] = [stored, 0]
  if (stored.state === 'held') {
    const { view, ended } = ctx.generations.ofRemote(stored, load)
    for await (const piece of view()) {
      seen += piece.length
      yield piece
    }
    end = await ended
  }
  if (!end) throw fail('reply_failed', {}, await remainingQuota(ctx, asker))
  if (end.text.length > seen) yield end.text.slice(seen)
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
