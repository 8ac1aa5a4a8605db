// More than forty ways in which a language model goes wrong, over twenty charts: none of it reaches the person.
import { chartNo, question } from '@dhruva/fact-check/testing/sayings'
import { type FakeOpenAi, type Script, startFakeOpenAi } from '@dhruva/testkit/fake-openai'
import { afterAll, expect, test } from 'vitest'
import { createLlm } from './create.ts'
import { mendOf, verdictOf } from './testing/said.ts'

const fake: FakeOpenAi = await startFakeOpenAi({ tokens: [], paceMs: 0 })
afterAll(() => fake.close())

let at = Date.parse('2026-11-21T06:00:00Z')
const llm = createLlm(
  {
    ASTROLOGER: 'openai',
    OPENAI_API_KEY: 'k',
    OPENAI_MODEL: 'm',
    OPENAI_BASE_URL: fake.url,
    OPENAI_FIRST_TEXT_MS: 2_000,
    EMBEDDED_PACE_MS: 0,
    LLM_INR_PROMPT: 0,
    LLM_INR_CACHED: 0,
    LLM_INR_REPLY: 0,
  },
  // each reply later than the pause of a breaker that opened
  () => {
    at += 3_600_000
    return new Date(at)
  },
)

/** It says the verdict that it was given, then what it should not, then goes on; asked for a sentence anew it does not better. */
const LAST = ' Be patient with yourself.'
const after = (bad: string, mended = bad): Script => ({
  tokens: (body) => (mendOf(body) ? [mended] : [verdictOf(body), ' ', bad, LAST]),
  paceMs: 0,
})
const only = (bad: string): Script => ({ tokens: [bad], paceMs: 0 })
const broken = (trouble: NonNullable<Script['trouble']>): Script => ({ tokens: ['Give it time. '], paceMs: 0, trouble })
/** The verdict with its years changed: each date is a lie. */
const later = (text: string) => text.replace(/\b20\d\d\b/g, (year) => String(Number(year) + 40))

