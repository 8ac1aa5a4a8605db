import type { Language } from '@dhruva/common'
import { type Chart, computeChart } from '@dhruva/jyotish'
import { answer } from '@dhruva/reading'
import { AT, chartNo, question } from '@dhruva/reading/testing/people'
import { describe, expect, it } from 'vitest'
import { BOOKS, tellings, told, WOVEN } from '#testing/books.ts'
import { casebook } from '#testing/casebook.ts'
import { allCases, shareOf } from '#testing/measure.ts'
import { sentencesOf } from './sentences.ts'
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

const isWithheld = (no: number, language: Language, text: string): boolean =>
  createVerifier(question(chartOf(no), 'x', { language })).check(text).verdict === 'false'

type Said = { no: number; text: string; lies: boolean }

/** How many of a hundred lies are found, and of a hundred truths left alone. */
const expectJudged = (
  said: readonly Said[],
  language: Language,
  { found, untouched }: Record<'found' | 'untouched', number>,
) => {
  const right = (lies: boolean) => {
    const some = said.filter((each) => each.lies === lies)
    return (100 * some.filter(({ no, text }) => isWithheld(no, language, text) === lies).length) / some.length
  }
  expect(right(true)).toBeGreaterThanOrEqual(found)
  expect(right(false)).toBeGreaterThanOrEqual(untouched)
}

describe.each(Object.entries(BOOKS))('of book %s', (_, { charts, lies, truths }) => {
  it.each(LANGUAGES)('the lies are found and the truths left alone, %s', { timeout: 60_000 }, (language) => {
    const said = charts.flatMap((no) =>
      [lies, truths].flatMap((list) =>
        list[language].flatMap((entry, index): Said[] => {
          const text = told(() => entry(open(chartOf(no), language, no * 1000 + index * 7 + 1)))
          return text ? [{ no, text, lies: list === lies }] : []
        }),
      ),
    )
    expect(said.length).toBeGreaterThan(charts.length * 60)
    expectJudged(said, language, { found: 97, untouched: 95 })
  })
})

describe.each(Object.entries(WOVEN))('of the long sentences %s', (_, { charts, sentences }) => {
  it.each(LANGUAGES)(
    'those with one statement false are found, the others left alone, %s',
    { timeout: 60_000 },
    (language) => {
      const said = charts.flatMap((no) =>
        sentences[language].flatMap((woven, index) =>
          tellings(woven, (slot) => open(chartOf(no), language, no * 1000 + index * 7 + slot)).map((each) => ({
            no,
            ...each,
          })),
        ),
      )
      expect(said.length).toBeGreaterThan(charts.length * 20)
      expectJudged(said, language, { found: 97, untouched: 95 })
    },
  )
})

describe('of the books written by hand that may be read', () => {
  const read = allCases().filter(({ book }) => ['J', 'L', 'N'].includes(book))
  it.each(['en', 'hi', 'hinglish'])('lies are found and truths left alone, %s', (lang) => {
    const shares = shareOf(
      read.filter((each) => each.lang === lang).map((each) => ({ ...each, book: 'all' })),
      ({ asked, text, cites }) => {
        const verifier = createVerifier(asked)
        return sentencesOf(text).some((sentence) => verifier.check(sentence, cites).verdict === 'false')
      },
    )
    const [share] = shares
    expect(share?.lies).toBeGreaterThan(70)
    expect((share?.found ?? 0) / (share?.lies ?? 1)).toBeGreaterThanOrEqual(0.95)
    expect((share?.untouched ?? 0) / (share?.truths ?? 1)).toBeGreaterThanOrEqual(0.92)
  })
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
      const { paragraphs, facts: known } = answer(asked)
      // the verifier counts from the lagna: what says that it is counted from the Moon is not its own to judge
      const counted = new Set(known.flatMap(({ id, parts }) => (parts.countedFrom ? [id] : [])))
      const wrong = paragraphs
        .flat()
        .filter(({ facts }) => !facts.some((id) => counted.has(id)))
        .filter(({ text, facts }) => verifier.check(text, facts).verdict === 'false')
      expect(wrong).toEqual([])
    }
  })
})
