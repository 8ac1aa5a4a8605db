import type { Question as Parsed, Speech } from '@dhruva/intent/parse'
import { GRAHAS, type GrahaId, judge } from '@dhruva/jyotish'
import { describe, expect, it } from 'vitest'
import { firmness } from '#certainty/certain-facts.ts'
import { countWords } from '#sentences/draft.ts'
import { contextOf, heard } from '#testing/asking.ts'
import { mentionsIn } from '#testing/mentions.ts'
import { type Asked, AT, chartNo } from '#testing/people.ts'
import { faultsIn } from '#testing/wordings.ts'
import type { Fact } from '#types.ts'
import * as areas from '#write/say/areas-data.ts'
import { grahaIn } from '#write/say/names.ts'
import type { WriteContext } from '#write/types.ts'
import { writeChart } from './chart.ts'
import * as chartFacts from './chart-fact-data.ts'
import * as customs from './custom-data.ts'
import * as doshas from './dosha-data.ts'
import * as gems from './gem-data.ts'
import * as grahas from './graha-data.ts'
import * as outlooks from './outlook-data.ts'
import * as pasts from './past-data.ts'
import { writeRemedy } from './remedy.ts'
import * as remedies from './remedy-data.ts'
import * as signs from './sign-data.ts'
import * as states from './state-data.ts'
import * as terms from './term-data.ts'
import * as transits from './transit-data.ts'

/** Every third of a hundred charts, and all with --long. */
const STEP = process.env.TEST_LONG ? 1 : 3
const SPEECHES: readonly Speech[] = ['en', 'hi', 'hing']

/** Questions of every kind, with the fewest and most words an answer may have. */
const QUESTIONS: Array<[Partial<Parsed>, number, number]> = [
  [{ matter: 'chart_fact', words: 'mera lagna kya hai' }, 6, 60],
  [{ matter: 'chart_fact', words: 'lagna rashi nakshatra', form: 'list' }, 20, 75],
  [{ matter: 'chart_fact', words: 'what is in my 7th house', house: 7 }, 15, 62],
  [{ matter: 'chart_fact', words: 'what does Rahu in 4th mean', graha: 'rahu', house: 4 }, 15, 60],
  [{ matter: 'chart_fact', words: 'atmakaraka kaun' }, 8, 60],
  [{ matter: 'chart_fact', words: 'navamsa' }, 10, 60],
  [{ matter: 'chart_fact', words: 'D10 me kya hai' }, 8, 60],
  [{ matter: 'chart_fact', words: 'konsi dasha chal rahi hai' }, 15, 60],
  [{ matter: 'graha_state', words: 'sabse mazboot grah' }, 12, 60],
  [{ matter: 'graha_state', words: 'which planet is weakest' }, 12, 60],
  [{ matter: 'graha_state', words: 'kaunsa grah pareshan kar raha' }, 15, 65],
  [{ matter: 'graha_state', words: 'is my Saturn good', graha: 'saturn' }, 15, 62],
  [{ matter: 'graha_state', words: 'how is my Rahu mahadasha', graha: 'rahu' }, 6, 60],
  [{ matter: 'dosha_yoga', words: 'manglik hu kya' }, 8, 75],
  [{ matter: 'dosha_yoga', words: 'kaal sarp' }, 10, 60],
  [{ matter: 'dosha_yoga', words: 'pitra dosh' }, 20, 75],
  [{ matter: 'dosha_yoga', words: 'sade sati kab khatam', form: 'when' }, 8, 60],
  [{ matter: 'dosha_yoga', words: 'dhaiya' }, 8, 50],
  [{ matter: 'dosha_yoga', words: 'raj yog hai kya' }, 10, 60],
  [{ matter: 'dosha_yoga', words: 'gajakesari yoga' }, 10, 60],
  [{ matter: 'gem', words: 'neelam pehnu kya' }, 20, 70],
  [{ matter: 'gem', words: 'which stone' }, 12, 70],
  [{ matter: 'gem', words: 'rudraksha' }, 12, 70],
  [{ matter: 'remedy', words: 'shani ka upay', graha: 'saturn' }, 20, 75],
  [{ matter: 'remedy', words: 'give me a mantra' }, 18, 75],
  [{ matter: 'lucky_things', words: 'lucky number' }, 12, 60],
  [{ matter: 'direction', words: 'which direction' }, 12, 60],
  [{ matter: 'worship', words: 'kis bhagwan ki puja' }, 15, 60],
  [{ matter: 'worship', words: 'past life' }, 12, 60],
  [{ matter: 'transit', words: 'guru ka gochar' }, 15, 85],
  [{ matter: 'transit', words: 'gochar kaisa hai' }, 30, 85],
  [{ matter: 'transit', words: 'shani vakri' }, 20, 60],
  [{ matter: 'transit', words: 'grahan ka asar' }, 20, 60],
  [{ matter: 'transit', words: 'rahu ketu in December' }, 30, 85],
  [{ matter: 'term', words: 'dhaiya kya hoti hai' }, 20, 60],
  [{ matter: 'term', words: 'what does retrograde mean' }, 20, 60],
  [{ matter: 'term', words: 'lagna matlab' }, 20, 60],
  [{ matter: 'term', words: 'unknown birth time, what changes' }, 35, 75],
  [{ matter: 'term', words: 'what is ashtakavarga' }, 20, 60],
  [{ matter: 'past_check', words: 'what happened in 2019', scope: { kind: 'year', year: 2019 } }, 20, 80],
  [{ matter: 'past_check', words: 'naukri to 2022 me lag gayi thi', form: 'past_claim' }, 8, 45],
  [{ matter: 'outlook', words: 'is hafte kaisa' }, 55, 140],
  [{ matter: 'outlook', words: 'december kaisa', scope: { kind: 'month', month: 12, year: null } }, 50, 140],
  [{ matter: 'twins', words: 'judwa' }, 30, 80],
]

