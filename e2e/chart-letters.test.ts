// The letters in a drawn kundli: wherever planets crowd, each can be read, in both languages and every style.
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

test.each(['en', 'hi'] as const)('beside a talk, in %s, no letters lie on each other', async (language) => {
  const page = await product.page({ as: asha, language })
  for (const bid of bids) {
    await page.goto(`/chats?type=Oracle&bid=${bid}`)
    await page.locator('svg[viewBox="-14 -14 348 348"] text').first().waitFor()
    expect([bid, ...(await overlaps(page))]).toEqual([bid])
  }
})
