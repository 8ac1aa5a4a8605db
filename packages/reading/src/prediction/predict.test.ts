import { execFileSync } from 'node:child_process'
import { computeChart } from '@dhruva/jyotish'
import { describe, expect, it } from 'vitest'
import { gather, piecesOf } from '#chunks.ts'
import { mentionsIn } from '#testing/mentions.ts'
import { AT, chartNo } from '#testing/people.ts'
import { PREDICTION_TYPES, type PredictionType } from '#types.ts'
import { WORDS, wordsIn } from './fit.ts'
import { predict } from './predict.ts'
import type { Prediction } from './types.ts'

const NAME = 'Ananya'
const NAMES = /Ananya|अनन्या/g

type Given = { chart: number; code: 'en' | 'hi'; type: PredictionType; made: Prediction; text: string }

const STATUSES = ['Single', 'Married', 'Divorced'] as const
/** Ends of months and of years, a leap day among them. */
const DATES = ['2026-11-21', '2026-12-31', '2027-02-28', '2028-02-29', '2026-04-30'].map(
  (day) => new Date(`${day}T06:00:00Z`),
)

const make = (number: number, type: PredictionType, code: 'en' | 'hi', more: object = {}): Prediction => {
  const gender = number % 2 === 0 ? ('Female' as const) : ('Male' as const)
  const language = code === 'hi' ? ('Hindi' as const) : ('English' as const)
  const maritalStatus = STATUSES[number % 3] ?? 'Single'
  const person = { name: NAME, gender, maritalStatus, language }
  return predict({ chart: chartNo(number), at: AT, person, type, language, ...more })
}

const textOf = (made: Prediction) => gather(piecesOf(made)).text

const all: Given[] = Array.from({ length: 40 }, (_, chart) => chart).flatMap((chart) =>
  PREDICTION_TYPES.flatMap((type) =>
    (['en', 'hi'] as const).map((code) => {
      const made = make(chart, type, code, { at: DATES[chart % DATES.length] })
      return { chart, code, type, made, text: textOf(made) }
    }),
  ),
)
const label = ({ chart, code, type }: Given) => `chart ${chart} ${code} ${type}`
const failing = (test: (given: Given) => unknown) =>
  all
    .filter(test)
    .slice(0, 3)
    .map((given) => `${label(given)}\n${given.text}`)

/** How many minutes a step takes is no claim about the sky. */
const numbersIn = (text: string) => text.match(/\d+/g) ?? []

/** Says how the reading was made and nothing of the sky. */
const isNote = (text: string) => text.startsWith('Your time of birth') || text.startsWith('आपका जन्म समय')

/** A heading has the dates of the period, which every sentence under it speaks of. */
const isHeading = (text: string) => text.startsWith('**')

/** What sentences say that the facts they cite do not: names of the sky, houses, dates, numbers. */
const unsupported = ({ code, made }: Given): string[] => {
  const facts = new Map(made.facts.map((fact) => [fact.id, fact.text[code]]))
  const sentences = made.paragraphs.flat().filter(({ text }) => !isNote(text) && !isHeading(text))
  return sentences.flatMap(({ text, facts: ids }) => {
    const told = ids.map((id) => facts.get(id)).join(' | ')
    const [said, numbers] = [mentionsIn(code, told), new Set(numbersIn(told))]
    const missing = [
      ...[...mentionsIn(code, text)].filter((mention) => !said.has(mention)),
      ...numbersIn(text).filter((number) => !numbers.has(number)),
    ]
    return missing.length > 0 ? [`${missing.join(', ')} not in [${ids}] ${told}: ${text}`] : []
  })
}

const sentencesIn = ({ text, code }: Given) =>
  text
    .split(code === 'hi' ? /(?<=।)\s|\n/ : /(?<=[.?])\s(?=[A-Z*-])|\n/)
    .map((part) => part.trim())
    .filter((part) => part.length > 25)

