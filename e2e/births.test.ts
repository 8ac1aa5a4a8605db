// Section 4.1 of the acceptance list: the birth form.
import { births, places } from '@dhruva/contract'
import { expect, test } from 'vitest'
import { fails, holds, type Person, SAID, startProduct } from './product.ts'
import {
  alertOf,
  choosePlace,
  fieldsOf,
  fillForm,
  fillMoment,
  focused,
  formOf,
  generate,
  offered,
  requestsTo,
} from './testing/birth-form.ts'
import { dayInIndia, farFromMidnight } from './testing/day.ts'
import { readAlert } from './testing/see.ts'

const product = await startProduct()

const openForm = async (path = '/create-kundli', as?: Person) => {
  const person = as ?? (await product.arrive())
  const page = await product.page({ as: person })
  await page.goto(path)
  await formOf(page).waitFor()
  return page
}

test('S-137 S-138 S-441 the fields of a fresh form and what they hold', async () => {
  const page = await openForm()
  const fields = fieldsOf(page)
  expect(await formOf(page).getByRole('radio').count()).toBe(2)
  expect(await page.getByRole('radio', { name: 'Male', exact: true }).isChecked()).toBe(true)
  expect(await fields.month.locator('option').count()).toBe(12)
  expect(
    await fields.month.locator('option').evaluateAll((all) => all.map((one) => one.getAttribute('value'))),
  ).toEqual(['01', '02', '03', '04', '05', '06', '07', '08', '09', '10', '11', '12'])
  expect(await fields.month.inputValue()).toBe('01')
  expect(await fields.second.inputValue()).toBe('0')
  expect(await fields.status.locator('option').allTextContents()).toEqual(['Single', 'Married', 'Divorced'])
  expect(await fields.status.inputValue()).toBe('Single')
  expect(await fields.language.locator('option').allTextContents()).toEqual(['English', 'Hindi'])
  expect(await fields.language.inputValue()).toBe('English')
  for (const name of ['name', 'day', 'year', 'hours', 'minute', 'birth place'] as const)
    expect(await fields[name].inputValue()).toBe('')
})

test('S-138 S-442 readings come in the language of the interface, until another is chosen', async () => {
  const page = await product.page({ language: 'hi' })
  await page.goto('/free-kundli')
  const chosen = () => page.locator('select[name=language]').inputValue()
  const switchTo = (name: string) => page.getByRole('button', { name }).last().click()
  await expect.poll(chosen).toBe('Hindi')
  // nothing is typed yet: the form goes with the interface, also where it was left
  await switchTo('English')
  await expect.poll(chosen).toBe('English')
  await page.goto('/panchang')
  await switchTo('हिन्दी')
  await page.locator('html[lang=hi]').waitFor()
  await page.goto('/free-kundli')
  await expect.poll(chosen).toBe('Hindi')
  await page.getByLabel('नाम', { exact: true }).fill('आशा')
  await switchTo('English')
  await formOf(page).waitFor()
  expect(await chosen()).toBe('Hindi')
})

test('S-139 each empty field is named, in order, and takes the focus; nothing is sent', async () => {
  const page = await openForm()
  const sent = requestsTo(page, births.addBirth)
  await fillForm(page)
  const names = ['name', 'day', 'year', 'hours', 'minute', 'second'] as const
  for (const name of names.toReversed()) await fieldsOf(page)[name].fill('')
  for (const name of names) {
    await generate(page).click()
    expect(await readAlert(page)).toBe(`Error: The field '${name}' is required and cannot be empty.`)
    await expect.poll(() => focused(page)).toBe(name)
    await fieldsOf(page)[name].fill(name === 'name' ? 'Asha' : name === 'year' ? '1996' : '7')
  }
  await fieldsOf(page)['birth place'].fill('')
  await generate(page).click()
  expect(await readAlert(page)).toBe("Error: The field 'birth place' is required and cannot be empty.")
  expect(sent.count()).toBe(0)
})

test('S-140 a place that was typed and not chosen', async () => {
  const page = await openForm()
  await fillMoment(page)
  await fieldsOf(page)['birth place'].fill('Jaipur')
  await generate(page).click()
  expect(await readAlert(page)).toBe("Error: The field 'birth place' is required and cannot be empty.")
  await expect.poll(() => focused(page)).toBe('place')
})

