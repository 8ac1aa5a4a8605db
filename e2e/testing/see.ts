// What a person sees and how they answer it.
import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'
import { pageAt } from '../../apps/web/src/app/paths.ts'

/** Waits until something is on screen and gives its text, with the spaces of a line. */
export const said = async (locator: Locator): Promise<string> => {
  await locator.waitFor()
  return ((await locator.textContent()) ?? '').replace(/\s+/g, ' ').trim()
}

/** Reads the alert on screen and closes it with its one button. */
export const readAlert = async (page: Page): Promise<string> => {
  const alert = page.getByRole('alertdialog')
  const text = await said(alert.getByRole('heading'))
  await alert.getByRole('button', { name: /^(OK|ठीक है)$/ }).click()
  await alert.waitFor({ state: 'detached' })
  return text
}

export const toasts = (page: Page): Locator => page.locator('[data-sonner-toast]')

/** The newest toast, with the word for its tone that only a screen reader hears. */
export const readToast = (page: Page): Promise<string> => said(toasts(page).last())

export const heading = (page: Page): Locator => page.getByRole('heading', { level: 1 })

/** Waits until the page is headed so: while it loads it may have another heading. */
export const headed = (page: Page, title: string): Promise<unknown> =>
  expect.poll(() => said(heading(page)), { timeout: 10_000, interval: 30 }).toBe(title)

/** Waits until a condition of the page holds. */
export const holdsTrue = (condition: () => Promise<boolean>): Promise<unknown> =>
  expect.poll(condition, { timeout: 10_000, interval: 30 }).toBe(true)

/** What of the page has the focus, by its accessible name or its text. */
export const focused = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const element = document.activeElement
    return (element?.getAttribute('aria-label') ?? element?.textContent ?? '').trim()
  })

/** Whether a page can be scrolled sideways. */
export const scrollsSideways = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth)

/** Waits until what was changed is drawn. */
export const drawn = (page: Page): Promise<unknown> =>
  page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))

/** Changes the language where the header does, also while a dialog lies over it, and waits until it is drawn. */
export const changeTo = async (page: Page, language: 'en' | 'hi'): Promise<void> => {
  const button = page.locator(`header button[lang=${language}]`)
  await button.evaluate((one) => one instanceof HTMLElement && one.click())
  await page.locator(`html[lang=${language}]`).waitFor()
  await drawn(page)
}

/**
 * Goes on to an address as a link does, and waits until its page stands in the place of the last: what was loaded and compiled
 * stays. To the page it is at by a new document: there the heading may stay.
 */
export const walk = async (page: Page, address: string): Promise<void> => {
  const pageOf = (url: string) => pageAt(new URL(url, page.url()).pathname)
  if (pageOf(address) === pageOf(page.url())) {
    await page.goto(address)
    return
  }
  const last = await page.locator('main h1').elementHandle()
  await page.evaluate((to) => {
    window.history.pushState(null, '', to)
    window.dispatchEvent(new PopStateEvent('popstate', { state: null }))
  }, address)
  await last?.waitForElementState('hidden')
}
