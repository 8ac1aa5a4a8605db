// Section 6 of the acceptance list, the free sample and the prediction cards of the home page.
import { predictions, users } from '@dhruva/contract'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { fails, holds, newMobile, type Person, SAID, startProduct } from './product.ts'
import { holdsTrue } from './testing/see.ts'

const product = await startProduct()

const panelOf = (page: Page) => page.getByRole('region', { name: 'Your prediction' })
const generateOf = (page: Page) => page.getByRole('button', { name: 'Generate', exact: true })
const counterOf = (page: Page, type: string) => page.locator(`[data-counter=${type}] dd`)
const whole = (page: Page) => panelOf(page).locator('[data-reply]:not([data-growing])')

const openPage = async (search: Record<string, string> = {}, person?: Person, birth?: { dob: string }) => {
  const who = person ?? (await product.arrive())
  const bid = await product.birth(who, birth)
  const page = await product.page({ as: who })
  await page.goto(`/daily-prediction?${new URLSearchParams({ bid: String(bid), ...search })}`)
  await page.getByText('For Asha').waitFor()
  await holdsTrue(async () => (await counterOf(page, 'daily').textContent()) !== '–')
  return { page, who, bid }
}

test('S-248 S-016 the page: Oracle, four periods, two languages, four counters, Generate', async () => {
  const { page } = await openPage({ p_type: 'daily' })
  for (const name of ['Today & Tomorrow', 'This Week', 'This Month', 'This Year', 'English', 'Hindi'])
    expect(await page.getByRole('main').getByRole('button', { name, exact: true }).count(), name).toBe(1)
  await page.getByText('AI-based service, not a human consultation').first().waitFor()
  expect(await page.locator('[data-counter]').allTextContents()).toEqual(['Daily3', 'Weekly1', 'Monthly1', 'Yearly1'])
  expect(await generateOf(page).count()).toBe(1)
})

test.each([
  ['daily', 'Today & Tomorrow'],
  ['weekly', 'This Week'],
  ['monthly', 'This Month'],
  ['yearly', 'This Year'],
  ['', 'Today & Tomorrow'],
  ['xyz', 'Today & Tomorrow'],
])('S-249 p_type "%s" shows %s', async (type, name) => {
  const { page } = await openPage(type ? { p_type: type } : {})
  expect(await page.getByRole('button', { name, exact: true }).getAttribute('aria-pressed')).toBe('true')
  await page.getByRole('button', { name: 'This Month' }).click()
  await page.waitForURL('**p_type=monthly**')
})

test("S-446 no bid leads to the kundlis; someone else's says so with a way there", async () => {
  const other = await product.arrive()
  const foreign = await product.birth(other)
  const page = await product.page({ as: await product.arrive() })
  await page.goto('/daily-prediction')
  await page.waitForURL('**/create-kundli?predictions=true')
  await page.goto(`/daily-prediction?bid=${foreign}`)
  await page.getByText('These birth details were not found.').waitFor()
  await page.getByRole('link', { name: 'Choose a saved kundli' }).click()
  await page.waitForURL('**/create-kundli?predictions=true')
})

test('S-168 a saved kundli leads on to the predictions', async () => {
  const who = await product.arrive()
  const bid = await product.birth(who)
  const page = await product.page({ as: who })
  await page.goto('/create-kundli?predictions=true&p_type=weekly')
  await page.getByRole('button', { name: /^Proceed/ }).click()
  await page.waitForURL(`**/daily-prediction?bid=${bid}&p_type=weekly`)
})

test('S-251 S-253 Generate twice: one text, that counter one less, marks open the facts', async () => {
  const { page, who } = await openPage({ p_type: 'weekly' })
  const held = await holds(page, predictions.getPrediction)
  await generateOf(page).click()
  await page.getByRole('button', { name: 'Generating' }).click({ force: true })
  expect(await page.getByRole('button', { name: 'Generating' }).getAttribute('aria-disabled')).toBe('true')
  expect(held.asked.filter((body) => body.includes('bid'))).toHaveLength(1)
  held.release()
  await whole(page).waitFor()
  await holdsTrue(async () => (await counterOf(page, 'weekly').textContent()) === '0')
  expect(await page.locator('[data-counter] dd').allTextContents()).toEqual(['3', '0', '1', '1'])
  expect(await who.client.call(users.getUserInfo, {})).toMatchObject({ weekly_predictions: 0, yearly_predictions: 1 })
  expect(await whole(page).textContent()).toContain('Health')
  await whole(page).getByRole('button', { name: /^1:/ }).click()
  const dialog = page.getByRole('dialog', { name: 'What this rests on' })
  await dialog.getByText(/Overall, .*of 100/).waitFor()
  expect(await dialog.getByRole('link', { name: 'Show in the kundli' }).count()).toBeGreaterThan(0)
})

