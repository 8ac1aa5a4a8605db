import type { Queryable } from '#db.ts'
import { keepConnection } from '#listen.ts'

export type HoldArgs = {
  turnId: string
  uid: number
  asstId: string
  clientId: string
  question: string
  /** in the order they are drawn from; the wallet comes after them by itself. None: the turn costs nothing */
  units: readonly string[]
  pricePaise: number
  owner: string
  now: Date
  leaseUntil: Date
  /** the reply that is answered once more, free: no units then */
  redoOf?: number
}

/**
 * `held`: taken, write the reply. `known`: this client id was used before. `running`: another turn is held.
 * `insufficient`, `ended` (the chat), `gone` (no such chat of this person), `settled` (a reply that is not given anew): nothing was taken.
 */
export type HoldResult = 'held' | 'known' | 'running' | 'insufficient' | 'ended' | 'gone' | 'settled'

/** Takes one question for a chat, in one round trip. */
export const holdTurn = async (db: Queryable, hold: HoldArgs): Promise<HoldResult> => {
  const { turnId, uid, asstId, clientId, question, units, pricePaise, owner, now, leaseUntil, redoOf } = hold
  const rows = await db.query<{ result: HoldResult }>({
    name: 'turn.hold',
    text: 'SELECT hold_question($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11) AS result',
    values: [turnId, uid, asstId, clientId, question, units, pricePaise, owner, now, leaseUntil, redoOf ?? null],
  })
  const result = rows[0]?.result
  if (!result) throw new Error('the hold gave no answer')
  return result
}

/** One fact of a reply as it is stored; `at` are UTF-16 offsets in the text. */
export type StoredFact = {
  id: string
  text: { en: string; hi: string }
  opens: {
    kind: 'graha' | 'house' | 'dasha' | 'transit' | 'lagna' | 'panchang' | 'yoga' | 'dosha' | 'varga' | 'match'
    id: string
  }
  at: number[]
}

/** What a question of a reply was about, as far as the database knows it. */
type AboutRow = { subject: { kind: string }; matter: string | null; form: string }

/** What a reply is, what it was about and the questions it leads to: `about` is the parser's, kept as it came. */
export type StoredReplyKind<About = AboutRow> = {
  kind: 'reading' | 'talk' | 'ask_back' | 'refusal' | 'care'
  about: About[]
  next: string[]
}

export type TurnOutcome = 'complete' | 'stopped' | 'failed'

export type EndArgs = {
  turnId: string
  charge: boolean
  outcome: TurnOutcome
  question: string
  text: string
  facts: readonly StoredFact[]
  /** null where nothing is known of it, and of predictions */
  reply?: StoredReplyKind | null
  now: Date
  /** length of the minute the wallet buys, seconds */
  minuteSeconds: number
}

/** How a turn stands; `mid` is the stored reply. */
export type TurnEnd = { state: 'held' | 'posted' | 'refunded'; outcome: TurnOutcome | null; mid: number | null }

/** Posts or refunds a held turn and stores what was said, in one transaction. @returns null for an unknown turn */
export const endTurn = async (db: Queryable, end: EndArgs): Promise<TurnEnd | null> => {
  const { turnId, charge, outcome, question, text, facts, reply, now, minuteSeconds } = end
  const rows = await db.query<TurnEnd>({
    name: 'turn.end',
    text: 'SELECT state, outcome, mid FROM end_turn($1, $2, $3, $4, $5, $6, $7, $8, $9)',
    values: [
      turnId,
      charge,
      outcome,
      question,
      text,
      JSON.stringify(facts),
      reply ? JSON.stringify(reply) : null,
      now,
      minuteSeconds,
    ],
  })
  return rows[0] ?? null
}

/** Says that a process lives. @returns those of its running turns that another process wants stopped or has ended */
export const renewLease = async (
  db: Queryable,
  owner: string,
  now: Date,
  turnIds: readonly string[],
): Promise<string[]> => {
  const rows = await db.query<{ turn_id: string }>({
    name: 'turn.beat',
    text: `WITH alive AS (
             INSERT INTO live_process (owner, seen_at) VALUES ($1, $2)
             ON CONFLICT (owner) DO UPDATE SET seen_at = greatest(live_process.seen_at, excluded.seen_at)
           )
           SELECT turn_id FROM turn WHERE turn_id = ANY ($3::uuid[]) AND (stop_asked OR state <> 'held')`,
    values: [owner, now, turnIds],
  })
  return rows.map((row) => row.turn_id)
}

