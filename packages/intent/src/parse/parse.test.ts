import { describe, expect, test } from 'vitest'
import { parse } from './index.ts'
import type { TalkTurn } from './types.ts'

const AT = new Date('2026-11-22T06:30:00Z')
const heardIn = (message: string, history: readonly TalkTurn[] = [], saved: readonly string[] = []) =>
  parse({ message, history, saved, at: AT })
const first = (message: string, history: readonly TalkTurn[] = [], saved: readonly string[] = []) => {
  const [question] = heardIn(message, history, saved).questions
  if (!question) throw new Error(`nothing heard in ${message}`)
  return question
}
const talk = (text: string, about: NonNullable<TalkTurn['about']>[number]): TalkTurn[] => [
  { role: 'user', text },
  { role: 'astrologer', text: '', about: [about] },
]

describe('whose life it is', () => {
  test.each([
    ['bhai, meri naukri kab lagegi', 'self'],
    ['mere bhai ki naukri kab lagegi', 'sibling'],
    ['shaadi kab hogi meri bhai, 32 ka ho gaya', 'self'],
    ['मेरी माँ परसों चल बसीं। आगे का समय कैसा है मेरे लिए', 'self'],
    ['papa guzar gaye, mummy ki sehat kaisi rahegi', 'mother'],
    ['mere papa chahte hain main MBA karu, karu kya', 'self'],
    ['my mother in law taunts me daily, how do I handle her', 'in_law'],
    ['my husband is angry with me, what should I do', 'couple'],
    ['pati kaisa hoga mera', 'self'],
    ['क्या वो मुझसे प्यार करता है', 'partner'],
    ['meri bitiya ka result kaisa aayega', 'child'],
    ['elder son and his wife are married 5 yrs. when do they become parents', 'child'],
    ['बड़े बेटे को अपनी संतान का सुख कब मिलेगा', 'child'],
    ['bade bete bahu ko bachcha kab hoga', 'child'],
    ['pati ki posting delhi ho gayi, main bhi waha shift ho jau ya pune me ruku', 'self'],
  ])('%s: %s', (message, kind) => {
    expect(first(message).subject.kind).toBe(kind)
  })

  test('a saved name is that person', () => {
    expect(first('Anaya ki shaadi kab hogi', [], ['Anaya Sharma']).subject).toEqual({
      kind: 'saved',
      name: 'Anaya Sharma',
    })
  })
})

test('two questions are two, and one with its story is one', () => {
  const two = heardIn('naukri kab lagegi aur meri shaadi kab hogi').questions.map(({ matter }) => matter)
  expect(two).toEqual(['job_get', 'marriage_time'])
  expect(
    heardIn('I have a shop in Nagpur. Sales are down since Diwali. When will my shop recover?').questions,
  ).toHaveLength(1)
})

test('a year is read as a life, not day by day', () => {
  expect(first('how is 2027 for me, give month by month only if important').matter).toBe('life_overview')
})

test('a short question goes on from the last reading', () => {
  const before = talk('meri shaadi kab hogi', { subject: { kind: 'self' }, matter: 'marriage_time', form: 'when' })
  expect(first('aur meri behen ki?', before)).toMatchObject({
    subject: { kind: 'sibling' },
    matter: 'marriage_time',
    form: 'when',
  })
  expect(first('kyu?', before)).toMatchObject({ matter: 'marriage_time', form: 'why', refers: 'last_matter' })
  expect(first('aur naukri?', before)).toMatchObject({ matter: 'job_get', form: 'when', refers: null })
})

test.each([
  ['will he cheat on me', 'feared'],
  ['will I get the job', 'hoped'],
  ['why is it late', 'open'],
])('%s: a yes is %s', (message, polarity) => {
  expect(first(message).polarity).toBe(polarity)
})

