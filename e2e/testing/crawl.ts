import { foreignWords } from '@dhruva/testkit/parity'
import type { Page } from 'playwright-core'

/** Texts on screen below 12 px. */
export const smallTexts = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const isSmall = (element: Element) => {
      const own = [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim())
      const isShown = element.checkVisibility({ visibilityProperty: true }) && !element.closest('.vh')
      if (!own || !isShown) return false
      const svg = element instanceof SVGElement ? element.closest('svg') : null
      const scale = svg ? svg.getBoundingClientRect().width / svg.viewBox.baseVal.width : 1
      return Number.parseFloat(getComputedStyle(element).fontSize) * scale < 11.95
    }
    return [...document.body.querySelectorAll('*')]
      .filter(isSmall)
      .map((element) => `${element.tagName} ${element.textContent?.slice(0, 40)}`)
  })

/** English words left in a Hindi page: its texts and what is said of it to a screen reader; marked passages are meant. */
export const englishLeft = async (page: Page): Promise<string[]> => {
  const texts = await page.evaluate(() => {
    const said: string[] = [document.title]
    const isMeant = (element: Element | null) => element?.closest('[lang="en"], script, style, noscript') !== null
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (walker.nextNode()) {
      const { parentElement, textContent } = walker.currentNode
      if (!isMeant(parentElement) && parentElement?.checkVisibility()) said.push(textContent ?? '')
    }
    for (const element of document.body.querySelectorAll('[aria-label], [placeholder], [alt], [title]')) {
      if (isMeant(element)) continue
      for (const name of ['aria-label', 'placeholder', 'alt', 'title']) said.push(element.getAttribute(name) ?? '')
    }
    return said
  })
  return [...new Set(texts.map((text) => text.trim()).filter((text) => foreignWords(text, 'hi').length > 0))]
}
