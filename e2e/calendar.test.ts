// The calendar: the day's hours, a month, a year's festivals, a festival's page and its file; the place that was chosen stays.
import { calendars } from '@dhruva/contract'
import { expect, test } from 'vitest'
import { calendar as en } from '../apps/web/src/locales/en/calendar.ts'
import { panchang } from '../apps/web/src/locales/en/panchang.ts'
import { startProduct } from './product.ts'
import { said, scrollsSideways } from './testing/see.ts'

const product = await startProduct()

test('from the day to its month, a festival opened there, its own page, its file; elsewhere the place stays', async () => {
  const page = await product.page({ width: 360 })
  await page.goto('/panchang?date=2026-11-08')
  const choghadiya = page.getByRole('region', { name: panchang.choghadiya })
  await choghadiya.waitFor()
  expect(await choghadiya.getByRole('listitem').count()).toBe(16)
  expect(await page.getByRole('region', { name: panchang.hora }).getByRole('listitem').count()).toBe(24)
  await page
    .getByRole('region', { name: panchang.observed })
    .getByRole('link', { name: /Diwali/ })
    .waitFor()
  await page.getByRole('link', { name: panchang.wholeMonth }).click()
  await page.waitForURL(/\/calendar\?month=2026-11/)
  const observed = page.getByRole('region', { name: en.observed })
  await observed.locator('summary', { hasText: 'Diwali' }).click()
  expect(await said(observed)).toContain(en.times.puja)
  expect(await scrollsSideways(page)).toBe(false)
  await observed.getByRole('link', { name: en.ownPage }).locator('visible=true').first().click()
  await page.waitForURL('/festivals/2026/diwali')
  await page.getByRole('heading', { level: 1, name: /Diwali.* 2026/ }).waitFor()
  const file = await page.request.get(
    (await page.getByRole('link', { name: en.addToCalendar }).getAttribute('href')) ?? '',
  )
  expect(file.headers()['content-type']).toContain('text/calendar')
  expect(await file.text()).toContain('DTSTART;VALUE=DATE:20261108')
  await page.getByRole('combobox', { name: en.placeLabel }).fill('jaipur')
  await page.getByRole('option').first().waitFor()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await page.waitForURL(/place=Jaipur/)
  await page.goto('/festivals')
  await page.waitForURL(/\/festivals\?.*place=Jaipur/)
  expect(product.troubles(page)).toEqual([])
}, 30_000)

test('a city has pages of its own that are read without scripts and listed; far years and no city are not', async () => {
  const page = await product.page()
  const html = async (address: string) => (await page.request.get(address, { headers: { accept: 'text/html' } })).text()
  const festival = await html('/festivals/2026/diwali')
  expect(festival).toContain('"@type":"Event"')
  expect(festival).toContain('/festivals/2026/diwali" />')
  const month = await html('/calendar/jaipur/2026-11')
  const { output } = calendars.getPanchangMonth
  const answer = await page.request.post(calendars.getPanchangMonth.path, {
    data: { month: '2026-11-01', lat: 26.91, lng: 75.79 },
  })
  for (const { name } of output.parse(await answer.json()).observances) expect(month).toContain(name)
  expect(month).toContain('<link rel="canonical"')
  expect(await html('/calendar/jaipur/1950-11')).toContain('noindex')
  const none = await page.request.get('/panchang/atlantis/2026-11-24', { headers: { accept: 'text/html' } })
  expect(none.status()).toBe(404)
}, 30_000)
