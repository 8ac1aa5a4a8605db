// Section 7 of the acceptance list: horoscope and panchang; the zodiac carousel of home and of the saved kundlis (3, 4).
import { horoscopes, panchangs, zodiacs } from '@dhruva/contract'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { horoscope as en } from '../apps/web/src/locales/en/horoscope.ts'
import { panchang as enPanchang } from '../apps/web/src/locales/en/panchang.ts'
import { zodiac } from '../apps/web/src/locales/en/zodiac.ts'
import { horoscope as hi } from '../apps/web/src/locales/hi/horoscope.ts'
import { fails, startProduct } from './product.ts'
import { dayInIndia, farFromMidnight } from './testing/day.ts'
import { headed, holdsTrue, said, scrollsSideways } from './testing/see.ts'

const product = await startProduct()

const fieldsOf = (page: Page) => page.getByRole('region', { name: en.scores }).getByRole('article')
const carouselOf = (page: Page) => page.getByRole('region', { name: zodiac.title })
const namesIn = async (page: Page) =>
  (await carouselOf(page).getByRole('listitem').getByRole('heading').allTextContents()).join(' ')

test('S-017 S-259 six fields in order, each a bar with percent and a text; sign and date', async () => {
  await farFromMidnight()
  const page = await product.page()
  await page.goto('/horoscope?zodiac=Leo&when=Today')
  await headed(page, 'Leo horoscope')
  await fieldsOf(page).first().waitFor()
  expect(await fieldsOf(page).getByRole('heading').allTextContents()).toEqual(Object.values(en.fields))
  const answer = await page.request.post(horoscopes.getHoroscope.path, { data: { zodiac: 'Leo', when: 'Today' } })
  const { response, date, gist } = horoscopes.getHoroscope.output.parse(await answer.json())
  for (const [index, { score, split_response }] of Object.values(response.bot_response).entries()) {
    const field = fieldsOf(page).nth(index)
    expect(await field.getByRole('meter').getAttribute('aria-valuenow')).toBe(String(score))
    const words = await said(field)
    expect(words).toContain(`${score}%`)
    expect(words).toContain(split_response)
  }
  const band = await said(page.locator('main header'))
  const day = new Intl.DateTimeFormat('en-IN', { day: 'numeric', month: 'long', timeZone: 'UTC' }).format(
    new Date(date),
  )
  expect(date).toBe(dayInIndia(0))
  expect(band).toContain(day)
  expect(band).toContain(gist)
  expect(await page.title()).toContain('Leo')
})

test('a field tells the reasons it rests on', async () => {
  const page = await product.page()
  await page.goto('/horoscope?zodiac=Leo&when=Today')
  const career = fieldsOf(page).nth(2)
  await career.locator('summary').click()
  expect(await career.getByRole('listitem').count()).toBeGreaterThan(0)
  expect(await said(career.getByRole('listitem').first())).toMatch(/^[+−]\d+\.\d.*(house|tithi|ruled)/)
})

test('S-260 Today and Tomorrow are addresses', async () => {
  await farFromMidnight()
  const page = await product.page()
  await page.goto('/horoscope?zodiac=Leo&when=Today')
  const today = await said(fieldsOf(page).first())
  await page.getByRole('link', { name: en.tomorrow, exact: true }).click()
  await page.waitForURL('**/horoscope?zodiac=Leo&when=Tomorrow')
  await holdsTrue(async () => (await said(fieldsOf(page).first())) !== today)
  expect(await page.getByRole('link', { name: en.tomorrow, exact: true }).getAttribute('aria-current')).toBe('page')
  await page.getByRole('link', { name: en.today, exact: true }).click()
  await page.waitForURL('**/horoscope?zodiac=Leo&when=Today')
  await holdsTrue(async () => (await said(fieldsOf(page).first())) === today)
})

test('S-261 twelve signs, both days: all answer, 15 to 95, the same twice', async () => {
  await farFromMidnight()
  const page = await product.page()
  for (const zodiac of zodiacs) {
    for (const [daysOn, when] of (['Today', 'Tomorrow'] as const).entries()) {
      const ask = async () => (await page.request.post(horoscopes.getHoroscope.path, { data: { zodiac, when } })).text()
      const [first, second] = [await ask(), await ask()]
      expect(first).toBe(second)
      const { response, date } = horoscopes.getHoroscope.output.parse(JSON.parse(first))
      expect(date).toBe(dayInIndia(daysOn))
      for (const { score } of Object.values(response.bot_response)) expect(score >= 0 && score <= 100).toBe(true)
    }
  }
})

