// The handle dialog of the acceptance list (S-337 to S-343, S-457), on the own profile.
import { profiles } from '@dhruva/contract'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { fails, holds, newMobile, type Person, startProduct } from './product.ts'
import { withHandle } from './testing/forum.ts'
import { focused, headed, toasts } from './testing/see.ts'

const product = await startProduct()

/** Waits for a toast with these words. */
const toastSaying = (page: Page, words: string) => toasts(page).filter({ hasText: words }).last().waitFor()

const dialogOf = (page: Page, name: string) => page.getByRole('dialog', { name })
const registration = (page: Page) => dialogOf(page, 'Choose your AstroHub name')
const nameOf = (page: Page) => registration(page).getByLabel('Username')
const emailOf = (page: Page) => registration(page).getByLabel('Email')
const registerButton = (page: Page) => registration(page).getByRole('button', { name: 'Register' })

const openProfile = async (who: Person, width = 1440) => {
  const page = await product.page({ as: who, width })
  await page.goto('/profile')
  return page
}

test('S-457 S-338 S-339 S-342 without a handle the dialog asks for one, and says what is wrong', async () => {
  const page = await openProfile(await product.arrive())
  await registration(page).waitFor()
  await registerButton(page).click()
  await registration(page).getByText('User name is required').waitFor()
  await registration(page).getByText('Email address is required').waitFor()
  expect(await focused(page)).toBe('')
  expect(await nameOf(page).evaluate((field) => field === document.activeElement)).toBe(true)
  const format = 'Invalid username format. Use alphanumeric characters and avoid consecutive special characters.'
  const odd = ['abcd', 'a'.repeat(21), 'a..bcd', 'a.-bcd', '.abcde', 'abcde-', 'a bcd', 'राम12', 'аdmin1']
  for (const typed of odd) {
    await nameOf(page).fill(typed)
    await registerButton(page).click()
    await registration(page).getByText(format).waitFor()
  }
  await nameOf(page).fill('ravi.k-1_2')
  await registration(page).getByText(format).waitFor({ state: 'detached' })
  await emailOf(page).fill('a@')
  await registerButton(page).click()
  await registration(page).getByText('Invalid email').waitFor()
  expect(await emailOf(page).getAttribute('aria-invalid')).toBe('true')
  // closed, the page still has a way to it
  await page.keyboard.press('Escape')
  await registration(page).waitFor({ state: 'detached' })
  await page.getByRole('button', { name: 'Choose a name' }).click()
  await registration(page).waitFor()
})

test('S-340 S-341 S-343 a taken name is said; a free one is registered once, with no birth chosen', async () => {
  const { handle } = await withHandle(product)
  const who = await product.arrive()
  await product.birth(who)
  const page = await openProfile(who)
  await nameOf(page).fill(handle.toUpperCase())
  await emailOf(page).fill('new@example.org')
  await registerButton(page).click()
  await toastSaying(page, 'This user name is already taken')
  const broken = await fails(page, profiles.insertProfile, 'HTTP failure')
  await registerButton(page).click()
  await toastSaying(page, 'Something went wrong!')
  await broken.heal()
  const held = await holds(page, profiles.insertProfile)
  const free = `A${newMobile().padStart(19, '0')}`
  await nameOf(page).fill(`  ${free} `)
  await registerButton(page).click()
  await registration(page).getByText('registering..').waitFor()
  await registerButton(page).click({ force: true })
  await page.keyboard.press('Enter')
  held.release()
  await registration(page).waitFor({ state: 'detached' })
  await headed(page, free)
  expect(held.asked.map((body) => JSON.parse(body))).toEqual([
    { display_name: `  ${free} `, email: 'new@example.org', bid: 0 },
  ])
  expect(await who.client.call(profiles.getOwnProfile, {})).toMatchObject({ default_birth_profile: null })
})
