// The API is killed in the middle of replies, again and again: what is charged must be there to be read.
import { type ChildProcess, spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { auth, births, type Client, chats, createClient, users } from '@dhruva/contract'
import { listSms, openDb } from '@dhruva/db'
import { freePort } from '@dhruva/db/embedded'
import { auditBooks, sweepHolds } from '@dhruva/domain'
import { testDatabase } from '@dhruva/testkit'
import { afterAll, expect, test } from 'vitest'

const ROUNDS = 10
const PEOPLE = 4
const QUESTION = 'When will I find new work?'

const main = path.resolve(import.meta.dirname, '../apps/api/src/main.ts')
const url = await testDatabase()
const dataDir = mkdtempSync(path.join(os.tmpdir(), 'dhruva-kill-'))
const db = openDb({ url, poolSize: 2 })
const running = new Set<ChildProcess>()
afterAll(async () => {
  for (const child of running) child.kill('SIGKILL')
  rmSync(dataDir, { recursive: true, force: true })
  await db.close()
})

/** A process of the API with an astrologer that waits `paceMs` after each word. */
const startApi = async (paceMs: number) => {
  const port = await freePort()
  const child = spawn(process.execPath, [main], {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    env: {
      PATH: process.env.PATH,
      DATABASE_URL: url,
      DATA_DIR: dataDir,
      PORT: String(port),
      HOST: '127.0.0.1',
      JWT_SECRET: 'a secret of the tests, long enough to sign with',
      RATE_LIMITS: 'off',
      LOG_LEVEL: 'error',
      EMBEDDED_PACE_MS: String(paceMs),
    },
  })
  running.add(child)
  await Promise.race([
    once(child, 'message'),
    once(child, 'exit').then(() => Promise.reject(new Error('the API did not start'))),
  ])
  const stop = async (signal: NodeJS.Signals) => {
    const gone = once(child, 'exit')
    child.kill(signal)
    await gone
    running.delete(child)
  }
  return { address: `http://127.0.0.1:${port}`, stop }
}

type Person = { token: string; clientId: string; talk: { bid: number; asst_id: string; astrologer: 'Oracle' } }

const clientOf = (address: string, token: string | null): Client =>
  createClient({ baseUrl: address, token: () => token, language: () => 'en' })

const logIn = async (address: string, mobile: string): Promise<string> => {
  const nobody = clientOf(address, null)
  const { token } = await nobody.call(auth.getOTP, { mobile })
  const message = (await listSms(db)).find(({ to }) => to === mobile)
  const otp = /\d{6}/.exec(message!.body)![0]
  return (await nobody.call(auth.validateOTP, { mobile, otp, token })).jwt
}

const BIRTH = { dob: '15/8/1990', tob: '10:30', pob: 'Jaipur', lat: 26.91, lng: 75.79, gender: 'Female' } as const
const REST = { full_name: 'Asha Sharma', marital_status: 'Single', language: 'English' } as const

const arrive = async (address: string, mobile: string): Promise<Person> => {
  const token = await logIn(address, mobile)
  const client = clientOf(address, token)
  const { bid } = await client.call(births.addBirth, { ...BIRTH, ...REST })
  const { asst_id } = await client.call(chats.startChat, { bid, astrologer: 'Oracle' })
  return { token, clientId: randomUUID(), talk: { bid, asst_id, astrologer: 'Oracle' } }
}

const ask = async (address: string, { token, clientId, talk }: Person) => {
  let heard = ''
  const onText = (text: string) => {
    heard = text
  }
  const args = { ...talk, message: QUESTION, client_id: clientId }
  const tail = await clientOf(address, token)
    .stream(chats.pushChat, args, { onText })
    .catch(() => null)
  return { heard, tail }
}

const questionsOf = async (address: string, { token }: Person) =>
  (await clientOf(address, token).call(users.getUserInfo, {})).oracle_questions

test(`killed ${ROUNDS} times in the middle of replies, nobody pays for what cannot be read`, async () => {
  const people: Person[] = []
  for (let round = 0; round < ROUNDS; round++) {
    const api = await startApi(5)
    const mobiles = Array.from({ length: PEOPLE }, (_, n) => `+91${7_000_000_000 + round * 100 + n}`)
    const here = await Promise.all(mobiles.map((mobile) => arrive(api.address, mobile)))
    const asking = here.map((person) => ask(api.address, person))
    await sleep(20 + round * 150)
    await api.stop('SIGKILL')
    await Promise.all(asking)
    people.push(...here)
  }
  const held = await db.prisma.turn.count({ where: { state: 'held' } })
  expect(held).toBeGreaterThan(0)
  expect(await sweepHolds(db, new Date(Date.now() + 60_000))).toBe(held)
  expect((await auditBooks(db)).filter((finding) => finding.bad > 0)).toEqual([])

  const api = await startApi(0)
  for (const person of people) {
    const turn = await db.prisma.turn.findFirst({ where: { clientId: person.clientId } })
    const before = await questionsOf(api.address, person)
    expect(before).toBe(turn?.state === 'posted' ? 2 : 3)
    const replay = await ask(api.address, person)
    expect(replay.tail?.status).toBe(turn?.state === 'refunded' ? 'fail' : 'success')
    expect(replay.heard === '').toBe(turn?.state === 'refunded')
    const again = await ask(api.address, { ...person, clientId: randomUUID() })
    expect(again.tail).toMatchObject({ status: 'success', questions_left: replay.tail!.questions_left - 1 })
  }
  await api.stop('SIGTERM')
  expect((await auditBooks(db)).filter((finding) => finding.bad > 0)).toEqual([])
}, 180_000)
