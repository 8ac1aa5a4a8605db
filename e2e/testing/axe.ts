import axe from 'axe-core'
import type { Page } from 'playwright-core'

const ALL = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

type Finding = { id: string; nodes: { html: string }[] }

/** The rules a page breaks, each with the first element that does. */
export const violations = async (page: Page, runOnly: unknown = ALL): Promise<string[]> => {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source)
  const found = await page.evaluate(async (rules): Promise<Finding[]> => {
    const { run } = Reflect.get(window, 'axe')
    return (await run(document, { runOnly: rules, resultTypes: ['violations'] })).violations
  }, runOnly)
  return found.map(({ id, nodes }) => `${id}: ${nodes[0]?.html.slice(0, 160)}`)
}
