// Deleting an account that paid: what stays is shown before and handed over after, and nothing else of the person is left.
import { readFile } from 'node:fs/promises'
import { field } from '@dhruva/common'
import { statements, subscriptions } from '@dhruva/contract'
import { expect, test } from 'vitest'
import { type Person, startProduct } from './product.ts'
import { createLogin } from './testing/login.ts'
import { holdsTrue, said } from './testing/see.ts'
import { ask } from './testing/talk.ts'

const product = await startProduct()
const { dialogOf, getOtp, verify, digit } = createLogin(product)

/** Subscribes and pays, as a browser that is closed before it says so. @returns the provider's id */
const subscribe = async ({ client }: Person) => {
  const { subscription_id } = await client.call(subscriptions.subscribe, {})
  await product.sandbox.control('pay', { subscription_id })
  await holdsTrue(async () => (await client.call(statements.getKeptInvoices, {})).invoices.length === 1)
  return subscription_id
}

/** Every row of every table, those of the queue too. */
const findAnywhere = async (words: readonly string[]) => {
  const tables = await product.db.query<{ name: string }>({
    name: 'test.every_table',
    text: `SELECT format('%I.%I', table_schema, table_name) AS name FROM information_schema.tables
           WHERE table_type = 'BASE TABLE' AND table_schema NOT IN ('pg_catalog', 'information_schema')`,
  })
  const found: string[] = []
  for (const { name } of tables) {
    const rows = await product.db.query<{ row: string }>({
      name: `test.all.${name}`,
      text: `SELECT t::text AS row FROM ${name} t`,
    })
    found.push(...rows.map(({ row }) => `${name} ${row}`).filter((row) => words.some((word) => row.includes(word))))
  }
  return found
}

test('S-418 S-420 with a subscription: its invoice is named before, handed over after; no debit, and no word is left', async () => {
  const who = await product.arrive()
  const bid = await product.birth(who, { full_name: 'Leavingname', pob: 'Leavingpur' })
  await ask(who, bid, 'Oracle', 'Will Leavingword come true?')
  const mandate = await subscribe(who)
  const page = await product.page({ as: who, width: 360 })
  await page.goto('/delete-account')
  // a code for logging in was sent to this number a moment ago
  await product.db.prisma.otpChallenge.updateMany({ data: { createdAt: new Date(Date.now() - 60_000) } })
  await dialogOf(page).getByText('1 invoice stays').click()
  const kept = dialogOf(page).getByRole('listitem')
  expect(await said(kept)).toMatch(/^INV\/\d{4}\/\d{7} ₹199Issued \d+ \w+ \d{4}, kept until 31 Dec 20\d\d$/)
  const named = await said(kept)
  await getOtp(page).click()
  await digit(page, 1).waitFor()
  await digit(page, 1).fill(await product.code(who.mobile))
  await verify(page).click()
  const alert = page.getByRole('alertdialog')
  await alert.getByRole('heading', { name: 'Your account has been deleted successfully.' }).waitFor()
  await alert.getByRole('button', { name: 'OK' }).click()
  await alert.getByRole('heading', { name: 'Receipt of the deletion' }).waitFor()
  expect(await said(alert.getByRole('listitem'))).toBe(named)
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Save the receipt' }).click()
  const receipt = await readFile(await (await download).path(), 'utf8')
  expect(receipt).toContain(`Account ${who.uid}, deleted on`)
  expect(receipt).toMatch(/INV\/\d{4}\/\d{7} {2}₹199 {2}Issued/)
  expect(await page.context().cookies()).toEqual([])

  await holdsTrue(async () => {
    const state: unknown = await (await fetch(`${product.sandbox.url}/sandbox/state`)).json()
    const all: unknown = field(state, 'subscriptions')
    return Array.isArray(all) && all.some((one) => field(one, 'id') === mandate && field(one, 'status') === 'cancelled')
  })
  expect(await findAnywhere(['Leaving', who.mobile])).toEqual([])
})
