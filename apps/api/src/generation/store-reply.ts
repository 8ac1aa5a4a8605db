import { setTimeout as sleep } from 'node:timers/promises'
import { CHARGED_FROM_CHARACTERS, countCharacters } from '@dhruva/contract'
import { isDatabaseAway, type TurnEnd } from '@dhruva/db'
import { type ReplyContent, refundTurn, settleTurn } from '@dhruva/domain'
import type { GenerationDeps } from '#generation/deps.ts'
import type { Outcome } from '#generation/write-reply.ts'

/** How a text that is worth its price is charged and stored. */
export type Settle = (
  turn: { turnId: string; outcome: 'complete' | 'stopped'; now: Date },
  said: ReplyContent,
) => Promise<TurnEnd | null>

/** A turn that is held, and how it is settled when that is not as a question of a chat is. */
export type Held = { turnId: string; settle?: Settle | undefined }

/** A reply as it ended; `untilMs` (of `performance.now()`) is when its lease ends, and with it all reason to keep it. */
export type Ending = Held & { outcome: Outcome; said: ReplyContent; untilMs: number; giveUp: AbortSignal }

const FIRST_PAUSE_MS = 100
const LONGEST_PAUSE_MS = 2_000

const NOTHING_SAID: ReplyContent = { question: '', text: '', facts: [] }
const LOST = { state: 'refunded', outcome: 'failed', mid: null } as const

type Books = Pick<GenerationDeps, 'db' | 'now' | 'prices' | 'log'>

/** Complete replies are charged, and stopped ones of which enough was written. */
const closeTurn = ({ db, now, prices }: Books, ending: Ending): Promise<TurnEnd | null> => {
  const { turnId, outcome, said, settle = (turn, text) => settleTurn(db, turn, text, prices) } = ending
  const at = now()
  if (outcome.kind === 'failed') return refundTurn(db, { turnId, outcome: 'failed', now: at }, said)
  const isCharged = outcome.kind === 'complete' || countCharacters(said.text) >= CHARGED_FROM_CHARACTERS
  if (isCharged) return settle({ turnId, outcome: outcome.kind, now: at }, said)
  return refundTurn(db, { turnId, outcome: 'stopped', now: at }, said)
}

/**
 * Stores a reply and settles its question. While the database is away it is tried again until the lease ends: the text is
 * there, and its person saw it. What the database refuses for good is given back, so that nobody waits for the lease.
 */
export const storeReply = async (books: Books, ending: Ending): Promise<TurnEnd> => {
  let turn = ending
  for (let pauseMs = FIRST_PAUSE_MS; ; pauseMs = Math.min(2 * pauseMs, LONGEST_PAUSE_MS)) {
    try {
      return (await closeTurn(books, turn)) ?? LOST
    } catch (error) {
      // of many tries one line, for there may be many replies
      if (pauseMs === FIRST_PAUSE_MS) books.log.error({ err: error, turn: turn.turnId }, 'a reply could not be stored')
      const isOver = ending.giveUp.aborted || performance.now() + pauseMs > ending.untilMs
      if (isOver || (turn !== ending && !isDatabaseAway(error))) return LOST
      if (!isDatabaseAway(error)) turn = { ...ending, outcome: { kind: 'failed', why: 'storing' }, said: NOTHING_SAID }
      await sleep(pauseMs, undefined, { signal: ending.giveUp }).catch(() => {})
    }
  }
}
