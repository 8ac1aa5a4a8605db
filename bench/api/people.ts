import { openDb } from '@dhruva/db'
import { logIn } from './log-in.ts'

const CHATS = 25

/** People with a login, questions and talks, made by the database itself. @returns a token for each */
export async function addPeople(url: string, secret: string, count: number): Promise<string[]> {
  const db = openDb({ url, statementTimeoutMs: 600_000 })
  const fill = (text: string, values: unknown[] = []) => db.pool.query(text, values)
  await fill(`INSERT INTO person (mobile) SELECT '+919' || lpad(n::text, 9, '0') FROM generate_series(1, $1) n`, [
    count,
  ])
  await fill(`INSERT INTO wallet (uid, unit, balance) SELECT uid, unit, 3 FROM person,
    unnest(ARRAY['oracle_grant', 'oracle_paid', 'astra_grant', 'sub_q', 'money_paise']) unit`)
  await fill(
    `INSERT INTO chat (asst_id, uid, bid, astrologer, person, user_name, ended_at)
     SELECT gen_random_uuid()::text, uid, n, 'Oracle', '{}', 'Asha Rao', now() FROM person, generate_series(1, $1) n`,
    [CHATS],
  )
  await fill(`INSERT INTO message (asst_id, turn_id, role, text, state)
    SELECT asst_id, gen_random_uuid(), 'astrologer', repeat('Saturn stands in the tenth house. ', 40), 'complete' FROM chat`)
  await fill(`UPDATE chat SET last_mid = m.mid, last_at = now() - interval '1 minute' * chat.bid
    FROM message m WHERE m.asst_id = chat.asst_id`)
  const people = await fill('SELECT uid, mobile FROM person')
  const tokens = await logIn(db, secret, people.rows)
  await fill('VACUUM ANALYZE')
  await db.close()
  return tokens
}
