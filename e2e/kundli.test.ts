// Rows S-191 and S-192 of the acceptance list: the chart of a saved birth.
import { kundli } from '@dhruva/contract'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { fails, startProduct } from './product.ts'
import { violations } from './testing/axe.ts'
import { englishLeft, smallTexts } from './testing/crawl.ts'
import { canBePrinted } from './testing/paper.ts'
import { saveBirth } from './testing/people.ts'

const product = await startProduct()
/** The tests only read this chart: one person and one birth do for all of them, in a browser of its own each. */
const person = await product.arrive()
const bid = await saveBirth(person)

const openChart = async (options: { width?: number; theme?: 'light' | 'dark'; language?: 'en' | 'hi' }) => {
  const page = await product.page({ as: person, ...options })
  await page.goto(`/kundli?bid=${bid}`)
  await page.locator('[data-house="12"][role=button]').waitFor()
  return page
}

const house = (page: Page, number: number) => page.locator(`[data-house="${number}"][role=button]`)

test('S-191 both drawings, placements, dashas and conventions of a known birth', async () => {
  const page = await openChart({})
  await page.getByRole('heading', { level: 1, name: 'Asha Sharma' }).waitFor()
  await page.getByRole('group', { name: /North Indian birth chart, Leo rising/ }).waitFor()
  expect(await house(page, 12).getAttribute('aria-label')).toBe('House 12, Cancer: Sun 27°, Moon 24°')
  expect(await house(page, 5).getAttribute('aria-label')).toBe('House 5, Sagittarius: Jupiter retrograde 14°')

  await page.getByRole('heading', { name: 'Manglik (Mangal dosha)' }).waitFor()
  await page.getByText('UTC+05:30').waitFor()
  const tags = await page.locator('main').innerText()
  for (const words of [
    'Cancer rashi',
    'Leo lagna',
    'Ashlesha, pada 3',
    'Lahiri ayanamsa 23°48′',
    'UTC+05:30',
    'Manglik',
  ])
    expect(tags).toContain(words)
  const planets = page.getByRole('table', { name: /^Planets with/ })
  expect(await planets.getByRole('row').count()).toBe(11)
  expect(await planets.getByRole('row', { name: /^Moon/ }).innerText()).toMatch(/Cancer 24°49′\s+Ashlesha pada 3\s+12/)

  const strip = page.getByRole('group', { name: 'The nine mahadashas' })
  expect(await strip.getByRole('button').count()).toBe(9)
  const running = strip.getByRole('button', { name: /, now$/ })
  expect(await running.getAttribute('aria-pressed')).toBe('true')
  expect(
    await page
      .getByRole('table', { name: /^Antardashas of the/ })
      .getByRole('row')
      .count(),
  ).toBe(10)
  expect(product.troubles(page)).toEqual([])
})

test('S-191 North, South or East is remembered', async () => {
  const page = await openChart({})
  await page.getByRole('button', { name: 'South', exact: true }).click()
  await page.getByRole('group', { name: /South Indian birth chart, Leo rising/ }).waitFor()
  await page.reload()
  await page.getByRole('group', { name: /South Indian birth chart/ }).waitFor()
  await page.getByRole('button', { name: 'East', exact: true }).click()
  await page.getByRole('group', { name: /East Indian birth chart, Leo rising/ }).waitFor()
  await page.reload()
  await page.getByRole('group', { name: /East Indian birth chart/ }).waitFor()
  expect(await house(page, 12).getAttribute('aria-label')).toBe('House 12, Cancer: Sun 27°, Moon 24°')
})

/** Taps where letters of a drawing stand: they take no pointer themselves, what lies below them does. */
const tapOn = async (page: Page, letters: string) => {
  const text = page.locator('svg text').filter({ hasText: letters }).first()
  await text.scrollIntoViewIfNeeded()
  const box = await text.boundingBox()
  await page.mouse.click((box?.x ?? 0) + (box?.width ?? 0) / 2, (box?.y ?? 0) + (box?.height ?? 0) / 2)
}

