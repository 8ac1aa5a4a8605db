// WCAG 2.2 AA, checked on every screen and dialog: both themes, both languages, a phone and a desk.
import axe from 'axe-core'
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { startProduct } from './product.ts'
import { englishLeft, smallTexts } from './testing/crawl.ts'
import { createScreens } from './testing/screens.ts'
import { heading, scrollsSideways } from './testing/see.ts'

const product = await startProduct()
const screens = await createScreens(product)

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

type Finding = { id: string; nodes: { html: string }[] }

/** The rules a page breaks, each with the first element that does. */
const violations = async (page: Page): Promise<string[]> => {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source)
  const found = await page.evaluate(async (tags): Promise<Finding[]> => {
    const { run } = Reflect.get(window, 'axe')
    return (await run(document, { runOnly: tags, resultTypes: ['violations'] })).violations
  }, TAGS)
  return found.map(({ id, nodes }) => `${id}: ${nodes[0]?.html.slice(0, 160)}`)
}

/** Until a theme is on screen: its colours fade in. */
const showTheme = async (page: Page, theme: 'light' | 'dark') => {
  await page.emulateMedia({ colorScheme: theme })
  await page.locator(`html[data-theme=${theme}]`).waitFor()
  await page.evaluate(async () => {
    await document.fonts.ready
    await Promise.all(document.getAnimations().map((one) => one.finished.catch(() => undefined)))
  })
}

describe.each(['en', 'hi'] as const)('in %s', (language) => {
  describe.each([360, 1440])('at %i px', (width) => {
    test.each(Object.entries(screens))('S-428 S-426 S-192 %s', async (_, screen) => {
      const page = await product.page({ width, language, ...(screen.as ? { as: screen.as } : {}) })
      await page.goto(screen.address)
      await heading(page).waitFor()
      await page.waitForLoadState('networkidle')
      await screen.open?.(page, language)
      for (const theme of ['light', 'dark'] as const) {
        await showTheme(page, theme)
        expect(await violations(page), theme).toEqual([])
      }
      expect(await page.locator('h1').count()).toBe(1)
      expect(await smallTexts(page)).toEqual([])
      if (width === 360) expect(await scrollsSideways(page)).toBe(false)
      if (language === 'hi') expect(await englishLeft(page)).toEqual([])
      expect(product.troubles(page)).toEqual([])
    })
  })
})