describe('a prediction', { timeout: 60_000 }, () => {
  it('is never the same for two charts', () => {
    const seen = new Map<string, string>()
    for (const given of all) {
      const key = `${given.code} ${given.type} ${given.text}`
      expect(seen.get(key), label(given)).toBeUndefined()
      seen.set(key, label(given))
    }
  })

  it('says no sentence twice', () => {
    const twice = all.flatMap((given) => {
      const parts = sentencesIn(given)
      return parts.filter((part, index) => parts.indexOf(part) !== index).map((part) => `${label(given)}: ${part}`)
    })
    expect(twice.slice(0, 5)).toEqual([])
  })

  it('cites facts that exist, and brings exactly those along, each id once', () => {
    for (const { made } of all) {
      const cited = new Set(made.paragraphs.flat().flatMap(({ facts }) => facts))
      expect(new Set(made.facts.map(({ id }) => id))).toEqual(cited)
      expect(made.facts).toHaveLength(cited.size)
    }
  })

  it('says no name, house, date or number that its facts do not say', () => {
    expect(all.flatMap(unsupported).slice(0, 5)).toEqual([])
  })

  it('has as many words as its kind is given', () => {
    const outside = all.filter(({ text, type }) => {
      const [least, most] = WORDS[type]
      const words = wordsIn(text)
      return words < least || words > most
    })
    expect(
      outside.length / all.length,
      outside.map((given) => `${label(given)} ${wordsIn(given.text)}`).join(', '),
    ).toBeLessThan(0.03)
  })

  it('tells no score and no mean: one word a band', () => {
    expect(failing(({ text }) => /\d+ of 100|100 में से|\bmean of|\bscore|औसत|अंक(?!ों)/.test(text))).toEqual([])
    const bands = /very good|good|steady|mixed|demanding|अच्छ|सध|मिल|सावधानी/
    expect(failing(({ made }) => !bands.test(made.paragraphs[1]?.[0]?.text ?? ''))).toEqual([])
  })

  it('frightens nobody and sells nothing', () => {
    const forbidden =
      /curse|doom|death|\bdie\b|fatal|disaster|tragic|evil|inauspicious|suffer|misfortune|guarante|certainly|definitely|gemstone|₹|rupee|!|शाप|श्राप|मृत्यु|मौत|अनिष्ट|विनाश|अशुभ|दुर्भाग्य|निश्चित ही|गारंटी|रुपये/i
    expect(failing(({ text }) => forbidden.test(text))).toEqual([])
  })

  it('keeps its languages apart and leaves no template behind', () => {
    expect(failing(({ code, text }) => code === 'hi' && /[A-Za-z]/.test(text))).toEqual([])
    expect(failing(({ code, text }) => code === 'en' && /\p{Script=Devanagari}/u.test(text))).toEqual([])
    expect(failing(({ code, text }) => code === 'hi' && text.includes(';'))).toEqual([])
    const stray = /undefined|null|NaN|\[object|\$\{|[<>#`_{|}]|\bthe the\b| {2}|\ba the\b|your the\b|\.\.|।।|: \.|, ,/
    expect(failing(({ text }) => stray.test(text))).toEqual([])
    for (const { made } of all.slice(0, 80))
      for (const { text } of made.facts) {
        expect(text.en).not.toMatch(/\p{Script=Devanagari}|undefined|\bthe the\b|your the\b/u)
        expect(text.hi).not.toMatch(/[A-Za-z]/)
      }
  })

  it('is the same on every host and whenever in the day it is asked', () => {
    const probe = new URL('../testing/prediction-probe.ts', import.meta.url).pathname
    const outputs = ['Asia/Kolkata', 'America/Los_Angeles', 'Pacific/Kiritimati'].map((TZ) =>
      execFileSync(process.execPath, [probe], { env: { ...process.env, TZ }, encoding: 'utf8' }),
    )
    expect(new Set(outputs.map((output) => output.split('\n').slice(1).join('\n'))).size).toBe(1)
    expect(new Set(outputs.map((output) => output.split('\n')[0])).size).toBeGreaterThan(1)
    const later = make(3, 'monthly', 'en', { at: new Date('2026-11-30T18:29:00Z') })
    expect(textOf(later)).toBe(textOf(make(3, 'monthly', 'en', { at: new Date('2026-11-29T18:30:00Z') })))
  })

  it('reads no love, work or money for a child', () => {
    const chart = computeChart({ dob: '5/3/2016', tob: '6:42', lat: 26.91, lng: 75.79 }, AT)
    for (const type of PREDICTION_TYPES) {
      const text = textOf(make(1, type, 'en', { chart }))
      expect(text).toContain('**Study')
      expect(text).not.toMatch(
        /\*\*(Love|Work|Money|Marriage)|\bin (love|money|marriage)\b|marriage|romance|love, learning|learning, love/,
      )
      expect(textOf(make(1, type, 'hi', { chart }))).not.toMatch(/\*\*(प्यार|काम|पैसा|दांपत्य)|विवाह|शादी/)
    }
  })

  it('speaks of a public figure in the third person, of public matters alone', () => {
    for (const type of PREDICTION_TYPES)
      for (const number of [1, 4, 9]) {
        const [en, hi] = [make(number, type, 'en', { celebrity: true }), make(number, type, 'hi', { celebrity: true })]
        expect(textOf(en)).not.toMatch(/\byou\b|\byour\b|\*\*(Love|Money|Health|Family|Marriage)/i)
        expect(textOf(hi)).not.toMatch(/आप(?!सी)|\*\*(प्यार|पैसा|सेहत|घर-परिवार|दांपत्य)/)
        expect(textOf(en)).not.toMatch(/\b(opens|asks|strengthens|gives) they\b/)
        expect(textOf(en)).toContain(NAME)
        expect(textOf(hi)).toMatch(NAMES)
      }
  })
})

describe('a prediction for a birth of uncertain time', { timeout: 60_000 }, () => {
  it.each(PREDICTION_TYPES)('%s says only what every possible chart says', (type) => {
    for (const number of [0, 3, 8, 13]) {
      const exact = textOf(make(number, type, 'en'))
      const near = make(number, type, 'en', { uncertainty: 5 })
      const unknown = make(number, type, 'en', { uncertainty: null })
      expect(near.paragraphs.length).toBeGreaterThan(0)
      expect(textOf(unknown)).not.toBe(exact)
      expect(textOf(unknown)).not.toMatch(/your \d+(st|nd|rd|th) house/)
      expect(textOf(unknown)).toMatch(/counted from your Moon|counts houses from your Sun/)
      for (const made of [near, unknown])
        expect(unsupported({ chart: number, code: 'en', type, made, text: '' })).toEqual([])
    }
  })

  it('names its days, asks what it may of the fields, and says why no day is better than another', () => {
    const daily = textOf(make(2, 'daily', 'en', { uncertainty: null }))
    expect(daily).toMatch(
      /^\*\*Today and tomorrow: Saturday, 21 November 2026 and Sunday, 22 November 2026\*\*\n\nAnanya, this reading covers/,
    )
    expect(daily).toContain('A more exact time of birth would tell these days apart')
    expect(daily).toMatch(/^- \*\*Health:\*\* /m)
    for (const type of PREDICTION_TYPES)
      for (const code of ['en', 'hi'] as const) {
        const made = make(2, type, code, { uncertainty: null })
        expect(wordsIn(textOf(made))).toBeGreaterThan(100)
        expect(wordsIn(textOf(made))).toBeLessThanOrEqual(WORDS[type][1])
        expect(unsupported({ chart: 2, code, type, made, text: '' })).toEqual([])
      }
  })

  it('is the exact one when nothing is uncertain', () => {
    expect(make(5, 'weekly', 'hi', { uncertainty: 0 })).toEqual(make(5, 'weekly', 'hi'))
  })
})
