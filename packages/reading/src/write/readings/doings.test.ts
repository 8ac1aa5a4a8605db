import { describe, expect, it } from 'vitest'
import { answer } from '#answer.ts'
import { type Asked, chartNo, question } from '#testing/people.ts'
import type { Question } from '#types.ts'
import { DOINGS } from './doings-data.ts'

/** Birth number 4 is of 1996. */
const said = (message: string, asked: Asked = {}): { text: string; first: string } => {
  const { paragraphs } = answer(question(chartNo(4), message, { asWritten: true, ...asked }))
  const list = paragraphs.flat().map(({ text }) => text)
  return { text: list.join(' '), first: list[0] ?? '' }
}
const STEPS = DOINGS.flatMap(({ steps }) => Object.values(steps).flat())
const stepsIn = (text: string): number => STEPS.filter((step) => text.toLowerCase().includes(step.toLowerCase())).length
const DATE = /20\d\d/

describe('who asks how, or what to do, has steps of the situation before any date', () => {
  it.each([
    'my son is glued to his phone all night, what do i do',
    'my little one cries at the school gate every day, how do i help him',
    'my mother in law taunts me over everything, how do i live with her',
    'my manager takes the credit for my work, what should i do',
    'stage fright before every presentation, how to get over it',
    'how do i convince papa for my boyfriend',
    'i am so shy with people, how do i change it',
    'husband is upset and does not talk to me, what can i do',
    'i cannot concentrate on my books, how do i study better',
    'i lose my temper with everyone at home, help me',
    'बेटा मोबाइल नहीं छोड़ता, क्या करें',
    'बेटी स्कूल जाने से डरती है, कैसे समझाऊँ',
    'सास रोज़ ताने देती हैं, कैसे निभाऊँ',
    'बॉस सबके सामने डाँटते हैं, क्या करूँ',
    'मंच पर बोलते समय घबरा जाता हूँ, क्या करूँ',
    'पापा को लव मैरिज के लिए कैसे राज़ी करूँ',
    'पति नाराज़ हैं, बात नहीं करते, कैसे मनाऊँ',
    'पढ़ाई में मन नहीं लगता, ध्यान कैसे लगाऊँ',
    'ग़ुस्सा बहुत आता है, कैसे कम करूँ',
    'दफ़्तर में काम का बोझ बहुत है, क्या करूँ',
    'beta mobile nahi chhodta, kya karein',
    'beti school jaane se darti hai, kaise samjhau',
    'saas roz taane deti hai, kaise nibhau',
    'boss sabke saamne daantta hai, kya karu',
    'presentation se pehle haath pair kaapte hain, kya karun',
    'papa ko love marriage ke liye kaise raazi karun',
    'pati naraaz hai baat nahi karte, kaise manau',
    'padhai me mann nahi lagta, dhyan kaise lagau',
    'gussa bahut aata hai, kaise kam karu',
    'office me kaam ka bojh bahut hai, kya karun',
  ])('%s', (message) => {
    const { text, first } = said(message, { maritalStatus: 'Married' })
    expect(stepsIn(text), text).toBeGreaterThanOrEqual(2)
    expect(first).not.toMatch(DATE)
  })
})

describe('who asks why has the cause first, then what eases it, and only then a time', () => {
  it.each([
    'my best friend suddenly ignores me, why',
    'why do i fight with my mother over nothing',
    'i cannot sleep at night, why',
    'मेरी सहेली अब दूर रहती है, क्यों',
    'माँ से हर बात पर झगड़ा क्यों होता है',
    'रात को नींद क्यों नहीं आती',
    'meri saheli ab door rehti hai, kyu',
    'maa se har baat par jhagda kyu hota hai',
    'raat ko neend kyu nahi aati',
  ])('%s', (message) => {
    const { text, first } = said(message)
    expect(stepsIn(text), text).toBeGreaterThanOrEqual(1)
    expect(first).not.toMatch(DATE)
    const at = STEPS.map((step) => text.toLowerCase().indexOf(step.toLowerCase())).filter((index) => index >= 0)
    const time = text.search(/\d{1,2} [\p{L}]+ (?:to|से|se) \d/u)
    expect(time < 0 || Math.min(...at) < time, text).toBe(true)
  })
})

describe('a talk goes on', () => {
  const talk = (before: string, message: string): string => {
    const one = answer(question(chartNo(4), before, { asWritten: true, maritalStatus: 'Married', gender: 'Male' }))
    const text = one.paragraphs
      .flat()
      .map((sentence) => sentence.text)
      .join(' ')
    const history: Question['history'] = [
      { role: 'user', text: before },
      { role: 'astrologer', text, kind: one.kind, about: one.about, facts: one.facts },
    ]
    return said(message, { history, maritalStatus: 'Married', gender: 'Male' }).text
  }

  it.each([
    ['will my wife get the govt teacher post', 'what can she do meanwhile'],
    ['patni ko teacher ki naukri milegi kya', 'tab tak wo kya kare'],
  ])('"%s": "%s" is answered by deeds and not by another forecast', (before, message) => {
    expect(stepsIn(talk(before, message))).toBeGreaterThanOrEqual(2)
  })

  it('a feeling of the asker beside a child is not answered for the child', () => {
    const { text } = said('बेटे के सोने के बाद बहुत अकेली लगती हूँ, मन घबराता है')
    expect(text).not.toMatch(/बेटे के लिए/)
    expect(stepsIn(text)).toBeGreaterThanOrEqual(1)
  })

  it('two are asked: how to convince them, and whether they agree', () => {
    const { text } = said('amma papa ko mere boyfriend ke liye kaise manau, maanenge kya')
    expect(stepsIn(text)).toBeGreaterThanOrEqual(2)
    expect(text).toMatch(/gharwal/i)
  })
})

it('every situation has four steps in each language, none twice', () => {
  for (const { steps } of DOINGS) for (const list of Object.values(steps)) expect(new Set(list).size, list[0]).toBe(4)
})
