import { once } from 'node:events'
import net from 'node:net'
import { text } from 'node:stream/consumers'
import { auth, births, discussions, users } from '@dhruva/contract'
import { errors } from '@dhruva/contract/errors'
import { createWorld } from '@dhruva/testkit'
import { beforeAll, describe, expect, it } from 'vitest'
import { buildApp } from '#app.ts'

const world = await createWorld(buildApp, {
  env: { RATE_LIMITS: 'on', VISITOR_READS_PER_MINUTE: '340', VISITOR_SEARCHES_PER_MINUTE: '130' },
})
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

  it('400: bytes that are no UTF-8', async () => {
    const url = (await world.address()) + auth.getOTP.path
    const send = (body: Buffer<ArrayBuffer>) => fetch(url, { method: 'POST', headers: json, body })
    const hindi = Buffer.from('{"mobile":"नमस्ते"}')
    const cut = Buffer.concat([hindi.subarray(0, -4), Buffer.from('"}')])
    for (const body of [Buffer.from('{"mobile":"h\xe9llo"}', 'latin1'), cut]) {
      const answer = await send(body)
      expect([answer.status, await answer.json()]).toMatchObject([400, { code: 'bad_request' }])
    }
    expect(await (await send(hindi)).json()).toMatchObject({ code: 'invalid_field', errors: [{ path: 'mobile' }] })
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

it('refuses a call that a proxy says came without TLS, which no page is', async () => {
  const secure = await createWorld(buildApp, { env: { PUBLIC_URL: 'https://dhruva.example' } })
  const by = (proto: string, path: `/${string}`, method: 'GET' | 'POST' = 'GET') =>
    secure.visitor().raw({ method, path }, undefined, { 'x-forwarded-proto': proto })
  for (const path of ['/apis/languages.php', '/apis/no-such.php', '/wp-json/wp/v2/posts', '/metrics'] as const)
    expect(await by('http', path)).toMatchObject(refused(403, 'https_needed'))
  expect((await by('http', '/some-page', 'POST')).status).toBe(403)
  expect((await by('http', '/status')).status).not.toBe(403)
  // one that had TLS before another, or none that says anything
  for (const proto of ['https', 'https, http', '']) expect((await by(proto, '/apis/languages.php')).status).toBe(200)
  // where no https is, nothing asks for it
  const path = '/apis/languages.php'
  expect((await anyone.raw({ method: 'GET', path }, undefined, { 'x-forwarded-proto': 'http' })).status).toBe(200)
})

it('answers no GET of a member that another site, an address bar or a picture makes, session or not', async () => {
  const asha = await world.member('clicks')
  const from = (site: string, mode: string, who: typeof anyone = asha) =>
    who.raw(users.getUserInfo, undefined, { 'sec-fetch-site': site, 'sec-fetch-mode': mode })
  expect((await from('same-origin', 'cors')).status).toBe(200)
  for (const [site, mode] of [
    ['cross-site', 'no-cors'],
    ['same-site', 'cors'],
    ['none', 'navigate'],
    ['same-origin', 'navigate'],
  ] as const) {
    expect(await from(site, mode)).toMatchObject({ status: 403, json: { code: 'forbidden' } })
    expect((await from(site, mode, anyone)).status).toBe(403)
  }
  // what anybody may read, anybody may open
  const open = { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate' }
  expect((await anyone.raw({ method: 'GET', path: '/apis/languages.php' }, undefined, open)).status).toBe(200)
})

it('takes a POST without body and content type where nothing is required', async () => {
  const asha = await world.member('asha')
  expect((await asha.raw({ method: 'POST', path: users.getUserInfo.path })).status).toBe(200)
  expect((await asha.raw({ method: 'POST', path: users.getUserInfo.path }, '', json)).status).toBe(200)
  expect((await asha.raw({ method: 'POST', path: users.getUserInfo.path }, 'null', json)).status).toBe(200)
})

it('takes a POST of nothing whatever it is said to be, but something of that kind on no path that exists', async () => {
  const asha = await world.member('asha')
  const { path } = users.getUserInfo
  for (const type of ['application/x-www-form-urlencoded', 'text/plain;charset=UTF-8', 'multipart/form-data']) {
    const said = { 'content-type': type }
    expect((await asha.raw({ method: 'POST', path }, '', { ...said, 'content-length': '0' })).status).toBe(200)
    expect(await asha.raw({ method: 'POST', path }, ' ', said)).toMatchObject(refused(415, 'not_json'))
    const chunked = { ...said, 'transfer-encoding': 'chunked' }
    expect(await asha.raw({ method: 'POST', path }, 'a=1', chunked)).toMatchObject(refused(415, 'not_json'))
    expect(await asha.raw({ method: 'POST', path: '/apis/none.php' }, 'a=1', said)).toMatchObject(
      refused(404, 'not_found'),
    )
  }
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

describe('every answer', () => {
  const addresses = ['/healthz', '/readyz', '/metrics', '/openapi.json', '/docs', '/dev/outbox', '/no-such-page']
  const calls = ['/apis/languages.php', '/apis/users/getInfo.php', '/apis/none.php', '/robots.txt', '/sitemap.xml']
  const headersOf = async (server: typeof world, url: string) => (await server.app.http.inject({ url })).headers

  it('is what it says it is, and in no frame where it is no file', async () => {
    for (const url of [...addresses, ...calls]) {
      const headers = await headersOf(world, url)
      expect(headers['x-content-type-options'], url).toBe('nosniff')
      expect(headers, url).not.toHaveProperty('strict-transport-security')
    }
    const blog = ['/wp-json/wp/v2/posts?per_page=1', '/blogs/rss.xml', '/blog-pictures/guna-milan.svg']
    for (const url of ['/healthz', '/readyz', '/metrics', '/openapi.json', '/docs', ...blog])
      expect((await headersOf(world, url))['content-security-policy'], url).toContain("frame-ancestors 'none'")
  })

  it('asks to be read over https alone where the service has it, also of a request that is none', async () => {
    const secure = await createWorld(buildApp, { env: { PUBLIC_URL: 'https://dhruva.example' } })
    const stays = 'max-age=31536000; includeSubDomains'
    for (const url of [...addresses, ...calls])
      expect((await headersOf(secure, url))['strict-transport-security'], url).toBe(stays)
    const socket = net.connect(Number(new URL(await secure.address()).port), '127.0.0.1').end('nonsense\r\n\r\n')
    const broken = await text(socket)
    expect(broken).toMatch(/^HTTP\/1\.1 400 .*^strict-transport-security: max-age=31536000/ims)
    expect(broken).toMatch(/^content-security-policy: default-src 'none'; frame-ancestors 'none'\r$/im)
  })
})

it('says once that a proxy seems to stand in front whose word is not believed', async () => {
  const lines = (server: typeof world) => server.log.filter((line) => line.includes('TRUST_PROXY'))
  const trusting = await createWorld(buildApp, { env: { TRUST_PROXY: '1' } })
  for (const server of [world, trusting])
    for (const at of ['203.0.113.1', '203.0.113.2'])
      await server.app.http.inject({ url: '/healthz', headers: { 'x-forwarded-for': at } })
  expect(lines(world)).toHaveLength(1)
  expect(lines(world)[0]).toContain('"level":40')
  expect(lines(world)[0]).not.toContain('203.0.113')
  expect(lines(trusting)).toEqual([])
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

  it('let those who search beside each other behind one address search more than one person may, and read on', async () => {
    const search = () => anyone.raw(discussions.searchDiscussions, { query: 'saturn' })
    const statuses = []
    for (let at = 0; at < 135; at++) statuses.push((await search()).status)
    expect(statuses.slice(0, 130).every((status) => status === 200)).toBe(true)
    expect(statuses.slice(130)).toEqual([429, 429, 429, 429, 429])
    for (const body of [{}, { query: '' }, { query: null }, { uid: 1 }])
      expect((await anyone.raw(discussions.searchDiscussions, body)).status).toBe(200)
  })

  it('count the searches of a person apart from what the person reads', async () => {
    const lata = await world.member('lata')
    const search = () => lata.raw(discussions.searchDiscussions, { query: 'saturn' })
    const statuses = []
    for (let at = 0; at < 121; at++) statuses.push((await search()).status)
    expect(statuses.indexOf(429)).toBe(120)
    expect((await lata.raw(discussions.searchDiscussions, {})).status).toBe(200)
  })

  it('are counted by address for whoever has no session', async () => {
    const answers = await Promise.all(Array.from({ length: 350 }, () => anyone.raw(births.getBirths)))
    expect(answers.filter(({ status }) => status === 429).length).toBeGreaterThanOrEqual(10)
    expect((await world.member('neha').then((neha) => neha.raw(births.getBirths))).status).toBe(200)
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
