// What can be done with a reply: copy it, say whether it was of use, and ask once more what was meant.
import { chats } from '@dhruva/contract'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { fails, startProduct } from './product.ts'
import { focused, holdsTrue, readToast, said, scrollsSideways } from './testing/see.ts'
import { fieldOf, lastReply, sendOf } from './testing/talk.ts'

const product = await startProduct()

const QUESTION = 'What does this year bring for my work?'

const openTalk = async (options: { width?: number; touch?: boolean } = {}) => {
  const person = await product.arrive()
  const bid = await product.birth(person)
  const page = await product.page({ as: person, ...options })
  await page.goto(`/chats?type=Oracle&bid=${bid}`)
  await fieldOf(page).fill(QUESTION)
  await sendOf(page).click()
  await page.getByText('2 Questions left').waitFor()
  return page
}

const button = (page: Page, name: string) => page.getByRole('log').getByRole('button', { name, exact: true })

const isPressed = (page: Page, name: string) => async () =>
  (await button(page, name).getAttribute('aria-pressed')) === 'true'

test('a reply is copied without its stars, with the label of who wrote it', async () => {
  const page = await openTalk()
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await button(page, 'Copy this reply').click()
  expect(await readToast(page)).toContain('Reply copied')
  const copied = await page.evaluate(() => navigator.clipboard.readText())
  expect(copied).not.toContain('**')
  expect(copied.replace(/[-\s]+/g, '')).toContain((await lastReply(page)).replace(/[-\s]+/g, '').slice(0, 80))
  expect(copied).toMatch(/Oracle · Dhruva · AI-based service, not a human consultation$/)
})

test('a thumb is kept, turned and taken back, also by keyboard; after a reload it stands as it was', async () => {
  const page = await openTalk({ width: 360 })
  await button(page, 'Good reply').click()
  await holdsTrue(isPressed(page, 'Good reply'))
  await page.reload()
  await holdsTrue(isPressed(page, 'Good reply'))

  await button(page, 'Bad reply').focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'What was wrong with it?' })
  await dialog.waitFor()
  expect(await scrollsSideways(page)).toBe(false)
  for (const chip of await dialog.getByRole('listitem').getByRole('button').all())
    expect((await chip.boundingBox())?.height).toBeGreaterThanOrEqual(44)
  await dialog.getByRole('button', { name: 'Too long' }).click()
  await dialog.waitFor({ state: 'detached' })
  expect(await readToast(page)).toContain('Thank you')
  await holdsTrue(async () => (await focused(page)) === 'Bad reply')
  await page.reload()
  await holdsTrue(isPressed(page, 'Bad reply'))
  expect(await isPressed(page, 'Good reply')()).toBe(false)
  const [kept] = await product.db.query({ name: 'test.rating', text: 'SELECT is_good, reason FROM rating' })
  expect(kept).toEqual({ is_good: false, reason: 'too_long' })

  await button(page, 'Bad reply').click()
  await holdsTrue(async () => !(await isPressed(page, 'Bad reply')()))
  expect(await page.getByRole('dialog').count()).toBe(0)
})

test('a thumb that cannot be kept goes back to what it was, and it is said', async () => {
  const page = await openTalk()
  await fails(page, chats.rateReply, 'HTTP failure')
  await button(page, 'Good reply').click()
  expect(await readToast(page)).toContain('An error occurred')
  expect(await isPressed(page, 'Good reply')()).toBe(false)
})

test('not what was asked: the question comes back to be said in other words, and the answer is free, once', async () => {
  const page = await openTalk({ width: 360 })
  await button(page, 'Not what I asked').click()
  await page.getByText('Say it in other words. This answer is free.').waitFor()
  expect(await fieldOf(page).inputValue()).toBe(QUESTION)
  expect(await scrollsSideways(page)).toBe(false)
  await page.getByRole('button', { name: 'Do not ask again' }).click()
  expect(await page.getByText('Say it in other words.').count()).toBe(0)

  await button(page, 'Not what I asked').click()
  await fieldOf(page).fill('I meant the house I want to buy')
  await sendOf(page).click()
  await page.getByRole('log').getByText('Not charged.').waitFor()
  expect(await said(page.getByText('2 Questions left'))).toBe('2 Questions left')
  expect(await button(page, 'Not what I asked').count()).toBe(0)

  // the next one costs again, and can be asked anew
  await fieldOf(page).fill('And my health this year?')
  await sendOf(page).click()
  await page.getByText('1 Question left').waitFor()
  expect(await button(page, 'Not what I asked').count()).toBe(1)
})

test('the reason leads there too', async () => {
  const page = await openTalk()
  await button(page, 'Bad reply').click()
  await page.getByRole('dialog').getByRole('button', { name: 'Ask again, free' }).click()
  await page.getByText('Say it in other words. This answer is free.').waitFor()
  await holdsTrue(() => fieldOf(page).evaluate((field) => field === document.activeElement))
  await holdsTrue(isPressed(page, 'Bad reply'))
})

test('an old talk can be copied and judged, and not asked anew', async () => {
  const page = await openTalk()
  await page.getByRole('button', { name: 'End chat' }).click()
  await page.getByRole('button', { name: 'Yes' }).click()
  await page.getByRole('button', { name: 'Delete Chat' }).waitFor()
  await button(page, 'Copy this reply').waitFor()
  await button(page, 'Good reply').click()
  await holdsTrue(isPressed(page, 'Good reply'))
  expect(await button(page, 'Not what I asked').count()).toBe(0)
})