test('S-191 North, South, East: a tap on a planet opens its explanation', async () => {
  const page = await openChart({})
  const moon = page.getByRole('heading', { name: 'Moon in Cancer' })
  for (const style of ['North', 'South', 'East']) {
    await page.getByRole('button', { name: style, exact: true }).click()
    await page.getByRole('group', { name: new RegExp(`${style} Indian`) }).waitFor()
    await tapOn(page, 'Su')
    await moon.waitFor({ state: 'detached' })
    await tapOn(page, 'Mo')
    await page.getByRole('heading', { name: 'House 12, Cancer' }).waitFor()
    await moon.waitFor()
    await page.getByText('Its nakshatra is Ashlesha, pada 3, whose lord is Mercury.').waitFor()
  }
})

test('S-191 a planet is read by keyboard, from its house and from the table', async () => {
  const page = await openChart({})
  await house(page, 1).focus()
  await page.keyboard.press('ArrowLeft')
  const planets = page.getByRole('group', { name: 'Read a planet of this house' })
  await planets.getByRole('button', { name: 'Sun' }).press('Enter')
  await page.getByRole('heading', { name: 'Sun in Cancer' }).waitFor()
  await page
    .getByRole('table', { name: /^Planets with/ })
    .getByRole('button', { name: 'Saturn' })
    .press('Enter')
  await page.getByRole('heading', { name: 'House 8, Pisces' }).waitFor()
  await page.getByRole('heading', { name: 'Saturn in Pisces' }).waitFor()
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('kundli-house')
})

test('S-191 the divisional charts, each with what it is read for', async () => {
  const page = await openChart({})
  await page.getByRole('button', { name: 'Dashamsa', exact: true }).click()
  await page.getByRole('group', { name: /North Indian dashamsa chart/ }).waitFor()
  await page.getByText('Read for work, position').waitFor()
  const others = page.getByLabel('More divisions')
  expect(await others.getByRole('option').count()).toBe(14)
  await others.selectOption('d60')
  await page.getByRole('group', { name: /North Indian shashtyamsa chart/ }).waitFor()
  await page.getByText('about every 2 minutes').waitFor()
  await house(page, 4).focus()
  await page.keyboard.press('Enter')
  await page
    .getByText(/^In the shashtyamsa chart/)
    .first()
    .waitFor()
})

test('S-191 the dasha tree: what runs now is open and marked, the rest opens by itself', async () => {
  const page = await openChart({})
  const tree = page.getByRole('table', { name: /^Antardashas of the/ })
  expect(await tree.getByRole('button', { expanded: true }).count()).toBe(2)
  expect(await tree.getByText('now', { exact: true }).count()).toBe(3)
  const sookshmas = tree.getByRole('list', { name: /^Sookshmas of/ })
  expect(await sookshmas.getByRole('listitem').count()).toBe(9)
  await tree.getByRole('rowheader').getByRole('button', { expanded: false }).first().press('Enter')
  expect(await tree.getByRole('list', { name: /^Pratyantars of/ }).count()).toBe(2)
  await page.getByText(/At birth 6 years, 7 months(,)? and 4 days of the Mercury mahadasha were left\./).waitFor()
})

