// Every page on a phone whose owner reads text of twice the size, and at 400 % zoom: nothing is lost at its sides.
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { pages, type Route } from '../apps/web/src/app/routes.ts'
import { startProduct } from './product.ts'
import { addressOf } from './testing/addresses.ts'
import { comment, post, withHandle } from './testing/forum.ts'
import { changeTo, drawn, scrollsSideways } from './testing/see.ts'

const product = await startProduct()
const asha = await withHandle(product, 'Venkatanarasimha.123')
const did = await post(asha, 'What did Saturn teach you?')
await comment(await withHandle(product, 'Ravi_92'), did, 'Patience, and then some more of it.')
const bid = await product.birth(asha)
const partner = await product.birth(asha, { full_name: 'Ravi Verma', gender: 'Male', dob: '02/11/1993' })

/** Where a page needs more than its path. */
const asked: Readonly<Record<string, string>> = {
  [pages.kundli.path]: `/kundli?bid=${bid}`,
  [pages.match.path]: `/match?one=${bid}&two=${partner}`,
  [pages.dailyPrediction.path]: `/daily-prediction?bid=${bid}`,
  [pages.payment.path]: '/payment?pack=oracle-25',
}
const addresses = (of: readonly Route[]) => of.map(({ path }) => addressOf(path, did, asked))
const all: readonly Route[] = Object.values(pages)
const visitors = [...addresses(all.filter(({ access }) => access === 'public')), '/nowhere']
const members = [...addresses(all), `/chats?type=Oracle&bid=${bid}`]

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

type Lost = {
  address: string
  language: 'en' | 'hi'
  width: number
  sideways?: boolean
  cut?: string[]
  account?: unknown
}

const look = async (page: Page, address: string, language: 'en' | 'hi', width: number): Promise<Lost[]> => {
  const [sideways, cut] = [await scrollsSideways(page), await cutOff(page)]
  // a talk has a phone to itself
  const last = page.getByRole('banner').getByRole('button').last()
  const account = (await last.isVisible()) ? await last.boundingBox() : null
  return [
    ...(sideways || cut.length > 0 ? [{ address, language, width, sideways, cut }] : []),
    ...(account && account.x + account.width > width ? [{ address, language, width, account }] : []),
  ]
}

/** Text of twice the size on a phone, then 400 % zoom. */
const lookTwice = async (page: Page, address: string, language: 'en' | 'hi'): Promise<Lost[]> => {
  const setSize = (size: string) =>
    page.evaluate((to) => document.documentElement.style.setProperty('font-size', to), size)
  await setSize('200%')
  const large = await look(page, address, language, PHONE.width)
  await setSize('')
  await page.setViewportSize(ZOOMED)
  await drawn(page)
  const zoomed = await look(page, address, language, ZOOMED.width)
  await page.setViewportSize(PHONE)
  return [...large, ...zoomed]
}

test.each([
  ['a visitor', undefined, visitors],
  ['a member', asha, members],
] as const)(
  'S-429 %s in English and in Hindi: no page scrolls sideways, no text is cut',
  { timeout: 600_000 },
  async (_, as, addresses) => {
    const page = await product.page({ ...PHONE, kept: true })
    const lost: Lost[] = []
    for (const address of addresses) {
      await product.visit(page, address, as)
      await product.settled(page)
      lost.push(...(await lookTwice(page, address, 'en')))
      await changeTo(page, 'hi')
      await product.settled(page)
      lost.push(...(await lookTwice(page, address, 'hi')))
    }
    expect(lost).toEqual([])
  },
)
