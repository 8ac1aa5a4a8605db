import type { Page } from 'playwright-core'
import type { Product } from '../product.ts'
import type { PageOptions } from './pages.ts'
import { newMobile } from './people.ts'

const dialogOf = (page: Page) => page.getByRole('dialog')
const mobileOf = (page: Page) => dialogOf(page).getByLabel('Mobile number')
const termsOf = (page: Page) => dialogOf(page).getByRole('checkbox')
const getOtp = (page: Page) => dialogOf(page).getByRole('button', { name: 'Get OTP' })
const verify = (page: Page) => dialogOf(page).locator('button[type=submit]')
const digit = (page: Page, n: number) => dialogOf(page).getByLabel(`Digit ${n} of 6`)

/** What stands in the six boxes. */
const typed = async (page: Page): Promise<string> =>
  (await Promise.all([1, 2, 3, 4, 5, 6].map((n) => digit(page, n).inputValue()))).join('')

/** Pastes into what has the focus. */
const paste = (page: Page, text: string) =>
  page.evaluate((pasted) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text', pasted)
    document.activeElement?.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
    )
  }, text)

/** The login dialog of a product in English: ways into it and its parts. */
export const createLogin = (product: Product) => {
  /** Opens the dialog, and ticks the box unless told not to. */
  const openLogin = async (options: PageOptions = {}, path = '/', agree = true) => {
    const page = await product.page(options)
    await page.goto(path)
    await page.getByRole('button', { name: 'Log In' }).click()
    await mobileOf(page).waitFor()
    if (agree) await termsOf(page).check()
    return page
  }
  /** Opens the dialog and goes on to the six boxes. */
  const openCode = async (mobile = newMobile(), prepare?: (page: Page) => Promise<unknown>) => {
    const page = await openLogin()
    await prepare?.(page)
    await mobileOf(page).fill(mobile)
    await getOtp(page).click()
    await digit(page, 1).waitFor()
    return page
  }
  return { openLogin, openCode, dialogOf, mobileOf, termsOf, getOtp, verify, digit, typed, paste }
}
