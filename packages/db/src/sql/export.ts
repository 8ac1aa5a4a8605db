import type { Queryable } from '#db.ts'

/** A JSON array of rows in the order given. */
const rows = (columns: string, from: string, order: string) =>
  `(SELECT coalesce(json_agg(line ORDER BY line.${order}), '[]') FROM (SELECT ${columns} FROM ${from}) line)`

const birth = `bid, full_name, dob, tob, tob_uncertainty, pob, lat, lng, gender, marital_status, language, celebrity,
  celebrity_info, chart, created_at, updated_at,
  ${rows('with_name, created_at, expires_at', 'kundli_share WHERE kundli_share.bid = birth.bid', 'created_at')} AS shares`
const message = `mid, role, text, state, facts, reply, created_at,
  (SELECT json_build_object('good', is_good, 'reason', reason, 'at', at) FROM rating WHERE rating.mid = message.mid) AS rating`
const prediction = 'bid, type, period, p.language, p.state, text, facts, written_at'
const chat = `asst_id, bid, astrologer, celebrity, user_name, person, title, pinned_at, created_at, ended_at, paid_until,
  ${rows('created_at, expires_at', 'talk_share WHERE talk_share.asst_id = chat.asst_id', 'created_at')} AS shares,
  ${rows(message, 'message WHERE message.asst_id = chat.asst_id', 'mid')} AS messages`
const turn = 'turn_id, asst_id, question, unit, amount, state, outcome, redo_of, created_at, ended_at'
const profile = `handle AS display_name, email, default_bid AS default_birth_profile, gender, avatar, is_private, created_at,
  EXISTS (SELECT FROM forum_ban f WHERE f.uid = profile.uid) AS is_ban`
const discussion = `did, title, description, rashi_tag, nakshatra_tag, mahadasha_tag, state, created_at, updated_at,
  coalesce(upvotes, 0) AS upvotes, coalesce(downvotes, 0) AS downvotes, coalesce(comment_count, 0) AS comment_count`
const comment = `cid, did, comment, state, created_at, coalesce(upvotes, 0) AS upvotes, coalesce(downvotes, 0) AS downvotes`
const target = `CASE kind WHEN 'd' THEN 'discussion' ELSE 'comment' END AS kind, target AS id`

// whether a number has an account is nobody else's: what waits for its first login looks as what came
const given = `id, mobile, questions, CASE state WHEN 'returned' THEN state ELSE 'sent' END AS state, at,
  CASE state WHEN 'returned' THEN ended_at END AS returned_at`

