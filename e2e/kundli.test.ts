// Rows S-191 and S-192 of the acceptance list: the chart of a saved birth.
import { kundli } from '@dhruva/contract'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { fails, startProduct } from './product.ts'
import { violations } from './testing/axe.ts'
import { saveBirth } from './testing/people.ts'

const product = await startProduct()

const openChart = async (options: {
  width?: number
  theme?: 'light' | 'dark'
  language?: 'en' | 'hi'
  open?: string
}) => {
  const person = await product.arrive()
  const bid = await saveBirth(person)
  const page = await product.page({ as: person, ...options })
  await page.goto(`/kundli?bid=${bid}${options.open ? `&open=${options.open}` : ''}`)
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

test('S-191 North or South is remembered', async () => {
  const page = await openChart({})
  await page.getByRole('button', { name: 'South', exact: true }).click()
  await page.getByRole('group', { name: /South Indian birth chart, Leo rising/ }).waitFor()
  await page.reload()
  await page.getByRole('group', { name: /South Indian birth chart/ }).waitFor()
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

test.each([
  ['graha.moon', 'House 12, Cancer', 'kundli-graha'],
  ['house.4', 'House 4, Scorpio', 'kundli-house'],
  ['dasha.antar', 'House 1, Leo', 'kundli-dasha'],
  ['lagna.lagna', 'House 1, Leo', 'kundli-house'],
  ['panchang.tithi', 'House 1, Leo', 'kundli-panchang'],
])('open=%s scrolls to its placement', async (open, heading, part) => {
  const page = await openChart({ open, width: 360 })
  await page.getByRole('heading', { name: heading }).waitFor()
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe(part)
  const top = await page.locator(`#${part}`).evaluate((element) => element.getBoundingClientRect().top)
  expect(top).toBeGreaterThanOrEqual(0)
  expect(top).toBeLessThan(400)
})

test('a kundli of someone else, of nobody, and one that fails', async () => {
  const bid = await saveBirth(await product.arrive())
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
] as const)(
  'S-192 S-428 %s at %i px in %s, %s: readable, nothing cut, no violation',
  async (style, width, language, theme) => {
    const page = await openChart({ width, language, theme })
    if (style === 'south')
      await page.getByRole('button', { name: language === 'en' ? 'South' : 'दक्षिण', exact: true }).click()
    expect(await page.evaluate(smallestText)).toBeGreaterThanOrEqual(12)
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0)
    expect(await violations(page)).toEqual([])
  },
)
