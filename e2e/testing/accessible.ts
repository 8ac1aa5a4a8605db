// WCAG 2.2 AA, checked on every screen and dialog in both themes and both languages.
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import type { Product } from '../product.ts'
import { violations } from './axe.ts'
import { englishLeft, smallTexts } from './crawl.ts'
import { saidApart, saidIn } from './said.ts'
import type { Screen, Widths } from './screen.ts'
import { changeTo, drawn, scrollsSideways, walk } from './see.ts'

/** All that the second theme can change. */
const COLOURS = { type: 'rule', values: ['color-contrast', 'link-in-text-block'] }

/** Until a theme is on screen: its colours fade in. */
const showTheme = async (page: Page, theme: 'light' | 'dark') => {
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

const checkSizes = async (page: Page, look: string) => {
  expect(await smallTexts(page), look).toEqual([])
  expect(await scrollsSideways(page), look).toBe(false)
}

/** By night on every width, by day on the others: by day the first one is looked at in Hindi. Only colours need both. */
const checkEnglish = async (product: Product, page: Page, [first, ...others]: Widths) => {
  expect(await violations(page), `night, ${first} px`).toEqual([])
  await checkSizes(page, `English, ${first} px`)
  for (const width of others) {
    await showWidth(product, page, width)
    expect(await violations(page, COLOURS), `night, ${width} px`).toEqual([])
  }
  await showTheme(page, 'light')
  for (const width of others.toReversed()) {
    await showWidth(product, page, width)
    expect(await violations(page), `day, ${width} px`).toEqual([])
    await checkSizes(page, `English, ${width} px`)
  }
}

/** Ends on the first width, where words have the least room. */
const checkHindi = async (product: Product, page: Page, widths: Widths) => {
  for (const width of widths.toReversed()) {
    await showWidth(product, page, width)
    await checkSizes(page, `Hindi, ${width} px`)
    expect(await englishLeft(page), `${width} px`).toEqual([])
  }
  expect(await violations(page), `Hindi by day, ${widths[0]} px`).toEqual([])
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
 * Declares the tests of every screen of a product: on a phone and on a desk, by day and by night, in English and in Hindi.
 * Axe looks with all rules at both widths and both languages, and at the colours of each width by day and by night; words
 * do not change colours. All screens share a page, and those of a person a document: the web app and axe are compiled once.
 */
export const checkScreens = async (product: Product, screens: Readonly<Record<string, Screen>>): Promise<void> => {
  const pages = {
    en: await product.page({ kept: true, language: 'en' }),
    hi: await product.page({ kept: true, language: 'hi' }),
  }
  /** whose plain screen the English page is left at, in Hindi */
  let left: Screen | undefined
  const visit = async (
    language: 'en' | 'hi',
    { address, as, open }: Screen,
    theme: 'light' | 'dark',
    width: number,
  ) => {
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
  const checkWhole = async (page: Page) => {
    expect(await page.locator('h1').count()).toBe(1)
    expect(product.troubles(page)).toEqual([])
  }
  test.each(inOrder(screens))('S-428 S-426 %s', async (_, screen) => {
    const { widths = [360, 1440] } = screen
    const english = await visit('en', screen, 'dark', widths[0])
    await checkEnglish(product, english, widths)
    await checkWhole(english)
    const said = await english.evaluate(saidIn, null)
    const hindi = await inHindi(english, screen, widths[0])
    // what is opened again is of another moment
    if (!screen.anew) expect(saidApart(said, await hindi.evaluate(saidIn, null))).toEqual([])
    await checkHindi(product, hindi, widths)
    await checkWhole(hindi)
    if (isPlain(screen)) left = screen
  })
}
