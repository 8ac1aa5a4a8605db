import { openDb } from '@dhruva/db'
import { CHART_VERSION, computeChart } from '@dhruva/jyotish'

const CHATS = 25
const BIRTHS = 3
const BIRTH = { dob: '15/08/1990', tob: '10:30', lat: 28.61, lng: 77.21 }

/**
 * Gives the first `count` people of a database questions, births and chats, made by the database itself.
 * @returns the bid of a birth of the person whose turn it is: people are asked for one after the other
 */
export async function addAccounts(url: string, count: number) {
  const db = openDb({ url, statementTimeoutMs: 600_000 })
  const fill = (text: string, values: unknown[] = []) => db.pool.query(text, values)
  await fill(`CREATE TABLE asked AS SELECT uid FROM person ORDER BY uid LIMIT ${Number(count)}`)
  await fill(`INSERT INTO wallet (uid, unit, balance) SELECT uid, unit, 3 FROM asked,
    unnest(ARRAY['oracle_grant', 'oracle_paid', 'astra_grant', 'sub_q', 'money_paise']) unit`)
  // whose questions of a month they are
  await fill(`INSERT INTO subscription (id, uid, plan, quantity, total_paise, price_paise, cgst_paise, sgst_paise, igst_paise, gst_rate,
      sac, seller_state, place, grace_days, provider_id, state, mandate, created_at, started_at, current_end, questions_until)
    SELECT gen_random_uuid(), uid, 'monthly', 500, 19900, 16864, 1518, 1518, 0, 1800, '999799', '29', '29', 4, 'sub_' || uid,
      'active', 'live', now(), now(), now() + interval '1 month', now() + interval '1 month' FROM asked`)
  for (let n = 0; n < BIRTHS; n++)
    await fill(
      `INSERT INTO birth (uid, full_name, dob, tob, pob, lat, lng, gender, marital_status, language, celebrity,
         tob_uncertainty, chart, chart_version, updated_at)
       SELECT uid, 'Asha Rao', $1, $2, 'New Delhi, Delhi, India', $3, $4, 'Female', 'Single', 'English', false, 0, $5, $6, now()
       FROM asked ORDER BY uid`,
      [BIRTH.dob, BIRTH.tob, BIRTH.lat, BIRTH.lng, JSON.stringify(computeChart(BIRTH, new Date())), CHART_VERSION],
    )
  await fill(
    `INSERT INTO chat (asst_id, uid, bid, astrologer, person, user_name, ended_at)
     SELECT gen_random_uuid()::text, uid, n, 'Oracle', '{}', 'Asha Rao', now() FROM asked, generate_series(1, $1) n`,
    [CHATS],
  )
  await fill(`INSERT INTO message (asst_id, turn_id, role, text, state)
    SELECT asst_id, gen_random_uuid(), 'astrologer', repeat('Saturn stands in the tenth house. ', 40), 'complete' FROM chat`)
  await fill(`UPDATE chat SET last_mid = m.mid, last_at = now() - interval '1 minute' * chat.bid
    FROM message m WHERE m.asst_id = chat.asst_id`)
  const { rows } = await fill('SELECT bid FROM birth ORDER BY bid LIMIT $1', [count])
  const bids: number[] = rows.map(({ bid }) => bid)
  await fill('DROP TABLE asked')
  await fill('VACUUM ANALYZE')
  await db.close()
  return { birthOf: (turn: number) => bids[turn % bids.length] }
}
