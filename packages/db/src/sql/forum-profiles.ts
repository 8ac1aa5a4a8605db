import type { Queryable, Tx } from '#db.ts'
import type { BirthRow } from './births.ts'

type Gender = BirthRow['gender']

/** The birth a profile rests on: what rashi, nakshatra and mahadasha are read from, with the parts of its chart that say them. */
export type ProfileBirth<Mahadasha> = Pick<BirthRow, 'bid' | 'dob' | 'tob' | 'tob_uncertainty' | 'lat' | 'lng'> & {
  chart_version: number
  moon_sign: number
  nakshatra: number
  mahadashas: Mahadasha[]
}

export type ProfileRow<Mahadasha> = {
  uid: number
  handle: string
  email: string
  gender: Gender | null
  avatar: string
  is_private: boolean
  is_banned: boolean
  points: number
  redeemed: number
  birth: ProfileBirth<Mahadasha> | null
  created_at: Date
}

/** The profile of a person, null when there is none. `Mahadasha` is the caller's word for a period of the stored chart. */
export const findProfile = async <Mahadasha>(db: Queryable, uid: number) => {
  const rows = await db.query<ProfileRow<Mahadasha>>({
    name: 'profile.find',
    text: `SELECT p.uid, p.handle, p.email, p.gender, p.avatar, p.is_private, p.created_at,
             EXISTS (SELECT FROM forum_ban f WHERE f.uid = p.uid) AS is_banned,
             coalesce((SELECT balance FROM wallet w WHERE w.uid = p.uid AND w.unit = 'points'), 0) AS points,
             coalesce((SELECT sum(r.points) FROM redemption r WHERE r.uid = p.uid), 0)::bigint AS redeemed,
             CASE WHEN b.bid IS NOT NULL THEN json_build_object(
               'bid', b.bid, 'dob', b.dob, 'tob', b.tob, 'tob_uncertainty', b.tob_uncertainty, 'lat', b.lat, 'lng', b.lng,
               'chart_version', b.chart_version, 'moon_sign', b.chart->'moon_sign', 'nakshatra', b.chart->'nakshatra',
               'mahadashas', b.chart#>'{vimshottari,mahadashas}') END AS birth
           FROM profile p LEFT JOIN birth b ON b.bid = p.default_bid WHERE p.uid = $1`,
    values: [uid],
  })
  return rows[0] ?? null
}

/** A person's own birth that a profile may rest on; it cannot be deleted before the transaction ends. */
export const lockOwnBirth = async (tx: Tx, uid: number, bid: number) => {
  const rows = await tx.query<{ gender: Gender }>({
    name: 'profile.own_birth',
    text: 'SELECT gender FROM birth WHERE bid = $1 AND uid = $2 AND NOT celebrity FOR KEY SHARE',
    values: [bid, uid],
  })
  return rows[0] ?? null
}

export type NewProfile = {
  uid: number
  handle: string
  email: string
  bid: number | null
  gender: Gender | null
  avatar: string
  avatarGender: Gender | null
}

/**
 * Registers a handle. Call it with the person locked.
 * @returns `exists` when the person has one already, `taken` when another person has this one in whatever case
 */
export const insertProfileOf = async (tx: Tx, profile: NewProfile, now: Date): Promise<'made' | 'exists' | 'taken'> => {
  const [row] = await tx.query<{ result: 'made' | 'exists' | 'taken' }>({
    name: 'profile.insert',
    text: `WITH made AS (
             INSERT INTO profile (uid, handle, handle_key, email, default_bid, gender, avatar, avatar_gender, created_at)
             VALUES ($1, $2, lower($2), $3, $4, $5, $6, $7, $8) ON CONFLICT DO NOTHING RETURNING uid
           ) SELECT CASE WHEN EXISTS (SELECT FROM made) THEN 'made'
               WHEN EXISTS (SELECT FROM profile WHERE uid = $1) THEN 'exists' ELSE 'taken' END AS result`,
    values: [
      profile.uid,
      profile.handle,
      profile.email,
      profile.bid,
      profile.gender,
      profile.avatar,
      profile.avatarGender,
      now,
    ],
  })
  if (!row) throw new Error('a registration gave no answer')
  return row.result
}

/** What of a profile is to change; undefined stays as it is, a null birth takes the default birth away. */
export type ProfileChange = {
  email?: string | undefined
  isPrivate?: boolean | undefined
  avatar?: { id: string; gender: Gender | null } | undefined
  birth?: { bid: number; gender: Gender } | null | undefined
}

/** Changes a profile; without a default birth its gender is that of the avatar. @returns false when there is none */
export const updateProfileOf = async (tx: Tx, uid: number, change: ProfileChange) => {
  const rows = await tx.query({
    name: 'profile.update',
    text: `UPDATE profile SET email = coalesce($2, email), is_private = coalesce($3, is_private),
             avatar = coalesce($4, avatar), avatar_gender = coalesce($5, avatar_gender),
             default_bid = CASE WHEN $6 THEN $7 ELSE default_bid END,
             gender = CASE WHEN $6 OR default_bid IS NULL THEN coalesce($8, $5, avatar_gender, gender) ELSE gender END
           WHERE uid = $1 RETURNING uid`,
    values: [
      uid,
      change.email ?? null,
      change.isPrivate ?? null,
      change.avatar?.id ?? null,
      change.avatar?.gender ?? null,
      change.birth !== undefined,
      change.birth?.bid ?? null,
      change.birth?.gender ?? null,
    ],
  })
  return rows.length === 1
}
