// A sentence that is not so is asked for anew, once, and so is a beginning without the verdict; nothing of another voice.
import { chartNo, question } from '@dhruva/fact-check/testing/sayings'
import { planOf } from '@dhruva/reading'
import { type FakeOpenAi, type Script, startFakeOpenAi } from '@dhruva/testkit/fake-openai'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { checked } from './checked.ts'
import { createOpenAiLlm } from './openai.ts'
import { LlmFailure } from './port.ts'
import { mendOf, verdictOf } from './testing/said.ts'

const fake: FakeOpenAi = await startFakeOpenAi({ tokens: [], paceMs: 0 })
afterAll(() => fake.close())

const rewrites: boolean[] = []
const withheld: string[] = []
const counts = {
  countRewrite: (mended: boolean) => void rewrites.push(mended),
  countScreened: (check: string) => void withheld.push(check),
}
const llm = checked(createOpenAiLlm({ apiKey: 'k', model: 'm', baseUrl: fake.url }), counts)
const asked = question(chartNo(3), 'When will I get a job?', { language: 'English' })
const LIE = 'You are running the Sun, Moon and Mars mahadasha now.'

const read = async (one = llm, about = asked) => {
  let text = ''
  for await (const piece of one.answer(about, new AbortController().signal)) text += piece.text
  return text
}
const play = (reply: (body: unknown) => string, mend: (body: unknown) => string, more: Partial<Script> = {}) =>
  fake.play({ tokens: (body) => [mendOf(body) ? mend(body) : reply(body)], paceMs: 0, ...more })
const calls = () => fake.asked.map(({ body }) => mendOf(body))

beforeEach(() => {
  rewrites.length = 0
  withheld.length = 0
  fake.asked.length = 0
})

describe('a false sentence', () => {
  const truth = (body: unknown) => mendOf(body)?.says('Saturn runs its antardasha until 29 April 2028') ?? ''

  test('is replaced by the one that it is asked for, in its place, and the paragraph stays whole', async () => {
    play((body) => `${verdictOf(body)} ${LIE} Have your resume ready.\n\nRest well.`, truth)
    const verdict = planOf(asked).sentences[0]?.text ?? ''
    expect(await read()).toBe(
      `${verdict} Saturn runs its antardasha until 29 April 2028. Have your resume ready.\n\nRest well.`,
    )
    expect(rewrites).toEqual([true])
  })

  test('is sent with its paragraph and what is so, and nothing of the talk', async () => {
    play((body) => `${verdictOf(body)} ${LIE} Rest well.`, truth)
    await read()
    const [, call] = calls()
    expect(call).toMatchObject({ sentence: LIE, paragraph: expect.stringContaining(LIE) })
    expect(call?.facts.length).toBeGreaterThan(0)
    expect(call?.facts.length).toBeLessThanOrEqual(8)
    expect(call?.facts.some(({ id }) => id.startsWith('dasha.'))).toBe(true)
    expect(JSON.stringify(fake.asked[1]?.body)).not.toMatch(/When will I|Ananya Sharma/)
  })

  test('is left out when what comes is no better, or not at all', async () => {
    for (const mended of [LIE, 'Book a puja today.', 'One. Two. Three.', ' ']) {
      play(
        (body) => `${verdictOf(body)} ${LIE} Rest well.`,
        () => mended,
      )
      expect(await read()).toMatch(/2027\. Rest well\.$/)
    }
    const hasty = checked(createOpenAiLlm({ apiKey: 'k', model: 'm', baseUrl: fake.url }), counts, { mendMs: 200 })
    fake.play({
      tokens: (body) => [mendOf(body) ? () => new Promise<string>(() => {}) : `${verdictOf(body)} ${LIE} Rest well.`],
      paceMs: 0,
    })
    expect(await read(hasty)).toMatch(/2027\. Rest well\.$/)
    expect(rewrites.at(-1)).toBe(false)
  })

  test('is asked for at most twice in a reply', async () => {
    const wrong = `Rest well. ${LIE}`
    play(
      (body) => `${verdictOf(body)}\n\n${[wrong, wrong, wrong, wrong].join('\n\n')}`,
      () => LIE,
    )
    expect(await read()).not.toContain('Mars mahadasha')
    expect(calls().filter((call) => call?.sentence)).toHaveLength(2)
  })
})

