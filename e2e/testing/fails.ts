import type { Page, Route } from 'playwright-core'

/** How a call fails, in the words of the acceptance list. */
export type Failing =
  | 'fail'
  | 'HTTP failure'
  | 'exception'
  | { status: number; message?: string; code?: string; retry_after_seconds?: number }

export const SAID = 'The stars are behind a cloud.'

const refuse = (route: Route, failing: Exclude<Failing, string>) =>
  route.fulfill({
    status: failing.status,
    json: { code: 'other', message: SAID, ...failing, status: 'fail' },
    ...(failing.retry_after_seconds ? { headers: { 'retry-after': String(failing.retry_after_seconds) } } : {}),
  })

const answerOf = (route: Route, failing: Failing) => {
  if (failing === 'exception') return route.abort('connectionrefused')
  if (failing === 'HTTP failure') return route.fulfill({ status: 502, body: '<h1>Bad gateway</h1>' })
  return refuse(route, failing === 'fail' ? { status: 200 } : failing)
}

/** The answers that came with a page are not there: it asks, and what it is answered can be changed. */
const asksItself = (page: Page) =>
  page.addInitScript(() => {
    const forget = () => {
      for (const id of ['answers', 'own-part', 'view']) document.getElementById(id)?.remove()
    }
    new MutationObserver(forget).observe(document, { childList: true, subtree: true })
  })

const matcher = (path: string) => (url: URL) => url.pathname === path

/**
 * Lets one call of a page fail from now on.
 * @param endpoint of the contract, or anything with its path
 * @returns lets it through again; `count` says how often it was asked
 */
export const fails = async (page: Page, endpoint: { path: string }, failing: Failing) => {
  let count = 0
  const handler = (route: Route) => {
    count += 1
    return answerOf(route, failing)
  }
  const isIt = matcher(endpoint.path)
  await asksItself(page)
  await page.route(isIt, handler)
  return { count: () => count, heal: () => page.unroute(isIt, handler) }
}

/** Lets one call of a page answer this in place of the service, or something made from the service's own answer. */
export const answers = async <T extends object>(page: Page, endpoint: { path: string }, change: Partial<T>) => {
  await asksItself(page)
  await page.route(matcher(endpoint.path), async (route) => {
    const real = await route.fetch()
    await route.fulfill({ response: real, json: { ...(await real.json()), ...change } })
  })
}

/** Holds one call back until it is released: what a page shows while it waits can be looked at in peace. */
export const holds = async (page: Page, endpoint: { path: string }) => {
  const gate = Promise.withResolvers<void>()
  const asked: string[] = []
  await asksItself(page)
  await page.route(matcher(endpoint.path), async (route) => {
    asked.push(route.request().postData() ?? '')
    await gate.promise
    await route.continue()
  })
  return { asked, release: () => gate.resolve() }
}
