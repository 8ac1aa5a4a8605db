// The product without a connection: what is kept on a device, for whom, and how a newer version takes over.

import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { startProduct } from './product.ts'
import { post, withHandle } from './testing/forum.ts'
import { nextBuild } from './testing/next-build.ts'
import { headed, said } from './testing/see.ts'

const product = await startProduct()
const author = await withHandle(product, 'reads.in.trains')
const did = await post(author, 'Read before the tunnel')
const asha = await product.arrive()
const bid = await product.birth(asha, { full_name: 'Asha Sharma' })

/** Every address that any cache holds, with the text of what is kept there. */
const kept = (page: Page): Promise<string[][]> =>
  page.evaluate(async () => {
    const names = await caches.keys()
    const all = names.map(async (name) => {
      const cache = await caches.open(name)
      const requests = await cache.keys()
      return requests.map(({ url }) => `${name} ${decodeURIComponent(new URL(url).pathname)}`)
    })
    return Promise.all(all)
  })

const keptNames = async (page: Page) => (await kept(page)).flat()

test("what was read opens without a connection, is its reader's alone, and goes when they log out", async () => {
  const page = await product.page({ width: 360, touch: true, as: asha, worker: true })
  const isKept = (what: string) =>
    expect.poll(async () => (await keptNames(page)).some((name) => name.includes(what)), { timeout: 20_000 }).toBe(true)
  await page.goto(`/kundli?type=Oracle&bid=${bid}`)
  await isKept('birthdetails/chart.php')
  await isKept('birthdetails/get.php')
  await page.goto(`/forum/x?did=${did}`)
  await isKept('get_discussion.php')
  await page.goto('/blogs/how-accuracy-is-checked')
  const postTitle = await said(page.getByRole('article').getByRole('heading', { level: 1 }))
  await isKept('blogs/get.php')
  await page.goto('/horoscope?zodiac=Leo')
  await isKept('horoscope/get.php')
  // the whole product comes after the shell
  const missing = () =>
    page.evaluate(async () => {
      const files = (await (await fetch('/sw.js')).text()).match(/\/assets\/[\w.-]+/g) ?? []
      const found = await Promise.all(files.map((file) => caches.match(file)))
      return files.length === 0 || found.filter((one) => !one).length
    })
  await expect.poll(missing, { timeout: 20_000 }).toBe(0)
  await isKept(' /app')

  const names = await keptNames(page)
  expect(
    names.filter((name) => /chats|balance|getInfo|recharge|token|wp-json/.test(name.replace(/^build:.*/, ''))),
  ).toEqual([])
  expect(names.filter((name) => name.startsWith('build:') && name.includes('/apis/'))).toEqual([])

  await page.context().setOffline(true)
  await page.goto(`/kundli?type=Oracle&bid=${bid}`)
  await page.getByRole('heading', { level: 1 }).getByText('Asha Sharma').waitFor()
  await page.getByText('You are offline. Showing what was saved at').waitFor()
  await page.goto('/app')
  await page.getByRole('link', { name: 'Read before the tunnel' }).click()
  await headed(page, 'Read before the tunnel')
  await page.goto('/app')
  await page.getByRole('link', { name: postTitle }).click()
  await headed(page, postTitle)
  await page.reload()
  await headed(page, postTitle)
  expect((await page.getByRole('article').innerText()).length).toBeGreaterThan(500)
  await page.goto('/app')
  await page.getByRole('link', { name: /^Horoscope of Leo/ }).click()
  await page.getByText('Overall', { exact: true }).first().waitFor()
  await page.goto('/app')
  await page.getByRole('link', { name: 'Kundli of Asha Sharma' }).waitFor()

  // without a connection too: the next person with this phone finds nothing
  await page.getByRole('button', { name: 'Open menu' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Log out' }).click()
  await headed(page, 'Read the sky you were born under.')
  await expect.poll(async () => (await keptNames(page)).filter((name) => /^kept:\d/.test(name))).toEqual([])
  await page.goto('/app')
  await page.getByText('Nothing yet. What you read next').waitFor()
  expect(await page.getByText('Asha').count()).toBe(0)
})

test('a newer version waits until the person takes it', async () => {
  const { url, publish } = await nextBuild(product.url)
  const page = await product.page({ worker: true })
  await page.goto(`${url}/forum`)
  const registration = () =>
    page.evaluate(async () => {
      const found = await navigator.serviceWorker.getRegistration()
      return { active: found?.active?.state, waiting: found?.waiting?.state }
    })
  await expect.poll(registration).toEqual({ active: 'activated' })
  await page.reload()
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller?.state)).toBe('activated')
  const note = page.getByText('A new version of Dhruva is ready.')
  expect(await note.count()).toBe(0)

  publish()
  await page.reload()
  await note.waitFor()
  expect(await registration()).toEqual({ active: 'activated', waiting: 'installed' })
  // it waits through a reload too
  await page.reload()
  await note.waitFor()
  const workers = await page.context().newCDPSession(page)
  await workers.send('ServiceWorker.enable')
  await page.evaluate(() => Object.assign(window, { isOldPage: true }))
  await page.getByRole('button', { name: 'Use it now' }).click()
  const isOldPage = () => page.evaluate(() => 'isOldPage' in window).catch(() => true)
  // a worker that a debugger watches, as this one is, does not always end by itself once it has nothing left to do
  await expect
    .poll(isOldPage, { timeout: 3000 })
    .toBe(false)
    .catch(() => workers.send('ServiceWorker.stopAllWorkers'))
  await expect.poll(isOldPage).toBe(false)
  await headed(page, 'Latest discussions')
  await expect.poll(registration).toEqual({ active: 'activated' })
  expect(await note.count()).toBe(0)
})
