import type { AskBack, Form, Question as Parsed, ParsedMessage, Speech } from '@dhruva/intent/parse'
import type { Judgement } from '@dhruva/jyotish'
import { describe, expect, it } from 'vitest'
import { countWords } from '#sentences/draft.ts'
import { contextOf, heard } from '#testing/asking.ts'
import { type Asked, chartNo } from '#testing/people.ts'
import { faultsIn, spokenIn } from '#testing/wordings.ts'
import { say } from '#write/say/say.ts'
import * as askBackWords from './ask-back-data.ts'
import * as claimWords from './claim-data.ts'
import * as courtesyWords from './courtesy-data.ts'
import * as feelingWords from './feeling-data.ts'
import * as kinWords from './kin-data.ts'
import * as offTopicWords from './off-topic-data.ts'
import * as serviceWords from './service-data.ts'
import { type TalkGiven, writeTalk } from './talk.ts'
import * as toldWords from './told-data.ts'

const SPEECHES: readonly Speech[] = ['en', 'hi', 'hing']
const WORDS = {
  ...askBackWords,
  ...claimWords,
  ...courtesyWords,
  ...feelingWords,
  ...kinWords,
  ...offTopicWords,
  ...serviceWords,
  ...toldWords,
}

/** Courtesies are not judged from a chart. */
const NOT_JUDGED = new Proxy<Judgement>(Object.create(null), {
  get: (_, part) => {
    throw new Error(`talk read ${String(part)}`)
  },
})

type Said = { asked?: Partial<Parsed>; more?: Partial<ParsedMessage>; who?: Asked; given?: TalkGiven; chart?: number }

const talk = (speech: Speech, { asked = {}, more = {}, who = {}, given = {}, chart = 3 }: Said) =>
  writeTalk(contextOf(chartNo(chart), NOT_JUDGED, heard(speech, asked, more), who), given)

const textOf = (speech: Speech, said: Said): string =>
  (talk(speech, said) ?? [])
    .flat()
    .map(({ text }) => text)
    .join(' ')

describe('the words of talk', () => {
  it('are written in the letters, genders and manners of each language', () => {
    expect(faultsIn(WORDS)).toEqual([])
  })

  it('are at least six of each kind and language, all different', () => {
    const kinds = [
      'THANKS',
      'GREETING',
      'GREETING_AGAIN',
      'BYE',
      'ACKNOWLEDGE',
      'WHO',
      'EMPTY',
      'CERTAIN',
      'NOTHING_BEFORE',
      'COMPLAINT',
      'DISAGREE',
      'OTHERS_SAID',
      'SERVICE',
      'LEFT',
      'OFF_TOPIC',
      'TWO_MATTERS',
      'NOTHING_HEARD',
      'WHOSE',
      'SAME_NAME',
      'CHILD_AGE',
      'ACTIVITY',
      'SMALL_ACT',
    ]
    const found = spokenIn(WORDS).filter(({ where }) => kinds.includes(where.split('.')[1] ?? ''))
    expect(found.length).toBe((kinds.length - 1 + serviceWords.SERVICES.length) * 3)
    expect(found.filter(({ texts }) => new Set(texts).size < 6).map(({ where }) => where)).toEqual([])
  })
})

const LENGTHS: Array<[Form, number, number]> = [
  ['thanks', 4, 30],
  ['greeting', 5, 32],
  ['bye', 3, 30],
  ['acknowledge', 3, 30],
  ['who_are_you', 5, 32],
  ['empty', 4, 30],
  ['is_it_certain', 15, 45],
  ['complaint', 15, 45],
  ['disagree', 15, 45],
  ['past_claim', 15, 45],
  ['explain_more', 10, 45],
]

