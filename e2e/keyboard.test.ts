// What is done most, with nothing but a keyboard; the way to the first answer is in accessibility.test.ts.
import { births } from '@dhruva/contract'
import { BIRTH } from '@dhruva/testkit'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { startProduct } from './product.ts'
import { withHandle } from './testing/forum.ts'
import { tabTo, tabToField, typeInto } from './testing/keyboard.ts'
import { focused, headed, holdsTrue } from './testing/see.ts'

const product = await startProduct()

/** The dialog on screen, once the focus is within it. */
const openDialog = async (page: Page, name: string) => {
  const dialog = page.getByRole('dialog', { name })
  await holdsTrue(() => dialog.evaluate((element) => element.contains(document.activeElement)))
  return dialog
}

test('S-428 a discussion is posted, answered and voted on', async () => {
  const page = await product.page({ as: await withHandle(product) })
  await page.goto('/forum')
  await headed(page, 'Latest discussions')
  await tabTo(page, 'Start a Discussion')
  await page.keyboard.press('Enter')
  await page.waitForURL('/forum/create')
  await page.getByLabel('Title').waitFor()
  await typeInto(page, 'Title', 'Rahu by keyboard')
  await tabToField(page, 'Description')
  await page.keyboard.type('Who has lived through it?')
  await tabTo(page, /^Post/)
  await page.keyboard.press('Enter')
  await headed(page, 'Rahu by keyboard')
  await tabTo(page, 'Your comment')
  await page.keyboard.type('I have, and it passed.')
  await tabTo(page, /^Comment/)
  await page.keyboard.press('Enter')
  await page.getByText('I have, and it passed.', { exact: true }).waitFor()

  const other = await product.page({ as: await withHandle(product) })
  await other.goto(page.url())
  await headed(other, 'Rahu by keyboard')
  await tabTo(other, /^Upvote/)
  await other.keyboard.press('Space')
  await holdsTrue(() => other.evaluate(() => document.activeElement?.getAttribute('aria-pressed') === 'true'))
})

test('S-428 an astrologer is asked for', async () => {
  const who = await product.arrive()
  await who.client.call(births.addBirth, BIRTH)
  const page = await product.page({ as: who })
  await page.goto('/consult-astrologer')
  await tabTo(page, /^Consult Now/)
  await page.keyboard.press('Enter')
  await openDialog(page, 'Request a consultation')
  await tabTo(page, /^Submit/)
  await page.keyboard.press('Enter')
  await page.getByRole('dialog', { name: 'Thank you!' }).waitFor()
  await page.keyboard.press('Escape')
  await page.getByRole('region', { name: 'Your requests' }).getByText('Received').waitFor()
})

test('S-428 a kundli is shown by a link; the focus comes back to where it was', async () => {
  const person = await product.arrive()
  const bid = await product.birth(person)
  const page = await product.page({ as: person })
  await page.goto(`/kundli?bid=${bid}`)
  await page.getByRole('button', { name: 'Share', exact: true }).waitFor()
  await tabTo(page, 'Share')
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog')
  await holdsTrue(() => dialog.evaluate((element) => element.contains(document.activeElement)))
  await tabTo(page, 'Make a link')
  await page.keyboard.press('Enter')
  expect(await dialog.getByRole('textbox', { name: 'Link' }).inputValue()).toMatch(/\/shared-kundli\//)
  await page.keyboard.press('Escape')
  await holdsTrue(async () => (await focused(page)) === 'Share')
})
