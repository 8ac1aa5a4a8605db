// Where a person is after they have gone somewhere: how far the page is scrolled, what has the focus, which link is marked.
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { newMobile, startProduct } from './product.ts'
import { choosePlace, fillMoment, formOf, generate } from './testing/birth-form.ts'
import { headed, heading, holdsTrue, said } from './testing/see.ts'
import { fieldOf } from './testing/talk.ts'

const product = await startProduct()
const member = await product.arrive()
const bid = await product.birth(member)

const PLACE = 700

const scrolled = (page: Page) => page.evaluate(() => Math.round(window.scrollY))

/** Scrolls as a person does, until the page has written down where they are. */
const scrollTo = async (page: Page, top: number) => {
  await product.settled(page)
  // again and again: the page may still grow to that length
  await holdsTrue(() =>
    page.evaluate((to) => {
      window.scrollTo(0, to)
      return JSON.stringify([window.history.state, { ...sessionStorage }]).includes(String(to))
    }, top),
  )
}

/** Lets the page do all it does after it has arrived. */
const rest = async (page: Page) => {
  await product.settled(page)
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
}

test('S-003 a page that is opened by its address opens at its top, whatever was read before in that tab', async () => {
  const page = await product.page({ width: 360 })
  await page.goto('/horoscope?zodiac=Aries&when=Today')
  await scrollTo(page, PLACE)
  for (const address of ['/panchang', '/forum/learn-more']) {
    await page.goto(address)
    await rest(page)
    expect(await scrolled(page), address).toBe(0)
  }
})

test('S-001 going back, forward and loading anew finds the place that was left', async () => {
  const page = await product.page({ width: 360 })
  await page.goto('/horoscope?zodiac=Aries&when=Today')
  await scrollTo(page, PLACE)
  await page.goto('/panchang')
  await scrollTo(page, PLACE / 2)
  await page.goBack()
  await holdsTrue(async () => (await scrolled(page)) === PLACE)
  await page.goForward()
  await holdsTrue(async () => (await scrolled(page)) === PLACE / 2)
  await page.reload()
  await holdsTrue(async () => (await scrolled(page)) === PLACE / 2)
  await page.getByRole('contentinfo').getByRole('link', { name: 'Oracle', exact: true }).click()
  await holdsTrue(async () => (await said(heading(page))).startsWith('Oracle'))
  await holdsTrue(async () => (await scrolled(page)) === 0)
  await page.goBack()
  await holdsTrue(async () => (await scrolled(page)) > PLACE / 2)
})

test('S-062 /#chat-with-ai typed goes to the astrologers, also in a tab that had been scrolled elsewhere', async () => {
  const page = await product.page({ width: 360 })
  const inSight = () =>
    page.locator('#chat-with-ai').evaluate((part) => {
      const { top } = part.getBoundingClientRect()
      return top >= -1 && top < window.innerHeight / 3
    })
  await page.goto('/')
  await scrollTo(page, 2500)
  await page.goto('/panchang')
  await page.goto('/#chat-with-ai')
  await holdsTrue(inSight)
  await page.goto('/')
  await scrollTo(page, 2500)
  await page.goto('/#chat-with-ai')
  await holdsTrue(inSight)
})

const isFocused = (page: Page, name: 'h1' | 'body') =>
  page.evaluate((one) => document.activeElement === document.querySelector(one), name)

const follow = async (page: Page, name: string) => {
  await page.getByRole('link', { name, exact: true }).first().focus()
  await page.keyboard.press('Enter')
}

test('S-003 from home to AstroHub by keyboard: its heading, then its search field', async () => {
  const page = await product.page({ as: member })
  await page.goto('/')
  await product.settled(page)
  await follow(page, 'AstroHub')
  await headed(page, 'Latest discussions')
  await rest(page)
  expect(await isFocused(page, 'h1')).toBe(true)
  await page.keyboard.press('Tab')
  expect(await page.evaluate(() => document.activeElement?.getAttribute('type'))).toBe('search')
})

/** The talk is open and what is typed goes into it. */
const canWrite = async (page: Page) => {
  await page.getByText('3 Questions left').waitFor()
  await rest(page)
  await page.keyboard.type('What does this year bring?')
  expect(await fieldOf(page).inputValue()).toBe('What does this year bring?')
}

test('S-003 from a kundli to the talk about it by keyboard: one can write at once', async () => {
  const page = await product.page({ as: member })
  await page.goto(`/kundli?bid=${bid}`)
  await product.settled(page)
  await follow(page, 'Chat with Oracle')
  await canWrite(page)
})

test('S-003 with a finger the talk opens at its heading: no keyboard covers the first words', async () => {
  const page = await product.page({ as: member, width: 360, touch: true })
  await page.goto(`/kundli?bid=${bid}`)
  await product.settled(page)
  await page.getByRole('link', { name: 'Chat with Oracle' }).tap()
  await page.getByText('3 Questions left').waitFor()
  await rest(page)
  expect(await isFocused(page, 'h1')).toBe(true)
})

test('S-092 from the form through the code to the talk by keyboard: one can write at once', async () => {
  const page = await product.page()
  await page.goto('/free-kundli?type=Oracle')
  await fillMoment(page)
  await choosePlace(page)
  await formOf(page).getByRole('radio', { name: 'Female', exact: true }).check({ force: true })
  await generate(page).focus()
  await page.keyboard.press('Enter')
  await page.getByRole('dialog').waitFor()
  await product.enter(page, newMobile())
  await page.waitForURL('**/chats?**')
  await canWrite(page)
})

test('S-052 Yearly Predictions is marked as here on its own form, not on the plain one', async () => {
  const page = await product.page({ as: member })
  const link = page.getByRole('banner').getByRole('link', { name: 'Yearly Predictions' })
  await page.goto('/create-kundli')
  await heading(page).waitFor()
  expect(await link.getAttribute('aria-current')).toBe(null)
  await link.click()
  await holdsTrue(async () => (await link.getAttribute('aria-current')) === 'page')
  await page.goto('/forum')
  await headed(page, 'Latest discussions')
  expect(await page.getByRole('banner').getByRole('link', { name: 'AstroHub' }).getAttribute('aria-current')).toBe(
    'page',
  )
})

const openAt = async (part: string) => {
  const page = await product.page({ as: member, width: 360 })
  await page.goto(`/kundli?bid=${bid}&open=${part}`)
  return page
}

test('open=yoga.… marks that yoga among the others; a yoga the chart does not have leads to all of them', async () => {
  const page = await openAt('yoga.durudhara')
  const marked = page.locator('#kundli-yoga [data-marked]')
  await marked.getByRole('heading', { name: 'Durudhara' }).waitFor()
  expect(await marked.count()).toBe(1)
  expect(await page.locator('#kundli-yoga section').count()).toBeGreaterThan(1)
  const other = await openAt('yoga.hamsa')
  await holdsTrue(() => other.evaluate(() => document.activeElement?.id === 'kundli-yoga'))
  await other.locator('#kundli-yoga section').first().waitFor()
  expect(await other.locator('#kundli-yoga [data-marked]').count()).toBe(0)
})
