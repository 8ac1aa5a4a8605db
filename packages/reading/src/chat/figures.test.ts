import type { Code } from '@dhruva/common'
import { describe, expect, it } from 'vitest'
import type { ByTopic as Answer } from '#answer-by-topic.ts'
import { answerByTopic as answer } from '#answer-by-topic.ts'
import { gather, piecesOf } from '#chunks.ts'
import { countWords } from '#sentences/draft.ts'
import { mentionsIn } from '#testing/mentions.ts'
import { chartNo, question } from '#testing/people.ts'

const textOf = (given: Answer) => gather(piecesOf(given)).text
const CHARTS = Array.from({ length: 200 }, (_, index) => chartNo(index))

const FIVE = [
  ['When will I get married?', 'मेरी शादी कब होगी?'],
  ['How is my career?', 'मेरा करियर कैसा रहेगा?'],
  ['Will I become rich?', 'क्या मैं अमीर बनूँगा?'],
  ['How is my spiritual life?', 'मेरा आध्यात्मिक जीवन कैसा रहेगा?'],
  ['Why is my health so uneven?', 'मेरी सेहत ऊपर-नीचे क्यों रहती है?'],
] as const

const given = (code: Code) =>
  CHARTS.flatMap((chart, n) =>
    FIVE.map((pair) => {
      const message = pair[code === 'en' ? 0 : 1]
      const asked = question(chart, message, {
        language: code === 'en' ? 'English' : 'Hindi',
        astrologer: n % 2 ? 'Oracle' : 'Astra',
        gender: n % 3 ? 'Male' : 'Female',
      })
      const told = answer(asked)
      return { label: `chart ${n} ${message}`, told, text: textOf(told) }
    }),
  )

const ALL = { en: given('en'), hi: given('hi') }

describe.each(['en', 'hi'] as const)('1,000 answers in %s', (code) => {
  it('are all different', () => {
    expect(new Set(ALL[code].map(({ text }) => text)).size).toBe(CHARTS.length * FIVE.length)
  })

  it('say no sentence twice and keep their length', () => {
    for (const { told, text, label } of ALL[code]) {
      const sentences = told.paragraphs.flat().map((sentence) => sentence.text)
      expect(new Set(sentences).size, label).toBe(sentences.length)
      expect(countWords(text), `${label}\n${text}`).toBeGreaterThanOrEqual(120)
      expect(countWords(text), `${label}\n${text}`).toBeLessThanOrEqual(250)
    }
  })

  it('cite facts that exist and say what the sentence says', () => {
    for (const { told, label } of ALL[code]) {
      const facts = new Map(told.facts.map((fact) => [fact.id, fact.text[code]]))
      for (const sentence of told.paragraphs.flat()) {
        for (const id of sentence.facts) expect(facts.has(id), `${label} ${id}`).toBe(true)
        const said = mentionsIn(code, sentence.facts.map((id) => facts.get(id)).join(' | '))
        const missing = [...mentionsIn(code, sentence.text)].filter((mention) => !said.has(mention))
        expect(missing, `${label}: ${sentence.text} [${sentence.facts}]`).toEqual([])
      }
    }
  })

  it('frighten nobody and sell nothing', () => {
    const forbidden =
      /curse|doom|\bdeath\b|\bdie\b|fatal|disaster|tragic|evil|inauspicious|misfortune|guarante|certainly|definitely|gemstone|₹|!|शाप|अभिशाप|मृत्यु|मौत|अनिष्ट|विनाश|अशुभ|दुर्भाग्य|निश्चित ही|गारंटी|रुपये/i
    for (const { text, label } of ALL[code]) expect(text, label).not.toMatch(forbidden)
  })
})

describe('the depth of an answer', () => {
  const share = (test: (facts: string[]) => boolean, which: string) => {
    const of = ALL.en.filter(({ label }) => label.endsWith(which))
    return of.filter(({ told }) => test(told.facts.map(({ id }) => id))).length / of.length
  }

  it('reads marriage from the navamsa and times it by Jupiter', () => {
    expect(share((ids) => ids.some((id) => id.endsWith('.navamsa') || id.startsWith('d9.')), FIVE[0][0])).toBe(1)
    expect(share((ids) => ids.some((id) => /^transit\.(jupiter|saturn)/.test(id)), FIVE[0][0])).toBeGreaterThan(0.8)
  })

  it('tells an unmarried person with Mars in a named house of manglik, calmly', () => {
    for (const { told, text } of ALL.en.filter(({ label }) => label.endsWith(FIVE[0][0]))) {
      const says = told.facts.some(({ id }) => id === 'dosha.manglik')
      if (says) expect(text).toMatch(/manglik/)
    }
    const manglik = CHARTS.filter(({ doshas }) => doshas.manglik.present).length / CHARTS.length
    expect(share((ids) => ids.includes('dosha.manglik'), FIVE[0][0])).toBeGreaterThan(manglik * 0.8)
  })

  it('brings yogas, divisional charts and bindus into most answers', () => {
    const deep = (ids: string[]) => ids.some((id) => /^(?:yoga\.|d\d+\.|house\.\d+\.bindus)/.test(id))
    for (const [message] of FIVE) expect(share(deep, message), message).toBeGreaterThan(0.85)
  })
})
