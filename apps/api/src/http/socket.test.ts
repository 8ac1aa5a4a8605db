import { Agent } from 'node:http'
import net from 'node:net'
import { text } from 'node:stream/consumers'
import { auth, users } from '@dhruva/contract'
import { createWorld } from '@dhruva/testkit'
import supertest from 'supertest'
import { expect, it } from 'vitest'
import { buildApp } from '#app.ts'

// what only shows over a connection: the other tests hand their calls to the server without one
const world = await createWorld(buildApp)
const client = supertest(await world.address())
const json = 'application/json'

it('says beforehand how long an answer is, and sends HEAD nothing else', async () => {
  const got = await client
    .get('/apis/languages.php')
    .expect(200)
    .expect('content-type', /^application\/json/)
  const bytes = String(Buffer.byteLength(got.text))
  expect(got.headers['content-length']).toBe(bytes)
  const head = await client.head('/apis/languages.php').expect(200)
  expect(head.headers['content-length']).toBe(bytes)
  expect(head.text).toBeFalsy()
})

it('refuses a body of unknown length as soon as it is more than 64 KiB', async () => {
  const piece = `"${'x'.repeat(1_022)}"`
  const post = client.post(auth.getOTP.path).type(json).set('transfer-encoding', 'chunked')
  post.write('[')
  for (let sent = 0; sent < 64; sent++) post.write(`${piece},`)
  post.write(`${piece}]`)
  const answer = await post
  expect(answer).toMatchObject({ status: 413, body: { status: 'fail', code: 'too_large' } })
})

it('takes a chunked body that is small enough', async () => {
  const post = client.post(auth.getOTP.path).type(json).set('transfer-encoding', 'chunked')
  post.write('{"mobile":')
  post.write('"9876543210"}')
  expect((await post).body).toMatchObject({ status: 'success' })
})

it('keeps the connection after a refusal', async () => {
  let connections = 0
  world.app.http.server.on('connection', () => connections++)
  const one = new Agent({ keepAlive: true, maxSockets: 1 })
  await client.post(users.getUserInfo.path).agent(one).type(json).send('{').expect(401)
  await client.get('/apis/nothing.php').agent(one).expect(404)
  await client.get('/healthz').agent(one).expect(200)
  one.destroy()
  expect(connections).toBe(1)
})

it.each([
  [
    'both lengths',
    'POST /apis/languages.php HTTP/1.1\r\nHost: a\r\nContent-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n',
  ],
  [
    'two lengths',
    'POST /apis/languages.php HTTP/1.1\r\nHost: a\r\nContent-Length: 4\r\nContent-Length: 40\r\n\r\nabcd',
  ],
  [
    'a coding written oddly',
    'POST /apis/languages.php HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: xchunked\r\n\r\n0\r\n\r\n',
  ],
  ['a line end of its own', 'GET /healthz HTTP/1.1\nHost: a\nX: y\r\r\n\r\n'],
])('a request with %s hides no second one: it is refused and the connection ends', async (_, request) => {
  const socket = net.connect(Number(new URL(await world.address()).port), '127.0.0.1')
  socket.write(`${request}GET /openz HTTP/1.1\r\nHost: a\r\n\r\n`)
  const answer = await text(socket)
  expect(answer).toMatch(/^HTTP\/1\.1 400 /)
  expect(answer.match(/HTTP\/1\.1/g)).toHaveLength(1)
})

it('repeats no request: TRACE is a method of nothing here', async () => {
  const answer = await client.trace('/apis/languages.php').set('x-said', 'hidden')
  expect([404, 405]).toContain(answer.status)
  expect(answer.text ?? '').not.toContain('hidden')
})
