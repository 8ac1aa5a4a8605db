// What a reply leads to: questions to go on with, and the word that it cost nothing.
import { type ChatMessage, chats } from '@dhruva/contract'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { chats as hindi } from '../apps/web/src/locales/hi/chats.ts'
import { type Person, startProduct } from './product.ts'
import { focused, holdsTrue, scrollsSideways } from './testing/see.ts'
import { fieldOf, sendOf } from './testing/talk.ts'

const product = await startProduct()

const NEXT = {
  en: ['What helps until then?', 'Which month of the coming year is the best one to change my job?', 'Why so late?'],
  hi: ['तब तक क्या करना अच्छा रहेगा?', 'आने वाले साल में नौकरी बदलने के लिए कौन-सा महीना सबसे अच्छा है?', 'इतनी देर क्यों?'],
}

/** Says of the last reply what the service would. */
const saysOfLast = (page: Page, more: Partial<ChatMessage>) =>
  page.route(
    (url) => url.pathname === chats.getChat.path,
    async (route) => {
      const real = await route.fetch()
      const answer: { chats: ChatMessage[] } = await real.json()
      const said = answer.chats.map((one, at) => (at === answer.chats.length - 1 ? { ...one, ...more } : one))
      await route.fulfill({ response: real, json: { ...answer, chats: said } })
    },
  )

const openTalk = async (more: Partial<ChatMessage>, options: { width?: number; language?: 'hi'; as?: Person } = {}) => {
  const person = options.as ?? (await product.arrive())
  const bid = await product.birth(person)
  const page = await product.page({ as: person, ...options })
  await saysOfLast(page, more)
  await page.goto(`/chats?type=Oracle&bid=${bid}`)
  await page.locator('textarea').waitFor()
  return page
}

const ask = async (page: Page, question: string, send = 'Send') => {
  await page.locator('textarea').fill(question)
  await page.getByRole('button', { name: send, exact: true }).click()
}

test.each([
  ['en', 360],
  ['en', 1440],
  ['hi', 360],
  ['hi', 768],
] as const)(
  'three questions above the composer go on from a reply, in %s at %i px; one press asks',
  async (language, width) => {
    const t = language === 'hi' ? hindi : { send: 'Send', nextQuestions: 'You could ask next' }
    const page = await openTalk({ next: NEXT[language] }, { width, ...(language === 'hi' ? { language } : {}) })
    const chips = page.getByRole('list', { name: t.nextQuestions })
    expect(await chips.count()).toBe(0)
    await ask(
      page,
      language === 'hi' ? 'मेरे काम के लिए यह साल कैसा रहेगा?' : 'What does this year bring for my work?',
      t.send,
    )
    await chips.waitFor()
    expect(await chips.getByRole('button').allTextContents()).toEqual(NEXT[language])
    expect(await scrollsSideways(page)).toBe(false)
    for (const chip of await chips.getByRole('button').all()) {
      const box = await chip.boundingBox()
      expect(box?.height).toBeGreaterThanOrEqual(44)
    }
    const composer = await page.locator('textarea').boundingBox()
    const box = await chips.boundingBox()
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(composer?.y ?? 0)

    // what is typed meanwhile is kept
    await page.locator('textarea').fill('half a thought')
    const [first = ''] = NEXT[language]
    await chips.getByRole('button', { name: first }).click()
    await page.getByRole('log').getByText(first).waitFor()
    expect(await page.locator('textarea').inputValue()).toBe('half a thought')
  },
)

test('with a keyboard: Tab reaches the questions, Enter asks, and one can type on', async () => {
  const page = await openTalk({ next: NEXT.en })
  await ask(page, 'What does this year bring for my work?')
  await page.getByRole('list', { name: 'You could ask next' }).waitFor()
  await fieldOf(page).focus()
  for (const _ of NEXT.en) await page.keyboard.press('Shift+Tab')
  expect(await focused(page)).toBe(NEXT.en[0])
  await page.keyboard.press('Enter')
  await page
    .getByRole('log')
    .getByText(NEXT.en[0] ?? '')
    .waitFor()
  await holdsTrue(() => fieldOf(page).evaluate((field) => field === document.activeElement))
})

test('while a reply is written no other question is offered', async () => {
  const page = await openTalk({ next: NEXT.en })
  await ask(page, 'What does this year bring for my work?')
  const chips = page.getByRole('list', { name: 'You could ask next' })
  await chips.waitFor()
  await page.route(
    (url) => url.pathname === chats.pushChat.path,
    () => undefined,
  )
  await ask(page, 'And what does it bring for my health?')
  await page.getByRole('button', { name: 'Stop this reply' }).waitFor()
  expect(await chips.count()).toBe(0)
  expect(await sendOf(page).count()).toBe(0)
})

test('a reply that cost nothing says so, but not one of care', async () => {
  const free = await openTalk({ charged: false, kind: 'talk' })
  await ask(free, 'Who are you, Oracle?')
  await free.getByRole('log').getByText('Not charged.').waitFor()

  const care = await openTalk({ charged: false, kind: 'care' })
  await ask(care, 'I want to end my life')
  await care.getByRole('log').getByText('14416').first().waitFor()
  expect(await care.getByText('Not charged.').count()).toBe(0)

  const paid = await openTalk({ charged: true, kind: 'reading' })
  await ask(paid, 'What does this year bring for my work?')
  await paid.getByText('2 Questions left').waitFor()
  expect(await paid.getByText('Not charged.').count()).toBe(0)
})
