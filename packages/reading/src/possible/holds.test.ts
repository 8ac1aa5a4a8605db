import type { Language } from '@dhruva/common'
import { GRAHA_NAMES } from '@dhruva/jyotish'
import { describe, expect, it } from 'vitest'
import { answer, factsFor } from '#answer.ts'
import type { Uncertainty } from '#certainty/possible-charts.ts'
import { promptFor } from '#prompt/prompt.ts'
import { mentionsIn } from '#testing/mentions.ts'
import { chartNo, question } from '#testing/people.ts'
import { textOf } from '#testing/reading.ts'

/** The sample of `test`; all of them with `--long`. */
const CHARTS = process.env.TEST_LONG ? 34 : 12

const SPANS = [5, 30, 120, null] as const
const QUESTIONS = [
  'How is my career going to be?',
  'When will I get married?',
  'Will I have money troubles?',
  'Why is my health weak?',
  'How is 2027 for my family?',
  'What is my lagna?',
  'What is my nakshatra?',
  'Which mahadasha am I in?',
  'Am I manglik?',
  'Is Sade Sati running?',
  'Which is my strongest planet?',
  'Tell me about Saturn in my chart',
  'What does my 7th house say?',
  'How is today for me?',
  'Which remedies help me?',
  'Hello',
  'When will I die?',
]

// their names alone state nothing
const NAMES = new Set(Object.values(GRAHA_NAMES).flatMap(({ en, hi }) => [en, hi]))

const ask = (n: number, message: string, uncertainty: Uncertainty, language: Language = 'English') => ({
  ...question(chartNo(n), message, { language }),
  uncertainty,
})

describe.each(['English', 'Hindi'] as const)('in %s', (language) => {
  const code = language === 'Hindi' ? 'hi' : 'en'

  it('says nothing that the facts it names do not hold', () => {
    const wrong: string[] = []
    for (let n = 0; n < CHARTS; n++) {
      for (const [index, span] of SPANS.entries()) {
        const message = QUESTIONS[(n * SPANS.length + index) % QUESTIONS.length] ?? ''
        const asked = ask(n, message, span, language)
        const given = answer(asked)
        const firm = new Map(factsFor(asked).map((fact) => [fact.id, fact.text[code]]))
        for (const { text, facts } of given.paragraphs.flat()) {
          // what rests on nothing of the chart may explain a word
          if (facts.length === 0) continue
          if (facts.some((id) => !firm.has(id))) wrong.push(`${n} ${span} ${facts}: ${text}`)
          const said = mentionsIn(code, facts.map((id) => firm.get(id)).join(' | '))
          const missing = [...mentionsIn(code, text)].filter((mention) => !said.has(mention) && !NAMES.has(mention))
          if (missing.length > 0) wrong.push(`${n} ±${span} ${message}: ${missing} not in [${facts}]: ${text}`)
        }
      }
    }
    expect(wrong).toEqual([])
  })

  it('answers every question without saying a thing twice', () => {
    const three = [3, 9, 14]
    for (const [index, message] of QUESTIONS.entries()) {
      for (const span of SPANS) {
        for (const n of process.env.TEST_LONG ? three : three.slice(index % 3, (index % 3) + 1)) {
          const given = answer(ask(n, message, span, language))
          const sentences = given.paragraphs.flat().map(({ text }) => text)
          expect(sentences.length, `${message} ${span}`).toBeGreaterThanOrEqual(1)
          expect(new Set(sentences).size, `${message} ${span}`).toBe(sentences.length)
          expect(textOf(given)).not.toMatch(/undefined|NaN|null|\{|\}| {2}| ,|\.\./)
        }
      }
    }
  })
})

it('says first that the charts disagree, what holds in all of them, and what a better known hour would give', () => {
  for (const [message, language, first] of [
    ['What is my nature?', 'English', /lagna/],
    ['मेरा स्वभाव कैसा है?', 'Hindi', /लग्न/],
    ['mera swabhav kaisa hai', 'Hindi', /lagna/],
  ] as const) {
    const { paragraphs, facts } = answer(ask(3, message, 60, language))
    expect(paragraphs[0]?.[0]?.text).toMatch(first)
    expect(facts.map(({ id }) => id)).toEqual(expect.arrayContaining(['time.birth', 'moon.place', 'sun.place']))
    expect(facts.filter(({ id }) => id.startsWith('house.') || id === 'lagna')).toEqual([])
    expect(paragraphs.at(-1)?.[0]?.text).toMatch(/birth certificate|जन्म प्रमाणपत्र/i)
  }
})

it('gives the hours of every possible lagna', () => {
  const items = answer(ask(5, 'What is my lagna?', null))
    .paragraphs.flat()
    .filter(({ text }) => text.startsWith('- '))
  expect(items.length).toBeGreaterThanOrEqual(12)
  expect(items[0]?.text).toMatch(/^- \*\*\w+\*\* until \d\d:\d\d$/)
})

it('leaves an exact birth and refusals as they are', () => {
  for (const message of QUESTIONS) {
    const exact = question(chartNo(6), message)
    expect(answer({ ...exact, uncertainty: 0 })).toEqual(answer(exact))
  }
  expect(textOf(answer(ask(6, 'When will I die?', null)))).toBe(
    textOf(answer(question(chartNo(6), 'When will I die?'))),
  )
})

it('speaks of a public figure in the third person only', () => {
  for (const span of SPANS) {
    const text = textOf(answer({ ...ask(4, 'How will her career go on?', span), celebrity: true }))
    expect(text).not.toMatch(/\byou(r)?\b/i)
  }
})

it('gives a language model the facts that hold, and says that there is more it cannot know', () => {
  const exact = promptFor(question(chartNo(3), 'How is my career?'))
  expect(JSON.stringify(exact.messages)).not.toContain('birth_time')
  const prompt = promptFor(ask(3, 'How is my career?', null))
  expect(JSON.stringify(prompt.messages)).toContain('birth_time\\":\\"unknown')
  expect(prompt.facts.map(({ id }) => id)).toContain('time.lagna')
  expect(prompt.facts.map(({ id }) => id).filter((id) => id.startsWith('house.') || id === 'lagna')).toEqual([])
  expect(prompt.system).toBe(exact.system)
})
