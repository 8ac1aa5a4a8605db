import { parse } from '@dhruva/intent/parse'
import { describe, expect, it } from 'vitest'
import { AT, chartNo, question } from '#testing/people.ts'
import { starters } from './starters.ts'

describe('starters', () => {
  it('are three questions long enough to send, which the astrologer understands', () => {
    for (const born of [chartNo(0), chartNo(1), chartNo(2), chartNo(3)])
      for (const astrologer of ['Oracle', 'Astra'] as const)
        for (const language of ['English', 'Hindi'] as const)
          for (const maritalStatus of ['Single', 'Married', 'Divorced'] as const)
            for (const dob of ['1/1/2014', '1/1/1990']) {
              const chart = { ...born, input: { ...born.input, dob } }
              const { person } = question(chart, '', { language, maritalStatus })
              const list = starters(person, astrologer, chart, AT)
              expect(new Set(list).size).toBe(3)
              for (const text of list) {
                expect([...text].length).toBeGreaterThanOrEqual(6)
                const [asked] = parse({ message: text, history: [], at: AT }).questions
                expect([null, undefined, 'off_topic', 'service'], text).not.toContain(asked?.matter)
              }
              if (dob === '1/1/2014') expect(list.join(' ')).not.toMatch(/marriage|career|विवाह|करियर/)
            }
  })
})
