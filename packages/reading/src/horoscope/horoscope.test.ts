import { execFileSync } from 'node:child_process'
import path from 'node:path'
import type { Code } from '@dhruva/common'
import { signScores } from '@dhruva/jyotish'
import { describe, expect, it } from 'vitest'
import { dateNo, SIGNS, sentencesOf, writtenOn } from '#testing/horoscopes.ts'
import { mentionsIn } from '#testing/mentions.ts'
import { horoscope } from './horoscope.ts'
import type { Horoscope } from './types.ts'

/** Days far apart, so that the sample holds all four seasons of every graha but the slowest; on the 345th Saturn turns. */
const all = writtenOn([...Array.from({ length: 60 }, (_, n) => n * 12 + (n % 5)), 344])

const textsOf = ({ fields }: Horoscope) =>
  Object.values(fields).map(({ sentences }) => sentences.map(({ text }) => text).join(' '))

describe('a horoscope', () => {
  it('has the scores of the sky, in order', () => {
    const date = dateNo(324)
    for (const sign of SIGNS) {
      const { fields } = horoscope(date, sign, 'English')
      const scores = signScores({ year: 2026, month: 11, day: 21 })[sign]?.scores
      expect(Object.keys(fields)).toEqual(['overall', 'love', 'career', 'money', 'health', 'family'])
      for (const [id, { score }] of Object.entries(fields)) {
        expect(score).toBe(Object.entries(scores ?? {}).find(([key]) => key === id)?.[1].score)
      }
    }
  })

  it('says two to four sentences on each field and none twice', () => {
    for (const { one } of all) {
      for (const { sentences } of Object.values(one.fields)) {
        expect(sentences.length).toBeGreaterThanOrEqual(2)
        expect(sentences.length).toBeLessThanOrEqual(4)
      }
      const said = [one.gist, ...Object.values(one.fields).flatMap(({ sentences }) => sentences)].map(
        ({ text }) => text,
      )
      expect(new Set(said).size).toBe(said.length)
    }
  })

  it('rests on facts that are there and say what the sentence says', () => {
    const kept = new Map<string, Set<string>>()
    const inFact = (code: Code, text: string) =>
      kept.get(text) ?? kept.set(text, mentionsIn(code, text)).get(text) ?? new Set<string>()
    const wrong: string[] = []
    for (const { language, one } of all) {
      const code = language === 'Hindi' ? 'hi' : 'en'
      const facts = new Map(one.facts.map(({ id, text }) => [id, text]))
      expect(facts.size).toBe(one.facts.length)
      for (const { sentences, reasons } of Object.values(one.fields)) {
        const told = new Set(sentences.flatMap((sentence) => sentence.facts))
        for (const { fact } of reasons) if (!told.has(fact)) wrong.push(`${fact} is not told`)
        for (const { text, facts: ids } of sentences) {
          const says = ids.map((id) => facts.get(id) ?? expect.fail(`no fact ${id}`))
          const known = new Set(says.flatMap((one) => [...inFact(code, one)]))
          const clock = /\d{1,2}:\d{2}/.exec(text)?.[0]
          const isTold = [...mentionsIn(code, text)].every((mention) => known.has(mention))
          if (ids.length === 0 || !isTold || (clock && !says.join(' ').includes(clock))) wrong.push(text)
        }
      }
    }
    expect(wrong).toEqual([])
  })

  it('is another one for each sign of a day', () => {
    for (const group of Object.values(Object.groupBy(all, ({ date, language }) => `${date} ${language}`))) {
      const texts = (group ?? []).flatMap(({ one }) => textsOf(one))
      expect(new Set(texts).size).toBe(texts.length)
    }
  })

  it('is written in its own language, without fear and without naming the day it is read on', () => {
    for (const { language, one } of all) {
      const words = [...textsOf(one), one.gist.text, ...one.facts.map(({ text }) => text)].join(' ')
      if (language === 'Hindi') expect(words).not.toMatch(/[A-Za-z]/)
      else expect(words).not.toMatch(/[\u0900-\u097f]/)
      expect(words).not.toMatch(/undefined|NaN|\s{2}|(?<![\u0900-\u097f])(?:आज|कल)(?![\u0900-\u097f])|मृत्यु|श्राप|अनर्थ/)
      expect(words).not.toMatch(/\b(?:today|tomorrow|death|curse|disaster)\b/i)
    }
  })

  it('tells the hour when a graha changes its house in the day, and of whom', () => {
    const moves = all.flatMap(({ language, one }) =>
      sentencesOf(one).filter(({ text }) => (language === 'Hindi' ? /:\d\d बजे/ : /\d:\d\d [ap]m/).test(text)),
    )
    const movers = new Set(moves.map(({ facts }) => /^transit\.(\w+)/.exec(facts[0] ?? '')?.[1]))
    for (const graha of ['moon', 'sun', 'mercury', 'venus']) expect(movers).toContain(graha)
  })
})

it('is the same in any time zone', () => {
  const probe = path.join(import.meta.dirname, '../testing/horoscope-probe.ts')
  const run = (TZ: string) => execFileSync(process.execPath, [probe], { env: { ...process.env, TZ }, encoding: 'utf8' })
  const here = run('Asia/Kolkata')
  expect(here).toContain('"date":"2026-11-21"')
  expect(run('America/Los_Angeles')).toBe(here)
})

it('refuses a sign that is none', () => {
  expect(() => horoscope('2026-11-21', 12, 'English')).toThrow(RangeError)
})
