// WCAG 2.2 AA, checked on every screen and dialog in both themes and both languages.
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import type { Product } from '../product.ts'
import { violations } from './axe.ts'
import { englishLeft, smallTexts } from './crawl.ts'
import { lostWhenLarge } from './large-text.ts'
import { type Said, saidApart, saidIn } from './said.ts'
import type { Screen, Widths } from './screen.ts'
import { changeTo, drawn, scrollsSideways, walk } from './see.ts'

type Theme = 'light' | 'dark'
type Language = 'en' | 'hi'

/** Until a theme is on screen: its colours fade in. */
const showTheme = async (page: Page, theme: Theme) => {
  await page.emulateMedia({ colorScheme: theme })
  await page.locator(`html[data-theme=${theme}]`).waitFor()
  await page.evaluate(async () => {
    await document.fonts.ready
    await Promise.all(document.getAnimations().map((one) => one.finished.catch(() => undefined)))
  })
}

const sizeOf = (width: number) => ({ width, height: width < 600 ? 800 : 900 })

/** Until a width is on screen: what only a desk shows asks for its own answers. */
const showWidth = async (product: Product, page: Page, width: number) => {
  if (page.viewportSize()?.width === width) return
  await page.setViewportSize(sizeOf(width))
  await drawn(page)
  await product.settled(page)
}

/**
 * Whether axe looks at a screen so: on its narrowest width in English by night, on its widest in Hindi by day. Between them
 * each width, theme and language is looked at with every rule; with --long each of them with each other.
 */
const isLookedAt = (language: Language, theme: Theme, width: number, widths: Widths) =>
  process.env.TEST_LONG === '1' ||
  (language === 'en' ? theme === 'dark' && width === widths[0] : theme === 'light' && width === widths.at(-1))

const THEMES = { en: ['dark', 'light'], hi: ['light', 'dark'] } as const

/** From the first width on in English, and back to it in Hindi. */
const checkLooks = async (product: Product, page: Page, language: Language, widths: Widths) => {
  for (const width of language === 'en' ? widths : widths.toReversed()) {
    await showWidth(product, page, width)
    expect(await smallTexts(page), `${language}, ${width} px`).toEqual([])
    expect(await scrollsSideways(page), `${language}, ${width} px`).toBe(false)
    if (language === 'hi') expect(await englishLeft(page), `${width} px`).toEqual([])
    for (const theme of THEMES[language].filter((one) => isLookedAt(language, one, width, widths))) {
      await showTheme(page, theme)
      expect(await violations(page), `${language}, ${theme}, ${width} px`).toEqual([])
    }
    if (width === widths[0]) expect(await lostWhenLarge(page), language).toEqual([])
  }
}

/** Nothing was done to it that cannot be walked away from. */
const isPlain = ({ open, anew }: Screen) => !open && !anew

/** A person's after each other, plain ones first: they are walked through. */
const inOrder = (screens: Readonly<Record<string, Screen>>) => {
  const people = [...new Set(Object.values(screens).map(({ as }) => as))]
  const rank = (screen: Screen) => people.indexOf(screen.as) * 2 + Number(!isPlain(screen))
  return Object.entries(screens).toSorted(([, one], [, other]) => rank(one) - rank(other))
}

/**
 * Declares the tests of every screen of a product: on a phone and on a desk, by day and by night, in English and in Hindi, with
 * text of twice the size and at 400 % zoom. All screens share a page, and those of a person a document: the web app and axe are
 * compiled once.
 */
export const checkScreens = async (product: Product, screens: Readonly<Record<string, Screen>>): Promise<void> => {
  const pages = {
    en: await product.page({ kept: true, language: 'en' }),
    hi: await product.page({ kept: true, language: 'hi' }),
  }
  /** whose plain screen the English page is left at, in Hindi */
  let left: Screen | undefined
  const visit = async (language: Language, { address, as, open }: Screen, theme: Theme, width: number) => {
    const page = pages[language]
    await page.setViewportSize(sizeOf(width))
    await page.emulateMedia({ colorScheme: theme })
    const mayWalk = language === 'en' && left && left.as === as
    left = undefined
    if (mayWalk) {
      await changeTo(page, 'en')
      await walk(page, address)
    } else await product.visit(page, address, as)
    await product.settled(page)
    await open?.(page, language)
    await showTheme(page, theme)
    return page
  }
  const inHindi = async (page: Page, screen: Screen, width: number) => {
    if (screen.anew) return visit('hi', screen, 'light', width)
    await changeTo(page, 'hi')
    await product.settled(page)
    return page
  }
  /** What the two languages say apart; asked once more where something may have happened in between, as when the bell rises. */
  const apartIn = async (page: Page, english: Readonly<Record<string, Said>>) => {
    const found = saidApart(english, await page.evaluate(saidIn, null))
    if (found.length === 0) return found
    await changeTo(page, 'en')
    await product.settled(page)
    const again = await page.evaluate(saidIn, null)
    await changeTo(page, 'hi')
    await product.settled(page)
    return saidApart(again, await page.evaluate(saidIn, null))
  }
  const checkWhole = async (page: Page) => {
    expect(await page.locator('h1').count()).toBe(1)
    expect(product.troubles(page)).toEqual([])
  }
  test.each(inOrder(screens))('S-428 S-426 S-429 %s', async (_, screen) => {
    const { widths = [360, 1440] } = screen
    const english = await visit('en', screen, 'dark', widths[0])
    await checkLooks(product, english, 'en', widths)
    await checkWhole(english)
    const said = await english.evaluate(saidIn, null)
    const hindi = await inHindi(english, screen, widths[0])
    // what is opened again is of another moment
    if (!screen.anew) expect(await apartIn(hindi, said)).toEqual([])
    await checkLooks(product, hindi, 'hi', widths)
    await checkWhole(hindi)
    if (isPlain(screen)) left = screen
  })
}
