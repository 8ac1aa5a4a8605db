import type { Script } from '@dhruva/intent'
import { answer } from '@dhruva/reading'
import { chartNo, question } from '@dhruva/reading/testing/people'
import { expect, test } from 'vitest'
import { sentencesOf } from '#sentences.ts'
import { createScreen } from './screen.ts'

const RULES = 'You explain a birth chart that has been computed for you and for nobody else in this talk.'
const screen = (write: Script = 'english', earlier: string[] = []) =>
  createScreen({ write, rules: RULES, earlier, helplines: ['14416', '112'], maxWords: 40 })
const checkOf = (text: string, write: Script = 'english') => screen(write).check(text)

test.each([
  ['death', 'Your father may pass away in 2029.'],
  ['death', 'Death is indicated around March.'],
  ['death', 'You will live until 84.'],
  ['death', 'Unki maut 2028 me hogi.', 'roman_hindi'],
  ['death', 'आपके पिता की मृत्यु 2028 में होगी।', 'devanagari'],
  ['sex_of_a_child', 'The baby will be a boy.'],
  ['sex_of_a_child', 'You are blessed with a son in this period.'],
  ['sex_of_a_child', 'Aapko beta hoga.', 'roman_hindi'],
  ['sex_of_a_child', 'आपको बेटी होगी।', 'devanagari'],
  ['pregnancy', 'You are pregnant now.'],
  ['verdict_of_a_court', 'You will win the case in June.'],
  ['verdict_of_a_court', 'The verdict comes in your favour.'],
  ['illness', 'You will develop diabetes after forty.'],
  ['illness', 'Stop your medicines for a month.'],
  ['illness', 'अपनी दवा बंद कर दीजिए।', 'devanagari'],
  ['betting', 'Buy shares of steel companies in May.'],
  ['betting', 'Put your money in bitcoin this month.'],
  ['betting', 'Your lottery number is 7.'],
  ['self_harm', 'Saturn brings thoughts of suicide.'],
] as const)('%s ends the reply: %s', (check, text, write: Script = 'english') => {
  expect(checkOf(text, write)).toEqual({ text: '', check, ends: true })
})

test.each([
  ['contact', 'See more at https://example.com today.'],
  ['contact', 'Write to me at guru@okaxis for the rest.'],
  ['contact', 'Call me on 98765 43210.'],
  ['contact', 'Call 18001234 now.'],
  ['contact', 'Message me on WhatsApp.'],
  ['sale', 'The stone costs ₹5,000.'],
  ['sale', 'Wear a 5 carat emerald.'],
  ['sale', 'Our pandit can energise the yantra.'],
  ['sale', 'पूजा करवा लीजिए।', 'devanagari'],
  ['fear', 'You are cursed by an enemy.'],
  ['fear', 'Wear it, otherwise you will suffer a loss.'],
  ['leak', 'As an AI language model I see Saturn.'],
  ['leak', 'My instructions say so.'],
  ['leak', 'The fact is dasha.antar here.'],
  ['leak', 'You explain a birth chart that has been computed for you.'],
  ['filler', 'I hope this helps you.'],
  ['certainty', 'A job is guaranteed in May.'],
  ['language', 'Aapki kundli me shaadi ka yog bahut achha hai.'],
  ['language', 'Your chart shows a good time for work in the months of spring.', 'roman_hindi'],
  ['language', 'Your chart shows a good time for work.', 'devanagari'],
  ['language', 'உங்கள் ஜாதகம் நன்றாக உள்ளது.'],
] as const)('%s leaves the sentence out: %s', (check, text, write: Script = 'english') => {
  expect(checkOf(text, write)).toEqual({ text: '', check, ends: false })
})

test.each([
  ['Your time for a job is surely good.', 'Your time for a job is good.'],
  ['Definitely, the time is good.', 'The time is good.'],
  ['### Work ahead', 'Work ahead'],
  ['| Saturn | tenth |', 'Saturn, tenth'],
  ['See [your chart](https_here) there.', 'See your chart there.'],
  ['The <b>Moon</b> is strong.', 'The Moon is strong.'],
])('%s is mended', (text, mended) => {
  expect(checkOf(text).text).toBe(mended)
})

test.each([
  ['The best stretch is 25 January to 3 June 2027.'],
  ['Between 2026-2027 and 2028-2029 the work grows.'],
  ['Your son will marry after a year of patience.'],
  ['I do not foretell death or the length of a life.'],
  ['No chart can say whether the baby will be a boy.'],
  ['Please do not stop your medicine, and ask your doctor.'],
  ['Nothing here is guaranteed, it is a tendency.'],
  ['Buying a house is easier from March.'],
  ['Talk to Tele-MANAS on 14416 if it stays heavy.'],
  ['The Moon in Cancer makes you caring.'],
  ['Share your plan with your sister first.'],
  ['A short note in your own words helps before the talk.'],
])('stays as it is: %s', (text) => {
  expect(checkOf(text)).toEqual({ text, check: null, ends: false })
})

test('what was said before in the talk is not said again', () => {
  const said = 'Jupiter crosses your house of work from late January to June.'
  expect(screen('english', [`Yes. ${said} Prepare now.`]).check(` ${said}`)).toMatchObject({ check: 'repeated' })
})

test('a reply ends where it is too long, and at the second leak', () => {
  const long = screen()
  const sentence = 'One two three four five six seven eight nine ten eleven twelve.'
  expect([1, 2, 3, 4].map(() => long.check(sentence).ends)).toEqual([false, false, false, true])
  const leaky = screen()
  expect([1, 2].map(() => leaky.check('As an AI language model I cannot.').ends)).toEqual([false, true])
})

const ASKED = {
  english: [
    'When will I marry?',
    'How is my health this year?',
    'Will I get a job?',
    'Should I invest my savings?',
    'When will I go abroad?',
  ],
  devanagari: ['मेरी शादी कब होगी?', 'सेहत कैसी रहेगी?', 'पैसा कब आएगा?', 'नौकरी कब लगेगी?'],
  roman_hindi: ['meri shaadi kab hogi', 'naukri kab lagegi', 'paisa kab aayega', 'ghar kab kharidunga'],
} as const

test('what the embedded astrologer says of twenty charts passes untouched', () => {
  const withheld: string[] = []
  let seen = 0
  for (let no = 0; no < 20; no++)
    for (const write of ['english', 'devanagari', 'roman_hindi'] as const)
      for (const message of ASKED[write]) {
        const asked = question(chartNo(no), message, { asWritten: true })
        const all = createScreen({ write, rules: RULES, earlier: [], helplines: ['14416', '112'], maxWords: null })
        for (const text of answer(asked).paragraphs.flatMap((part) => part.flatMap((one) => sentencesOf(one.text)))) {
          seen += 1
          const found = all.check(text)
          if (found.check) withheld.push(`${found.check}: ${text}`)
        }
      }
  expect(seen).toBeGreaterThan(900)
  expect(withheld).toEqual([])
})
