// A person without a mouse.
import type { Locator, Page } from 'playwright-core'
import { focused, holdsTrue } from './see.ts'

/** Goes on with Tab until something of this name has the focus. */
export const tabTo = async (page: Page, name: string | RegExp) => {
  for (let n = 0; n < 60; n++) {
    await page.keyboard.press('Tab')
    const here = await focused(page)
    if (typeof name === 'string' ? here === name : name.test(here)) return
  }
  throw new Error(`Tab does not lead to ${name}`)
}

/** Goes on with Tab until a field with this label has the focus. */
export const tabToField = async (page: Page, label: string) => {
  for (let n = 0; n < 60; n++) {
    await page.keyboard.press('Tab')
    const found = await page.evaluate(() => {
      const { activeElement } = document
      return activeElement instanceof HTMLInputElement || activeElement instanceof HTMLTextAreaElement
        ? (activeElement.labels?.[0]?.textContent ?? '')
        : ''
    })
    if (found.trim() === label) return
  }
  throw new Error(`Tab does not lead to ${label}`)
}

/** Presses an arrow, and waits until it has led there: in a menu the focus follows a moment later. */
export const arrowTo = async (page: Page, arrow: 'ArrowUp' | 'ArrowDown', item: Locator) => {
  await page.keyboard.press(arrow)
  await holdsTrue(() => item.evaluate((one) => one === document.activeElement))
}

/** Goes on with Tab to a field, and types. */
export const typeInto = async (page: Page, label: string, text: string) => {
  await tabToField(page, label)
  await page.keyboard.type(text)
}