/** A process that ends in order says so; rows of the long dead go too. */
export const dropProcess = (db: Queryable, owner: string, deadBefore: Date) =>
  db.query({
    name: 'turn.leave',
    text: 'DELETE FROM live_process WHERE owner = $1 OR seen_at < $2',
    values: [owner, deadBefore],
  })

/** Asks the process that writes a reply to stop it. */
export const askStop = (db: Queryable, turnId: string) =>
  db.query({
    name: 'turn.ask_stop',
    text: "UPDATE turn SET stop_asked = true WHERE turn_id = $1 AND state = 'held'",
    values: [turnId],
  })

/** The turn of a person that is being answered, whatever chat it belongs to. */
export const findHeldTurn = async (db: Queryable, uid: number) => {
  const rows = await db.query<{ turn_id: string; asst_id: string | null; owner: string }>({
    name: 'turn.held',
    text: "SELECT turn_id, asst_id, owner FROM turn WHERE uid = $1 AND state = 'held'",
    values: [uid],
  })
  return rows[0] ?? null
}

/** The first key of the locks of processes; the second is the owner's. */
const PROCESS_LOCK = 72707371

/**
 * Holds the lock by which others see that a process lives, until told to end. It is held by a connection of its own and goes
 * with it: of a process that was killed everyone knows at once.
 */
export const keepProcessLock = (databaseUrl: string, owner: string, signal: AbortSignal): Promise<void> =>
  keepConnection({
    databaseUrl,
    applicationName: 'dhruva lives',
    // shared: the server may still hold that of an earlier connection of this process, which fell silent
    prepare: async (client) => {
      await client.query('SELECT pg_advisory_lock_shared($1, hashtext($2))', [PROCESS_LOCK, owner])
    },
    signal,
  })

/** `last_beat` changes when the process says that it lives; `is_over`: the lease is. */
export type LostTurn = { turn_id: string; is_over: boolean; last_beat: string | null }

/** Held turns past their lease, and those whose process does not hold its lock now. Of one person, or of all. */
export const findLostTurns = (db: Queryable, now: Date, uid: number | null) =>
  db.query<LostTurn>({
    name: 'turn.lost',
    text: `SELECT turn_id, lease_until < $1 AS is_over, seen_at::text AS last_beat
           FROM turn t LEFT JOIN live_process USING (owner)
           WHERE state = 'held' AND ($2::int IS NULL OR uid = $2) AND (lease_until < $1 OR NOT EXISTS (
             SELECT FROM pg_locks l JOIN pg_database d ON d.oid = l.database
             WHERE d.datname = current_database() AND locktype = 'advisory' AND granted AND objsubid = 2
               AND classid = ${PROCESS_LOCK} AND objid = (hashtext(t.owner)::bigint & 4294967295)::oid))
           ORDER BY created_at LIMIT 1000`,
    values: [now, uid],
  })

/** `owner`: the process that writes it. `charged`: it was not given back, and was no free one */
export type StoredReply = TurnEnd & {
  turn_id: string
  owner: string
  text: string
  charged: boolean
  reply: StoredReplyKind | null
}

/** A question by its client id and how its reply stands; the text is there once it has ended. Null when the chat is gone. */
export const findReply = async (db: Queryable, uid: number, asstId: string, clientId: string) => {
  const rows = await db.query<StoredReply>({
    name: 'turn.reply',
    text: `SELECT t.turn_id, t.owner, t.state, t.outcome, m.mid, coalesce(m.text, '') AS text,
             t.state = 'posted' AND t.unit <> 'free' AS charged, m.reply
           FROM turn t JOIN chat c USING (asst_id)
           LEFT JOIN message m ON m.turn_id = t.turn_id AND m.role = 'astrologer'
           WHERE t.uid = $1 AND t.asst_id = $2 AND t.client_id = $3`,
    values: [uid, asstId, clientId],
  })
  return rows[0] ?? null
}
