// A time of birth that is not exact: how it is typed, sent, shown again and changed.
import { births } from '@dhruva/contract'
import { expect, test } from 'vitest'
import { type Person, startProduct } from './product.ts'
import { choosePlace, fieldsOf, fillForm, fillMoment, formOf, generate, requestsTo } from './testing/birth-form.ts'

const product = await startProduct()

const openForm = async (as?: Person) => {
  const page = await product.page({ as: as ?? (await product.arrive()) })
  await page.goto('/create-kundli')
  await formOf(page).waitFor()
  return page
}

type Page = Awaited<ReturnType<typeof openForm>>
const certaintyOf = (page: Page) => formOf(page).getByLabel('How sure is the time?')

test('the time is exact unless something else is chosen', async () => {
  const page = await openForm()
  expect(await certaintyOf(page).inputValue()).toBe('exact')
  expect(await certaintyOf(page).locator('option').allTextContents()).toEqual([
    'Exact',
    'Give or take 5 minutes',
    'Give or take 15 minutes',
    'Give or take 30 minutes',
    'Give or take 1 hour',
    'Give or take 2 hours',
    'I don’t know',
  ])
  const sent = requestsTo(page, births.addBirth)
  await fillForm(page)
  await generate(page).click()
  await expect.poll(sent.count).toBe(1)
  expect(sent.sent()[0]).not.toHaveProperty('tob_uncertainty')
})

test('a time within some minutes is told and sent so', async () => {
  const page = await openForm()
  const sent = requestsTo(page, births.addBirth)
  await fillForm(page)
  await certaintyOf(page).selectOption('15')
  await formOf(page).getByText('about 6:42 am, ± 15 minutes').waitFor()
  await generate(page).click()
  await expect.poll(sent.count).toBe(1)
  expect(sent.sent()[0]).toMatchObject({ tob: '06:42', tob_uncertainty: 15 })
})

test('an unknown time asks for no clock, is sent as noon, shown so and can be changed to an exact one', async () => {
  const person = await product.arrive()
  const page = await openForm(person)
  const sent = requestsTo(page, births.addBirth)
  await fillMoment(page, { hours: '', minute: '' })
  await choosePlace(page)
  await certaintyOf(page).selectOption('unknown')
  expect(await fieldsOf(page).hours.count()).toBe(0)
  await formOf(page).getByText('time unknown').waitFor()
  await generate(page).click()
  await expect.poll(sent.count).toBe(1)
  expect(sent.sent()[0]).toMatchObject({ tob: '12:00', tob_uncertainty: 'unknown' })

  const again = await openForm(person)
  const entry = again.getByRole('listitem').filter({ hasText: 'time unknown' })
  await entry.getByRole('button', { name: 'Edit Asha Sharma' }).click()
  expect(await certaintyOf(again).inputValue()).toBe('unknown')
  await certaintyOf(again).selectOption('exact')
  expect(await fieldsOf(again).hours.inputValue()).toBe('')
  await fieldsOf(again).hours.fill('12')
  await fieldsOf(again).minute.fill('0')
  const changed = requestsTo(again, births.editBirth)
  await generate(again).click()
  await expect.poll(changed.count).toBe(1)
  expect(changed.sent()[0]).toMatchObject({ tob: '12:00', tob_uncertainty: 0 })
})

/** 22 November 1990 in Kochi: the Moon leaves Sagittarius that day, the Sun stays in Scorpio. */
const kochi = { dob: '22/11/1990', tob: '12:00', tob_uncertainty: 'unknown' as const, lat: 9.93, lng: 76.27 }

test('the kundli of an unknown time is counted from what holds, and says so', async () => {
  const person = await product.arrive()
  const bid = await product.birth(person, kochi)
  const page = await product.page({ as: person })
  await page.goto(`/kundli?bid=${bid}`)
  await page.getByRole('group', { name: /Sun chart, counted from Scorpio/ }).waitFor()
  const main = page.locator('main')
  await main.getByText('The ascendant is not certain, so the houses are counted from the Sun.').waitFor()
  await main.getByText('Moon is left out: its sign is not certain.').waitFor()
  await page.getByRole('heading', { name: 'House 1 from the Sun, Scorpio' }).waitFor()
  expect(await page.getByRole('row', { name: /^Moon/ }).innerText()).toMatch(/Sagittarius or Capricorn\s+–\s+–/)
  await main.getByText('Most yogas are counted from the ascendant').waitFor()
  await main.getByText('time unknown').waitFor()
  // nothing of the chart of noon: its lagna, its divisions, its dates
  expect(await page.getByRole('group', { name: 'Which chart' }).count()).toBe(0)
  for (const unfounded of ['Capricorn lagna', 'Lagna (ascendant) at', /\bAsc\b/, /\d Nov 20\d\d/, 'Mars in the'])
    expect(await main.getByText(unfounded).count()).toBe(0)
})

test('the chart beside a talk is the same one', async () => {
  const person = await product.arrive()
  const bid = await product.birth(person, kochi)
  const page = await product.page({ as: person })
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto(`/chats?type=Oracle&bid=${bid}`)
  await page.getByRole('img', { name: /Sun chart, counted from Scorpio/ }).waitFor()
  await page.getByText('The ascendant is not certain, so the houses are counted from the Sun.').waitFor()
  await page.getByText('time unknown').waitFor()
})
