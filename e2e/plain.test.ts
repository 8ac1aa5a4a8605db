// Section 16 of the acceptance list: what the server itself says, to a browser without scripts and to a link preview.
import { horoscopes, zodiacs } from '@dhruva/contract'
import type { Page } from 'playwright-core'
import { afterAll, expect, test } from 'vitest'
import { pages } from '../apps/web/src/app/paths.ts'
import { horoscope as en } from '../apps/web/src/locales/en/horoscope.ts'
import { plain } from '../apps/web/src/locales/en/plain.ts'
import { policies } from '../apps/web/src/locales/en/policies.ts'
import { shell } from '../apps/web/src/locales/en/shell.ts'
import { shell as shellInHindi } from '../apps/web/src/locales/hi/shell.ts'
import { startProduct } from './product.ts'
import { dayInIndia, farFromMidnight } from './testing/day.ts'
import { post, withHandle } from './testing/forum.ts'
import { headed, heading, holdsTrue, said, scrollsSideways } from './testing/see.ts'

const product = await startProduct()
const open = async (locale: string, width = 360) => {
  const viewport = { width, height: 800 }
  const context = await product.browser.newContext({ baseURL: product.url, javaScriptEnabled: false, locale, viewport })
  afterAll(() => context.close())
  return context.newPage()
}
const page = await open('en-IN')
const did = await post(await withHandle(product, 'asha.sharma'), 'Saturn return at 29')
/** An address that fits the pattern of a page. */
const addressOf = (pattern: string) =>
  pattern.replace('/:slug', `/saturn-return-at-29?did=${did}`).replace(':postId', `${did}`)
const main = (of: Page) => said(of.locator('main'))
const contentOf = (of: Page, meta: string) => of.locator(`meta[${meta}]`).getAttribute('content')

test('S-434 S-435 scripts off: every address has its heading and text, its own title and description', async () => {
  for (const { path: pattern, access, listed } of Object.values(pages)) {
    const path = addressOf(pattern)
    expect((await page.goto(path))?.status(), path).toBe(200)
    expect(await heading(page).count(), path).toBe(1)
    expect((await said(heading(page))).length, path).toBeGreaterThan(3)
    const text = await main(page)
    expect(text, path).toContain(plain.needsScripts)
    if (access === 'member') expect(text, path).toContain(plain.member)
    expect(await contentOf(page, 'property="og:title"'), path).toBe(await page.title())
    expect(await contentOf(page, 'name=description'), path).toBe(await contentOf(page, 'property="og:description"'))
    expect(await page.locator('meta[name=robots][content=noindex]').count(), path).toBe(listed ? 0 : 1)
    expect(await page.locator('link[rel=canonical]').count(), path).toBe(listed ? 1 : 0)
    expect(await scrollsSideways(page), path).toBe(false)
  }
})

test('S-434 scripts off: forms say that they need scripts', async () => {
  for (const { path } of [pages.freeKundli, pages.freeKundliCeleb, pages.freePrediction, pages.deleteAccount]) {
    await page.goto(path)
    expect(await main(page), path).toContain(plain.form)
  }
})

test('S-434 scripts off: from home to the horoscope of a sign, its six fields, and tomorrow', async () => {
  await farFromMidnight()
  await page.goto('/')
  await page.getByRole('link', { name: 'Leo', exact: true }).click()
  await page.waitForURL('**/horoscope?zodiac=Leo&when=Today')
  const isSaid = async (when: 'Today' | 'Tomorrow') => {
    const answer = await page.request.post(horoscopes.getHoroscope.path, { data: { zodiac: 'Leo', when } })
    const { response } = horoscopes.getHoroscope.output.parse(await answer.json())
    const text = await main(page)
    for (const [field, { score, split_response }] of Object.entries(response.bot_response)) {
      expect(text).toContain(`${field}: ${score}%`)
      expect(text).toContain(split_response)
    }
  }
  await isSaid('Today')
  for (const sign of zodiacs) expect(await page.getByRole('link', { name: sign, exact: true }).count()).toBe(1)
  await page.getByRole('link', { name: en.tomorrow, exact: true }).click()
  await page.waitForURL('**/horoscope?zodiac=Leo&when=Tomorrow')
  await isSaid('Tomorrow')
  expect(await page.title()).toBe(en.title('Leo', en.tomorrow))
})

test('S-434 scripts off: panchang, accuracy, terms and privacy', async () => {
  await page.goto('/panchang')
  expect(await page.getByRole('row').count()).toBeGreaterThan(12)
  expect(await main(page)).toContain(dayInIndia(0).slice(0, 4))
  await page.goto('/accuracy')
  expect(await page.getByRole('row', { name: /^Moon / }).count()).toBe(1)
  await page.goto('/terms-and-conditions')
  expect(await main(page)).toContain(policies.terms.sections.returned.title)
  await page.goto('/privacy-policy')
  for (const { name } of policies.privacy.kept) expect(await main(page)).toContain(name)
})

test('S-434 scripts off: Hindi for who reads Hindi; an address without a page says so', async () => {
  const inHindi = await open('hi-IN')
  await inHindi.goto('/horoscope?zodiac=Leo')
  expect(await inHindi.locator('html').getAttribute('lang')).toBe('hi')
  await headed(inHindi, 'सिंह राशिफल')
  expect((await main(inHindi)).replaceAll(/JavaScript|AstroHub/g, '')).not.toMatch(/[a-z]/i)
  expect((await inHindi.goto('/nowhere'))?.status()).toBe(404)
  await headed(inHindi, shellInHindi.notFound.title)
})

test('S-435 with scripts the same head stays; the canonical address does not outlive its page', async () => {
  const scripted = await product.page()
  await scripted.goto('/oracle')
  expect(await scripted.title()).toBe(shell.pages.oracle.title)
  await heading(scripted).waitFor()
  expect(await scripted.locator('noscript main, main main').count()).toBe(0)
  expect(await scripted.locator('link[rel=canonical]').getAttribute('href')).toMatch(/\/oracle$/)
  await scripted.getByRole('contentinfo').getByRole('link', { name: 'Astra', exact: true }).click()
  await holdsTrue(async () => (await scripted.title()) === shell.pages.astra.title)
  expect(await scripted.locator('link[rel=canonical]').count()).toBe(0)
  expect(product.troubles(scripted)).toEqual([])
})

test('S-435 a link that is shared has its picture, a discussion its data, and search engines find both', async () => {
  const scripted = await product.page()
  await scripted.goto(addressOf(pages.discussion.path))
  const data = await scripted.locator('script[type="application/ld+json"]').textContent()
  expect(JSON.parse(data ?? '')).toMatchObject({ headline: 'Saturn return at 29', author: { name: 'asha.sharma' } })
  // the address is that of PUBLIC_URL, which a test does not set
  const picture = new URL((await contentOf(scripted, 'property="og:image"')) ?? '').pathname
  const answer = await scripted.request.get(picture)
  expect(answer.headers()['content-type']).toBe('image/jpeg')
  expect((await answer.body()).length).toBeLessThan(80_000)
  const robots = await (await scripted.request.get('/robots.txt')).text()
  const sitemap = new URL(/^Sitemap: (.*)$/m.exec(robots)?.[1] ?? '').pathname
  expect(await (await scripted.request.get(sitemap)).text()).toContain(`saturn-return-at-29?did=${did}</loc>`)
  expect(product.troubles(scripted)).toEqual([])
})
