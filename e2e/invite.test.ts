// Inviting friends, and the app: sections 2.6 and 2.7 of the acceptance list.
import { subscriptions, users } from '@dhruva/contract'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { invite as hi } from '../apps/web/src/locales/hi/invite.ts'
import { answers, fails, newMobile, SAID, startProduct } from './product.ts'
import { holdsTrue, said, scrollsSideways, toasts } from './testing/see.ts'

const STORE = 'https://store.example/dhruva'
const product = await startProduct({ env: { STORE_URL: STORE } })

const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Invite as many Friends' })
const promptOf = (page: Page) => page.getByRole('dialog', { name: 'Want 3 extra Astra questions at free?' })
const fieldOf = (page: Page) => dialogOf(page).getByLabel('Your friend’s mobile number')
const send = async (page: Page, typed: string) => {
  await fieldOf(page).fill(typed)
  await dialogOf(page).getByRole('button', { name: 'Send' }).click()
}

test('S-005 S-129 S-130 S-131 S-132 a visitor logs in first; a friend is invited, and brings questions by coming', async () => {
  const who = await product.arrive()
  const page = await product.page({ width: 360 })
  await page.goto('/invite-earn')
  await product.enter(page, who.mobile)
  await page.waitForURL('**/invite-earn')
  await dialogOf(page).waitFor()
  expect(await said(dialogOf(page))).toContain('You will get 1 question for both Astra and Oracle free')
  expect(await scrollsSideways(page)).toBe(false)

  await send(page, '98-765-43210')
  await dialogOf(page)
    .getByText(/Please enter ten digits/)
    .waitFor()
  await send(page, who.mobile)
  await toasts(page).getByText('You cannot invite yourself.').waitFor()
  expect(await fieldOf(page).inputValue()).toBe(who.mobile)
  const refusing = await fails(page, users.invite, 'fail')
  await send(page, '9876543210')
  await toasts(page).getByText(SAID).waitFor()
  await refusing.heal()

  const friend = newMobile()
  const [asked] = await Promise.all([
    page.waitForRequest((request) => request.url().endsWith(users.invite.path)),
    send(page, friend.replace(/^(\d{3})(\d{3})/, '$1-$2-')),
  ])
  expect(asked.postDataJSON()).toMatchObject({ mobile: friend })
  await toasts(page)
    .getByText(/If this number is new here, it is invited/)
    .waitFor()
  expect(await fieldOf(page).inputValue()).toBe('')
  await page.keyboard.press('Escape')
  await page.waitForURL(`${product.url}/`)
  const before = await who.client.call(users.getUserInfo, {})
  await product.arrive(friend)
  expect(await who.client.call(users.getUserInfo, {})).toMatchObject({
    oracle_questions: before.oracle_questions + 1,
    astra_questions: before.astra_questions + 1,
  })
  // never by itself
  await page.goto('/')
  await page.getByRole('button', { name: 'Invite friends' }).click()
  await dialogOf(page).waitFor()
})

test('S-129 in Hindi', async () => {
  const page = await product.page({ as: await product.arrive(), language: 'hi' })
  await page.goto('/invite-earn')
  await page.getByRole('dialog', { name: hi.title }).waitFor()
})

test('S-133 S-134 who comes again is asked to install the app; closing it leads to the plans, or home', async () => {
  const who = await product.arrive()
  const first = await product.page({ as: who })
  await first.goto('/')
  await first.getByRole('button', { name: 'Invite friends' }).waitFor()
  await product.settled(first)
  expect(await promptOf(first).count()).toBe(0)

  const comesAgain = async () => {
    const page = await product.page({ as: who })
    await page.addInitScript(() => localStorage.setItem('visited', 'yes'))
    return page
  }
  const covered = await comesAgain()
  await covered.goto('/invite-earn')
  await dialogOf(covered).waitFor()
  await product.settled(covered)
  expect(await promptOf(covered).count()).toBe(0)

  const page = await comesAgain()
  await page.goto('/')
  expect(await said(promptOf(page))).toContain('Install our APP using same mobile number')
  const link = promptOf(page).getByRole('link', { name: 'Download our APP / Get 3 extra questions for Astra' })
  expect(await link.getAttribute('href')).toBe(STORE)
  await page.keyboard.press('Escape')
  await page.waitForURL('**/subscription')

  const active = await comesAgain()
  await answers<{ is_active: boolean }>(active, subscriptions.getSubscription, { is_active: true })
  await active.goto('/')
  await promptOf(active).getByRole('button', { name: 'Close' }).click()
  await holdsTrue(async () => (await promptOf(active).count()) === 0)
  expect(new URL(active.url()).pathname).toBe('/')
  await active.reload()
  await product.settled(active)
  expect(await promptOf(active).count()).toBe(0)
})
