import { keepProcessLock } from '@dhruva/db'
import { heartbeat, releaseLease } from '@dhruva/domain'
import type { GenerationDeps } from '#generation/deps.ts'
import { BEAT_MS } from '#generation/limits.ts'

export type Heartbeat = {
  /** From now on others can see that this process lives. */
  begin: () => void
  /** Says that it ends. */
  stop: () => Promise<void>
}

/**
 * How other processes know that this one lives: by a lock, held from its first reply on, and by a word every two seconds while
 * replies are written.
 * @param turnIds of the replies it writes
 * @param end is told those that another process wants stopped or has ended
 */
export const startHeartbeat = (
  { db, databaseUrl, now, log }: Pick<GenerationDeps, 'db' | 'databaseUrl' | 'now' | 'log'>,
  owner: string,
  turnIds: () => string[],
  end: (turnId: string) => void,
): Heartbeat => {
  const ending = new AbortController()
  let holding: Promise<void> | undefined
  const beat = async () => {
    for (const turnId of await heartbeat(db, owner, now(), turnIds())) end(turnId)
  }
  const heart = setInterval(() => {
    if (turnIds().length > 0) beat().catch((error: unknown) => log.warn({ err: error }, 'the heartbeat failed'))
  }, BEAT_MS)
  heart.unref()
  return {
    begin: () => {
      holding ??= keepProcessLock(databaseUrl, owner, ending.signal)
    },
    stop: async () => {
      clearInterval(heart)
      await releaseLease(db, owner, now()).catch((error: unknown) =>
        log.warn({ err: error }, 'the lease was not released'),
      )
      ending.abort()
      await holding
    },
  }
}
