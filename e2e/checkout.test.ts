// The checkout of the payment sandbox, as a page of the product opens it.
import { createHmac } from 'node:crypto'
import type { FrameLocator, Page } from 'playwright-core'
import { beforeEach, expect, test } from 'vitest'
import { TEXTS } from '../apps/payments-sandbox/src/pages/texts.js'
import { KEYS } from '../apps/payments-sandbox/src/sandbox.ts'
import { startProduct } from './product.ts'
import { violations } from './testing/axe.ts'
import { englishLeft, smallTexts } from './testing/crawl.ts'
import { focused, scrollsSideways } from './testing/see.ts'

// of its own: the provider's clock, which a test moves forward, is nobody else's
const product = await startProduct({})

/** Asks the sandbox as the API does. */
const ask = async (path: string, body?: object) => {
  const authorization = `Basic ${Buffer.from(`${KEYS.keyId}:${KEYS.keySecret}`).toString('base64')}`
  const headers = { authorization, 'content-type': 'application/json' }
  const how = body ? { method: 'POST', body: JSON.stringify(body) } : {}
  return (await fetch(`${product.sandbox.url}/v1/${path}`, { headers, ...how })).json()
}

let orderId = ''
beforeEach(async () => {
  orderId = (await ask('orders', { amount: 19_900, currency: 'INR' })).id
})

type Attempt = { id: string; status: string; method: string }
/** Every attempt to pay the order of this test, newest first, such as `captured upi`. */
const attempts = async () => {
  const { items }: { items: Attempt[] } = await ask(`orders/${orderId}/payments`)
  return items.map(({ status, method }) => `${status} ${method}`)
}

/** What the page was told by the checkout so far, such as `paid` with the result. */
type Told = { what: string; result?: Record<string, string> }

/** Loads the script and opens the checkout as the product does; it notes what it is told. */
const openCheckout = async (page: Page): Promise<FrameLocator> => {
  await page.evaluate(
    async ({ url, given }) => {
      document.body.insertAdjacentHTML('afterbegin', '<button id="opener">Recharge</button>')
      document.getElementById('opener')?.focus()
      const script = document.createElement('script')
      script.src = url
      const loaded = new Promise((resolve, reject) => {
        script.onload = resolve
        script.onerror = reject
      })
      document.head.append(script)
      await loaded
      const told: Told[] = []
      Reflect.set(window, 'told', told)
      const Razorpay = Reflect.get(window, 'Razorpay')
      const checkout = new Razorpay({
        ...given,
        handler: (result: Record<string, string>) => told.push({ what: 'paid', result }),
        modal: { ondismiss: () => told.push({ what: 'dismissed' }) },
      })
      checkout.on('payment.failed', () => told.push({ what: 'failed' }))
      checkout.open()
    },
    { url: `${product.sandbox.url}/checkout.js`, given: { key: KEYS.keyId, order_id: orderId, name: 'Dhruva' } },
  )
  const frame = page.frameLocator('iframe.razorpay-checkout-frame')
  await frame.getByRole('button', { name: /₹199\.00/ }).waitFor()
  return frame
}
const toldOf = (page: Page) => page.evaluate((): Told[] => Reflect.get(window, 'told'))
const isTold = (page: Page, ...what: string[]) =>
  expect.poll(async () => (await toldOf(page)).map((one) => one.what)).toEqual(what)
const focusedIn = (frame: FrameLocator) => frame.locator(':focus').evaluate((element) => element.textContent?.trim())

test('S-436 nothing of it is loaded before somebody pays', async () => {
  const page = await product.page({ width: 360 })
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await page.goto('/')
  await product.settled(page)
  expect(asked.filter((url) => !url.startsWith(product.url) && !url.startsWith('data:'))).toEqual([])
})

test('by keyboard on a phone: chosen, paid, signed; the focus comes back, and the page behind was out of reach', async () => {
  const page = await product.page({ width: 360 })
  await page.goto('/contact-us')
  const frame = await openCheckout(page)
  await expect.poll(() => focusedIn(frame)).toBe('Dhruva')
  expect(await page.locator('#opener').evaluate((button) => 'inert' in button && button.inert)).toBe(true)
  const stops: unknown[] = []
  for (let tab = 0; tab < 7; tab++) {
    await page.keyboard.press('Tab')
    stops.push(await frame.locator(':focus').evaluate((element) => element.id || element.textContent?.trim()))
  }
  expect(stops).toEqual(['close', 'language', 'tab-upi', 'vpa', 'pay', 'fail', 'slow'])
  await frame.getByRole('tab', { name: 'UPI' }).focus()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowRight')
  expect(await frame.getByRole('tab', { selected: true }).textContent()).toBe('Netbanking')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await isTold(page, 'paid')
  const { razorpay_payment_id: id = '', razorpay_order_id, razorpay_signature } = (await toldOf(page))[0]?.result ?? {}
  const signature = createHmac('sha256', KEYS.keySecret).update(`${orderId}|${id}`).digest('hex')
  expect([razorpay_order_id, razorpay_signature]).toEqual([orderId, signature])
  expect(await attempts()).toEqual(['captured netbanking'])
  expect(await page.locator('iframe.razorpay-checkout-frame').count()).toBe(0)
  expect(await focused(page)).toBe('Recharge')
  expect(await page.locator('#opener').evaluate((button) => 'inert' in button && button.inert)).toBe(false)
  expect(product.troubles(page)).toEqual([])
})

