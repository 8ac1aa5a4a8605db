import { describe, expect, it } from 'vitest'
import { gather, type Piece } from './chunks.ts'
import { createMarks } from './citations.ts'

const KNOWN = ['moon.nakshatra', 'house.4.lord', 'dasha.antar', 'lagna']

const parsed = (chunks: readonly string[]) => {
  const marks = createMarks(KNOWN)
  const pieces: Piece[] = []
  for (const chunk of chunks) pieces.push(...marks.push(chunk))
  return gather([...pieces, ...marks.end()])
}

/** A small repeatable generator (mulberry32), so that a failing split can be run again. */
const random = (seed: number) => () => {
  seed = (seed + 0x6d2b79f5) | 0
  let value = Math.imul(seed ^ (seed >>> 15), 1 | seed)
  value = (value + Math.imul(value ^ (value >>> 7), 61 | value)) ^ value
  return ((value ^ (value >>> 14)) >>> 0) / 4294967296
}

const splits = (text: string, next: () => number): string[] => {
  const chunks: string[] = []
  for (let at = 0; at < text.length; ) {
    const size = 1 + Math.floor(next() * 7)
    chunks.push(text.slice(at, at + size))
    at += size
  }
  return chunks
}

describe('createMarks', () => {
  it.each([
    [
      'The Moon is in Rohini [moon.nakshatra]. More.',
      'The Moon is in Rohini. More.',
      [{ end: 22, ids: ['moon.nakshatra'] }],
    ],
    ['In Rohini. [moon.nakshatra] More', 'In Rohini. More', [{ end: 10, ids: ['moon.nakshatra'] }]],
    ['Here [moon.nakshatra, house.4.lord]!', 'Here!', [{ end: 5, ids: ['moon.nakshatra', 'house.4.lord'] }]],
    ['Two [lagna] [dasha.antar].', 'Two.', [{ end: 4, ids: ['lagna', 'dasha.antar'] }]],
    ['End [lagna]', 'End', [{ end: 3, ids: ['lagna'] }]],
    ['One[lagna]two', 'Onetwo', [{ end: 3, ids: ['lagna'] }]],
    ['One [lagna]two', 'One two', [{ end: 3, ids: ['lagna'] }]],
    ['Unknown [mars.place].', 'Unknown.', []],
    ['Half [mars.place,lagna].', 'Half.', [{ end: 5, ids: ['lagna'] }]],
    ['A [note: keep it] stays', 'A [note: keep it] stays', []],
    ['Not [closed, ever', 'Not [closed, ever', []],
    ['An array [[lagna]] of it', 'An array [] of it', [{ end: 10, ids: ['lagna'] }]],
    ['हिंदी में [lagna]। आगे', 'हिंदी में। आगे', [{ end: 10, ids: ['lagna'] }]],
    ['Tail\u001e{"status":"success"}\u0007', 'Tail{"status":"success"}', []],
    ['- **For it:** yes [lagna].\n- no', '- **For it:** yes.\n- no', [{ end: 18, ids: ['lagna'] }]],
  ])('%j', (given, text, marks) => {
    expect(parsed([given])).toEqual({ text, marks })
  })

  it('gives the same however the text is cut', () => {
    const parts = [
      'Moon in Rohini',
      ' [moon.nakshatra]',
      '.',
      ' ',
      '[',
      ']',
      'word',
      ' [no such]',
      ' [x.y]',
      '\n- ',
      '[lagna,dasha.antar]',
      '।',
      '😀',
      '\u001e',
      '   ',
      '**b**',
      '[lagna',
      'ॐ',
    ]
    for (let seed = 1; seed <= 600; seed++) {
      const next = random(seed)
      const text = Array.from(
        { length: 1 + Math.floor(next() * 14) },
        () => parts[Math.floor(next() * parts.length)],
      ).join('')
      const whole = parsed([text])
      for (let again = 0; again < 4; again++)
        expect(parsed(splits(text, next)), `seed ${seed}: ${JSON.stringify(text)}`).toEqual(whole)
      expect(whole.text).not.toMatch(/(?![\t\n])\p{Cc}/u)
      expect(
        whole.marks.every(({ end, ids }) => end <= whole.text.length && ids.every((id) => KNOWN.includes(id))),
      ).toBe(true)
    }
  })

  it('holds nothing back that cannot be a mark', () => {
    const marks = createMarks(KNOWN)
    expect(gather(marks.push('plain text. (no mark)')).text).toBe('plain text. (no mark)')
    expect(gather(marks.push(' [see')).text).toBe('')
    expect(gather(marks.push(' the 4th: x')).text).toBe(' [see the 4th: x')
    const long = 'a'.repeat(2000)
    expect(gather(marks.push(`[${long}`)).text.length).toBeGreaterThan(1700)
  })
})
