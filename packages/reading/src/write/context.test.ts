import type { ParsedMessage } from '@dhruva/intent/parse'
import type { Judgement } from '@dhruva/jyotish'
import { describe, expect, it } from 'vitest'
import { chartNo, question } from '#testing/people.ts'
import { createWriteContext } from './context.ts'
import { fill } from './fill.ts'

const unread = (part: string) => () => {
  throw new Error(`the context alone reads no ${part}`)
}

const JUDGEMENT = new Proxy<Judgement>(Object.create(null), { get: (_, part) => unread(String(part)) })

const parsed = (speech: ParsedMessage['speech'], words = 'kab'): ParsedMessage => ({
  questions: [
    {
      subject: { kind: 'self' },
      matter: 'job_get',
      form: 'when',
      scope: null,
      options: [],
      polarity: 'hoped',
      refers: null,
      graha: null,
      house: null,
      term: null,
      activity: null,
      periods: null,
      words,
      sure: { subject: 1, matter: 1, form: 1 },
    },
  ],
  more: 0,
  told: [],
  wishes: [],
  speech,
  script: 'latin',
  register: 'plain',
  askBack: null,
})

const context = (speech: ParsedMessage['speech'], asked = {}, words = 'kab') =>
  createWriteContext(question(chartNo(3), words, asked), parsed(speech, words), JUDGEMENT)

describe('a wording', () => {
  it('goes by the gender of who speaks and of who is spoken to', () => {
    const said = (astrologer: 'Oracle' | 'Astra', gender: 'Male' | 'Female') =>
      fill(context('hi', { astrologer, gender }), 'मैं देख [रहा|रही] हूँ, आप {what} (करेंगे|करेंगी)।', { what: 'काम' })
    expect(said('Oracle', 'Female')).toBe('मैं देख रहा हूँ, आप काम करेंगी।')
    expect(said('Astra', 'Male')).toBe('मैं देख रही हूँ, आप काम करेंगे।')
  })

  it('is not said with an empty slot', () => {
    expect(() => fill(context('en'), 'Your best time is {window}.')).toThrow('{window}')
  })
})

describe('the choice of a wording', () => {
  const WORDINGS = ['The time for {m} is {w}.', 'Look to {w} for {m}.', 'For {m} take {w}.']

  it('is the same for the same question', () => {
    expect(context('en').pick('first', WORDINGS)).toBe(context('en').pick('first', WORDINGS))
  })

  it('takes none twice while another is left, in a reply or in the talk', () => {
    const one = context('en')
    const chosen = WORDINGS.map(() => one.pick('first', WORDINGS))
    expect(new Set(chosen).size).toBe(WORDINGS.length)
    const history = WORDINGS.slice(0, 2).map((wording) => ({
      role: 'astrologer' as const,
      text: fill(one, wording, { m: 'work', w: 'May 2027' }),
    }))
    for (const words of ['a', 'b', 'c', 'd']) {
      expect(context('en', { history }, words).pick('first', WORDINGS)).toBe(WORDINGS[2])
    }
  })

  it('finds a wording with marks of every kind', () => {
    const one = context('en', { history: [{ role: 'astrologer', text: 'An AI-based sky (yes) [or no]. What now?' }] })
    const said = 'An AI-based {what} (yes) [or no]. What now?'
    expect(one.pick('first', [said, 'Another one.'])).toBe('Another one.')
  })

  it('comes back to the one that was said longest ago', () => {
    const history = ['For work take May.', 'The time for work is May.', 'Look to May for work.'].map((text) => ({
      role: 'astrologer' as const,
      text,
    }))
    expect(context('en', { history }).pick('first', WORDINGS)).toBe('For {m} take {w}.')
  })
})

describe('a name', () => {
  it('stands in the letters of the answer, and not at all where that would be a guess', () => {
    expect(context('en', { name: 'Priya Nair' }).name).toBe('Priya')
    expect(context('hi', { name: 'Priya Nair' }).name).toBe('प्रिया')
    expect(context('hi', { name: 'Zyxw Nair' }).name).toBe('')
    expect(context('hi', { name: 'प्रिया नायर' }).name).toBe('प्रिया')
    expect(context('hing', { name: 'प्रिया नायर' }).name).toBe('Priya')
    expect(context('en', { name: 'test' }).name).toBe('')
  })
})

describe('the facts', () => {
  it('are those of the chart and the day, and those that an answer adds', () => {
    const one = context('en')
    const lagna = one.facts.get('lagna')
    if (!lagna) throw new Error('no lagna')
    expect(one.cite({ ...lagna, id: 'window.job_get.1' })).toBe('window.job_get.1')
    expect(one.facts.has('window.job_get.1')).toBe(true)
    expect(context('en').facts.has('window.job_get.1')).toBe(false)
  })
})
