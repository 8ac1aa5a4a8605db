// The seconds between the first look at a page and its scripts: what is pressed or typed in them is not lost.
import { births, comments, discussions, kundli, pages } from '@dhruva/contract'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { births as enBirths } from '../apps/web/src/locales/en/births.ts'
import { shell as enShell } from '../apps/web/src/locales/en/shell.ts'
import { shell as hiShell } from '../apps/web/src/locales/hi/shell.ts'
import { type Person, startProduct } from './product.ts'
import { post, withHandle } from './testing/forum.ts'
import { holdsTrue, said } from './testing/see.ts'

const product = await startProduct()
const asha = await product.arrive()
const bid = await product.birth(asha)

const early = (page: Page) => page.locator('#view')

/** Opens a page whose scripts come only when `arrive` lets them. */
const open = async (address: string, options: { width?: number; language?: 'en' | 'hi'; as?: Person } = {}) => {
  const page = await product.page({ width: 360, ...options })
  let arrive = () => {}
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve
  })
  await page.route('**/assets/*.js', async (route) => {
    await arrived
    await route.continue().catch(() => undefined)
  })
  await page.goto(address, { waitUntil: 'commit' })
  await early(page).waitFor()
  const ready = async () => {
    arrive()
    await early(page).waitFor({ state: 'detached' })
  }
  return { page, ready }
}

const pressed = (page: Page) => page.locator('[data-pressed]')

test('a press on Log In before the scripts are there is shown, and opens the dialog as soon as they are', async () => {
  const { page, ready } = await open('/')
  await early(page).getByRole('button', { name: enShell.openMenu }).click()
  expect(await pressed(page).getAttribute('aria-label')).toBe(enShell.openMenu)
  // the last press counts
  await page.setViewportSize({ width: 900, height: 700 })
  await early(page).getByRole('button', { name: enShell.logIn, exact: true }).click()
  expect(await pressed(page).allTextContents()).toEqual([enShell.logIn])
  await ready()
  await page.getByRole('dialog').waitFor()
  expect(await pressed(page).count()).toBe(0)
})

test('what is typed and chosen early stays in the form, with the focus', async () => {
  const { page, ready } = await open('/free-kundli')
  const form = early(page).getByRole('form', { name: enBirths.formLabel })
  await form.getByLabel(enBirths.labels.year, { exact: true }).fill('1996')
  await form.getByLabel(enBirths.labels.month, { exact: true }).selectOption('08')
  await form.getByRole('radio', { name: enBirths.female, exact: true }).check({ force: true })
  await form.getByLabel(enBirths.labels.name, { exact: true }).pressSequentially('Asha')
  await ready()
  const name = page.getByLabel(enBirths.labels.name, { exact: true })
  await holdsTrue(async () => (await name.inputValue()) === 'Asha')
  expect(await page.getByLabel(enBirths.labels.year, { exact: true }).inputValue()).toBe('1996')
  expect(await page.getByLabel(enBirths.labels.month, { exact: true }).inputValue()).toBe('08')
  expect(await page.getByRole('radio', { name: enBirths.female, exact: true }).isChecked()).toBe(true)
  await page.keyboard.type(' Sharma')
  expect(await name.inputValue()).toBe('Asha Sharma')
})

test('a form sent early is sent once it can be, and not as an address', async () => {
  const { page, ready } = await open('/free-kundli')
  await early(page).getByRole('button', { name: enBirths.generate }).click()
  await ready()
  // what is missing is named
  await page.getByRole('alertdialog').waitFor()
  expect(new URL(page.url()).search).toBe('')
})

test('a link works before the scripts', async () => {
  const { page } = await open('/')
  await early(page).locator('main a[href^="/forum"]').first().click()
  await page.waitForURL('**/forum*', { waitUntil: 'commit' })
})

test.each([
  ['/create-kundli', 'en'],
  [`/kundli?bid=${bid}`, 'en'],
  [`/chats?type=Oracle&bid=${bid}`, 'hi'],
  ['/notifications', 'hi'],
  ['/forum', 'en'],
] as const)(
  '%s of a member, in %s, stands before its scripts: header and headings, nothing personal',
  async (address, language) => {
    const { page, ready } = await open(address, { width: 900, language, as: asha })
    const { account } = { en: enShell, hi: hiShell }[language]
    await early(page).getByRole('banner').getByLabel(account).waitFor()
    const heading = await said(early(page).getByRole('heading', { level: 1 }))
    expect(heading.length).toBeGreaterThan(3)
    expect(await early(page).textContent()).not.toContain(asha.mobile)
    await ready()
    await page.getByRole('banner').getByLabel(account).waitFor()
  },
)

test('a phone can keep the service among its apps: name, start and a picture that is there', async () => {
  const page = await product.page()
  await page.goto('/')
  const href = await page.locator('link[rel=manifest]').getAttribute('href')
  const manifest = await page.request.get(href ?? '')
  expect(manifest.headers()['content-type']).toContain('application/manifest+json')
  const { name, start_url, icons } = await manifest.json()
  expect([name, start_url]).toEqual([enShell.brand, '/'])
  for (const { src, type } of icons) expect((await page.request.get(src)).headers()['content-type']).toContain(type)
  expect(product.troubles(page)).toEqual([])
})

const did = await post(await withHandle(product, 'early.author'), 'Asked for ahead')
test.each([
  ['/', [births.getBirths, kundli.getToday]],
  [`/kundli?bid=${bid}`, [kundli.getChart, kundli.getToday, births.getBirths]],
  ['/create-kundli?type=Oracle', [births.getBirths]],
  ['/forum', [discussions.searchDiscussions]],
  [`/forum/x?did=${did}`, [discussions.getDiscussion, comments.getComments]],
] as const)(
  'a member’s own part of %s is answered before the scripts are there, and none of it is asked for again',
  async (address, calls) => {
    const { page, ready } = await open(address, { as: asha })
    const statuses = (path: string) =>
      page.evaluate(
        (of) =>
          performance
            .getEntriesByType('resource')
            .filter((one) => new URL(one.name).pathname === of)
            .map((one) => Reflect.get(one, 'responseStatus')),
        path,
      )
    await holdsTrue(async () => (await statuses(pages.getOwnPart.path)).length === 1)
    await ready()
    await product.settled(page)
    expect(await statuses(pages.getOwnPart.path)).toEqual([200])
    for (const { path } of calls) expect(await statuses(path), path).toEqual([])
  },
)

test.each(['/', `/kundli?bid=${bid}`])(
  'a member’s own part of %s is read before the scripts are there',
  async (address) => {
    const { page, ready } = await open(address, { as: asha })
    const own = early(page).locator('[data-own]')
    await own.getByText(/Asha/).first().waitFor()
    const before = await said(own.getByRole('heading').first())
    await ready()
    expect(await said(page.locator('[data-own]').getByRole('heading').first())).toBe(before)
  },
)
