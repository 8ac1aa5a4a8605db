import { SmsFailed } from '@dhruva/adapters'
import { auth, users } from '@dhruva/contract'
import { createWorld, mobileOf } from '@dhruva/testkit'
import { expect, it } from 'vitest'
import { buildApp } from '#app.ts'

let broken = false
const codes = new Map<string, string>()
const world = await createWorld(
  (parts) =>
    buildApp({
      ...parts,
      externals: {
        sms: {
          sendInvite: async () => {},
          sendDebitNotice: async () => {},
          sendCode: async (to, code) => {
            if (broken) throw new SmsFailed('no', 'status 400')
            codes.set(to, code)
          },
        },
      },
    }),
  { env: { RATE_LIMITS: 'on', METRICS_TOKEN: 'a-token-of-the-metrics', LOG_LEVEL: 'info' } },
)
const anyone = world.visitor()

const metrics = async () =>
  (await anyone.raw({ method: 'GET', path: '/metrics' }, undefined, { authorization: 'Bearer a-token-of-the-metrics' }))
    .text
const counted = async (series: string) =>
  Number(
    (await metrics())
      .split('\n')
      .find((line) => line.startsWith(series))
      ?.split(' ')
      .at(-1) ?? 0,
  )

type Row = { kind: string; detail: string; uid: number | null; number_mark: Buffer | null; address_mark: Buffer | null }
const rows = () =>
  world.db.query<Row>({
    name: 'test.events',
    text: 'SELECT kind, detail, uid, number_mark, address_mark FROM security_event ORDER BY id',
  })
const ask = async (mobile: string, purpose: 'login' | 'delete_account' = 'login') => {
  const { token } = await anyone.call(auth.getOTP, { mobile, purpose })
  return { mobile, token, otp: codes.get(mobile) ?? '' }
}
const wrong = (otp: string) => String((Number(otp) + 1) % 1_000_000).padStart(6, '0')

it('keeps and counts what happened around logging in, by marks that name no number and no address', async () => {
  const mobile = mobileOf('watched')
  const code = await ask(mobile)
  await anyone.raw(auth.validateOTP, { ...code, otp: wrong(code.otp) })
  const { jwt } = await anyone.call(auth.validateOTP, code)
  const person = world.withToken(jwt)
  const { uid } = await person.call(users.getUserInfo, {})
  await person.call(users.endOtherSessions, {})
  await person.call(users.logout, {})
  // within the thirty seconds
  await anyone.raw(auth.getOTP, { mobile })
  await anyone.raw(auth.getOTP, { mobile })
  world.clock.advance({ minutes: 2 })
  await anyone.call(auth.validateRawOTP, await ask(mobile, 'delete_account'))
  broken = true
  world.clock.advance({ days: 2 })
  await anyone.raw(auth.getOTP, { mobile: mobileOf('unlucky') })
  broken = false

  const kept = await rows()
  expect(kept.map(({ kind, detail }) => `${kind} ${detail}`.trim())).toEqual([
    'code_sent login',
    'code_wrong login',
    'code_used login',
    'login web',
    'logins_ended others',
    'logout',
    // the second one is counted only
    'code_refused too_many',
    'code_sent delete_account',
    'code_used delete_account',
    'account_deleted',
    'provider_failed refused',
  ])
  expect(kept.filter((row) => row.uid === uid).map(({ kind }) => kind)).toEqual([
    'login',
    'logins_ended',
    'logout',
    'account_deleted',
  ])
  expect(kept.filter((row) => row.uid !== null && row.number_mark !== null)).toEqual([])
  expect(kept.filter((row) => row.address_mark === null)).toEqual([])
  expect(await counted('security_events_total{kind="code_sent",detail="login"}')).toBe(1)
  expect(await counted('security_events_total{kind="code_refused",detail="too_many"}')).toBe(2)
  expect(await counted('security_events_total{kind="account_deleted",detail=""}')).toBe(1)
  expect(await counted('refusals_total{code="wrong_code"}')).toBe(1)
  expect(await counted('refusals_total{code="too_many"}')).toBe(2)
  expect(await counted('provider_failures_total{provider="sms",kind="refused"}')).toBe(1)
})

it('is not filled by who tries codes that were never sent, or ends logins there are not: once a minute for each', async () => {
  world.clock.advance({ days: 2 })
  const before = (await rows()).length
  const [mobile, token] = [mobileOf('guessed'), 'A'.repeat(22)]
  const guesses = async (count: number) => {
    for (let at = 0; at < count; at++) await anyone.raw(auth.validateOTP, { mobile, token, otp: `00000${at % 10}` })
  }
  await guesses(12)
  world.clock.advance({ minutes: 2 })
  await guesses(3)
  const kinds = async () => (await rows()).slice(before).map(({ kind, detail }) => `${kind} ${detail}`)
  expect(await kinds()).toEqual(['code_wrong ended', 'code_wrong ended'])
  expect(await counted('security_events_total{kind="code_wrong",detail="ended"}')).toBe(15)

  const [asha, ravi] = await Promise.all(
    ['ends others', 'ends others too'].map(async (name) => {
      const code = await ask(mobileOf(name))
      return world.withToken((await anyone.call(auth.validateOTP, code)).jwt)
    }),
  )
  if (!asha || !ravi) throw new Error('nobody is logged in')
  for (const one of [asha, ravi, asha, ravi]) await one.call(users.endOtherSessions, {})
  expect((await kinds()).filter((one) => one === 'logins_ended others')).toHaveLength(2)
})

it('tells in the log how a call ended, without number or code', async () => {
  world.clock.advance({ days: 2 })
  const code = await ask(mobileOf('logged'))
  const from = world.log.length
  await anyone.raw(auth.validateOTP, { ...code, otp: wrong(code.otp) })
  await anyone.call(auth.validateOTP, code)
  const lines = world.log.slice(from).filter((line) => line.includes('validateOTP'))
  expect(lines[0]).toContain('"code":"wrong_code"')
  expect(lines[1]).not.toContain('"code"')
  expect(world.log.slice(from).join()).not.toMatch(new RegExp(`${code.mobile.slice(3)}|"${code.otp}"`))
})

it('can be neither changed nor deleted within a year', async () => {
  const run = (text: string) => world.db.query({ name: `test.${text.slice(0, 20)}`, text })
  await expect(run("UPDATE security_event SET detail = 'x'")).rejects.toThrow('append-only')
  await expect(run('DELETE FROM security_event')).rejects.toThrow('append-only')
  await expect(run('TRUNCATE security_event')).rejects.toThrow()
  await run(`INSERT INTO security_event (at, kind) VALUES (now() - interval '366 days', 'old')`)
  await run("DELETE FROM security_event WHERE kind = 'old'")
})
