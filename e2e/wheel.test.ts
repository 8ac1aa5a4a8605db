// The wheel of fortune: from the first press to what the discount bought; how it fails; and how a spin is reckoned again.
import { percentAt } from '@dhruva/common'
import { recharges, users } from '@dhruva/contract'
import { auditBooks } from '@dhruva/domain'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { fails, type Person, SAID, startProduct } from './product.ts'
import { focused, headed, holdsTrue, readToast, said, scrollsSideways, toasts } from './testing/see.ts'

const product = await startProduct()

const hubOf = (page: Page) => page.getByRole('button', { name: 'CLICK HERE' })
const discOf = (page: Page) => page.getByRole('img', { name: /15 equal segments/, includeHidden: true })
const wonIn = (page: Page) => page.getByRole('dialog', { name: 'Good News!' })

/** The segment under the pointer, as it is drawn. */
const pointedAt = async (page: Page) =>
  percentAt(await discOf(page).evaluate((disc) => Number.parseFloat(disc.style.transform.replace('rotate(', ''))))

/** Counts the tones a page strikes. */
const countTones = (page: Page) =>
  page.addInitScript(() => {
    const { createOscillator } = AudioContext.prototype
    Reflect.set(window, 'tones', 0)
    AudioContext.prototype.createOscillator = function (this: AudioContext) {
      Reflect.set(window, 'tones', Reflect.get(window, 'tones') + 1)
      return createOscillator.call(this)
    }
  })
const tonesOf = (page: Page) => page.evaluate(() => Number(Reflect.get(window, 'tones')))

const spinsOf = ({ uid }: Person) => product.db.prisma.spin.findMany({ where: { uid, spunAt: { not: null } } })

const MONEY = ['I1', 'I2', 'I3', 'I6', 'I7', 'I20', 'I21']

test('S-033 S-271 S-449 S-272 S-273 S-274 S-275 S-268 a visitor logs in, spins, and pays less; what was bought is there', async () => {
  const who = await product.arrive()
  const before = await who.client.call(users.getUserInfo, {})
  const page = await product.page({ motion: true, width: 360 })
  await countTones(page)
  await page.goto('/wheel-of-fortune')
  await headed(page, 'Spin the Wheel')
  const segments = Array.from({ length: 15 }, (_, nth) => `${nth + 1}%`)
  expect(await discOf(page).locator('text').allTextContents()).toEqual(segments)
  expect(await scrollsSideways(page)).toBe(false)
  await hubOf(page).click()
  await product.enter(page, who.mobile)
  const promise = await page.locator('code').textContent()
  expect([await spinsOf(who), await tonesOf(page)]).toEqual([[], 0])

  await hubOf(page).click()
  await page.getByText('The wheel is turning.').waitFor()
  await hubOf(page).click({ force: true })
  await holdsTrue(async () => (await tonesOf(page)) > 10)
  const ticks = await tonesOf(page)
  await wonIn(page).waitFor({ timeout: 20_000 })
  const [spin, ...others] = await spinsOf(who)
  const percent = spin?.percent ?? 0
  expect([others, spin?.commitment]).toEqual([[], promise])
  expect(await said(wonIn(page))).toContain(`Congratulations you have won ${percent} % off on your next recharge`)
  expect(await said(wonIn(page))).toContain('drawn as promised')
  expect(await pointedAt(page)).toBe(percent)
  expect(await tonesOf(page)).toBeGreaterThan(ticks + 9)

  await wonIn(page).getByRole('button', { name: 'Recharge' }).click()
  await page.waitForURL('**/recharges')
  expect(await page.evaluate(() => history.state.usr.finalValue)).toBe(percent)
  await page.getByText(`${percent}% off your next recharge`).waitFor()
  await page.reload()
  await page.getByText(`${percent}% off your next recharge`).waitFor()
  const price = Math.floor((249 * (100 - percent) + 50) / 100)
  const pack = page.getByRole('region', { name: 'Oracle' }).getByRole('link').nth(2)
  expect(await said(pack)).toContain(`₹${price}`)
  await pack.click()
  await page.getByLabel('Your state').selectOption('Delhi')
  await page.getByRole('button', { name: `Pay ₹${price}` }).click()
  const checkout = page.frameLocator('iframe.razorpay-checkout-frame')
  await checkout.getByRole('button', { name: `₹${price}.00` }).click()
  await page.getByRole('dialog', { name: 'Thank you!' }).waitFor()
  const after = await who.client.call(users.getUserInfo, {})
  expect(after.oracle_questions).toBe(before.oracle_questions + 60)
  expect(await product.db.prisma.invoice.findFirstOrThrow({ where: { uid: who.uid } })).toMatchObject({
    totalPaise: price * 100,
    place: '07',
    cgstPaise: 0,
  })
  await page.goto('/payment?pack=oracle-10')
  expect(await page.getByLabel('Your state').inputValue()).toBe('07')
  const broken = (await auditBooks(product.db)).filter(({ id, violations }) => MONEY.includes(id) && violations > 0)
  expect(broken).toEqual([])
})

test('S-450 S-465 S-277 S-275 S-279 with less motion, by keyboard: refused, won, the same again, used, and reckoned again', async () => {
  const who = await product.arrive()
  const page = await product.page({ as: who })
  await countTones(page)
  const failing = await fails(page, recharges.spinWheel, 'HTTP failure')
  await page.goto('/wheel-of-fortune')
  await page.locator('code').waitFor()
  await hubOf(page).click()
  expect(await readToast(page)).toContain('Something went wrong!')
  await failing.heal()
  const refusing = await fails(page, recharges.spinWheel, 'fail')
  await hubOf(page).click()
  await toasts(page).getByText(SAID).waitFor()
  await refusing.heal()

  await hubOf(page).press('Enter')
  await wonIn(page).waitFor()
  const [spin] = await spinsOf(who)
  const percent = spin?.percent ?? 0
  expect([await pointedAt(page), await tonesOf(page)]).toEqual([percent, 0])
  await wonIn(page).getByRole('button', { name: 'Cancel' }).click()
  await holdsTrue(async () => (await focused(page)) === 'CLICK HERE')
  await page.getByText(`You have ${percent}% off your next recharge`).waitFor()

  // asked for, it is heard also with less motion, and after a reload
  await page.getByRole('button', { name: 'Sound', pressed: false }).click()
  await page.reload()
  await page.getByRole('button', { name: 'Sound', pressed: true }).waitFor()
  await hubOf(page).press('Space')
  expect(await said(wonIn(page))).toContain(`won ${percent} % off`)
  expect(await tonesOf(page)).toBe(9)
  await page.keyboard.press('Escape')

  await page.getByRole('button', { name: /^Check \d/ }).click()
  await page.getByText('The promise was kept').waitFor()
  await page.getByText(`The two parts give ${percent}%.`).waitFor()
  await page.getByLabel('Our promise').fill(`0${spin?.commitment.slice(1)}`.replace(/^00/, '10'))
  await page.getByText('This number does not fit the promise.').waitFor()

  const { order_id } = await who.client.call(recharges.createOrder, { pack: 'oracle-10', coupon: spin?.id })
  await product.sandbox.control('pay', { order_id })
  await holdsTrue(async () => (await product.db.prisma.invoice.count({ where: { uid: who.uid } })) === 1)
  await hubOf(page).click()
  await toasts(page).getByText('You have used the discount of today.').waitFor()
  expect(await spinsOf(who)).toHaveLength(1)
  await page.reload()
  await page.getByText(/You have used the discount of today\. You can spin again from/).waitFor()
})