const bounds = [
  ['S-141', { day: '0' }, 'day'],
  ['S-141', { day: '32' }, 'day'],
  ['S-142', { day: '31', month: '02' }, 'day'],
  ['S-142', { day: '29', month: '02', year: '2023' }, 'day'],
  ['S-145', { year: '1899' }, 'year'],
  ['S-146', { hours: '25' }, 'hours'],
  ['S-148', { minute: '61' }, 'minute'],
  ['S-150', { second: '61' }, 'second'],
] as const

test('S-141 S-142 S-144 S-145 S-146 S-148 S-150 what is out of bounds is refused at the field', async () => {
  const page = await openForm()
  const sent = requestsTo(page, births.addBirth)
  await fillForm(page)
  await farFromMidnight()
  const [year = '', month = '', day = ''] = dayInIndia(1).split('-')
  for (const [id, change, field] of [...bounds, ['S-144', { year, month, day }, 'day'] as const]) {
    await fillMoment(page, change)
    await generate(page).click()
    await expect.poll(() => fieldsOf(page)[field].getAttribute('aria-invalid'), { message: id }).toBe('true')
    await expect.poll(() => focused(page), { message: id }).toBe(field)
  }
  expect(await alertOf(page).count()).toBe(0)
  expect(sent.count()).toBe(0)
})

const taken = [
  [{ day: '1', month: '01', year: '1900' }, '01/01/1900', '06:42'],
  [{ day: '31', month: '12', year: '1945', hours: '0', minute: '0' }, '31/12/1945', '00:00'],
  [{ day: '29', month: '02', year: '2024', hours: '24', minute: '5' }, '29/02/2024', '00:05'],
  [{ day: '5', month: '05', year: '2023', hours: '23', minute: '60', second: '60' }, '05/05/2023', '23:00:59'],
  [{ day: '5', month: '05', year: '1990', hours: '4', minute: '7', second: '9' }, '05/05/1990', '04:07:09'],
  [{ day: '5', month: '05', year: '1990', hours: '4', minute: '7' }, '05/05/1990', '04:07'],
] as const

test('S-141 S-142 S-145 S-146 S-148 S-150 S-152 what is within bounds is sent in two digits', async () => {
  const page = await openForm()
  const sent = requestsTo(page, births.addBirth)
  for (const [change, dob, tob] of taken) {
    await fillForm(page, change)
    await generate(page).click()
    await page.getByRole('heading', { name: /^Kundli of Asha/ }).waitFor()
    expect(sent.sent().at(-1)).toMatchObject({ dob, tob, lat: 26.92, lng: 75.79, gender: 'Male' })
    await expect.poll(() => fieldsOf(page).name.inputValue()).toBe('')
  }
})

test('S-151 the preview says the moment as understood', async () => {
  const page = await openForm()
  await fillMoment(page, { day: '5', month: '05', year: '1990', hours: '24', minute: '30' })
  await expect.poll(() => formOf(page).innerText()).toMatch(/5 May 1990, 12:30\sam/i)
  await fieldsOf(page).hours.fill('18')
  await expect.poll(() => formOf(page).innerText()).toMatch(/5 May 1990, 6:30\spm/i)
})

test('S-154 S-156 places are asked for from three letters on, once typing pauses', async () => {
  const page = await product.page({ as: await product.arrive() })
  await page.clock.install()
  await page.goto('/create-kundli')
  const asked = requestsTo(page, places.autocompletePlaces)
  const field = fieldsOf(page)['birth place']
  await field.pressSequentially('ja')
  await page.clock.runFor(5_000)
  expect(asked.count()).toBe(0)
  await field.pressSequentially('ipur')
  await offered(page).first().waitFor()
  expect(asked.count()).toBe(1)
  expect(await offered(page).count()).toBeLessThanOrEqual(8)
  expect(await page.getByRole('status').allTextContents()).toContainEqual(expect.stringMatching(/places? found/))
  for (let index = 0; index < 4; index++) await field.press('Backspace')
  await expect.poll(() => offered(page).count()).toBe(0)
})

test('S-157 a hundred characters fit into name and place', async () => {
  const page = await openForm()
  for (const name of ['name', 'birth place'] as const) {
    const field = fieldsOf(page)[name]
    await field.focus()
    await page.keyboard.insertText('a'.repeat(101))
    expect(await field.inputValue()).toBe('a'.repeat(100))
  }
})

