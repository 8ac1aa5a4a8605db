// What Dhruva is for, from the first page to an answer that can be checked: in both languages, on a phone and on a desk.
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { births as enBirths } from '../apps/web/src/locales/en/births.ts'
import { chats as enChats } from '../apps/web/src/locales/en/chats.ts'
import { home as enHome } from '../apps/web/src/locales/en/home.ts'
import { reply as enReply } from '../apps/web/src/locales/en/reply.ts'
import { births as hiBirths } from '../apps/web/src/locales/hi/births.ts'
import { chats as hiChats } from '../apps/web/src/locales/hi/chats.ts'
import { home as hiHome } from '../apps/web/src/locales/hi/home.ts'
import { reply as hiReply } from '../apps/web/src/locales/hi/reply.ts'
import { newMobile, startProduct } from './product.ts'
import { headed, holdsTrue, said, scrollsSideways } from './testing/see.ts'
import { lastReply, replyLength } from './testing/talk.ts'

const product = await startProduct({ paceMs: 8 })

const catalogues = {
  en: {
    births: enBirths,
    chats: enChats,
    home: enHome,
    reply: enReply,
    place: 'Jaip',
    question: 'Will I get a better job this year?',
  },
  hi: {
    births: hiBirths,
    chats: hiChats,
    home: hiHome,
    reply: hiReply,
    place: 'जयपु',
    question: 'क्या इस साल मुझे बेहतर नौकरी मिलेगी?',
  },
}
type Say = (typeof catalogues)['en' | 'hi']

const fillForm = async (page: Page, { births: t, place }: Say) => {
  const form = page.getByRole('form', { name: t.formLabel })
  await form.getByRole('radio', { name: t.female, exact: true }).check({ force: true })
  await form.getByLabel(t.labels.name, { exact: true }).fill('Asha Sharma')
  await form.getByLabel(t.labels.day, { exact: true }).fill('14')
  await form.getByLabel(t.labels.month, { exact: true }).selectOption('08')
  await form.getByLabel(t.labels.year, { exact: true }).fill('1996')
  await form.getByLabel(t.labels.hours, { exact: true }).fill('6')
  await form.getByLabel(t.labels.minute, { exact: true }).fill('42')
  await form.getByLabel(t.labels.place, { exact: true }).pressSequentially(place)
  await page
    .getByRole('option', { name: /Rajasthan|राजस्थान/ })
    .first()
    .click()
  if (t === hiBirths) await form.getByLabel(t.labels.language, { exact: true }).selectOption('Hindi')
  await form.getByRole('button', { name: t.generate }).click()
}

/** Asks, sees the answer grow, reloads in the middle of it, and waits for its end. */
const askAndReload = async (page: Page, { chats: t, question }: Say) => {
  await page.getByRole('textbox', { name: t.messageLabel }).fill(question)
  await page.getByRole('button', { name: t.send, exact: true }).click()
  await holdsTrue(async () => (await replyLength(page)) > 20)
  const early = await replyLength(page)
  await holdsTrue(async () => (await replyLength(page)) > early)
  const before = await lastReply(page)
  await page.reload()
  await holdsTrue(async () => (await lastReply(page)).length >= before.length)
  await page.getByRole('button', { name: t.send, exact: true }).waitFor({ timeout: 20_000 })
  const after = await lastReply(page)
  expect(after.slice(0, 20)).toBe(before.slice(0, 20))
  expect(await page.getByRole('log').getByText(question).count()).toBe(1)
  await page.getByText(t.questionsLeft(2)).waitFor()
}

/** Opens the facts behind a sentence and from there the placement in the kundli. */
const checkReason = async (page: Page, { reply: t }: Say) => {
  const marks = page.getByRole('log').locator('[data-reply] button')
  expect(await marks.count()).toBeGreaterThan(2)
  expect(await marks.first().getAttribute('aria-label')).toMatch(/^1: .{10}/)
  await marks.first().click()
  const dialog = page.getByRole('dialog')
  expect(await said(dialog.getByRole('heading'))).toBe(t.restsOn)
  expect((await said(dialog.getByRole('listitem').first().locator('p'))).length).toBeGreaterThan(10)
  await dialog.getByRole('link', { name: t.openPlacement }).first().click()
  await page.waitForURL(/\/kundli\?bid=\d+&open=/)
  await headed(page, 'Asha Sharma')
  const part = new URL(page.url()).searchParams
    .get('open')!
    .split('.')[0]!
    .replace('lagna', 'house')
    .replace('transit', 'graha')
  // a yoga itself, or its part
  await holdsTrue(() => page.evaluate((id) => document.activeElement?.id.startsWith(id) === true, `kundli-${part}`))
}

const cases = (['en', 'hi'] as const).flatMap((language) => [360, 1440].map((width) => ({ language, width })))

test.each(cases)(
  'S-092 S-215 S-211 the main job in $language at $width px',
  async ({ language, width }) => {
    const say = catalogues[language]
    const mobile = newMobile()
    const page = await product.page({ width, language })
    await page.goto('/')
    await page.locator('#chat-with-ai').getByRole('link').nth(1).click()
    await page.waitForURL('**/free-kundli?type=Astra')
    await fillForm(page, say)
    await page.getByRole('dialog').waitFor()
    await product.enter(page, mobile)
    await page.waitForURL(/\/chats\?type=Astra&bid=\d+/)
    await askAndReload(page, say)
    expect(await scrollsSideways(page)).toBe(false)
    const answer = await lastReply(page)
    expect(/[ऀ-ॿ]{3}/.test(answer)).toBe(language === 'hi')
    await checkReason(page, say)

    await page.goto('/chats')
    if (width === 360) await page.getByRole('button', { name: say.chats.openHistory }).click()
    await page
      .getByRole('button', { name: new RegExp(say.chats.astra) })
      .first()
      .click()
    await page.getByRole('log').getByText(say.question).waitFor()
    expect(await lastReply(page)).toBe(answer)
    expect(product.troubles(page)).toEqual([])
  },
  60_000,
)
