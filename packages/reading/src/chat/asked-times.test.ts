import type { Language } from '@dhruva/common'
import type { Span } from '@dhruva/intent'
import { describe, expect, it } from 'vitest'
import { answerByTopic as answer } from '#answer-by-topic.ts'
import { antarsIn } from '#facts/in-range.ts'
import { timeOf } from '#facts/named-time.ts'
import { countWords } from '#sentences/draft.ts'
import { AT, chartNo, question } from '#testing/people.ts'
import { textFor, textOf, unsupported } from '#testing/reading.ts'

const BIRTHS = [0, 3, 7, 11, 18, 26, 31, 44]
const TIMES = [
  ['English', 'What does 2027 hold for me?'],
  ['English', 'How will next year be for my career?'],
  ['English', 'When in 2028 will I get married?'],
  ['English', 'Should I change my job in June?'],
  ['English', 'How is this month for money?'],
  ['English', 'Is next month good for travel?'],
  ['English', 'How will the next 5 years be for my career?'],
  ['English', 'Will I buy a house by 2029?'],
  ['English', 'How was 2020 for me?'],
  ['Hindi', 'अगले साल मेरी शादी होगी क्या?'],
  ['Hindi', '2027 मेरे लिए कैसा रहेगा?'],
  ['Hindi', 'जून में पैसा कैसा रहेगा?'],
  ['Hindi', 'आने वाले महीने पैसे के लिए कैसे हैं?'],
] as const satisfies ReadonlyArray<readonly [Language, string]>

describe('a named time', () => {
  it.each(TIMES)('%s: %s keeps the rules of every answer', (language, message) => {
    for (const n of BIRTHS)
      for (const astrologer of ['Oracle', 'Astra'] as const) {
        const asked = question(chartNo(n), message, { language, astrologer })
        expect(unsupported(asked)).toEqual([])
        const text = textFor(asked)
        expect(countWords(text), text).toBeGreaterThanOrEqual(120)
        expect(countWords(text), text).toBeLessThanOrEqual(250)
        expect(text).not.toMatch(/undefined|null|[{}|]|\bthe the\b| {2}/)
      }
  })

  it('lists no period wholly outside the time', () => {
    for (const n of BIRTHS)
      for (const message of [
        'What does 2027 hold for me?',
        'When in 2027 will I get married?',
        'Will I get a job in 2027?',
      ]) {
        const given = answer(question(chartNo(n), message))
        const dashas = given.facts.filter(({ id }) => /^dasha\.(at|next|sub)/.test(id))
        expect(dashas.length, textOf(given)).toBeGreaterThan(0)
        for (const { id, text } of dashas) {
          expect(id).toMatch(/^dasha\.at\.2027\./)
          const [from = '', to = ''] = [...text.en.matchAll(/\d{1,2} \w+ \d{4}/g)].map(([date]) => date)
          expect(new Date(`${from} UTC`).getTime()).toBeLessThan(Date.parse('2028-01-01'))
          expect(new Date(`${to} UTC`).getTime()).toBeGreaterThanOrEqual(Date.parse('2026-12-31'))
        }
      }
  })

  it('tells a change of antardasha inside it with its day', () => {
    const time = timeOf({ kind: 'year', year: 2027 }, AT, new Date('1950-01-01'))
    if (!time) throw new Error('2027 has days')
    const changing = Array.from({ length: 40 }, (_, n) => n).filter((n) => antarsIn(chartNo(n), time).length === 2)
    expect(changing.length).toBeGreaterThan(3)
    for (const n of changing) {
      const [first] = antarsIn(chartNo(n), time)
      const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: chartNo(n).input.tz })
      const text = textFor(question(chartNo(n), 'What does 2027 hold for me?'))
      expect(text.split('\n')[0]).toContain(day.format(new Date(first?.antar.end ?? '')))
    }
  })

  const days = (span: Span) => {
    const time = timeOf(span, AT, new Date('1950-01-01'))
    return time && [time.key, time.from.toISOString().slice(0, 10), time.to.toISOString().slice(0, 10)]
  }

  it('means the days of the Indian calendar, from today on where it has begun', () => {
    expect(days({ kind: 'year', year: 2027 })).toEqual(['2027', '2026-12-31', '2027-12-31'])
    expect(days({ kind: 'years_on', count: 0 })).toEqual(['2026', '2026-11-21', '2026-12-31'])
    expect(days({ kind: 'months_on', count: 1 })).toEqual(['2026-12', '2026-11-30', '2026-12-31'])
    expect(days({ kind: 'month', month: 6, year: null })).toEqual(['2027-06', '2027-05-31', '2027-06-30'])
    expect(days({ kind: 'ahead', months: 6 })).toEqual(['next-6', '2026-11-21', '2027-05-20'])
    expect(days({ kind: 'until', year: 2025 })).toBeNull()
    expect(timeOf({ kind: 'year', year: 1980 }, AT, new Date('1990-01-01'))).toBeNull()
  })
})

