import { expect, test } from 'vitest'
import { amountInWords, numberInWords } from './words.ts'

test.each([
  [1, 'One paisa only', 'एक पैसा मात्र'],
  [100, 'Rupees one only', 'एक रुपया मात्र'],
  [4_900, 'Rupees forty-nine only', 'उनचास रुपये मात्र'],
  [3_430, 'Rupees thirty-four and thirty paise only', 'चौंतीस रुपये तीस पैसे मात्र'],
  [19_900, 'Rupees one hundred ninety-nine only', 'एक सौ निन्यानवे रुपये मात्र'],
  [1_000_000, 'Rupees ten thousand only', 'दस हज़ार रुपये मात्र'],
  [
    12_345_678_999,

    'Rupees twelve crore thirty-four lakh fifty-six thousand seven hundred eighty-nine and ninety-nine paise only',
    'बारह करोड़ चौंतीस लाख छप्पन हज़ार सात सौ नवासी रुपये निन्यानवे पैसे मात्र',
  ],
])('%i paise in words', (paise, en, hi) => {
  expect([amountInWords(paise, 'en'), amountInWords(paise, 'hi')]).toEqual([en, hi])
})

test('no two numbers below ten thousand are said alike', () => {
  for (const language of ['en', 'hi'] as const) {
    const said = Array.from({ length: 10_000 }, (_, value) => numberInWords(value, language))
    expect(new Set(said).size).toBe(10_000)
    expect(said.every((words) => words.length > 0 && !words.includes('undefined'))).toBe(true)
  }
})
