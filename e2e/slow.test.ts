// A line of 400 kbit/s with 400 ms to the first answer, as on a train: what can be read after five seconds.
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { startProduct } from './product.ts'
import { post, withHandle } from './testing/forum.ts'

const product = await startProduct()
await post(await withHandle(product, 'on.a.train'), 'Read on a slow line')

const LIMIT_MS = 5_000
const LINE = { offline: false, latency: 400, downloadThroughput: 50_000, uploadThroughput: 50_000 }

const slowPage = async (): Promise<Page> => {
  const page = await product.page({ width: 360, touch: true })
  const line = await page.context().newCDPSession(page)
  await line.send('Network.enable')
  await line.send('Network.emulateNetworkConditions', LINE)
  return page
}

test.each([
  ['/', (page: Page) => page.getByText('Read the sky you were born under.').first()],
  ['/forum', (page: Page) => page.getByText('Read on a slow line', { exact: true }).first()],
  ['/horoscope', (page: Page) => page.getByText('Overall', { exact: true }).first()],
] as const)('S-433 the text of %s', async (address, text) => {
  // the line is looked at, not a service that has just been started
  await fetch(product.url + address, { headers: { accept: 'text/html' } })
  const page = await slowPage()
  await page.goto(address, { waitUntil: 'commit' })
  await text(page).waitFor()
  // since the address was asked for, by the page's own clock
  expect(await page.evaluate(() => performance.now())).toBeLessThan(LIMIT_MS)
})
