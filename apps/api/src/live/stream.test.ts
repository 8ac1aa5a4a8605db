import { afterEach, expect, it, vi } from 'vitest'
import { createBatcher } from './batcher.ts'
import { openStream } from './stream.ts'

afterEach(() => {
  vi.useRealTimers()
})

const viewer = { uid: 7, jti: null, did: null, owner: 'u7' }

it('lets a reader go who does not read, and keeps next to nothing for such a one', () => {
  const closed: unknown[] = []
  const stream = openStream(viewer, (one) => closed.push(one))
  for (let n = 0; n < 5_000; n++) stream.send({ type: 'unseen', unseen_count: n })
  expect(stream.readable.destroyed).toBe(true)
  expect(stream.readable.readableLength).toBeLessThan(20_000)
})

it('does not say the same twice', async () => {
  const stream = openStream(viewer, () => {})
  for (const unseen_count of [1, 1, 2, 2, 1]) stream.send({ type: 'unseen', unseen_count })
  stream.end()
  stream.send({ type: 'unseen', unseen_count: 9 })
  let text = ''
  for await (const chunk of stream.readable) text += chunk
  expect(text.match(/unseen_count":\d/g)).toEqual([1, 2, 1].map((n) => `unseen_count":${n}`))
  expect(text.startsWith(':\n\n')).toBe(true)
})

it('flushes again what failed, never twice at once, and nothing after it was closed', async () => {
  vi.useFakeTimers()
  const flushes: { topics: string[]; done: () => void; fail: (error: Error) => void }[] = []
  const errors: unknown[] = []
  const batcher = createBatcher({
    pauseMs: 5,
    retryMs: 5,
    onError: (error) => errors.push(error),
    flush: (topics) => {
      const { promise, resolve, reject } = Promise.withResolvers<void>()
      flushes.push({ topics: topics.toSorted(), done: resolve, fail: reject })
      return promise
    },
  })
  for (const topic of ['d1', 'd1', 'u2']) batcher.enqueue(topic)
  await vi.advanceTimersByTimeAsync(5)
  batcher.enqueue('d3')
  await vi.advanceTimersByTimeAsync(1_000)
  expect(flushes.map(({ topics }) => topics)).toEqual([['d1', 'u2']])

  flushes[0]?.fail(new Error('away'))
  await vi.advanceTimersByTimeAsync(5)
  expect(errors).toHaveLength(1)
  expect(flushes.map(({ topics }) => topics).slice(1)).toEqual([['d1', 'd3', 'u2']])

  batcher.close()
  flushes[1]?.done()
  batcher.enqueue('d4')
  await vi.advanceTimersByTimeAsync(1_000)
  expect(flushes).toHaveLength(2)
})
