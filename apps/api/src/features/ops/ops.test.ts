import type { Llm } from '@dhruva/adapters'
import { auth, births, chats } from '@dhruva/contract'
import { listEndpoints, openApi } from '@dhruva/contract/openapi'
import { BIRTH, createWorld, until, type Visitor } from '@dhruva/testkit'
import { describe, expect, it } from 'vitest'
import { type App, buildApp } from '#app.ts'

const twilio = {
  SMS_PROVIDER: 'twilio',
  TWILIO_ACCOUNT_SID: `AC${'0'.repeat(32)}`,
  TWILIO_AUTH_TOKEN: 't',
  TWILIO_FROM: 'MG1',
}
const razorpay = {
  PAYMENTS: 'razorpay',
  RAZORPAY_KEY_ID: 'rzp_live_1',
  RAZORPAY_KEY_SECRET: 'k',
  RAZORPAY_WEBHOOK_SECRET: 'w',
  SELLER_STATE: '07',
  SELLER_NAME: 'Dhruva Jyotish LLP',
  SELLER_ADDRESS: '12 Janpath, New Delhi 110001',
  SELLER_GSTIN: '07AABCD1234E1Z5',
}
const production = {
  ...twilio,
  ...razorpay,
  NODE_ENV: 'production',
  MOBILE_SECRET: 'q7TzB4nWc9RmK2xYpL6vHs3dJf8aGe5u',
  RATE_LIMITS: 'on',
  PUBLIC_URL: 'https://dhruva.example',
}

const world = await createWorld(buildApp)
const live = await createWorld(buildApp, { env: { ...production, METRICS_TOKEN: 'a-token-for-the-metrics' } })
const bare = await createWorld(buildApp, { env: production })

const get = (who: Visitor, path: `/${string}`, headers = {}) => who.raw({ method: 'GET', path }, undefined, headers)
const anyone = world.visitor()

