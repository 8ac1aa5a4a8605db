import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Page } from 'playwright-core'

const source = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8')

const ALL = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

type Finding = { id: string; nodes: { html: string }[] }

/** The rules a page breaks, each with the first element that does. */
export const violations = async (page: Page, runOnly: unknown = ALL): Promise<string[]> => {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(`${source};0`)
  const found = await page.evaluate(async (rules): Promise<Finding[]> => {
    // a colour that is still fading in is none that anybody reads
    const fading = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity)
    await Promise.all(fading.map((one) => one.finished.catch(() => undefined)))
    const { run } = Reflect.get(window, 'axe')
    const options = { runOnly: rules, resultTypes: ['violations'], preload: { assets: ['media'] } }
    return (await run(document, options)).violations
  }, runOnly)
  return found.map(({ id, nodes }) => `${id}: ${nodes[0]?.html.slice(0, 160)}`)
}