test('S-191 yogas with reasons and sources, doshas, Sade Sati, ashtakavarga, conventions', async () => {
  const page = await openChart({})
  await page.getByRole('heading', { name: 'Durudhara' }).waitFor()
  await page.getByText('In the 12th from the Moon: Mars and Venus.').waitFor()
  await page.getByText('Source: Brihat Parashara Hora Shastra, 37-38').first().waitFor()
  await page.getByText('From the lagna: Mars in the 11th house: does not count').waitFor()
  await page.getByText('the classical texts do not know it').waitFor()
  await page.getByRole('img', { name: /^A hundred years of life/ }).waitFor()
  const bindus = page.getByRole('table', { name: 'Bindus of each planet in each sign' })
  expect(await bindus.getByRole('row', { name: /^1 · Leo/ }).innerText()).toMatch(/2\s+4\s+1\s+4\s+5\s+5\s+4\s+25/)
  expect(await bindus.getByRole('row', { name: /^Total/ }).innerText()).toMatch(/337/)
  await page.getByText('365.25 days', { exact: true }).waitFor()
  expect(await page.getByRole('link', { name: 'How exact the calculation is' }).getAttribute('href')).toBe('/accuracy')
  const ask = page.getByRole('link', { name: 'Ask Oracle about this: Yogas' })
  expect(await ask.getAttribute('href')).toMatch(/^\/chats\?type=Oracle&bid=\d+&ask=Which\+yogas/)
  expect(product.troubles(page)).toEqual([])
})

test('S-191 the strip of parts stays in sight and leads to each', async () => {
  const page = await openChart({ width: 360 })
  await page.getByRole('heading', { name: 'Durudhara' }).waitFor()
  const strip = page.getByRole('navigation', { name: 'Parts of the kundli' })
  await strip.getByRole('link', { name: 'Sade Sati' }).click()
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('kundli-saturn')
  await strip.locator('[aria-current]').filter({ hasText: 'Sade Sati' }).waitFor()
  const { bottom } = await strip.evaluate((element) => element.getBoundingClientRect())
  const heading = await page.locator('#kundli-saturn h2').evaluate((element) => element.getBoundingClientRect().top)
  expect(heading).toBeGreaterThanOrEqual(bottom)
  expect(await page.locator('#kundli-saturn').evaluate((part) => part.getBoundingClientRect().top)).toBeLessThan(400)
})

test('S-191 on paper: by day, every detail open, nothing to press', async () => {
  const page = await openChart({ theme: 'dark' })
  await page.getByRole('heading', { name: 'Durudhara' }).waitFor()
  await page.getByRole('img', { name: /^A hundred years of life/ }).waitFor()
  await page.emulateMedia({ media: 'print' })
  await canBePrinted(page)
  await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')))
  expect(await page.locator('html').getAttribute('data-theme')).toBe('light')
  expect(await page.locator('main details:not([open])').count()).toBe(0)
  expect(await page.getByRole('navigation', { name: 'Parts of the kundli' }).isVisible()).toBe(false)
  expect(
    await page
      .getByRole('link', { name: /^Ask Oracle/ })
      .filter({ visible: true })
      .count(),
  ).toBe(0)
  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')))
  expect(await page.locator('html').getAttribute('data-theme')).toBe('dark')
  expect(await page.locator('main details:not([open])').count()).toBeGreaterThan(0)
})

test('S-191 the navamsa is drawn too', async () => {
  const page = await openChart({})
  await page.getByRole('button', { name: 'Navamsa', exact: true }).click()
  await page.getByRole('group', { name: /North Indian navamsa chart, Taurus rising/ }).waitFor()
})

test('S-191 houses are one stop for Tab; arrows go on and the facts follow', async () => {
  const page = await openChart({})
  expect(await page.locator('[data-house][role=button][tabindex="0"]').count()).toBe(1)
  await house(page, 1).focus()
  await page.keyboard.press('ArrowLeft')
  await page.getByRole('heading', { name: 'House 12, Cancer' }).waitFor()
  expect(await page.evaluate(() => document.activeElement?.getAttribute('data-house'))).toBe('12')
  expect(await house(page, 12).getAttribute('aria-pressed')).toBe('true')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowDown')
  await page.getByRole('heading', { name: 'House 2, Virgo' }).waitFor()
  await house(page, 11).click()
  await page.getByText('Mars and Venus sit here together.').waitFor()
})

test('S-191 another mahadasha shows its own antardashas', async () => {
  const page = await openChart({})
  await page
    .getByRole('group', { name: 'The nine mahadashas' })
    .getByRole('button', { name: /^Saturn/ })
    .click()
  const first = page.getByRole('table', { name: 'Antardashas of the Saturn mahadasha' }).getByRole('row').nth(1)
  expect(await first.innerText()).toMatch(/^Saturn/)
})

