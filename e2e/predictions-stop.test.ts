// Section 6 of the acceptance list: what a stopped prediction costs, and a page that is left while one is written.
import { users } from '@dhruva/contract'
import { expect, test } from 'vitest'
import { startProduct } from './product.ts'
import { holdsTrue } from './testing/see.ts'

/** A word every half second: a person has the time to stop within a line. */
const product = await startProduct({ paceMs: 500 })

const begin = async () => {
  const person = await product.arrive()
  const bid = await product.birth(person)
  const page = await product.page({ as: person })
  await page.goto(`/daily-prediction?bid=${bid}&p_type=weekly`)
  await page.getByText('For Asha').waitFor()
  await page.getByRole('button', { name: 'Generate', exact: true }).click()
  await page.locator('[data-reply]').waitFor()
  const left = async () => (await person.client.call(users.getUserInfo, {})).weekly_predictions
  return { page, person, left }
}

test('S-253 stopped below 120 characters: what was written stays, not charged', async () => {
  const { page, left } = await begin()
  expect(await left()).toBe(0)
  await page.getByRole('button', { name: 'Stop', exact: true }).click()
  await page.getByText('Stopped here.').waitFor()
  expect(await page.locator('[data-reply]').textContent()).toMatch(/\S/)
  await holdsTrue(async () => (await left()) === 1)
  expect(await page.getByRole('button', { name: 'Generate', exact: true }).getAttribute('aria-disabled')).toBeNull()
})

test('one prediction at a time: a second page is refused', async () => {
  const { page, person } = await begin()
  const other = await product.page({ as: person })
  await other.goto(page.url())
  await other.getByRole('button', { name: 'Generate', exact: true }).click()
  await other.getByText('Your last question is still being answered.').waitFor()
  await page.getByRole('button', { name: 'Stop', exact: true }).click()
  await page.getByText('Stopped here.').waitFor()
})