test.each([
  ['how is tomorrow for me', { kind: 'day', offset: 1 }],
  ['kal ka din kaisa rahega', { kind: 'day', offset: 1 }],
  ['kal interview diya tha, kya hoga', { kind: 'day', offset: -1 }],
  ['how will 2027 be for me', { kind: 'year', year: 2027 }],
  ['2027 se 2029 tak career kaisa rahega', { kind: 'years_between', from: 2027, to: 2029 }],
  ['agle 6 mahine kaise rahenge', { kind: 'months', from: 0, count: 6 }],
  ['is 14 feb good to propose', { kind: 'date', year: null, month: 2, day: 14 }],
  ['will I get a job before june', { kind: 'month', month: 6, year: null }],
  ['meri naukri june tak lagegi kya', { kind: 'month', month: 6, year: null }],
  ['will I get the job this month or next', { kind: 'months', from: 0, count: 2 }],
  ['my elder son has his class 12 boards in march. how will he do', { kind: 'month', month: 3, year: null }],
  ['diwali ke baad shaadi hogi kya', { kind: 'festival', id: 'diwali' }],
  ['नौ दिसंबर कैसा दिन है', { kind: 'date', year: null, month: 12, day: 9 }],
  ['interview this thursday. will they pick me', { kind: 'weekday', day: 4, next: false }],
  ['exam in two days, will I pass', { kind: 'days', from: 0, count: 2 }],
  ['pichle march me itna nuksan kyu hua', { kind: 'month', month: 3, year: 2026 }],
  ['meri naukri october me chali gayi, nayi kab milegi', null],
  ['sell it now or hold on', null],
])('%s names its time', (message, scope) => {
  expect(first(message).scope).toEqual(scope)
})

test('nothing in, nothing out; a courtesy has no matter', () => {
  expect(heardIn('?').questions).toEqual([])
  expect(first('bahut dhanyavad guruji')).toMatchObject({ matter: null, form: 'thanks' })
})

test.each([
  ['mera career kaisa rahega', 'hing'],
  ['how will my career be', 'en'],
  ['मेरा career कैसा रहेगा', 'hi'],
  ['meri shaadi kab hogi, answer in english please', 'en'],
])('%s is answered in %s', (message, speech) => {
  expect(heardIn(message).speech).toBe(speech)
})

describe('what is chosen between', () => {
  test.each([
    ['should i tell him or keep quiet', 'tell quiet'],
    ['dil ki baat keh du ya chup rahu', 'tell quiet'],
    ['हाँ कह दूँ या मना कर दूँ, रिश्ता आया है', 'accept refuse'],
    ['offer from a startup came. stay in my company or go', 'stay change'],
    ['sarkari naukri ki taiyari karu ya private job', 'government private'],
    ['gaadi abhi lu ya agle saal', 'now wait'],
    ['science lu ya commerce', 'science commerce'],
    ['should I drop a year for NEET or take admission in BSc', 'drop take_seat'],
    ['भतीजे को हिस्सेदार बना लूँ या अकेले चलाऊँ', 'partner alone'],
    ['who should be my business partner, Rahul or Amit', 'free free'],
    ['Mumbai me hi rahu ya Pune shift ho jau', 'stay change'],
    ['कोच्चि में रहूँ या बेंगलुरु जाकर काम ढूँढूँ', 'stay change'],
    ['my boutique in amritsar, do i expand to ludhiana or stay with one shop', 'change stay'],
    ['नौकरी छोड़कर अपना बुटीक खोलूँ या नौकरी ही करूँ', 'business job'],
    ['papa arts dilwana chahte hai aur main science lena chahti hu, kya lu', 'science arts'],
    ['ghar wale jo doctor dikha rahe hai, uske liye haan karu ya na', 'accept refuse'],
  ])('%s: %s', (message, ids) => {
    expect(
      first(message)
        .options.map(({ id }) => id)
        .join(' '),
    ).toBe(ids)
  })

  test('whether or not is no choice, nor is a story before it', () => {
    expect(first('meri job lagegi ya nahi').options).toEqual([])
    expect(first('will I get this job or not?').options).toEqual([])
    expect(first('will I get the job this month or next').options).toEqual([])
  })
})

test.each([
  ['main do saal se Agra me pada hu, transfer kab hoga', 1],
  ['my son is in 12th and does not open a book, how do I get him to study', 1],
  ['when will I get a flat and when a car', 2],
])('%s: %i', (message, count) => {
  expect(heardIn(message).questions).toHaveLength(count)
})
