import type { Invariant } from '#audit/invariant.ts'
import { moneyInvariants } from '#audit/money-invariants.ts'
import { pointsInvariants } from '#audit/points-invariants.ts'
import { LEDGER_KINDS } from '#ledger/kinds.ts'

/** Listed in docs/BOOKS.md by `pnpm books`. A number is never given again: those missing are of parts that are not built. */
export const invariants: readonly Invariant[] = [
  {
    id: 'I1',
    description: 'a balance is the sum of its lines',
    violationsQuery: `SELECT FROM wallet w FULL JOIN (
            SELECT uid, unit, sum(delta) AS total FROM ledger_entry WHERE account = 'user' GROUP BY uid, unit
          ) e USING (uid, unit) WHERE coalesce(w.balance, 0) <> coalesce(e.total, 0)`,
  },
  { id: 'I2', description: 'no balance is negative', violationsQuery: 'SELECT FROM wallet WHERE balance < 0' },
  {
    id: 'I3',
    description: 'the lines of an operation sum to zero in each unit',
    violationsQuery: 'SELECT FROM ledger_entry GROUP BY op_key, unit HAVING sum(delta) <> 0',
  },
  {
    id: 'I4',
    description: 'every operation has lines and a kind that the statement has words for, and every line an operation',
    violationsQuery: `SELECT FROM ledger_op o FULL JOIN (SELECT DISTINCT op_key FROM ledger_entry) e USING (op_key)
          WHERE e.op_key IS NULL OR o.kind IS NULL OR o.kind NOT IN (${LEDGER_KINDS.map((kind) => `'${kind}'`).join(', ')})`,
  },
  {
    id: 'I5',
    description: 'each balance follows from the one before it',
    violationsQuery: `SELECT FROM (
            SELECT balance_after, delta,
              lag(balance_after, 1, 0::bigint) OVER (PARTITION BY uid, unit ORDER BY id) AS before
            FROM ledger_entry WHERE account = 'user'
          ) line WHERE balance_after IS DISTINCT FROM before + delta`,
  },
  ...moneyInvariants,
  {
    id: 'I8',
    description: 'what is charged has exactly one reply, complete or stopped late; what is held or refunded has none',
    violationsQuery: `SELECT FROM turn t JOIN chat c USING (asst_id) LEFT JOIN (
            SELECT turn_id, count(*) AS replies FROM message
            WHERE role = 'astrologer' AND (state = 'complete' OR (state = 'stopped' AND char_length(text) >= 120))
            GROUP BY turn_id
          ) worthy USING (turn_id)
          WHERE coalesce(replies, 0) <> CASE WHEN t.state = 'posted' THEN 1 ELSE 0 END`,
  },
  {
    id: 'I9',
    description: 'a turn took its amount when held or charged and nothing when refunded',
    violationsQuery: `SELECT FROM turn t LEFT JOIN (
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
    description: 'no question is held a minute beyond its lease',
    violationsQuery: "SELECT FROM turn WHERE state = 'held' AND lease_until < now() - interval '60 s'",
  },
  {
    id: 'I11',
    description: 'nobody holds two questions or two open chats',
    violationsQuery: `SELECT FROM turn WHERE state = 'held' GROUP BY uid HAVING count(*) > 1
          UNION ALL SELECT FROM chat WHERE ended_at IS NULL GROUP BY uid HAVING count(*) > 1`,
  },
  {
    id: 'I12',
    description:
      'a transfer moves its questions once, from one person to another or back; what is kept for numbers is what waits',
    violationsQuery: `SELECT FROM (
            SELECT 'transfer:' || id AS op_key, 'user' AS account, uid, -questions AS delta FROM transfer
            UNION ALL SELECT 'transfer:' || id, 'user', to_uid, questions FROM transfer WHERE until IS NULL
            UNION ALL SELECT 'transfer:' || id, 'sys:escrow', uid, questions FROM transfer WHERE until IS NOT NULL
            UNION ALL SELECT 'deliver:' || id, unnest(ARRAY['sys:escrow', 'user']), unnest(ARRAY[uid, to_uid]),
              unnest(ARRAY[-questions, questions]) FROM transfer WHERE until IS NOT NULL AND state = 'sent'
            UNION ALL SELECT 'return:' || id, unnest(ARRAY['sys:escrow', 'back']), uid, unnest(ARRAY[-questions, questions])
              FROM transfer WHERE state = 'returned'
          ) due FULL JOIN (
            SELECT op_key, e.uid, unit, delta,
              CASE WHEN kind = 'return' AND account IN ('user', 'sys:expired') THEN 'back' ELSE account END AS account
            FROM ledger_op JOIN ledger_entry e USING (op_key) WHERE kind IN ('transfer', 'deliver', 'return')
          ) moved USING (op_key, account, uid, delta)
          WHERE due IS NULL OR moved IS NULL OR unit <> 'oracle_paid'
          UNION ALL SELECT WHERE (SELECT coalesce(sum(delta), 0) FROM ledger_entry WHERE account = 'sys:escrow')
            <> (SELECT coalesce(sum(questions), 0) FROM transfer WHERE state = 'waiting')`,
  },
  {
    id: 'I15a',
    description: 'a discussion’s number of comments and its latest are those of the comments listed',
    violationsQuery: `SELECT FROM (
            SELECT did, comment_count, latest_cid, d.did IS NOT NULL AS there
            FROM discussion_count FULL JOIN discussion d USING (did)
          ) n FULL JOIN (
            SELECT did, count(*) AS listed, max(cid) AS latest FROM comment WHERE state IN ('shown', 'erased') GROUP BY did
          ) c USING (did)
          WHERE there IS NOT TRUE OR comment_count IS DISTINCT FROM coalesce(listed, 0) OR latest_cid IS DISTINCT FROM latest`,
  },
  {
    id: 'I15b',
    description: 'a block counts the discussions shown in it',
    violationsQuery: `SELECT FROM discussion_block b FULL JOIN (
            SELECT did >> 10 AS block, count(*) AS shown FROM discussion WHERE state = 'shown' GROUP BY 1
          ) s USING (block) WHERE coalesce(b.shown, 0) <> coalesce(s.shown, 0)`,
  },
  ...pointsInvariants,
  {
    id: 'I9a',
    description: 'a refusal, care or a courtesy takes nothing',
    violationsQuery: "SELECT FROM turn WHERE unit = 'free' AND amount <> 0",
  },
  // how many of a period are free is a setting: the hold counts them, the books cannot
  {
    id: 'I18',
    description:
      'a prediction costs nothing, or one question of the subscription; a text that is kept was charged, once for its period',
    violationsQuery: `SELECT FROM turn WHERE unit LIKE 'pred\\_%' AND (amount <> 0 OR asst_id IS NOT NULL OR question <> '')
          UNION ALL SELECT FROM turn t JOIN person p USING (uid)
            WHERE p.deleted_at IS NULL AND t.asst_id IS NULL AND unit NOT LIKE 'pred\\_%' AND (unit <> 'sub_q' OR amount <> 1)
          UNION ALL SELECT FROM turn t JOIN message m USING (turn_id) WHERE t.asst_id IS NULL
          UNION ALL SELECT FROM prediction LEFT JOIN turn t USING (turn_id) WHERE t.state IS DISTINCT FROM 'posted'
          UNION ALL SELECT FROM prediction JOIN turn USING (turn_id) WHERE unit <> 'pred_again'
            GROUP BY bid, chart, type, period HAVING count(*) > 1`,
  },
  {
    id: 'I19',
    description:
      'a gift is given once to a number and an account, and never without its mark; an invitation brings its inviter something once, ten times a month',
    violationsQuery: `SELECT FROM free_grant GROUP BY mobile_hmac, kind HAVING count(*) > 1
          UNION ALL SELECT FROM ledger_op WHERE kind = 'grant' AND op_key LIKE 'grant:%'
            GROUP BY split_part(op_key, ':', 2)
            HAVING count(*) > (SELECT count(*) FROM free_grant WHERE kind = split_part(min(op_key), ':', 2))
          UNION ALL SELECT FROM (SELECT 'invite:' || id AS op_key, uid FROM invite WHERE rewarded AND uid IS NOT NULL) i
            FULL JOIN (SELECT op_key, uid FROM ledger_op JOIN person p USING (uid) WHERE op_key LIKE 'invite:%' AND p.deleted_at IS NULL) o
            USING (op_key, uid) WHERE i IS NULL OR o IS NULL
          UNION ALL SELECT FROM invite WHERE rewarded AND uid IS NOT NULL
            GROUP BY uid, date_trunc('month', day_in_india(ended_at)) HAVING count(*) > 10`,
  },
  {
    id: 'I22',
    description: 'a code had at most five tries, and whoever asks has two living codes of a number and purpose',
    violationsQuery: `SELECT FROM otp_challenge WHERE attempts NOT BETWEEN 0 AND 5
          UNION ALL SELECT FROM otp_challenge WHERE ended_at IS NULL GROUP BY mobile, purpose, requester HAVING count(*) > 2`,
  },
  {
    id: 'I23',
    description:
      'nothing of a deleted person is left: number, login, birth, chat, question, balance, subscription, profile, text, vote, notification',
    violationsQuery: `SELECT FROM person p WHERE p.deleted_at IS NOT NULL AND (
            p.mobile IS NOT NULL
            OR EXISTS (SELECT FROM session s WHERE s.uid = p.uid AND s.revoked_at IS NULL)
            OR EXISTS (SELECT FROM birth b WHERE b.uid = p.uid)
            OR EXISTS (SELECT FROM chat c WHERE c.uid = p.uid)
            OR EXISTS (SELECT FROM turn t WHERE t.uid = p.uid AND (t.state = 'held' OR t.question <> ''))
            OR EXISTS (SELECT FROM wallet w WHERE w.uid = p.uid AND w.balance <> 0)
            OR EXISTS (SELECT FROM profile WHERE profile.uid = p.uid)
            OR EXISTS (SELECT FROM discussion d WHERE d.uid = p.uid)
            OR EXISTS (SELECT FROM comment c WHERE c.uid = p.uid)
            OR EXISTS (SELECT FROM vote v WHERE v.uid = p.uid)
            OR EXISTS (SELECT FROM report r WHERE r.uid = p.uid)
            OR EXISTS (SELECT FROM notification n WHERE n.uid = p.uid)
            OR EXISTS (SELECT FROM forum_ban b WHERE b.uid = p.uid AND b.mobile_hmac IS NULL)
            OR EXISTS (SELECT FROM free_use u WHERE u.uid = p.uid)
            OR EXISTS (SELECT FROM subscription s WHERE s.uid = p.uid AND s.state <> 'ended')
            OR EXISTS (SELECT FROM coupon c WHERE c.uid = p.uid AND NOT EXISTS (SELECT FROM payment_order o WHERE o.coupon_id = c.id))
            OR EXISTS (SELECT FROM transfer t WHERE t.to_uid = p.uid AND t.mobile IS NOT NULL)
            OR EXISTS (SELECT FROM transfer t WHERE t.uid = p.uid AND t.mobile IS NOT NULL AND t.state <> 'waiting'))
          UNION ALL SELECT FROM (SELECT unnest(actors || actor) AS uid FROM notification) named JOIN person p USING (uid)
            WHERE p.deleted_at IS NOT NULL
          UNION ALL SELECT FROM (
              SELECT uid, title || description || slug || coalesce(rashi_tag, nakshatra_tag, mahadasha_tag, '') AS left_over,
                '[deleted][deleted]deleted' AS allowed FROM discussion WHERE state = 'erased'
              UNION ALL SELECT uid, comment, '[deleted]' FROM comment WHERE state = 'erased'
            ) erased WHERE uid IS NOT NULL OR left_over <> allowed`,
  },
  // how long something may wait to be told or settled is the matter of /metrics: a service that stands still breaks no books
  {
    id: 'I24',
    description:
      'nobody is told twice of the same while unseen, of an upvote twice, or of what they did; what was told is done',
    violationsQuery: `SELECT FROM notification WHERE seen_at IS NULL GROUP BY uid, did, kind, cid HAVING count(*) > 1
          UNION ALL SELECT FROM notification WHERE uid = actor OR uid = ANY (actors)
          UNION ALL SELECT FROM notification n WHERE NOT EXISTS (SELECT FROM discussion d WHERE d.did = n.did)
          UNION ALL SELECT FROM notice_event WHERE kind = 'upvote' AND told > 0 GROUP BY did, actor HAVING count(*) > 1
          UNION ALL SELECT FROM notice_event WHERE (done_at IS NULL) <> (told IS NULL)`,
  },
  {
    id: 'I25',
    description: 'what operators gave or took stands in their acts and in the books, the same',
    violationsQuery: `SELECT FROM (
            SELECT 'ops:' || id AS op_key, substr(target, 2)::int AS uid,
              CASE command WHEN 'grant' THEN 1 ELSE -1 END * (details ->> 'questions')::bigint AS moved
            FROM operator_act WHERE command IN ('grant', 'take')
          ) said FULL JOIN (
            SELECT op_key, o.uid, sum(delta) FILTER (WHERE account = 'user' AND e.uid = o.uid) AS moved
            FROM ledger_op o JOIN ledger_entry e USING (op_key)
            WHERE kind = 'ops' OR op_key LIKE 'ops:%' OR account = 'sys:ops' GROUP BY op_key, o.uid
          ) booked USING (op_key, uid, moved) WHERE said IS NULL OR booked IS NULL`,
  },
]