const placements = [
  ['graha.moon', 'House 12, Cancer', 'kundli-graha'],
  ['house.4', 'House 4, Scorpio', 'kundli-house'],
  ['dasha.antar', 'House 1, Leo', 'kundli-dasha'],
  ['lagna.lagna', 'House 1, Leo', 'kundli-house'],
  ['panchang.tithi', 'House 1, Leo', 'kundli-panchang'],
  ['varga.d10', 'House 1', 'kundli-varga'],
  ['dosha.manglik', 'House 1, Leo', 'kundli-dosha'],
  ['yoga.durudhara', 'House 1, Leo', 'kundli-yoga-durudhara'],
  ['transit.sade_sati', 'House 1, Leo', 'kundli-saturn'],
] as const

test('open=… scrolls to its placement', async () => {
  const page = await product.page({ as: person, width: 360 })
  for (const [open, heading, part] of placements) {
    await page.goto(`/kundli?bid=${bid}&open=${open}`)
    await page.getByRole('heading', { name: heading }).first().waitFor()
    await expect.poll(() => page.evaluate(() => document.activeElement?.id), { message: open }).toBe(part)
    const top = await page.locator(`#${part}`).evaluate((element) => element.getBoundingClientRect().top)
    expect(top, open).toBeGreaterThanOrEqual(0)
    expect(top, open).toBeLessThan(400)
  }
})

test('a kundli of someone else, of nobody, and one that fails', async () => {
  const page = await product.page({ as: await product.arrive() })
  await page.goto(`/kundli?bid=${bid}`)
  await page.getByText('These birth details were not found.').waitFor()
  await page.goto('/kundli')
  await page.getByText('No kundli is chosen.').waitFor()
  const failure = await fails(page, kundli.getChart, { status: 429, message: 'Slowly.' })
  await page.goto('/kundli?bid=1')
  await page.getByText('Slowly.').waitFor()
  await failure.heal()
  await page.getByRole('button', { name: 'Try again' }).waitFor()
})

const smallestText = () => {
  const sizes = [...document.querySelectorAll<SVGTextContentElement>('main svg :is(text, tspan)')]
    .filter((text) => text.getBoundingClientRect().width > 0)
    .map((text) => {
      const drawing = text.ownerSVGElement
      const scale = drawing ? drawing.getBoundingClientRect().width / drawing.viewBox.baseVal.width : 1
      return Number.parseFloat(getComputedStyle(text).fontSize) * scale
    })
  return Math.min(...sizes)
}

test.each([
  ['north', 360, 'en', 'light'],
  ['south', 360, 'hi', 'dark'],
  ['north', 768, 'hi', 'light'],
  ['south', 1440, 'en', 'dark'],
  ['east', 360, 'hi', 'light'],
  ['east', 1440, 'en', 'dark'],
] as const)(
  'S-192 S-428 %s at %i px in %s, %s: readable, nothing cut, no violation',
  async (style, width, language, theme) => {
    const page = await openChart({ width, language, theme })
    const names = { north: ['North', 'उत्तर'], south: ['South', 'दक्षिण'], east: ['East', 'पूर्व'] }[style]
    await page.getByRole('button', { name: names[language === 'en' ? 0 : 1] ?? '', exact: true }).click()
    await page.getByRole('img', { name: language === 'en' ? /^A hundred years/ : /^जीवन के सौ वर्ष/ }).waitFor()
    await page.getByRole('table', { name: language === 'en' ? /^Bindus/ : /बिंदु$/ }).waitFor()
    expect(await page.evaluate(smallestText)).toBeGreaterThanOrEqual(12)
    expect(await smallTexts(page)).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0)
    expect(await violations(page)).toEqual([])
    if (language === 'hi') expect(await englishLeft(page)).toEqual([])
  },
)
