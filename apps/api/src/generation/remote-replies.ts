import { setTimeout as sleep } from 'node:timers/promises'
import { askStop, findHeldTurn, isDatabaseAway, type StoredReply } from '@dhruva/db'
import { sweepHolds } from '@dhruva/domain'
import type { GenerationDeps } from '#generation/deps.ts'
import { BEAT_MS } from '#generation/limits.ts'
import { createReplyText, type ReplyText } from '#generation/reply-text.ts'
import type { Mail, Message } from '#peers/mail.ts'

/** Between two looks into the database: where the text comes word by word, and where it comes only when it is stored. */
const LOOK_MS = { followed: 2_000, unheard: 500 }
/** Beyond the lease of any question the sweeper has ended it. */
const MAX_WAIT_MS = 240_000

/** A reply that another process writes. */
export type RemoteReply = {
  /** its text from the first character, as it comes; ends with the reply. Empty where it cannot be followed */
  view: () => AsyncGenerator<string, void, undefined>
  /** how it ended, with its whole text; null when its chat was deleted */
  ended: Promise<StoredReply | null>
}

type Load = () => Promise<StoredReply | null>
type Followed = RemoteReply & {
  text: ReplyText
  /** something came of it since the last look */
  isHeard: boolean
  /** Looks into the database now. */
  look: () => void
}

const noPieces = () => 0

/**
 * Follows replies that other processes write: they send the text as it grows, and the database says how it ended, also where they are not
 * heard. However many people look at one, it is sent once.
 * @param self the name of this process
 */
export const createRemoteReplies = (mail: Mail, self: string) => {
  const followed = new Map<string, Followed>()

  const askFor = (turn: string, owner: string, text: ReplyText) =>
    mail.send(owner, { says: 'follow', turn, to: self, from: text.read().length })

  const begin = ({ turn_id: turn, owner }: StoredReply, load: Load): Followed => {
    const text = createReplyText()
    let wake = Promise.withResolvers<void>()
    const look = () => wake.resolve()
    const pause = async (ms: number) => {
      const late = setTimeout(look, ms)
      await wake.promise
      clearTimeout(late)
      wake = Promise.withResolvers()
    }
    const wait = async (): Promise<StoredReply | null> => {
      const began = performance.now()
      for (;;) {
        // again when nothing came: it may have been said while nobody listened
        if (!reply.isHeard) await askFor(turn, owner, text)
        await pause(reply.isHeard ? LOOK_MS.followed : LOOK_MS.unheard)
        reply.isHeard = false
        const isOver = performance.now() - began >= MAX_WAIT_MS
        // the one who writes it keeps it as well until the database is back
        const found = await load().catch((error: unknown) => {
          if (isOver || !isDatabaseAway(error)) throw error
          return 'away' as const
        })
        if (found !== 'away' && (found?.state !== 'held' || isOver)) return found
      }
    }
    const reply: Followed = {
      text,
      isHeard: false,
      look,
      view: () => text.view(noPieces),
      ended: Promise.resolve(null),
    }
    reply.ended = wait().finally(() => {
      followed.delete(turn)
      text.close()
    })
    // whoever looked may have left
    reply.ended.catch(() => {})
    return reply
  }

  return {
    /** @param load reads from the database how it stands */
    of: (stored: StoredReply, load: Load): RemoteReply => {
      const known = followed.get(stored.turn_id)
      if (known) return known
      const fresh = begin(stored, load)
      followed.set(stored.turn_id, fresh)
      return fresh
    },
    /** What the process that writes it says of a reply. */
    hear: (message: Extract<Message, { says: 'piece' | 'ended' }>) => {
      const reply = followed.get(message.turn)
      if (!reply) return
      if (message.says === 'ended') return reply.look()
      const known = reply.text.read().length
      // a piece was lost: nothing is shown behind a gap, and the next look asks for it again
      if (message.at > known) return
      reply.isHeard = true
      const fresh = message.text.slice(known - message.at)
      if (fresh !== '') reply.text.append({ text: fresh, facts: [] })
    },
  }
}

export type RemoteReplies = ReturnType<typeof createRemoteReplies>

const STOP_POLL_MS = 100
/** The other process hears of a stop with its next heartbeat; one that does not may be dead. */
const STOP_WAIT_MS = 1.25 * BEAT_MS

type StopDeps = Pick<GenerationDeps, 'db' | 'now'> & { mail: Mail }

/** Has a reply stopped by the process that writes it, and waits until the books are settled. */
export const stopRemote = async ({ db, now, mail }: StopDeps, uid: number, turnId: string) => {
  await askStop(db, turnId)
  for (let waitedMs = 0; waitedMs < STOP_WAIT_MS; waitedMs += STOP_POLL_MS) {
    const held = await findHeldTurn(db, uid)
    if (held?.turn_id !== turnId) return
    // it would hear of it within two seconds anyway
    if (waitedMs === 0) await mail.send(held.owner, { says: 'stop', turn: turnId })
    await sleep(STOP_POLL_MS)
  }
  await sweepHolds(db, now(), uid)
}
