// Sections 1.1 and 1.2 of the acceptance list: every route, who may see it, what a visit costs and what a page may do.
import path from 'node:path'
import type { Page as BrowserPage } from 'playwright-core'
import { expect, test } from 'vitest'
import { budget, buildReport } from '../apps/web/build-report.ts'
import { pages } from '../apps/web/src/app/routes.ts'
import { startProduct } from './product.ts'
import { addressOf } from './testing/addresses.ts'
import { post, withHandle } from './testing/forum.ts'
import { focused, headed, heading, holdsTrue, readToast, said, toasts, walk } from './testing/see.ts'

const product = await startProduct()
const member = await product.arrive()
const bid = await product.birth(member)
const celebrity = await product.birth(member, { full_name: 'Lata Mangeshkar', celebrity_info: 'Singer' })
const did = await post(await withHandle(product, 'shell.member', bid, member), 'Seen by everyone')

/** Where a page needs more than its path. */
const asked = {
  [pages.kundli.path]: `/kundli?bid=${bid}`,
  [pages.dailyPrediction.path]: `/daily-prediction?bid=${bid}`,
  [pages.chats.path]: `/chats?type=Oracle&bid=${bid}`,
  [pages.chatsCeleb.path]: `/chatsceleb?type=Oracle&bid=${celebrity}`,
  [pages.payment.path]: '/payment?pack=oracle-25',
  [pages.profile.path]: `/profile?uid=${member.uid}`,
  [pages.activities.path]: `/profile/activities?uid=${member.uid}&page=1`,
}
const routes = Object.values(pages).map((page) => ({ ...page, address: addressOf(page.path, did, asked) }))
const who = (access: 'public' | 'member') => (access === 'member' ? { as: member } : {})

/** Of so many pages one is loaded twice; each with `test --long`. */
const RELOADED = process.env.TEST_LONG ? 1 : 8

/** What of a page leaves the product, and what its console warns of. */
const watch = (page: BrowserPage): string[] => {
  const seen: string[] = []
  page.on('request', (request) => {
    const url = new URL(request.url())
    if (url.protocol !== 'data:' && url.origin !== product.url) seen.push(request.url())
  })
  page.on('console', (line) => {
    // what keeps a browser of the tests from starting one says so
    if (line.type() === 'warning' && !line.text().startsWith('Service Worker registration blocked'))
      seen.push(line.text())
  })
  return seen
}

/** A visitor can read: nothing sends them away, and there is a way in. */
const isReadable = async (page: BrowserPage, address: string) => {
  expect(await toasts(page).count(), address).toBe(0)
  // also behind a dialog that a page opens with
  const header = page.locator('body > #root > header')
  const logIn = header.getByRole('button', { name: 'Log In', exact: true, includeHidden: true })
  expect(await logIn.isVisible(), address).toBe(true)
}

test('S-001 S-435 S-049 S-009 S-012 S-027 S-436 every route: 200, its layout and title, nothing from elsewhere, no line in the console', async () => {
  const titles = new Map<string, string>()
  for (const access of ['public', 'member'] as const) {
    const page = await product.page(who(access))
    const seen = watch(page)
    for (const [at, { address, listed, path }] of routes.filter((one) => one.access === access).entries()) {
      const answer = await page.goto(address)
      expect(answer?.status(), address).toBe(200)
      await product.settled(page)
      // not by its role: a page may open with a dialog over it
      const h1 = page.locator('h1')
      const first = await said(h1)
      expect(await page.locator('body > #root > header').count(), address).toBe(1)
      expect(await page.locator('main').count(), address).toBe(1)
      expect(await page.locator('footer').count(), address).toBe(1)
      expect(await h1.count(), address).toBe(1)
      const isHidden = (await page.locator('meta[name=robots][content=noindex]').count()) === 1
      expect(isHidden, address).toBe(!listed)
      titles.set(path, await page.title())
      if (access === 'public') await isReadable(page, address)
      if (at % RELOADED !== 0) continue
      await page.reload()
      await holdsTrue(async () => (await said(h1)) === first)
    }
    expect(product.troubles(page)).toEqual([])
    expect(seen).toEqual([])
  }
  expect(new Set(titles.values()).size).toBe(titles.size)
}, 120_000)

test('S-001 S-003 links inside, Back and Forward; scroll at 0 and focus on the heading', async () => {
  const page = await product.page({ width: 360 })
  await page.goto('/')
  await heading(page).waitFor()
  await page.getByRole('contentinfo').getByRole('link', { name: 'Oracle', exact: true }).click()
  await holdsTrue(async () => (await said(heading(page))).startsWith('Oracle'))
  await holdsTrue(async () => (await page.evaluate(() => window.scrollY)) === 0)
  expect(await focused(page)).toMatch(/^Oracle/)
  await page.getByRole('contentinfo').getByRole('link', { name: 'Astra', exact: true }).click()
  await holdsTrue(async () => (await said(heading(page))).startsWith('Astra'))
  await page.goBack()
  await holdsTrue(async () => (await said(heading(page))).startsWith('Oracle'))
  await page.goForward()
  await holdsTrue(async () => (await said(heading(page))).startsWith('Astra'))
})

test('a page that is gone to has its sheets in the order of one that is loaded', async () => {
  const page = await product.page()
  const sheets = () =>
    page.evaluate(() => [...document.styleSheets].map(({ href }) => href).filter((href) => href?.includes('/assets/')))
  await page.goto('/recharges')
  const loaded = await sheets()
  expect(loaded.length).toBeGreaterThan(2)
  await page.goto('/about-us')
  await walk(page, '/recharges')
  expect((await sheets()).filter((href) => loaded.includes(href))).toEqual(loaded)
})

