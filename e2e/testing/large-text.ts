// A page on a phone whose owner reads text of twice the size, and at 400 % zoom: nothing is lost at its sides.
import type { Page } from 'playwright-core'
import { drawn, scrollsSideways } from './see.ts'

/** Text that reaches beyond the sides of the screen, but for what can be pushed aside where it stands. */
const cutOff = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const canBePushed = (from: Element | null): boolean =>
      from !== null &&
      from !== document.body &&
      ((/auto|scroll/.test(getComputedStyle(from).overflowX) && from.scrollWidth > from.clientWidth + 1) ||
        canBePushed(from.parentElement))
    // a line that ends in dots where it has no room says so
    const isShortened = (from: Element | null): boolean =>
      from !== null && (getComputedStyle(from).textOverflow === 'ellipsis' || isShortened(from.parentElement))
    const isSeen = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true }) &&
      // said to screen readers only
      getComputedStyle(element).clipPath !== 'inset(50%)' &&
      !element.closest('.vh, [aria-hidden=true], noscript, select')
    const found: string[] = []
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (texts.nextNode()) {
      const { parentElement: element, textContent } = texts.currentNode
      if (!element || !textContent?.trim() || !isSeen(element)) continue
      const range = document.createRange()
      range.selectNodeContents(texts.currentNode)
      const isCut = [...range.getClientRects()].some(
        ({ left, right, bottom }) => bottom > 0 && (left < -1 || right > window.innerWidth + 1),
      )
      if (isCut && !canBePushed(element) && !isShortened(element)) found.push(textContent.trim())
    }
    return found
  })

/** A desk of 1280 × 1024 at 400 % shows as much as this. */
const ZOOMED = { width: 320, height: 256 }
const PHONE = { width: 360, height: 800 }

const look = async (page: Page, width: number): Promise<string[]> => {
  const texts = await cutOff(page)
  // a talk has a phone to itself
  const last = page.getByRole('banner').getByRole('button').last()
  const account = (await last.isVisible()) ? await last.boundingBox() : null
  return [
    ...((await scrollsSideways(page)) ? ['the page scrolls sideways'] : []),
    ...texts.map((text) => `cut: ${text}`),
    ...(account && account.x + account.width > width ? ['the last button of the header is outside'] : []),
  ]
}

/** What is lost of a page at text of twice the size on a phone, and at 400 % zoom. It is left as wide as a phone. */
export const lostWhenLarge = async (page: Page): Promise<string[]> => {
  const setSize = (size: string) =>
    page.evaluate((to) => document.documentElement.style.setProperty('font-size', to), size)
  await page.setViewportSize(PHONE)
  await setSize('200%')
  await drawn(page)
  const large = await look(page, PHONE.width)
  await setSize('')
  await page.setViewportSize(ZOOMED)
  await drawn(page)
  const zoomed = await look(page, ZOOMED.width)
  await page.setViewportSize(PHONE)
  return [...large.map((one) => `200 %: ${one}`), ...zoomed.map((one) => `400 %: ${one}`)]
}
