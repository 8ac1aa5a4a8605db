import type { LiveEvent } from '@dhruva/contract'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createConnection } from './connection.ts'
import type { LiveDeps } from './deps.ts'
import { pauseAfter } from './live-session.ts'

type Stream = {
  did: number | null
  say: (event: LiveEvent) => void
  open: () => void
  end: () => void
  fail: () => void
  isLeft: () => boolean
}

/** A service whose streams the test opens, speaks through and ends. */
const createService = () => {
  const streams: Stream[] = []
  const asked: string[] = []
  const parts: LiveDeps = {
    listen: (did, { onEvent, onOpen, signal }) =>
      new Promise<void>((resolve, reject) => {
        signal.addEventListener('abort', () => reject(new Error('left')))
        streams.push({
          did,
          say: onEvent,
          open: onOpen,
          end: resolve,
          fail: () => reject(new Error('no stream')),
          isLeft: () => signal.aborted,
        })
      }),
    ask: async (topic, { did }) => {
      asked.push(topic)
      if (topic === 'unseen') return { type: 'unseen', unseen_count: 40 }
      return { type: 'discussion', did: did ?? 0, comment_count: 40, upvotes: 0, downvotes: 0, is_hidden: false }
    },
    random: () => 1,
  }
  return { parts, streams, asked, last: () => streams.at(-1) ?? fallen() }
}

const fallen = (): never => {
  throw new Error('there is no stream')
}

const unseen = (unseen_count: number): LiveEvent => ({ type: 'unseen', unseen_count })
const counts = (did: number, comment_count = 1): LiveEvent => ({
  type: 'discussion',
  did,
  comment_count,
  upvotes: 0,
  downvotes: 0,
  is_hidden: false,
})
const bell = { uid: 7, did: null }
const page = (did: number) => ({ uid: 7, did })
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms)
const SETTLED = 200

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('all who look share one stream, each hears what concerns it, and the last one out closes it', async () => {
  const { parts, streams, last } = createService()
  const line = createConnection(parts)
  const [atBell, atPage]: [LiveEvent[], LiveEvent[]] = [[], []]
  const leaveBell = line.subscribe(bell, (event) => atBell.push(event))
  const leavePage = line.subscribe(page(3), (event) => atPage.push(event))
  await pass(SETTLED)
  expect(streams.map(({ did }) => did)).toEqual([3])
  last().open()
  last().say(unseen(2))
  last().say(counts(3))
  last().say(counts(4))
  expect(atBell).toEqual([unseen(2)])
  expect(atPage).toEqual([unseen(2), counts(3)])
  leavePage()
  await pass(SETTLED)
  expect(last().isLeft()).toBe(false)
  leaveBell()
  await pass(SETTLED)
  expect(last().isLeft()).toBe(true)
  expect(streams).toHaveLength(1)
})

test('another discussion opens another stream; who begins to look later hears what is known', async () => {
  const { parts, streams, last } = createService()
  const line = createConnection(parts)
  line.subscribe(bell, () => {})
  const leave = line.subscribe(page(3), () => {})
  await pass(SETTLED)
  last().open()
  last().say(unseen(5))
  last().say(counts(3, 9))
  leave()
  const heard: LiveEvent[] = []
  line.subscribe(page(4), (event) => heard.push(event))
  expect(heard).toEqual([unseen(5)])
  await pass(SETTLED)
  expect(streams.map(({ did, isLeft }) => [did, isLeft()])).toEqual([
    [3, true],
    [4, false],
  ])
  // counts of an earlier stream may be old by now
  const again: LiveEvent[] = []
  line.subscribe(page(3), (event) => again.push(event))
  expect(again).toEqual([unseen(5)])
})

test('nothing known of one person is told to another', async () => {
  const { parts, streams, last } = createService()
  const line = createConnection(parts)
  const leave = line.subscribe(bell, () => {})
  await pass(SETTLED)
  last().open()
  last().say(unseen(5))
  leave()
  const heard: LiveEvent[] = []
  line.subscribe({ uid: 8, did: null }, (event) => heard.push(event))
  await pass(SETTLED)
  expect(heard).toEqual([])
  expect(streams).toHaveLength(2)
})

