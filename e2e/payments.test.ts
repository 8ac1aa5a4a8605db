// Payments on the web: what was paid, its papers, and having back what is unused.
import { readFileSync } from 'node:fs'
import { users } from '@dhruva/contract'
import { expect, test } from 'vitest'
import { payments as hi } from '../apps/web/src/locales/hi/payments.ts'
import { startProduct } from './product.ts'
import { buy } from './testing/paying.ts'
import { headed, readToast, said, scrollsSideways } from './testing/see.ts'

const product = await startProduct()

test('a person sees their payments, keeps the invoice, has the unused back and keeps the credit note', async () => {
  const who = await product.arrive()
  await buy(product, who, 'wallet-250')
  await buy(product, who, 'oracle-10')
  const page = await product.page({ as: who })
  await page.goto('/recharges')
  await page.getByRole('link', { name: 'Your payments & invoices' }).click()
  await headed(page, 'Payments & invoices')
  const cards = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading') })
  const newest = cards.first()
  expect(await said(newest.getByRole('heading'))).toBe('10 questions to Oracle')
  expect(await said(newest)).toContain('₹49 can come back for 10 unused questions')
  expect(await said(cards.nth(1))).toContain('₹239 can come back for what is unused')

  const invoice = page.waitForEvent('download')
  await newest.getByRole('button', { name: /^Invoice INV/ }).click()
  const kept = await invoice
  expect(kept.suggestedFilename()).toMatch(/^INV-\d{4}-\d{7}\.pdf$/)
  expect(readFileSync(await kept.path()).toString('latin1', 0, 5)).toBe('%PDF-')

  const before = await who.client.call(users.getUserInfo, {})
  await newest.getByRole('button', { name: 'Get ₹49 back' }).click()
  const dialog = page.getByRole('alertdialog')
  expect(await said(dialog)).toMatch(
    /10 unused questions are taken from your balance now.* by \d+ \w+ \d{4} at the latest/,
  )
  await dialog.getByRole('button', { name: 'Keep it' }).click()
  await newest.getByRole('button', { name: 'Get ₹49 back' }).click()
  await dialog.getByRole('button', { name: 'Get ₹49 back' }).click()
  expect(await readToast(page)).toContain('Your refund has been requested.')
  await newest.locator('[data-refund]').waitFor()
  const after = await who.client.call(users.getUserInfo, {})
  expect(before.oracle_questions - after.oracle_questions).toBe(10)

  // the worker asks the provider by itself
  await expect
    .poll(async () => {
      await page.reload()
      return newest.locator('[data-refund]').getAttribute('data-refund')
    })
    .toBe('processed')
  const note = page.waitForEvent('download')
  await newest.getByRole('button', { name: /^Credit note CRN/ }).click()
  expect((await note).suggestedFilename()).toMatch(/^CRN-/)
  expect(product.troubles(page)).toEqual([])
})

test('at 360 px in Hindi, with nothing paid and with a payment', async () => {
  const who = await product.arrive()
  const page = await product.page({ as: who, width: 360, language: 'hi' })
  await page.goto('/payments')
  await page.getByText(hi.noneText).waitFor()
  await buy(product, who, 'astra-10')
  await page.reload()
  await page.getByRole('button', { name: '₹49 वापस लें' }).waitFor()
  expect(await scrollsSideways(page)).toBe(false)
  await page.getByRole('link', { name: hi.rule }).click()
  await headed(page, 'वापसी नीति')
  expect(product.troubles(page)).toEqual([])
})