test.each([
  ['zodiac=Saggitarius&when=Today', 'Sagittarius horoscope', 'Today'],
  ['zodiac=sagittarius&when=Tomorrow', 'Sagittarius horoscope', 'Tomorrow'],
  ['zodiac=Leo&when=xyz', 'Leo horoscope', 'Today'],
  ['', 'Aries horoscope', 'Today'],
])('S-262 S-263 %j shows %s of %s', async (search, title, when) => {
  const page = await product.page()
  await page.goto(`/horoscope?${search}`)
  await headed(page, title)
  expect(await page.getByRole('link', { name: when, exact: true }).getAttribute('aria-current')).toBe('page')
})

test('S-263 an unknown sign: the choice of the twelve', async () => {
  const page = await product.page({ width: 360 })
  await page.goto('/horoscope?zodiac=xyz')
  await headed(page, en.chooseTitle)
  const signs = page.getByRole('navigation', { name: en.signsLabel }).getByRole('link')
  expect(await signs.allTextContents()).toEqual([...zodiacs])
  expect(await scrollsSideways(page)).toBe(false)
  await signs.nth(8).click()
  await page.waitForURL('**/horoscope?zodiac=Sagittarius&when=Today')
})

test('S-264 the day is that of India wherever the browser is', async () => {
  await farFromMidnight()
  const context = await product.browser.newContext({ baseURL: product.url, timezoneId: 'Pacific/Kiritimati' })
  const page = await context.newPage()
  await page.goto('/horoscope?zodiac=Leo&when=Today')
  await fieldsOf(page).first().waitFor()
  const day = new Intl.DateTimeFormat('en-IN', { day: 'numeric', month: 'long', timeZone: 'UTC' })
  expect(await said(page.locator('main header'))).toContain(day.format(new Date(dayInIndia(0))))
  await context.close()
})

test.each(['fail', 'HTTP failure', 'exception'] as const)(
  'S-265 the call fails (%s): a message and another try',
  async (how) => {
    const page = await product.page()
    const failing = await fails(page, horoscopes.getHoroscope, how)
    await page.goto('/horoscope?zodiac=Leo&when=Today')
    await page.getByText(en.failed).waitFor({ timeout: 20_000 })
    await failing.heal()
    await page.getByRole('button', { name: 'Try again' }).click()
    await fieldsOf(page).first().waitFor()
  },
)

test('S-447 the panchang of today beside it', async () => {
  await farFromMidnight()
  const page = await product.page()
  await page.goto('/horoscope?zodiac=Leo&when=Today')
  const card = page.getByRole('region', { name: en.panchangTitle })
  await card.locator('dt').first().waitFor()
  const answer = await page.request.post(panchangs.getPanchang.path, { data: {} })
  const day = panchangs.getPanchang.output.parse(await answer.json())
  const words = await said(card)
  for (const limb of [...day.tithis, ...day.nakshatras, ...day.yogas, ...day.karanas])
    expect(words).toContain(limb.name)
  expect(await card.locator('dt').allTextContents()).toEqual([
    en.vara,
    en.tithi,
    en.nakshatra,
    en.yoga,
    en.karana,
    en.sunrise,
    en.sunset,
    en.rahuKaal,
    en.abhijit,
  ])
  expect(words.match(/until /g)?.length).toBe(
    day.tithis.length + day.nakshatras.length + day.yogas.length + day.karanas.length,
  )
})

test('in Hindi the words are Hindi', async () => {
  const page = await product.page({ language: 'hi', width: 360 })
  await page.goto('/horoscope?zodiac=Leo&when=Tomorrow')
  const fields = page.getByRole('region', { name: hi.scores }).getByRole('article')
  expect(await said(fields.first())).not.toMatch(/[a-z]/i)
  await headed(page, 'सिंह राशिफल')
  expect(await scrollsSideways(page)).toBe(false)
})

test('S-105 S-109 zodiac carousel: three of twelve cards with everything on them', async () => {
  const page = await product.page()
  await page.goto('/')
  const cards = carouselOf(page).getByRole('listitem')
  await cards.first().waitFor()
  expect(await cards.count()).toBe(3)
  for (const [index, sign] of [zodiac.signs.aries, zodiac.signs.taurus, zodiac.signs.gemini].entries()) {
    const words = await said(cards.nth(index))
    for (const part of [sign.name, sign.title, sign.dates, sign.description, "Today's Horoscope →"]) {
      expect(words).toContain(part)
    }
  }
  expect(Object.values(zodiac.signs).map(({ dates }) => dates)).toEqual([
    '21 Mar-19 Apr',
    '20 Apr-20 May',
    '21 May-20 Jun',
    '21 Jun-22 Jul',
    '23 Jul-22 Aug',
    '23 Aug-22 Sep',
    '23 Sep-22 Oct',
    '23 Oct-21 Nov',
    '22 Nov-21 Dec',
    '22 Dec-19 Jan',
    '20 Jan-18 Feb',
    '19 Feb-20 Mar',
  ])
})

