// Subscribing on the web: the plans, paying in the provider's checkout, asking on it, stopping the renewal, cancelling by code.
import { subscriptions, users } from '@dhruva/contract'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { TEXTS } from '../apps/payments-sandbox/src/pages/texts.js'
import { checkout as hiCheckout } from '../apps/web/src/locales/hi/checkout.ts'
import { subscription as hi } from '../apps/web/src/locales/hi/subscription.ts'
import { fails, type Person, startProduct } from './product.ts'
import { headed, holdsTrue, readAlert, readToast, said, scrollsSideways } from './testing/see.ts'

const product = await startProduct()

const checkoutOf = (page: Page) => page.frameLocator('iframe.razorpay-checkout-frame')
const subscribeButton = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Recharge Now' }).first()
const standing = (who: Person) => who.client.call(subscriptions.getSubscription, {})
const questions = async (who: Person) => (await who.client.call(users.getUserInfo, {})).subscription_questions

/** Subscribes without a browser. */
const join = async (who: Person) => {
  const { subscription_id } = await who.client.call(subscriptions.subscribe, {})
  const result = subscriptions.updateSubscription.input.parse(await product.sandbox.control('pay', { subscription_id }))
  await who.client.call(subscriptions.updateSubscription, result)
  return subscription_id
}

/** Types the code of the newest text message. */
const enterCode = async (page: Page, mobile: string) => {
  await page.getByLabel('Digit 1 of 6').waitFor()
  await page.getByLabel('Digit 1 of 6').fill(await product.code(mobile))
}

test('S-022 S-291 S-292 S-293 S-294 S-295 S-296 a visitor reads the plans and what they are worth, and logs in to pay', async () => {
  const who = await product.arrive()
  const page = await product.page({ width: 360 })
  await page.goto('/subscription')
  await page.getByRole('heading', { level: 1 }).waitFor()
  const plans = page.getByRole('region', { name: 'Plans' })
  expect(await said(plans.locator('> ul > li').first())).toBe(
    'Free₹0 nothing to pay3 questions to Oracle and 3 to AstraPredictions of your own: 3 a day, 1 a week, 1 a month, 1 a year' +
      'Kundli, daily horoscope, panchang and AstroHubStart free',
  )
  const monthly = await said(plans.locator('> ul > li').nth(1))
  expect(monthly).toContain(
    'MonthlyMost PopularOne by one:₹3,000now:₹199 per monthabout ₹0.40 a question or prediction',
  )
  expect(await page.getByText('500 questions one by one cost ₹3,000. A month of them costs ₹199.').count()).toBe(1)
  expect(await page.getByRole('main').locator('button[aria-expanded]').count()).toBe(6)
  // what nobody has set, nobody claims
  expect(await page.getByText(/lakh|4\.7/).count()).toBe(0)

  const bar = page.getByRole('region', { name: 'Subscribe' })
  await page.evaluate(() => window.scrollTo(0, 499))
  expect(await bar.count()).toBe(0)
  await page.evaluate(() => window.scrollTo(0, 501))
  expect(await said(bar)).toContain('₹199 per month')
  expect(await scrollsSideways(page)).toBe(false)
  await subscribeButton(page).click()
  await product.enter(page, who.mobile)
  await checkoutOf(page)
    .getByRole('button', { name: /₹199\.00/ })
    .waitFor()
})

