import type { Language } from '@dhruva/common'
import { createScreen, createVerifier, type Verified } from '@dhruva/fact-check'
import { chartNo, knownOf, LIES, question, TRUTHS } from '@dhruva/fact-check/testing/sayings'
import { type FakeOpenAi, startFakeOpenAi } from '@dhruva/testkit/fake-openai'
import { afterAll, describe, expect, test } from 'vitest'
import { checked } from './checked.ts'
import { createOpenAiLlm } from './openai.ts'

const fake: FakeOpenAi = await startFakeOpenAi({ tokens: [], paceMs: 0 })
afterAll(() => fake.close())

const counted: Verified[] = []
// whatever the length: more is said here than in any answer
const llm = checked(
  createOpenAiLlm({ apiKey: 'k', model: 'm', baseUrl: fake.url }),
  { countChecked: (found) => void counted.push(found) },
  { isLimited: false },
)

/** The sentences as a provider's tokens, cut anywhere. */
const tokensOf = (text: string): string[] => text.match(/[\s\S]{1,7}/gu) ?? []

const made = (no: number, language: Language) => {
  const asked = question(chartNo(no), language === 'Hindi' ? 'मेरा काम कैसा चल रहा है?' : 'How is my work going?', {
    language,
  })
  const write = language === 'Hindi' ? ('devanagari' as const) : ('english' as const)
  const screening = { write, rules: '', earlier: [], helplines: [], maxWords: null }
  const known = knownOf(asked.chart, asked.at, language === 'Hindi' ? 'hi' : 'en')
  // what the check alone judges otherwise is measured where it is (`corpus.test.ts`)
  const say = (sayings: (typeof LIES)[Language], isLie: boolean) =>
    sayings
      .map((saying) => saying(known))
      .filter((text) => text !== null)
      .filter((text) => (createVerifier(asked).check(text).verdict === 'false') === isLie)
      // the sayings mix scripts, which no answer does
      .filter((text) => createScreen(screening).check(text).check === null)
  return { asked, lies: say(LIES[language], true), truths: say(TRUTHS[language], false) }
}

const replyTo = async (asked: ReturnType<typeof question>, text: string) => {
  fake.play({ tokens: tokensOf(text), paceMs: 0 })
  let found: Verified | undefined
  let given = ''
  for await (const piece of llm.answer(asked, new AbortController().signal, {
    onChecked: (result) => {
      found = result
    },
  }))
    given += piece.text
  return { given, found }
}

describe.each<Language>(['English', 'Hindi'])('a model that writes %s', (language) => {
  test.each([2, 7, 26])('and lies in every sentence gets none of them through, chart %i', async (no) => {
    const { asked, lies } = made(no, language)
    expect(lies.length).toBeGreaterThan(80)
    const { given, found } = await replyTo(asked, lies.join(' '))
    expect(lies.filter((lie) => given.includes(lie))).toEqual([])
    expect(found?.dropped).toBe(lies.length)
    expect(counted.at(-1)).toBe(found)
    expect(given.trim()).not.toBe('')
  })

  test.each([2, 7, 26])('and tells the truth is not touched, chart %i', async (no) => {
    const { asked, truths } = made(no, language)
    const text = truths.join(' ')
    const { given, found } = await replyTo(asked, text)
    expect(given).toBe(text)
    expect(found).toMatchObject({ dropped: 0, composed: false, kinds: [] })
  })

  test('and lies between truths leaves these as they were', async () => {
    const { asked, lies, truths } = made(7, language)
    const paragraphs = truths.map((truth, at) => `${truth}${at % 2 === 0 ? '' : ` ${lies[at] ?? ''}`}`)
    const { given } = await replyTo(asked, paragraphs.join('\n\n'))
    expect(lies.filter((lie) => given.includes(lie))).toEqual([])
    expect(truths.filter((truth) => !given.includes(truth))).toEqual([])
  })
})
