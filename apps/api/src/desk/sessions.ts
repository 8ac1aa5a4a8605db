import { findDeskSession, type Queryable, touchDeskSession } from '@dhruva/db'
import { deskCookieOf, deskTokenIn } from '#desk/cookie.ts'
import type { Operator } from '#desk/operator.ts'
import { hashToken, newToken } from '#tokens.ts'

/** 256 random bits, and what is kept of them. */
export const newDeskToken = () => {
  const token = newToken(32)
  return { token, tokenHash: hashToken(token) }
}

export type Desk = {
  /** @param cookies the `Cookie` header. @returns null for a token that is missing, unknown, ended, idle too long or too old */
  read: (cookies: string | undefined, now: Date) => Promise<Operator | null>
}

/** Logins at the desk. They have nothing to do with the session of the person who works there. */
export const createDesk = (db: Queryable, isSecure: boolean): Desk => ({
  read: async (cookies, now) => {
    const token = deskTokenIn(cookies, deskCookieOf(isSecure))
    if (token === null) return null
    const tokenHash = hashToken(token)
    const row = await findDeskSession(db, tokenHash, now)
    if (!row) return null
    if (row.unseen) await touchDeskSession(db, tokenHash, now)
    const { uid, name, roles, mobile, enrolled } = row
    return {
      uid,
      name,
      roles,
      mobile,
      tokenHash,
      enrolled,
      inSince: row.in_since,
      freshAt: row.fresh_at,
      startedAt: row.started_at,
    }
  },
})
