import type { Question as Parsed, Speech } from '@dhruva/intent/parse'
import { ACTIVITIES, compareDays, judge, searchMuhurta } from '@dhruva/jyotish'
import { describe, expect, it } from 'vitest'
import { countWords } from '#sentences/draft.ts'
import { contextOf, heard } from '#testing/asking.ts'
import { mentionsIn } from '#testing/mentions.ts'
import { type Asked, AT, chartNo } from '#testing/people.ts'
import { faultsIn } from '#testing/wordings.ts'
import { civil, dayNamed, daysCompared, daysSearched, placeOf } from './dates.ts'
import { writeDays } from './days.ts'
import * as words from './days-data.ts'
import { hoursIn } from './names/clock.ts'
import * as names from './names/names-data.ts'
import * as stars from './star-data.ts'

const SPEECHES: readonly Speech[] = ['en', 'hi', 'hing']
const CHARTS = 4

const contextAt = (
  chart: number,
  speech: Speech,
  asked: Partial<Parsed>,
  who: Asked = {},
  wishes: 'one_line'[] = [],
) => {
  const born = chartNo(chart)
  return contextOf(born, judge(born, AT, who.gender ?? 'Female'), heard(speech, asked, { wishes }), who)
}
const said = (...args: Parameters<typeof contextAt>) => {
  const context = contextAt(...args)
  const sentences = (writeDays(context) ?? []).flat()
  return { context, sentences, text: sentences.map(({ text }) => text).join(' ') }
}

const december = { kind: 'month', month: 12, year: null } as const

it('is written in the letters, genders and manners of each language', () => {
  expect(faultsIn({ ...words, ...names, ...stars })).toEqual([])
})

it('says hours in the clock of each language', () => {
  const hours = { start: '2026-12-18T17:44:43Z', end: '2026-12-19T01:00:00Z' }
  expect(SPEECHES.map((speech) => hoursIn(speech, hours, 'America/New_York'))).toEqual([
    '12:45 pm to 8 pm',
    'दोपहर 12:45 से रात 8 बजे तक',
    'dopahar 12:45 se raat 8 baje tak',
  ])
})

describe('a good date', () => {
  it.each(ACTIVITIES)('for %s is the one that the search finds, in its words', (activity) => {
    for (let chart = 0; chart < CHARTS; chart++)
      for (const speech of SPEECHES) {
        const asked = { matter: 'muhurat', form: 'choose_date', activity, scope: december, words: 'december' } as const
        const { context, sentences, text } = said(chart, speech, asked)
        const { from, to } = daysSearched(context, activity)
        const place = placeOf(context)
        const found = searchMuhurta({ activity, chart: context.chart, place, from: civil(from), to: civil(to) })
        const best = found.best ?? found.after?.date ?? found.leastBad?.date
        expect(text).toContain(dayNamed(context, best ?? ''))
        const fact = context.facts.get(`muhurat.${activity}.1`)
        expect(fact?.opens).toEqual({ kind: 'panchang', id: `${best},${place.lat},${place.lng}` })
        expect(countWords(text)).toBeLessThanOrEqual(95)
        for (const { text: each, facts } of sentences) {
          const rests = facts.map((id) => context.facts.get(id)?.text[speech === 'hi' ? 'hi' : 'en'] ?? '')
          expect(rests).not.toContain('')
          if (speech === 'hing') continue
          const known = mentionsIn(speech, rests.join(' | '))
          const open = [...mentionsIn(speech, each)].filter((mention) => !known.has(mention))
          expect(facts.length === 0 ? [] : open, each).toEqual([])
        }
      }
  })

  it('that falls in a custom is said with one outside, as custom', () => {
    const customs = Array.from({ length: 40 }, (_, chart) => chart).filter((chart) => {
      const { text } = said(chart, 'en', {
        matter: 'muhurat',
        form: 'choose_date',
        activity: 'vehicle',
        scope: december,
      })
      const inKharmas = / (1[7-9]|2\d|3[01]) December/.exec(text.split('.')[0] ?? '') !== null
      if (inKharmas) expect(text).toContain('Kharmas')
      return inKharmas
    })
    expect(customs.length).toBeGreaterThan(0)
  })

  it('of a wedding in Chaturmas is none, with the first after it', () => {
    const scope = { kind: 'month', month: 8, year: 2027 } as const
    const { text } = said(1, 'en', { matter: 'muhurat', form: 'choose_date', activity: 'marriage', scope })
    expect(text).toMatch(/no good hour for the wedding/)
    expect(text).toMatch(/November 2027/)
    expect(text).toContain('both kundlis')
  })

  it('without an activity is for somebody to ask back, and so are other matters', () => {
    expect(writeDays(contextAt(1, 'en', { matter: 'muhurat', form: 'choose_date' }))).toBeNull()
    expect(writeDays(contextAt(1, 'en', { matter: 'wealth', form: 'when' }))).toBeNull()
  })

  it('in one line is the verdict alone', () => {
    const asked = { matter: 'muhurat', form: 'choose_date', activity: 'gold', scope: december } as const
    expect(said(2, 'en', asked, {}, ['one_line']).sentences).toHaveLength(1)
  })
})

