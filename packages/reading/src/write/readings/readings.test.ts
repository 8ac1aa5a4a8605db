import type { Form, Speech } from '@dhruva/intent/parse'
import { GRAHA_NAMES, GRAHAS, LIFE_MATTERS, type LifeMatter } from '@dhruva/jyotish'
import { describe, expect, it } from 'vitest'
import { askedOf, lifeQuestion } from '#testing/life-questions.ts'
import type { WriteContext } from '#write/types.ts'
import { nextQuestions, readingKind, wordsOf, writeReading } from './index.ts'
import { shapeOf } from './shape.ts'
import { WORDS } from './words.ts'

const SPEECHES: readonly Speech[] = ['en', 'hi', 'hing']
const FORMS = [
  'when',
  'until_when',
  'after_that',
  'yes_no',
  'which_of',
  'why',
  'how',
  'what_is',
  'how_is',
  'list',
  'count',
  'feeling',
  'explain_more',
  'simpler',
  'is_it_certain',
] as const satisfies readonly Form[]

const read = (ctx: WriteContext) => {
  const paragraphs = writeReading(ctx)
  if (!paragraphs) throw new Error('no reading')
  return {
    paragraphs,
    sentences: paragraphs.flat(),
    text: paragraphs
      .flat()
      .map(({ text }) => text)
      .join(' '),
  }
}
const first = (ctx: WriteContext): string => read(ctx).sentences[0]?.text ?? ''

/** Number n of a spread over matters, forms and births. */
const spreadNo = (n: number, speech: Speech): WriteContext => {
  const matter = LIFE_MATTERS[(n * 7) % LIFE_MATTERS.length] ?? 'job_get'
  const form = FORMS[n % FORMS.length] ?? 'when'
  return lifeQuestion(n, speech, askedOf(matter, { form, words: `${form} ${n}` }), {
    astrologer: n % 2 ? 'Astra' : 'Oracle',
  })
}

const HING_GRAHAS = ['Surya', 'Chandra', 'Mangal', 'Budh', 'Guru', 'Shukra', 'Shani', 'Rahu', 'Ketu']
const namesOf = (speech: Speech): readonly string[] =>
  speech === 'hing' ? HING_GRAHAS : GRAHAS.map((id) => GRAHA_NAMES[id][speech])
const nameOf = (speech: Speech, index: number): string => namesOf(speech)[index] ?? ''
const says = (text: string, name: string): boolean =>
  new RegExp(`(?<![\\p{L}\\p{M}])${name}(?![\\p{L}\\p{M}])`, 'u').test(text)

