// Section 16 of the acceptance list: what the server itself says, to a browser without scripts and to a link preview.
import { horoscopes, zodiacs } from '@dhruva/contract'
import type { Page } from 'playwright-core'
import { afterAll, expect, test } from 'vitest'
import { pages } from '../apps/web/src/app/routes.ts'
import { births } from '../apps/web/src/locales/en/births.ts'
import { horoscope as en } from '../apps/web/src/locales/en/horoscope.ts'
import { plain } from '../apps/web/src/locales/en/plain.ts'
import { policies } from '../apps/web/src/locales/en/policies.ts'
import { shell } from '../apps/web/src/locales/en/shell.ts'
import { shell as shellInHindi } from '../apps/web/src/locales/hi/shell.ts'
import { startProduct } from './product.ts'
import { addressOf } from './testing/addresses.ts'
import { dayInIndia, farFromMidnight } from './testing/day.ts'
import { post, withHandle } from './testing/forum.ts'
import { headed, heading, holdsTrue, said, scrollsSideways } from './testing/see.ts'

const product = await startProduct()
const open = async (locale: string, options: { width?: number; colorScheme?: 'dark' } = {}) => {
  const { width = 360, ...others } = options
  const viewport = { width, height: 800 }
  const context = await product.browser.newContext({
    baseURL: product.url,
    javaScriptEnabled: false,
    locale,
    viewport,
    ...others,
  })
  afterAll(() => context.close())
  return context.newPage()
}
const page = await open('en-IN')
const did = await post(await withHandle(product, 'asha.sharma'), 'Saturn return at 29')
const main = (of: Page) => said(of.locator('main'))
const contentOf = (of: Page, meta: string) => of.locator(`meta[${meta}]`).getAttribute('content')

test('S-434 S-435 scripts off: every address has its heading and content, its own title and description', async () => {
  for (const { path: pattern, access, listed } of Object.values(pages)) {
    const path = addressOf(pattern, did)
    expect((await page.goto(path))?.status(), path).toBe(200)
    expect(await heading(page).count(), path).toBe(1)
    expect((await said(heading(page))).length, path).toBeGreaterThan(3)
    expect(await main(page), path).toContain(access === 'member' ? plain.member : 'JavaScript')
    // nothing is waited for, and nothing is there to press that does nothing
    expect(await page.locator('[aria-busy=true]').count(), path).toBe(0)
    expect(await page.getByRole('button', { name: shell.logIn }).count(), path).toBe(0)
    expect(await page.getByRole('contentinfo').getByRole('link', { name: shell.links.panchang }).count(), path).toBe(1)
    expect(await contentOf(page, 'property="og:title"'), path).toBe(await page.title())
    expect(await contentOf(page, 'name=description'), path).toBe(await contentOf(page, 'property="og:description"'))
    expect(await page.locator('meta[name=robots][content=noindex]').count(), path).toBe(listed ? 0 : 1)
    expect(await page.locator('link[rel=canonical]').count(), path).toBe(listed ? 1 : 0)
    expect(await scrollsSideways(page), path).toBe(false)
  }
})

test('S-434 scripts off: what would open stands open, what needs scripts is told', async () => {
  await page.goto('/free-kundli')
  expect(await main(page)).toContain(plain.needsScripts)
  for (const { title, body } of births.faq) {
    expect(await page.getByText(title, { exact: true }).isVisible(), title).toBe(true)
    expect(await page.getByText(body, { exact: true }).isVisible(), title).toBe(true)
  }
  expect(await page.getByRole('textbox').count()).toBe(0)
})

test('S-434 scripts off: from home to the horoscope of a sign, its six fields, and tomorrow', async () => {
  await farFromMidnight()
  await page.goto('/')
  await page.getByRole('contentinfo').getByRole('link', { name: shell.links.horoscopeToday }).click()
  await page.locator('main a[href="/horoscope?zodiac=Leo&when=Today"]').first().click()
  await page.waitForURL('**/horoscope?zodiac=Leo&when=Today')
  const isSaid = async (when: 'Today' | 'Tomorrow') => {
    const answer = await page.request.post(horoscopes.getHoroscope.path, { data: { zodiac: 'Leo', when } })
    const { response } = horoscopes.getHoroscope.output.parse(await answer.json())
    const text = await main(page)
    for (const { score, split_response } of Object.values(response.bot_response)) {
      expect(text).toContain(`${score}%`)
      expect(text).toContain(split_response)
    }
  }
  await isSaid('Today')
  for (const sign of zodiacs)
    expect(await page.locator(`main a[href="/horoscope?zodiac=${sign}&when=Today"]`).count(), sign).toBeGreaterThan(0)
  await page.getByRole('link', { name: en.tomorrow, exact: true }).click()
  await page.waitForURL('**/horoscope?zodiac=Leo&when=Tomorrow')
  await isSaid('Tomorrow')
  expect(await page.title()).toBe(en.title('Leo', en.tomorrow))
})

test('S-434 scripts off: the forum is read, searched and gone through', async () => {
  await page.goto('/forum')
  await page.getByRole('searchbox').fill('saturn')
  await page.getByRole('searchbox').press('Enter')
  await page.waitForURL('**/forum?query=saturn')
  expect(await page.locator('meta[name=robots][content=noindex]').count()).toBe(1)
  await page.getByRole('link', { name: 'Saturn return at 29' }).first().click()
  await headed(page, 'Saturn return at 29')
  expect(await page.locator('link[rel=canonical]').getAttribute('href')).toContain(`/saturn-return-at-29?did=${did}`)
  expect((await page.goto('/forum/gone?did=999999'))?.status()).toBe(404)
  expect((await page.goto('/profile?uid=999999'))?.status()).toBe(404)
  expect(await page.locator('meta[name=robots][content=noindex]').count()).toBe(1)
  for (const [address, isListed] of [
    ['/forum?page=1', true],
    ['/forum?page=99', false],
    ['/horoscope?zodiac=Dragon', false],
  ] as const) {
    await page.goto(address)
    expect(await page.locator('meta[name=robots][content=noindex]').count(), address).toBe(isListed ? 0 : 1)
  }
})

