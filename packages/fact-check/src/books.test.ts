import type { Language } from '@dhruva/common'
import { type Chart, computeChart } from '@dhruva/jyotish'
import { answer } from '@dhruva/reading'
import { AT, chartNo, question } from '@dhruva/reading/testing/people'
import { describe, expect, it } from 'vitest'
import { BOOKS, tellings, told, WOVEN } from '#testing/books.ts'
import { casebook } from '#testing/casebook.ts'
import { createVerifier } from './verifier.ts'

const LANGUAGES = ['English', 'Hindi'] as const
const open = (chart: Chart, language: Language, salt: number) =>
  casebook(chart, AT, language === 'Hindi' ? 'hi' : 'en', salt)

const charts = new Map<number, Chart>()
const chartOf = (no: number): Chart => {
  const chart = charts.get(no) ?? chartNo(no)
  charts.set(no, chart)
  return chart
}

const misjudged = (no: number, language: Language, text: string, lies: boolean): string[] => {
  const { verdict, claims } = createVerifier(question(chartOf(no), 'x', { language })).check(text)
  if ((verdict === 'false') === lies) return []
  return [`[${no}] ${text} <${claims.filter(({ ok }) => ok === lies).map(({ kind, about }) => `${kind}:${about}`)}>`]
}

describe.each(Object.entries(BOOKS))('book %s', (_, { charts, lies, truths }) => {
  it.each(LANGUAGES)('is judged rightly, %s', { timeout: 60_000 }, (language) => {
    let said = 0
    const wrong = charts.flatMap((no) =>
      [lies, truths].flatMap((list) =>
        list[language].flatMap((entry, index) => {
          const text = told(() => entry(open(chartOf(no), language, no * 1000 + index * 7 + 1)))
          said += text ? 1 : 0
          return text ? misjudged(no, language, text, list === lies) : []
        }),
      ),
    )
    expect(said).toBeGreaterThan(charts.length * 60)
    expect(wrong).toEqual([])
  })
})

describe.each(Object.entries(WOVEN))('long sentences %s', (_, { charts, sentences }) => {
  it.each(LANGUAGES)(
    'with one statement false are found, without one are not touched, %s',
    { timeout: 60_000 },
    (language) => {
      const all = charts.flatMap((no) =>
        sentences[language].flatMap((woven, index) =>
          tellings(woven, (slot) => open(chartOf(no), language, no * 1000 + index * 7 + slot)).map((each) => ({
            no,
            ...each,
          })),
        ),
      )
      expect(all.length).toBeGreaterThan(charts.length * 20)
      expect(all.flatMap(({ no, text, lies }) => misjudged(no, language, text, lies))).toEqual([])
    },
  )
})

describe('a birth whose time is uncertain', () => {
  const chart = computeChart({ dob: '14/6/1988', tob: '10:20', lat: 26.9124, lng: 75.7873 }, AT)
  const saturn = chart.grahas.find(({ id }) => id === 'saturn')
  const judged = (text: string, uncertainty: number | null) =>
    createVerifier({ ...question(chart, 'x'), uncertainty }).check(text).verdict

  it('lets nothing be said of houses that other hours would change', () => {
    const said = `Your Saturn is in your ${saturn?.house}th house.`
    expect(judged(said, 0)).toBe('true')
    expect(judged(said, null)).toBe('false')
  })

  it('lets be said what is so at every hour', () => {
    expect(
      judged(`Your Saturn is in ${saturn?.sign_name === 'Dhanu' ? 'Sagittarius' : saturn?.sign_name}.`, null),
    ).toBe('true')
  })

  it.each([
    [20, 'When will I get married?'],
    [90, 'How is my career?'],
    [null, 'How is my day today?'],
  ])('of %s minutes leaves the composer what it says', (uncertainty, message) => {
    for (let no = 0; no < 24; no += 1) {
      const asked = { ...question(chartNo(no), message), uncertainty }
      const verifier = createVerifier(asked)
      const wrong = answer(asked)
        .paragraphs.flat()
        .filter(({ text }) => verifier.check(text).verdict === 'false')
      expect(wrong).toEqual([])
    }
  })
})
