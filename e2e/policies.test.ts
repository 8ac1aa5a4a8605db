// Sections 1 and 16 of the acceptance list: the policy pages that are built, and the ways to them.
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { startProduct } from './product.ts'
import { violations } from './testing/axe.ts'
import { focused, heading, holdsTrue, said, scrollsSideways } from './testing/see.ts'

const product = await startProduct({ env: { SUPPORT_EMAIL: 'help@dhruva.example' } })

const policies = [
  ['/terms-and-conditions', 'Terms and Conditions', 'नियम और शर्तें', 9],
  ['/privacy-policy', 'Privacy Policy', 'गोपनीयता नीति', 7],
  ['/refund-policy', 'Refund Policy', 'वापसी नीति', 5],
  ['/security', 'Reporting a weakness', 'सुरक्षा की कमी बताना', 4],
  ['/shipping-policy', 'Shipping Policy', 'डिलीवरी नीति', 3],
  ['/contact-us', 'Contact Us', 'संपर्क करें', 3],
  ['/about-us', 'About Us', 'हमारे बारे में', 5],
] as const

/** That of reports is for few: the contact page leads to it. */
const inFooter = policies.filter(([path]) => path !== '/security')

const goBack = (page: Page) => page.locator('main').getByRole('button', { name: 'Go back' })
const isAt = (page: Page, title: string) => holdsTrue(async () => (await said(heading(page))) === title)
const textOf = (page: Page) => said(page.locator('main'))

test.each(policies)('S-032 %s: 200, Go back first and last, a list of its parts', async (path, title, _, parts) => {
  const page = await product.page()
  expect((await page.goto(path))?.status()).toBe(200)
  await isAt(page, title)
  expect(await page.title()).toBe(`${title} · Dhruva`)
  const controls = await page.locator('main').locator('button, a').allTextContents()
  expect(await goBack(page).count()).toBe(2)
  expect(controls[0]).toBe('Go back')
  expect(await page.locator('main time').getAttribute('datetime')).toMatch(/^\d{4}-\d\d-\d\d$/)

  const contents = page.getByRole('navigation', { name: 'On this page' }).getByRole('link')
  const names = await contents.allTextContents()
  expect(names).toHaveLength(parts)
  expect(await page.locator('main section h2').allTextContents()).toEqual(names)
  await contents.last().click()
  await holdsTrue(async () => (await focused(page)) === names.at(-1))
  const last = page.getByRole('heading', { name: names.at(-1)!, exact: true })
  await holdsTrue(async () => (await last.boundingBox())!.y < 900)
  expect(product.troubles(page)).toEqual([])
})

test('S-020 S-412 S-414 who we are, whose data we use, and when somebody is there', async () => {
  const page = await product.page()
  await page.goto('/about-us')
  for (const name of ['GeoNames', 'OpenStreetMap']) await page.getByRole('link', { name }).waitFor()
  await page.goto('/contact-us')
  await page.getByRole('main').getByRole('link', { name: 'help@dhruva.example' }).waitFor()
  await page.getByRole('link', { name: 'Report a weakness' }).click()
  await isAt(page, 'Reporting a weakness')
  await page.getByRole('link', { name: 'help@dhruva.example' }).first().waitFor()
  await page.goBack()
  await isAt(page, 'Contact Us')
  const text = await textOf(page)
  for (const part of ['9 AM to 6 PM', '10 AM to 4 PM', 'Sunday: closed', 'within 24 hours'])
    expect(text).toContain(part)
})

test('S-415 how long a refund can be asked for, and takes', async () => {
  const page = await product.page()
  await page.goto('/refund-policy')
  await isAt(page, 'Refund Policy')
  const text = await textOf(page)
  for (const part of ['Within 7 days', 'within 5 business days', 'up to 10 business days']) expect(text).toContain(part)
})

