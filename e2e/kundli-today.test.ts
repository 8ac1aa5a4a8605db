// What a kundli says first, and today's planets over its drawing.
import { kundli } from '@dhruva/contract'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { kundliToday as hi } from '../apps/web/src/locales/hi/kundli-today.ts'
import { fails, startProduct } from './product.ts'
import { violations } from './testing/axe.ts'
import { englishLeft } from './testing/crawl.ts'
import { saveBirth } from './testing/people.ts'
import { holdsTrue, scrollsSideways } from './testing/see.ts'

const product = await startProduct()
const person = await product.arrive()
const bid = await saveBirth(person)

const words = (page: Page) => page.locator('#kundli-words')

const open = async (options: { width?: number; theme?: 'dark'; language?: 'hi' } = {}, of = bid) => {
  const page = await product.page({ as: person, ...options })
  await page.goto(`/kundli?bid=${of}`)
  await words(page).locator('dd').first().waitFor()
  return page
}

test('a kundli opens with five plain sentences; a mark opens its facts, and a fact its place on the page', async () => {
  const page = await open({ width: 360 })
  expect(await words(page).locator('dt').allTextContents()).toEqual(['Nature', 'Strength', 'Now', 'Next', 'Take care'])
  expect(await words(page).locator('dd').first().innerText()).toMatch(/Leo.*Cancer/s)
  await words(page).getByText('AI-based service').waitFor()
  await words(page).getByRole('button').nth(1).press('Enter')
  const dialog = page.getByRole('dialog')
  await dialog.getByText(/the strongest of the seven/).waitFor()
  await dialog.getByRole('link').last().press('Enter')
  await dialog.waitFor({ state: 'detached' })
  await page.waitForURL(/open=graha\./)
  await holdsTrue(() => page.evaluate(() => document.activeElement?.id === 'kundli-graha'))
  expect(await words(page).locator('dd').count()).toBe(5)
})

test('in Hindi, on a phone at night, all of it is in Hindi and accessible', async () => {
  const page = await open({ width: 360, theme: 'dark', language: 'hi' })
  await page.getByRole('button', { name: hi.layOver }).click()
  await page.getByRole('table', { name: hi.table }).waitFor()
  expect(await englishLeft(page)).toEqual([])
  expect(await scrollsSideways(page)).toBe(false)
  expect(await violations(page)).toEqual([])
})

test("today's planets lie over the birth chart while they are wanted: by keyboard, for the ear, in a table", async () => {
  const page = await open()
  const choice = page.getByRole('button', { name: 'Today’s planets over it' })
  await choice.focus()
  await page.keyboard.press('Space')
  expect(await choice.getAttribute('aria-pressed')).toBe('true')
  await page.getByRole('group', { name: /Today’s planets lie over it/ }).waitFor()
  const drawn = page.locator('#kundli-varga svg [data-today]')
  expect(await drawn.count()).toBe(9)
  const table = page.getByRole('table', { name: /^Today’s planets/ })
  expect(await table.getByRole('row').count()).toBe(10)
  await page.getByText(/^The sky on \d{1,2} \w+ \d{4}, at noon in India$/).waitFor()

  // what the table says of Saturn the drawing says of his house
  const saturn = await table
    .getByRole('row', { name: /^Saturn/ })
    .getByRole('cell')
    .allTextContents()
  const [sign, house] = saturn
  const label = await page.locator(`[data-house="${house}"][role=button]`).getAttribute('aria-label')
  expect(label).toContain(`House ${house}, ${sign}`)
  expect(label).toMatch(/today .*Saturn/)

  await page.getByRole('button', { name: 'Navamsa', exact: true }).click()
  expect(await choice.count()).toBe(0)
  expect(await drawn.count()).toBe(0)
  await page.getByRole('button', { name: 'Rashi', exact: true }).click()
  expect(await drawn.count()).toBe(9)
  await choice.click()
  expect(await drawn.count()).toBe(0)
  expect(await table.count()).toBe(0)
})

test('on paper the sky is there without its switch', async () => {
  const page = await open()
  const choice = page.getByRole('button', { name: 'Today’s planets over it' })
  await choice.click()
  await page.emulateMedia({ media: 'print' })
  expect(await choice.isVisible()).toBe(false)
  expect(await page.getByRole('table', { name: /^Today’s planets/ }).isVisible()).toBe(true)
  expect(await words(page).locator('dd').first().isVisible()).toBe(true)
  expect(await words(page).locator('dd button').first().isVisible()).toBe(false)
})

