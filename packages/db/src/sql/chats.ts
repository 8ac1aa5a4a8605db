import type { Astrologer, Gender } from '@dhruva/common'
import type { Queryable, Tx } from '#db.ts'
import type { RatingReason } from '#sql/ratings.ts'
import type { StoredFact, StoredReplyKind } from '#sql/turns.ts'

/** A birth as a chat keeps it; `Chart` is the computed kundli. */
export type ChatPerson<Chart> = {
  name: string
  gender: Gender
  marital_status: 'Single' | 'Married' | 'Divorced'
  language: 'English' | 'Hindi'
  /** minutes to either side by which the time of birth is uncertain; null when it is unknown. Chats begun before this was asked have none. */
  tob_uncertainty?: number | null
  chart: Chart
}

/**
 * Whether this birth of a living account is still there; the person is locked until the transaction ends, so that one chat is
 * opened at a time and none for an account that is being deleted.
 */
export const lockForChat = async (tx: Tx, uid: number, bid: number): Promise<boolean> => {
  const rows = await tx.query({
    name: 'chat.lock',
    text: `SELECT b.bid FROM person p JOIN birth b USING (uid)
           WHERE p.uid = $1 AND p.deleted_at IS NULL AND b.bid = $2 FOR NO KEY UPDATE OF p`,
    values: [uid, bid],
  })
  return rows.length === 1
}

/** The open chat of a person about this birth with this astrologer, unless nothing was said in it since `activeSince`. */
export const findOpenChat = async (tx: Tx, uid: number, bid: number, astrologer: string, activeSince: Date) => {
  const rows = await tx.query<{ asst_id: string }>({
    name: 'chat.open',
    text: `SELECT asst_id FROM chat
           WHERE uid = $1 AND ended_at IS NULL AND bid = $2 AND astrologer = $3 AND coalesce(last_at, created_at) > $4`,
    values: [uid, bid, astrologer, activeSince],
  })
  return rows[0]?.asst_id ?? null
}

type NewChat = {
  asstId: string
  uid: number
  bid: number
  astrologer: string
  celebrity: boolean
  person: ChatPerson<unknown>
  now: Date
}

/** Writes a chat; the one that was open before ends. A chat that exists gets the birth as it is now. */
export const putChat = async (tx: Tx, { asstId, uid, bid, astrologer, celebrity, person, now }: NewChat) => {
  await tx.query({
    name: 'chat.end_others',
    text: 'UPDATE chat SET ended_at = $3 WHERE uid = $1 AND ended_at IS NULL AND asst_id <> $2',
    values: [uid, asstId, now],
  })
  await tx.query({
    name: 'chat.put',
    text: `INSERT INTO chat (asst_id, uid, bid, astrologer, celebrity, person, user_name, created_at)
           VALUES ($1, $2, $3, $4, $5, $6, $7, $8)
           ON CONFLICT (asst_id) DO UPDATE SET person = excluded.person, user_name = excluded.user_name`,
    values: [asstId, uid, bid, astrologer, celebrity, JSON.stringify(person), person.name, now],
  })
}

/** `About` is what the parser said of a reply. */
export type ChatToAsk<Chart, About> = {
  bid: number | null
  astrologer: Astrologer
  celebrity: boolean
  ended_at: Date | null
  person: ChatPerson<Chart>
  /** the last messages, oldest first; replies with what they were about, the very last with the facts it rests on */
  history: {
    role: 'user' | 'astrologer'
    text: string
    reply?: StoredReplyKind<About>
    facts?: StoredFact[]
    /** ISO 8601 */
    at: string
  }[]
  /** the person's other kundlis that are not of a celebrity */
  saved: { bid: number; name: string }[]
  /** free replies since `dayStart` */
  free_used: number
  /** whether a question could be held at this moment; the hold itself decides */
  can_ask: boolean
}

/** What a question may be paid with: `units` of which one is taken, or so much of the wallet. */
export type Means = { units: readonly string[]; pricePaise: number; now: Date; dayStart: Date }

/** Everything a question in this chat needs, in one statement. */
export const findChatToAsk = async <Chart, About>(db: Queryable, uid: number, asstId: string, means: Means) => {
  const rows = await db.query<ChatToAsk<Chart, About>>({
    name: 'chat.to_ask',
    text: `SELECT bid, astrologer, celebrity, ended_at, person, coalesce((
             SELECT json_agg(json_strip_nulls(json_build_object('role', role, 'text', text, 'reply', reply, 'facts', facts, 'at', created_at)) ORDER BY mid)
             FROM (
               SELECT mid, role, text, reply, created_at, CASE WHEN mid = max(mid) OVER () THEN facts END AS facts
               FROM message WHERE asst_id = $2 ORDER BY mid DESC LIMIT 20
             ) recent
           ), '[]') AS history,
           (SELECT coalesce(json_agg(json_build_object('bid', b.bid, 'name', b.full_name) ORDER BY b.bid), '[]')
             FROM birth b WHERE b.uid = $1 AND NOT b.celebrity AND b.bid IS DISTINCT FROM chat.bid) AS saved,
           (SELECT count(*)::int FROM turn WHERE uid = $1 AND unit = 'free' AND created_at >= $6) AS free_used,
           ended_at IS NULL
             AND NOT EXISTS (SELECT FROM turn WHERE uid = $1 AND state = 'held')
             AND (coalesce(paid_until > $5, false) OR EXISTS (
               SELECT FROM wallet WHERE uid = $1
                 AND (unit = ANY($3) AND balance > 0 AND (unit <> 'sub_q' OR subscribed($1, $5))
                   OR unit = 'money_paise' AND balance >= $4))) AS can_ask
           FROM chat WHERE uid = $1 AND asst_id = $2`,
    values: [uid, asstId, means.units, means.pricePaise, means.now, means.dayStart],
  })
  return rows[0] ?? null
}

