import { type Db, openDb } from '@dhruva/db'
import { storedForm } from '../../apps/api/src/features/astrohub/discussions/writing.ts'
import { logIn } from '../log-in.ts'
import { createRandom, createWriter } from './texts.ts'

export type Size = { people: number; discussions: number; comments: number }

const LOGINS = 2_000
const BATCH = 2_500
const COMMENT_TEXTS = 5_000

/** Writes are many times faster without the indexes and triggers of the search, which come back afterwards. */
const INDEXES = `SELECT indexname, indexdef FROM pg_indexes WHERE tablename = 'discussion' AND indexdef LIKE '%gin%'`

async function addDiscussions(fill: Fill, { people, discussions }: Size) {
  const random = createRandom(1)
  const write = createWriter(random)
  const from = Date.now() - discussions * 60_000
  let written = 0
  const { rows: indexes } = await fill(INDEXES)
  for (const { indexname } of indexes) await fill(`DROP INDEX "${indexname}"`)
  await fill('ALTER TABLE discussion DISABLE TRIGGER USER')
  for (let done = 0; done < discussions; done += BATCH) {
    const rows = Array.from({ length: Math.min(BATCH, discussions - done) }, () => {
      const language = random() < 0.33 ? 'hi' : 'en'
      const title = write(language, 4, 10).slice(0, 150)
      const form = storedForm({ title, description: write(language, 20, 90) })
      return { ...form, uid: 1 + Math.floor(random() ** 2 * people), at: new Date(from + ++written * 60_000) }
    })
    await fill(
      `INSERT INTO discussion (uid, title, description, slug, created_at, updated_at, words, title_words)
       SELECT uid, title, description, slug, at, at, array_to_tsvector(words), array_to_tsvector("titleWords")
       FROM jsonb_to_recordset($1) AS row (uid int, at timestamptz, title text, description text, slug text, words text[], "titleWords" text[])`,
      [JSON.stringify(rows)],
    )
  }
  await fill('ALTER TABLE discussion ENABLE TRIGGER USER')
  for (const { indexdef } of indexes) await fill(indexdef)
  await fill(`INSERT INTO forum_word (word, near) SELECT word, near_words(word)
    FROM ts_stat('SELECT words FROM discussion') WHERE word ~ '^[a-z]{4,24}$'`)
}

async function addComments(fill: Fill, { people, discussions, comments }: Size) {
  const random = createRandom(2)
  const write = createWriter(random)
  const texts = Array.from({ length: COMMENT_TEXTS }, () => write(random() < 0.33 ? 'hi' : 'en', 4, 60))
  // most comments stand below few discussions, and the latest are far apart
  await fill(
    `INSERT INTO comment (did, uid, comment, created_at)
     SELECT 1 + ((power(random(), 3) * $2)::bigint * 7919) % $2::int, 1 + (power(random(), 2) * ($3::int - 1))::int,
       ($4::text[])[1 + n % $5::int], now() - interval '1 second' * ($1::int - n) FROM generate_series(1, $1::int) n`,
    [comments, discussions, people, texts, COMMENT_TEXTS],
  )
  await fill(`INSERT INTO discussion_count (did, upvotes, downvotes, comment_count, latest_cid)
    SELECT d.did, d.did % 50, d.did % 7, coalesce(n, 0), latest FROM discussion d
    LEFT JOIN (SELECT did, count(*) AS n, max(cid) AS latest FROM comment GROUP BY did) c USING (did)`)
  await fill(`INSERT INTO comment_count (cid, upvotes, downvotes)
    SELECT cid, cid % 9, cid % 3 FROM comment WHERE cid % 4 = 0`)
  await fill('INSERT INTO discussion_block SELECT did >> 10, count(*) FROM discussion GROUP BY 1')
  await fill(
    `INSERT INTO vote (uid, kind, target, up, at) SELECT 1 + n % $1::int, 'd', $2::int - n % 5000, n % 3 > 0, now()
     FROM generate_series(1, 100000) n ON CONFLICT DO NOTHING`,
    [people, discussions],
  )
}

type Fill = Db['pool']['query']

/**
 * A forum of many years in an empty database, by the database itself where it can.
 * @returns the tokens of some of its people
 */
export async function seedForum(url: string, secret: string, size: Size): Promise<string[]> {
  const db = openDb({ url, poolSize: 1, statementTimeoutMs: 900_000 })
  const fill: Fill = db.pool.query.bind(db.pool)
  await fill(`SET synchronous_commit = off`)
  await fill(`INSERT INTO person (mobile) SELECT '+919' || lpad(n::text, 9, '0') FROM generate_series(1, $1) n`, [
    size.people,
  ])
  await fill(`INSERT INTO profile (uid, handle, handle_key, email, gender, avatar, created_at)
    SELECT uid, 'Member' || uid, 'member' || uid, 'm' || uid || '@example.org', CASE uid % 2 WHEN 0 THEN 'Female' ELSE 'Male' END,
      'ganga', now() - interval '1 year' FROM person`)
  await addDiscussions(fill, size)
  await addComments(fill, size)
  const { rows } = await fill('SELECT uid, mobile FROM person ORDER BY uid LIMIT $1', [LOGINS])
  const tokens = await logIn(db, secret, rows)
  await fill('VACUUM ANALYZE')
  await db.close()
  return tokens
}
