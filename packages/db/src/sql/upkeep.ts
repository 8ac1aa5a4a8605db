import type { Queryable } from '#db.ts'

const DELETES = {
  codes: `DELETE FROM otp_challenge WHERE created_at < $1::timestamptz - interval '2 days'`,
  confirmations: 'DELETE FROM step_up WHERE expires_at < $1::timestamptz',
  // a login of the last 90 days makes its address known, also when it has ended; one that nobody used for 400 days is over. A token that was replaced stays as long as its login
  // stands: if it comes again, somebody copied it
  sessions: `DELETE FROM session s WHERE revoked_at < $1::timestamptz - interval '90 days'
    OR created_at < $1::timestamptz - interval '500 days' AND NOT EXISTS (SELECT FROM session o WHERE o.login_id = s.login_id
      AND coalesce(o.seen_at, o.created_at) > $1::timestamptz - interval '500 days')`,
  messages: `DELETE FROM sms_outbox WHERE sent_at < $1::timestamptz - interval '2 days'`,
  handed: `DELETE FROM outbox WHERE handed_at < $1::timestamptz - interval '7 days'`,
  // an upvote that was told of is remembered, so that it is told of once
  told: `DELETE FROM notice_event WHERE done_at < $1::timestamptz - interval '7 days' AND NOT (kind = 'upvote' AND told > 0)`,
  // the provider sends again for a day; a payment is credited once without them too
  paid: `DELETE FROM payment_event WHERE done_at < $1::timestamptz - interval '30 days'`,
  dead: `DELETE FROM live_process WHERE seen_at < $1::timestamptz - interval '1 hour'`,
  // a text of a period that is over is shown nowhere
  predictions: 'DELETE FROM prediction WHERE period < period_of(type, $1::timestamptz)',
  uses: 'DELETE FROM free_use WHERE period < period_of(type, $1::timestamptz)',
  // younger ones cannot be deleted
  events: `DELETE FROM security_event WHERE at < $1::timestamptz - interval '400 days'`,
  // younger ones cannot be deleted
  consents: `DELETE FROM consent WHERE uid IN (SELECT uid FROM person WHERE deleted_at < $1::timestamptz - interval '3 years')`,
  // a number that spun today
  spun: `DELETE FROM free_grant WHERE kind LIKE 'spin:%' AND kind COLLATE "C" < 'spin:' || day_in_india($1::timestamptz)`,
  invites: `DELETE FROM invite WHERE NOT rewarded AND at < $1::timestamptz - interval '30 days'`,
  shares: 'DELETE FROM talk_share WHERE expires_at < $1::timestamptz',
  kundli_shares: 'DELETE FROM kundli_share WHERE expires_at < $1::timestamptz',
  // nobody is told anything by a login that has ended
  notes: `DELETE FROM push_subscription p WHERE NOT EXISTS (SELECT FROM session s WHERE s.login_id = p.login_id
    AND s.revoked_at IS NULL AND (s.ends_at IS NULL OR s.ends_at > $1::timestamptz))`,
  note_counts: 'DELETE FROM note_count WHERE day < day_in_india($1::timestamptz) - 7',
  handles: 'DELETE FROM resting_handle WHERE until <= $1::timestamptz',
}

const counts = Object.keys(DELETES).map((name) => `(SELECT count(*)::int FROM ${name}) AS ${name}`)
const parts = Object.entries(DELETES).map(([name, text]) => `${name} AS (${text} RETURNING 1)`)

/** Deletes what has served its time. @returns how many rows of each kind */
export const purgeExpired = async (db: Queryable, now: Date): Promise<Record<string, number>> => {
  const [deleted = {}] = await db.query<Record<keyof typeof DELETES, number>>({
    name: 'upkeep.purge',
    text: `WITH ${parts.join(', ')} SELECT ${counts.join(', ')}`,
    values: [now],
  })
  return deleted
}

/**
 * Deletes notifications that were seen more than 180 days ago, those seen longest ago first; one that is being changed just now is
 * left for the next time.
 * @returns how many, at most `limit`
 */
export const purgeSeenNotices = async (db: Queryable, now: Date, limit: number): Promise<number> => {
  const rows = await db.query({
    name: 'upkeep.seen_notices',
    text: `DELETE FROM notification WHERE id IN (
             SELECT id FROM notification WHERE seen_at < $1::timestamptz - interval '180 days'
             ORDER BY seen_at LIMIT $2 FOR UPDATE SKIP LOCKED
           ) RETURNING 1`,
    values: [now, limit],
  })
  return rows.length
}

/**
 * Puts charts in the place of older ones. A birth that was edited meanwhile keeps the chart of its edit.
 * @returns how many were put
 */
export const storeCharts = async (
  db: Queryable,
  version: number,
  charts: { bid: number; updatedAt: Date; chart: object }[],
): Promise<number> => {
  const stored = await db.query({
    name: 'upkeep.store_charts',
    text: `UPDATE birth b SET chart = n.chart, chart_version = $1
           FROM (SELECT unnest($2::int[]) AS bid, unnest($3::timestamptz[]) AS seen, unnest($4::jsonb[]) AS chart) n
           WHERE b.bid = n.bid AND b.chart_version < $1 AND date_trunc('milliseconds', b.updated_at) = n.seen
           RETURNING b.bid`,
    values: [
      version,
      charts.map((each) => each.bid),
      charts.map((each) => each.updatedAt),
      charts.map((each) => JSON.stringify(each.chart)),
    ],
  })
  return stored.length
}
