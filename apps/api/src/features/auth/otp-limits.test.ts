import { SmsFailed } from '@dhruva/adapters'
import { auth } from '@dhruva/contract'
import { createWorld, mobileOf } from '@dhruva/testkit'
import { beforeEach, describe, expect, it } from 'vitest'
import { buildApp } from '#app.ts'

let provider: 'well' | SmsFailed = 'well'
const sent: string[] = []
const codes = new Map<string, string>()

const world = await createWorld(
  (parts) =>
    buildApp({
      ...parts,
      externals: {
        sms: {
          sendInvite: async () => {},
          sendDebitNotice: async () => {},
          sendCode: async (to, otp) => {
            if (provider !== 'well') throw provider
            sent.push(to)
            codes.set(to, otp)
          },
        },
      },
    }),
  { env: { RATE_LIMITS: 'on', TRUST_PROXY: '1', OTP_HOURLY_CEILING: '20', OTP_PROOF_BITS: '4' } },
)
const anyone = world.visitor()

const ask = (mobile: string, from = '203.0.113.1') => anyone.raw(auth.getOTP, { mobile }, { 'x-forwarded-for': from })

/** Someone who has logged in with this number before. */
const loggedInBefore = async (mobile: string) => {
  const { json } = await ask(mobile)
  const { token } = auth.getOTP.output.parse(json)
  return anyone.call(auth.validateOTP, { mobile, token, otp: codes.get(mobile) ?? '' })
}

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

  it('are at most 5 in an hour for one who asks, and for all strangers together without a proof of work', async () => {
    for (let at = 0; at < 5; at++) {
      expect((await ask(numbered(2), `203.0.${at}.1`)).status).toBe(200)
      world.clock.advance({ minutes: 1 })
    }
    expect(sent).toHaveLength(5)
    expect((await ask(numbered(2), '203.0.99.1')).json).toMatchObject({ code: 'proof_required' })
    world.clock.advance({ minutes: 56 })
    await ask(numbered(2), '203.0.99.1')
    expect(sent).toHaveLength(6)
  })

  it('are at most 5 in an hour and 10 in a day on a device that is known with it', async () => {
    const { device_token } = await loggedInBefore(numbered(8))
    world.clock.advance({ days: 2 })
    const times: number[] = []
    for (let minute = 0; minute < 24 * 60; minute += 10) {
      const { status } = await anyone.raw(auth.getOTP, { mobile: numbered(8), device_tokens: [device_token] })
      if (status === 200) times.push(minute)
      world.clock.advance({ minutes: 10 })
    }
    expect(times).toEqual([0, 10, 20, 30, 40, 60, 70, 80, 90, 100])
  })

  it('are at most 10 of 1,000 requests spread over a day, from 250 addresses that do no work', async () => {
    for (let at = 0; at < 1_000; at++) {
      await ask(numbered(3), `198.51.${at % 250}.1`)
      world.clock.advance({ seconds: 86 })
    }
    expect(sent).toHaveLength(10)
  }, 120_000)

  it('are one when asked for 50 times at once', async () => {
    const answers = await Promise.all(Array.from({ length: 50 }, (_, at) => ask(numbered(4), `192.0.${at}.1`)))
    const later = answers.filter(({ json }) => JSON.stringify(json).includes('proof_required'))
    expect(later).toHaveLength(49)
    expect(sent).toHaveLength(1)
  })
})

describe('codes that nobody types in', () => {
  it('are one for each network, and few more for all together, also when asked for at once', async () => {
    const answers = await Promise.all(Array.from({ length: 30 }, (_, at) => ask(numbered(100 + at))))
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(30 - sent.length)
    // the network's own, and those that are shared without work
    expect(sent).toHaveLength(1 + 3)
    expect((await ask(numbered(200), '203.0.112.2')).status).toBe(200)
    expect(sent).toHaveLength(5)
  })

  it('stop counting when they are typed in', async () => {
    for (let person = 0; person < 18; person++) {
      const mobile = numbered(600 + person)
      const { json } = await ask(mobile, '203.0.113.77')
      const { token } = auth.getOTP.output.parse(json)
      const otp = codes.get(mobile) ?? ''
      await anyone.call(auth.validateOTP, { mobile, token, otp })
    }
    expect(sent).toHaveLength(18)
  })

  it('of a fresh network cost work from the ceiling on', async () => {
    for (let at = 0; at < 61; at++) {
      const { json } = await ask(numbered(500 + at), `192.${at}.2.1`)
      expect(json).toMatchObject(at < 20 ? { status: 'success' } : { code: 'proof_required' })
    }
  })
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
