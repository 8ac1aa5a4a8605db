import type { Queryable, Tx } from '#db.ts'

/** The room a code is sent out of: of a person's own, or one that strangers share. See docs/adr/0019. */
export type Lane = 'known' | 'own' | 'first' | 'crowd' | 'spare' | 'again' | 'beside'

/** Who asks for a code, and for which number: MACs throughout, so that no number and no address is kept. */
export type Asker = {
  mobileKey: string
  /** a device known with the number, else the address */
  requester: Buffer
  addressHash: Buffer
  networkHash: Buffer
  /** the first digits of the number */
  prefixHash: Buffer
}

export type NewChallenge = Asker & {
  tokenHash: Buffer
  purpose: string
  codeMac: Buffer
  lane: Lane
  tries: number
  proof: Buffer | null
  expiresAt: Date
}

/** How many codes one requester may have sent to a number. */
export type RequesterLimits = { stepSeconds: number; perHour: number; perDay: number }

/** Makes requests that would be counted together wait for each other: those of a requester for a number, or those of all strangers. */
export const lockSends = (tx: Tx, { requester, mobileKey }: Asker, stranger: boolean) =>
  tx.query({
    name: 'otp.lock',
    text: `SELECT pg_advisory_xact_lock(hashtextextended(
             CASE WHEN $3 THEN 'otp.strangers' ELSE 'otp.requester:' || encode($1, 'hex') || $2::text END, 0))`,
    values: [requester, mobileKey, stranger],
  })

/**
 * When a requester may have the next code for a number: the latest of what each limit says. A limit of n in a span is reached when the
 * n-th newest code is younger than the span.
 * @returns null when now
 */
export const nextSendAt = async (
  db: Queryable,
  { mobileKey, requester }: Asker,
  limits: RequesterLimits,
  now: Date,
): Promise<Date | null> => {
  const [row] = await db.query<{ at: Date | null }>({
    name: 'otp.next_send_at',
    text: `WITH mine AS (
        SELECT created_at FROM otp_challenge
        WHERE mobile = $1 AND requester = $2 AND created_at > $3::timestamptz - interval '1 day')
      SELECT greatest(
        (SELECT max(created_at) + make_interval(secs => $4) FROM mine),
        (SELECT created_at + interval '1 hour' FROM mine ORDER BY created_at DESC OFFSET $5::int - 1 LIMIT 1),
        (SELECT created_at + interval '1 day' FROM mine ORDER BY created_at DESC OFFSET $6::int - 1 LIMIT 1)) AS at`,
    values: [mobileKey, requester, now, limits.stepSeconds, limits.perHour, limits.perDay],
  })
  return row?.at && row.at > now ? row.at : null
}

/** Whether this number logged in from this address within the last 90 days. */
export const hasLoggedInFrom = async (db: Queryable, mobile: string, addressHash: Buffer, now: Date) => {
  const rows = await db.query({
    name: 'otp.own_address',
    text: `SELECT 1 FROM person p JOIN session s USING (uid)
           WHERE p.mobile = $1 AND s.address_hash = $2 AND s.created_at > $3::timestamptz - interval '90 days' LIMIT 1`,
    values: [mobile, addressHash, now],
  })
  return rows.length === 1
}

/** What strangers did lately. A code is `unused` until the right digits have come. */
export type Traffic = {
  /** codes to this number */
  numberLastAt: Date | null
  numberHour: number
  numberDay: number
  /** of them from this network, and the oldest of these */
  numberHere: number
  numberHereAt: Date | null
  networkUnusedHour: number
  networkUnusedDay: number
  networkOldestAt: Date | null
  /** numbers that logged in from the network within a day */
  networkNumbers: number
  addressUnusedHour: number
  addressUnusedDay: number
  addressOldestAt: Date | null
  prefixUnusedHour: number
  /** of everybody together, within an hour */
  sent: number
  unused: number
  spare: number
  again: number
  beside: number
  /** the oldest unused code of these three */
  sharedOldestAt: Date | null
}

const count = (what: string) => `(SELECT count(*)::int FROM ${what})`
const oldest = (what: string) => `(SELECT min(created_at) FROM ${what})`
const hourly = "created_at > $5::timestamptz - interval '1 hour'"

