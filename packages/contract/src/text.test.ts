import { expect, it } from 'vitest'
import * as z from 'zod/mini'
import { text } from '#common.ts'

const Text = text(1, 10_000)
const read = (value: string) => z.parse(Text, value)

it.each([
  'क्ष्म्याँ र्स्त्र्यं कार्त्स्न्य', // conjuncts, vowel signs, nasals
  'שָׁלוֹם', // points of Hebrew
  'ที่นี่', // Thai
  'Việt Nam', // two marks in one letter
  '👨‍👩‍👧‍👦 ❤️‍🔥 🏴󠁧󠁢󠁳󠁣󠁴󠁿 1️⃣', // joined signs
])('keeps the marks that letters have: %s', (value) => {
  expect(read(value)).toBe(value.normalize('NFC'))
})

it('takes the marks away that pile up on a letter, joiners between them or not', () => {
  for (const pile of ['\u0301', '\u0323\u0301', '\u0334\u200d', '\u20dd\u200b\ufe0f', '\u{1d165}']) {
    const kept = read(`He${pile.repeat(2_000)} comes`)
    expect([...kept.matchAll(/\p{M}/gu)].length).toBeLessThanOrEqual(8)
    expect(kept).toMatch(/^H[eéẹ].* comes$/su)
  }
})

it('is done with a body full of marks at once', () => {
  const marks = Array.from({ length: 20_000 }, (_, at) => '\u0301\u0323\u0334\u05b0\u0345'[at % 5]).join('')
  const started = performance.now()
  for (let round = 0; round < 10; round++) read(`a${marks}`)
  expect(performance.now() - started).toBeLessThan(2_000)
})
