import { describe, expect, it } from 'vitest'
import { parse } from './parse.ts'
import { asksOfPromise } from './promise.ts'
import { twoWishesIn } from './two-wishes.ts'

const at = new Date('2026-11-21T06:00:00Z')
const first = (message: string) => parse({ message, history: [], at }).questions[0]

describe('a word that somebody gave', () => {
  it.each([
    ['my uncle promised to pay my college fee, will he', 'yes_no'],
    ['manager said he will move me to the new team. will he keep his word', 'yes_no'],
    ['chacha ne bola tha dukan mere naam karenge, karenge kya', 'yes_no'],
    ['sarpanch ne kaha tha march me sadak banwa dega', 'yes_no'],
    ['dost bolta hai june me lautaunga, lautayega kya', 'yes_no'],
    ['ससुर जी ने वादा किया था गाड़ी देने का, देंगे क्या', 'yes_no'],
  ])('%s', (message, form) => {
    expect(asksOfPromise(message)).toBe(true)
    expect(first(message)).toMatchObject({ form, subject: { kind: 'self' } })
  })

  it.each([
    'is marriage promised in my chart',
    'I promised my mother to come home, should I go',
    'pandit ji ne kaha tha 2027 me shaadi hogi, hogi kya',
    'aapne kaha tha march me job milegi, mili nahi',
    'doctor ne kaha theek ho jayenge, kab theek honge',
    'uske saamne apni baat kaise rakhun',
  ])('none: %s', (message) => expect(asksOfPromise(message)).toBe(false))

  it('what was promised and whether it is kept are one question, and its month is to come', () => {
    const { questions } = parse({
      message: 'bhai ne kaha tha june me paise dega, kya wo apni baat rakhega',
      history: [],
      at,
    })
    expect(questions).toHaveLength(1)
    expect(questions[0]?.scope).toEqual({ kind: 'month', month: 6, year: null })
  })
})

describe('two people want two things', () => {
  it.each([
    'dad wants me to join his shop but i want to study law, what is better',
    'biwi mumbai jaana chahti hai, main yahi rehna chahta hu',
    'मम्मी कहती हैं टीचर बनो, मुझे पत्रकार बनना है, क्या करूँ',
    'बहू अलग रहना चाहती है, बेटा मना करता है, किसकी बात सही है',
  ])('%s', (message) => {
    expect(twoWishesIn(message)).not.toBeNull()
    expect(first(message)?.form).toBe('which_of')
  })

  it.each([
    'mujhe naukri chahiye, kab milegi',
    'papa nahi rahe, mujhe ghar sambhalna hai, kaise hoga',
    'my wife wants to know when we will buy a house',
    'sab kehte hain main gussa karta hu, kya sach hai',
  ])('not of one wish: %s', (message) => expect(first(message)?.form).not.toBe('which_of'))

  it('the ways are named where they are a pair', () => {
    const ids = first('papa business karwana chahte hain, mujhe naukri karni hai, kya karu')?.options.map(
      ({ id }) => id,
    )
    expect(ids).toEqual(['business', 'job'])
  })
})

describe('a choice that is told as a feeling', () => {
  it('is a choice all the same', () => {
    expect(first('सगाई हो गई पर मन नहीं लगता, आगे बढ़ूँ या रुकूँ')?.form).toBe('which_of')
  })
  it('a feeling alone stays one', () => {
    expect(first('mera mann bahut udaas hai')?.form).toBe('feeling')
  })
})

describe('what was hardly heard is asked back', () => {
  it.each(['flirpozing karna sahi hai kya', 'ज़्वेलापन ठीक रहेगा क्या'])('%s', (message) =>
    expect(parse({ message, history: [], at }).askBack?.about).toBe('nothing_heard'),
  )
  it.each(['What is to come?', 'naukri kab lagegi', 'mera mann udaas hai'])('not: %s', (message) =>
    expect(parse({ message, history: [], at }).askBack).toBeNull(),
  )
})
