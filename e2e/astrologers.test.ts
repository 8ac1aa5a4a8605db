// Section 15 of the acceptance list: the pages of the two astrologers.
import { astrologers } from '@dhruva/contract'
import { expect, test } from 'vitest'
import { fails, holds, SAID, startProduct } from './product.ts'
import { said } from './testing/see.ts'

const product = await startProduct()

const NOTE = 'AI-based service, not a human consultation'
const pages = [
  ['Oracle', '/oracle'],
  ['Astra', '/astra'],
] as const

test.each(pages)('S-233 %s: description, price, free questions, the AI label', async (name, path) => {
  const page = await product.page()
  await page.goto(path)
  const info = await (await page.request.get(astrologers.getAstrologerInfo.path)).json()
  const main = page.locator('main')
  await main.getByText(name === 'Oracle' ? info.oracle_desc : info.astra_desc).waitFor()
  expect(await main.locator('dl dd').allTextContents()).toEqual(['₹6', '3'])
  await main.getByText(NOTE).waitFor()
})

test.each(pages)('S-234 %s: loading, and failing', async (_, path) => {
  const page = await product.page()
  const call = await holds(page, astrologers.getAstrologerInfo)
  await page.goto(path)
  expect(await said(page.locator('main').getByText('Loading', { exact: true }))).toBe('Loading')
  expect(await page.locator('main [aria-busy=true]').count()).toBe(1)
  call.release()

  const failing = await product.page()
  const failure = await fails(failing, astrologers.getAstrologerInfo, 'fail')
  await failing.goto(path)
  await failing.getByText(`Error: ${SAID}`).waitFor()
  await failure.heal()
  await failing.getByRole('button', { name: 'Try again' }).click()
  await failing.locator('dl dd').first().waitFor()
})

test.each(pages)('S-236 %s: the chat button of a member and of a visitor', async (name, path) => {
  const person = await product.arrive()
  const page = await product.page({ as: person })
  await page.goto(path)
  await page.getByRole('button', { name: `Chat with ${name}` }).click()
  await page.waitForURL(`**/create-kundli?type=${name}`)

  const visitor = await product.page()
  await visitor.goto(path)
  await visitor.getByRole('button', { name: `Chat with ${name}` }).click()
  await product.enter(visitor, person.mobile)
  await visitor.waitForURL(`**/create-kundli?type=${name}`)
})