describe.each(SPEECHES)('readings of the life matters, %s,', (speech) => {
  it('rest on facts that are there and that speak of the grahas they name, in 100 charts', () => {
    const unsupported: string[] = []
    for (let n = 0; n < 100; n += 1) {
      const ctx = spreadNo(n, speech)
      for (const { text, facts } of read(ctx).sentences) {
        const cited = facts.map((id) => ctx.facts.get(id)?.text.en)
        if (cited.includes(undefined)) unsupported.push(`${facts}: ${text}`)
        GRAHAS.forEach((id, index) => {
          const told = cited.some((fact) => fact && says(fact, GRAHA_NAMES[id].en))
          if (says(text, nameOf(speech, index)) && !told) unsupported.push(`${id} in [${facts}]: ${text}`)
        })
      }
    }
    expect(unsupported).toEqual([])
  })

  it('open facts that are written in both languages', () => {
    for (let n = 0; n < 60; n += 1) {
      const ctx = spreadNo(n, speech)
      const ids = read(ctx).sentences.flatMap(({ facts }) => facts)
      for (const id of ids.filter((one) => ctx.facts.get(one)?.kind === 'judgement')) {
        const fact = ctx.facts.get(id)
        expect(fact?.text.hi, id).not.toMatch(/[a-z]|undefined|\{/i)
        expect(fact?.text.en, id).not.toMatch(/\p{Script=Devanagari}|undefined|\{/u)
      }
    }
  })

  it('answer every matter in every form, each at its length', () => {
    const lengths: number[] = []
    for (const [index, matter] of LIFE_MATTERS.entries()) {
      for (const form of FORMS) {
        const { paragraphs, text } = read(
          lifeQuestion(index + 40, speech, askedOf(matter, { form }), { maritalStatus: 'Divorced' }),
        )
        expect(text, `${matter} ${form}`).not.toMatch(/[{}|[\]]|undefined|null| {2}|^\s|\.\.| [,.।]/)
        lengths.push(wordsOf(paragraphs))
      }
    }
    const sorted = lengths.toSorted((a, b) => a - b)
    expect(sorted[Math.floor(sorted.length / 2)]).toBeLessThanOrEqual(110)
    expect(sorted.at(-1)).toBeLessThanOrEqual(145)
  })

  it('are written in one script', () => {
    for (let n = 0; n < 60; n += 1) {
      const { text } = read(spreadNo(n, speech))
      if (speech === 'hi') expect(text).not.toMatch(/[a-z]/i)
      else expect(text).not.toMatch(/\p{Script=Devanagari}/u)
    }
  })

  it('have six openings at least, and as many places as the other languages', () => {
    const openings = Object.entries(WORDS[speech].verdicts)
    for (const [key, wordings] of openings) {
      expect(new Set(wordings).size, key).toBe(wordings.length)
      expect(wordings.length, key).toBe(Object.entries(WORDS.en.verdicts).find(([other]) => other === key)?.[1].length)
      if (
        /^(?:when|yes|should|fear|late|deed$|will|contest|scope|lean|how|until|after|why|certain|count$|free$|feeling|again)/.test(
          key,
        )
      )
        expect(wordings.length, key).toBeGreaterThanOrEqual(6)
    }
  })

  it('keep the verdict, whatever the words of the question', () => {
    for (const matter of ['job_get', 'wealth', 'house_buy', 'exam'] as const) {
      const facts = ['when will it come', 'how soon', 'please tell me the time'].map(
        (words) => read(lifeQuestion(9, speech, askedOf(matter, { words }))).sentences[0]?.facts,
      )
      expect(facts[1]).toEqual(facts[0])
      expect(facts[2]).toEqual(facts[0])
    }
  })

  it('say nothing of what another person does, and never that a marriage ends', () => {
    const yes = { en: /^(?:Yes|No),/, hi: /^(?:हाँ|नहीं),/, hing: /^(?:Haan|Nahi),/ }[speech]
    for (let n = 0; n < 20; n += 1)
      for (const matter of ['fidelity', 'separation', 'love_feelings', 'ex_return'] as const)
        for (const form of ['yes_no', 'when', 'what_is'] as const) {
          const asked = askedOf(matter, { form, polarity: 'feared', words: `is it so ${n}` })
          expect(first(lifeQuestion(n, speech, asked, { maritalStatus: 'Married' }))).not.toMatch(yes)
        }
  })

  it('name whose life it is, and give that person no orders', () => {
    const son = { en: 'your son', hi: 'आपके बेटे', hing: 'aapke bete' }[speech]
    for (const [n, form] of (['when', 'yes_no', 'how_is', 'why'] as const).entries()) {
      const asked = askedOf('job_get', { form, subject: { kind: 'child', nth: 1, sex: 'm' } })
      const ctx = lifeQuestion(n + 60, speech, asked)
      const { text } = read(ctx)
      expect(text.toLowerCase()).toContain(son)
      expect(read(ctx).sentences.some(({ facts }) => facts.some((id) => id.startsWith('turned.child_1')))).toBe(true)
    }
  })

  it('say nothing of the body of another', () => {
    const asked = askedOf('health_general', { form: 'how_is', subject: { kind: 'mother' } })
    const bodies = Object.values(WORDS[speech].more.traits).map(({ body }) => body)
    for (let n = 0; n < 20; n += 1) {
      const { text } = read(lifeQuestion(n, speech, asked))
      expect(bodies.filter((body) => text.includes(body))).toEqual([])
    }
  })

  it('answer a wish for one line with one, and for the date with a date', () => {
    const asked = askedOf('job_get')
    expect(read(lifeQuestion(5, speech, asked, {}, ['one_line'])).sentences).toHaveLength(1)
    expect(wordsOf(read(lifeQuestion(5, speech, asked, {}, ['only_date'])).paragraphs)).toBeLessThanOrEqual(12)
  })

  it('do not promise', () => {
    const banned =
      /definitely|guarantee|surely|100 ?%|\bD\d{1,2}\b|bindu|varga|अवश्य|निश्चित ही|गारंटी|पक्का होगा|zaroor hoga|!|—/iu
    for (let n = 0; n < 100; n += 1) expect(read(spreadNo(n, speech)).text).not.toMatch(banned)
  })

  it('lead on in whole questions', () => {
    for (let n = 0; n < 40; n += 1) {
      const next = nextQuestions(spreadNo(n, speech))
      expect(next.length).toBeGreaterThan(0)
      expect(next.length).toBeLessThanOrEqual(3)
      for (const question of next) expect(question).toMatch(/^\P{Ll}.*\?$/u)
    }
  })
})

/** What is said more than three times, with its count. */
const moreThanThree = (texts: readonly string[]): string[] =>
  [...Map.groupBy(texts, (text) => text)]
    .filter(([, all]) => all.length > 3)
    .map(([text, all]) => `${all.length} × ${text}`)

/** Sentences of six words and more, and endings. */
const wholeOf = (answers: ReadonlyArray<readonly string[]>): string[] => [
  ...answers.flatMap((list) => list.filter((text) => text.split(' ').length >= 6)),
  ...answers.map((list) => `… ${list.at(-1)}`),
]
const startsOf = (answers: ReadonlyArray<readonly string[]>): string[] =>
  answers.map((list) => `${(list[0] ?? '').split(' ').slice(0, 4).join(' ')} …`)
const textsOf = (ctx: WriteContext): string[] => read(ctx).sentences.map(({ text }) => text)

describe.each(SPEECHES)('what comes again, %s:', (speech) => {
  it.each(['when', 'yes_no'] as const)(
    'nothing more than three times in forty matters of one birth, asked %s',
    (form) => {
      const answers = LIFE_MATTERS.slice(0, 40).map((matter) =>
        textsOf(lifeQuestion(7, speech, askedOf(matter, { form }), { maritalStatus: 'Divorced' })),
      )
      expect(moreThanThree([...wholeOf(answers), ...startsOf(answers)])).toEqual([])
    },
  )

  it.each(['job_get', 'marriage_time', 'wealth', 'house_buy', 'abroad_go'] as const)(
    'no sentence and no ending more than three times in forty births, asked of %s',
    (matter) => {
      const answers = Array.from({ length: 40 }, (_, n) =>
        textsOf(lifeQuestion(n, speech, askedOf(matter), { maritalStatus: 'Divorced' })),
      )
      expect(moreThanThree(wholeOf(answers))).toEqual([])
    },
  )

  it('not the shape of the answer before it', () => {
    const shapes = ['one', 'two', 'three', 'four', 'five', 'six'].map((_, turn, words) => {
      const history = words.slice(0, turn).flatMap((text) => [
        { role: 'user' as const, text },
        { role: 'astrologer' as const, text: 'Yes.' },
      ])
      return shapeOf(lifeQuestion(3, speech, askedOf('job_get', { words: words[turn] ?? '' }), { history }))
    })
    for (const [turn, shape] of shapes.entries()) if (turn > 0) expect(shape).not.toEqual(shapes[turn - 1])
  })
})

describe('whom a matter is read for', () => {
  it('refuses the matters of grown people to the young, and asks the married back about a wedding', () => {
    const at = new Date('1975-06-01T06:00:00Z')
    const kind = (matter: LifeMatter, person = {}) =>
      readingKind(lifeQuestion(0, 'en', askedOf(matter), { at, ...person }))
    const age = lifeQuestion(0, 'en', askedOf('job_get'), { at }).age
    expect(kind('marriage_time')).toBe(age < 18 ? 'refusal' : 'reading')
    expect(readingKind(lifeQuestion(0, 'en', askedOf('marriage_time'), { maritalStatus: 'Married' }))).toBe('ask_back')
    expect(readingKind(lifeQuestion(0, 'en', askedOf('job_get'), { maritalStatus: 'Married' }))).toBe('reading')
    expect(writeReading(lifeQuestion(0, 'en', { ...askedOf('job_get'), matter: 'gem' }))).toBeNull()
  })

  it('speaks by the gender of the astrologer', () => {
    const of = (astrologer: 'Oracle' | 'Astra') =>
      SPEECHES.filter((speech) => speech !== 'en').flatMap((speech) =>
        Array.from({ length: 60 }, (_, n) => {
          const asked = askedOf('wealth', { form: n % 2 ? 'feeling' : 'when', words: String(n) })
          return read(lifeQuestion(n, speech, asked, { astrologer })).text
        }),
      )
    expect(of('Oracle').join(' ')).not.toMatch(/(?:रही|मानती|कहूँगी|rahi|maanti|kahungi) (?:हूँ|hoon)|कहूँगी|kahungi/)
    expect(of('Astra').join(' ')).not.toMatch(/(?:रहा|मानता|raha|maanta) (?:हूँ|hoon)|कहूँगा|kahunga/)
  })
})