/** The astrologer of a chat; null when this person has no such chat. */
export const findChatAstrologer = async (db: Queryable, uid: number, asstId: string) => {
  const rows = await db.query<{ astrologer: Astrologer }>({
    name: 'chat.astrologer',
    text: 'SELECT astrologer FROM chat WHERE uid = $1 AND asst_id = $2',
    values: [uid, asstId],
  })
  return rows[0]?.astrologer ?? null
}

/** From its commit on no question is held in this chat. */
export const endChat = (db: Queryable, uid: number, asstId: string, now: Date) =>
  db.query({
    name: 'chat.end',
    text: 'UPDATE chat SET ended_at = $3 WHERE uid = $1 AND asst_id = $2 AND ended_at IS NULL',
    values: [uid, asstId, now],
  })

/** @returns whether there was such a chat of this person */
export const removeChat = async (db: Queryable, uid: number, asstId: string): Promise<boolean> => {
  const rows = await db.query({
    name: 'chat.remove',
    text: 'DELETE FROM chat WHERE uid = $1 AND asst_id = $2 RETURNING asst_id',
    values: [uid, asstId],
  })
  return rows.length === 1
}

/** Ends every chat of a person: from its commit on no question is held in any that there is. */
export const endChats = (db: Queryable, uid: number, now: Date) =>
  db.query({
    name: 'chat.end_all',
    text: 'UPDATE chat SET ended_at = $2 WHERE uid = $1 AND ended_at IS NULL',
    values: [uid, now],
  })

/** Removes the chats of a person that have ended, all that is said in them with them. @returns how many */
export const removeEndedChats = async (db: Queryable, uid: number): Promise<number> => {
  const rows = await db.query({
    name: 'chat.remove_ended',
    text: 'DELETE FROM chat WHERE uid = $1 AND ended_at IS NOT NULL RETURNING asst_id',
    values: [uid],
  })
  return rows.length
}

export type ChatRow = {
  astrologer: Astrologer
  celebrity: boolean
  user_name: string
  ended_at: Date | null
  shared_until: Date | null
  client_id: string | null
  question: string | null
  asked_at: Date | null
  mid: number | null
  role: 'user' | 'astrologer'
  text: string
  state: 'complete' | 'stopped' | 'failed'
  facts: StoredFact[]
  reply: StoredReplyKind | null
  /** of a reply: it was not given back, and was no free one */
  charged: boolean
  /** it may be asked once more, free */
  redo: boolean
  rated_good: boolean | null
  rated_reason: RatingReason | null
  created_at: Date
}

/**
 * One chat: a row for each message, oldest first, each with the chat's own columns and the question being answered, if any.
 * A chat without a message is one row whose `mid` is null; no row: this person has no such chat.
 */
export const readChat = (db: Queryable, uid: number, asstId: string, now: Date) =>
  db.query<ChatRow>({
    name: 'chat.read',
    text: `SELECT c.astrologer, c.celebrity, c.user_name, c.ended_at, t.client_id, t.question, t.created_at AS asked_at,
             m.mid, m.role, m.text, m.state, m.facts, m.reply, m.created_at, coalesce(p.state = 'posted' AND p.unit <> 'free', false) AS charged,
             (SELECT max(expires_at) FROM talk_share s WHERE s.asst_id = c.asst_id AND s.expires_at > $3) AS shared_until,
             r.is_good AS rated_good, r.reason AS rated_reason,
             m.mid = c.last_mid AND c.ended_at IS NULL AND coalesce(p.state = 'posted' AND p.unit <> 'free', false)
               AND NOT EXISTS (SELECT FROM turn d WHERE d.redo_of = m.mid AND d.state <> 'refunded') AS redo
           FROM chat c LEFT JOIN turn t ON t.asst_id = c.asst_id AND t.uid = c.uid AND t.state = 'held'
           LEFT JOIN message m ON m.asst_id = c.asst_id LEFT JOIN turn p ON p.turn_id = m.turn_id
           LEFT JOIN rating r ON r.mid = m.mid
           WHERE c.uid = $1 AND c.asst_id = $2 ORDER BY m.mid`,
    values: [uid, asstId, now],
  })