test('S-023 S-298 S-304 S-308 S-310 S-311 S-313 S-314 S-315 S-316 S-318 S-319 subscribed, asked on it, renewal stopped, cancelled by code', async () => {
  const who = await product.arrive()
  const bid = await product.birth(who)
  for (const unit of ['oracle_grant', 'astra_grant'] as const) await product.give(who, unit, -3)
  const page = await product.page({ as: who, width: 768 })
  await page.goto(`/chats?type=Oracle&bid=${bid}`)
  await page.getByRole('link', { name: 'Subscribe' }).click()
  await page.waitForURL(`${product.url}/subscription`)
  await subscribeButton(page).click()
  await checkoutOf(page)
    .getByRole('button', { name: /₹199\.00/ })
    .click()
  const thanks = page.getByRole('dialog', { name: 'Thank you!' })
  expect(await said(thanks)).toContain('Your subscription is active.')
  await thanks.getByRole('link', { name: 'Back to your question' }).click()
  await page.waitForURL(`**/chats?type=Oracle&bid=${bid}`)
  const box = page.getByRole('textbox')
  await box.fill('Will I find new work this year?')
  await box.press('Enter')
  await holdsTrue(async () => (await questions(who)) === 499)

  await page.goto('/subscription')
  await page.getByText('This is your plan.').waitFor()
  expect(await subscribeButton(page).getAttribute('aria-disabled')).toBe('true')
  await page.evaluate(() => window.scrollTo(0, 900))
  expect(await page.getByRole('region', { name: 'Subscribe' }).count()).toBe(0)

  await page.goto('/my-active-plans')
  await headed(page, 'My active plan')
  const card = page.getByRole('region', { name: 'Monthly' })
  const shown = await said(card)
  expect(shown).toContain('Active')
  expect(shown).toContain('1 of 500 used · 0.2%499 left')
  expect(shown).toMatch(/Start date.+End date.+Last payment.+Days remaining3[01]/)
  await card.getByRole('button', { name: 'Cancel' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByText('Step 1 of 4').waitFor()
  await dialog.getByRole('button', { name: 'Stop renewal' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Yes' }).click()
  expect(await readToast(page)).toContain('No further payment will be taken.')
  await page.reload()
  await page.getByText(/^It ends on .+ and does not renew\./).waitFor()
  expect(await standing(who)).toMatchObject({ is_active: true, renews: false, remaining_questions: 499 })

  await card.getByRole('button', { name: 'Cancel' }).click()
  expect(await dialog.getByRole('button', { name: 'Stop renewal' }).count()).toBe(0)
  await dialog.getByRole('button', { name: 'Cancel now' }).click()
  await dialog.getByText('Step 2 of 4').waitFor()
  expect(await dialog.getByLabel('Mobile number').inputValue()).toContain(who.mobile.slice(-5))
  await dialog.getByRole('button', { name: 'Get OTP' }).click()
  await dialog.getByText('Step 3 of 4').waitFor()
  await dialog.getByLabel('Digit 1 of 6').fill('000000')
  expect(await readAlert(page)).toBe('Please try again, something went wrong!')
  await enterCode(page, who.mobile)
  await dialog.getByText('Step 4 of 4').waitFor()
  expect(await said(dialog.getByRole('heading').first())).toBe('Your subscription will end right away')
  await dialog.getByRole('button', { name: 'End it now' }).click()
  expect(await readToast(page)).toContain('Your subscription has ended.')
  await card.getByText('Cancelled').waitFor()
  expect(await card.getByRole('link', { name: 'Renew Now' }).getAttribute('href')).toBe('/subscription')
  expect(await card.getByRole('button', { name: 'Cancel' }).count()).toBe(0)
  expect(await questions(who)).toBe(0)
})

test('S-312 S-309 S-317 with none; copied; a code without a number; S-320 S-321 a cancellation that fails', async () => {
  const [asha, ravi] = [await product.arrive(), await product.arrive()]
  const page = await product.page({ as: asha, width: 360 })
  await page.goto('/my-active-plans')
  await page.getByText('You have no subscription yet.').waitFor()
  expect(await page.getByRole('link', { name: 'Start a New Plan' }).getAttribute('href')).toBe('/subscription')

  const id = await join(ravi)
  const mine = await product.page({ as: ravi })
  await mine.goto('/my-active-plans?cancel=code')
  const dialog = mine.getByRole('dialog')
  await dialog.getByLabel('Digit 1 of 6').fill('123456')
  expect(await readAlert(mine)).toBe('Token not found. Please try again.')
  await mine.goto('/my-active-plans')
  await mine.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await mine.getByRole('button', { name: 'Copy' }).click()
  expect(await readToast(mine)).toContain('Text copied to clipboard')
  expect(await mine.evaluate(() => navigator.clipboard.readText())).toBe(id)

  for (const [how, text] of [
    ['fail', 'Something went wrong, please try again!'],
    ['exception', 'An error occurred. Please try again later.'],
  ] as const) {
    const broken = await fails(mine, subscriptions.stopRenewal, how)
    await mine.getByRole('main').getByRole('button', { name: 'Cancel' }).click()
    await dialog.getByRole('button', { name: 'Stop renewal' }).click()
    await mine.getByRole('alertdialog').getByRole('button', { name: 'Yes' }).click()
    expect(await readAlert(mine)).toBe(text)
    await broken.heal()
    await mine.keyboard.press('Escape')
    await dialog.waitFor({ state: 'detached' })
  }
  await product.sandbox.control(`subscriptions/${id}`, { times: 0 })
})

test('S-299 S-300 S-301 S-302 S-303 S-306 in Hindi: no order, no script, no result, dismissed, not recorded', async () => {
  const who = await product.arrive()
  const page = await product.page({ as: who, width: 360, language: 'hi', touch: true })
  const button = page.getByRole('main').getByRole('button', { name: hi.subscribe }).first()
  await page.goto('/subscription')
  const order = await fails(page, subscriptions.subscribe, 'HTTP failure')
  await button.click()
  expect(await readAlert(page)).toBe(hiCheckout.orderFailed)
  await order.heal()
  await page.route('**/checkout.js', (route) => route.abort())
  await button.click()
  expect(await readAlert(page)).toBe(hiCheckout.scriptFailed)
  await page.unroute('**/checkout.js')
  // a checkout that hands back nothing
  await page.evaluate(() => {
    const handsNothing = class {
      readonly options: { handler: (result: object) => void }
      constructor(options: { handler: (result: object) => void }) {
        this.options = options
      }
      on() {}
      open() {
        this.options.handler({})
      }
    }
    Object.assign(window, { Razorpay: handsNothing })
  })
  await button.click()
  expect(await readAlert(page)).toBe(hiCheckout.paymentFailed)
  await page.evaluate(() => Reflect.deleteProperty(window, 'Razorpay'))
  await button.click()
  await checkoutOf(page).getByRole('button', { name: TEXTS.hi.close }).click()
  await page.getByText(hi.dismissed).waitFor()
  expect(await standing(who)).toMatchObject({ has_subscription: false })

  await product.sandbox.control('hooks', { as: 'held' })
  await fails(page, subscriptions.updateSubscription, 'exception')
  await button.click()
  await checkoutOf(page)
    .getByRole('button', { name: /₹199\.00/ })
    .click()
  await page.getByRole('heading', { name: hi.waitingTitle }).waitFor()
  await product.sandbox.control('hooks', { as: 'sent' })
  await product.sandbox.control('hooks/release', { order: 'kept', copies: 1 })
  await page.getByRole('dialog', { name: hiCheckout.thanks }).getByText(hi.arrived).waitFor({ timeout: 20_000 })
  expect(await standing(who)).toMatchObject({ is_active: true, remaining_questions: 500 })
  expect(await scrollsSideways(page)).toBe(false)
})