test('a visitor looks at a discussion only', async () => {
  const { parts, streams } = createService()
  const line = createConnection(parts)
  line.subscribe({ uid: null, did: null }, () => {})
  await pass(SETTLED)
  expect(streams).toEqual([])
  line.subscribe({ uid: null, did: 3 }, () => {})
  await pass(SETTLED)
  expect(streams.map(({ did }) => did)).toEqual([3])
})

test('without a stream it asks: unseen each minute, the discussion each half; later and later it tries again, and then stops asking', async () => {
  const { parts, streams, asked, last } = createService()
  const line = createConnection(parts)
  const heard: LiveEvent[] = []
  line.subscribe(page(3), (event) => heard.push(event))
  await pass(SETTLED)
  last().fail()
  await pass(0)
  expect(asked).toEqual(['unseen', 'discussion'])
  expect(heard).toEqual([unseen(40), counts(3, 40)])
  for (let tries = 1; tries <= 7; tries++) {
    await pass(pauseAfter(tries, 1))
    expect(streams).toHaveLength(tries + 1)
    last().fail()
  }
  asked.length = 0
  await pass(60_000)
  expect(asked.toSorted()).toEqual(['discussion', 'discussion', 'unseen'])
  await pass(60_000)
  asked.length = 0
  last().open()
  last().say(unseen(1))
  await pass(300_000)
  expect(asked).toEqual([])
  expect(heard.at(-1)).toEqual(unseen(1))
})

test('pauses grow to a minute and differ from tab to tab', () => {
  expect([1, 2, 3, 6, 7, 50].map((failures) => pauseAfter(failures, 1))).toEqual([
    1_000, 2_000, 4_000, 32_000, 60_000, 60_000,
  ])
  expect(pauseAfter(3, 0)).toBe(2_000)
})

test('a stream that lasted comes back soon; one that ends at once again and again does not', async () => {
  const { parts, streams, last } = createService()
  const line = createConnection(parts)
  line.subscribe(bell, () => {})
  await pass(SETTLED)
  last().open()
  await pass(40_000)
  last().end()
  await pass(1_000)
  expect(streams).toHaveLength(2)
  for (let n = 0; n < 6; n++) {
    last().open()
    last().end()
    await pass(pauseAfter(n + 1, 1))
  }
  const before = streams.length
  last().open()
  last().end()
  await pass(30_000)
  expect(streams).toHaveLength(before)
})

test('out of sight for a minute it lets go, and is back when looked at', async () => {
  const { parts, streams, asked, last } = createService()
  const line = createConnection(parts)
  line.subscribe(bell, () => {})
  await pass(SETTLED)
  last().open()
  line.setHidden(true)
  await pass(59_000)
  line.setHidden(false)
  await pass(5_000)
  expect(last().isLeft()).toBe(false)
  line.setHidden(true)
  await pass(61_000)
  expect(last().isLeft()).toBe(true)
  await pass(600_000)
  expect([streams.length, asked]).toEqual([1, []])
  line.setHidden(false)
  await pass(SETTLED)
  expect(streams).toHaveLength(2)
})

test('replaced by newer tabs it asks now and then, and hears again when it is looked at', async () => {
  const { parts, streams, asked, last } = createService()
  const line = createConnection(parts)
  const heard: LiveEvent[] = []
  line.subscribe(bell, (event) => heard.push(event))
  await pass(SETTLED)
  last().open()
  last().say({ type: 'replaced' })
  last().end()
  await pass(600_000)
  expect(streams).toHaveLength(1)
  expect(asked).toHaveLength(11)
  expect(heard.some(({ type }) => type === 'replaced')).toBe(false)
  line.setHidden(false)
  await pass(SETTLED)
  expect(streams).toHaveLength(2)
})

test('when the connection is back it does not wait for the end of its pause', async () => {
  const { parts, streams, last } = createService()
  const line = createConnection(parts)
  line.subscribe(bell, () => {})
  await pass(SETTLED)
  for (let n = 1; n <= 8; n++) {
    last().fail()
    await pass(pauseAfter(n, 1))
  }
  last().fail()
  await pass(1_000)
  const before = streams.length
  line.wake()
  await pass(SETTLED)
  expect(streams).toHaveLength(before + 1)
})
