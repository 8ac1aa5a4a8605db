import type { Turn } from '@dhruva/intent'
import { computeChart } from '@dhruva/jyotish'
import { describe, expect, it } from 'vitest'
import { answerByTopic as answer } from '#answer-by-topic.ts'
import { type Asked, AT, chartNo, question } from '#testing/people.ts'
import { textFor, textOf } from '#testing/reading.ts'
import type { Question } from '#types.ts'

const NUMBERS = Array.from({ length: 60 }, (_, index) => index)
const ask = (message: string, asked: Asked = {}): Question[] =>
  NUMBERS.map((number) => question(chartNo(number), message, asked))
const sentencesOf = (one: Question) => answer(one).paragraphs.flat()
const itemsOf = (one: Question) => sentencesOf(one).filter(({ text }) => text.startsWith('- '))

describe('an answer as it is read', () => {
  it('tells the navamsa of one graha once', () => {
    for (const one of [...ask('When will I get married?'), ...ask('Will there be peace in my marriage?')]) {
      const told = sentencesOf(one).flatMap(({ facts }) => facts.filter((id) => /^d9\.|\.navamsa$/.test(id)))
      const grahas = told.map((id) => id.replace(/^d9\.|\.navamsa$/g, ''))
      expect(new Set(grahas).size, textFor(one)).toBe(grahas.length)
    }
  })

  it('says what to do in a period once in each way', () => {
    for (const message of ['How is my career?', 'When will I get married?', 'How will 2027 be for me?'])
      for (const one of ask(message)) {
        const clauses = itemsOf(one).flatMap(({ text }) =>
          text
            .split(/:\*\* |; /)
            .slice(1)
            .filter((clause) => /^(?!the )[a-z]/.test(clause)),
        )
        expect(new Set(clauses).size, textFor(one)).toBe(clauses.length)
      }
  })

  it('lists the window it leads with', () => {
    const history: Turn[] = [{ role: 'user', text: 'When will I get married?' }]
    for (const number of NUMBERS) {
      const first = answer(question(chartNo(number), 'When will I get married?'))
      const asked = { history: [...history, { role: 'astrologer' as const, text: textOf(first), facts: first.facts }] }
      const next = question(chartNo(number), 'and after that?', asked)
      const [lead] = sentencesOf(next)
      if (!lead?.text.includes('next clear window')) continue
      const dates = lead.text.match(/\d+ \w+ \d{4} to \d+ \w+ \d{4}/)?.[0] ?? ''
      expect(itemsOf(next).some(({ text }) => text.includes(dates))).toBe(true)
    }
  })

  it('names the friction to one who asks why, and else says that it lies in the time', () => {
    for (const one of ask('Why do I keep failing at love?')) {
      const text = textFor(one)
      const split = /, but |, while |, and yet |; even so, |, yet |asks for patience|look to the running time/
      expect(text.split('\n')[0]).toMatch(split)
    }
  })

  it('puts the right article before a name', () => {
    for (const message of ['How is my career?', 'How is my money?', 'Which yogas are in my kundli?'])
      for (const one of ask(message)) expect(textFor(one)).not.toMatch(/\b[Aa] [AEIOU]|\b[Aa]n (?!ho)[^aeiouAEIOU]/)
  })

  it('tells no elder when a child will be born', () => {
    const chart = computeChart({ dob: '9/11/1941', tob: '4:05', lat: 22.57, lng: 88.36 }, AT)
    const english = textFor(question(chart, 'When will I have children?', { maritalStatus: 'Married' }))
    expect(english).toMatch(/^At 85 this house is read for the children/)
    expect(english).not.toMatch(/window for children|watch .* for children/)
    const hindi = textFor(question(chart, 'बच्चे कब होंगे?', { language: 'Hindi', gender: 'Male' }))
    expect(hindi).toMatch(/^85 वर्ष की उम्र में/)
  })

  it('names love to nobody under age', () => {
    const chart = computeChart({ dob: '5/5/2015', tob: '10:20', lat: 13.08, lng: 80.27 }, AT)
    for (const message of ['What does my chart say?', 'Tell me about my 5th house', 'How is my day today?'])
      for (const astrologer of ['Oracle', 'Astra'] as const)
        expect(textFor(question(chart, message, { astrologer }))).not.toMatch(
          /love, learning|learning, love|work, love/,
        )
  })

  it('gives no day of an antardasha that is over before it', () => {
    const at = new Date('2026-11-21T06:00:00Z')
    const chart = computeChart({ dob: '9/11/1941', tob: '4:05', lat: 22.57, lng: 88.36 }, at)
    expect(textFor(question(chart, 'How will my health be?'))).not.toContain('whose antardasha you are in')
  })
})