test('the text of a period stays: pressed again, after a reload and beside another period, and nothing more is counted', async () => {
  const { page } = await openPage({ p_type: 'weekly' })
  await generateOf(page).click()
  await whole(page).waitFor()
  await panelOf(page)
    .getByText(/^Written .* It stays here until the period is over/)
    .waitFor()
  const text = await whole(page).textContent()
  await generateOf(page).click()
  await page.getByText('This is your prediction for this period. It was not counted again.').waitFor()
  expect(await whole(page).textContent()).toBe(text)
  expect(await panelOf(page).getByRole('alert').count()).toBe(0)
  await page.reload()
  await whole(page).waitFor()
  expect(await whole(page).textContent()).toBe(text)
  expect(await counterOf(page, 'weekly').textContent()).toBe('0')
  await page.getByRole('button', { name: 'This Month' }).click()
  await panelOf(page).getByText('Choose a period, then press Generate.').waitFor()
  await page.getByRole('button', { name: 'This Week' }).click()
  await whole(page).waitFor()
  await whole(page).getByRole('button', { name: /^1:/ }).click()
  await page.getByRole('dialog', { name: 'What this rests on' }).waitFor()
})

test('in the other language the text of the period is written for nothing, and both stay', async () => {
  const { page } = await openPage({ p_type: 'weekly' })
  await generateOf(page).click()
  await whole(page).waitFor()
  await page.getByRole('button', { name: 'Hindi', exact: true }).click()
  await panelOf(page).getByText('Choose a period, then press Generate.').waitFor()
  await generateOf(page).click()
  await holdsTrue(async () => /[\u0900-\u097f]{4}/.test((await whole(page).textContent()) ?? ''))
  await page.getByRole('group', { name: 'Language of the prediction' }).getByRole('button', { name: 'English' }).click()
  await holdsTrue(async () => (await whole(page).textContent())?.includes('Health') === true)
  expect(await counterOf(page, 'weekly').textContent()).toBe('0')
})

test('S-256 none left: the message, when there are new ones and what else there is; subscribed and back, a question of the subscription pays', async () => {
  const { page: first, who } = await openPage({ p_type: 'monthly' })
  await generateOf(first).click()
  await whole(first).waitFor()
  const { page } = await openPage({ p_type: 'monthly' }, who, { dob: '6/3/1990' })
  await generateOf(page).click()
  await panelOf(page).getByText('You have no monthly predictions left.').waitFor()
  await panelOf(page).getByText('They are new each day').waitFor()
  const ways = await panelOf(page).getByRole('link').all()
  for (const way of ways) {
    const answer = await page.request.get((await way.getAttribute('href')) ?? '')
    expect(answer.status()).toBe(200)
  }
  expect(ways).toHaveLength(4)
  const asked = page.url()
  await panelOf(page).getByRole('link', { name: 'Subscribe' }).click()
  await page.getByRole('main').getByRole('button', { name: 'Recharge Now' }).first().click()
  await page
    .frameLocator('iframe.razorpay-checkout-frame')
    .getByRole('button', { name: /₹199\.00/ })
    .click()
  await page.getByRole('dialog').getByRole('link', { name: 'Back to the prediction' }).click()
  await page.waitForURL(asked)
  await generateOf(page).click()
  await whole(page).waitFor()
  expect(await who.client.call(users.getUserInfo, {})).toMatchObject({ subscription_questions: 499 })
})

test('S-257 Hindi: all of it in Devanagari', async () => {
  const { page } = await openPage()
  await page.getByRole('button', { name: 'Hindi', exact: true }).click()
  await generateOf(page).click()
  await whole(page).waitFor()
  const text = ((await whole(page).textContent()) ?? '').replaceAll('Asha', '')
  expect(text).toContain('आज')
  expect(text).not.toMatch(/[A-Za-z]/)
})

