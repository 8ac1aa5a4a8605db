import { once } from 'node:events'
import net from 'node:net'
import { auth, births, users } from '@dhruva/contract'
import { errors } from '@dhruva/contract/errors'
import { createWorld } from '@dhruva/testkit'
import { beforeAll, describe, expect, it } from 'vitest'
import { buildApp } from '#app.ts'

const world = await createWorld(buildApp, { env: { RATE_LIMITS: 'on' } })
const anyone = world.visitor()
const json = { 'content-type': 'application/json' }

const refused = (status: number, code: keyof typeof errors) => ({
  status,
  json: { status: 'fail', code, message: errors[code][1] },
  headers: {
    'x-request-id': expect.stringMatching(/^[0-9a-f-]{36}$/),
    'content-type': 'application/json; charset=utf-8',
  },
})

describe('an envelope answers', () => {
  it('400: a body that is not JSON', async () => {
    expect(await anyone.raw(auth.getOTP, '{"mobile":', json)).toMatchObject(refused(400, 'bad_request'))
  })

  it('400: a field that is wrong, each named', async () => {
    const answer = await anyone.raw(auth.validateOTP, { mobile: '12', otp: '1', token: '' })
    expect(answer).toMatchObject({ status: 400, json: { status: 'fail', code: 'invalid_field' } })
    expect(answer.json).toMatchObject({ errors: [{ path: 'mobile' }, { path: 'otp' }, { path: 'token' }] })
  })

  it('400: an address that cannot be read', async () => {
    const answer = await anyone.raw({ method: 'GET', path: '/apis/%E0%A4%A' })
    expect(answer).toMatchObject(refused(400, 'bad_request'))
  })

  it('401: no session, before anything is read', async () => {
    expect(await anyone.raw(births.addBirth, '{', json)).toMatchObject(refused(401, 'no_session'))
  })

  it('404: an unknown path', async () => {
    expect(await anyone.raw({ method: 'POST', path: '/apis/none.php' }, {})).toMatchObject(refused(404, 'not_found'))
  })

  it('405: a known path with another method, and which ones it takes', async () => {
    const answer = await anyone.raw({ method: 'GET', path: auth.getOTP.path })
    expect(answer).toMatchObject(refused(405, 'method_not_allowed'))
    expect(answer.headers.allow).toBe('POST')
  })

  it('413: more than 64 KiB, and takes 64 KiB', async () => {
    const body = (bytes: number) => JSON.stringify({ mobile: '1', x: '' }).replace('""', `"${'x'.repeat(bytes - 21)}"`)
    expect(Buffer.byteLength(body(65_536))).toBe(65_536)
    expect((await anyone.raw(auth.getOTP, body(65_536), json)).status).toBe(400)
    expect(await anyone.raw(auth.getOTP, body(65_537), json)).toMatchObject(refused(413, 'too_large'))
  })

  it.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data', 'nonsense'])(
    '415: %s',
    async (type) => {
      const answer = await anyone.raw(auth.getOTP, 'mobile=9876543210', { 'content-type': type })
      expect(answer).toMatchObject(refused(415, 'not_json'))
    },
  )

  it('in Hindi where Hindi comes first', async () => {
    const answer = await anyone.raw(users.getUserInfo, undefined, { 'accept-language': 'hi' })
    expect(answer.json).toMatchObject({ message: errors.no_session[2] })
  })
})

it('takes a POST without body and content type where nothing is required', async () => {
  const asha = await world.member('asha')
  expect((await asha.raw({ method: 'POST', path: users.getUserInfo.path })).status).toBe(200)
  expect((await asha.raw({ method: 'POST', path: users.getUserInfo.path }, '', json)).status).toBe(200)
  expect((await asha.raw({ method: 'POST', path: users.getUserInfo.path }, 'null', json)).status).toBe(200)
})

it('answers 503 while there is no database, and goes on with what needs none', async () => {
  const alone = await createWorld(buildApp, { env: { DATABASE_URL: 'postgresql://nobody@127.0.0.1:1/nothing' } })
  const answer = await alone.visitor().raw(auth.getOTP, { mobile: '9876543210' })
  expect(answer).toMatchObject(refused(503, 'unavailable'))
  expect(answer.headers['retry-after']).toBe('2')
  expect((await alone.visitor().raw({ method: 'GET', path: '/apis/languages.php' })).status).toBe(200)
  expect(await alone.visitor().raw({ method: 'GET', path: '/readyz' })).toMatchObject({
    status: 503,
    json: { message: 'the database does not answer' },
  })
})

it('lets nothing be loaded by an answer and nobody keep it', async () => {
  const { headers } = await anyone.raw({ method: 'GET', path: '/apis/languages.php' })
  expect(headers).toMatchObject({
    'cache-control': 'no-store',
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    'x-content-type-options': 'nosniff',
  })
})

describe('limits of rate', () => {
  it('are counted by person, together over the calls of a bucket', async () => {
    const [ravi, mira] = [await world.member('ravi'), await world.member('mira')]
    const remove = () => ravi.raw(births.deleteBirth, { bid: 1 })
    for (let at = 0; at < 59; at++) expect((await remove()).status).toBe(404)
    expect((await ravi.raw(births.editBirth, {})).status).toBe(400)
    const over = await remove()
    expect(over).toMatchObject({ status: 429, json: { code: 'too_many', retry_after_seconds: expect.any(Number) } })
    expect(Number(over.headers['retry-after'])).toBeGreaterThan(50)
    expect((await ravi.raw(users.getUserInfo)).status).toBe(200)
    expect((await mira.raw(births.deleteBirth, { bid: 1 })).status).toBe(404)
  })

  it('are counted by address for whoever has no session', async () => {
    const answers = await Promise.all(Array.from({ length: 310 }, () => anyone.raw(births.getBirths)))
    expect(answers.filter(({ status }) => status === 429).length).toBeGreaterThanOrEqual(10)
  })
})

describe('a connection', () => {
  let port: number
  beforeAll(async () => {
    port = Number(new URL(await world.address()).port)
  })

  const send = async (text: string) => {
    const socket = net.connect(port, '127.0.0.1')
    let answer = ''
    socket.on('data', (data) => {
      answer += data
    })
    socket.write(text)
    const started = performance.now()
    await once(socket, 'close')
    return { answer, ms: performance.now() - started }
  }

  it('with bytes that are no HTTP gets an envelope and is closed', async () => {
    const { answer } = await send('hello\r\n\r\n')
    expect(answer).toMatch(/^HTTP\/1\.1 400 .*"code":"bad_request"/s)
  })

  it('with headers beyond measure is closed', async () => {
    const { answer } = await send(`GET / HTTP/1.1\r\nhost: x\r\nx: ${'y'.repeat(40_000)}\r\n\r\n`)
    expect(answer).toMatch(/^HTTP\/1\.1 431 /)
  })

  it('that never ends its headers or its body is closed within 13 seconds', async () => {
    const [headers, body] = await Promise.all([
      send('GET / HTTP/1.1\r\nhost: x\r\n'),
      send(
        'POST /apis/sms/getOTP.php HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 10\r\n\r\n{',
      ),
    ])
    for (const { answer, ms } of [headers, body]) {
      expect(answer).toMatch(/^HTTP\/1\.1 408 /)
      expect(ms).toBeLessThan(13_000)
    }
  })
})
