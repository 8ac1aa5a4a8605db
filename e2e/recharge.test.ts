// Recharging on the web: what can be bought, paying for it in the provider's checkout, and the way back to the question.
import { recharges, statements, users } from '@dhruva/contract'
import { drawCoupon } from '@dhruva/testkit/draw-coupon'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { TEXTS } from '../apps/payments-sandbox/src/pages/texts.js'
import { checkout as hiCheckout } from '../apps/web/src/locales/hi/checkout.ts'
import { recharges as hi } from '../apps/web/src/locales/hi/recharges.ts'
import { fails, type Person, SAID, startProduct } from './product.ts'
import { focused, headed, holdsTrue, readAlert, said, scrollsSideways } from './testing/see.ts'

const product = await startProduct()

/** As the wheel gives it. */
const draw = ({ uid }: Person, percent: number) => drawCoupon(product.db, uid, percent)

const checkoutOf = (page: Page) => page.frameLocator('iframe.razorpay-checkout-frame')
const payButton = (page: Page) => page.getByRole('button', { name: /^Pay ₹|का भुगतान करें$/ })
const balanceOf = (person: Person) => person.client.call(users.getUserInfo, {})

test('S-021 S-266 a visitor sees the packs; S-270 one that is pressed asks to log in, then is paid for', async () => {
  const who = await product.arrive()
  const page = await product.page({ width: 360 })
  await page.goto('/recharges')
  await headed(page, 'Recharge Your Wallet')
  const oracle = page.getByRole('region', { name: 'Oracle' })
  expect(await said(oracle.getByRole('listitem').first())).toBe('10 questions₹4.90 a questionBefore:₹60now:₹49')
  expect(await said(page.getByRole('region', { name: 'Wallet' }).getByRole('listitem').nth(1))).toContain('₹239')
  await page.getByRole('region', { name: 'Astra' }).getByRole('link').nth(1).click()
  await product.enter(page, who.mobile)
  await page.waitForURL('**/payment?pack=astra-25')
  await headed(page, 'Payment Details')
})

test('S-026 /payment: unknown packs lead to the list; a visitor logs in first', async () => {
  const who = await product.arrive()
  const member = await product.page({ as: who })
  for (const address of ['/payment', '/payment?pack=gold']) {
    await member.goto(address)
    await member.waitForURL(`${product.url}/recharges`)
  }
  const page = await product.page()
  await page.goto('/payment?pack=oracle-10')
  await product.enter(page, who.mobile)
  await page.waitForURL('**/payment?pack=oracle-10')
})

test('S-267 S-280 a discount is named, reckoned, can be kept for later, and one that is over is dropped', async () => {
  const who = await product.arrive()
  const id = await draw(who, 10)
  const page = await product.page({ as: who })
  await page.goto('/recharges')
  await page.getByText(/^10% off your next recharge, good until/).waitFor()
  const oracle = page.getByRole('region', { name: 'Oracle' })
  // 49, 119, 249 less 10 %, half a rupee up
  expect(await oracle.getByRole('link').locator('b:last-child').allTextContents()).toEqual(['₹44', '₹107', '₹224'])
  await oracle.getByRole('link').first().click()
  await page.getByRole('button', { name: 'Pay ₹44' }).waitFor()
  const figures = page.getByRole('main').locator('dl')
  expect(await said(figures)).toBe('Price of the pack₹49Discount, 10%−₹5Recharge amount₹37.29GST 18%₹6.71Total₹44')
  await page.getByRole('checkbox', { name: /Use your 10% discount/ }).uncheck()
  await page.getByRole('button', { name: 'Pay ₹49' }).waitFor()
  expect(await said(figures)).toBe('Recharge amount₹41.53GST 18%₹7.47Total₹49')
  await page.getByRole('checkbox').check()
  await page.getByRole('button', { name: 'Pay ₹44' }).waitFor()
  await product.db.prisma.coupon.update({
    where: { id },
    data: { drawnAt: new Date(Date.now() - 60_000), expiresAt: new Date(Date.now() - 1_000) },
  })
  await payButton(page).click()
  await page.getByText('This discount has been used or has expired.').waitFor()
  await page.getByRole('button', { name: 'Pay ₹49' }).waitFor()
})

