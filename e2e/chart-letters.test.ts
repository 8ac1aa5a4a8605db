// The letters in a drawn kundli: wherever planets crowd, each can be read, in both languages and every style.
import { kundli } from '@dhruva/contract'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { kundli as en } from '../apps/web/src/locales/en/kundli.ts'
import { kundliPage as enPage } from '../apps/web/src/locales/en/kundli-page.ts'
import { kundli as hi } from '../apps/web/src/locales/hi/kundli.ts'
import { kundliPage as hiPage } from '../apps/web/src/locales/hi/kundli-page.ts'
import { startProduct } from './product.ts'

const product = await startProduct()
const asha = await product.arrive()
// eight planets in one sign; Saturn, Jupiter and the rest in pairs and threes
const moments = [
  ['05/02/1962', '06:10'],
  ['05/02/1962', '13:40'],
  ['04/05/2000', '05:20'],
  ['14/08/1996', '06:42'],
] as const
const bids: number[] = []
for (const [dob, tob] of moments) bids.push(await product.birth(asha, { dob, tob }))

/** By how many signs the crowd of today is moved, so that it stands on what stands there at birth, one chart excepted. */
const SHIFTS = [9, 3, 1, 3]
const shifts = new Map(bids.map((bid, at) => [bid, SHIFTS[at] ?? 0]))
const bidOf = (address: string) => Number(new URL(address).searchParams.get('bid'))

const texts = { en: { chart: en, page: enPage }, hi: { chart: hi, page: hiPage } }

/** The letters of a drawing that lie on each other, by the ink of each: its box as the font draws it, not its line. */
const overlaps = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const svg = document.querySelector('svg[viewBox="-14 -14 348 348"]')
    const canvas = document.createElement('canvas').getContext('2d')
    if (!svg || !canvas) return ['no drawing']
    const inks = [...svg.querySelectorAll('text')].map((text) => {
      const style = getComputedStyle(text)
      canvas.font = `${style.fontWeight} ${style.fontSize} ${style.fontFamily}`
      const { actualBoundingBoxAscent: above, actualBoundingBoxDescent: below } = canvas.measureText(
        text.firstChild?.textContent ?? '',
      )
      const { x, width } = text.getBBox()
      const y = Number(text.getAttribute('y'))
      return { name: text.textContent ?? '', left: x, right: x + width, top: y - above, bottom: y + below }
    })
    return inks.flatMap((one, at) =>
      inks
        .slice(at + 1)
        .filter(
          (other) =>
            Math.min(one.right, other.right) - Math.max(one.left, other.left) > 0.5 &&
            Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 0.5,
        )
        .map((other) => `${one.name} on ${other.name}`),
    )
  })

const VARGAS = ['d1', 'd9', 'd10'] as const

test.each(['en', 'hi'] as const)(
  'at 360 px, in %s, no letters lie on each other',
  { timeout: 120_000 },
  async (language) => {
    const page = await product.page({ width: 360, as: asha, language })
    const { chart, page: say } = texts[language]
    const found: unknown[] = []
    for (const bid of bids) {
      await page.goto(`/kundli?bid=${bid}`)
      await product.settled(page)
      for (const style of ['north', 'south', 'east'] as const) {
        await page.getByRole('button', { name: chart.styles[style], exact: true }).click()
        for (const varga of VARGAS) {
          const choice = page.getByRole('group', { name: say.chooseVarga })
          await choice.getByRole('button', { name: chart.vargas[varga].name, exact: true }).click()
          const on = await overlaps(page)
          if (on.length > 0) found.push({ bid, style, varga, on })
        }
      }
    }
    expect(found).toEqual([])
  },
)

/** As on 4 May 2000, when seven stood in two signs: the crowd in the first, moved over a birth's by `shifts`. */
const CROWDED = { sun: 0, moon: 0, mars: 1, mercury: 0, jupiter: 0, venus: 0, saturn: 0, rahu: 3, ketu: 9 } as const

test.each(['en', 'hi'] as const)(
  'at 360 px, in %s, nor do those of a crowded sky of today over them',
  { timeout: 120_000 },
  async (language) => {
    const page = await product.page({ width: 360, as: asha, language })
    await page.route(
      (url) => url.pathname === kundli.getToday.path,
      async (route) => {
        const real = await route.fetch()
        const today = kundli.getToday.output.parse(await real.json())
        const most = (shift: number) => today.transits.map((one) => ({ ...one, sign: (CROWDED[one.id] + shift) % 12 }))
        await route.fulfill({ response: real, json: { ...today, transits: most(shifts.get(bidOf(page.url())) ?? 0) } })
      },
    )
    const { chart } = texts[language]
    const found: unknown[] = []
    for (const bid of bids) {
      // opens with the sky over it
      await page.goto(`/kundli?bid=${bid}&open=transit.saturn`)
      await product.settled(page)
      for (const style of ['north', 'south', 'east'] as const) {
        await page.getByRole('button', { name: chart.styles[style], exact: true }).click()
        expect(await page.locator('svg [data-today]').count()).toBeGreaterThan(2)
        const on = await overlaps(page)
        if (on.length > 0) found.push({ bid, style, on })
      }
    }
    expect(found).toEqual([])
  },
)

test.each(['en', 'hi'] as const)('beside a talk, in %s, no letters lie on each other', async (language) => {
  const page = await product.page({ as: asha, language })
  for (const bid of bids) {
    await page.goto(`/chats?type=Oracle&bid=${bid}`)
    await page.locator('svg[viewBox="-14 -14 348 348"] text').first().waitFor()
    expect([bid, ...(await overlaps(page))]).toEqual([bid])
  }
})
