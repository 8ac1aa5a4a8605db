import { createSecretKey, type KeyObject, randomUUID } from 'node:crypto'
import { createCache, DAY_MS } from '@dhruva/common'
import { endReplayed, findSession, type Queryable, renewSession, touchSession } from '@dhruva/db'
import { errors as joseErrors, jwtVerify, SignJWT } from 'jose'
import * as z from 'zod/mini'
import { coarseOf } from '#http/networks.ts'

/** Who calls: the person and the login the call rests on. */
export type Session = { uid: number; mobile: string; jti: string }

const ISSUER = 'dhruva'
const TEN_YEARS_SECONDS = 10 * 365.25 * 86_400
const RENEW_AFTER_MS = 30 * DAY_MS
const REMEMBER_SECONDS = 60
const REMEMBERED = 10_000
const CLOCK_TOLERANCE_SECONDS = 60

const Data = z.object({ uid: z.int(), mobile: z.string() })
const Claims = z.object({ jti: z.uuid(), iat: z.number(), exp: z.number(), data: Data })

/** The token of `Authorization: Bearer …`, null when there is none. */
export const bearerOf = (authorization: string | undefined): string | null =>
  /^Bearer +(\S+)$/i.exec(authorization ?? '')?.[1] ?? null

export type Sessions = {
  /** Makes the token of a session row. @returns a compact JWT that lives ten years */
  sign: (session: Session, now: Date) => Promise<string>
  /** Reads `Authorization: Bearer …`. @returns null for a missing, forged, expired, unknown or revoked token */
  read: (authorization: string | undefined, now: Date, address?: string) => Promise<Session | null>
  /** The token to use from now on in place of a browser's that is older than thirty days. @returns null: go on with this one */
  renew: (token: string, session: Session, now: Date) => Promise<string | null>
  /** Whose a token is or was: also of a login that has ended. It proves no session. @returns null for one that is none of ours */
  whoseWas: (token: string, now: Date) => Promise<Session | null>
}

const claimsOf = async (token: string, key: KeyObject, now: Date) => {
  try {
    const { payload } = await jwtVerify(token, key, {
      algorithms: ['HS256'],
      issuer: ISSUER,
      typ: 'JWT',
      currentDate: now,
      clockTolerance: CLOCK_TOLERANCE_SECONDS,
    })
    const claims = z.safeParse(Claims, payload)
    const latest = now.getTime() / 1000 + CLOCK_TOLERANCE_SECONDS
    return claims.success && claims.data.iat <= latest ? claims.data : null
  } catch (error) {
    if (error instanceof joseErrors.JOSEError || error instanceof TypeError) return null
    throw error
  }
}

type Remembered = { jti: string; iat: number; exp: number; until: number }

/**
 * Tokens are verified once a minute (a bounded map remembers the result); the session's row is looked up for every call,
 * so that a revoked login ends with the very next one.
 * @param secrets the first signs; tokens of any of them are good, so that a key can be changed while people are logged in
 */
export const createSessions = (db: Queryable, secrets: readonly [string, ...string[]]): Sessions => {
  const [signing, ...older] = secrets.map((secret) => createSecretKey(Buffer.from(secret, 'utf8')))
  if (!signing) throw new Error('no key to sign with')
  const remembered = createCache<Remembered>(REMEMBERED)

  const known = (token: string, now: Date): Remembered | null => {
    const seconds = now.getTime() / 1000
    const found = remembered.get(token)
    return found && found.until > seconds && found.exp > seconds ? found : null
  }

  const claimsBy = async (token: string, now: Date) => {
    for (const key of [signing, ...older]) {
      const claims = await claimsOf(token, key, now)
      if (claims) return claims
    }
    return null
  }

  const verify = async (token: string, now: Date): Promise<Remembered | null> => {
    const claims = await claimsBy(token, now)
    if (!claims) return null
    const seconds = now.getTime() / 1000
    const { jti, iat, exp } = claims
    return remembered.set(token, { jti, iat, exp, until: seconds + REMEMBER_SECONDS })
  }

  const sign = ({ uid, mobile, jti }: Session, now: Date) => {
    const issued = Math.floor(now.getTime() / 1000)
    return new SignJWT({ data: { uid, mobile } })
      .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
      .setIssuer(ISSUER)
      .setSubject(String(uid))
      .setJti(jti)
      .setIssuedAt(issued)
      .setExpirationTime(issued + TEN_YEARS_SECONDS)
      .sign(signing)
  }

  return {
    whoseWas: async (token, now) => {
      const claims = await claimsBy(token, now)
      return claims && { ...claims.data, jti: claims.jti }
    },
    sign,
    read: async (authorization, now, address) => {
      const token = bearerOf(authorization)
      const claims = token && (known(token, now) ?? (await verify(token, now)))
      if (!claims) return null
      const { jti } = claims
      const row = await findSession(db, jti, now)
      if (!row) {
        await endReplayed(db, jti, now)
        return null
      }
      if (row.unseen) await touchSession(db, jti, address === undefined ? '' : coarseOf(address), now)
      return { uid: row.uid, mobile: row.mobile, jti }
    },
    renew: async (token, session, now) => {
      const claims = known(token, now) ?? (await verify(token, now))
      if (!claims || now.getTime() - claims.iat * 1000 < RENEW_AFTER_MS) return null
      const renewed = await renewSession(db, session.jti, randomUUID(), now)
      return renewed && sign({ ...session, jti: renewed.jti }, renewed.created_at)
    },
  }
}