test('S-451 S-301 at 360 px in Hindi: dismissed, declined, paid; the questions are there', async () => {
  const who = await product.arrive()
  const before = await balanceOf(who)
  const page = await product.page({ as: who, width: 360, language: 'hi', touch: true })
  await page.goto('/payment?pack=oracle-10')
  await headed(page, hi.payTitle)
  expect(await page.locator('script[src*="checkout"]').count()).toBe(0)
  await payButton(page).click()
  const checkout = checkoutOf(page)
  await checkout.getByRole('button', { name: TEXTS.hi.close }).click()
  await page.getByText(hi.dismissed).waitFor()
  await holdsTrue(async () => (await focused(page)).includes('₹49'))
  expect(await balanceOf(who)).toEqual(before)

  await payButton(page).click()
  await checkout.getByRole('button', { name: TEXTS.hi.fail }).click()
  await checkout.getByText(TEXTS.hi.failed).waitFor()
  await checkout.getByRole('button', { name: TEXTS.hi.close }).click()
  await page.getByText(hiCheckout.declined).waitFor()
  expect(await balanceOf(who)).toEqual(before)

  await payButton(page).click()
  await checkout.getByRole('button', { name: /₹49\.00/ }).click()
  const dialog = page.getByRole('dialog', { name: hiCheckout.thanks })
  await dialog.waitFor()
  expect(await said(dialog)).toContain('₹49')
  expect(await said(dialog)).toMatch(/pay_\w+/)
  expect(await scrollsSideways(page)).toBe(false)
  expect((await balanceOf(who)).oracle_questions).toBe(before.oracle_questions + 10)
  await dialog.getByRole('link', { name: hiCheckout.ok }).click()
  await page.waitForURL(`${product.url}/`)
})

test('S-299 S-300 no order, no script: said, nothing is charged, and it can be tried again', async () => {
  const page = await product.page({ as: await product.arrive() })
  const order = await fails(page, recharges.createOrder, 'HTTP failure')
  await page.goto('/payment?pack=oracle-10')
  await payButton(page).click()
  expect(await readAlert(page)).toBe('Failed to create order')
  await page.getByText('No payment was begun and nothing was charged.').waitFor()
  await order.heal()
  await page.route('**/checkout.js', (route) => route.abort())
  await payButton(page).click()
  expect(await readAlert(page)).toBe('Razorpay SDK failed to load. Are you online?')
  await page.unroute('**/checkout.js')
  await payButton(page).click()
  await checkoutOf(page)
    .getByRole('button', { name: /₹49\.00/ })
    .waitFor()
})

test('S-302 a checkout that gives no payment: said, nothing is recorded, it can be tried again', async () => {
  const who = await product.arrive()
  const page = await product.page({ as: who })
  const body = 'window.Razorpay = function (options) { this.on = () => {}; this.open = () => options.handler({}) }'
  await page.route('**/checkout.js', (route) => route.fulfill({ contentType: 'text/javascript', body }))
  await page.goto('/payment?pack=oracle-10')
  await payButton(page).click()
  expect(await readAlert(page)).toBe(
    'Oops! Payment failed. If you were charged, the amount will be refunded to your account within 2 days.',
  )
  await holdsTrue(async () => (await focused(page)).includes('₹49'))
  expect(await product.db.prisma.payment.count({ where: { uid: who.uid } })).toBe(0)
})

