import { openDb } from '@dhruva/db'

const CHATS_EACH = 1
const BATCH = 100_000

/**
 * Gives every person of a seeded forum a wallet with its books, talks that have ended and what was said in them, by the database itself.
 * Nobody of them has a birth: of those the bench adds some with real charts.
 */
export async function seedPasts(url: string, people: number): Promise<void> {
  const db = openDb({ url, poolSize: 1, statementTimeoutMs: 900_000 })
  const fill = (text: string, values: unknown[] = []) => db.pool.query(text, values)
  await fill('SET synchronous_commit = off')
  // each row names one that the statement before has made: nothing to look up
  await fill('SET session_replication_role = replica')
  for (let from = 1; from <= people; from += BATCH) {
    const span = [from, Math.min(people, from + BATCH - 1)]
    // each was given five questions and asked one of them
    await fill(
      `INSERT INTO wallet (uid, unit, balance) SELECT uid, 'oracle_grant', ${5 - CHATS_EACH} FROM person WHERE uid BETWEEN $1 AND $2`,
      span,
    )
    await fill(
      `INSERT INTO ledger_op (op_key, kind, uid, at) SELECT 'welcome:' || uid, 'grant', uid, now() - interval '1 year' FROM person
       WHERE uid BETWEEN $1 AND $2`,
      span,
    )
    await fill(
      `INSERT INTO ledger_entry (op_key, account, uid, unit, delta, balance_after, at)
       SELECT 'welcome:' || uid, account, uid, 'oracle_grant', delta, balance, now() - interval '1 year' FROM person,
         (VALUES ('sys:grant', -5, NULL), ('user', 5, 5)) line (account, delta, balance) WHERE uid BETWEEN $1 AND $2`,
      span,
    )
    await fill(
      `CREATE TEMP TABLE asked AS SELECT uid, n, gen_random_uuid() AS turn_id, gen_random_uuid()::text AS asst_id,
         now() - interval '1 hour' * (1 + (uid * 7 + n) % 8000) AS at FROM person, generate_series(1, ${CHATS_EACH}) n WHERE uid BETWEEN $1 AND $2`,
      span,
    )
    await fill(`INSERT INTO chat (asst_id, uid, bid, astrologer, person, user_name, created_at, ended_at, last_at)
      SELECT asst_id, uid, NULL, 'Oracle', '{}', 'Asha Rao', at, at, at FROM asked`)
    await fill(`INSERT INTO turn (turn_id, uid, asst_id, client_id, question, unit, amount, state, outcome, owner, lease_until, created_at, ended_at)
      SELECT turn_id, uid, asst_id, turn_id::text, '', 'oracle_grant', 1, 'posted', 'complete', 'seed', at, at, at FROM asked`)
    await fill(`INSERT INTO message (asst_id, turn_id, role, text, state, facts, created_at)
      SELECT asst_id, turn_id, role, text, 'complete', '[]', at FROM asked,
        (VALUES ('user', 'When will I get married?'), ('astrologer', repeat('Saturn stands in the tenth house and work grows. ', 14))) said (role, text)`)
    await fill(`UPDATE chat c SET last_mid = m.mid FROM asked a JOIN message m USING (asst_id)
      WHERE c.asst_id = a.asst_id AND m.role = 'astrologer'`)
    // each of the two steps of a question: held, then used
    await fill(`INSERT INTO ledger_op (op_key, kind, uid, turn_id, at)
      SELECT 'turn:' || turn_id || ':' || kind, kind, uid, turn_id, at FROM asked, (VALUES ('hold'), ('settle')) step (kind)`)
    await fill(`INSERT INTO ledger_entry (op_key, account, uid, unit, delta, balance_after, at)
      SELECT 'turn:' || turn_id || ':' || kind, account, uid, 'oracle_grant', delta, CASE account WHEN 'user' THEN 5 - n END, at FROM asked,
        (VALUES ('hold', 'user', -1), ('hold', 'sys:held', 1), ('settle', 'sys:held', -1), ('settle', 'sys:consumed', 1)) line (kind, account, delta)`)
    await fill('DROP TABLE asked')
  }
  await fill('VACUUM ANALYZE')
  await db.close()
}
