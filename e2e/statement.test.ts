// The statement: what came and went, with its reason; as a page, and as a file that adds up to the balance.
import { readFile } from 'node:fs/promises'
import { statements, users } from '@dhruva/contract'
import { expect, test } from 'vitest'
import { fails, startProduct } from './product.ts'
import { headed, holdsTrue, said, scrollsSideways } from './testing/see.ts'
import { ask } from './testing/talk.ts'

const product = await startProduct()

test('S-282 from the balance to the statement: lines, the chat of a question, filters, and a file that adds up', async () => {
  const who = await product.arrive()
  const bid = await product.birth(who)
  const talk = await ask(who, bid, 'Oracle', 'When will I get married?')
  await product.give(who, 'money_paise', 125_050)
  const page = await product.page({ as: who, width: 360 })
  await page.goto('/balance')
  await page.getByRole('link', { name: 'Statement', exact: true }).click()
  await headed(page, 'Statement')
  const lines = page.getByRole('main').getByRole('listitem')
  await lines.first().waitFor()
  const question = lines.filter({ hasText: 'Question to Oracle about Asha Sharma' })
  expect(await said(question)).toMatch(/−12 after this$/)
  expect(await question.getByRole('link', { name: 'Open the chat' }).getAttribute('href')).toBe(`/chats?chat=${talk}`)
  expect(await said(lines.filter({ hasText: '₹' }))).toContain('+₹1,250.50')
  expect(await scrollsSideways(page)).toBe(false)

  await page.getByLabel('Show', { exact: true }).selectOption('oracle')
  await page.waitForURL('**/balance/statement?unit=oracle')
  await holdsTrue(async () => (await lines.count()) === 2)
  await page.getByLabel('Until').fill('2025-01-31')
  await page.getByText('Nothing came or went here').waitFor()
  await page.getByRole('button', { name: 'Show everything' }).click()
  await holdsTrue(async () => (await lines.count()) === 8)

  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download as CSV' }).click()
  const file = await download
  expect(file.suggestedFilename()).toMatch(/^dhruva-statement-\d{4}-\d\d-\d\d\.csv$/)
  const rows = (await readFile(await file.path(), 'utf8')).trim().split('\r\n').slice(1)
  const sum = (unit: string) =>
    rows
      .filter((row) => row.includes(`,${unit},`))
      .reduce((all, row) => all + Number(row.split(`${unit},`)[1]?.split(',')[0]), 0)
  const has = await who.client.call(users.getUserInfo, {})
  expect([sum('Oracle questions'), sum('"Wallet, rupees"')]).toEqual([has.oracle_questions, has.balance])
})

test('S-283 the statement does not come: said, with a way to try again', async () => {
  const page = await product.page({ as: await product.arrive() })
  const failure = await fails(page, statements.getStatement, 'HTTP failure')
  await page.goto('/balance/statement')
  await page.getByText('Your statement did not load.').waitFor()
  await failure.heal()
  await page.getByRole('button', { name: 'Try again' }).click()
  await page.getByRole('main').getByRole('listitem').first().waitFor()
})