test('a payment that fails is told, and may be tried again in the same window', async () => {
  const page = await product.page({ width: 360 })
  await page.goto('/contact-us')
  const frame = await openCheckout(page)
  await frame.getByRole('button', { name: TEXTS.en.fail }).click()
  expect(await frame.getByRole('alert').filter({ hasText: 'failed' }).textContent()).toBe(TEXTS.en.failed)
  await isTold(page, 'failed')
  await frame.getByLabel(TEXTS.en.vpa).fill('failure@razorpay')
  await frame.getByRole('button', { name: 'Pay ₹199.00' }).click()
  await isTold(page, 'failed', 'failed')
  await frame.getByRole('tab', { name: 'Card' }).click()
  await frame.getByRole('button', { name: 'Pay ₹199.00' }).click()
  await isTold(page, 'failed', 'failed', 'paid')
  expect(await attempts()).toEqual(['captured card', 'failed upi', 'failed upi'])
})

test('dismissed by Escape or by its button, nothing is paid', async () => {
  const page = await product.page({ width: 360 })
  await page.goto('/contact-us')
  await openCheckout(page)
  // let go of after the frame is gone: a frame that goes while a key is on its way to it holds up the browser's driver
  await page.keyboard.down('Escape')
  await isTold(page, 'dismissed')
  await page.keyboard.up('Escape')
  await page.reload()
  const frame = await openCheckout(page)
  await frame.getByRole('button', { name: TEXTS.en.close }).click()
  await isTold(page, 'dismissed')
  expect(await attempts()).toEqual([])
})

test('left while the bank is slow, the payment goes on', async () => {
  const page = await product.page({ width: 360 })
  await page.goto('/contact-us')
  const frame = await openCheckout(page)
  await frame.getByRole('button', { name: TEXTS.en.slow }).click()
  await frame.getByText(TEXTS.en.paying).waitFor()
  expect(await attempts()).toEqual(['created upi'])
  await page.goto('about:blank')
  await expect.poll(attempts, { timeout: 20_000 }).toEqual(['captured upi'])
})

test('it says what it is, in both languages, by day and by night, on a phone and on a desk, to everyone', async () => {
  const given = { order_id: orderId, parent: product.url, color: '#f5a623' }
  for (const language of ['en', 'hi'] as const) {
    const page = await product.page({ width: 360, language })
    for (const width of [360, 1440]) {
      await page.setViewportSize({ width, height: 800 })
      for (const theme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme: theme })
        const name = language === 'hi' ? 'ध्रुव' : 'Dhruva'
        await page.goto(`${product.sandbox.url}/checkout/?${new URLSearchParams({ ...given, language, name })}`)
        await page.getByRole('button', { name: /₹199\.00/ }).waitFor()
        await page.getByText(TEXTS[language].sandbox).waitFor()
        for (const method of ['upi', 'card', 'netbanking'] as const) {
          await page.getByRole('tab', { name: TEXTS[language][method] }).click()
          const look = `${language} ${theme} ${width} ${method}`
          expect(await violations(page), look).toEqual([])
          expect(await smallTexts(page), look).toEqual([])
          expect(await scrollsSideways(page), look).toBe(false)
          if (language === 'hi') expect(await englishLeft(page), look).toEqual([])
        }
      }
    }
  }
})

test('the page of controls shows what happened and moves the clock', async () => {
  const page = await product.page({ width: 360 })
  const plan = { period: 'monthly', interval: 1, item: { name: 'Monthly', amount: 19_900, currency: 'INR' } }
  const { id: plan_id } = await ask('plans', plan)
  const { id } = await ask('subscriptions', { plan_id, total_count: 12 })
  await product.sandbox.control('pay', { subscription_id: id })
  await page.goto(`${product.sandbox.url}/sandbox/`)
  const row = page.getByRole('row').filter({ hasText: id })
  await row.filter({ hasText: 'active' }).waitFor()
  expect(await violations(page)).toEqual([])
  expect(await scrollsSideways(page)).toBe(false)
  await row.getByRole('button').click()
  await page.getByText('Done: subscriptions').waitFor()
  // a debit that failed is tried again the next day, which may be among these
  await product.sandbox.control(`subscriptions/${id}`, { times: 10 })
  await page.getByRole('button', { name: 'Move the clock forward' }).click()
  await row.filter({ hasText: /pending|halted/ }).waitFor()
  expect(product.troubles(page)).toEqual([])
})
