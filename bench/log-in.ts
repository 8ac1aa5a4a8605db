import { randomUUID } from 'node:crypto'
import type { Db } from '@dhruva/db'
import { createSessions } from '../apps/api/src/http/session.ts'

/** Logs people in. @returns a token for each */
export async function logIn(db: Db, secret: string, people: { uid: number; mobile: string }[]): Promise<string[]> {
  const logins = people.map((person) => ({ ...person, jti: randomUUID() }))
  await db.pool.query(
    `INSERT INTO session (jti, login_id, uid, device) SELECT jti, jti, uid, 'bench' FROM unnest($1::uuid[], $2::int[]) AS login (jti, uid)`,
    [logins.map(({ jti }) => jti), logins.map(({ uid }) => uid)],
  )
  const sessions = createSessions(db, [secret])
  return Promise.all(logins.map((login) => sessions.sign(login, new Date())))
}
