import { describe, expect, it } from 'vitest'
import { recognise } from './recognise.ts'
import type { Turn } from './types.ts'

const after = (...texts: string[]): Turn[] =>
  texts.flatMap((text): Turn[] => [
    { role: 'user', text },
    { role: 'astrologer', text: 'An answer about something.' },
  ])

describe('the time a question names', () => {
  it.each([
    ['What does 2027 hold for me?', 'life', { kind: 'year', year: 2027 }],
    ['2027 me paisa kaisa rahega', 'money', { kind: 'year', year: 2027 }],
    ['How will 2028 be?', 'life', { kind: 'year', year: 2028 }],
    ['next year for my job?', 'career', { kind: 'years_on', count: 1 }],
    ['agle saal meri shaadi hogi kya', 'love_marriage', { kind: 'years_on', count: 1 }],
    ['अगले साल कैसा रहेगा', 'life', { kind: 'years_on', count: 1 }],
    ['यह साल कैसा है', 'life', { kind: 'years_on', count: 0 }],
    ['How is next month for money?', 'money', { kind: 'months_on', count: 1 }],
    ['Should I travel in June?', 'travel', { kind: 'month', month: 6, year: null }],
    ['Will I marry in March 2028?', 'love_marriage', { kind: 'month', month: 3, year: 2028 }],
    ['मई में नौकरी मिलेगी क्या', 'career', { kind: 'month', month: 5, year: null }],
    ['Will I marry by 2029?', 'love_marriage', { kind: 'until', year: 2029 }],
    ['2028 tak apna ghar lunga kya', 'property', { kind: 'until', year: 2028 }],
    ['What will happen in my life after 2030?', 'life', { kind: 'after', year: 2030 }],
    ['2030 ke baad paisa kaisa rahega', 'money', { kind: 'after', year: 2030 }],
    ['How will the next 5 years be for money?', 'money', { kind: 'ahead', months: 60 }],
    ['agle 6 mahine career kaisa rahega', 'career', { kind: 'ahead', months: 6 }],
  ])('%s', (message, topic, span) => {
    expect(recognise(message)).toMatchObject({ topic, span })
  })

  it.each([
    'I was born in 1990, how is my career?',
    'Why is my career bad since 2019?',
    'May I ask about my career?',
    'मेरा जन्म 1990 में हुआ, करियर कैसा है?',
    'How is my career?',
  ])('%s names none', (message) => {
    expect(recognise(message)).toMatchObject({ topic: 'career', span: null })
  })

  it('asks the last question of another time', () => {
    expect(recognise('2027?', after('How is my career?'))).toMatchObject({ topic: 'career', span: { year: 2027 } })
    expect(recognise('and next year?', after('When will I marry?')).topic).toBe('love_marriage')
    expect(recognise('How will next year be for me?', after('When will I marry?')).topic).toBe('life')
  })

  it('takes two times set against each other for a when', () => {
    expect(recognise('Should I marry this year or next year?')).toMatchObject({ form: 'when', versus: null })
  })
})

it('hears a yes or no at the end of a Hindi question', () => {
  expect(recognise('2027 mein exam pass karungi kya').form).toBe('yes_no')
  expect(recognise('2027 में परीक्षा पास करूँगी क्या').form).toBe('yes_no')
  expect(recognise('meri rashi kya').form).toBe('open')
})

describe('a dasha that is named', () => {
  it.each([
    ['How is my Mercury mahadasha?', { graha: 'mercury', level: 'maha', within: null, topic: 'life' }],
    ['बुध की महादशा मेरे लिए कैसी है?', { graha: 'mercury', level: 'maha' }],
    ['shani ki dasha kab aayegi', { graha: 'saturn', level: 'any' }],
    ['When does Saturn antardasha in Rahu mahadasha begin?', { graha: 'saturn', level: 'antar', within: 'rahu' }],
    ['राहु की महादशा में शनि की अंतर्दशा कैसी है', { graha: 'saturn', level: 'antar', within: 'rahu' }],
    ['How is my career in Venus mahadasha?', { graha: 'venus', topic: 'career' }],
  ])('%s', (message, ask) => {
    expect(recognise(message)).toMatchObject({ topic: 'chart', ask: { about: 'period', ...ask } })
  })

  it('sets two grahas side by side', () => {
    for (const message of ['Compare Saturn and Jupiter', 'shani aur guru ki tulna', 'शनि और गुरु में कौन मजबूत है'])
      expect(recognise(message).ask).toEqual({ about: 'compare', grahas: ['saturn', 'jupiter'] })
    expect(recognise('Which dasha is running?').ask).toEqual({ about: 'dasha' })
  })
})

describe('a choice', () => {
  it.each([
    ['love or arranged?', 'love_arranged'],
    ['Will I have a love marriage or arranged?', 'love_arranged'],
    ['Should I do business or job?', 'job_business'],
    ['naukri karu ya business', 'job_business'],
    ['नौकरी करूँ या व्यापार', 'job_business'],
    ['Should I settle abroad or stay in India?', 'abroad_home'],
    ['Delhi or Mumbai?', 'unknown'],
    ['Should I take the red car or the blue one?', 'unknown'],
    ['Should I change my job or wait?', null],
    ['Will I get a job or not?', null],
    ['shadi hogi ya nahi', null],
    ['cricket or football match?', null],
  ])('%s is %s', (message, versus) => {
    expect(recognise(message).versus).toBe(versus)
  })
})

describe('a follow-up', () => {
  it('means the last question even when that named nothing', () => {
    const history = after('When will I get married?', 'Why am I facing so much in these days of mine lately?')
    expect(recognise('and when?', history).topic).toBe('life')
  })

  it('looks past strayings to what was asked before them', () => {
    expect(recognise('and when?', after('How is my career?', 'asdf qwerty')).topic).toBe('career')
  })
})
