import type { Queryable, Tx } from '#db.ts'

/** Whose code: `mobileKey` and `addressHash` are MACs, so that no number and no address is kept here. */
export type NewChallenge = {
  tokenHash: Buffer
  mobileKey: string
  purpose: string
  codeMac: Buffer
  addressHash: Buffer
  expiresAt: Date
}

/** How many codes may go out: per number and per network address, and for everyone together. */
export type SendLimits = { mobilePerHour: number; mobilePerDay: number; addressPerHour: number; allPerHour: number }

/** Makes parallel requests of one number or one address wait for each other, always in this order. */
export const lockSends = (tx: Tx, addressHash: Buffer, mobileKey: string) =>
  tx.query({
    name: 'otp.lock',
    text: `SELECT pg_advisory_xact_lock(hashtextextended('otp.address:' || encode($1, 'hex'), 0)),
                  pg_advisory_xact_lock(hashtextextended('otp.mobile:' || $2::text, 0))`,
    values: [addressHash, mobileKey],
  })

/**
 * When the next code may be sent: the latest of what each limit says. A limit of n in a span is reached when the n-th newest
 * code is younger than the span.
 * @returns null when one may be sent now
 */
export const nextSendAt = async (
  tx: Tx,
  whose: { mobileKey: string; addressHash: Buffer; stepSeconds: number },
  limits: SendLimits,
  now: Date,
): Promise<Date | null> => {
  const [row] = await tx.query<{ at: Date | null }>({
    name: 'otp.next_send_at',
    text: `SELECT greatest(
        (SELECT created_at + make_interval(secs => $4) FROM otp_challenge
         WHERE mobile = $1 AND created_at > $3::timestamptz - make_interval(secs => $4) ORDER BY created_at DESC LIMIT 1),
        (SELECT created_at + interval '1 hour' FROM otp_challenge
         WHERE mobile = $1 AND created_at > $3::timestamptz - interval '1 hour' ORDER BY created_at DESC OFFSET $5::int - 1 LIMIT 1),
        (SELECT created_at + interval '1 day' FROM otp_challenge
         WHERE mobile = $1 AND created_at > $3::timestamptz - interval '1 day' ORDER BY created_at DESC OFFSET $6::int - 1 LIMIT 1),
        (SELECT created_at + interval '1 hour' FROM otp_challenge
         WHERE address_hash = $2 AND created_at > $3::timestamptz - interval '1 hour' ORDER BY created_at DESC OFFSET $7::int - 1 LIMIT 1),
        (SELECT created_at + interval '1 hour' FROM otp_challenge
         WHERE created_at > $3::timestamptz - interval '1 hour' ORDER BY created_at DESC OFFSET $8::int - 1 LIMIT 1)) AS at`,
    values: [
      whose.mobileKey,
      whose.addressHash,
      now,
      whose.stepSeconds,
      limits.mobilePerHour,
      limits.mobilePerDay,
      limits.addressPerHour,
      limits.allPerHour,
    ],
  })
  return row?.at ?? null
}

/** Ends the earlier code of this number and purpose and keeps the new one. */
export const storeChallenge = async (tx: Tx, challenge: NewChallenge, now: Date) => {
  await tx.query({
    name: 'otp.end_earlier',
    text: 'UPDATE otp_challenge SET ended_at = $3 WHERE mobile = $1 AND purpose = $2 AND ended_at IS NULL',
    values: [challenge.mobileKey, challenge.purpose, now],
  })
  await tx.query({
    name: 'otp.add',
    text: `INSERT INTO otp_challenge (token_hash, mobile, purpose, code_mac, address_hash, created_at, expires_at)
           VALUES ($1, $2, $3, $4, $5, $6, $7)`,
    values: [
      challenge.tokenHash,
      challenge.mobileKey,
      challenge.purpose,
      challenge.codeMac,
      challenge.addressHash,
      now,
      challenge.expiresAt,
    ],
  })
}

/** Takes a code back that was certainly never sent: it does not count in any limit. */
export const dropChallenge = (db: Queryable, tokenHash: Buffer) =>
  db.query({ name: 'otp.drop', text: 'DELETE FROM otp_challenge WHERE token_hash = $1', values: [tokenHash] })

/**
 * Counts one try before anything is compared, so that parallel guesses cannot have more than five.
 * @returns null when there is no living code for this token, number and purpose
 */
export const countAttempt = async (
  db: Queryable,
  whose: { tokenHash: Buffer; mobileKey: string; purposes: readonly string[] },
  now: Date,
) => {
  const rows = await db.query<{ codeMac: Buffer; purpose: string; attempts: number }>({
    name: 'otp.count_attempt',
    text: `UPDATE otp_challenge SET attempts = attempts + 1
           WHERE token_hash = $1 AND mobile = $2 AND purpose = ANY($3)
             AND ended_at IS NULL AND expires_at > $4 AND attempts < 5
           RETURNING code_mac AS "codeMac", purpose, attempts`,
    values: [whose.tokenHash, whose.mobileKey, whose.purposes, now],
  })
  return rows[0] ?? null
}

/** Uses a code up. @returns false when another request was faster */
export const consumeChallenge = async (tx: Tx, tokenHash: Buffer, now: Date) => {
  const rows = await tx.query({
    name: 'otp.consume',
    text: 'UPDATE otp_challenge SET ended_at = $2 WHERE token_hash = $1 AND ended_at IS NULL RETURNING 1',
    values: [tokenHash, now],
  })
  return rows.length === 1
}
