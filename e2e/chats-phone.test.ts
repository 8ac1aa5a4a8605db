// A talk on a phone, and what becomes of it without a connection, without questions and on paper.
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { chats as hindi } from '../apps/web/src/locales/hi/chats.ts'
import { type Person, startProduct } from './product.ts'
import { canBePrinted, sheetsOf } from './testing/paper.ts'
import { holdsTrue, scrollsSideways } from './testing/see.ts'
import { ask, fieldOf, lastReply, replyLength, sendOf } from './testing/talk.ts'

const product = await startProduct({ paceMs: 30 })
const WIDTH = 360
const HEIGHT = 640

const newcomer = async () => {
  const person = await product.arrive()
  return { person, bid: await product.birth(person) }
}

const openChat = async (person: Person, bid: number, options: { theme?: 'dark'; language?: 'hi' } = {}) => {
  const page = await product.page({ as: person, width: WIDTH, height: HEIGHT, ...options })
  await page.goto(`/chats?type=Oracle&bid=${bid}`)
  await fieldOf(page)
    .or(page.getByRole('textbox', { name: hindi.messageLabel }))
    .waitFor()
  return page
}

/** Where something begins and ends on the screen, from its top edge in pixels. */
const edges = (page: Page, selector: string, text = '') =>
  page
    .locator(selector)
    .filter({ hasText: text })
    .last()
    .evaluate((one) => {
      const { top, bottom } = one.getBoundingClientRect()
      return { top: Math.round(top), bottom: Math.round(bottom) }
    })

test('a talk has the whole screen of a phone; its history leads home', async () => {
  const { person, bid } = await newcomer()
  const page = await openChat(person, bid)
  expect(await page.getByRole('banner').isVisible()).toBe(false)
  expect(await page.getByRole('contentinfo').isVisible()).toBe(false)
  expect(await edges(page, 'section:has(h1)')).toEqual({ top: 0, bottom: HEIGHT })
  expect(await page.evaluate(() => document.documentElement.scrollHeight - window.innerHeight)).toBe(0)
  await page.getByRole('button', { name: 'Open chats history' }).click()
  await page.getByRole('dialog').getByRole('link', { name: 'Home' }).click()
  await page.waitForURL(`${product.url}/`)
  await page.getByRole('banner').waitFor()
})

test('a question goes to the top and stays there while its reply grows past the screen, and after', async () => {
  const { person, bid } = await newcomer()
  const page = await openChat(person, bid)
  const question = 'What does this year bring for my work?'
  await fieldOf(page).fill(question)
  await sendOf(page).click()
  await holdsTrue(async () => (await replyLength(page)) > 20)
  const log = await edges(page, '[role=log]')
  const { top } = await edges(page, '[role=log] p', question)
  expect(top - log.top).toBeLessThan((log.bottom - log.top) / 3)
  await page.getByRole('button', { name: 'New text' }).waitFor({ timeout: 30_000 })
  expect((await edges(page, '[role=log] p', question)).top).toBe(top)
  await sendOf(page).waitFor({ timeout: 30_000 })
  expect((await edges(page, '[role=log] p', question)).top).toBe(top)
  await page.getByRole('button', { name: 'New text' }).click()
  await holdsTrue(async () => (await edges(page, '[data-reply]')).bottom <= log.bottom)
  await holdsTrue(async () => (await page.getByRole('button', { name: 'New text' }).count()) === 0)

  const next = 'And what does it bring for my health?'
  await fieldOf(page).fill(next)
  await sendOf(page).click()
  await page.getByText('1 Question left').waitFor({ timeout: 30_000 })
  expect((await edges(page, '[role=log] p', next)).top - log.top).toBeLessThan((log.bottom - log.top) / 3)
})

test('a long word, as of a pasted link, moves nothing sideways: neither typed nor said', async () => {
  const { person, bid } = await newcomer()
  const page = await openChat(person, bid)
  const link = `https://example.org/${'a'.repeat(120)}`
  const fits = async () => {
    expect(await scrollsSideways(page)).toBe(false)
    const widest = await page.locator('section:has(h1)').evaluate((talk) => {
      // what is offered next is a strip that scrolls by itself
      const own = [...talk.querySelectorAll('*')].filter((one) => !one.closest('[class*=next] li'))
      return Math.max(...own.map((one) => one.getBoundingClientRect().right))
    })
    expect(widest).toBeLessThanOrEqual(WIDTH)
  }
  await fieldOf(page).fill(link)
  await fits()
  await fieldOf(page).fill(`Will my career grow as in ${link}?`)
  await sendOf(page).click()
  await page.getByText('2 Questions left').waitFor({ timeout: 30_000 })
  await fits()
})

test('without a connection the input and the reason stay in sight, also in Hindi', async () => {
  const { person, bid } = await newcomer()
  for (const language of [undefined, 'hi'] as const) {
    const page = await openChat(person, bid, language ? { language } : {})
    await page.context().setOffline(true)
    const bar = page.locator('[role=status]').filter({ hasText: /offline|ऑफ़लाइन/ })
    await bar.first().waitFor()
    await page.locator('textarea').fill(language ? 'यह साल कैसा रहेगा?' : 'What does this year bring?')
    await page.getByRole('button', { name: language ? hindi.send : 'Send', exact: true }).click()
    const reason = page.getByText(language ? hindi.offlineKept : 'You are offline. Your question is kept here.')
    await reason.waitFor()
    const note = page.locator('main').getByText(/AI-based service|AI[- ]आधारित/)
    for (const part of [page.locator('textarea'), reason, note]) {
      const box = await part.last().boundingBox()
      expect((box?.y ?? HEIGHT) + (box?.height ?? 0)).toBeLessThanOrEqual(HEIGHT)
    }
  }
})