test('a fact about the sky of today opens the drawing with it', async () => {
  const page = await product.page({ as: person })
  await page.goto(`/kundli?bid=${bid}&open=transit.saturn`)
  await page.getByText(/about where Saturn stands now/).waitFor()
  await page.getByRole('table', { name: /^Today’s planets/ }).waitFor()
})

test('without the time of birth no house is counted from the lagna', async () => {
  const unknown = await product.birth(person, { full_name: 'Kiran', tob: '12:00', tob_uncertainty: 'unknown' })
  const page = await open({}, unknown)
  await page.getByRole('button', { name: 'Today’s planets over it' }).click()
  const table = page.getByRole('table', { name: /^Today’s planets/ })
  expect(await table.getByRole('columnheader', { name: 'House', exact: true }).count()).toBe(0)
  expect(await words(page).innerText()).not.toMatch(/rises|your house/)
})

test('where the sentences do not come the kundli stands without them', async () => {
  const page = await product.page({ as: person })
  const failing = await fails(page, kundli.getToday, 'fail')
  await page.goto(`/kundli?bid=${bid}`)
  await page.locator('[data-house="12"][role=button]').waitFor()
  await words(page).waitFor({ state: 'detached' })
  expect(failing.count()).toBeGreaterThan(0)
  expect(await page.getByRole('button', { name: 'Today’s planets over it' }).count()).toBe(0)
})

test('a kundli is kept as a PDF and shown by a link, which its owner takes back', async () => {
  const person = await product.arrive()
  const shown = await product.birth(person)
  const page = await product.page({ as: person, width: 360 })
  await page.goto(`/kundli?bid=${shown}`)
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save as PDF' }).click(),
  ])
  expect(file.suggestedFilename()).toMatch(/^dhruva-kundli-\d{4}-\d\d-\d\d\.pdf$/)
  await page.getByRole('button', { name: 'Share', exact: true }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Without a name' }).click()
  await dialog.getByRole('button', { name: 'Make a link' }).click()
  const address = await dialog.getByRole('textbox', { name: 'Link' }).inputValue()
  expect(address).toMatch(/\/shared-kundli\/[\w-]{22}$/)
  const visitor = await product.page({ width: 360 })
  await visitor.goto(address)
  await visitor.getByRole('heading', { level: 1, name: 'A shared kundli' }).waitFor()
  await visitor.getByRole('group', { name: /North Indian birth chart/ }).waitFor()
  expect(await visitor.locator('meta[name=robots]').getAttribute('content')).toContain('noindex')
  // to look at: nothing asks, prints a paper or changes it
  expect(await visitor.getByRole('button', { name: /Oracle|PDF|^Share$/ }).count()).toBe(0)
  expect(await visitor.getByRole('button', { name: 'Share picture' }).count()).toBe(1)
  await dialog.getByRole('button', { name: 'Withdraw all links' }).click()
  await dialog.getByRole('button', { name: 'Make a link' }).waitFor()
  await visitor.reload()
  await visitor.getByRole('heading', { name: 'This kundli is not shared any more' }).waitFor()
})

test('a kundli is given away as a picture: only what its person has ticked is asked for, in the style they read', async () => {
  const page = await product.page({ as: person, width: 360 })
  await page.goto(`/kundli?bid=${bid}`)
  await page.getByRole('button', { name: 'South', exact: true }).click()
  const asked: URLSearchParams[] = []
  page.on('request', (request) => {
    const url = new URL(request.url())
    if (url.pathname === kundli.getKundliPicture.path) asked.push(url.searchParams)
  })
  await page.getByRole('button', { name: 'Share picture' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('img', { name: 'The picture of this kundli' }).waitFor()
  await dialog.getByRole('checkbox', { name: 'Date, time and place of birth' }).check()
  await dialog.getByRole('checkbox', { name: 'First name' }).uncheck()
  await dialog.getByRole('img', { name: 'The picture of this kundli' }).waitFor()
  const [first] = asked
  const last = asked.at(-1)
  const wished = (of: URLSearchParams | undefined) => ['style', 'with_name', 'with_birth'].map((name) => of?.get(name))
  expect([wished(first), wished(last)]).toEqual([
    ['south', '1', '0'],
    ['south', '0', '1'],
  ])
  expect(await violations(page)).toEqual([])
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    dialog.getByRole('button', { name: 'Save picture' }).click(),
  ])
  expect(file.suggestedFilename()).toBe('dhruva-kundli.png')
})
