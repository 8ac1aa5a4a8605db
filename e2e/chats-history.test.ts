// Section 5 of the acceptance list: the history, old chats, and the choice of astrologer.
import { type ChatMessage, type ChatSummary, chats } from '@dhruva/contract'
import { expect, test } from 'vitest'
import { answers, fails, holds, SAID, startProduct } from './product.ts'
import { dayInIndia } from './testing/day.ts'
import { headed, holdsTrue, readAlert, said } from './testing/see.ts'
import { ask, fieldOf, historyOf } from './testing/talk.ts'

const product = await startProduct()
const NOTE = 'AI-based service, not a human consultation'

/** Someone with a birth and a talk with each astrologer, the one with Astra open. */
const experienced = async () => {
  const person = await product.arrive()
  const bid = await product.birth(person)
  await ask(person, bid, 'Oracle', 'What is the theme of this year?')
  const asstId = await ask(person, bid, 'Astra', 'Should I change my job this year?')
  return { person, bid, asstId }
}
const u2 = await experienced()

test('S-194 S-232 without a bid: the history and the two landing cards, no start call', async () => {
  const page = await product.page({ as: u2.person })
  const { asked } = await holds(page, chats.startChat)
  await page.goto('/chats')
  for (const name of ['Oracle', 'Astra']) {
    const card = page.getByRole('article').filter({ has: page.getByRole('heading', { name, exact: true }) })
    await card.getByText('2 Questions left').waitFor()
    const text = await said(card)
    for (const part of ['4.3', '500', '62%', '28%', '7%', '1%', '2%', NOTE]) expect(text).toContain(part)
    await card.getByText('Sample reviews').click()
    expect(await card.getByRole('listitem').count()).toBe(7)
    expect(await card.getByRole('link', { name: `Chat with ${name}` }).getAttribute('href')).toBe(
      `/create-kundli?type=${name}`,
    )
  }
  await historyOf(page).getByRole('button').first().waitFor()
  expect(asked).toEqual([])
})

const message = (mid: number, role: 'user' | 'astrologer', text: string): ChatMessage => ({
  mid,
  role,
  from_name: role === 'user' ? 'Asha Sharma' : 'Oracle',
  message: text,
  chat_time: `2026-11-20T14:0${mid}:00.000Z`,
  state: 'complete',
  facts: [],
})

test('S-214 S-240 a reply with braces, quotes, list, table, bold and HTML', async () => {
  const reply = [
    'A brace { and a } and "quotes".',
    '**Bold** words.',
    '- one\n- two',
    '| a | b |\n|---|---|\n| c | d |',
    '<img src=x onerror="document.title=1"> **<b>x</b>**',
  ].join('\n\n')
  const page = await product.page({ as: u2.person })
  await answers(page, chats.getChat, { chats: [message(1, 'user', '<i>Why</i>?'), message(2, 'astrologer', reply)] })
  await page.goto(`/chats?chat=${u2.asstId}`)
  const log = page.getByRole('log')
  await log.getByText('A brace { and a } and "quotes".').waitFor()
  expect(await log.locator('strong').first().textContent()).toBe('Bold')
  expect(await log.getByRole('listitem').allTextContents()).toEqual(['one', 'two'])
  expect(await log.getByRole('cell').allTextContents()).toEqual(['c', 'd'])
  await log.getByText('<img src=x onerror="document.title=1">').waitFor()
  await log.getByText('<i>Why</i>?').waitFor()
  expect(await log.locator('img[src=x], i, b').count()).toBe(0)
})

test('S-224 history: newest first with name, time, message; empty for someone new', async () => {
  const page = await product.page({ as: u2.person })
  await page.goto('/chats')
  const entries = historyOf(page).getByRole('listitem').getByRole('button').filter({ hasText: /\S/ })
  await entries.first().waitFor()
  const texts = await entries.allTextContents()
  expect(texts[0]).toMatch(/^Astra\d+ \w+/)
  expect(texts[1]).toMatch(/^Oracle\d+ \w+/)
  const listed: ChatSummary[] = (await u2.person.client.call(chats.getAllChats, {})).chats
  for (const [index, { message: last }] of listed.entries()) expect(texts[index]).toContain(last)

  const fresh = await product.page({ as: await product.arrive() })
  await fresh.goto('/chats')
  await historyOf(fresh).getByText('No talks yet').waitFor()
})

