import { setImmediate as soon } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { createLines } from '#http/lines.ts'

it('has a few of one caller’s calls at work, the rest in their order, and nobody else waits for them', async () => {
  const inLine = createLines(2)
  const begun: string[] = []
  const ends = new Map<string, { resolve: (value: string) => void; reject: (error: Error) => void }>()
  const ask = (caller: string, name: string) =>
    inLine(caller, () => {
      begun.push(name)
      const { promise, resolve, reject } = Promise.withResolvers<string>()
      ends.set(name, { resolve, reject })
      return promise
    })
  const calls = ['a', 'b', 'c', 'd', 'e'].map((name) => ask('visitor', name))
  const other = ask('other', 'z')
  await soon()
  expect(begun).toEqual(['a', 'b', 'z'])
  ends.get('b')?.resolve('B')
  expect(await calls[1]).toBe('B')
  await soon()
  expect(begun).toEqual(['a', 'b', 'z', 'c'])
  // one that fails makes room too
  ends.get('a')?.reject(new Error('failed'))
  await expect(calls[0]).rejects.toThrow('failed')
  await soon()
  expect(begun).toEqual(['a', 'b', 'z', 'c', 'd'])
  for (const name of ['c', 'd', 'z']) ends.get(name)?.resolve(name)
  await Promise.all([calls[2], calls[3], other])
  ends.get('e')?.resolve('E')
  expect(await calls[4]).toBe('E')
})
