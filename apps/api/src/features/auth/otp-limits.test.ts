import { SmsFailed } from '@dhruva/adapters'
import { auth } from '@dhruva/contract'
import { createWorld, mobileOf } from '@dhruva/testkit'
import { beforeEach, describe, expect, it } from 'vitest'
import { buildApp } from '#app.ts'

let provider: 'well' | SmsFailed = 'well'
const sent: string[] = []

const world = await createWorld(
  (parts) =>
    buildApp({
      ...parts,
      outside: {
        sms: {
          sendCode: async (to) => {
            if (provider !== 'well') throw provider
            sent.push(to)
          },
        },
      },
    }),
  { env: { RATE_LIMITS: 'on', TRUST_PROXY: '1', OTP_HOURLY_CEILING: '60' } },
)
const anyone = world.visitor()

const ask = (mobile: string, from = '203.0.113.1') => anyone.raw(auth.getOTP, { mobile }, { 'x-forwarded-for': from })

const numbered = (at: number) => mobileOf(`limit ${at}`)

// A day later nothing of an earlier test counts.
beforeEach(() => {
  world.clock.advance({ days: 2 })
  provider = 'well'
  sent.length = 0
})

describe('codes of one number', () => {
  it('come at most every 30 seconds, and the answer says when', async () => {
    expect(await ask(numbered(1))).toMatchObject({ status: 200, json: { retry_after_seconds: 30 } })
    world.clock.advance({ seconds: 12 })
    expect(await ask(numbered(1))).toMatchObject({
      status: 429,
      headers: { 'retry-after': '18' },
      json: {
        code: 'too_many',
        retry_after_seconds: 18,
        message: 'Too many requests. Please try again in 18 seconds.',
      },
    })
    world.clock.advance({ seconds: 18 })
    expect((await ask(numbered(1))).status).toBe(200)
  })

  it('are at most 5 in an hour, whatever the address', async () => {
    for (let at = 0; at < 5; at++) {
      expect((await ask(numbered(2), `203.0.113.${at}`)).status).toBe(200)
      world.clock.advance({ minutes: 1 })
    }
    expect(await ask(numbered(2), '203.0.113.99')).toMatchObject({ status: 429, headers: { 'retry-after': '3300' } })
    world.clock.advance({ minutes: 55 })
    expect((await ask(numbered(2))).status).toBe(200)
  })

  it('are at most 10 of 1,000 requests spread over a day', async () => {
    for (let at = 0; at < 1_000; at++) {
      await ask(numbered(3), `198.51.100.${at % 250}`)
      world.clock.advance({ seconds: 86 })
    }
    expect(sent).toHaveLength(10)
  })

  it('are one when asked for 50 times at once', async () => {
    const answers = await Promise.all(Array.from({ length: 50 }, (_, at) => ask(numbered(4), `192.0.2.${at}`)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(49)
    expect(sent).toHaveLength(1)
  })
})

describe('codes asked for from one address', () => {
  it('are at most 20 in an hour, also at once, and others are not held up', async () => {
    const answers = await Promise.all(Array.from({ length: 30 }, (_, at) => ask(numbered(100 + at))))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(20)
    expect((await ask(numbered(200), '203.0.113.2')).status).toBe(200)
  })

  it('count together for a whole IPv6 /64', async () => {
    const answers = await Promise.all(
      Array.from({ length: 25 }, (_, at) => ask(numbered(300 + at), `2001:db8:1:2::${at + 1}`)),
    )
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(20)
    expect((await ask(numbered(400), '2001:db8:1:3::1')).status).toBe(200)
  })
})

it('stops sending at the ceiling for everyone', async () => {
  for (let at = 0; at < 61; at++) {
    const { status } = await ask(numbered(500 + at), `192.0.2.${at}`)
    expect(status).toBe(at < 60 ? 200 : 429)
  }
})

describe('a provider that fails', () => {
  it('is told in a friendly way; what was surely not sent does not count', async () => {
    provider = new SmsFailed('no', 'status 400')
    expect(await ask(numbered(5))).toMatchObject({ status: 200, json: { status: 'fail', code: 'sms_failed' } })
    provider = 'well'
    expect((await ask(numbered(5))).status).toBe(200)
  })

  it('counts when the message may have gone out', async () => {
    provider = new SmsFailed('maybe', 'ECONNABORTED')
    expect(await ask(numbered(6))).toMatchObject({ status: 200, json: { code: 'sms_failed' } })
    provider = 'well'
    expect((await ask(numbered(6))).status).toBe(429)
  })
})
