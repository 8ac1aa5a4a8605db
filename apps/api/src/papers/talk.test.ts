import { expect, test } from 'vitest'
import { drawTalk, type Talk } from './talk.ts'
import { linesOf } from './testing/lines.ts'

const at = new Date('2026-11-20T14:05:00Z')
const talk: Talk = {
  astrologer: 'Oracle',
  name: 'Asha Sharma',
  celebrity: false,
  at,
  said: [
    { role: 'user', text: 'When will I find work? 🙏', at },
    { role: 'astrologer', text: '**Until March:** ask two seniors.\n\n- Write\n- Wait', at },
  ],
}

test('a talk on paper: brand, whose it is, who said what and when, and that no person spoke', async () => {
  expect(linesOf(await drawTalk(talk, 'en'))).toEqual([
    'Dhruva',
    'Talk with Oracle',
    'About the kundli of Asha Sharma',
    'AI-based service, not a human consultation',
    'Asha Sharma · 20 November 2026 at 7:35 pm',
    'When will I find work?',
    'Oracle · 20 November 2026 at 7:35 pm',
    'Until March: ask two seniors.',
    '•',
    'Write',
    '•',
    'Wait',
    'AI-based service, not a human consultation',
    'Page 1',
  ])
})

test('in Hindi, with words that can be searched', async () => {
  const said = [{ role: 'astrologer' as const, text: 'किताब लिखने का समय मार्च में है।', at }]
  const lines = linesOf(await drawTalk({ ...talk, said }, 'hi'))
  expect(lines).toContain('किताब लिखने का समय मार्च में है।')
  expect(lines.at(-1)).toBe('पृष्ठ 1')
})

test('a long talk goes over pages, each with the label, and nothing is lost: not of a word wider than the paper either', async () => {
  const link = `https://example.org/${'a'.repeat(300)}`
  const words = Array.from({ length: 3_000 }, (_, nth) => `w${nth}`)
  const lines = linesOf(
    await drawTalk({ ...talk, said: [{ role: 'astrologer', text: `${words.join(' ')} ${link}`, at }] }, 'en'),
  )
  const pages = lines.filter((line) => /^Page \d+$/.test(line))
  expect(pages.length).toBeGreaterThan(2)
  expect(pages.map((line) => Number(line.slice(5)))).toEqual(pages.map((_, nth) => nth + 1))
  expect(lines.filter((line) => line === 'AI-based service, not a human consultation')).toHaveLength(pages.length + 1)
  const text = lines.filter((line) => !/^(Page|AI-based)/.test(line)).join(' ')
  for (const word of words) expect(text).toContain(word)
  expect(text.replaceAll(' ', '')).toContain(link)
})
