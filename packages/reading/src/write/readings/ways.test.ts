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

  it.each([
    ['put my savings in gold or in SIPs, which suits my chart', /gold/i, /\bSIP/],
    ['बचत सोने में रखूँ या एफडी में', /सोने/, /एफ़डी/],
    ['gold lu ya SIP karu', /gold/i, /SIP/],
    ['offer from EY kochi and another from a bangalore startup. which one do i join', /\bEY\b/, /startup/i],
  ])('%s: both things are named, and one is put first', (message, one, other) => {
    const leads = CHARTS.map((_, n) => {
      const text = said(message, n)
      expect(text).toMatch(one)
      expect(text).toMatch(other)
      expect(text).toMatch(/lean|suits|leads|of the two|jhukav|saath|aage|झुकाव|साथ|आगे/i)
      return /(?:Behind|belongs to|ke peeche|के पीछे) [^.।]*(?:second|smaller|doosre|chhota|दूसरे|छोटा)/.exec(text)?.[0]
    })
    expect(new Set(leads).size).toBeGreaterThan(1)
  })

  it.each([
    ['Mumbai me hi rahu ya Pune shift ho jau', /Mumbai me rehne|Pune jaane/],
    ['go back to chennai for my parents or stay on in new jersey', /staying in New Jersey|the step to Chennai/i],
    ['न्यूयॉर्क में ही रहूँ या माँ-पापा के लिए चेन्नई लौट जाऊँ', /न्यूयॉर्क में रहने|चेन्नई जाने/],
  ])('%s: the place is named, and no salary weighed', (message, place) => {
    for (const [n] of CHARTS.entries()) {
      const text = said(message, n)
      expect(text).toMatch(place)
      expect(text).not.toMatch(/salary|in role or in pay|वेतन/)
    }
  })

  it.each(['uske liye haan karu ya na, ghar wale jo doctor dikha rahe hai'])(
    '%s: leans, with a condition',
    (message) => {
      for (const [n] of CHARTS.entries()) {
        const text = said(message, n)
        expect(text).toMatch(/haan kehne|ise jaane dene/i)
        expect(text).not.toMatch(/naam se chun/i)
        expect(text).toMatch(/baat badalti hai/)
      }
    },
  )

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

describe('the time that is named, and what is over', () => {
  it.each([
    ['how is 2027 for me, give month by month only if important', /2027/],
    ['my elder son has his class 12 boards in march. how will he do', /March 2027/],
    ['will I get a job before june', /June 2027/],
    ['meri naukri june tak lagegi kya', /June 2027/],
  ])('%s: it is answered first', (message, time) => {
    for (const [n] of CHARTS.entries()) expect(said(message, n).split(/(?<=[.।]) /)[0]).toMatch(time)
  })

  it.each(['why did i lose so much in 2020', '2020 me mujhe itni badi haani kyu hui', '2020 में इतना नुक़सान क्यों हुआ'])(
    '%s: what ran, and what of it pressed; no luck is praised',
    (message) => {
      const texts = CHARTS.map((_, n) => said(message, n))
      for (const text of texts)
        expect(text).not.toMatch(/favoured|kindest to|stood open|ka saath tha|raasta khula|का साथ था|रास्ता खुला/)
      for (const text of texts) expect(text).toMatch(/antardasha|अंतर्दशा/)
    },
  )

  it.each([
    'gave my wipro interview last week, will i be selected',
    'ek news channel me interview diya parso, bulayenge kya',
    'विप्रो का इंटरव्यू दिया था पिछले हफ़्ते, चयन होगा क्या',
  ])('%s: waits, and prepares no more', (message) => {
    for (const [n] of CHARTS.entries())
      expect(said(message, n)).not.toMatch(/early|practise|read up|pehle pahunch|bolkar dekh|पहले पहुँच|बोलकर/)
  })

  it('a quarrel has a cause before anything else', () => {
    const texts = CHARTS.map((_, n) => said('my mother and i fight over every tiny thing. why', n))
    for (const text of texts) expect(text).not.toMatch(/no block|No single cause|Nothing in/)
  })

  it('a parent who asks for a child’s child is sent to no doctor', () => {
    for (const message of [
      'elder son and his wife are married 5 yrs. when do they become parents',
      'बड़े बेटे को अपनी संतान का सुख कब मिलेगा',
    ]) {
      const texts = CHARTS.map((_, n) => said(message, n, { maritalStatus: 'Married' }))
      expect(texts.filter((text) => /your son|आपके बेटे/i.test(text)).length).toBeGreaterThan(CHARTS.length / 2)
      for (const text of texts) expect(text).not.toMatch(/see your doctor|डॉक्टर से मिल/)
    }
  })
})