test('S-032 what the two pages have to say', async () => {
  const page = await product.page()
  await page.goto('/privacy-policy')
  await page.getByRole('link', { name: 'help@dhruva.example' }).first().waitFor()
  const privacy = await textOf(page)
  for (const part of [
    '5 minutes',
    'for 2 days',
    'jwt',
    'first name',
    'never gets your mobile number',
    'six-digit code',
  ])
    expect(privacy).toContain(part)
  await page.goto('/terms-and-conditions')
  await isAt(page, 'Terms and Conditions')
  const terms = await textOf(page)
  for (const part of [
    'AI-based service, not a human consultation',
    'not medical, legal or financial advice',
    '18 or older',
    'only when its answer is complete',
    'CC BY 4.0',
    '© OpenStreetMap contributors',
    'Astronomy Engine',
  ])
    expect(terms).toContain(part)
})

test.each(policies)('S-413 %s: opened directly, Go back leads to /', async (path, title, _, parts) => {
  const page = await product.page()
  for (const button of ['first', 'last'] as const) {
    await page.goto(path)
    await isAt(page, title)
    const part = page
      .getByRole('navigation', { name: 'On this page' })
      .getByRole('link')
      .nth(parts - 2)
    await part.click()
    await page.waitForURL(`**${path}#*`)
    await page.reload()
    await goBack(page)[button]().click()
    await page.waitForURL(`${product.url}/`)
  }
})

test.each(inFooter)('S-413 %s: from a link, Go back leads to the page before', async (path, title) => {
  const page = await product.page()
  await page.goto('/oracle')
  await page.getByRole('contentinfo').getByRole('link', { name: title }).click()
  await isAt(page, title)
  await page.getByRole('navigation', { name: 'On this page' }).getByRole('link').last().click()
  await page.waitForURL(`**${path}#*`)
  await goBack(page).last().click()
  await page.waitForURL(`${product.url}/oracle`)
  await holdsTrue(async () => (await said(heading(page))).startsWith('Oracle'))
})

test('S-065 S-413 from the login dialog and back: the typed number is kept', async () => {
  const page = await product.page()
  await page.goto('/astra')
  for (const [name, title] of [
    ['Terms of Use', 'Terms and Conditions'],
    ['Privacy Policy', 'Privacy Policy'],
  ] as const) {
    await page.getByRole('button', { name: 'Log In' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Mobile number').fill('98765')
    await dialog.getByRole('link', { name }).click()
    await isAt(page, title)
    expect(await dialog.count()).toBe(0)
    await goBack(page).first().click()
    await page.waitForURL(`${product.url}/astra`)
  }
  await page.getByRole('button', { name: 'Log In' }).click()
  expect(await page.getByRole('dialog').getByLabel('Mobile number').inputValue()).toBe('98765')
})

test('S-416 S-417 the footer leads to both and keeps its other links', async () => {
  const page = await product.page({ width: 360 })
  await page.goto('/')
  const footer = page.getByRole('contentinfo')
  await footer.getByRole('link', { name: 'Write to help@dhruva.example' }).waitFor()
  expect(await footer.getByRole('heading').allTextContents()).toEqual(['Astrologers', 'Kundli', 'Day by day', 'More'])
  for (const [path, title] of inFooter)
    expect(await footer.getByRole('link', { name: title }).getAttribute('href')).toBe(path)
})

/** Names of products and licences, and what stands in brackets or quotes beside its Hindi. */
const LATIN = /^(AstroHub|AI|SMS|Twilio|Google|Tele|MANAS|OpenStreetMap|jwt|GeoNames|CC|BY|ODbL|Astronomy|Engine|MIT)$/

/** On phone and desk the tests of all screens look at them. */
test.each(policies)('S-426 S-428 %s in Hindi at 768 px', async (path, _, hindi) => {
  const page = await product.page({ width: 768, language: 'hi', theme: 'dark' })
  await page.goto(path)
  await isAt(page, hindi)
  expect(await scrollsSideways(page)).toBe(false)
  expect(await violations(page)).toEqual([])
  const words = (await textOf(page)).replaceAll(/help@dhruva\.example|security\.txt/g, '').match(/[A-Za-z]{2,}/g) ?? []
  expect(words.filter((word) => !LATIN.test(word))).toEqual([])
})
