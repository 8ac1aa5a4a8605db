import { afterEach, expect, it, vi } from 'vitest'
import { createPace } from '#http/pace.ts'

afterEach(() => {
  vi.useRealTimers()
})

it('lets one caller’s costly work go one after the other with time in between, and another’s at once', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'performance'] })
  const turnOf = createPace(250)
  const done: string[] = []
  const ask = (caller: string, name: string) => void turnOf(caller).then(() => done.push(name))
  for (const name of ['a', 'b', 'c']) ask('visitor', name)
  ask('other', 'z')
  await vi.advanceTimersByTimeAsync(0)
  expect(done).toEqual(['a', 'z'])
  await vi.advanceTimersByTimeAsync(249)
  expect(done).toEqual(['a', 'z'])
  await vi.advanceTimersByTimeAsync(1)
  expect(done).toEqual(['a', 'z', 'b'])
  await vi.advanceTimersByTimeAsync(250)
  expect(done).toEqual(['a', 'z', 'b', 'c'])
  // whoever comes after a while does not wait
  await vi.advanceTimersByTimeAsync(1_000)
  ask('visitor', 'd')
  await vi.advanceTimersByTimeAsync(0)
  expect(done.at(-1)).toBe('d')
})