test('S-106 next to the end and back: every sign is reached', async () => {
  const page = await product.page()
  await page.goto('/')
  const [previous, next] = [zodiac.previous, zodiac.next].map((name) => carouselOf(page).getByRole('button', { name }))
  await next!.waitFor()
  const isOff = (button: typeof next) => button!.getAttribute('aria-disabled')
  expect([await isOff(previous), await isOff(next)]).toEqual(['true', null])
  const seen = new Set((await namesIn(page)).split(' '))
  for (let step = 0; step < 9; step++) {
    expect(await isOff(next)).toBeNull()
    await next!.click()
    for (const name of (await namesIn(page)).split(' ')) seen.add(name)
  }
  expect([await isOff(previous), await isOff(next)]).toEqual([null, 'true'])
  expect([...seen]).toEqual([...zodiacs])
})

test('S-107 a swipe of 9 px does nothing, one of 11 px moves by one and opens nothing', async () => {
  const page = await product.page()
  await page.goto('/')
  const strip = carouselOf(page).getByRole('list')
  // what still comes would move the strip away from under the mouse
  await product.settled(page)
  await strip.scrollIntoViewIfNeeded()
  const box = await strip.boundingBox()
  const [x, y] = [(box?.x ?? 0) + 40, (box?.y ?? 0) + 40]
  const swipe = async (by: number) => {
    await page.mouse.move(x + 20, y)
    await page.mouse.down()
    await page.mouse.move(x + 20 + by, y, { steps: 3 })
    await page.mouse.up()
  }
  await strip.evaluate((element) =>
    element.addEventListener('click', (event) => event.preventDefault(), { once: true }),
  )
  await swipe(-9)
  expect(await namesIn(page)).toBe('Aries Taurus Gemini')
  await swipe(-11)
  expect(await namesIn(page)).toBe('Taurus Gemini Cancer')
  await swipe(11)
  expect(await namesIn(page)).toBe('Aries Taurus Gemini')
  expect(new URL(page.url()).pathname).toBe('/')
})

test('S-108 a card leads to the horoscope of its sign, the ninth to Sagittarius', async () => {
  const page = await product.page()
  await page.goto('/')
  const next = carouselOf(page).getByRole('button', { name: zodiac.next })
  for (let step = 0; step < 6; step++) await next.click()
  await carouselOf(page).getByRole('link', { name: 'Sagittarius' }).click()
  await page.waitForURL('**/horoscope?zodiac=Sagittarius&when=Today')
})

test('S-172 the same cards under the saved kundlis', async () => {
  const page = await product.page({ as: await product.arrive() })
  await page.goto('/create-kundli')
  await carouselOf(page).waitFor()
  expect(await carouselOf(page).getByRole('listitem').count()).toBe(3)
})

test('S-051 S-416 header of a visitor and footer lead here', async () => {
  const page = await product.page({ width: 1280 })
  await page.goto('/oracle')
  const link = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Horoscope' })
  expect(await link.getAttribute('href')).toBe('/horoscope?zodiac=Aries&when=Today')
  const footer = page.getByRole('contentinfo')
  for (const when of ['Today', 'Tomorrow']) {
    const name = `Horoscope ${when.toLowerCase()}`
    expect(await footer.getByRole('link', { name }).getAttribute('href')).toBe(`/horoscope?zodiac=Aries&when=${when}`)
  }
  const member = await product.page({ width: 1280, as: await product.arrive() })
  await member.goto('/oracle')
  await member.getByRole('button', { name: 'Account' }).waitFor()
  expect(await member.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Horoscope' }).count()).toBe(
    0,
  )
})

test('panchang: another day by the buttons and the date field, another place by the search', async () => {
  const page = await product.page()
  await page.goto('/panchang?date=2026-03-01')
  await page.getByRole('heading', { name: '1 March 2026' }).waitFor()
  await page.getByRole('button', { name: enPanchang.previous }).click()
  await page.getByRole('heading', { name: '28 February 2026' }).waitFor()
  await page.getByLabel(enPanchang.dateLabel).fill('2027-01-15')
  await page.getByRole('heading', { name: '15 January 2027' }).waitFor()
  await page.getByRole('combobox', { name: enPanchang.placeLabel }).fill('jaipur')
  await page.getByRole('option').first().waitFor()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await page.waitForURL(/date=2027-01-15.*place=Jaipur/)
  await holdsTrue(async () => (await said(page.getByRole('region', { name: enPanchang.sun }))).includes('Jaipur'))
  await page.getByRole('link', { name: enPanchang.today, exact: true }).click()
  await page.waitForURL((url) => !url.search.includes('date='))
})

test('panchang where the Sun does not rise says so', async () => {
  const page = await product.page({ width: 360 })
  await page.goto('/panchang?date=2026-12-21&lat=78.22&lng=15.65&place=Longyearbyen')
  await page.getByText(enPanchang.noSun).first().waitFor()
  expect(await scrollsSideways(page)).toBe(false)
})
