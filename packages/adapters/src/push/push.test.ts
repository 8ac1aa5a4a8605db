import { startFakePush, unseal } from '@dhruva/testkit/fake-push'
import { afterAll, describe, expect, it } from 'vitest'
import webPush from 'web-push'
import { PushEnv, pushOf } from './config.ts'
import { isKnownEndpoint, PUSH_SERVICES } from './services.ts'
import { createPush } from './web-push.ts'

const service = await startFakePush()
afterAll(service.close)

const { publicKey, privateKey } = webPush.generateVAPIDKeys()
const env = {
  PUSH_PUBLIC_KEY: publicKey,
  PUSH_PRIVATE_KEY: privateKey,
  PUSH_CONTACT: 'mailto:help@dhruva.example',
  PUSH_SERVICES: 'http://127.0.0.1',
}
const settings = pushOf(PushEnv.parse(env))
const push = createPush(settings, 500)
const note = { title: 'आपका दिन', body: 'अभी 3 मार्च तक', url: '/', tag: 'day', lang: 'hi' } as const
const sendTo = ({ endpoint, keys }: ReturnType<typeof service.browser>) => push?.send({ endpoint, ...keys }, note)

/** RFC 8291, appendix A: what the test opens messages with opens the one of the standard. */
it('messages are opened as the standard does', () => {
  const message =
    'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN'
  const keys = {
    privateKey: Buffer.from('q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94', 'base64url'),
    p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
    auth: 'BTBZMqHH6r4Tts7J_aSIgg',
  }
  expect(unseal(keys, Buffer.from(message, 'base64url'))).toBe('When I grow up, I want to be a watermelon')
})

describe('a note', () => {
  it('arrives sealed for its browser alone, signed by our key for this service', async () => {
    const browser = service.browser()
    expect(await sendTo(browser)).toEqual({ result: 'sent' })
    const [{ note: opened, headers, vapid } = {}] = browser.received
    expect(opened).toEqual(note)
    expect(headers).toMatchObject({ 'content-encoding': 'aes128gcm', ttl: '21600', topic: 'day', urgency: 'normal' })
    expect(vapid?.key).toBe(publicKey)
    expect(vapid?.claims).toMatchObject({ aud: service.origin, sub: env.PUSH_CONTACT, exp: expect.any(Number) })
  })

  it('of a browser that has left says so, also where its keys were never keys', async () => {
    const browser = service.browser()
    browser.leave()
    expect(await sendTo(browser)).toEqual({ result: 'gone' })
    const { endpoint } = service.browser()
    const none = { p256dh: Buffer.alloc(65, 4).toString('base64url'), auth: 'AAAAAAAAAAAAAAAAAAAAAA' }
    expect(await push?.send({ endpoint, ...none }, note)).toEqual({ result: 'gone' })
  })

  it.each([
    [
      { status: 429, headers: { 'retry-after': '90' } },
      { result: 'later', afterSeconds: 90 },
    ],
    [{ status: 503 }, { result: 'later', afterSeconds: 600 }],
    [{ status: 403 }, { result: 'refused', status: 403 }],
    [
      { status: 307, headers: { location: 'http://127.0.0.1:1/' } },
      { result: 'refused', status: 307 },
    ],
    ['silent', { result: 'unsure', fault: 'TimeoutError' }],
  ] as const)('when the service answers %j', async (answer, outcome) => {
    service.answers(answer)
    const before = service.asked()
    expect(await sendTo(service.browser())).toEqual(outcome)
    expect(service.asked()).toBe(before + 1)
    service.answers({ status: 201 })
  })

  it('waits when nobody listens, for then it did not arrive', async () => {
    const away = await startFakePush()
    const browser = away.browser()
    await away.close()
    expect(await sendTo(browser)).toEqual({ result: 'later', afterSeconds: 600 })
  })
})

describe('addresses', () => {
  it.each([
    'https://fcm.googleapis.com/fcm/send/abc',
    'https://updates.push.services.mozilla.com/wpush/v2/abc',
    'https://web.push.apple.com/abc',
    'https://wns2-pn1p.notify.windows.com/w/?token=abc',
  ])('%s is a push service', (endpoint) => expect(isKnownEndpoint(endpoint, PUSH_SERVICES)).toBe(true))

  it.each([
    'http://fcm.googleapis.com/fcm/send/abc',
    'https://fcm.googleapis.com:8443/x',
    'https://me:pass@fcm.googleapis.com/x',
    'https://fcm.googleapis.com.evil.example/x',
    'https://evil.example/fcm.googleapis.com',
    'https://push.apple.com.evil.example/x',
    'https://evilpush.apple.com/x',
    'https://127.0.0.1/x',
    'https://169.254.169.254/latest/meta-data',
    'https://[::1]/x',
    'http://localhost:5432/',
    'http://10.0.0.5/x',
    'file:///etc/passwd',
    'no address',
  ])('%s is none', (endpoint) => expect(isKnownEndpoint(endpoint, PUSH_SERVICES)).toBe(false))

  it('that are not known are not asked, whoever put them into the database', async () => {
    const strict = createPush({ ...settings, services: PUSH_SERVICES })
    const { endpoint, keys } = service.browser()
    const before = service.asked()
    expect(await strict?.send({ endpoint, ...keys }, note)).toEqual({ result: 'gone' })
    expect(service.asked()).toBe(before)
  })
})

describe('settings', () => {
  it('without keys there are no notes', () => {
    expect(createPush(pushOf(PushEnv.parse({})))).toBeNull()
  })

  it.each([
    ['PUSH_PRIVATE_KEY', { ...env, PUSH_PRIVATE_KEY: undefined }],
    ['PUSH_CONTACT', { ...env, PUSH_CONTACT: undefined }],
    ['PUSH_PUBLIC_KEY', { ...env, PUSH_PUBLIC_KEY: 'short' }],
    ['PUSH_SERVICES', { ...env, PUSH_SERVICES: 'fcm.googleapis.com,http://10.0.0.5' }],
  ])('%s is named when it is wrong', (name, wrong) => {
    const { error } = PushEnv.safeParse(wrong)
    expect(error?.issues.map(({ path }) => path[0])).toContain(name)
  })
})