describe('health', () => {
  it('says that the process is up and ready', async () => {
    expect(await get(anyone, '/healthz')).toMatchObject({ status: 200, json: { status: 'success' } })
    expect(await get(anyone, '/readyz')).toMatchObject({ status: 200, json: { status: 'success' } })
  })

  it('is ready without the queue, which only waits, and says so', async () => {
    const alone = await createWorld(buildApp, { env: { REDIS_URL: 'redis://127.0.0.1:1' } })
    expect(await get(alone.visitor(), '/readyz')).toMatchObject({
      status: 200,
      json: { status: 'success', queue: 'not ready' },
    })
    expect((await get(anyone, '/readyz')).json).toEqual({ status: 'success', queue: 'ready' })
  })

  it('says what is missing while a migration waits', async () => {
    const fresh = await createWorld(buildApp)
    const rename = (from: string, to: string) =>
      fresh.db.query({ name: `test.${to}`, text: `ALTER TABLE ${from} RENAME TO ${to}` })
    await rename('_prisma_migrations', 'elsewhere')
    expect(await get(fresh.visitor(), '/readyz')).toMatchObject({
      status: 503,
      json: { status: 'fail', code: 'unavailable', message: 'the database is not migrated' },
    })
  })

  it('is not ready and refuses calls while the last reply ends; it still lives', async () => {
    let goOn = () => {}
    const wait = new Promise<void>((resolve) => {
      goOn = resolve
    })
    const answer: Llm['answer'] = async function* () {
      yield { text: 'Slowly. ', facts: [] }
      await wait
      yield { text: 'Done.', facts: [] }
    }
    const leaving = await createWorld(
      (parts): Promise<App> => buildApp({ ...parts, externals: { llm: { name: 'embedded', answer } } }),
    )
    const address = await leaving.address()
    const asha = await leaving.member('asha')
    const { bid } = await asha.call(births.addBirth, BIRTH)
    const { asst_id } = await asha.call(chats.startChat, { bid, astrologer: 'Oracle' })
    const reply = fetch(address + chats.pushChat.path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${asha.token}` },
      body: JSON.stringify({ bid, asst_id, astrologer: 'Oracle', message: 'What is to come?' }),
    })
    await until(() => leaving.app.ctx.generations.size() === 1)
    const closed = leaving.app.close()
    expect(await get(asha, '/readyz')).toMatchObject({ status: 503, json: { message: 'stopping' } })
    expect(await get(asha, '/apis/languages.php')).toMatchObject({
      status: 503,
      json: { status: 'fail', code: 'unavailable' },
      headers: { 'retry-after': '5' },
    })
    expect((await get(asha, '/healthz')).status).toBe(200)
    await expect(fetch(`${address}/healthz`)).rejects.toThrow()
    goOn()
    expect(await (await reply).text()).toContain('Slowly. Done.\u001e{"status":"success"')
    await closed
  })
})

describe('metrics', () => {
  it('count requests by route and status', async () => {
    await get(anyone, '/apis/languages.php')
    await get(anyone, '/apis/users/getInfo.php')
    const { text, headers } = await get(anyone, '/metrics')
    expect(headers['content-type']).toContain('text/plain')
    expect(text).toMatch(/http_request_duration_seconds_count\{route="\/apis\/languages.php",status="200"\} [1-9]/)
    expect(text).toMatch(/http_request_duration_seconds_count\{route="\/apis\/users\/getInfo.php",status="401"\} [1-9]/)
    expect(text).toMatch(/^running_replies 0$/m)
    expect(text).toMatch(/^held_turns 0$/m)
    expect(text).toMatch(/^db_connections_waiting 0$/m)
  })

  it('say how much waits for the worker, and how long', async () => {
    const figureOf = async (name: string) => {
      const { text } = await get(anyone, '/metrics')
      return Number(new RegExp(`^${name} (.+)$`, 'm').exec(text)?.[1])
    }
    const [events, jobs] = [await figureOf('forum_events_waiting'), await figureOf('outbox_waiting')]
    const at = new Date(world.clock.now().getTime() - 90_000)
    await world.db.query({
      name: 'test.waiting',
      text: `WITH job AS (INSERT INTO outbox (job, payload, created_at) VALUES ('settlePoints', '{"uid": 1}', $1))
             INSERT INTO points_event (uid, reason, about, points, day, at) VALUES (1, 'comment', 'c1', 5, $1, $1)`,
      values: [at],
    })
    expect(await figureOf('forum_events_waiting')).toBe(events + 1)
    expect(await figureOf('outbox_waiting')).toBe(jobs + 1)
    expect(await figureOf('waiting_oldest_seconds')).toBeGreaterThanOrEqual(90)
  })

  it('are had from elsewhere with their token', async () => {
    const headers = { authorization: 'Bearer a-token-for-the-metrics', 'x-forwarded-for': '203.0.113.7' }
    const far = { url: '/metrics', remoteAddress: '203.0.113.7', headers }
    expect((await live.app.http.inject(far)).statusCode).toBe(200)
  })

  it('want their token in production, and are not there without one', async () => {
    const visitor = live.visitor()
    expect((await get(visitor, '/metrics')).status).toBe(404)
    expect((await get(visitor, '/metrics', { authorization: 'Bearer another' })).status).toBe(404)
    expect((await get(visitor, '/metrics', { authorization: 'Bearer a-token-for-the-metrics' })).status).toBe(200)
    expect((await get(bare.visitor(), '/metrics', { authorization: 'Bearer ' })).status).toBe(404)
  })
})

describe('the outbox', () => {
  it('shows the text messages, newest first', async () => {
    for (const mobile of ['9876500001', '9876500002']) await anyone.call(auth.getOTP, { mobile })
    const { json } = await get(anyone, '/dev/outbox.json')
    expect(json).toEqual([
      { to: '+919876500002', body: expect.stringMatching(/^\d{6} /), sent_at: world.clock.now().toISOString() },
      { to: '+919876500001', body: expect.stringMatching(/^\d{6} /), sent_at: world.clock.now().toISOString() },
    ])
    const page = await get(anyone, '/dev/outbox')
    expect(page.headers['content-type']).toBe('text/html; charset=utf-8')
    expect(page.text).toContain(await world.lastCode('+919876500002'))
    expect(page.headers.refresh).toBe('2')
  })

  it('is there for this machine alone: not for another, another name of this one, or a proxy that speaks for others', async () => {
    const from = async (url: string, remoteAddress: string, headers: Record<string, string>) =>
      (await world.app.http.inject({ url, remoteAddress, headers })).statusCode
    for (const url of ['/dev/outbox', '/dev/outbox.json', '/docs', '/openapi.json', '/metrics']) {
      for (const host of ['localhost', 'localhost:3000', '127.0.0.1:3000', '[::1]:3000', 'LOCALHOST:3000'])
        for (const address of ['127.0.0.1', '127.8.0.1', '::1', '::ffff:127.0.0.1'])
          expect(await from(url, address, { host }), `${url} ${host} ${address}`).toBe(200)
      for (const address of ['203.0.113.7', '192.168.1.20', '::ffff:192.168.1.20', 'fe80::1'])
        expect(await from(url, address, { host: 'localhost:3000' }), `${url} ${address}`).toBe(404)
      for (const host of ['evil.example', '192.168.1.20:3000', 'localhost.evil.example', 'localhost:3000.evil.example'])
        expect(await from(url, '127.0.0.1', { host }), `${url} ${host}`).toBe(404)
      for (const name of ['x-forwarded-for', 'forwarded', 'x-real-ip', 'x-forwarded-host', 'via'])
        expect(await from(url, '127.0.0.1', { host: 'localhost', [name]: '127.0.0.1' }), `${url} ${name}`).toBe(404)
    }
  })

  it('is told from no other address that is not there', async () => {
    const ask = async (method: 'GET' | 'POST', url: string, accept = '*/*') => {
      const answer = await world.app.http.inject({ method, url, remoteAddress: '203.0.113.7', headers: { accept } })
      return { status: answer.statusCode, text: answer.body }
    }
    for (const method of ['GET', 'POST'] as const)
      expect(await ask(method, '/dev/outbox')).toEqual(await ask(method, '/dev/nothing'))
    expect((await ask('GET', '/docs', 'text/html')).status).toBe(404)
  })

  it('is not there in production, nor with another provider', async () => {
    const other = await createWorld(buildApp, { env: twilio })
    for (const visitor of [live.visitor(), other.visitor()]) {
      expect((await get(visitor, '/dev/outbox')).status).toBe(404)
      expect((await get(visitor, '/dev/outbox.json')).status).toBe(404)
    }
  })
})

describe('the contract', () => {
  it('is told to everybody where that is asked for', async () => {
    const open = await createWorld(buildApp, { env: { PUBLIC_DOCS: 'on' } })
    for (const url of ['/docs', '/openapi.json'])
      expect((await open.app.http.inject({ url, remoteAddress: '203.0.113.7' })).statusCode).toBe(200)
  })

  it('is told to programs, every call of it', async () => {
    const { json } = await get(anyone, '/openapi.json')
    const paths = listEndpoints().map(({ endpoint }) => endpoint.path)
    expect(json).toMatchObject({ openapi: '3.1.0' })
    expect(Object.keys(Object.entries(json ?? {}).find(([key]) => key === 'paths')?.[1] ?? {})).toEqual([
      ...new Set(paths),
    ])
  })

  it('says which bodies must be sent, and that a refusal can come with status 200', () => {
    const { paths } = openApi()
    expect(paths['/apis/birthdetails/add.php']?.post).toMatchObject({
      requestBody: { required: true },
      responses: {
        200: { content: { 'application/json': { schema: { anyOf: [{}, { $ref: expect.any(String) }] } } } },
      },
    })
    expect(paths['/apis/chats/getAll.php']?.post).toMatchObject({
      requestBody: { required: false },
      responses: { 200: { content: { 'application/json': { schema: { type: 'object' } } } } },
    })
  })

  it('asks for a session where one is needed, for none where none is taken, and for either where visitors may come', () => {
    const { paths } = openApi()
    const asked = { member: undefined, public: [], optional: [{}, { session: [] }], desk: [{ desk: [] }] }
    for (const { endpoint } of listEndpoints()) {
      const { method, altMethod, path, access } = endpoint
      for (const verb of [method, ...(altMethod ? [altMethod] : [])]) {
        const operation: object = paths[path]?.[verb.toLowerCase()] ?? {}
        expect(Reflect.get(operation, 'security'), `${verb} ${path}`).toEqual(asked[access])
      }
    }
  })

  it('is told to people, without anything from elsewhere', async () => {
    const { text } = await get(anyone, '/docs')
    for (const { key, endpoint } of listEndpoints()) {
      expect(text).toContain(`id="${key}"`)
      expect(text).toContain(endpoint.path)
    }
    expect(text).not.toMatch(/<script|https?:\/\//)
  })
})

describe('security.txt', () => {
  const PATH = '/.well-known/security.txt'
  const textOf = async (env: Record<string, string>) => {
    const place = await createWorld(buildApp, { env })
    return { place, answer: await get(place.visitor(), PATH) }
  }

  it('says whom to tell of a weakness, until when that is so, and by which rules (RFC 9116)', async () => {
    const SECURITY_CONTACT = 'mailto:security@dhruva.example'
    const { place, answer } = await textOf({ SECURITY_CONTACT, PUBLIC_URL: 'https://dhruva.example/' })
    expect(answer.status).toBe(200)
    expect(answer.headers['content-type']).toBe('text/plain; charset=utf-8')
    const fields = Object.fromEntries(
      answer.text
        .trimEnd()
        .split('\n')
        .map((line) => line.split(/: (.*)/s).slice(0, 2)),
    )
    expect(fields).toEqual({
      Contact: SECURITY_CONTACT,
      Expires: expect.stringMatching(/^\d{4}-\d\d-\d\dT00:00:00Z$/),
      'Preferred-Languages': 'en, hi',
      Canonical: `https://dhruva.example${PATH}`,
      Policy: 'https://dhruva.example/security',
    })
    const days = (Date.parse(fields.Expires ?? '') - place.clock.now().getTime()) / 86_400_000
    expect(days).toBeGreaterThan(88)
    expect(days).toBeLessThanOrEqual(90)
    place.clock.advance({ days: 30 })
    expect((await get(place.visitor(), PATH)).text).not.toBe(answer.text)
  })

  it('names the address of support where there is no other, and is not there without any', async () => {
    expect((await textOf({ SUPPORT_EMAIL: 'help@dhruva.example' })).answer.text).toMatch(
      /^Contact: mailto:help@dhruva\.example\n/,
    )
    expect((await textOf({})).answer.status).toBe(404)
  })

  it.each(['security@dhruva.example', 'http://dhruva.example', 'mailto:a@b.c\nContact: mailto:evil@e.example'])(
    'is not made of %j',
    async (contact) => {
      await expect(createWorld(buildApp, { env: { SECURITY_CONTACT: contact } })).rejects.toThrow('SECURITY_CONTACT')
    },
  )
})