test('S-002 an unknown address is 404, in the layout, with a way home', async () => {
  const page = await product.page()
  const main = page.locator('main')
  expect((await page.goto('/zzz'))?.status()).toBe(404)
  await headed(page, 'This star is not on our chart')
  expect(await page.locator('footer').count()).toBe(1)
  expect(await main.getByText('Did you mean').count()).toBe(0)
  expect(await main.getByRole('navigation').getByRole('link').allTextContents()).toEqual([
    'Chat with Astrologer',
    'Free Kundli',
    'Horoscope today',
    'Panchang',
    'AstroHub',
    'Blogs',
    'Contact Us',
  ])
  await main.getByRole('link', { name: 'Back to home' }).click()
  await page.waitForURL(`${product.url}/`)
  expect((await page.goto('/festival'))?.status()).toBe(404)
  await main.getByText('Did you mean this:').getByRole('link', { name: 'Festivals' }).click()
  await page.waitForURL(`${product.url}/festivals`)
})

test('S-046 S-037 a visitor on a page for members ends at / (of the new post at /forum) and returns after logging in', async () => {
  const page = await product.page()
  for (const { address, visitorsGoTo = '/' } of routes.filter((one) => one.access === 'member')) {
    await page.goto(address)
    await page.waitForURL(`${product.url}${visitorsGoTo}`)
    expect(await readToast(page), address).toContain('Please login first')
  }
  await page.goto('/create-kundli?type=Astra')
  await page.waitForURL(`${product.url}/`)
  await product.logIn(page, member.mobile)
  await page.waitForURL('**/create-kundli?type=Astra')
})

test('S-047 a token without a user sees no page for members', async () => {
  const payload = Buffer.from(JSON.stringify({ data: { mobile: '+919876543210' } })).toString('base64url')
  const page = await product.page()
  await page.context().addCookies([{ name: 'jwt', value: `a.${payload}.c`, url: product.url }])
  for (const path of ['/create-kundli', '/chats']) {
    await page.goto(path)
    await page.waitForURL(`${product.url}/`)
  }
})

test.each([
  ['S-004', '/', '/'],
  ['S-007', '/create-kundli/oracle', '/create-kundli?type=Oracle'],
  ['S-007', '/create-kundli/astra?x=1', '/create-kundli?x=1&type=Astra'],
  ['S-010', '/free-kundli/oracle', '/free-kundli?type=Oracle'],
  ['S-010', '/free-kundli/astra', '/free-kundli?type=Astra'],
  ['S-013', '/free-kundli-celeb/oracle', '/free-kundli-celeb?type=Oracle'],
  ['S-013', '/free-kundli-celeb/astra', '/free-kundli-celeb?type=Astra'],
  ['S-025', '/chatsceleb', '/free-kundli-celeb'],
])('%s %s is %s', async (_, address, shown) => {
  const page = await product.page({ as: member })
  await page.goto(address)
  await page.waitForURL(`${product.url}${shown}`)
  await heading(page).waitFor()
})

test('S-006 S-034 S-038 S-039 S-040 S-042 pages of a member show what their address says', async () => {
  const page = await product.page({ as: member })
  const shown = {
    '/create-kundli': 'Create your kundli',
    '/forum': 'Latest discussions',
    '/forum?page=1': 'Latest discussions',
    [`/forum/seen-by-everyone?did=${did}`]: 'Seen by everyone',
    [`/forum/edit-post/${did}`]: 'Edit Post',
    '/profile': 'shell.member',
    [`/profile?uid=${member.uid}`]: 'shell.member',
    '/profile/redeem-history': 'Questions Redeem History',
    '/profile/transfer-history': 'Questions Transfer History',
  }
  for (const [address, title] of Object.entries(shown)) {
    await page.goto(address)
    await headed(page, title)
  }
  await page.goto(`/forum/edit-post/${did}`)
  await holdsTrue(async () => (await page.getByLabel('Title').inputValue()) === 'Seen by everyone')
  await page.goto('/create-kundli')
  await page.getByRole('main').getByText('Asha Sharma').first().waitFor()
  expect(product.troubles(page)).toEqual([])
})

test('S-436 headers: no inline scripts but those with a hash, nosniff, no frames', async () => {
  const answer = await fetch(product.url, { headers: { accept: 'text/html' } })
  const policy = answer.headers.get('content-security-policy') ?? ''
  const scripts = /script-src ([^;]*)/.exec(policy)?.[1] ?? ''
  // the one from elsewhere is the checkout's, which only a page where somebody pays loads
  expect(scripts).toMatch(/^'self'( 'sha256-[\w+/=]+')* http:\/\/127\.0\.0\.1:\d+\/checkout\.js$/)
  expect(policy).toContain("frame-ancestors 'none'")
  expect(policy).toContain("object-src 'none'")
  expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
})

// last: it compresses everything, and the connections of the others would not outlive that on a busy machine
test('S-466 entry at most 88 KB, every further part at most 30 KB', () => {
  const { entryBytes, parts } = buildReport(path.resolve(import.meta.dirname, '../apps/web/dist'))
  expect(budget).toEqual({ entryBytes: 88 * 1024, partBytes: 30 * 1024 })
  expect(entryBytes).toBeLessThanOrEqual(budget.entryBytes)
  expect(parts.filter(({ bytes }) => bytes > budget.partBytes)).toEqual([])
}, 120_000)