describe('days beside each other', () => {
  it('are told as the scores have them, in each language alike', () => {
    for (let chart = 0; chart < 20; chart++)
      for (const speech of SPEECHES) {
        const word = { en: 'today or tomorrow', hi: 'आज या कल', hing: 'aaj ya kal' }[speech]
        const { context, sentences, text } = said(chart, speech, { matter: 'day', form: 'compare_days', words: word })
        const dates = daysCompared(context)
        const [one, two] = compareDays(context.chart, dates.map(civil), null, { place: placeOf(context) })
        if (!one || !two) throw new Error('two days are compared')
        const [first = ''] = sentences.map(({ text: each }) => each)
        const better = one.score >= two.score ? one : two
        if (Math.abs(one.score - two.score) >= 4) {
          const leads = first.toLowerCase().indexOf(dayNamed(context, better.date))
          expect(leads, first).toBeGreaterThanOrEqual(0)
          expect(first).not.toMatch(/about the same|बराबर|barabar/)
        } else expect(first).toMatch(/about the same|little between|बराबर|फ़र्क़|barabar|fark/)
        if (one.chandrashtama !== two.chandrashtama && !better.chandrashtama) {
          expect(text).toMatch(/eighth|आठवें|8th/)
        }
        expect(countWords(text)).toBeLessThanOrEqual(60)
        expect(text).not.toMatch(/\d\d of a hundred/)
      }
  })

  it('name numbers only when they are asked for', () => {
    const { text } = said(3, 'en', {
      matter: 'day',
      form: 'compare_days',
      words: 'today or tomorrow, give me the score',
    })
    expect(text).toMatch(/In numbers: \d\d and \d\d/)
  })

  it('of an uncertain time of birth speak of the day alone', () => {
    const uncertain = Array.from({ length: 40 }, (_, chart) => chart).map((chart) => {
      const context = contextAt(chart, 'en', { matter: 'day', form: 'how_is', words: 'today' })
      const question = { ...context.question, uncertainty: null }
      const sentences = (writeDays({ ...context, question }) ?? []).flat()
      return { text: sentences.map(({ text }) => text).join(' ') }
    })
    const open = uncertain.filter(({ text }) => text.includes('leaves your star open'))
    expect(open.length).toBeGreaterThan(0)
    for (const { text } of open) expect(text).not.toMatch(/Sampat|your star of/)
  })
})

it('one day is told with its star, its fields and the hours to leave out', () => {
  for (const speech of SPEECHES) {
    const { text, sentences } = said(5, speech, { matter: 'day', form: 'how_is', scope: { kind: 'day', offset: 0 } })
    expect(countWords(text)).toBeGreaterThan(20)
    expect(text).toMatch(/Rahu Kaal|राहु काल/)
    expect(sentences[0]?.facts).toEqual(['day.2026-11-21.score'])
  }
})
