// Every screen and dialog but AstroHub's; and the main job with nothing but a keyboard.
import { expect, test } from 'vitest'
import { newMobile, startProduct } from './product.ts'
import { checkScreens } from './testing/accessible.ts'
import { isAstroHub, withoutScreen } from './testing/every-page.ts'
import { tabTo, typeInto } from './testing/keyboard.ts'
import { createScreens } from './testing/screens.ts'
import { focused, headed, heading, holdsTrue } from './testing/see.ts'
import { lastReply } from './testing/talk.ts'

const product = await startProduct()
const screens = await createScreens(product)
await checkScreens(product, screens)

test('S-428 every page of the table of routes is among them', () => {
  expect(withoutScreen(screens, (page) => !isAstroHub(page))).toEqual([])
})

test('S-428 the main job by keyboard alone', async () => {
  const page = await product.page()
  await page.goto('/')
  await heading(page).waitFor()
  await page.keyboard.press('Tab')
  expect(await focused(page)).toBe('Skip to content')
  await page.keyboard.press('Enter')
  await tabTo(page, 'Chat with Astra')
  await page.keyboard.press('Enter')
  await page.waitForURL('**/free-kundli?type=Astra')
  await page.getByRole('form').waitFor()
  await typeInto(page, 'Name', 'Asha Sharma')
  await typeInto(page, 'Day', '14')
  await typeInto(page, 'Year', '1996')
  await typeInto(page, 'Hours', '6')
  await typeInto(page, 'Minute', '42')
  await typeInto(page, 'Birth place', 'Jaipur')
  await page
    .getByRole('option', { name: /Rajasthan/ })
    .first()
    .waitFor()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await page.getByText(/26\.\d\d° N/).waitFor()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog')
  await dialog.waitFor()
  const mobile = newMobile()
  await holdsTrue(() => dialog.evaluate((element) => element.contains(document.activeElement)))
  await dialog.getByLabel('Mobile number').focus()
  await page.keyboard.type(mobile)
  await dialog.getByRole('checkbox').focus()
  await page.keyboard.press('Space')
  await page.keyboard.press('Enter')
  await dialog.getByLabel('Digit 1 of 6').waitFor()
  await holdsTrue(async () => (await focused(page)) === 'Digit 1 of 6')
  await page.keyboard.type(await product.code(mobile))
  await page.waitForURL(/\/chats\?type=Astra&bid=/)
  await page.getByText('3 Questions left').waitFor()
  await holdsTrue(async () => (await focused(page)) === 'Your question')
  await page.keyboard.type('Should I change my job this year?')
  await page.keyboard.press('Enter')
  await holdsTrue(async () => (await lastReply(page)).length > 120)
  await page.getByRole('button', { name: 'Send' }).waitFor()
  await page.getByRole('log').focus()
  await tabTo(page, /^1: open the/)
  await page.keyboard.press('Enter')
  await page.getByRole('dialog').waitFor()
  await tabTo(page, 'Show in the kundli')
  await page.keyboard.press('Enter')
  await page.waitForURL(/\/kundli\?bid=/)
  await headed(page, 'Asha Sharma')
}, 60_000)
