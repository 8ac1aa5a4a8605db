import { users } from '@dhruva/contract'
import { createWorld } from '@dhruva/testkit'
import { pino } from 'pino'
import { expect, it } from 'vitest'
import { buildApp } from '#app.ts'

const world = await createWorld(buildApp)

it('a request is logged as pino would log it, with its refusal', async () => {
  const member = await world.member('logged')
  const before = world.log.length
  await member.raw(users.getUserInfo)
  await world.visitor().raw(users.getUserInfo)
  await expect.poll(() => world.log.length).toBe(before + 2)
  const [known, refused] = world.log.slice(before).map((line) => JSON.parse(line))
  const written: string[] = []
  const log = pino({ base: null }, { write: (line: string) => written.push(line) })
  const { level, time, msg, ...fields } = known
  log.info(fields, msg)
  expect({ ...JSON.parse(written[0] ?? ''), time }).toEqual({ level, time, msg, ...fields })
  expect(known).toMatchObject({ method: 'GET', route: users.getUserInfo.path, status: 200, uid: expect.any(Number) })
  expect(refused).toMatchObject({ status: 401, code: 'no_session' })
  expect(refused).not.toHaveProperty('uid')
})

it('a page is logged and counted by its route, and never by what stands in its address', async () => {
  const page = async (url: string) => {
    const before = world.log.length
    await world.app.http.inject({ url, headers: { accept: 'text/html' } })
    await expect.poll(() => world.log.length).toBe(before + 1)
    return JSON.parse(world.log.at(-1) ?? '').route
  }
  expect(await page('/horoscope')).toBe('/horoscope')
  expect(await page('/blogs/call-me-9876500001?q=9876500001')).toBe('/blogs/:slug')
  expect(await page('/there-is-no-9876500001')).toBe('(no page)')
  expect(await page('/create-kundli/oracle')).toBe('(shortcut)')
  const { text } = await world.visitor().raw({ method: 'GET', path: '/metrics' })
  expect(text).toMatch(/^http_request_duration_seconds_count\{route="\/blogs\/:slug",status="\d+"\} 1$/m)
  expect(text).not.toContain('9876500001')
})

it('keeps the id that a proxy gave a request, when it is one whose word counts and the id is one', async () => {
  const behind = await createWorld(buildApp, { env: { TRUST_PROXY: '10.0.0.5' } })
  const idOf = async (server: typeof world, said: string, remoteAddress: string) =>
    (await server.app.http.inject({ url: '/healthz', remoteAddress, headers: { 'x-request-id': said } })).headers[
      'x-request-id'
    ]
  const ids = ['5f0a3d0e-8f5b-4f3e-9f43-0a1b2c3d4e5f', '5f0a3d0e8f5b4f3e9f430a1b2c3d4e5f']
  for (const id of ids) {
    expect(await idOf(behind, id, '10.0.0.5')).toBe(id)
    expect(await idOf(behind, id, '203.0.113.7')).not.toBe(id)
    expect(await idOf(world, id, '10.0.0.5')).not.toBe(id)
  }
  for (const wrong of ['9876500001', 'a","uid":1,"b":"', `${ids[0]}x`, '', 'asha@example.org'])
    expect(await idOf(behind, wrong, '10.0.0.5')).toMatch(/^[0-9a-f-]{36}$/)
})
