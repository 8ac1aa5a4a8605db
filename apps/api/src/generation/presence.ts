import { farewell, heartbeat } from '@dhruva/domain'
import type { GenerationDeps } from '#generation/deps.ts'
import { BEAT_MS } from '#generation/limits.ts'

/**
 * Says every two seconds, while replies are written, that this process lives.
 * @param turnIds of the replies it writes
 * @param end is told those that another process wants stopped or has ended
 * @returns how to say that it ends
 */
export const announce = (
  { db, now, log }: Pick<GenerationDeps, 'db' | 'now' | 'log'>,
  owner: string,
  turnIds: () => string[],
  end: (turnId: string) => void,
) => {
  const beat = async () => {
    for (const turnId of await heartbeat(db, owner, now(), turnIds())) end(turnId)
  }
  const heart = setInterval(() => {
    if (turnIds().length > 0) beat().catch((error: unknown) => log.warn({ err: error }, 'the heartbeat failed'))
  }, BEAT_MS)
  heart.unref()
  return async () => {
    clearInterval(heart)
    await farewell(db, owner, now()).catch((error: unknown) => log.warn({ err: error }, 'the farewell failed'))
  }
}
