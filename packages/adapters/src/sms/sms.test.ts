import { openDb } from '@dhruva/db'
import { testDatabase } from '@dhruva/testkit/database'
import { afterAll, describe, expect, it } from 'vitest'
import { createSms } from './create.ts'
import { type Sms, SmsFailed } from './port.ts'
import { type Mood, startFakeTwilio } from './testing/fake-twilio.ts'
import { createTwilioSms } from './twilio.ts'

const TO = '+919876543210'
const twilio = await startFakeTwilio()
afterAll(twilio.close)

const db = openDb({ url: await testDatabase() })
afterAll(db.close)

const settings = {
  SMS_PROVIDER: 'twilio',
  TWILIO_ACCOUNT_SID: twilio.account,
  TWILIO_AUTH_TOKEN: 'token',
  TWILIO_FROM: '+15005550006',
  TWILIO_BASE_URL: twilio.baseUrl,
} as const

type Sent = { to: string; body: string }
const providers: { name: string; sms: Sms; sent: () => Promise<Sent[]> }[] = [
  {
    name: 'outbox',
    sms: createSms({ SMS_PROVIDER: 'outbox' }, db, () => new Date('2026-11-21T06:30:00Z')),
    sent: () => db.prisma.smsOutbox.findMany({ orderBy: { id: 'desc' } }),
  },
  { name: 'twilio', sms: createSms(settings, db, () => new Date(0)), sent: async () => twilio.received.toReversed() },
]

describe.each(providers)('text messages by $name', ({ sms, sent }) => {
  it('arrive once, at the number, with the code and what it is for', async () => {
    await sms.sendCode(TO, '004711', 'delete_account', 'en')
    const [message, ...others] = await sent()
    expect(message).toMatchObject({ to: TO })
    expect(message?.body).toMatch(/^004711 .* to DELETE your account/)
    expect(others).toEqual([])
  })

  it('are worded for each purpose, in both languages', async () => {
    await sms.sendCode(TO, '111111', 'login', 'en')
    await sms.sendCode(TO, '222222', 'cancel_subscription', 'en')
    await sms.sendCode(TO, '333333', 'login', 'hi')
    const [hindi, cancel, login] = await sent()
    expect(login?.body).toContain('to log in')
    expect(cancel?.body).toContain('to cancel your subscription')
    expect(hindi?.body).toMatch(/^333333 .*लॉग इन/)
  })
})

describe('twilio', () => {
  const quick = createTwilioSms(
    { accountSid: twilio.account, authToken: 'token', from: 'MG123', baseUrl: twilio.baseUrl },
    300,
  )
  const failureOf = async (mood: Mood) => {
    twilio.be(mood)
    return quick.sendCode(TO, '004711', 'login', 'en').catch((error: unknown) => error)
  }

  it('authenticates and sends by a messaging service when the sender is one', async () => {
    twilio.be('well')
    await quick.sendCode(TO, '004711', 'login', 'en')
    expect(twilio.received.at(-1)).toMatchObject({
      from: 'MG123',
      authorization: `Basic ${Buffer.from(`${twilio.account}:token`).toString('base64')}`,
    })
  })

  it.each([
    ['invalid number', 'no'],
    ['too many', 'no'],
    ['broken', 'maybe'],
    ['silent', 'maybe'],
    ['reset', 'maybe'],
  ] as const)('says of a provider that is "%s" that the message was sent: %s, and tries once', async (mood, sent) => {
    const before = twilio.asked()
    const failure = await failureOf(mood)
    expect(failure).toBeInstanceOf(SmsFailed)
    expect(failure).toMatchObject({ sent })
    expect(twilio.asked()).toBe(before + 1)
  })

  it('repeats neither the number nor what the provider said', async () => {
    const failure = await failureOf('invalid number')
    expect(String(failure) + JSON.stringify(failure)).not.toMatch(/9876543210|about/)
  })

  it('knows that nothing was sent when nobody listens', async () => {
    const nowhere = createTwilioSms(
      { accountSid: twilio.account, authToken: 'token', from: 'MG1', baseUrl: 'http://127.0.0.1:1' },
      300,
    )
    await expect(nowhere.sendCode(TO, '004711', 'login', 'en')).rejects.toMatchObject({ sent: 'no' })
  })
})
