import { execFileSync } from 'node:child_process'
import path from 'node:path'
import { signScores } from '@dhruva/jyotish'
import { describe, expect, it } from 'vitest'
import { mentionsIn } from '#testing/mentions.ts'
import { horoscope } from './horoscope.ts'
import type { Horoscope } from './types.ts'

const LANGUAGES = ['English', 'Hindi'] as const
const SIGNS = Array.from({ length: 12 }, (_, sign) => sign)
const dateNo = (n: number) => new Date(Date.UTC(2026, 0, 1 + n)).toISOString().slice(0, 10)
const DAYS = Array.from({ length: 120 }, (_, n) => dateNo(n * 6))

const textsOf = ({ fields }: Horoscope) =>
  Object.values(fields).map(({ sentences }) => sentences.map(({ text }) => text).join(' '))
const all = LANGUAGES.flatMap((language) =>
  DAYS.flatMap((date) => SIGNS.map((sign) => ({ language, one: horoscope(date, sign, language) }))),
)

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
    for (const { language, one } of all) {
      const code = language === 'Hindi' ? 'hi' : 'en'
      const facts = new Map(one.facts.map(({ id, text }) => [id, text]))
      expect(facts.size).toBe(one.facts.length)
      for (const { sentences, reasons } of Object.values(one.fields)) {
        const told = sentences.flatMap((sentence) => sentence.facts)
        for (const { fact } of reasons) expect(told).toContain(fact)
        for (const { text, facts: ids } of sentences) {
          expect(ids.length).toBeGreaterThan(0)
          const says = ids.map((id) => facts.get(id) ?? expect.fail(`no fact ${id}`)).join(' | ')
          const known = mentionsIn(code, says)
          for (const mention of mentionsIn(code, text)) expect([...known], text).toContain(mention)
          const clock = /\d{1,2}:\d{2}/.exec(text)?.[0]
          if (clock) expect(says).toContain(clock)
        }
      }
    }
  })

  it('is another one for each sign and each of two days', () => {
    for (const language of LANGUAGES) {
      for (let n = 0; n < 365; n += 3) {
        const texts = [dateNo(n), dateNo(n + 1)].flatMap((date) =>
          SIGNS.flatMap((sign) => textsOf(horoscope(date, sign, language))),
        )
        expect(new Set(texts).size).toBe(texts.length)
      }
    }
  })

  it('is written in its own language, without fear and without naming the day it is read on', () => {
    for (const { language, one } of all) {
      const words = [...textsOf(one), one.gist.text, ...one.facts.map(({ text }) => text)].join(' ')
      if (language === 'Hindi') expect(words).not.toMatch(/[A-Za-z]/)
      else expect(words).not.toMatch(/[\u0900-\u097f]/)
      expect(words).not.toMatch(/undefined|NaN|\s{2}|आज|मृत्यु|श्राप|अनर्थ/)
      expect(words).not.toMatch(/\b(?:today|tomorrow|death|curse|disaster)\b/i)
    }
  })

  it('tells the hour when a graha changes its house in the day', () => {
    const found = all.flatMap(({ one }) => Object.values(one.fields).flatMap(({ sentences }) => sentences))
    expect(found.some(({ text }) => /^Until \d/.test(text))).toBe(true)
    expect(found.some(({ text }) => /^At \d/.test(text))).toBe(true)
    expect(found.some(({ text }) => /बजे तक/.test(text))).toBe(true)
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