// a transfer received says nothing of who sent it: that is the sender's
const PARTS = {
  account:
    "(SELECT json_build_object('uid', uid, 'mobile', mobile, 'created_at', created_at) FROM person WHERE uid = $1)",
  logins: rows(
    'login_id, device, agent, place, created_at, confirmed_at, seen_at, revoked_at',
    'session WHERE uid = $1',
    'created_at',
  ),
  consents: rows('id, purpose, given, version, language, how, device, at', 'consent WHERE uid = $1', 'id'),
  births: rows(birth, 'birth WHERE uid = $1', 'bid'),
  talks: rows(chat, 'chat WHERE uid = $1', 'created_at'),
  predictions: rows(prediction, 'prediction p JOIN birth b USING (bid) WHERE b.uid = $1', 'written_at'),
  free_used_before: rows('type, period, used', 'free_use WHERE uid = $1', 'period'),
  turns: rows(turn, 'turn WHERE uid = $1', 'created_at'),
  balances: "(SELECT coalesce(json_object_agg(unit, balance), '{}') FROM wallet WHERE uid = $1)",
  ledger: rows(
    'e.id, e.op_key, o.kind, e.unit, e.delta, e.balance_after, e.at',
    "ledger_entry e JOIN ledger_op o USING (op_key) WHERE e.uid = $1 AND e.account = 'user'",
    'id',
  ),
  orders: rows(
    'id, pack, unit, quantity, list_paise, percent, total_paise, price_paise, place, state, created_at, paid_at',
    'payment_order WHERE uid = $1',
    'created_at',
  ),
  payments: rows(
    'id, order_id, amount_paise, currency, status, refunded_paise, method, made_at, outcome, reason, settled_at',
    'payment WHERE uid = $1',
    'made_at',
  ),
  invoices: rows(
    'number, kind, corrects, payment_id, issued_at, pack, quantity, place, price_paise, cgst_paise, sgst_paise, igst_paise, total_paise',
    'invoice WHERE uid = $1',
    'issued_at',
  ),
  refunds: rows(
    'id, payment_id, kind, state, amount_paise, unit, quantity, asked_at, promised_on, done_at',
    'payment_refund WHERE uid = $1',
    'asked_at',
  ),
  subscriptions: rows(
    'id, plan, state, total_paise, place, mandate, started_at, current_end, stopped_at, ended_at',
    'subscription WHERE uid = $1',
    'id',
  ),
  subscription_months: rows(
    'payment_id, subscription_id, quantity, starts_at, ends_at, granted_at, lapsed_at, lapsed',
    'subscription_month WHERE uid = $1',
    'starts_at',
  ),
  leads: rows(
    'id, full_name, mobile, email, birth_place, date_of_birth, time_of_birth, astrologer_id, state, scheduled_at, created_at, changed_at',
    'lead WHERE uid = $1',
    'created_at',
  ),
  // the keys seal notes for one browser: whoever has them reads what it is sent
  daily_note: `(SELECT row_to_json(line) FROM (
    SELECT endpoint, hour, language, created_at, sent_on FROM push_subscription WHERE uid = $1) line)`,
  coupons: rows('id, percent, drawn_at, expires_at, spent_at', 'coupon WHERE uid = $1', 'drawn_at'),
  // whose numbers they were is not kept
  invites: rows('id, at, ended_at, rewarded', 'invite WHERE uid = $1', 'at'),
  // of a spin that waits only what is shown: its seed is told when it was made
  spins: rows(
    'id, made_at, commitment, CASE WHEN spun_at IS NOT NULL THEN seed END AS seed, nonce, percent, spun_at',
    'spin WHERE uid = $1',
    'made_at',
  ),
  operator:
    '(SELECT row_to_json(line) FROM (SELECT name, roles, added_at, ended_at FROM desk_operator WHERE uid = $1) line)',
  desk_logins: rows(
    'started_at, seen_at, in_since, ended_at, place, agent',
    'desk_session WHERE uid = $1',
    'started_at',
  ),
  talk_consents: rows(
    'id, asst_id, made_at, until, revoked_at, opened_at, read_at, reads',
    'talk_consent WHERE uid = $1',
    'id',
  ),
  profile: `(SELECT row_to_json(line) FROM (SELECT ${profile} FROM profile WHERE uid = $1) line)`,
  discussions: rows(discussion, 'discussion LEFT JOIN discussion_count USING (did) WHERE uid = $1', 'did'),
  comments: rows(comment, 'comment LEFT JOIN comment_count USING (cid) WHERE uid = $1', 'cid'),
  votes: rows(`${target}, up, at`, 'vote WHERE uid = $1', 'at'),
  reports: rows(`${target}, reason, at, counts, resolved_at, dismissed`, 'report WHERE uid = $1', 'at'),
  notifications: rows(
    'id, did, cid, kind, cardinality(actors) AS people, at, seen_at',
    'notification WHERE uid = $1',
    'id',
  ),
  // of an upvote: for which text, not whose it was
  points: rows(
    "id, reason, split_part(about, '/', 1) AS about, points, settled, at, settled_at",
    'points_event WHERE uid = $1',
    'id',
  ),
  redemptions: rows('id, points, questions, at', 'redemption WHERE uid = $1', 'at'),
  transfers_sent: rows(given, 'transfer WHERE uid = $1', 'at'),
  transfers_received: rows('id, questions, at, ended_at', "transfer WHERE to_uid = $1 AND state = 'sent'", 'at'),
}

const FIELDS = Object.entries(PARTS).map(([name, part]) => `'${name}', ${part}`)

/** Everything kept about a person, as of one instant; null for nobody. `Export` is the caller's word for it. */
export const readEverything = async <Export>(db: Queryable, uid: number) => {
  const found = await db.query<{ kept: Export }>({
    name: 'export.person',
    text: `SELECT json_build_object(${FIELDS.join(', ')}) AS kept FROM person WHERE uid = $1 AND deleted_at IS NULL`,
    values: [uid],
  })
  return found[0]?.kept ?? null
}