test('S-252 S-255 counters that fail are alerted; a tail that fails takes the place of the text', async () => {
  const { page } = await openPage()
  await fails(page, predictions.getPrediction, 'fail')
  await generateOf(page).click()
  await panelOf(page).getByText(SAID).waitFor()
  await page.getByRole('alertdialog').getByText(SAID).waitFor()
})

test.each(['HTTP failure', 'exception'] as const)(
  'S-470 %s: says so, the button is free, counters are read again',
  async (how) => {
    const { page } = await openPage()
    const failing = await fails(page, predictions.getPrediction, how)
    await generateOf(page).click()
    await panelOf(page).getByText('An error occurred. Please try again later.').waitFor()
    await holdsTrue(async () => failing.count() > 1)
    await failing.heal()
    await generateOf(page).click()
    await whole(page).waitFor()
  },
)

test('S-029 /free-prediction: a sample and a login for visitors, onward for members', async () => {
  const page = await product.page()
  await page.goto('/free-prediction')
  await page.getByText('Sample', { exact: true }).waitFor()
  await panelOf(page).getByRole('button', { name: /^1:/ }).click()
  await page.getByRole('dialog', { name: 'What this rests on' }).waitFor()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Log in for yours' }).click()
  await product.enter(page, newMobile())
  await page.waitForURL('**/create-kundli?predictions=true')
})

test('S-097 S-103 S-104 home: cards for members alone, each to its period; a session that ended asks to log in', async () => {
  const visitor = await product.page()
  await visitor.goto('/')
  await product.settled(visitor)
  expect(await visitor.getByRole('heading', { name: 'Your predictions' }).count()).toBe(0)
  const page = await product.page({ as: await product.arrive() })
  for (const [name, type] of [
    ['Daily', 'daily'],
    ['Weekly', 'weekly'],
    ['Monthly', 'monthly'],
    ['Yearly', 'yearly'],
  ] as const) {
    await page.goto('/')
    await page.locator('#predictions').getByRole('link', { name, exact: true }).click()
    await page.waitForURL(`**/create-kundli?predictions=true&p_type=${type}`)
  }
  await page.goto('/')
  // The session ends and the click comes in one task: otherwise any other call of the page may find the end first.
  await page
    .locator('#predictions')
    .getByRole('link', { name: 'Daily', exact: true })
    .evaluate((link: HTMLElement) => {
      // biome-ignore lint/suspicious/noDocumentCookie: another tab that logs out writes it just so
      document.cookie = 'jwt=; Path=/; Max-Age=0'
      link.click()
    })
  await page.waitForURL(`${product.url}/subscription`)
})

test('S-102 one, two or four cards beside each other', async () => {
  const page = await product.page({ as: await product.arrive() })
  await page.goto('/')
  const strip = page.locator('#predictions ul').first()
  await strip.waitFor()
  for (const [width, cards] of [
    [639, 1],
    [640, 2],
    [1023, 2],
    [1024, 4],
  ] as const) {
    await page.setViewportSize({ width, height: 800 })
    await holdsTrue(async () => {
      const [box, card] = [await strip.boundingBox(), await strip.locator('li').first().boundingBox()]
      return Math.round((box?.width ?? 0) / (card?.width ?? 1)) === cards
    })
  }
})

test('S-053 S-416 header and footer lead to the predictions', async () => {
  const page = await product.page({ as: await product.arrive() })
  await page.goto('/')
  const link = page.getByRole('banner').getByRole('link', { name: 'Yearly Predictions' })
  expect(await link.getAttribute('href')).toBe('/create-kundli?predictions=true')
  expect(await page.getByRole('banner').getByRole('link', { name: 'Horoscope' }).count()).toBe(0)
  const footer = page.getByRole('contentinfo')
  expect(await footer.getByRole('link', { name: 'Daily Predictions' }).getAttribute('href')).toBe('/daily-prediction')
  for (const [name, type] of [
    ['Weekly', 'weekly'],
    ['Monthly', 'monthly'],
    ['Yearly', 'yearly'],
  ] as const)
    expect(await footer.getByRole('link', { name: `${name} Predictions` }).getAttribute('href')).toBe(
      `/create-kundli?predictions=true&p_type=${type}`,
    )
})
