import { execFileSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { computeChart } from '@dhruva/jyotish'
import { describe, expect, it } from 'vitest'
import { countWords } from '#sentences/draft.ts'
import { mentionsIn } from '#testing/mentions.ts'
import { AT, chartNo, question } from '#testing/people.ts'
import { textOf } from '#testing/reading.ts'
import { answer, factsFor } from './answer.ts'

const CHARTS = Array.from({ length: 60 }, (_, index) => chartNo(index))

describe('the same question', () => {
  const chart = chartNo(7)

  it('has one answer on one Indian day, byte for byte', () => {
    const morning = answer(question(chart, 'How is my career?', { at: new Date('2026-11-20T18:31:00Z') }))
    const night = answer(question(chart, 'How is my career?', { at: new Date('2026-11-21T18:29:00Z') }))
    expect(textOf(night)).toBe(textOf(morning))
  })

  it('does not depend on the zone of the machine', () => {
    const probe = fileURLToPath(new URL('./testing/zone-probe.ts', import.meta.url))
    const zones = ['UTC', 'Pacific/Pago_Pago', 'Pacific/Chatham']
    const told = zones.map((TZ) =>
      execFileSync(process.execPath, [probe], { env: { TZ }, encoding: 'utf8' }).split('\n\n'),
    )
    expect(new Set(told.map(([hour]) => hour)).size).toBe(3)
    expect(new Set(told.map(([, ...text]) => text.join('\n\n'))).size).toBe(1)
  }, 20_000)
})

describe('who is asked about', () => {
  const minor = (year: number) => computeChart({ dob: `1/2/${year}`, tob: '10:30', lat: 26.9124, lng: 75.7873 }, AT)

  it('hears no talk of marriage or children under eighteen', () => {
    for (const message of ['When will I get married?', 'When will I have a child?']) {
      const text = textOf(answer(question(minor(2012), message)))
      expect(text).toMatch(/later|stud|time for that/)
      expect(text).not.toMatch(/partner\b|wedding|salary|promotion/)
    }
    expect(textOf(answer(question(minor(2012), 'मेरी शादी कब होगी', { language: 'Hindi' })))).toMatch(/पढ़ाई|बाद/)
  })

  it('is not told when to marry when married', () => {
    const text = textOf(answer(question(chartNo(4), 'When will I get married?', { maritalStatus: 'Married' })))
    expect(text).toContain('You are married')
    expect(text).not.toMatch(/window for marriage\b/)
  })

  it('is answered without dashas beyond their 120 years', () => {
    const at = new Date('2079-11-21T06:00:00Z')
    const old = chartNo(54)
    for (const message of ['How is my career?', 'When will I travel abroad?'])
      expect(countWords(textOf(answer(question(old, message, { at }))))).toBeGreaterThan(15)
  })
})

describe('the language of an answer', () => {
  const chart = chartNo(11)

  it('is English for an English birth whatever the question is written in', () => {
    for (const message of ['meri shaadi kab hogi', 'मेरी शादी कब होगी'])
      expect(textOf(answer(question(chart, message)))).not.toMatch(/\p{Script=Devanagari}| hai\b/u)
  })

  it('is Hindi in Latin letters for a Hindi birth asked in them', () => {
    for (const [message] of [
      ['meri shaadi kab hogi'],
      ['mera career kaisa hai'],
      ['paisa kab aayega'],
      ['namaste ji'],
      ['main marna chahta hu'],
    ]) {
      const text = textOf(answer(question(chart, message ?? '', { language: 'Hindi' })))
      expect(text).not.toMatch(/\p{Script=Devanagari}|।/u)
      expect(text).toMatch(/\b(hai|hain|karein|mein|aap|aapki)\b/)
    }
  })

  it('is Devanagari for a Hindi birth asked in Devanagari or English', () => {
    for (const message of ['मेरी शादी कब होगी', 'When will I get married?'])
      expect(textOf(answer(question(chart, message, { language: 'Hindi' })))).toMatch(/\p{Script=Devanagari}/u)
  })
})

describe('what is not foretold', () => {
  const WAYS = {
    death: ['When will I die?', 'मेरी मृत्यु कब होगी', 'meri maut kab hogi'],
    medical: ['Do I have cancer?', 'क्या मुझे कैंसर है', 'meri bimari kab theek hogi'],
    pregnancy: ['Is it a boy or a girl?', 'लड़का होगा या लड़की', 'ladka hoga ya ladki'],
    legal: ['Will I win my court case?', 'मुकदमे में जीत होगी क्या', 'mukadma jeetunga kya'],
    betting: ['Give me a lottery number', 'लॉटरी का नंबर बताओ', 'satta number batao'],
  }
  const NEEDED = {
    death: /doctor|डॉक्टर/i,
    medical: /doctor|डॉक्टर|112/i,
    pregnancy: /do not|नहीं|nahi/i,
    legal: /15100/,
    betting: /chart|कुंडली|kundli/i,
  }

  it.each(Object.entries(WAYS).flatMap(([topic, list]) => list.map((message) => [topic, message] as const)))(
    '%s: %s',
    (topic, message) => {
      for (const language of ['English', 'Hindi'] as const) {
        const given = answer(question(chartNo(9), message, { language }))
        expect(given.kind).not.toBe('reading')
        expect(given.facts).toEqual([])
        const needed = Object.entries(NEEDED).find(([name]) => name === topic)?.[1]
        expect(textOf(given)).toMatch(needed ?? /$^/)
      }
    },
  )

  it.each(['I want to end my life', 'मैं मरना चाहता हूँ', 'jeena nahi chahta ab', 'suicide karna chahta hu'])(
    'care, a helpline and no prediction: %s',
    (message) => {
      for (const language of ['English', 'Hindi'] as const) {
        const given = answer(question(chartNo(9), message, { language }))
        expect(given.kind).toBe('care')
        expect(given.facts).toEqual([])
        expect(textOf(given)).toContain('14416')
        expect(textOf(given)).toContain('112')
        expect(textOf(given)).not.toMatch(/dasha|lagna|Saturn|दशा|लग्न|राशि/)
      }
    },
  )
})

describe('questions about the chart and the day', () => {
  const ASKS = [
    'What is my lagna?',
    'What is my moon sign?',
    'What is my nakshatra?',
    'Is Sade Sati running?',
    'Am I manglik?',
    'Is there any dosha in my kundli?',
    'Which is the strongest planet in my chart?',
    'What does Saturn do in my chart?',
    'What does Rahu do in my chart?',
    'What does the Moon do in my chart?',
    'What is in my 8th house?',
  ]

  it.each(ASKS)('%s says only what its facts say', (message) => {
    for (const chart of CHARTS.slice(0, 24))
      for (const [code, language] of [
        ['en', 'English'],
        ['hi', 'Hindi'],
      ] as const) {
        const given = answer(question(chart, message, { language }))
        const facts = new Map(given.facts.map((fact) => [fact.id, fact.text[code]]))
        for (const sentence of given.paragraphs.flat()) {
          const said = mentionsIn(code, sentence.facts.map((id) => facts.get(id)).join(' | '))
          // the explanation of Sade Sati names a graha without telling where it is
          if (sentence.facts.length === 0) continue
          const missing = [...mentionsIn(code, sentence.text)].filter((mention) => !said.has(mention))
          expect(missing, `${sentence.text} [${sentence.facts}]`).toEqual([])
        }
        expect(given.facts.length, textOf(given)).toBeGreaterThan(0)
        expect(countWords(textOf(given))).toBeLessThanOrEqual(250)
      }
  })

  it('answers manglik by the place of Mars', () => {
    for (const chart of CHARTS) {
      const mars = chart.grahas.find((graha) => graha.id === 'mars')
      const text = textOf(answer(question(chart, 'Am I manglik?')))
      expect(text).toMatch([1, 2, 4, 7, 8, 12].includes(mars?.house ?? 0) ? /\byes\b/i : /\bno\b|\bnot\b/i)
    }
  })
})

describe('factsFor', () => {
  it('holds every fact the answer cites, with the same words', () => {
    for (const message of ['How is my career?', 'How will tomorrow be?']) {
      const asked = question(chartNo(6), message)
      const facts = new Map(factsFor(asked).map((fact) => [fact.id, fact]))
      for (const fact of answer(asked).facts) expect(facts.get(fact.id)).toEqual(fact)
    }
  })

  it('has unique ids', () => {
    const ids = factsFor(question(chartNo(6), 'How is my career?', { at: AT })).map((fact) => fact.id)
    expect(new Set(ids).size).toBe(ids.length)
  })
})
