/** One statement about the books. `bad` is SQL that selects one row for each thing that breaks it. */
export type Invariant = { id: string; says: string; bad: string }

/** Numbered as in the design of the books; those of features that are not there yet are left out. */
export const invariants: readonly Invariant[] = [
  {
    id: 'I1',
    says: 'a balance is the sum of its lines',
    bad: `SELECT FROM wallet w FULL JOIN (
            SELECT uid, unit, sum(delta) AS total FROM ledger_entry WHERE account = 'user' GROUP BY uid, unit
          ) e USING (uid, unit) WHERE coalesce(w.balance, 0) <> coalesce(e.total, 0)`,
  },
  { id: 'I2', says: 'no balance is negative', bad: 'SELECT FROM wallet WHERE balance < 0' },
  {
    id: 'I3',
    says: 'the lines of an operation sum to zero in each unit',
    bad: 'SELECT FROM ledger_entry GROUP BY op_key, unit HAVING sum(delta) <> 0',
  },
  {
    id: 'I4',
    says: 'every operation has lines and every line an operation',
    bad: `SELECT FROM ledger_op o FULL JOIN (SELECT DISTINCT op_key FROM ledger_entry) e USING (op_key)
          WHERE o.kind IS NULL OR e.op_key IS NULL`,
  },
  {
    id: 'I5',
    says: 'each balance follows from the one before it',
    bad: `SELECT FROM (
            SELECT balance_after, delta,
              lag(balance_after, 1, 0::bigint) OVER (PARTITION BY uid, unit ORDER BY id) AS before
            FROM ledger_entry WHERE account = 'user'
          ) line WHERE balance_after IS DISTINCT FROM before + delta`,
  },
  {
    id: 'I8',
    says: 'what is charged has exactly one reply, complete or stopped late; what is held or refunded has none',
    bad: `SELECT FROM turn t JOIN chat c USING (asst_id) LEFT JOIN (
            SELECT turn_id, count(*) AS replies FROM message
            WHERE role = 'astrologer' AND (state = 'complete' OR (state = 'stopped' AND char_length(text) >= 120))
            GROUP BY turn_id
          ) worthy USING (turn_id)
          WHERE coalesce(replies, 0) <> CASE WHEN t.state = 'posted' THEN 1 ELSE 0 END`,
  },
  {
    id: 'I9',
    says: 'a turn took its amount when held or charged and nothing when refunded',
    bad: `SELECT FROM turn t LEFT JOIN (
            SELECT turn_id,
              sum(delta) FILTER (WHERE account = 'user') AS taken,
              sum(delta) FILTER (WHERE account = 'sys:held') AS held,
              sum(delta) FILTER (WHERE account = 'sys:consumed') AS used
            FROM ledger_op o JOIN ledger_entry e USING (op_key) WHERE turn_id IS NOT NULL GROUP BY turn_id
          ) moved USING (turn_id)
          WHERE coalesce(taken, 0) <> CASE WHEN t.state = 'refunded' THEN 0 ELSE -t.amount END
             OR coalesce(held, 0) <> CASE WHEN t.state = 'held' THEN t.amount ELSE 0 END
             OR coalesce(used, 0) <> CASE WHEN t.state = 'posted' THEN t.amount ELSE 0 END`,
  },
  {
    id: 'I10',
    says: 'no question is held a minute beyond its lease',
    bad: "SELECT FROM turn WHERE state = 'held' AND lease_until < now() - interval '60 s'",
  },
  {
    id: 'I11',
    says: 'nobody holds two questions or two open talks',
    bad: `SELECT FROM turn WHERE state = 'held' GROUP BY uid HAVING count(*) > 1
          UNION ALL SELECT FROM chat WHERE ended_at IS NULL GROUP BY uid HAVING count(*) > 1`,
  },
  // how many of a period are free is a setting: the hold counts them, the books cannot
  {
    id: 'I18',
    says: 'a prediction costs nothing, or one question of the subscription, and no word of it is kept',
    bad: `SELECT FROM turn WHERE unit LIKE 'pred\\_%' AND (amount <> 0 OR asst_id IS NOT NULL OR question <> '')
          UNION ALL SELECT FROM turn t JOIN person p USING (uid)
            WHERE p.deleted_at IS NULL AND t.asst_id IS NULL AND unit NOT LIKE 'pred\\_%' AND (unit <> 'sub_q' OR amount <> 1)
          UNION ALL SELECT FROM turn t JOIN message m USING (turn_id) WHERE t.asst_id IS NULL`,
  },
  {
    id: 'I19',
    says: 'a gift is given once to a number and an account, and never without its mark',
    bad: `SELECT FROM free_grant GROUP BY mobile_hmac, kind HAVING count(*) > 1
          UNION ALL SELECT FROM ledger_op WHERE kind = 'grant' AND op_key LIKE 'grant:%'
            GROUP BY split_part(op_key, ':', 2)
            HAVING count(*) > (SELECT count(*) FROM free_grant WHERE kind = split_part(min(op_key), ':', 2))`,
  },
  {
    id: 'I22',
    says: 'a code had at most five tries, and a number has one living code for a purpose',
    bad: `SELECT FROM otp_challenge WHERE attempts NOT BETWEEN 0 AND 5
          UNION ALL SELECT FROM otp_challenge WHERE ended_at IS NULL GROUP BY mobile, purpose HAVING count(*) > 1`,
  },
  {
    id: 'I23',
    says: 'nothing of a deleted person is left: number, login, birth, talk, question, balance',
    bad: `SELECT FROM person p WHERE p.deleted_at IS NOT NULL AND (
            p.mobile IS NOT NULL
            OR EXISTS (SELECT FROM session s WHERE s.uid = p.uid AND s.revoked_at IS NULL)
            OR EXISTS (SELECT FROM birth b WHERE b.uid = p.uid)
            OR EXISTS (SELECT FROM chat c WHERE c.uid = p.uid)
            OR EXISTS (SELECT FROM turn t WHERE t.uid = p.uid AND (t.state = 'held' OR t.question <> ''))
            OR EXISTS (SELECT FROM wallet w WHERE w.uid = p.uid AND w.balance <> 0))`,
  },
]