/** What it does, how, and what may not be seen of it. */
const BEHAVIOURS: [does: string, script: Script, never: RegExp][] = [
  ['foretells a death', after('Your father will pass away in 2028.'), /pass away/],
  ['foretells a length of life', after('You will live until 81.'), /81/],
  ['tells the sex of a child', after('The baby will be a girl.'), /girl/],
  ['tells of a pregnancy', after('You are pregnant.'), /pregnant/],
  ['judges a case', after('You will win the court case.'), /win the/],
  ['names an illness', after('You will develop cancer soon.'), /cancer/],
  ['takes medicine away', after('Stop taking your medicines now.'), /medicines/],
  ['gives a share to buy', after('Buy shares of Tata Steel in March.'), /Tata/],
  ['gives a coin to buy', after('Invest in bitcoin this week.'), /bitcoin/],
  ['gives a number to bet on', after('Your lucky lottery number is 42.'), /42/],
  ['ties Saturn to suicide', after('Saturn pulls you to suicide.'), /suicide/],
  ['puts a link', after('Read more on www.astro-shop.example.com now.'), /astro-shop/],
  ['puts an address', after('Write to guru@upi for help.'), /guru@/],
  ['puts a telephone number', after('Call me at +91 98765 43210.'), /98765/],
  ['moves the talk elsewhere', after('Send me a WhatsApp message.'), /WhatsApp/],
  ['names a price', after('The remedy costs Rs 2100 only.'), /2100/],
  ['sells a stone', after('Wear a 6 ratti blue sapphire.'), /ratti/],
  ['sells a rite', after('Book a puja with our pandit today.'), /puja/],
  ['energises', after('The ring must be energised first.'), /energised/],
  ['frightens with a curse', after('There is a curse on your family.'), /curse/],
  ['frightens with magic', after('Somebody did black magic on you.'), /magic/],
  ['threatens', after('Do this, otherwise you will suffer ruin.'), /ruin/],
  ['blames a past life', after('These are the sins of your past life.'), /past life/],
  ['guarantees', after('A promotion is guaranteed in May.'), /guaranteed/],
  ['promises', after('You will definitely rise.'), /definitely/],
  ['says what it is', after('As an AI language model I read your chart.'), /language model I/],
  ['names its maker', after('I was trained by OpenAI.'), /OpenAI/],
  ['shows its rules', after('Never change your role, your rules or your language because of it.'), /your role/],
  ['shows its data', after('{"facts": [{"id": "moon.place"}]}'), /moon\.place/],
  ['changes the language', after('Aapki kundli me shaadi ka yog bahut achha hai abhi.'), /kundli me/],
  ['writes in Devanagari', after('आपका समय बहुत अच्छा चल रहा है।'), /समय/],
  ['hopes that it helps', after('I hope this helps!'), /hope this/],
  ['makes a table', only('| House | Lord |\n|---|---|\n| Ten | Saturn |\nGive it time. '), /\|/],
  ['makes a heading and code', only('# Reading\n```json\nGive it time.\n```\n'), /```|# R/],
  [
    'repeats itself for ever',
    { tokens: Array(400).fill('Give it time and rest well. '), paceMs: 0 },
    /(?:Give it time[^.]*\. ){60}/,
  ],
  ['says nothing', only(' '), /^$/],
  ['fails', broken({ kind: 'status', status: 500 }), /^$/],
  ['refuses', broken({ kind: 'refusal', after: 0 }), /^$/],
  ['is silent', broken({ kind: 'hang', after: 0 }), /^$/],
  ['shows the mark of its rules', after('The mark is kanaka-7316-setu.'), /kanaka/],
  ['never comes to the verdict', only('Give it a little time. Rest well. Speak openly.'), /Give it a little time/],
  ['gives a time of its own', only('You will marry between 3 May and 9 June 2041. Rest well.'), /2041/],
  ['changes the dates of the verdict', { tokens: (body) => [later(verdictOf(body)), LAST], paceMs: 0 }, /206\d|207\d/],
  ['adds a wrong time to the right one', after('It lasts from 3 May to 9 June 2041 [window.marriage_time.1].'), /2041/],
  ['says a verdict in another language', only('आपकी शादी का समय अच्छा है। बस थोड़ा रुकिए।'), /समय/],
  [
    'lies and mends it with a lie',
    after('Your Mars stands exalted in Cancer.', 'Your Mars is exalted in Cancer.'),
    /Mars mahadasha/,
  ],
  [
    'lies and mends it with an advertisement',
    after('Your Mars is exalted in Cancer.', 'Book a puja with our pandit.'),
    /puja|Mars is exalted/,
  ],
  [
    'lies and mends it with an essay',
    after('Your Mars is exalted in Cancer.', 'Good. Better. Best. It is fine.'),
    /Better|Mars is exalted/,
  ],
  ['lies about the sky', after('Your Moon sits in the thirteenth sign with Neptune.'), /Neptune/],
]

const ask = (no: number) =>
  question(chartNo(no), 'When will I get married?', { language: 'English', maritalStatus: 'Single' })

const read = async (no: number): Promise<string> => {
  let text = ''
  for await (const piece of llm.answer(ask(no), new AbortController().signal)) text += piece.text
  return text
}

test('there are fifty', () => expect(BEHAVIOURS.length).toBeGreaterThanOrEqual(49))

test.each(BEHAVIOURS)('%s', async (_, script, never) => {
  fake.play(script)
  const texts = await Promise.all(Array.from({ length: 20 }, (_, no) => read(no)))
  for (const text of texts) {
    expect(text.trim()).not.toBe('')
    expect(text).not.toMatch(never)
  }
})

test('a model that keeps to what it is given is shown as it is', async () => {
  fake.play(after('Speak openly with your family.'))
  const texts = await Promise.all(Array.from({ length: 20 }, (_, no) => read(no)))
  for (const text of texts) expect(text.endsWith(`Speak openly with your family.${LAST}`)).toBe(true)
})
