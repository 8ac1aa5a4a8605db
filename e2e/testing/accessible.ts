// WCAG 2.2 AA, checked on every screen and dialog in both themes and both languages.
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import type { Product } from '../product.ts'
import { violations } from './axe.ts'
import { englishLeft, smallTexts } from './crawl.ts'
import { createScreens } from './screens.ts'
import { scrollsSideways } from './see.ts'

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

type Look = { width: number; theme: 'light' | 'dark'; rules?: unknown }

/**
 * In which widths and themes axe looks at a screen. All of them in one language; in the other, which changes words and
 * their lengths alone, one by day on the narrowest and one by night on the widest.
 */
const looksOf = (language: 'en' | 'hi', widths: number[]): Look[] =>
  widths.flatMap((width, index): Look[] => {
    const [day, night] = [{ width, theme: 'light' } as const, { width, theme: 'dark', rules: COLOURS } as const]
    if (language === 'en') return [day, night]
    return [...(index === 0 ? [day] : []), ...(index === widths.length - 1 ? [night] : [])]
  })

const checkLook = async (page: Page, { width, theme, rules }: Look) => {
  await page.setViewportSize({ width, height: width < 600 ? 800 : 900 })
  await showTheme(page, theme)
  expect(await violations(page, rules), `${theme}, ${width} px`).toEqual([])
  expect(await smallTexts(page), `${width} px`).toEqual([])
  expect(await scrollsSideways(page), `${width} px`).toBe(false)
}

/** Declares the tests of every screen of a product in one language: on a phone and on a desk, by day and by night. */
export const checkScreens = async (product: Product, language: 'en' | 'hi'): Promise<void> => {
  const screens = await createScreens(product)
  test.each(Object.entries(screens))(
    `S-428 S-426 %s, ${language}`,
    async (_, { address, as, open, widths = [360, 1440] }) => {
      const page = await product.page({ width: widths[0] ?? 360, language, ...(as ? { as } : {}) })
      await page.goto(address)
      await product.settled(page)
      await open?.(page, language)
      for (const look of looksOf(language, widths)) await checkLook(page, look)
      expect(await page.locator('h1').count()).toBe(1)
      if (language === 'hi') expect(await englishLeft(page)).toEqual([])
      expect(product.troubles(page)).toEqual([])
    },
  )
}
