import { births, profiles } from '@dhruva/contract'
import { stability } from '@dhruva/jyotish'
import { createWorld } from '@dhruva/testkit'
import { expect, it, vi } from 'vitest'
import { buildApp } from '#app.ts'
import { details } from '#features/births/testing/details.ts'
import { register } from '../testing/profiles.ts'

vi.mock('@dhruva/jyotish', async (load) => {
  const jyotish = await load<typeof import('@dhruva/jyotish')>()
  return { ...jyotish, stability: vi.fn(jyotish.stability) }
})

it('what an unknown time of birth leaves open is worked out once an hour, however often visitors ask', async () => {
  const world = await createWorld(buildApp)
  const asha = await world.member('asha')
  const { bid } = await asha.call(births.addBirth, { ...details, tob_uncertainty: 'unknown' })
  await register(asha, 'asha.open', { bid })
  const ask = () => world.visitor().call(profiles.getProfile, { uid: asha.uid })
  const first = await ask()
  const before = vi.mocked(stability).mock.calls.length
  for (let n = 0; n < 5; n++) expect(await ask()).toEqual(first)
  expect(vi.mocked(stability).mock.calls.length).toBe(before)
  world.clock.advance({ hours: 1 })
  expect(await ask()).toEqual(first)
  expect(vi.mocked(stability).mock.calls.length).toBe(before + 1)
})
