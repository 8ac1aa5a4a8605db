// Section 1.3 of the acceptance list: header, side menu, theme and language; and toasts and alerts (19.1).
import { users } from '@dhruva/contract'
import { expect, test } from 'vitest'
import { fails, type Person, startProduct } from './product.ts'
import { focused, heading, holdsTrue, said, scrollsSideways, toasts } from './testing/see.ts'

const product = await startProduct()
const member = await product.arrive()

test('S-050 S-051 header of a visitor at 1280 px', async () => {
  const page = await product.page({ width: 1280 })
  await page.goto('/oracle')
  const nav = page.getByRole('navigation', { name: 'Main' })
  const links = await nav
    .getByRole('link')
    .evaluateAll((all) => all.map((one) => [one.textContent, one.getAttribute('href')]))
  expect(links).toContainEqual(['Home', '/'])
  expect(links).toContainEqual(['Chat Now', '/#chat-with-ai'])
  expect(links.map(([name]) => name)).not.toContain('Blogs')
  expect(await page.getByRole('button', { name: 'Log In' }).isVisible()).toBe(true)
  await page
    .getByRole('banner')
    .getByRole('link', { name: /^Dhruva/ })
    .click()
  await page.waitForURL(`${product.url}/`)
})

test('S-052 side menu: the same links, focus held, Esc closes and gives the focus back', async () => {
  const page = await product.page({ width: 360 })
  await page.goto('/oracle')
  const opener = page.getByRole('button', { name: 'Open menu' })
  await opener.click()
  const menu = page.getByRole('dialog', { name: 'Menu' })
  await menu.waitFor()
  const links = menu.getByRole('navigation').getByRole('link')
  expect(await links.evaluateAll((all) => all.map((one) => [one.textContent, one.getAttribute('href')]))).toEqual([
    ['Home', '/'],
    ['AstroHub', '/forum?page=1'],
    ['Free Kundli', '/free-kundli'],
    ['Horoscope', '/horoscope?zodiac=Aries&when=Today'],
    ['Recharge', '/subscription'],
    ['Chat Now', '/#chat-with-ai'],
    ['Blogs', '/blogs'],
  ])
  expect(await menu.getByRole('button', { name: 'Log In' }).isVisible()).toBe(true)
  for (let n = 0; n < 20; n++) {
    await page.keyboard.press('Tab')
    expect(await menu.evaluate((element) => element.contains(document.activeElement))).toBe(true)
  }
  await page.keyboard.press('Escape')
  await menu.waitFor({ state: 'detached' })
  await holdsTrue(async () => (await focused(page)) === 'Open menu')
  expect(await scrollsSideways(page)).toBe(false)
})

test('S-053 S-058 S-059 header, side menu and dropdown of a member', async () => {
  const page = await product.page({ width: 1280, as: member })
  await page.goto('/')
  expect(await page.getByRole('button', { name: 'Log In' }).count()).toBe(0)
  const account = page.getByRole('button', { name: 'Account' })
  for (const key of ['Enter', 'Space']) {
    await account.focus()
    await page.keyboard.press(key)
    await holdsTrue(() => page.evaluate(() => Boolean(document.activeElement?.closest('[role=menu]'))))
    await page.keyboard.press('Home')
    await holdsTrue(async () => (await focused(page)) === 'My Points')
    for (const name of [
      'My Subscriptions',
      'Chats History',
      'Redeem History',
      'Transfer History',
      'Payments & invoices',
      'Your Logins',
      'Your data',
      'App & offline',
      'System',
    ]) {
      await page.keyboard.press('ArrowDown')
      await holdsTrue(async () => (await focused(page)) === name)
    }
    await page.keyboard.press('Escape')
    await page.getByRole('menu').waitFor({ state: 'detached' })
  }
  await account.click()
  await page.getByRole('menuitem', { name: 'Log out' }).waitFor()
  const items = await page.getByRole('menuitem').allTextContents()
  expect(items.slice(0, 9)).toEqual([
    'My Points',
    'My Subscriptions',
    'Chats History',
    'Redeem History',
    'Transfer History',
    'Payments & invoices',
    'Your Logins',
    'Your data',
    'App & offline',
  ])
  expect(items.at(-1)).toBe('Log out')
  const colour = await page.getByRole('menuitem', { name: 'Log out' }).evaluate((item) => getComputedStyle(item).color)
  const danger = await page.evaluate(() => {
    const probe = document.body.appendChild(document.createElement('i'))
    probe.style.color = 'var(--danger)'
    return getComputedStyle(probe).color
  })
  expect(colour).toBe(danger)
  await page.getByRole('menuitem', { name: 'Chats History' }).click()
  await page.waitForURL('**/chats')

  const phone = await product.page({ width: 360, as: member })
  await phone.goto('/')
  await phone.getByRole('button', { name: 'Open menu' }).click()
  const menu = phone.getByRole('dialog', { name: 'Menu' })
  await menu.getByRole('link', { name: 'Chats History' }).waitFor()
  expect(await menu.getByText('Log out').isVisible()).toBe(true)
})

