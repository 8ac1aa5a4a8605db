import type { Act, Option } from '@dhruva/intent/parse'
import { describe, expect, it } from 'vitest'
import { answer } from '#answer.ts'
import { chartNo, question } from '#testing/people.ts'
import { actPairOf } from './act.ts'
import { ACT_NAMES } from './act-data.ts'
import { fieldsNamed } from './field-sides.ts'

const CHARTS = Array.from({ length: 12 }, (_, n) => chartNo(n * 3))
const said = (message: string, n = 0, asked = {}) =>
  answer(question(CHARTS[n] ?? chartNo(1), message, { asWritten: true, ...asked }))
    .paragraphs.flat()
    .map(({ text }) => text)
    .join(' ')

describe('a choice between two things', () => {
  it.each([
    ['should I tell him that I like him or keep quiet', ['tell', 'quiet'], 'en'],
    ['office wali ladki ko dil ki baat keh du ya chup rahu', ['tell', 'quiet'], 'hing'],
    ['नई गाड़ी अभी लूँ या एक साल रुक जाऊँ', ['now', 'wait'], 'hi'],
    ['a proposal came from Pune, should I say yes or refuse', ['accept', 'refuse'], 'en'],
    ['buy a new car or second hand', ['new', 'used'], 'en'],
  ] as const)('%s: one side is named first, in every chart', (message, acts: readonly Act[], speech) => {
    const firsts = CHARTS.map((_, n) => said(message, n).split(/(?<=[.।]) /)[0] ?? '')
    const names = acts.map((act) => ACT_NAMES[act][speech].toLowerCase())
    for (const first of firsts) expect(names.some((name) => first.toLowerCase().includes(name))).toBe(true)
  })

  it('does not lean the same way for everybody', () => {
    const leans = CHARTS.map((_, n) => /(.*?)(?:new|used)/i.exec(said('buy a new car or a used one', n))?.[0].slice(-4))
    expect(new Set(leans).size).toBeGreaterThan(1)
  })

  it('weighs fields by the grahas they belong to, each with its own', () => {
    const answers = CHARTS.map((_, n) => said('dance bhi pasand hai coding bhi, kis field me jau', n))
    for (const text of answers) expect(text).toMatch(/dance/i)
    expect(answers.some((text) => /Shukra/.test(text)) && answers.some((text) => /Budh/.test(text))).toBe(true)
    expect(fieldsNamed('चित्रकारी या जीव विज्ञान').map(({ graha }) => graha)).toEqual(['venus', 'sun'])
  })

  it('picks no name of a person, and says what to look for and when', () => {
    const text = said('Rahul or Amit, who should be my business partner')
    expect(text).not.toMatch(/\b(?:Rahul|Amit)\b/)
    expect(text).toMatch(/strongest/)
    expect(text).toMatch(/20\d\d/)
  })

  it('knows both sides of a pair only when both are there', () => {
    const of = (...ids: Option['id'][]) => actPairOf(ids.map((id): Option => ({ id, words: '' })))
    expect(of('tell', 'quiet')).toBe('tell_quiet')
    expect(of('quiet', 'free')).toBeNull()
  })
})
