import type { Language } from '@dhruva/common'
import type { Turn } from '@dhruva/intent'
import { describe, expect, it } from 'vitest'
import type { ByTopic as Answer } from '#answer-by-topic.ts'
import { answerByTopic as answer } from '#answer-by-topic.ts'
import { houseOf } from '#chart.ts'
import { countWords } from '#sentences/draft.ts'
import { chartNo, question } from '#testing/people.ts'
import { textFor, textOf, unsupported } from '#testing/reading.ts'

const BIRTHS = [0, 3, 7, 11, 18, 26, 31, 44]

const talk = (n: number, messages: readonly string[], language: Language): Answer[] => {
  const history: Turn[] = []
  return messages.map((message) => {
    const given = answer(question(chartNo(n), message, { history: [...history], language }))
    history.push({ role: 'user', text: message }, { role: 'astrologer', text: textOf(given), facts: given.facts })
    return given
  })
}

describe('within one talk', () => {
  const ENGLISH = ['How is my career?', 'How is my career?', 'Should I change my job?']
  const HINDI = ['मेरा करियर कैसा है?', 'मेरा करियर कैसा है?', 'क्या मुझे नौकरी बदलनी चाहिए?']

  it.each([
    ['English', ENGLISH],
    ['Hindi', HINDI],
  ] as const)('%s: no closing step, karaka or transit is said twice in the same words', (language, messages) => {
    for (const n of BIRTHS) {
      const sentences = talk(n, messages, language).flatMap((given) => {
        const all = given.paragraphs.flat()
        const last = all.at(-1)
        const turning = all.filter(({ facts }) => facts.some((id) => /^transit\.|\.nakshatra$/.test(id)))
        return [...turning, ...(last ? [last] : [])].map(({ text }) => text)
      })
      expect(sentences.filter((text, index) => sentences.indexOf(text) !== index)).toEqual([])
    }
  })

  it('ends with another step each time, on a matter asked four times', () => {
    for (const n of BIRTHS) {
      const ends = talk(
        n,
        Array.from({ length: 4 }, () => 'How is my health?'),
        'English',
      ).map((given) => given.paragraphs.at(-1)?.at(-1)?.text.split(':').at(-1)?.split(', ').at(-1) ?? '')
      expect(new Set(ends).size, ends.join('\n')).toBe(4)
    }
  })

  it('is the same for the same history, and keeps the length', () => {
    for (const n of BIRTHS) {
      const [first, again] = [talk(n, ENGLISH, 'English'), talk(n, ENGLISH, 'English')]
      expect(first.map(textOf)).toEqual(again.map(textOf))
      for (const given of first) expect(countWords(textOf(given))).toBeGreaterThanOrEqual(120)
    }
  })
})

describe('a choice between two ways', () => {
  const CHOICES = [
    ['English', 'Will I have a love or arranged marriage?'],
    ['English', 'Should I do business or job?'],
    ['English', 'Should I settle abroad or stay in India?'],
    ['English', 'Delhi or Mumbai?'],
    ['Hindi', 'नौकरी करूँ या व्यापार?'],
    ['Hindi', 'लव मैरिज होगी या अरेंज?'],
    ['Hindi', 'दिल्ली में रहूँ या मुंबई में, क्या बेहतर है?'],
  ] as const

  it.each(CHOICES)('%s: %s gets no yes', (language, message) => {
    for (const n of BIRTHS)
      for (const astrologer of ['Oracle', 'Astra'] as const) {
        const asked = question(chartNo(n), message, { language, astrologer })
        const text = textFor(asked)
        expect(text).not.toMatch(/towards yes|not yet|हाँ की ओर|झुकाव/)
        expect(unsupported(asked)).toEqual([])
        expect(countWords(text), text).toBeGreaterThanOrEqual(120)
        expect(countWords(text), text).toBeLessThanOrEqual(250)
      }
  })

  it('tells reasons of both sides where the chart can, else that it does not choose', () => {
    for (const n of BIRTHS) {
      const text = textFor(question(chartNo(n), 'Should I do business or job?'))
      expect(text).toMatch(/^Ananya, between a job and a business of your own/)
      expect(text).toContain('a job:**')
      expect(text).toMatch(/business of your own:\*\*|more weight to a business of your own/)
      expect(textFor(question(chartNo(n), 'Delhi or Mumbai?'))).toContain('the chart does not choose')
    }
  })
})

describe('a yes or no', () => {
  it('never leaves out that the lord it is weighed on is debilitated', () => {
    const weak = Array.from({ length: 300 }, (_, n) => n).filter((n) => {
      const chart = chartNo(n)
      const lord = houseOf(chart, 10).lord
      return chart.grahas.some(({ id, dignity }) => id === lord && dignity === 'debilitated')
    })
    expect(weak.length).toBeGreaterThan(5)
    for (const n of weak) {
      expect(textFor(question(chartNo(n), 'Will I get a good job?'))).toContain('debilitated')
      expect(textFor(question(chartNo(n), 'क्या मुझे नौकरी मिलेगी?', { language: 'Hindi' }))).toContain('नीच का')
    }
  })
})
