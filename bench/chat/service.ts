import { type ChildProcess, fork } from 'node:child_process'
import { randomBytes, randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { type Db, openDb } from '@dhruva/db'
import { freePort, startPostgres } from '@dhruva/db/embedded'
import { migrate } from '@dhruva/db/migrate'
import { grantWelcome } from '@dhruva/domain'
import { prepareQueue } from '@dhruva/jobs'
import { CHART_VERSION, computeChart } from '@dhruva/jyotish'
import { createSessions } from '../../apps/api/src/http/session.ts'

const root = path.resolve(import.meta.dirname, '../..')
export const QUESTIONS = 10_000

export type Member = { uid: number; token: string; bid: number }

/** A server of the bench's own, set as `pnpm start` sets it, with an empty database; gone afterwards. */
export async function openStore() {
  const dir = mkdtempSync(path.join(os.tmpdir(), 'dhruva-bench-'))
  chmodSync(dir, 0o755) // the server may run as another user
  const place = path.join(dir, 'pg18')
  let cluster = await startPostgres(place, { goesWithUs: true })
  const url = cluster.url()
  await migrate(url)
  await prepareQueue(url)
  const db = openDb({ url, poolSize: 4 })
  return {
    db,
    url,
    pid: () => cluster.pid,
    /** Starts it again where it was, as the supervisor does after a crash. */
    async restart() {
      cluster = await startPostgres(place, { port: cluster.port, goesWithUs: true })
    },
    async close() {
      await db.close()
      await cluster.stop()
      rmSync(dir, { recursive: true, force: true })
    },
  }
}

const BIRTH = { dob: '15/08/1990', tob: '10:30', lat: 28.6139, lng: 77.209 }

/** People with a login, a birth and questions enough. */
export async function addMembers(db: Db, secret: string, count: number): Promise<Member[]> {
  const chart = computeChart(BIRTH, new Date())
  const sessions = createSessions(db, [secret])
  return Promise.all(Array.from({ length: count }, () => addMember(db, sessions, chart)))
}

async function addMember(db: Db, sessions: ReturnType<typeof createSessions>, chart: object): Promise<Member> {
  const mobile = `9${String(randomBytes(4).readUInt32BE()).padStart(10, '0').slice(-9)}`
  const jti = randomUUID()
  const person = await db.prisma.user.create({
    data: {
      mobile,
      sessions: { create: { jti, loginId: jti, device: 'bench' } },
      births: {
        create: {
          ...BIRTH,
          fullName: 'Asha Rao',
          pob: 'New Delhi, Delhi, India',
          gender: 'Female',
          maritalStatus: 'Single',
          language: 'English',
          chart: JSON.parse(JSON.stringify(chart)),
          chartVersion: CHART_VERSION,
        },
      },
    },
    include: { births: true },
  })
  const gift = { uid: person.uid, mobileHmac: randomBytes(32), oracle: QUESTIONS, astra: 0 }
  await db.tx((tx) => grantWelcome(tx, gift))
  const token = await sessions.sign({ uid: person.uid, mobile, jti }, new Date())
  return { uid: person.uid, token, bid: person.births[0]?.bid ?? 0 }
}

/** Forks a program of the bench or the product; returns what it says first. */
export async function start(file: string, args: string[], env: Record<string, string>) {
  const child = fork(path.join(root, file), args, {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  const [said]: unknown[] = await Promise.race([once(child, 'message'), once(child, 'exit')])
  if (typeof said !== 'string') throw new Error(`${file} ended (${said})`)
  return { said, child, stop: () => stop(child), kill: () => stop(child, 'SIGKILL'), cpuMs: () => cpuMsOf(child.pid) }
}

/** CPU time of a process so far, user and system; zero where there is no /proc to read it from. */
function cpuMsOf(pid = 0): number {
  const file = `/proc/${pid}/stat`
  if (!existsSync(file)) return 0
  // 14th and 15th field, in ticks of 10 ms; the second one is a name in brackets that may hold spaces
  const fields = readFileSync(file, 'utf8').split(') ')[1]?.split(' ') ?? []
  return (Number(fields[11]) + Number(fields[12])) * 10
}

async function stop(child: ChildProcess, signal: NodeJS.Signals = 'SIGTERM'): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const gone = once(child, 'exit')
  child.kill(signal)
  await gone
}

/** The product's API on a port of its own; returns its address. */
export async function startApi(databaseUrl: string, secret: string, env: Record<string, string>) {
  const port = await freePort()
  const api = await start('apps/api/src/main.ts', [], {
    DATABASE_URL: databaseUrl,
    PORT: String(port),
    JWT_SECRET: secret,
    RATE_LIMITS: 'off',
    ...env,
  })
  return { ...api, url: `http://127.0.0.1:${port}` }
}

/** Opens a chat about the member's birth. @returns its id */
export async function startChat(url: string, { token, bid }: Member): Promise<string> {
  const response = await fetch(`${url}/apis/chats/startChat.php`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify({ bid, astrologer: 'Oracle' }),
  })
  const { asst_id: asstId, message } = JSON.parse(await response.text())
  if (typeof asstId !== 'string') throw new Error(`startChat: ${response.status} ${message}`)
  return asstId
}