test('S-158 a place is chosen by mouse and by keyboard; its coordinates are shown', async () => {
  const page = await openForm()
  const field = fieldsOf(page)['birth place']
  await choosePlace(page)
  await expect.poll(() => field.inputValue()).toBe('Jaipur, Rajasthan, India')
  await page.getByText('26.92° N, 75.79° E').waitFor()
  await field.fill('Jodhpur')
  await offered(page).first().waitFor()
  await field.press('ArrowDown')
  await field.press('Enter')
  await expect.poll(() => field.inputValue()).toMatch(/^Jodhpur, Rajasthan/)
  await page.getByText('26.27° N, 73.01° E').waitFor()
})

test('S-159 towns by other spellings, other names, and in Devanagari', async () => {
  const page = await openForm()
  for (const [typed, town] of [
    ['जयपुर', /^Jaipur/],
    ['Banaras', /^Varanasi/],
    ['jaypur', /^Jaipur/],
  ] as const) {
    await fieldsOf(page)['birth place'].fill(typed)
    await expect.poll(() => offered(page).first().innerText(), { message: typed }).toMatch(town)
  }
})

test('S-161 namesakes are told apart by district and state', async () => {
  const page = await openForm()
  await fieldsOf(page)['birth place'].fill('Rampur')
  await offered(page).first().waitFor()
  const options = await offered(page).allInnerTexts()
  expect(new Set(options).size).toBe(options.length)
  expect(options.filter((option) => /^Rampur\s.*,/.test(option)).length).toBeGreaterThan(2)
})

test('S-160 without suggestions latitude and longitude can be typed', async () => {
  const page = await openForm()
  await fails(page, places.autocompletePlaces, 'HTTP failure')
  await fillMoment(page)
  await fieldsOf(page)['birth place'].fill('Jaipur')
  await fieldsOf(page).latitude.waitFor()
  await generate(page).click()
  expect(await readAlert(page)).toBe("Error: The field 'latitude' is required and cannot be empty.")
  await fieldsOf(page).latitude.fill('26.92')
  await fieldsOf(page).longitude.fill('181')
  await generate(page).click()
  await expect.poll(() => fieldsOf(page).longitude.getAttribute('aria-invalid')).toBe('true')
  const sent = requestsTo(page, births.addBirth)
  await fieldsOf(page).longitude.fill('75.79')
  await generate(page).click()
  await page.getByRole('heading', { name: /^Kundli of Asha/ }).waitFor()
  expect(sent.sent()).toEqual([expect.objectContaining({ pob: 'Jaipur', lat: 26.92, lng: 75.79 })])
})

test('S-163 a double click sends once and says generating..', async () => {
  const page = await openForm()
  await fillForm(page)
  const call = await holds(page, births.addBirth)
  await generate(page).dblclick()
  await expect.poll(() => generate(page).getAttribute('aria-disabled')).toBe('true')
  await formOf(page).getByText('generating..').waitFor()
  call.release()
  await page.getByRole('heading', { name: /^Kundli of Asha/ }).waitFor()
  expect(call.asked).toHaveLength(1)
  expect(await page.getByRole('listitem').filter({ hasText: 'Asha Sharma' }).count()).toBe(1)
})

test('S-164 S-165 S-166 a save that fails, however it does, is said and keeps the entries', async () => {
  const page = await openForm()
  await fillForm(page)
  for (const [failing, words] of [
    ['fail', SAID],
    ['HTTP failure', 'Failed to add kundli'],
    ['exception', 'An error occurred. Please try again later.'],
  ] as const) {
    const failure = await fails(page, births.addBirth, failing)
    await generate(page).click()
    expect(await readAlert(page)).toBe(words)
    expect(await fieldsOf(page).name.inputValue()).toBe('Asha Sharma')
    expect(await generate(page).getAttribute('aria-disabled')).toBeNull()
    await failure.heal()
  }
})

test.each([
  ['S-167', 'type=Oracle', /\/chats\?type=Oracle&bid=\d+$/],
  ['S-168', 'predictions=true&p_type=weekly', /\/daily-prediction\?bid=\d+&p_type=weekly$/],
  ['S-168', 'predictions=true', /\/daily-prediction\?bid=\d+&p_type=daily$/],
])('%s after saving with ?%s', async (_, query, address) => {
  const page = await openForm(`/create-kundli?${query}`)
  await fillForm(page)
  await generate(page).click()
  await page.waitForURL(address)
})
