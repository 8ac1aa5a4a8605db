import { setTimeout as sleep } from 'node:timers/promises'
import { type Db, openDb } from '@dhruva/db'
import { afterAll } from 'vitest'
import { asService, testDatabase } from './database.ts'
import { createHttp, type Http, type Injectable } from './http.ts'
import { createVisitor, logIn, type Member, type Visitor } from './people.ts'

/** What a world gives to whoever builds the application in it. */
export type WorldParts = {
  env: Record<string, string>
  now: () => Date
  /** called with each line of the log */
  logTo: { write(line: string): void }
}

/** An application as a world needs it; `buildApp` of the API makes one. */
export type AppUnderTest = {
  http: Injectable & { listen(options: { port: number; host: string }): Promise<string> }
  close: () => Promise<void>
}

export type World<A extends AppUnderTest> = {
  app: A
  http: Http
  /** connections of the test's own, beside the application's: by who owns the tables, which the application does not */
  db: Db
  databaseUrl: string
  clock: Clock
  /** every line logged so far */
  log: string[]
  /** someone without a session */
  visitor: () => Visitor
  /** someone with an account: logs in at the first call by this name, and is the same person after that */
  member: (name: string, device?: 'web' | 'android' | 'ios') => Promise<Member>
  /** someone with this token */
  withToken: (token: string) => Visitor
  /** the digits of the newest text message to a number */
  lastCode: (mobile: string) => Promise<string>
  /** listens on a free port at the first call; the address of the server */
  address: () => Promise<string>
}

export type Clock = {
  now: () => Date
  set: (at: string) => void
  advance: (by: { seconds?: number; minutes?: number; hours?: number; days?: number }) => void
}

/** A clock that stands still until it is told otherwise. */
export const createClock = (start: string): Clock => {
  let at = new Date(start)
  return {
    now: () => new Date(at),
    set: (instant) => {
      at = new Date(instant)
    },
    advance: ({ seconds = 0, minutes = 0, hours = 0, days = 0 }) => {
      at = new Date(at.getTime() + (((days * 24 + hours) * 60 + minutes) * 60 + seconds) * 1000)
    },
  }
}

/** A Saturday noon in India. */
const START = '2026-11-21T06:30:00.000Z'

const SETTINGS = {
  JWT_SECRET: 'a secret of the tests, long enough to sign with',
  RATE_LIMITS: 'off',
  EMBEDDED_PACE_MS: '0',
  // handles made in a test are as good as old ones
  POINTS_NEW_DAYS: '0',
}

const lastCodeOf = (db: Db) => async (mobile: string) => {
  const message = await db.prisma.smsOutbox.findFirst({ where: { to: mobile }, orderBy: { id: 'desc' } })
  const code = /\d{6}/.exec(message?.body ?? '')?.[0]
  if (!code) throw new Error('no code was sent to this number')
  return code
}

/**
 * One installation of its own: an empty database, embedded adapters, a clock that stands still. Call it at the top of a
 * test file or in `beforeAll`; it goes with the file's last test.
 * @param build makes the application from the parts given: `(parts) => buildApp(parts)`
 * @param env settings beside those of the tests; limits of rate are off unless set
 */
export const createWorld = async <A extends AppUnderTest>(
  build: (parts: WorldParts) => Promise<A>,
  { env = {}, at = START }: { env?: Record<string, string>; at?: string } = {},
): Promise<World<A>> => {
  const databaseUrl = await testDatabase()
  const clock = createClock(at)
  const log: string[] = []
  const app = await build({
    env: { ...SETTINGS, DATABASE_URL: asService(databaseUrl), ...env },
    now: clock.now,
    logTo: { write: (line) => void log.push(line) },
  })
  const db = openDb({ url: databaseUrl, poolSize: 2, applicationName: 'dhruva-test' })
  afterAll(async () => {
    await app.close()
    await db.close()
  })
  const http = createHttp(app.http)
  const lastCode = lastCodeOf(db)
  const members = new Map<string, Promise<Member>>()
  let listening: Promise<string> | undefined
  return {
    app,
    http,
    db,
    databaseUrl,
    clock,
    log,
    visitor: () => createVisitor(http, null),
    member: (name, device) => {
      const known = members.get(name) ?? logIn({ http, lastCode }, name, device)
      members.set(name, known)
      return known
    },
    withToken: (token) => createVisitor(http, token),
    lastCode,
    address: () => {
      listening ??= app.http.listen({ port: 0, host: '127.0.0.1' })
      return listening
    },
  }
}

/**
 * Waits until a condition holds, for what happens beside the call that caused it.
 * @throws when it does not within `timeoutMs`
 */
export const until = async (condition: () => boolean | Promise<boolean>, timeoutMs = 5_000): Promise<void> => {
  const deadline = performance.now() + timeoutMs
  while (!(await condition())) {
    if (performance.now() > deadline) throw new Error('what was waited for did not happen')
    await sleep(10)
  }
}
