import { site } from '@dhruva/contract'
import { createWorld } from '@dhruva/testkit'
import { expect, it } from 'vitest'
import { buildApp } from '#app.ts'

const world = await createWorld(buildApp)

/** What is told after the answer of before is no longer kept. */
const ask = async () => {
  world.clock.advance({ seconds: 6 })
  const { parts } = await world.visitor().call(site.getStatus, {})
  return Object.fromEntries(parts.map(({ part, state, since }) => [part, since === null ? state : { state, since }]))
}
const well = { login: 'works', answers: 'works', payments: 'works', forum: 'works' }
const before = (seconds: number) => new Date(world.clock.now().getTime() - seconds * 1_000)

const failed = (seconds: number, address: string) =>
  world.db.prisma.securityEvent.create({
    data: { at: before(seconds), kind: 'provider_failed', detail: 'no_answer', addressMark: Buffer.from(address) },
  })

it('says that all works where nothing is known against it', async () => {
  expect(await ask()).toEqual(well)
})

it('says that nobody can log in when codes fail for three people and none was sent since', async () => {
  const first = await failed(300, 'one')
  await failed(200, 'one')
  await failed(200, 'one')
  expect(await ask()).toEqual(well)
  await failed(100, 'two')
  await failed(90, 'three')
  expect(await ask()).toEqual({ ...well, login: { state: 'trouble', since: first.at.toISOString() } })
  await world.db.prisma.securityEvent.create({ data: { at: before(10), kind: 'code_sent', detail: 'login' } })
  expect(await ask()).toEqual(well)
})

it('says since when the forum and payments wait for the worker', async () => {
  const at = before(7_200)
  await world.db.query({
    name: 'test.waiting',
    text: `WITH points AS (INSERT INTO points_event (uid, reason, about, points, day, at) VALUES (1, 'comment', 'c1', 5, $1::timestamptz, $1::timestamptz))
           INSERT INTO payment_event (id, kind, received_at) VALUES ('evt_1', 'payment.captured', $1::timestamptz)`,
    values: [at],
  })
  const trouble = { state: 'trouble', since: at.toISOString() }
  expect(await ask()).toEqual({ ...well, payments: trouble, forum: trouble })
})
