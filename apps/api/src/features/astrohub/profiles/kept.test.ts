import { births, profiles } from '@dhruva/contract'
import { createWorld } from '@dhruva/testkit'
import { afterAll, expect, it, vi } from 'vitest'
import { details } from '#features/births/testing/details.ts'
import { register } from '../testing/profiles.ts'

// files share what was imported: this one imports the app anew, and leaves nothing of it
vi.resetModules()
vi.doMock('@dhruva/jyotish', async (load) => {
  const jyotish = await load<typeof import('@dhruva/jyotish')>()
  return { ...jyotish, stability: vi.fn(jyotish.stability) }
})
const { buildApp } = await import('#app.ts')
const { stability } = await import('@dhruva/jyotish')

afterAll(() => {
  vi.doUnmock('@dhruva/jyotish')
  vi.resetModules()
})

it('what an unknown time of birth leaves open is worked out once an hour, however often visitors ask', async () => {
  const world = await createWorld(buildApp)
  const asha = await world.member('asha')
  const { bid } = await asha.call(births.addBirth, { ...details, tob_uncertainty: 'unknown' })
  await register(asha, 'asha.open', { bid })
  const ask = () => world.visitor().call(profiles.getProfile, { uid: asha.uid })
  const first = await ask()
  const before = vi.mocked(stability).mock.calls.length
  expect(before).toBeGreaterThan(0)
  for (let n = 0; n < 5; n++) expect(await ask()).toEqual(first)
  expect(vi.mocked(stability).mock.calls.length).toBe(before)
  world.clock.advance({ hours: 1 })
  expect(await ask()).toEqual(first)
  expect(vi.mocked(stability).mock.calls.length).toBe(before + 1)
})
