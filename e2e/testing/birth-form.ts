// The birth form as a person fills it in.
import type { Page, Request } from 'playwright-core'

export const parts = {
  name: 'Asha Sharma',
  day: '14',
  month: '08',
  year: '1996',
  hours: '6',
  minute: '42',
  second: '0',
  place: 'Jaipur',
}

export type Parts = typeof parts

export const formOf = (page: Page) => page.getByRole('form', { name: 'Birth details' })

/** The fields by the names the alerts use. */
export const fieldsOf = (page: Page) => {
  const form = formOf(page)
  return {
    name: form.getByLabel('Name', { exact: true }),
    day: form.getByLabel('Day', { exact: true }),
    month: form.getByLabel('Month', { exact: true }),
    year: form.getByLabel('Year', { exact: true }),
    hours: form.getByLabel('Hours', { exact: true }),
    minute: form.getByLabel('Minute', { exact: true }),
    second: form.getByLabel('Second', { exact: true }),
    'birth place': form.getByLabel('Birth place', { exact: true }),
    latitude: form.getByLabel('Latitude', { exact: true }),
    longitude: form.getByLabel('Longitude', { exact: true }),
    status: form.getByLabel('Status', { exact: true }),
    language: form.getByLabel('Language', { exact: true }),
  }
}

export const generate = (page: Page) => formOf(page).locator('button[type=submit]')

/** Types everything but the place. */
export const fillMoment = async (page: Page, change: Partial<Parts> = {}) => {
  const values = { ...parts, ...change }
  const fields = fieldsOf(page)
  await fields.name.fill(values.name)
  await fields.day.fill(values.day)
  await fields.month.selectOption(values.month)
  await fields.year.fill(values.year)
  await fields.hours.fill(values.hours)
  await fields.minute.fill(values.minute)
  await fields.second.fill(values.second)
}

/** The places offered under the field. */
export const offered = (page: Page) => page.getByRole('listbox').getByRole('option')

/** Types a place and chooses the first one offered. */
export const choosePlace = async (page: Page, typed = parts.place) => {
  await fieldsOf(page)['birth place'].fill(typed)
  await offered(page).first().click()
}

export const fillForm = async (page: Page, change: Partial<Parts> = {}) => {
  await fillMoment(page, change)
  await choosePlace(page, change.place)
}

export const alertOf = (page: Page) => page.getByRole('alertdialog')

/** Every request to a call of the contract from now on, with what was sent. */
export const requestsTo = (page: Page, { path }: { path: string }) => {
  const seen: Request[] = []
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === path) seen.push(request)
  })
  return { count: () => seen.length, sent: () => seen.map((request) => request.postDataJSON()), all: seen }
}

export const focused = (page: Page) => page.evaluate(() => document.activeElement?.getAttribute('name') ?? '')