const isRefused = async ({ token }: Person) => {
  const answer = await fetch(`${product.url}${users.getUserInfo.path}`, {
    headers: { authorization: `Bearer ${token}` },
  })
  return answer.status === 401
}

test.each(['', 'exception'] as const)(
  'S-060 Log out revokes the session and works when the call fails (%j)',
  async (how) => {
    const person = await product.arrive()
    const page = await product.page({ as: person })
    await page.goto('/create-kundli')
    if (how) await fails(page, users.logout, how)
    await page.getByRole('button', { name: 'Account' }).click()
    await page.getByRole('menuitem', { name: 'Log out' }).click()
    await page.waitForURL(`${product.url}/`)
    await page.getByRole('button', { name: 'Log In' }).waitFor()
    expect(await page.context().cookies()).toEqual([])
    if (!how) await holdsTrue(() => isRefused(person))
  },
)

test('S-061 logged out in one tab: so is the other, without a word', async () => {
  const page = await product.page({ as: await product.arrive() })
  await page.goto('/')
  const other = await page.context().newPage()
  await other.goto('/')
  // a tab behind another draws no frames, and a press waits for two
  await page.bringToFront()
  await page.getByRole('button', { name: 'Account' }).click()
  await page.getByRole('menuitem', { name: 'Log out' }).click()
  await page.getByRole('button', { name: 'Log In' }).waitFor()
  await other.bringToFront()
  await other.getByRole('button', { name: 'Log In' }).waitFor()
  await other.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Free Kundli' }).click()
  await other.waitForURL('**/free-kundli')
  await other.getByRole('heading', { level: 1 }).waitFor()
  expect(await other.getByRole('dialog').count()).toBe(0)
})

test('S-062 Chat Now scrolls to the astrologers, smoothly unless motion is reduced', async () => {
  const top = (page: Awaited<ReturnType<typeof product.page>>) =>
    page.locator('#chat-with-ai').evaluate((section) => section.getBoundingClientRect().top)
  const calm = await product.page({ width: 1280 })
  await calm.goto('/#chat-with-ai')
  await holdsTrue(async () => (await top(calm)) < 200)
  const page = await product.page({ width: 1280, motion: true })
  await page.addInitScript(() => {
    const scroll = Element.prototype.scrollIntoView
    Element.prototype.scrollIntoView = function (options) {
      sessionStorage.setItem('scrolled', JSON.stringify(options))
      scroll.call(this, options)
    }
  })
  await page.goto('/oracle')
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Chat Now' }).click()
  await holdsTrue(async () => (await top(page)) < 200)
  expect(await page.evaluate(() => sessionStorage.getItem('scrolled'))).toContain('"smooth"')
})

const themeOf = (page: Awaited<ReturnType<typeof product.page>>) => page.locator('html').getAttribute('data-theme')