describe('a reply that does not begin with the verdict', () => {
  test('is given it by the model, and goes on as it was', async () => {
    play(
      () => 'Your way is a steady one. Rest well. Speak openly. Ask for help.',
      (body) => mendOf(body)?.says(mendOf(body)?.verdict ?? '') ?? '',
    )
    expect(await read()).toBe(
      `${planOf(asked).sentences[0]?.text} Your way is a steady one. Rest well. Speak openly. Ask for help.`,
    )
    expect(rewrites).toEqual([true])
  })

  test('is held until it comes to it, and is not asked for anew', async () => {
    play(
      (body) => `Your way is a steady one. ${verdictOf(body)} Rest well.`,
      () => '',
    )
    expect(await read()).toMatch(/^Your way is a steady one\. .*2027\. Rest well\.$/)
    expect(rewrites).toEqual([])
  })

  test('is nobody’s reply when that does not come either, or with other dates', async () => {
    for (const first of ['Rest well.', 'A job comes between 3 May and 26 June 2031.', '']) {
      play(
        () => 'Your way is a steady one. Rest well.',
        () => first,
      )
      await expect(read()).rejects.toMatchObject(new LlmFailure('unusable', 'verdict'))
    }
  })

  test('with a no where the judgement says yes is not shown', async () => {
    const yes = Array.from({ length: 30 }, (_, no) =>
      question(chartNo(no), 'Will I buy a house?', { language: 'English' }),
    ).find((one) => planOf(one).verdicts[0]?.verdict.sign === 'yes')
    if (!yes) throw new Error('no chart says yes')
    play(
      () => 'No, that is not in your chart. Rest well.',
      () => 'No.',
    )
    await expect(read(llm, yes)).rejects.toMatchObject({ kind: 'unusable', fault: 'verdict' })
    play(
      (body) => `${verdictOf(body)} Rest well.`,
      () => '',
    )
    expect(await read(llm, yes)).toMatch(/Rest well\.$/)
  })
})

test('what is longer than its form allows ends at its last whole sentence', async () => {
  play(
    (body) => `${verdictOf(body)} ${'Listen to the people who are close to you. '.repeat(40)}`,
    () => '',
  )
  const words = (await read()).split(/\s+/).length
  expect(words).toBeLessThanOrEqual(120)
  expect(words).toBeGreaterThan(60)
  expect(withheld).toContain('length')
})

test('what was said before in the talk is not said again, nor anything in another language', async () => {
  const before = 'Write to three people whom you have worked with, and ask each of them for one name.'
  const talk = {
    ...asked,
    history: [
      { role: 'user' as const, text: 'x' },
      { role: 'astrologer' as const, text: before },
    ],
  }
  play(
    (body) => `${verdictOf(body)} ${before} यह समय आपके लिए बहुत अच्छा चल रहा है। Rest well.`,
    () => '',
  )
  expect(await read(llm, talk)).toMatch(/^[^.]* 2027[^.]*\. Rest well\.$/)
  expect(withheld).toEqual(['repeated', 'language'])
})

test('only numbers of the table of helplines may be called', async () => {
  play(
    (body) =>
      `${verdictOf(body)} You can call 1098 for a child. You can call 14416 at night. You can call 1800112233 too. Rest well.`,
    () => '',
  )
  const text = await read()
  expect(text).toContain('1098')
  expect(text).toContain('14416')
  expect(text).not.toContain('1800112233')
})

test('care stands around a reading that a model writes', async () => {
  const worried = question(chartNo(3), 'I feel very low and hopeless these days. When will I get a job?', {
    language: 'English',
  })
  play(
    (body) => `${verdictOf(body)} Rest well.`,
    () => '',
  )
  const text = await read(llm, worried)
  expect(text).toContain('Rest well.')
  expect(text.indexOf('Rest well.')).toBeGreaterThan(0)
})
