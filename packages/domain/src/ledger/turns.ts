import { setTimeout as sleep } from 'node:timers/promises'
import type { Astrologer } from '@dhruva/contract'
import {
  dropProcess,
  endTurn,
  findHeldTurn,
  findLostTurns,
  type HoldResult,
  holdTurn,
  type LostTurn,
  lockWallets,
  type Queryable,
  renewLease,
  type StoredFact,
  type StoredReplyKind,
  type TurnEnd,
  type Tx,
} from '@dhruva/db'
import { between, post } from '#ledger/post.ts'
import { type Prices, spendingOrder } from '#ledger/units.ts'

/** A reply may take 120 s; whatever holds a question longer than this is gone. */
export const LEASE_MS = 180_000
/** A process that lives holds its lock again, or has said that it lives, before so much time has passed. */
const LOOK_AGAIN_MS = 3_000
/** Rows of processes that ended without a word are kept so long. */
const REMEMBERED_MS = 3_600_000

/** Until when a turn that is held now may be; after that it is refunded. */
export const leaseFrom = (now: Date): Date => new Date(now.getTime() + LEASE_MS)

export type Hold = {
  turnId: string
  uid: number
  asstId: string
  /** made by the client, so that a repeated send is the same question */
  clientId: string
  question: string
  astrologer: Astrologer
  /** the process that writes the reply */
  owner: string
  now: Date
}

/**
 * Takes one question before its reply starts: from the subscription, the astrologer's free ones, its other ones, or the
 * wallet, where nothing is taken while the minute bought in this chat runs.
 */
export const holdQuestion = (db: Queryable, hold: Hold, prices: Prices): Promise<HoldResult> =>
  holdTurn(db, {
    ...hold,
    units: spendingOrder(hold.astrologer),
    pricePaise: prices.questionPaise,
    leaseUntil: leaseFrom(hold.now),
  })

/** Takes the place of the person's one running reply and nothing else: a refusal, care or a courtesy costs nothing. */
export const holdFree = (db: Queryable, hold: Hold): Promise<HoldResult> =>
  holdTurn(db, { ...hold, units: [], pricePaise: 0, leaseUntil: leaseFrom(hold.now) })

/**
 * Takes the place for a reply that was not what was asked and is written once more: free, once an answer, only the last of an
 * open chat that was charged.
 * @param redoOf the reply
 */
export const holdRedo = (db: Queryable, hold: Hold, redoOf: number): Promise<HoldResult> =>
  holdTurn(db, { ...hold, units: [], pricePaise: 0, redoOf, leaseUntil: leaseFrom(hold.now) })

/** What was written, and what the person asked. */
export type ReplyContent = {
  question: string
  text: string
  facts: readonly StoredFact[]
  /** none of a prediction, nor where nothing was said */
  reply?: StoredReplyKind | null
}

/**
 * Charges the question: its reply is complete, or was stopped when enough of it was there. Stores what was said.
 * @returns how the turn stands, which is refunded when it was swept or its chat deleted meanwhile
 */
export const settleTurn = (
  db: Queryable,
  turn: { turnId: string; outcome: 'complete' | 'stopped'; now: Date },
  said: ReplyContent,
  prices: Prices,
): Promise<TurnEnd | null> => endTurn(db, { ...turn, ...said, charge: true, minuteSeconds: prices.minuteSeconds })

/** Gives the question back to where it came from. What came of the reply is stored and free; without text nothing is. */
export const refundTurn = (
  db: Queryable,
  turn: { turnId: string; outcome: 'stopped' | 'failed'; now: Date },
  said: ReplyContent,
): Promise<TurnEnd | null> => endTurn(db, { ...turn, ...said, charge: false, minuteSeconds: 0 })

const NOTHING_SAID: ReplyContent = { question: '', text: '', facts: [] }

/**
 * Refunds questions whose reply nobody writes any more: their process died, or their lease is over. A process is known to be
 * dead by its lock, which goes with its connection. One whose connection broke, or whose database has just come back, lives
 * without it for a moment: so it is looked for twice.
 * @param uid of one person only
 * @param lookAgainMs between the two looks
 * @returns how many
 */
export const sweepHolds = async (
  db: Queryable,
  now: Date,
  uid: number | null = null,
  lookAgainMs = LOOK_AGAIN_MS,
): Promise<number> => {
  const seen = await findLostTurns(db, now, uid)
  if (seen.some((turn) => !turn.is_over)) await sleep(lookAgainMs)
  const again = seen.every((turn) => turn.is_over) ? seen : await findLostTurns(db, now, uid)
  const wasSeen = new Set(seen.map(keyOf))
  const lost = again.filter((turn) => turn.is_over || wasSeen.has(keyOf(turn)))
  for (const { turn_id: turnId } of lost) await refundTurn(db, { turnId, outcome: 'failed', now }, NOTHING_SAID)
  return lost.length
}

/** The same turn, and its process has said nothing since. */
const keyOf = (turn: LostTurn) => `${turn.turn_id} ${turn.last_beat}`

/**
 * Says that this process lives.
 * @param turnIds the turns it writes replies to
 * @returns those that another process wants stopped or has ended
 */
export const heartbeat = (
  db: Queryable,
  owner: string,
  now: Date,
  turnIds: readonly string[] = [],
): Promise<string[]> => renewLease(db, owner, now, turnIds)

/** Says that this process ends: whatever it still holds may be refunded. */
export const releaseLease = (db: Queryable, owner: string, now: Date) =>
  dropProcess(db, owner, new Date(now.getTime() - REMEMBERED_MS))

/**
 * Closes the books of an account that is being deleted: a held question goes back, then everything left lapses. Call it
 * after the person's chats are deleted, so that no further question can be held.
 */
export const expireBooks = async (tx: Tx, uid: number, now: Date): Promise<void> => {
  const held = await findHeldTurn(tx, uid)
  if (held) await refundTurn(tx, { turnId: held.turn_id, outcome: 'failed', now }, NOTHING_SAID)
  const entries = (await lockWallets(tx, uid)).flatMap(({ unit, balance }) =>
    between('sys:expired', uid, unit, -balance),
  )
  if (entries.length > 0) await post(tx, { opKey: `delete:${uid}`, kind: 'expire', uid, entries })
}