test('S-439 theme of the system, and the choice that survives reload without a flash', async () => {
  for (const theme of ['light', 'dark'] as const) {
    const page = await product.page({ theme })
    await page.goto('/')
    expect(await themeOf(page)).toBe(theme)
  }
  const page = await product.page({ theme: 'light' })
  await page.goto('/')
  await page.getByRole('contentinfo').getByRole('button', { name: 'Night' }).click()
  expect(await themeOf(page)).toBe('dark')
  await page.addInitScript(() => {
    new MutationObserver(() => {
      const seen = `${sessionStorage.getItem('themes') ?? ''}${document.documentElement?.dataset.theme} `
      sessionStorage.setItem('themes', seen)
    }).observe(document, { attributes: true, subtree: true, attributeFilter: ['data-theme'] })
  })
  await page.reload()
  await heading(page).waitFor()
  expect(await themeOf(page)).toBe('dark')
  expect((await page.evaluate(() => sessionStorage.getItem('themes')))?.trim().split(' ').slice(1)).not.toContain(
    'light',
  )
})

test('S-442 S-464 the language changes at once, entries stay, the choice survives reload', async () => {
  const page = await product.page()
  await page.goto('/')
  await page.getByRole('button', { name: 'Log In' }).click()
  await page.getByLabel('Mobile number').fill('98765')
  await page.keyboard.press('Escape')
  await page.getByRole('banner').getByRole('button', { name: 'हिन्दी' }).click()
  await holdsTrue(async () => (await said(heading(page))).startsWith('जिस आकाश'))
  expect(await page.locator('html').getAttribute('lang')).toBe('hi')
  await page.getByRole('button', { name: 'लॉग इन' }).click()
  expect(await page.getByLabel('मोबाइल नंबर').inputValue()).toBe('98765')
  await page.reload()
  expect(await said(heading(page))).toMatch(/^जिस आकाश/)
  expect(await page.locator('html').getAttribute('lang')).toBe('hi')
  await page.getByRole('banner').getByRole('button', { name: 'English' }).click()
  await holdsTrue(async () => (await page.locator('html').getAttribute('lang')) === 'en')
  expect(await page.getByRole('banner').getByRole('button', { name: 'हिन्दी' }).getAttribute('lang')).toBe('hi')
})

test('S-423 S-056 toasts: where, how long, and Alt+T', async () => {
  const page = await product.page({ width: 1280 })
  await page.clock.install()
  await page.goto('/chats')
  const toast = toasts(page)
  await toast.waitFor()
  expect(await said(toast)).toContain('Please note:')
  const box = (await toast.boundingBox())!
  expect(box.width).toBe(320)
  expect(box.x + box.width).toBeGreaterThan(1280 - 60)
  expect(await page.locator('section[aria-live]').getAttribute('aria-live')).toBe('polite')
  await toast.hover()
  await page.clock.runFor(20_000)
  expect(await toast.count()).toBe(1)
  await page.keyboard.press('Alt+t')
  expect(await page.evaluate(() => document.activeElement?.closest('section[aria-live]') !== null)).toBe(true)
  await page.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur())
  await page.mouse.move(10, 600)
  await page.clock.runFor(4_000)
  expect(await toast.count()).toBe(1)
  await page.clock.runFor(2_500)
  await holdsTrue(async () => (await toast.count()) === 0)

  const phone = await product.page({ width: 360 })
  await phone.goto('/chats')
  await toasts(phone).waitFor()
  expect((await toasts(phone).boundingBox())!.width).toBeGreaterThan(300)
})

test('S-424 alerts: role, OK, focus held, Enter and Esc close', async () => {
  const page = await product.page()
  await page.goto('/')
  await page.getByRole('button', { name: 'Log In' }).click()
  const getOtp = page.getByRole('button', { name: 'Get OTP' })
  for (const key of ['Enter', 'Escape']) {
    await getOtp.click()
    const alert = page.getByRole('alertdialog')
    await alert.waitFor()
    await page.locator('[role=dialog][style*="pointer-events: none"]').waitFor({ state: 'attached' })
    await page.keyboard.press('Tab')
    expect(await focused(page)).toBe('OK')
    await page.keyboard.press(key)
    await alert.waitFor({ state: 'detached' })
    await holdsTrue(() => page.getByLabel('Mobile number').evaluate((field) => field === document.activeElement))
  }
})
