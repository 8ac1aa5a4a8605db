import { expect, test } from 'vitest'
import { daysOf, isNearTop, leftOutAfter, leftOutAfterScroll, leftOutAtFirst, turnsOf } from './turns.ts'

const said = (mid: number, role: 'user' | 'astrologer', chat_time = '2026-11-28T06:00:00.000Z') => ({
  mid,
  role,
  chat_time,
})

test('a turn is a question and what came of it: nothing, a reply, or a reply and the one asked for again', () => {
  const messages = [said(1, 'user'), said(2, 'user'), said(3, 'astrologer'), said(4, 'astrologer'), said(5, 'user')]
  expect(turnsOf(messages).map((turn) => turn.map(({ mid }) => mid))).toEqual([[1], [2, 3, 4], [5]])
  expect(turnsOf([said(1, 'astrologer'), said(2, 'user')])).toHaveLength(2)
  expect(turnsOf([])).toEqual([])
})

test('S-468 a talk of 2,000 messages opens with its last turns, and all of them can be reached', () => {
  const messages = Array.from({ length: 2000 }, (_, at) => said(at, at % 2 === 0 ? 'user' : 'astrologer'))
  const turns = turnsOf(messages)
  let leftOut = leftOutAtFirst(turns.length)
  const shown = [turns.length - leftOut]
  expect(turns.slice(leftOut).at(-1)?.at(-1)?.mid).toBe(1999)
  while (leftOut > 0) {
    const next = leftOutAfter(leftOut)
    // each step brings some and takes none away
    expect(next).toBeLessThan(leftOut)
    leftOut = next
    shown.push(turns.length - leftOut)
  }
  expect(shown[0]).toBeLessThanOrEqual(20)
  expect(shown.at(-1)).toBe(1000)
  expect(turns.slice(leftOut)[0]?.[0]?.mid).toBe(0)
})

test('of a short talk nothing is left out', () => {
  for (const turns of [0, 1, 20]) expect(leftOutAtFirst(turns)).toBe(0)
  expect(leftOutAtFirst(21)).toBe(1)
  expect(leftOutAfter(0)).toBe(0)
  expect([leftOutAfterScroll(30), leftOutAfterScroll(3), leftOutAfterScroll(0)]).toEqual([26, 0, 0])
})

test('earlier turns are asked for before the top is reached, not while much stands above', () => {
  expect(isNearTop({ scrollTop: 0, clientHeight: 600 })).toBe(true)
  expect(isNearTop({ scrollTop: 800, clientHeight: 600 })).toBe(true)
  expect(isNearTop({ scrollTop: 2000, clientHeight: 600 })).toBe(false)
})

test('a day is named where it begins, also when the turns before it are not drawn', () => {
  const messages = [
    said(1, 'user', '2026-11-26T06:00:00.000Z'),
    said(2, 'astrologer', '2026-11-26T06:01:00.000Z'),
    said(3, 'user', '2026-11-28T06:00:00.000Z'),
    said(4, 'astrologer', '2026-11-28T06:01:00.000Z'),
  ]
  const { begins, last } = daysOf(messages)
  expect([...begins]).toEqual([1, 3])
  expect(last).toBe(new Date('2026-11-28T06:00:00.000Z').toDateString())
  expect(daysOf([]).last).toBe('')
})
