// Section 4.4 of the acceptance list: two saved kundlis matched.
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { type Person, startProduct } from './product.ts'
import { violations } from './testing/axe.ts'
import { englishLeft } from './testing/crawl.ts'
import { scrollsSideways } from './testing/see.ts'

const product = await startProduct()

const couple = async (): Promise<Person & { one: number; two: number }> => {
  const person = await product.arrive()
  const one = await product.birth(person)
  const two = await product.birth(person, { full_name: 'Rahul Sharma', gender: 'Male', dob: '2/11/1993', tob: '21:15' })
  return { ...person, one, two }
}

const open = async (as: Person, path: string, options: { width?: number; language?: 'en' | 'hi' } = {}) => {
  const page = await product.page({ as, width: 1440, ...options })
  await page.goto(path)
  await page.getByRole('heading', { level: 1 }).waitFor()
  return page
}

const rows = (page: Page) => page.locator('tr[data-koota]')

test('S-444 two are chosen in the saved list: eight kootas with points, maximum and reason, the total, Manglik', async () => {
  const both = await couple()
  const page = await open(both, '/create-kundli')
  await page.getByRole('button', { name: 'Match two kundlis' }).click()
  const match = page.getByRole('button', { name: 'Match', exact: true })
  await page.getByLabel('Choose Asha Sharma for the match').check()
  expect(await match.getAttribute('aria-disabled')).toBe('true')
  await page.getByLabel('Choose Rahul Sharma for the match').check()
  await match.click()
  await page.waitForURL(`/match?one=${both.one}&two=${both.two}`)
  await rows(page).first().waitFor()
  expect(await rows(page).count()).toBe(8)
  for (const row of await rows(page).all()) expect(await row.textContent()).toMatch(/(Rahul|Asha|Moons)[\s\S]*\d \/ \d/)
  await page.getByRole('meter', { name: 'Gunas' }).waitFor()
  await page.getByRole('heading', { name: 'Manglik' }).waitFor()
  expect(product.troubles(page)).toEqual([])
})

test('S-444 on the page itself: what is missing is said, swapping turns the order', async () => {
  const both = await couple()
  const page = await open(both, '/match')
  await page.getByRole('button', { name: 'Match', exact: true }).click()
  await page.getByText('Please choose both kundlis.').first().waitFor()
  await page.getByLabel('First kundli').selectOption(String(both.one))
  await page.getByLabel('Second kundli').selectOption(String(both.one))
  await page.getByRole('button', { name: 'Match', exact: true }).click()
  await page.getByText('Please choose two different kundlis.').waitFor()
  await page.getByLabel('Second kundli').selectOption(String(both.two))
  await page.getByRole('button', { name: 'Match', exact: true }).click()
  await page.waitForURL(`/match?one=${both.one}&two=${both.two}`)
  await rows(page).first().waitFor()
  await page.getByRole('button', { name: 'Swap the two' }).click()
  await page.waitForURL(`/match?one=${both.two}&two=${both.one}`)
})

test('S-444 with one kundli the page says what it needs; a kundli of someone else is not found', async () => {
  const alone = await product.arrive()
  const bid = await product.birth(alone)
  const page = await open(alone, '/match')
  await page.getByText('A match needs two saved kundlis.').waitFor()
  const other = await couple()
  await page.goto(`/match?one=${bid}&two=${other.one}`)
  await page.getByText('These birth details were not found.').waitFor()
})

test('S-444 S-428 S-426 the match at 768 px; on phone and desk the tests of all screens look at it', async () => {
  const both = await couple()
  const page = await open(both, `/match?one=${both.one}&two=${both.two}`, { width: 768, language: 'hi' })
  await rows(page).first().waitFor()
  await product.settled(page)
  expect(await scrollsSideways(page)).toBe(false)
  expect(await violations(page)).toEqual([])
  const left = await englishLeft(page)
  expect(left.filter((word) => !/Rahul/.test(word))).toEqual([])
})

test('a sentence of Astra about both leads to their match', async () => {
  const both = await couple()
  const page = await open(both, `/match?one=${both.one}&two=${both.two}`)
  await page.getByRole('link', { name: 'Chat with Astra' }).last().click()
  await page.waitForURL(new RegExp(`/chats\\?type=Astra&bid=${both.one}`))
  await page.getByRole('textbox').fill('Will Rahul and I be happy?')
  await page.keyboard.press('Enter')
  await page.getByText(/of 36/).first().waitFor()
})
