import type { Language } from '@dhruva/common'
import type { Chart } from '@dhruva/jyotish'
import type { Question } from '@dhruva/reading'
import { AT, chartNo, question } from '@dhruva/reading/testing/people'
import { BOOKS, tellings, told, WOVEN } from './books.ts'
import { casebook } from './casebook.ts'
import { knownOf, LIES, TRUTHS } from './sayings.ts'
import { languageOf, WRITTEN } from './written-books.ts'

/** One sentence of a book, of which is known whether it is so. */
export type Case = {
  book: string
  lang: string
  lies: boolean
  text: string
  cites: readonly string[]
  asked: Question
  note: string
}

const LANGUAGES = [
  ['English', 'en'],
  ['Hindi', 'hi'],
] as const

const charts = new Map<number, Chart>()
const chartOf = (no: number): Chart => {
  const chart = charts.get(no) ?? chartNo(no)
  charts.set(no, chart)
  return chart
}
const questions = new Map<string, Question>()
const ask = (no: number, language: Language): Question => {
  const key = `${no} ${language}`
  const asked = questions.get(key) ?? question(chartOf(no), 'x', { language })
  questions.set(key, asked)
  return asked
}

const SAYING_CHARTS = [1, 2, 4, 7, 11, 18, 26, 33]

const sayingCases = (): Case[] =>
  LANGUAGES.flatMap(([language, lang]) =>
    SAYING_CHARTS.flatMap((no) => {
      const asked = ask(no, language)
      const known = knownOf(asked.chart, asked.at, lang)
      return [LIES, TRUTHS].flatMap((list) =>
        list[language].flatMap((saying) => {
          const text = saying(known)
          return text === null ? [] : [{ book: 'S', lang, lies: list === LIES, text, cites: [], asked, note: '' }]
        }),
      )
    }),
  )

const listCases = (): Case[] =>
  Object.entries(BOOKS).flatMap(([book, { charts: numbers, lies, truths }]) =>
    LANGUAGES.flatMap(([language, lang]) =>
      numbers.flatMap((no) =>
        [lies, truths].flatMap((list) =>
          list[language].flatMap((entry, index) => {
            const text = told(() => entry(casebook(chartOf(no), AT, lang, no * 1000 + index * 7 + 1)))
            return text
              ? [{ book, lang, lies: list === lies, text, cites: [], asked: ask(no, language), note: '' }]
              : []
          }),
        ),
      ),
    ),
  )

const wovenCases = (): Case[] =>
  Object.entries(WOVEN).flatMap(([book, { charts: numbers, sentences }]) =>
    LANGUAGES.flatMap(([language, lang]) =>
      numbers.flatMap((no) =>
        sentences[language].flatMap((woven, index) =>
          tellings(woven, (slot) => casebook(chartOf(no), AT, lang, no * 1000 + index * 7 + slot)).map((each) => ({
            book,
            lang,
            ...each,
            cites: [],
            asked: ask(no, language),
            note: '',
          })),
        ),
      ),
    ),
  )

const writtenCases = (): Case[] =>
  Object.entries(WRITTEN).flatMap(([book, entries]) =>
    entries.map((entry) => ({
      book,
      lang: entry.lang,
      lies: !entry.true,
      text: entry.text,
      cites: entry.cites,
      asked: question(chartOf(entry.chart), entry.question, { language: languageOf(entry) }),
      note: entry.note,
    })),
  )

/** Every sentence of every book: S the sayings, A to I made for many charts, J to P written for one chart each. */
export const allCases = (): Case[] => [...sayingCases(), ...listCases(), ...wovenCases(), ...writtenCases()]

/** Lies found and truths left alone, of a book in a language. */
export type Share = { book: string; lang: string; lies: number; found: number; truths: number; untouched: number }

export const shareOf = (cases: readonly Case[], isWithheld: (each: Case) => boolean): Share[] => {
  const shares = new Map<string, Share>()
  for (const each of cases) {
    const { book, lang, lies } = each
    const share = shares.get(`${book} ${lang}`) ?? { book, lang, lies: 0, found: 0, truths: 0, untouched: 0 }
    shares.set(`${book} ${lang}`, share)
    const withheld = isWithheld(each)
    if (lies) {
      share.lies += 1
      share.found += withheld ? 1 : 0
    } else {
      share.truths += 1
      share.untouched += withheld ? 0 : 1
    }
  }
  return [...shares.values()]
}
