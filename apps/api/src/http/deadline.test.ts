// A database that says nothing: every call is answered all the same, and all is well when it speaks again.
import { horoscopes, users } from '@dhruva/contract'
import { createWorld, until } from '@dhruva/testkit'
import { layWire, type Wire } from '@dhruva/testkit/wire'
import { afterAll, expect, it } from 'vitest'
import { buildApp } from '#app.ts'

const CALLS = 40

const wires: Wire[] = []
// before the world's own: what is done last is undone first
afterAll(() => Promise.all(wires.map((wire) => wire.close())))
const world = await createWorld(async ({ env, ...parts }) => {
  const wire = await layWire(env.DATABASE_URL ?? '')
  wires.push(wire)
  return buildApp({ ...parts, env: { ...env, DATABASE_URL: wire.url } })
})
const [wire] = wires
if (!wire) throw new Error('no line to the database')

const asha = await world.member('asha')
const ask = async () => (await asha.raw(users.getUserInfo)).status
const askAll = () => Promise.all(Array.from({ length: CALLS }, ask))
const fine = Array.from({ length: CALLS }, () => 200)
const away = Array.from({ length: CALLS }, () => 503)

it('everybody hears that the service is away when no connection to the database answers', async () => {
  expect(await askAll()).toEqual(fine)
  wire.silenceAll()
  expect(await askAll()).toEqual(away)
  wire.heal()
  await until(async () => (await ask()) === 200, 10_000)
  expect(await askAll()).toEqual(fine)
}, 60_000)

it('connections that fell silent are replaced: whoever meets one hears so once, and nobody after', async () => {
  expect(await askAll()).toEqual(fine)
  wire.silence()
  await askAll()
  expect(await askAll()).toEqual(fine)
}, 60_000)

it('visitors are answered too', async () => {
  wire.silenceAll()
  const heard = await world.visitor().raw(horoscopes.getHoroscope, { zodiac: 'Aries', when: 'Today' })
  expect(heard).toMatchObject({ status: 503, json: { status: 'fail', code: 'unavailable', retry_after_seconds: 2 } })
  wire.heal()
}, 60_000)
