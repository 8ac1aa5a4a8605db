// Good days: what is asked stands in the address, each reason leads to the panchang, a day goes into a calendar.
import { readFileSync } from 'node:fs'
import { muhurats } from '@dhruva/contract'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { muhurat as en } from '../apps/web/src/locales/en/muhurat.ts'
import { muhurat as hi } from '../apps/web/src/locales/hi/muhurat.ts'
import { fails, startProduct } from './product.ts'
import { violations } from './testing/axe.ts'
import { englishLeft } from './testing/crawl.ts'
import { said, scrollsSideways } from './testing/see.ts'

const product = await startProduct()

const cards = (page: Page) => page.getByRole('region', { name: en.chosen }).getByRole('article')
const answerOf = async (page: Page, data: object) => {
  const answer = await page.request.post(muhurats.getMuhurat.path, { data })
  return muhurats.getMuhurat.output.parse(await answer.json())
}
/** A month of next year: all of it is still to come. */
const YEAR = new Date().getUTCFullYear() + 1

test('the best days of a month with hours and reasons, each of which leads to the panchang of the day', async () => {
  const page = await product.page()
  await page.goto('/muhurat')
  await page.getByLabel(en.activityLabel).selectOption('gold')
  await page.waitForURL(/for=gold/)
  await page.goto(`/muhurat?for=gold&month=${YEAR}-02`)
  await cards(page).first().waitFor()
  const { chosen, best, days } = await answerOf(page, { activity: 'gold', month: `${YEAR}-02-01` })
  expect(await cards(page).count()).toBe(chosen.length)
  const words = await said(cards(page).nth(chosen.indexOf(best ?? '')))
  const day = days.find(({ date }) => date === best)
  const hours = day?.hours[day.best ?? -1]
  expect(words).toContain(en.best)
  for (const { text, points } of hours?.reasons ?? []) if (points !== 0) expect(words).toContain(text)
  await cards(page).first().getByRole('list', { name: en.reasons }).getByRole('link').first().click()
  await page.waitForURL(`/panchang?date=${chosen[0]}`)
})

test('every day of the month opens: its hours, or what leaves it out', async () => {
  const page = await product.page()
  await page.goto(`/muhurat?for=vehicle&month=${YEAR}-02`)
  const all = page.getByRole('region', { name: en.calendar })
  await all.waitFor()
  expect(await all.getByRole('button').count()).toBe(new Date(Date.UTC(YEAR, 2, 0)).getUTCDate())
  const { days } = await answerOf(page, { activity: 'vehicle', month: `${YEAR}-02-01` })
  const bad = days.findIndex(({ out }) => out !== null)
  await all.getByRole('button').nth(bad).click()
  expect(await said(all.getByRole('status'))).toContain(en.leftOut(days[bad]?.out?.text ?? ''))
})

test('a day goes into a calendar as a file', async () => {
  const page = await product.page()
  await page.goto(`/muhurat?for=vehicle&month=${YEAR}-02`)
  await cards(page).first().waitFor()
  const [download] = await Promise.all([page.waitForEvent('download'), cards(page).first().getByRole('button').click()])
  expect(download.suggestedFilename()).toMatch(/^muhurat-\d{4}-\d\d-\d\d\.ics$/)
  const file = readFileSync(await download.path(), 'utf8')
  expect(file).toContain('BEGIN:VEVENT')
  expect(file).toContain(`SUMMARY:${en.summary(en.activities.vehicle)}`)
})

test('with a saved kundli its star and Moon count, and lead to the kundli', async () => {
  const member = await product.arrive()
  const bid = await product.birth(member)
  const page = await product.page({ as: member })
  await page.goto(`/muhurat?month=${YEAR}-02`)
  await page.getByLabel(en.whoseLabel).selectOption(String(bid))
  await page.waitForURL(/bid=/)
  const star = cards(page)
    .first()
    .getByRole('link', { name: / tara, / })
  await star.waitFor()
  expect(await star.getAttribute('href')).toBe(`/kundli?bid=${bid}`)
})

test('a month without a good day says so, with the least bad and the first after it', async () => {
  const page = await product.page()
  await page.goto('/muhurat?for=marriage&month=2027-08')
  await page.getByText(en.noneTitle).waitFor()
  const words = await said(page.locator('main'))
  expect(words).toContain(en.firstAfter)
  expect(words).toContain(en.customs.chaturmas.name)
  expect(words).toContain(en.noteMarriage)
})

test('while the service fails the page says so and tries again', async () => {
  const page = await product.page()
  const failing = await fails(page, muhurats.getMuhurat, 'HTTP failure')
  await page.goto('/muhurat?for=gold')
  await page.getByText(en.failed).waitFor({ timeout: 20_000 })
  await failing.heal()
  await page.getByRole('button', { name: 'Try again' }).click()
  await cards(page).first().waitFor()
})

test('in Hindi, on a phone and on a desk, nothing scrolls sideways and nothing is left in English', async () => {
  for (const width of [360, 768, 1440]) {
    const page = await product.page({ width, language: 'hi', theme: width === 768 ? 'dark' : 'light' })
    await page.goto(`/muhurat?for=vehicle&month=${YEAR}-03`)
    await page.getByRole('region', { name: hi.chosen }).getByRole('article').first().waitFor()
    expect(await scrollsSideways(page), String(width)).toBe(false)
    expect(await englishLeft(page)).toEqual([])
    expect(await violations(page)).toEqual([])
  }
})