test('S-434 scripts off: panchang of today and of any day, accuracy, terms and privacy', async () => {
  await page.goto('/panchang')
  expect(await main(page)).toContain(dayInIndia(0).slice(0, 4))
  expect(await page.getByRole('heading').count()).toBeGreaterThan(5)
  await page.goto('/panchang?date=2026-03-01')
  expect(await main(page)).toContain('1 March 2026')
  await page.goto('/accuracy')
  expect(await page.getByRole('row', { name: /^Moon / }).count()).toBe(1)
  await page.goto('/terms-and-conditions')
  expect(await main(page)).toContain(policies.terms.sections.returned.title)
  await page.goto('/privacy-policy')
  for (const { name } of policies.privacy.kept) expect(await main(page)).toContain(name)
})

test('S-434 scripts off: Hindi for who reads Hindi, the night for who asks the system for it; an address without a page says so', async () => {
  const inHindi = await open('hi-IN', { colorScheme: 'dark' })
  await inHindi.goto('/horoscope?zodiac=Leo')
  expect(await inHindi.locator('html').getAttribute('lang')).toBe('hi')
  expect(await inHindi.locator('html').evaluate((html) => getComputedStyle(html).colorScheme)).toBe('dark')
  await headed(inHindi, 'सिंह राशिफल')
  expect((await main(inHindi)).replaceAll(/JavaScript|AstroHub|AI/g, '')).not.toMatch(/[a-z]/i)
  expect((await inHindi.goto('/nowhere'))?.status()).toBe(404)
  await headed(inHindi, shellInHindi.notFound.title)
})

test('S-435 with scripts the same head stays; the canonical address does not outlive its page', async () => {
  const scripted = await product.page()
  await scripted.goto('/oracle')
  expect(await scripted.title()).toBe(shell.pages.oracle.title)
  await heading(scripted).waitFor()
  expect(await scripted.locator('main main, #view').count()).toBe(0)
  expect(await scripted.locator('link[rel=canonical]').getAttribute('href')).toMatch(/\/oracle$/)
  await scripted.getByRole('contentinfo').getByRole('link', { name: 'Astra', exact: true }).click()
  await holdsTrue(async () => (await scripted.title()) === shell.pages.astra.title)
  expect(await scripted.locator('link[rel=canonical]').count()).toBe(0)
  expect(product.troubles(scripted)).toEqual([])
})

test('S-435 a link that is shared has its picture, a discussion its data, and search engines find both', async () => {
  const scripted = await product.page()
  await scripted.goto(addressOf(pages.discussion.path, did))
  const data = await scripted.locator('script[type="application/ld+json"]').textContent()
  expect(JSON.parse(data ?? '')).toMatchObject({
    '@type': 'DiscussionForumPosting',
    headline: 'Saturn return at 29',
    author: { name: 'asha.sharma', url: expect.stringMatching(/\/profile\?uid=\d+$/) },
  })
  // the address is that of PUBLIC_URL, which a test does not set
  const picture = new URL((await contentOf(scripted, 'property="og:image"')) ?? '').pathname
  const answer = await scripted.request.get(picture)
  expect(answer.headers()['content-type']).toBe('image/jpeg')
  expect((await answer.body()).length).toBeLessThan(80_000)
  const robots = await (await scripted.request.get('/robots.txt')).text()
  const sitemap = new URL(/^Sitemap: (.*)$/m.exec(robots)?.[1] ?? '').pathname
  const addresses = await (await scripted.request.get(sitemap)).text()
  expect(addresses).toContain('/horoscope?zodiac=Leo&amp;when=Tomorrow</loc>')
  expect(addresses).not.toContain('/kundli<')
  expect(product.troubles(scripted)).toEqual([])
})

test('what was chosen is drawn by the server: the language and the theme of the next visit, without a script', async () => {
  const scripted = await product.page({ width: 1440 })
  await scripted.goto('/terms-and-conditions')
  await scripted.getByRole('contentinfo').getByRole('button', { name: shell.themes.dark }).click()
  await scripted.getByRole('banner').locator('button[lang=hi]').click()
  await scripted.locator('html[lang=hi]').waitFor()
  // before any of its scripts has come
  await scripted.route('**/assets/*.js', () => undefined)
  await scripted.goto('/forum', { waitUntil: 'commit' })
  const html = scripted.locator('html')
  await scripted.locator('#view').getByRole('heading', { level: 1 }).waitFor()
  expect([await html.getAttribute('lang'), await html.getAttribute('data-theme')]).toEqual(['hi', 'dark'])
  expect(await said(scripted.locator('#view h1'))).toMatch(/[\u0900-\u097f]/)
})

test('a choice that an older version kept in the browser is carried over', async () => {
  const scripted = await product.page()
  await scripted.addInitScript(() => {
    localStorage.setItem('language', 'hi')
    localStorage.setItem('theme', 'dark')
  })
  await scripted.goto('/terms-and-conditions')
  const html = scripted.locator('html')
  expect([await html.getAttribute('lang'), await html.getAttribute('data-theme')]).toEqual(['hi', 'dark'])
  const kept = await scripted.context().cookies()
  expect(kept.map(({ name, value, sameSite }) => [name, value, sameSite]).sort()).toEqual([
    ['language', 'hi', 'Lax'],
    ['theme', 'dark', 'Lax'],
  ])
})
