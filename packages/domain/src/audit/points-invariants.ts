import type { Invariant } from '#audit/invariant.ts'

const counted = (kind: 'd' | 'c', table: string, id: string) => `
  SELECT FROM ${table} n FULL JOIN (
    SELECT target AS ${id}, count(*) FILTER (WHERE up) AS ups, count(*) FILTER (WHERE NOT up) AS downs
    FROM vote WHERE kind = '${kind}' GROUP BY target
  ) v USING (${id})
  WHERE coalesce(n.upvotes, 0) <> coalesce(ups, 0) OR coalesce(n.downvotes, 0) <> coalesce(downs, 0)`

/** What always holds of votes and points. The cap is a setting and may change: each day remembers the one it was settled under. */
export const pointsInvariants: readonly Invariant[] = [
  {
    id: 'I13',
    description: 'a redemption takes its points and gives its questions, once, so many points for each',
    violationsQuery: `SELECT FROM (
            SELECT 'redeem:' || id AS op_key, uid, unnest(ARRAY['user', 'sys:redeemed', 'sys:redeemed', 'user']) AS account,
              unnest(ARRAY['points', 'points', 'oracle_paid', 'oracle_paid']) AS unit,
              unnest(ARRAY[-points, points, -questions, questions]) AS delta
            FROM redemption
          ) due FULL JOIN (
            SELECT op_key, e.uid, account, unit, delta FROM ledger_op JOIN ledger_entry e USING (op_key)
            WHERE kind = 'redeem' OR op_key LIKE 'redeem:%' OR account = 'sys:redeemed'
          ) moved USING (op_key, uid, account, unit, delta) WHERE due IS NULL OR moved IS NULL
          UNION ALL SELECT FROM redemption WHERE points % questions <> 0`,
  },
  {
    id: 'I14',
    description:
      'what a day earned was given for its actions, within the cap; each point is booked once and taken back at most once',
    violationsQuery: `SELECT FROM points_day d FULL JOIN (
            SELECT uid, day, sum(given) AS earned FROM (
              SELECT uid, day, max(settled) AS given FROM points_event WHERE settled > 0 GROUP BY uid, day, reason, about
            ) actions GROUP BY uid, day
          ) e USING (uid, day) WHERE coalesce(d.earned, 0) <> coalesce(e.earned, 0) OR d.earned > d.cap
          UNION ALL SELECT FROM (
            SELECT 'points:' || id AS op_key, uid, settled AS delta FROM points_event WHERE settled <> 0
          ) due FULL JOIN (
            SELECT op_key, e.uid, delta FROM ledger_op JOIN ledger_entry e USING (op_key)
            WHERE account = 'user' AND (kind = 'points' OR op_key LIKE 'points:%')
          ) moved USING (op_key, uid, delta) WHERE due IS NULL OR moved IS NULL
          UNION ALL SELECT FROM points_event WHERE reason NOT IN ('vote', 'vote_back')
            GROUP BY uid, split_part(about, '/', 1) HAVING sum(settled) < 0
          UNION ALL SELECT FROM points_event WHERE reason IN ('upvote', 'unvote')
            GROUP BY uid, about HAVING sum(settled) > max(points)
          UNION ALL SELECT FROM points_event WHERE reason IN ('vote', 'vote_back')
            GROUP BY uid, about HAVING sum(settled) NOT BETWEEN 0 AND max(points)`,
  },
  {
    id: 'I15',
    description:
      'a text has the votes that stand, none of its author, and each changed a voter’s points in turn: given, taken back, given',
    violationsQuery: `${counted('d', 'discussion_count', 'did')}
          UNION ALL ${counted('c', 'comment_count', 'cid')}
          UNION ALL SELECT FROM vote v JOIN discussion d ON v.kind = 'd' AND v.target = d.did WHERE v.uid = d.uid
          UNION ALL SELECT FROM vote v JOIN comment c ON v.kind = 'c' AND v.target = c.cid WHERE v.uid = c.uid
          UNION ALL SELECT FROM points_event WHERE reason IN ('vote', 'vote_back') GROUP BY uid, about
            HAVING count(*) FILTER (WHERE reason = 'vote') - count(*) FILTER (WHERE reason = 'vote_back') NOT BETWEEN -1 AND 1`,
  },
  {
    id: 'I16',
    description: 'the points a person redeemed are those of their redemptions',
    violationsQuery: `SELECT FROM (
            SELECT uid, sum(points) AS points FROM redemption GROUP BY uid
          ) r FULL JOIN (
            SELECT uid, -sum(delta) AS points FROM ledger_op JOIN ledger_entry e USING (op_key, uid)
            WHERE kind = 'redeem' AND account = 'user' AND unit = 'points' GROUP BY uid
          ) e USING (uid, points) WHERE r IS NULL OR e IS NULL`,
  },
]