test('the choice of astrologer scrolls with its page and says what is left, not what was free', async () => {
  const { person } = await newcomer()
  await product.give(person, 'oracle_grant', -3)
  const page = await product.page({ as: person, width: WIDTH, height: HEIGHT })
  await page.goto('/chats')
  const card = (name: string) =>
    page.getByRole('article').filter({ has: page.getByRole('heading', { name, exact: true }) })
  await card('Oracle').getByText('0 Questions left').waitFor()
  await card('Astra').getByText('3 Questions left').waitFor()
  expect(await page.getByText(/free question/).count()).toBe(0)
  const hidden = await page.getByRole('article').evaluateAll((cards) =>
    cards.flatMap((one) => {
      const cut = []
      for (let box = one.parentElement; box && box !== document.body; box = box.parentElement)
        if (getComputedStyle(box).overflowY !== 'visible' && box.scrollHeight > box.clientHeight)
          cut.push(box.className)
      return cut
    }),
  )
  expect(hidden).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollHeight > window.innerHeight)).toBe(true)
})

const OUT = 'You have no questions left. Please recharge or subscribe.'

test('S-200 without questions: the other astrologer if they have some, AstroHub, and no way to a page that is not there', async () => {
  const { person, bid } = await newcomer()
  const page = await openChat(person, bid)
  await product.give(person, 'oracle_grant', -3)
  await fieldOf(page).fill('How will next year be for my career?')
  await sendOf(page).click()
  const ways = page.getByRole('list', { name: 'Ways on' })
  await page.getByRole('log').getByText(OUT).waitFor()
  await ways.getByRole('link', { name: 'Ask Astra: 3 questions left' }).waitFor()
  await page.reload()
  await page.getByText(OUT).waitFor()
  await ways.getByRole('link', { name: 'Ask Astra: 3 questions left' }).waitFor()
  for (const address of await ways.getByRole('link').evaluateAll((all) => all.map((one) => one.getAttribute('href'))))
    expect((await fetch(`${product.url}${address}`, { headers: { accept: 'text/html' } })).status).toBe(200)
  await ways.getByRole('link', { name: /Astra/ }).click()
  await page.getByText('3 Questions left').waitFor()

  await product.give(person, 'astra_grant', -3)
  await page.reload()
  await page.getByText(OUT).waitFor()
  await ways.getByRole('link', { name: 'Earn questions in AstroHub' }).waitFor()
  expect(await ways.getByRole('link', { name: /left/ }).count()).toBe(0)
  await ways.getByRole('link', { name: 'Earn questions in AstroHub' }).click()
  await page.waitForURL('**/forum?page=1')
})

test('S-218 a stopped reply says whether it used a question', async () => {
  const { person, bid } = await newcomer()
  const page = await openChat(person, bid)
  await fieldOf(page).fill('What does this year bring?')
  await sendOf(page).click()
  await holdsTrue(async () => (await replyLength(page)) >= 130)
  await page.getByRole('button', { name: 'Stop this reply' }).click()
  await page.getByRole('log').getByText('Stopped here. It used one question.').waitFor()
  await page.getByText('2 Questions left').waitFor()
})

test('a talk on paper: dark on white, all of it, with brand, date and the AI label, without what is not the talk', async () => {
  const { person, bid } = await newcomer()
  const first = 'What is the theme of this year?'
  const second = 'Which of my strengths should I use?'
  await ask(person, bid, 'Oracle', first)
  await ask(person, bid, 'Oracle', second)
  const page = await openChat(person, bid, { theme: 'dark' })
  await page.getByText('1 Question left').waitFor()
  const reply = (await lastReply(page)).replace(/\s+/g, '')
  const sheets = await sheetsOf(page)
  for (const sheet of sheets) {
    const text = sheet.map((line) => line.text).join(' ')
    expect(text).toContain('Dhruva')
    expect(text).toContain(String(new Date().getFullYear()))
    expect(text).toContain('AI-based service, not a human consultation')
  }
  const whole = sheets.flat().map((line) => line.text)
  for (const said of ['Oracle', first, second]) expect(whole.join(' ')).toContain(said)
  expect(whole.join('').replace(/\s+/g, '')).toContain(reply.slice(-60))
  for (const not of ['Ask Oracle anything', 'Free Kundli', 'Chats history', 'Privacy Policy', '1 Question left'])
    expect(whole.join(' ')).not.toContain(not)

  await page.emulateMedia({ media: 'print' })
  await canBePrinted(page)
  await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')))
  const inks = await page.locator('[role=log] p').evaluateAll((all) =>
    all.map((one) =>
      Math.max(
        ...(
          getComputedStyle(one)
            .color.match(/[\d.]+/g)
            ?.slice(0, 3) ?? []
        ).map(Number),
      ),
    ),
  )
  expect(inks.length).toBeGreaterThan(4)
  for (const ink of inks) expect(ink).toBeLessThan(160)
})
