import { Agent } from 'node:http'
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
