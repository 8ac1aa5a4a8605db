// The desk: what operators set, close and tell of the service, and that people see it.
import { drawCoupon } from '@dhruva/testkit/draw-coupon'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { startProduct } from './product.ts'
import { violations } from './testing/axe.ts'
import { because, open, operatorsOf } from './testing/operators.ts'
import { holdsTrue, scrollsSideways } from './testing/see.ts'

const product = await startProduct()
const { firstLogin, operator, lastAct } = operatorsOf(product)

/** The card of a list that has this heading. */
const cardOf = (page: Page, name: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name, exact: true }) })

/** What is set is known in every process within seconds: until then a page may say what was so before. */
const comesToSee = async (visitor: Page, address: string, text: string) => {
  await holdsTrue(async () => {
    await visitor.goto(address)
    await product.settled(visitor)
    return visitor.getByText(text).first().isVisible()
  })
}

test('an owner sets numbers, figures, words, prices and switches, ends a discount and tells of an incident; people see it', async () => {
  const person = await product.arrive()
  await drawCoupon(product.db, person.uid, 12)
  const page = await product.page({ width: 1440 })
  await firstLogin(page, await operator('owner'))
  const visitor = await product.page({ width: 1440 })

  await open(page, 'House')
  const mind = cardOf(page, 'Mind (Tele-MANAS)')
  await mind.getByRole('button', { name: 'Called, all is right' }).click()
  await because(page, 'Called, all is right')
  expect(await lastAct()).toMatchObject({ command: 'set', target: 'helpline:mind' })
  await mind.getByRole('button', { name: 'Change' }).click()
  await mind.getByLabel('Number, as it is dialled').fill('1800 891 4416')
  await mind.getByText('So it will be said:').waitFor()
  await mind
    .getByText(/1800 891 4416/)
    .last()
    .waitFor()
  await mind.getByRole('button', { name: 'Save' }).click()
  await because(page, 'Save')
  await mind.getByText('1800 891 4416', { exact: true }).waitFor()
  await mind.getByRole('button', { name: 'As configured' }).click()
  await because(page, 'As configured')
  await mind.getByText('of the product').waitFor()
  const info = page.getByRole('region', { name: 'Figures and addresses' })
  await info.getByLabel('People', { exact: true }).fill('3 lakh+')
  await info.getByLabel('Mail for help').fill('help@dhruva.example')
  await info.getByText('So a reader will see it:').waitFor()
  await info.getByRole('button', { name: 'Save' }).click()
  await because(page, 'Save')
  await info.getByText('set here').waitFor()
  const said = page.getByRole('region', { name: 'Testimonials' })
  await said.getByRole('button', { name: 'Add one' }).click()
  await said.getByLabel('Name', { exact: true }).fill('Usha')
  for (const [field, english, hindi] of [
    ['Who they are', 'Teacher', 'शिक्षिका'],
    ['In a word', 'Honest', 'ईमानदार'],
    ['What they said', 'It said why.', 'कारण बताया।'],
  ] as const) {
    await said.getByLabel(`${field} (English)`).fill(english)
    await said.getByLabel(`${field} (हिन्दी)`).fill(hindi)
  }
  await said.getByRole('button', { name: 'Save' }).click()
  await because(page, 'Save')
  await comesToSee(visitor, '/contact-us', 'help@dhruva.example')
  // files that come after this one find the configuration
  for (const region of [info, said]) {
    await region.getByRole('button', { name: 'As configured' }).click()
    await because(page, 'As configured')
    await region.getByText('configured', { exact: true }).waitFor()
  }

  await open(page, 'Prices')
  const pack = cardOf(page, '10 Oracle questions')
  await pack.getByRole('button', { name: 'Change' }).click()
  await pack.getByLabel('Price in rupees').fill('59')
  await pack.getByText(/CGST/).waitFor()
  await pack.getByRole('button', { name: 'Save' }).click()
  await because(page, 'Save')
  await pack.getByText('₹59', { exact: true }).waitFor()
  await pack.getByRole('button', { name: 'History' }).click()
  await pack.getByText('as the rules say').first().waitFor()
  await comesToSee(visitor, '/recharges', '₹59')
  await pack.getByRole('button', { name: 'As configured' }).click()
  await because(page, 'As configured')

  await open(page, 'Discounts')
  await page.getByRole('button', { name: 'End it' }).first().click()
  await because(page, 'End it')
  await page.getByRole('listitem').getByText('Ended by us').waitFor()

  await open(page, 'Switches')
  const payments = cardOf(page, 'Payments')
  await payments.getByRole('button', { name: 'Have it rest', exact: true }).click()
  await payments.getByLabel('What people are told (English)').fill('Payments rest until noon.')
  await payments.getByRole('button', { name: 'Have it rest now' }).click()
  await because(page, 'Have it rest now')
  await payments.getByText('rests', { exact: true }).waitFor()
  await comesToSee(visitor, '/recharges', 'Payments rest until noon.')

  await open(page, 'Health')
  await page.getByText('Payments: rests').waitFor()
  await page.getByLabel('What people read (English)').fill('Codes come late.')
  await page.getByLabel('What people read (हिन्दी)').fill('कोड देर से आ रहे हैं।')
  await page.getByRole('button', { name: 'Tell people' }).click()
  await because(page, 'Tell people')
  await page.getByText('Codes come late.').waitFor()
  await comesToSee(visitor, '/status', 'Codes come late.')
  await visitor.getByText('Payments rest until noon.').waitFor()
  expect(await violations(visitor)).toEqual([])
  const told = page.getByRole('listitem').filter({ hasText: 'Codes come late.' }).first()
  await told.getByLabel('What people read (English)').fill('They come in time again.')
  await told.getByLabel('What people read (हिन्दी)').fill('वे फिर समय पर आ रहे हैं।')
  await told.getByLabel('It is over').check()
  await told.getByRole('button', { name: 'Tell them' }).click()
  await because(page, 'Tell them')
  await told.getByText('over', { exact: true }).waitFor()

  await open(page, 'Switches')
  await payments.getByRole('button', { name: 'Open again' }).click()
  await because(page, 'Open again')
  await payments.getByText('works', { exact: true }).waitFor()

  for (const screen of ['House', 'Prices', 'Discounts', 'Switches', 'Answers', 'Health']) {
    await page.setViewportSize({ width: 360, height: 800 })
    await open(page, screen)
    await product.settled(page)
    expect(await violations(page), screen).toEqual([])
    expect(await scrollsSideways(page), screen).toBe(false)
  }
  expect(product.troubles(page)).toEqual([])
})
