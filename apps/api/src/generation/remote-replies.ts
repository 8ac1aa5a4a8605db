import { setTimeout as sleep } from 'node:timers/promises'
import { askStop, findHeldTurn, type StoredReply } from '@dhruva/db'
import { sweepHolds } from '@dhruva/domain'
import type { GenerationDeps } from '#generation/deps.ts'
import { BEAT_MS } from '#generation/limits.ts'

const POLL_MS = 500
/** Beyond the lease of any question the sweeper has ended it. */
const MAX_WAIT_MS = 240_000

/**
 * Waits for the end of replies that another process writes. However many people look at one of them, the database is asked
 * once for all.
 */
export const createRemoteReplies = () => {
  const waiting = new Map<string, Promise<StoredReply | null>>()

  const poll = async (load: () => Promise<StoredReply | null>) => {
    for (let waitedMs = 0; ; waitedMs += POLL_MS) {
      const reply = await load()
      if (reply?.state !== 'held' || waitedMs >= MAX_WAIT_MS) return reply
      await sleep(POLL_MS)
    }
  }

  return {
    /** @returns how the reply ended, with its text; null when its chat was deleted */
    wait: (turnId: string, load: () => Promise<StoredReply | null>): Promise<StoredReply | null> => {
      const known = waiting.get(turnId)
      if (known) return known
      const fresh = poll(load).finally(() => waiting.delete(turnId))
      waiting.set(turnId, fresh)
      return fresh
    },
  }
}

export type RemoteReplies = ReturnType<typeof createRemoteReplies>

const STOP_POLL_MS = 100
/** The other process hears of a stop with its next heartbeat; one that does not may be dead. */
const STOP_WAIT_MS = 1.25 * BEAT_MS

/** Has a reply stopped by the process that writes it, and waits until the books are settled. */
export const stopRemote = async ({ db, now }: Pick<GenerationDeps, 'db' | 'now'>, uid: number, turnId: string) => {
  await askStop(db, turnId)
  for (let waitedMs = 0; waitedMs < STOP_WAIT_MS; waitedMs += STOP_POLL_MS) {
    if ((await findHeldTurn(db, uid))?.turn_id !== turnId) return
    await sleep(STOP_POLL_MS)
  }
  await sweepHolds(db, now(), uid)
}