/** Counts what strangers did with this number, from this network and altogether. */
export const strangersTraffic = async (db: Queryable, asker: Asker, now: Date): Promise<Traffic> => {
  const [row] = await db.query<Traffic>({
    name: 'otp.strangers',
    text: `WITH lately AS NOT MATERIALIZED (
        SELECT mobile, network_hash, address_hash, prefix_hash, lane, used_at, created_at FROM otp_challenge
        WHERE created_at > $5::timestamptz - interval '1 day'),
      foreigners AS NOT MATERIALIZED (SELECT * FROM lately WHERE lane NOT IN ('known', 'own')),
      of_number AS (SELECT * FROM foreigners WHERE mobile = $1),
      of_network AS (SELECT * FROM foreigners WHERE network_hash = $3 AND used_at IS NULL),
      of_address AS (SELECT * FROM foreigners WHERE address_hash = $2 AND used_at IS NULL),
      of_all AS MATERIALIZED (SELECT lane, used_at, created_at FROM otp_challenge
        WHERE ${hourly} AND lane NOT IN ('known', 'own'))
      SELECT
        (SELECT max(created_at) FROM of_number) AS "numberLastAt",
        ${count(`of_number WHERE ${hourly}`)} AS "numberHour",
        ${count('of_number')} AS "numberDay",
        ${count('of_number WHERE network_hash = $3')} AS "numberHere",
        ${oldest('of_number WHERE network_hash = $3')} AS "numberHereAt",
        ${count(`of_network WHERE ${hourly}`)} AS "networkUnusedHour",
        ${count('of_network')} AS "networkUnusedDay",
        ${oldest(`of_network WHERE ${hourly}`)} AS "networkOldestAt",
        (SELECT count(DISTINCT mobile)::int FROM lately WHERE network_hash = $3 AND used_at IS NOT NULL) AS "networkNumbers",
        ${count(`of_address WHERE ${hourly}`)} AS "addressUnusedHour",
        ${count('of_address')} AS "addressUnusedDay",
        ${oldest(`of_address WHERE ${hourly}`)} AS "addressOldestAt",
        ${count(`foreigners WHERE prefix_hash = $4 AND used_at IS NULL AND ${hourly}`)} AS "prefixUnusedHour",
        ${count('of_all')} AS sent,
        ${count('of_all WHERE used_at IS NULL')} AS unused,
        ${count("of_all WHERE used_at IS NULL AND lane = 'spare'")} AS spare,
        ${count("of_all WHERE used_at IS NULL AND lane = 'again'")} AS again,
        ${count("of_all WHERE used_at IS NULL AND lane = 'beside'")} AS beside,
        ${oldest("of_all WHERE used_at IS NULL AND lane IN ('spare', 'again', 'beside')")} AS "sharedOldestAt"`,
    values: [asker.mobileKey, asker.addressHash, asker.networkHash, asker.prefixHash, now],
  })
  if (!row) throw new Error('a count returned no row')
  return row
}

/** Keeps a new code. Of each requester the two newest of a number and purpose live; nobody else's end. @returns false: the proof was used */
export const storeChallenge = async (tx: Tx, challenge: NewChallenge, now: Date): Promise<boolean> => {
  const { mobileKey, purpose, requester } = challenge
  await tx.query({
    name: 'otp.end_earlier',
    text: `UPDATE otp_challenge SET ended_at = $4 WHERE token_hash IN (
             SELECT token_hash FROM otp_challenge WHERE mobile = $1 AND purpose = $2 AND requester = $3 AND ended_at IS NULL
             ORDER BY created_at DESC OFFSET 1)`,
    values: [mobileKey, purpose, requester, now],
  })
  const rows = await tx.query({
    name: 'otp.add',
    text: `INSERT INTO otp_challenge (token_hash, mobile, purpose, code_mac, requester, address_hash, network_hash, prefix_hash,
             lane, tries, proof, created_at, expires_at)
           VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13) ON CONFLICT (proof) DO NOTHING RETURNING 1`,
    values: [
      challenge.tokenHash,
      mobileKey,
      purpose,
      challenge.codeMac,
      requester,
      challenge.addressHash,
      challenge.networkHash,
      challenge.prefixHash,
      challenge.lane,
      challenge.tries,
      challenge.proof,
      now,
      challenge.expiresAt,
    ],
  })
  return rows.length === 1
}

/**
 * Counts one try before anything is compared, so that parallel guesses cannot have more than its tries.
 * @returns null when there is no living code for this token, number and purpose
 */
export const countAttempt = async (
  db: Queryable,
  whose: { tokenHash: Buffer; mobileKey: string; purposes: readonly string[] },
  now: Date,
) => {
  const rows = await db.query<{ codeMac: Buffer; purpose: string; left: number }>({
    name: 'otp.count_attempt',
    text: `UPDATE otp_challenge SET attempts = attempts + 1
           WHERE token_hash = $1 AND mobile = $2 AND purpose = ANY($3)
             AND ended_at IS NULL AND expires_at > $4 AND attempts < tries
           RETURNING code_mac AS "codeMac", purpose, tries - attempts AS left`,
    values: [whose.tokenHash, whose.mobileKey, whose.purposes, now],
  })
  return rows[0] ?? null
}

/**
 * Uses a code up, and ends the other that whoever asked for it has of the number and purpose.
 * @returns false when another request was faster: the transaction must be rolled back
 */
export const consumeChallenge = async (tx: Tx, tokenHash: Buffer, now: Date) => {
  const rows = await tx.query<{ is_used: boolean }>({
    name: 'otp.consume',
    text: `UPDATE otp_challenge SET ended_at = $2, used_at = CASE WHEN token_hash = $1 THEN $2::timestamptz END
           WHERE ended_at IS NULL AND (mobile, purpose, requester) = (
             SELECT mobile, purpose, requester FROM otp_challenge WHERE token_hash = $1)
           RETURNING token_hash = $1 AS is_used`,
    values: [tokenHash, now],
  })
  return rows.some((row) => row.is_used)
}
