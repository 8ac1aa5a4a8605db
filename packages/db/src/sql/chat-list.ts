import type { Queryable } from '#db.ts'

export type ChatListRow = {
  asst_id: string
  to_name: string
  chat_time: Date
  message: string
  mid: number
  bid: number | null
  user_name: string
  celebrity: boolean
  title: string | null
  question: string
  pinned: boolean
}

const PAGE = 20

/** Words as a pattern: what they say of patterns is meant as it stands. */
const patternOf = (words: string) => `%${words.replace(/[\\%_]/g, '\\$&')}%`

const columns = `c.asst_id, c.astrologer AS to_name, m.created_at AS chat_time, m.mid, c.bid, c.user_name, c.celebrity, c.title,
  (SELECT left(text, 120) FROM message q WHERE q.asst_id = c.asst_id ORDER BY mid LIMIT 1) AS question, c.pinned_at IS NOT NULL AS pinned`
const order = 'c.pinned_at IS NULL, c.last_at DESC, c.asst_id'

/** The chats in which something was said, pinned ones first, then newest first, 20 from an offset. The ids come first: wide rows are not skipped over. */
export const listChats = (db: Queryable, uid: number, start: number) =>
  db.query<ChatListRow>({
    name: 'chat.list',
    text: `SELECT ${columns}, left(m.text, 120) AS message
           FROM (
             SELECT asst_id FROM chat c WHERE uid = $1 AND last_mid IS NOT NULL ORDER BY ${order} LIMIT ${PAGE} OFFSET $2
           ) page
           JOIN chat c USING (asst_id) JOIN message m ON m.mid = c.last_mid
           ORDER BY ${order}`,
    values: [uid, start],
  })

/** Those in whose name, person or messages the words stand; `message` begins a little before they do. */
export const searchChats = (db: Queryable, uid: number, start: number, words: string) =>
  db.query<ChatListRow>({
    name: 'chat.search',
    text: `SELECT ${columns}, coalesce(
             substring(f.text FROM greatest(1, strpos(lower(f.text), lower($3)) - 30) FOR 120), left(m.text, 120)) AS message
           FROM chat c JOIN message m ON m.mid = c.last_mid
           LEFT JOIN LATERAL (
             SELECT text FROM message s WHERE s.asst_id = c.asst_id AND s.text ILIKE $4 ORDER BY s.mid DESC LIMIT 1
           ) f ON true
           WHERE c.uid = $1 AND (f.text IS NOT NULL OR c.title ILIKE $4 OR c.user_name ILIKE $4)
           ORDER BY ${order} LIMIT ${PAGE} OFFSET $2`,
    values: [uid, start, words, patternOf(words)],
  })

type Change = { title?: string | undefined; pinned?: boolean | undefined; now: Date }

/** Names a chat ('' takes the name away) or pins it; what is not said stays. @returns whether there is such a chat of this person */
export const updateChat = async (db: Queryable, uid: number, asstId: string, { title, pinned, now }: Change) => {
  const rows = await db.query({
    name: 'chat.update',
    text: `UPDATE chat SET title = CASE WHEN $3::text IS NULL THEN title ELSE nullif($3, '') END,
             pinned_at = CASE WHEN $4::boolean IS NULL THEN pinned_at WHEN $4 THEN coalesce(pinned_at, $5) END
           WHERE uid = $1 AND asst_id = $2 RETURNING asst_id`,
    values: [uid, asstId, title ?? null, pinned ?? null, now],
  })
  return rows.length === 1
}