test('S-305 a payment that is refused for good: said in a dialog, which closes; the page can be used', async () => {
  const page = await product.page({ as: await product.arrive() })
  await fails(page, recharges.recordPayment, { status: 200, code: 'payment_failed' })
  await page.goto('/payment?pack=oracle-10')
  await payButton(page).click()
  await checkoutOf(page)
    .getByRole('button', { name: /₹49\.00/ })
    .click()
  const dialog = page.getByRole('dialog', { name: 'Error' })
  expect(await said(dialog)).toContain(SAID)
  await dialog.getByRole('button', { name: 'Close' }).first().click()
  await holdsTrue(async () => (await focused(page)).includes('₹49'))
})

test('S-303 paid and not recorded: said that it comes by itself, and seen when it has come', async () => {
  const who = await product.arrive()
  const before = await balanceOf(who)
  const page = await product.page({ as: who })
  await product.sandbox.control('hooks', { as: 'held' })
  await fails(page, recharges.recordPayment, 'exception')
  await page.goto('/payment?pack=oracle-10')
  await payButton(page).click()
  await checkoutOf(page)
    .getByRole('button', { name: /₹49\.00/ })
    .click()
  await page.getByRole('heading', { name: 'Your payment went through' }).waitFor()
  await page.getByText(/Please do not pay again/).waitFor()
  expect(await payButton(page).count()).toBe(0)
  await product.sandbox.control('hooks', { as: 'sent' })
  await product.sandbox.control('hooks/release', { order: 'kept', copies: 1 })
  await page
    .getByRole('dialog', { name: 'Thank you!' })
    .getByText('Your payment has been credited.')
    .waitFor({ timeout: 20_000 })
  expect((await balanceOf(who)).oracle_questions).toBe(before.oracle_questions + 10)
})

test('S-200 out of questions in a chat: recharged, back with the question still typed, and sent with what was bought', async () => {
  const who = await product.arrive()
  const bid = await product.birth(who)
  const page = await product.page({ as: who })
  await page.goto(`/chats?type=Oracle&bid=${bid}`)
  await page.getByText('3 Questions left').waitFor()
  await product.give(who, 'oracle_grant', -3)
  const question = 'What does this year bring?'
  await page.getByLabel('Your question').fill(question)
  await page.getByRole('button', { name: 'Send' }).click()
  await page.getByRole('list', { name: 'Ways on' }).getByRole('link', { name: 'Recharge' }).click()
  await page.waitForURL('**/recharges#oracle')
  await page.getByRole('region', { name: 'Oracle' }).getByRole('link').first().click()
  await payButton(page).click()
  await checkoutOf(page)
    .getByRole('button', { name: /₹49\.00/ })
    .click()
  await page.getByRole('dialog').getByRole('link', { name: 'Back to your question' }).click()
  await page.waitForURL(`**/chats?type=Oracle&bid=${bid}`)
  await page.getByText('10 Questions left').waitFor()
  await holdsTrue(async () => (await page.getByLabel('Your question').inputValue()) === question)
  await page.getByRole('button', { name: 'Send' }).click()
  await page.getByRole('log').locator('[data-reply]:not([data-growing])').waitFor()
  await page.getByText('9 Questions left').waitFor()
  expect(await page.getByLabel('Your question').inputValue()).toBe('')
  const { lines } = await who.client.call(statements.getStatement, { unit: 'oracle' })
  expect(lines.slice(0, 2)).toMatchObject([
    { change: -1, balance: 9, text: 'Question to Oracle about Asha Sharma' },
    { change: 10, balance: 10, text: 'Recharge' },
  ])
  const [bought] = await product.db.prisma.ledgerEntry.findMany({
    where: { uid: who.uid, account: 'user' },
    orderBy: { id: 'desc' },
    take: 1,
  })
  expect(bought).toMatchObject({ unit: 'oracle_paid', delta: -1n })
})

test('S-448 the packs do not come: said, with a way to try again', async () => {
  const page = await product.page()
  const failure = await fails(page, recharges.getRecharges, 'HTTP failure')
  await page.goto('/recharges')
  await page.getByText('The packs did not load.').waitFor()
  await failure.heal()
  await page.getByRole('button', { name: 'Try again' }).click()
  await page.getByRole('region', { name: 'Oracle' }).waitFor()
})