describe('an answer without a reading', () => {
  it.each(LENGTHS)('%s is as long as such an answer should be', (form, least, most) => {
    for (const speech of SPEECHES)
      for (let chart = 0; chart < 40; chart++) {
        const said = textOf(speech, { asked: { form, words: String(chart) }, chart })
        expect.soft(countWords(said), said).toBeGreaterThanOrEqual(least)
        expect.soft(countWords(said), said).toBeLessThanOrEqual(most)
      }
  })

  it('says nothing twice in six turns', () => {
    for (const speech of SPEECHES) {
      const history: NonNullable<Asked['history']> = []
      for (let turn = 0; turn < 6; turn++) {
        const text = textOf(speech, { asked: { form: 'thanks', words: 'thanks' }, who: { history } })
        expect(history.map((one) => one.text)).not.toContain(text)
        history.push({ role: 'user', text: 'thanks' }, { role: 'astrologer', text })
      }
    }
  })

  it('speaks as a man or a woman, to a man or a woman', () => {
    const all = (astrologer: 'Oracle' | 'Astra', gender: 'Male' | 'Female') =>
      Array.from({ length: 40 }, (_, chart) =>
        textOf('hi', { asked: { form: 'disagree', words: `${chart}` }, who: { astrologer, gender }, chart }),
      ).join(' ')
    expect(all('Oracle', 'Female')).toMatch(/देखता हूँ/)
    expect(all('Oracle', 'Female')).toMatch(/आप बेहतर जानती हैं/)
    expect(all('Oracle', 'Female')).not.toMatch(/(देखती|लेती|मानती) हूँ|जानते हैं/)
    expect(all('Astra', 'Male')).toMatch(/देखती हूँ/)
    expect(all('Astra', 'Male')).not.toMatch(/(देखता|लेता|मानता) हूँ|जानती हैं/)
  })

  it('leaves the chart to those who read it', () => {
    expect(talk('en', { asked: { matter: 'job_get', form: 'when' } })).toBeNull()
    expect(talk('en', { asked: { matter: 'mind_unrest', form: 'feeling' } })).toBeNull()
    const history = [{ role: 'astrologer' as const, text: 'The time for work is May.' }]
    expect(talk('en', { asked: { form: 'explain_more' }, who: { history } })).toBeNull()
  })

  it('knows whether a month was named before', () => {
    const history = [{ role: 'astrologer' as const, text: 'The better time is June 2026.' }]
    const asked = { form: 'past_claim' as const, words: 'last time you said June' }
    expect(textOf('en', { asked, who: { history } })).toMatch(/June (as a better time|stands in our talk)/)
    expect(textOf('en', { asked })).toMatch(/I do not find June|I have not said June/)
    const hindi = { form: 'past_claim' as const, words: 'आपने जून कहा था' }
    expect(textOf('hi', { asked: hindi, who: { history } })).toMatch(/जून (मैंने कहा था|हमारी)/)
  })

  it('keeps what a person tells of their own life', () => {
    const more = { told: [{ status: 'married' }] }
    expect(textOf('hing', { asked: { form: 'disagree', words: 'galat, meri shaadi ho chuki hai' }, more })).toContain(
      'aapki shaadi ho chuki hai',
    )
  })

  it('takes what is said to be so already, and leaves a claim on a year to the chart', () => {
    const asked = { matter: 'past_check' as const, form: 'past_claim' as const }
    expect(textOf('en', { asked: { ...asked, words: 'you are wrong, I am already married' } })).toContain(
      'you are married',
    )
    const more = { told: [{ event: { what: 'job', year: 2024 } }] }
    expect(talk('en', { asked: { ...asked, words: 'I got a job in 2024' }, more })).toBeNull()
  })

  it('names the page and the number of questions left', () => {
    const asked = { matter: 'service' as const, words: 'kitne sawal bache hain' }
    expect(textOf('hing', { asked, given: { left: 4 } })).toMatch(/4 sawal.*"Balance"/)
    expect(textOf('hing', { asked })).not.toMatch(/\d/)
    expect(textOf('en', { asked: { ...asked, words: 'refund my money' } })).toContain('Refund Policy')
    expect(textOf('hi', { asked: { ...asked, words: 'असली पंडित से बात' } })).toMatch(/एआई|इंसान|प्रोग्राम/)
  })

  it('turns back from the weather to what was talked of', () => {
    const asked = { matter: 'off_topic' as const, words: 'ipl kaun jeetega' }
    expect(textOf('hing', { asked, given: { last: 'job_get' } })).toContain('job badalne')
    expect(textOf('hi', { asked, chart: 3 })).toContain('यह सप्ताह')
  })
})

const BACKS: AskBack[] = [
  { about: 'matter', between: ['job_get', 'promotion'] },
  { about: 'nothing_heard' },
  { about: 'whose', subject: { kind: 'child', nth: null, sex: 'm' } },
  { about: 'same_name', name: 'Anaya' },
  { about: 'child_age', subject: { kind: 'child', nth: 1, sex: 'f' } },
  { about: 'activity' },
]

describe('asking back', () => {
  it.each(BACKS)('$about is one question and not charged', (askBack) => {
    for (const speech of SPEECHES) {
      const said = talk(speech, { more: { askBack } })
      expect(said?.[0]?.[0]?.text).toContain(speech === 'hi' ? '' : ' ')
      expect(said?.at(-1)?.[0]?.text).toBe(askBackWords.NOT_CHARGED[speech])
      expect(countWords(said?.[0]?.[0]?.text ?? '')).toBeLessThanOrEqual(30)
    }
  })

  it('names whom it is about and the years of two kundlis', () => {
    const whose: AskBack = { about: 'whose', subject: { kind: 'spouse' } }
    expect(textOf('hi', { more: { askBack: whose }, who: { gender: 'Female' } })).toContain('आपके पति')
    expect(textOf('en', { more: { askBack: whose }, who: { gender: 'Male' } })).toContain('your wife')
    const same: AskBack = { about: 'same_name', name: 'Anaya' }
    expect(textOf('en', { more: { askBack: same }, given: { savedYears: [1998, 2011] } })).toContain('1998 and 2011')
  })
})

describe('a feeling', () => {
  it('is named, then the time is told from facts, then one small act', () => {
    for (let chart = 0; chart < 100; chart++)
      for (const speech of SPEECHES) {
        const asked = { form: 'feeling' as const, words: 'I feel so lonely' }
        const context = contextOf(chartNo(chart), NOT_JUDGED, heard(speech, asked))
        const said = (writeTalk(context) ?? []).flat()
        for (const { facts } of said) for (const id of facts) expect(context.facts.has(id), id).toBe(true)
        expect(said.some(({ facts }) => facts.includes('dasha.pratyantar'))).toBe(context.facts.has('dasha.pratyantar'))
        const words = countWords(said.map(({ text }) => text).join(' '))
        expect.soft(words, said.map(({ text }) => text).join(' ')).toBeGreaterThanOrEqual(35)
        expect.soft(words).toBeLessThanOrEqual(80)
      }
  })
})

it('says a name at the first turn and every fourth', () => {
  const at = (turns: number) => {
    const history = Array.from({ length: turns }, (_, index) => ({ role: 'astrologer' as const, text: String(index) }))
    const context = contextOf(chartNo(3), NOT_JUDGED, heard('hing'), { history, name: 'Priya Nair' })
    return say(context, 'x', { en: [''], hi: [''], hing: ['{hail}dekhiye{tail}.'] })
  }
  expect([0, 1, 2, 3, 4].map(at)).toEqual([
    'Priya ji, dekhiye Priya ji.',
    'Dekhiye.',
    'Dekhiye.',
    'Dekhiye.',
    'Priya ji, dekhiye Priya ji.',
  ])
})
