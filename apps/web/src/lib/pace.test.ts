import { describe, expect, it } from 'vitest'
import { createPace } from './pace.ts'

const FRAME_MS = 16

/** Plays arrivals `[ms, whole text]` to a page that draws every frame; what it showed, frame by frame. */
const play = (arrivals: ReadonlyArray<readonly [number, string]>, forMs: number) => {
  const pace = createPace()
  const frames: Array<{ at: number; text: string }> = []
  let next = 0
  for (let at = 0; at <= forMs; at += FRAME_MS) {
    for (let arrival = arrivals[next]; arrival && arrival[0] <= at; arrival = arrivals[next]) {
      pace.receive(arrival[1], arrival[0])
      next += 1
    }
    frames.push({ at, text: pace.show(at) })
  }
  return { frames, pace }
}

/** The longest time between two changes of what is seen, from its first letter until all was. */
const longestStandstill = (frames: ReadonlyArray<{ at: number; text: string }>, whole: string): number => {
  let longest = 0
  let changedAt = frames.find(({ text }) => text !== '')?.at ?? 0
  let last = ''
  for (const { at, text } of frames) {
    if (text === last) continue
    if (last !== '') longest = Math.max(longest, at - changedAt)
    last = text
    changedAt = at
    if (text === whole) break
  }
  return longest
}

/** A text that comes so much at a time, so often. */
const inBursts = (size: number, everyMs: number, count: number) =>
  Array.from({ length: count }, (_, index) => [index * everyMs, 'x'.repeat(size * (index + 1))] as const)

describe('a text that arrives in jumps', () => {
  it('begins to be seen in the frame in which it came', () => {
    expect(play([[0, 'Your patience']], 0).frames[0]?.text).not.toBe('')
  })

  it.each([
    ['words of a quick model', 5, 20, 200],
    ['clauses of a quick model', 70, 320, 20],
    ['sentences of a quick model', 190, 850, 8],
    ['clauses of a slow model', 60, 1_000, 8],
  ])('never stands still: %s', (_, size, everyMs, count) => {
    const { frames } = play(inBursts(size, everyMs, count), everyMs * count)
    expect(longestStandstill(frames, 'x'.repeat(size * count))).toBeLessThanOrEqual(400)
  })

  it('is never far behind', () => {
    const { frames } = play(inBursts(70, 320, 20), 320 * 20)
    const behind = frames.map(({ at, text }) => 70 * (Math.floor(at / 320) + 1) - text.length)
    expect(Math.max(...behind)).toBeLessThanOrEqual(150)
  })

  it('is seen to its end without more coming', () => {
    const { frames, pace } = play([[0, 'Your patience bears fruit.']], 2_000)
    expect(frames.at(-1)?.text).toBe('Your patience bears fruit.')
    expect(pace.isBehind()).toBe(false)
  })

  it('only ever grows, and is a beginning of what came', () => {
    const { frames } = play(inBursts(37, 90, 30), 4_000)
    for (const [index, { text }] of frames.entries()) expect(text.startsWith(frames[index - 1]?.text ?? '')).toBe(true)
  })
})

it('a reply taken up from its first character does not take back what was seen, and what was written meanwhile is there', () => {
  const pace = createPace()
  pace.receive('Your patience bears', 0)
  pace.show(0)
  const seen = pace.show(2_000)
  expect(seen).toBe('Your patience bears')
  pace.receive('Your', 2_100)
  expect(pace.show(2_116)).toBe(seen)
  const all = `${seen}${' fruit in time'.repeat(100)}`
  pace.receive(all, 2_200)
  expect(pace.show(2_200).length).toBeGreaterThanOrEqual(all.length - 300)
})

it('no letter is cut', () => {
  const text = 'क्षमा और धैर्य 🙏🏽 से'
  const pace = createPace()
  pace.receive(text, 0)
  const letters = [...new Intl.Segmenter('hi', { granularity: 'grapheme' }).segment(text)].map(({ index }) => index)
  for (let at = 0; at < 1_500; at += 5) expect([...letters, text.length]).toContain(pace.show(at).length)
})