describe("a named graha's dasha", () => {
  const ASKS = [
    ['English', 'How is my Mercury mahadasha?'],
    ['English', 'When does my Rahu antardasha start?'],
    ['English', 'How is my career in Venus mahadasha?'],
    ['English', 'Compare Saturn and Jupiter'],
    ['English', 'Rahu or Ketu, which is stronger?'],
    ['Hindi', 'बुध की महादशा मेरे लिए कैसी है?'],
    ['Hindi', 'शनि और गुरु की तुलना करो'],
  ] as const

  it.each(ASKS)('%s: %s rests on facts', (language, message) => {
    for (const n of BIRTHS) {
      const asked = question(chartNo(n), message, { language })
      expect(unsupported(asked)).toEqual([])
      const words = countWords(textFor(asked))
      expect(words).toBeGreaterThanOrEqual(100)
      expect(words).toBeLessThanOrEqual(250)
    }
  })

  it('tells when it runs, ran or will run', () => {
    for (const n of BIRTHS) {
      const chart = chartNo(n)
      const maha = chart.vimshottari.mahadashas.find(({ lord }) => lord === 'mercury')
      if (!maha) throw new Error('nine mahadashas hold each graha once')
      const way =
        Date.parse(maha.end) <= AT.getTime()
          ? 'lies behind you'
          : Date.parse(maha.start) <= AT.getTime()
            ? 'is running'
            : 'begins on'
      expect(textFor(question(chart, 'How is my Mercury mahadasha?')).split('\n')[0]).toContain(
        `Your Mercury mahadasha ${way}`,
      )
    }
  })

  it('reads both of two grahas', () => {
    const text = textFor(question(chartNo(2), 'Compare Saturn and Jupiter'))
    expect(text).toContain('Saturn stands in your chart')
    expect(text).toContain('Jupiter stands in your chart')
  })
})

describe('beyond the 120 years', () => {
  const old = chartNo(5)
  const shifted = old.vimshottari.mahadashas.map((period) => ({
    ...period,
    start: `${Number(period.start.slice(0, 4)) - 110}${period.start.slice(4)}`,
    end: `${Number(period.end.slice(0, 4)) - 110}${period.end.slice(4)}`,
  }))
  const chart = { ...old, vimshottari: { ...old.vimshottari, mahadashas: shifted } }

  it.each([
    ['English', 'How is my career?'],
    ['English', 'Which dasha is running?'],
    ['English', 'What does 2027 hold for me?'],
    ['Hindi', 'मेरा करियर कैसा है?'],
    ['Hindi', 'कौन सी दशा चल रही है?'],
  ] as const)('%s: %s is told that the count has run out, and what is read instead', (language, message) => {
    const asked = question(chart, message, { language })
    expect(textFor(asked)).toMatch(/count of 120 years has run out|120 वर्ष की गिनती पूरी हो चुकी है/)
    expect(unsupported(asked)).toEqual([])
    expect(answer(asked).facts.some(({ id }) => id === 'dasha.over')).toBe(true)
    expect(answer(asked).facts.some(({ id }) => id === 'lagna' || /^(house|transit)\./.test(id))).toBe(true)
  })
})