test('S-225 history fails', async () => {
  const page = await product.page({ as: u2.person })
  const failing = await fails(page, chats.getAllChats, 'fail')
  await page.goto('/chats')
  expect(await readAlert(page)).toBe(SAID)
  await failing.heal()
  await historyOf(page).getByRole('button', { name: 'Try again' }).click()
  await historyOf(page).getByText('Astra').waitFor()

  const broken = await product.page({ as: u2.person })
  await fails(broken, chats.getAllChats, 'HTTP failure')
  await broken.goto('/chats')
  expect(await readAlert(broken)).toBe('Failed to load chats')
})

test('S-227 S-195 an old chat: every message in order with its time; Delete Chat', async () => {
  const page = await product.page({ as: u2.person })
  await page.goto('/chats')
  await historyOf(page).getByRole('button', { name: /Astra/ }).click()
  const log = page.getByRole('log')
  await log.getByText('Should I change my job this year?').waitFor()
  const { chats: stored } = await u2.person.client.call(chats.getChat, { asst_id: u2.asstId })
  const words = await said(log)
  expect(words).toContain(dayInIndia(0, Date.parse(stored[0]!.chat_time)).slice(0, 4))
  expect(words.indexOf('Astra')).toBeGreaterThan(words.indexOf('Should I change'))
  await headed(page, 'Astra')
  expect(await page.getByText('reading for Asha Sharma').isVisible()).toBe(true)
  expect(await page.getByRole('button', { name: 'Delete Chat' }).isVisible()).toBe(true)
  // the way on comes first
  const again = await page.getByRole('link', { name: 'Ask again' }).boundingBox()
  const remove = await page.getByRole('button', { name: 'Delete Chat' }).boundingBox()
  expect(again!.x + again!.width).toBeLessThanOrEqual(remove!.x)
})

test('S-228 S-462 Delete Chat: asked first, gone from the list and the server, also after a reload', async () => {
  const { person, asstId } = await experienced()
  const page = await product.page({ as: person })
  await page.goto(`/chats?chat=${asstId}`)
  const button = page.getByRole('button', { name: 'Delete Chat' })
  await button.click()
  await page.getByRole('alertdialog').waitFor()
  await page.keyboard.press('Escape')
  await page.getByRole('alertdialog').waitFor({ state: 'detached' })
  await holdsTrue(() => button.evaluate((one) => one === document.activeElement))
  await button.click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Yes' }).click()
  await page.waitForURL('**/chats')
  await holdsTrue(async () => (await historyOf(page).getByRole('button', { name: /Astra/ }).count()) === 0)
  expect((await person.client.call(chats.getAllChats, {})).chats).toHaveLength(1)
  await page.reload()
  await historyOf(page)
    .getByRole('button', { name: /Oracle/ })
    .waitFor()
  expect(await historyOf(page).getByRole('button', { name: /Astra/ }).count()).toBe(0)
})

test('S-223 an old chat while one is going on', async () => {
  const { person, bid } = await experienced()
  const page = await product.page({ as: person })
  await page.goto(`/chats?type=Astra&bid=${bid}`)
  await page.getByText('2 Questions left').waitFor()
  await historyOf(page)
    .getByRole('button', { name: /Oracle/ })
    .click()
  const alert = page.getByRole('alertdialog')
  expect(await said(alert.getByRole('heading'))).toBe('Current chat going on! Please end the chat')
  await alert.getByRole('button', { name: 'End the chat' }).click()
  await alert.getByText('Are you sure you want to quit this chat.').waitFor()
  await alert.getByRole('button', { name: 'Yes' }).click()
  await page.getByRole('log').getByText('What is the theme of this year?').waitFor()
})

test('S-246 a low screen, as above a keyboard: input and last message in sight', async () => {
  const page = await product.page({ as: u2.person, width: 360, height: 420 })
  await page.goto(`/chats?type=Astra&bid=${u2.bid}`)
  await page.getByText('2 Questions left').waitFor()
  await fieldOf(page).click()
  const inSight = async (locator: ReturnType<typeof fieldOf>) => {
    const box = (await locator.boundingBox())!
    return box.y >= 0 && box.y + box.height <= 420
  }
  // an answer is one paragraph, which may be higher than such a screen: its end is what is looked for
  const endsInSight = async (locator: ReturnType<typeof fieldOf>) => {
    const [box, log] = [(await locator.boundingBox())!, (await page.getByRole('log').boundingBox())!]
    return box.y + box.height > log.y && box.y + box.height <= log.y + log.height
  }
  expect(await inSight(fieldOf(page))).toBe(true)
  expect(await endsInSight(page.getByRole('log').locator('p').last())).toBe(true)
})