const written = (chart: number, speech: Speech, asked: Partial<Parsed>, who: Asked = {}) => {
  const born = chartNo(chart)
  const context = contextOf(born, judge(born, AT, who.gender ?? 'Female'), heard(speech, asked), who)
  return { context, said: (writeChart(context) ?? writeRemedy(context) ?? []).flat() }
}

const textOf = (chart: number, speech: Speech, asked: Partial<Parsed>, who: Asked = {}): string =>
  written(chart, speech, asked, who)
    .said.map(({ text }) => text)
    .join(' ')

/** Grahas named in Hinglish, each by its own word. */
const GRAHA_WORDS = GRAHAS.map((id) => [id, new RegExp(`\\b${grahaIn('hing', id)}\\b`)] as const)
const grahasIn = (text: string): GrahaId[] =>
  GRAHA_WORDS.filter(([, word]) => word.test(text.replace(/(Surya|Chandra) Grahan|Rahu Kaal/g, ''))).map(([id]) => id)

/** Names, houses and dates of a sentence that the facts it cites do not have. */
const unsupported = (speech: Speech, text: string, facts: string[]): string[] => {
  if (speech === 'hing') {
    const said = facts.join(' | ')
    return grahasIn(text).filter((id) => !new RegExp(`\\b${grahaIn('en', id)}\\b`).test(said))
  }
  const known = mentionsIn(speech, facts.join(' | '))
  return [...mentionsIn(speech, text)].filter((mention) => !known.has(mention))
}

describe('the words on a chart', () => {
  it('are written in the letters, genders and manners of each language', () => {
    expect(
      faultsIn({
        ...areas,
        ...chartFacts,
        ...customs,
        ...doshas,
        ...gems,
        ...grahas,
        ...outlooks,
        ...pasts,
        ...remedies,
        ...signs,
        ...states,
        ...terms,
        ...transits,
      }),
    ).toEqual([])
  })
})

describe('an answer about the chart itself', () => {
  it.each(QUESTIONS)('%o rests on facts that say so, in many charts', (asked, least, most) => {
    for (let chart = 0; chart < 100; chart += STEP)
      for (const speech of SPEECHES) {
        const { context, said } = written(chart, speech, asked)
        const code = speech === 'hi' ? 'hi' : 'en'
        expect(said.length).toBeGreaterThan(0)
        for (const { text, facts } of said) {
          const told = facts.map((id) => {
            const fact = context.facts.get(id)
            expect(fact, `${id} of: ${text}`).toBeDefined()
            return fact?.text[code] ?? ''
          })
          expect.soft(unsupported(speech, text, told), `${text} [${facts}]`).toEqual([])
        }
        const whole = said.map(({ text }) => text).join(' ')
        expect.soft(countWords(whole), whole).toBeGreaterThanOrEqual(least)
        expect.soft(countWords(whole), whole).toBeLessThanOrEqual(most)
        expect.soft(whole).not.toMatch(/undefined|\{\w|\|| {2}|\.\.|[.?] [a-z]|^[a-z]/)
      }
  })

  it('speaks as a man or a woman', () => {
    const asked = { matter: 'gem' as const, words: 'नीलम' }
    const all = (astrologer: 'Oracle' | 'Astra') =>
      Array.from({ length: 60 }, (_, chart) => textOf(chart, 'hi', asked, { astrologer })).join(' ')
    expect(all('Oracle')).toMatch(/सुझाऊँगा/)
    expect(all('Oracle')).not.toMatch(/ऊँगी/)
    expect(all('Astra')).not.toMatch(/ऊँगा/)
  })

  it('is one sentence when one line is wished', () => {
    const born = chartNo(4)
    const parsed = heard('en', { matter: 'chart_fact', words: 'my 7th house', house: 7 }, { wishes: ['one_line'] })
    const said = writeChart(contextOf(born, judge(born, AT, 'Female'), parsed))
    expect(said?.flat()).toHaveLength(1)
    expect(said?.[0]?.[0]?.text).toContain('7th house')
  })

  it('leaves other matters to others', () => {
    expect(written(1, 'en', { matter: 'job_get', form: 'when' }).said).toEqual([])
  })
})

describe('of a birth whose time is not exact', () => {
  it.each([null, 45])('%o only what holds is told', (uncertainty) => {
    for (let chart = 0; chart < 4; chart++) {
      const born = chartNo(chart)
      const { facts } = firmness(born, uncertainty, AT)
      for (const [asked] of QUESTIONS) {
        const whole = contextOf(born, judge(born, AT, 'Female'), heard('en', asked))
        const known = new Map<string, Fact>(facts)
        const context: WriteContext = {
          ...whole,
          question: { ...whole.question, uncertainty },
          facts: known,
          cite: (fact) => {
            known.set(fact.id, fact)
            return fact.id
          },
        }
        const said = (writeChart(context) ?? writeRemedy(context) ?? []).flat()
        expect(said.length).toBeGreaterThan(0)
        for (const { text, facts: ids } of said) {
          const told = ids.map((id) => known.get(id)?.text.en ?? '')
          expect.soft(told, `${asked.words}: ${text}`).not.toContain('')
          expect.soft(unsupported('en', text, told), `${asked.words}: ${text} [${ids}]`).toEqual([])
        }
      }
    }
  })
})
