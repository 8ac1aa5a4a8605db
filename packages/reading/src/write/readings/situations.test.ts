import { describe, expect, it } from 'vitest'
import { answer } from '#answer.ts'
import { chartNo, question } from '#testing/people.ts'
import { SITUATIONS, type SituationId } from './shape/situations-data.ts'
import { WORDS } from './words.ts'

const CHARTS = Array.from({ length: 8 }, (_, n) => chartNo(n * 5 + 1))
const told = (message: string, n: number, person = {}) =>
  answer(question(CHARTS[n] ?? chartNo(1), message, { asWritten: true, ...person }))
    .paragraphs.flat()
    .map(({ text }) => text)
    .join(' ')
    .toLowerCase()

const SPEECHES = ['en', 'hi', 'hing'] as const

/** A step as it stands in an answer: endings that go by the person are left out. */
const plainSteps = (steps: readonly string[]) => steps.map((step) => (step.split(/[([]/)[0] ?? step).toLowerCase())

describe('the step fits what was told', () => {
  it.each<[string, (typeof SPEECHES)[number], SituationId]>([
    ['when will my car loan be over', 'en', 'asset_loan'],
    ['car loan kab khatam hoga', 'hing', 'asset_loan'],
    ['क्या बैंक से लोन मिल जाएगा', 'hi', 'loan_approval'],
    ['kya bank mera home loan pass karega', 'hing', 'loan_approval'],
    ['my team lead keeps dumping weekend work on me, is any relief coming', 'en', 'overwork'],
    ['मेरा वेतन कब बढ़ेगा', 'hi', 'pay'],
    ['when will my salary be raised', 'en', 'pay'],
    ['mera youtube channel kab chalega', 'hing', 'channel'],
    ['when will my green card come', 'en', 'residence'],
    ['मेरी ज़मीन कब बिकेगी', 'hi', 'land_sale'],
    ['dukaan me ghata kab tak chalega', 'hing', 'business_loss'],
    ['pehli naukri kab lagegi', 'hing', 'first_job'],
  ])('%s', (message, speech, id) => {
    const own = plainSteps(WORDS[speech].situations[id].steps)
    const stock = new Set(
      SITUATIONS.flatMap((one) => (one.id === id ? [...one.of] : [])).flatMap((matter) => {
        const { act, prepare } = WORDS[speech].matters[matter]
        return plainSteps([...act, ...prepare])
      }),
    )
    const texts = CHARTS.map((_, n) => told(message, n, { maritalStatus: 'Married' }))
    expect(texts.some((text) => own.some((step) => text.includes(step)))).toBe(true)
    for (const text of texts) for (const step of stock) expect(text).not.toContain(` ${step}`)
  })

  it('has steps of its own in every language, which end no sentence themselves', () => {
    for (const speech of SPEECHES)
      for (const { id } of SITUATIONS) {
        const { steps } = WORDS[speech].situations[id]
        expect(steps.length, `${speech} ${id}`).toBeGreaterThan(2)
        for (const step of steps) expect(step, `${speech} ${id}`).not.toMatch(/[.?!।]$|^\p{Lu}\p{Ll}/u)
      }
  })
})

describe('a day that is near', () => {
  it.each([
    ['kal mera result aane wala hai bahut dar lag raha hai', /apply|application|papers do baar|time se pahunch/i],
    ['my result is tomorrow and I am scared', /application|every paper|obstacle|hurdle/i],
    ['kal physics ka paper hai kaisa jayega', /sawal poochhiye|teen aise kaam/i],
    ['i have my physics paper tomorrow, how will it go', /good question|three results/i],
  ])('%s: nothing of an interview', (message, foreign) => {
    for (const [n] of CHARTS.entries()) expect(told(message, n)).not.toMatch(foreign)
  })
})

it('a cousin sister is she', () => {
  const texts = CHARTS.map((_, n) => told('does my cousin sister in chicago find a job soon', n))
  expect(texts.some((text) => /\bher\b/.test(text))).toBe(true)
  for (const text of texts) expect(text).not.toMatch(/\btheir (?:own|work|kundli)\b/)
})
