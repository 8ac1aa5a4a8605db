import { isDeepStrictEqual } from 'node:util'
import { DAY_MS } from '@dhruva/common'
import { chartAt, momentAt, transits } from '@dhruva/jyotish'
import { describe, expect, it } from 'vitest'
import { noonOfDay } from '#dates.ts'
import { factsOf } from '#facts/all.ts'
import { dayText } from '#facts/days.ts'
import { grahaName, nakshatraName, signName } from '#names.ts'
import type { Parts } from '#parts.ts'
import { mentionsIn } from '#testing/mentions.ts'
import { AT, chartNo } from '#testing/people.ts'
import { datesBeside } from './agree.ts'
import { firmness } from './certain-facts.ts'
import { timeFacts } from './time-facts.ts'

const CODES = ['en', 'hi'] as const
const at = noonOfDay(AT)
const INSTANTS = 12
/** A hundred births, each with a dozen charts and all their facts, with `test --long`; otherwise a quarter of them. */
const BIRTHS = process.env.TEST_LONG ? 100 : 25
const LONG_MS = 90_000

/** Charts at uneven seconds all through a span, its first and last second among them. */
const scan = (n: number, from: string, to: string) => {
  const { lat, lng } = chartNo(n).input
  const [first, last] = [Date.parse(from), Date.parse(to)]
  return Array.from({ length: INSTANTS }, (_, index) => {
    const uneven = index === 0 || index === INSTANTS - 1 ? 0 : ((n * 7919 + index * 104_729) % 97) / 97 - 0.5
    const ms = first + ((last - first) * (index + uneven)) / (INSTANTS - 1)
    return chartAt(momentAt(Math.round(ms / 1000) * 1000, lat, lng), at)
  })
}

/** Whether a statement says all that another one says, whose dates may be wider. */
const states = (held: Parts, here: Parts): boolean => {
  const full = new Map(Object.entries(here))
  const isDate = (part: string) => part === 'from' || part === 'to' || part === 'on'
  const within = datesBeside(held, here).every(([wide, day]) => wide.first <= day.first && day.last <= wide.last)
  return (
    within && Object.entries(held).every(([part, value]) => isDate(part) || isDeepStrictEqual(value, full.get(part)))
  )
}

describe.each([5, 30, 120, null])('a time uncertain by %s minutes', (minutes) => {
  it(
    'leaves no fact that differs at any instant of the span',
    () => {
      const wrong: string[] = []
      for (let n = 0; n < BIRTHS; n++) {
        const { facts, stability } = firmness(chartNo(n), minutes, at)
        for (const chart of scan(n, stability.from, stability.to)) {
          const there = new Map(factsOf(chart, transits(chart, at), at).map((fact) => [fact.id, fact]))
          for (const fact of facts.values()) {
            const here = there.get(fact.id)
            if (!here) wrong.push(`${n} ${fact.id} is missing at ${chart.input.utc}`)
            else if (!states(fact.parts, here.parts)) wrong.push(`${n} ${fact.text.en} | ${here.text.en}`)
            for (const code of CODES) {
              const named = mentionsIn(code, here?.text[code] ?? '')
              const more = [...mentionsIn(code, fact.text[code])].filter((mention) => !named.has(mention))
              if (more.length > 0) wrong.push(`${n} ${more}: ${fact.text[code]}`)
            }
          }
        }
      }
      expect(wrong).toEqual([])
    },
    LONG_MS,
  )

  it('names every lagna, rashi, nakshatra and mahadasha that can be', () => {
    const wrong: string[] = []
    for (let n = 0; n < BIRTHS * 0.4; n++) {
      const given = chartNo(n)
      const { stability } = firmness(given, minutes, at)
      const told = new Map(timeFacts(stability, given.input.tz).map((fact) => [fact.id, fact.text.en]))
      const names = (id: string, name: string) => told.get(id)?.includes(name) ?? true
      for (const chart of scan(n, stability.from, stability.to)) {
        const lord = chart.vimshottari.current?.maha.lord
        const all =
          names('time.lagna', signName('en', chart.ascendant.sign)) &&
          names('time.moon', signName('en', chart.moon_sign)) &&
          names('time.nakshatra', nakshatraName('en', chart.nakshatra)) &&
          (!lord || names('time.maha', grahaName('en', lord)))
        if (!all) wrong.push(`${n} ${chart.input.utc} ${[...told.values()].join(' | ')}`)
      }
    }
    expect(wrong).toEqual([])
  })
})

it('keeps what an hour cannot change, and drops what it can', () => {
  const chart = chartNo(3)
  const close = firmness(chart, 5, at)
  expect(close.facts.get('saturn.place')?.text.en).toMatch(/^Saturn (at|in)/)
  const open = firmness(chart, null, at)
  expect(open.ascendantHolds).toBe(false)
  expect(open.facts.get('saturn.place')?.text.en).toBe('Saturn in Scorpio')
  expect([...open.facts.keys()].filter((id) => id.startsWith('house.') || id === 'lagna')).toEqual([])
  for (const [id, fact] of open.facts) expect(fact.text.en, id).not.toMatch(/house|lagna/)
})

it('holds everything as it is when the time is exact', () => {
  const chart = chartNo(8)
  const { facts } = firmness(chart, 0, at)
  const all = factsOf(chart, transits(chart, at), at)
  expect([...facts.values()].map(({ id, text }) => ({ id, text }))).toEqual(all.map(({ id, text }) => ({ id, text })))
})

describe('a date', () => {
  const day = (iso: string) => Date.parse(iso) / DAY_MS
  it.each([
    ['2031-03-09', '2031-03-09', '9 March 2031', '9 मार्च 2031'],
    ['2031-03-01', '2031-04-20', 'about March 2031', 'लगभग मार्च 2031'],
    ['2030-10-15', '2031-08-15', 'about March 2031 (± 5 months)', 'लगभग मार्च 2031 (± 5 महीने)'],
    ['2028-01-01', '2034-01-01', 'about 2031 (± 3 years)', 'लगभग 2031 (± 3 वर्ष)'],
  ])('from %s to %s is told as %s', (first, last, en, hi) => {
    const spread = { first: day(first), last: day(last) }
    expect([dayText('en', spread), dayText('hi', spread)]).toEqual([en, hi])
  })
})
