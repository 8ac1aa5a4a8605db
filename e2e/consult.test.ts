// Asking for a human astrologer: section 12 of the acceptance list.
import { births, leads } from '@dhruva/contract'
import { BIRTH } from '@dhruva/testkit'
import { expect, test } from 'vitest'
import { fails, startProduct } from './product.ts'
import { scrollsSideways } from './testing/see.ts'

const product = await startProduct()

test('S-015 S-395 S-396 S-398 S-400 S-401 S-403 S-404 S-405 who asks for an astrologer logs in, and sees how the request stands', async () => {
  const who = await product.arrive()
  await who.client.call(births.addBirth, BIRTH)
  const page = await product.page({ width: 360 })
  await page.goto('/consult-astrologer')
  const cards = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { level: 2 }) })
  expect(await cards.count()).toBe(3)
  expect(await cards.allInnerTexts()).toEqual([
    expect.stringContaining('20 years of experience'),
    expect.stringContaining('20 years of experience'),
    expect.stringContaining('11 years of experience'),
  ])
  expect(await scrollsSideways(page)).toBe(false)

  await page.getByRole('button', { name: /^Photo of Acharya Meera/ }).click()
  await page.getByRole('dialog', { name: 'Acharya Meera' }).waitFor()
  await page.keyboard.press('Escape')

  await page.getByRole('button', { name: 'Consult Now: Acharya Meera' }).click()
  await product.enter(page, who.mobile)
  const form = page.getByRole('dialog', { name: 'Request a consultation' })
  const name = form.getByLabel('Full name')
  const mobile = form.getByLabel('Mobile number')
  await name.waitFor()
  expect([await name.inputValue(), await mobile.inputValue()]).toEqual(['Asha', who.mobile])
  expect(await mobile.isEditable()).toBe(false)

  const submit = form.getByRole('button', { name: 'Submit' })
  await name.fill('')
  await submit.click()
  await form.getByText('Name is required').waitFor()
  await name.fill('a')
  await form.getByText('Name must be at least 2 characters long').waitFor()
  await name.fill('Asha Sharma')
  await form.getByLabel('Email').fill('x')
  await form.getByText('Please enter a valid email address').waitFor()
  await form.getByLabel('Email').fill('')

  const refusing = await fails(page, leads.saveLead, 'fail')
  await submit.click()
  await page.getByText('Error submitting form. Please try again.').waitFor()
  await page.getByRole('button', { name: 'OK' }).click()
  expect(await name.inputValue()).toBe('Asha Sharma')
  await refusing.heal()
  await submit.click()
  await page.getByRole('dialog', { name: 'Thank you!' }).getByText('We will get back to you soon.').waitFor()
  await page.keyboard.press('Escape')

  const mine = page.getByRole('region', { name: 'Your requests' })
  await mine.getByText('Received').waitFor()
  await mine.getByRole('button', { name: 'Take back' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Take back' }).click()
  await mine.getByText('Taken back').waitFor()
})
