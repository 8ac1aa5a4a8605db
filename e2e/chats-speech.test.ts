// What replies are written in: chosen in the header of a talk, kept per person.
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { startProduct } from './product.ts'
import { arrowTo } from './testing/keyboard.ts'
import { holdsTrue, scrollsSideways } from './testing/see.ts'
import { fieldOf, lastReply, sendOf } from './testing/talk.ts'

const product = await startProduct()

const newcomer = async () => {
  const person = await product.arrive()
  await product.give(person, 'oracle_paid', 9)
  return { person, address: `/chats?type=Oracle&bid=${await product.birth(person)}` }
}

const menuOf = (page: Page, chosen: string) => page.getByRole('button', { name: `Language of replies: ${chosen}` })

const choose = async (page: Page, from: string, language: string) => {
  await menuOf(page, from).click()
  await page.getByRole('menuitemradio', { name: language, exact: true }).click()
  await menuOf(page, language).waitFor()
}

const ask = async (page: Page, question: string) => {
  const before = await page.getByRole('log').locator('[data-reply]').count()
  await fieldOf(page).fill(question)
  await sendOf(page).click()
  await holdsTrue(async () => (await page.getByRole('log').locator('[data-reply]').count()) > before)
  await sendOf(page).waitFor()
  return lastReply(page)
}

const DEVANAGARI = /[\u0900-\u097f]{3}/

test.each([360, 1440])(
  'replies come in the chosen language, whatever one writes, until it is as one writes again: at %i px',
  async (width) => {
    const { person, address } = await newcomer()
    const page = await product.page({ as: person, width })
    await page.goto(address)
    expect((await menuOf(page, 'As I write').boundingBox())?.height).toBeGreaterThanOrEqual(44)
    expect(await ask(page, 'What does this year bring for my work?')).not.toMatch(DEVANAGARI)

    await choose(page, 'As I write', 'हिन्दी')
    expect(await scrollsSideways(page)).toBe(false)
    expect(await ask(page, 'What does this year bring for my health?')).toMatch(DEVANAGARI)
    expect(await page.locator('[data-reply]').last().getAttribute('lang')).toBe('hi')

    // kept: also after a reload
    await page.reload()
    await menuOf(page, 'हिन्दी').waitFor()
    await choose(page, 'हिन्दी', 'Hinglish')
    const hinglish = await ask(page, 'What does this year bring for my family?')
    expect(hinglish).not.toMatch(DEVANAGARI)
    expect(hinglish).toMatch(/\b(hai|aapke|mein|ka)\b/)

    await choose(page, 'Hinglish', 'As I write')
    const english = await ask(page, 'What does this year bring for my money and savings?')
    expect(english).not.toMatch(DEVANAGARI)
    expect(english).not.toMatch(/\b(hai|aapke)\b/)
  },
)

test('it is chosen by keyboard, and the focus comes back', async () => {
  const { person, address } = await newcomer()
  const page = await product.page({ as: person })
  await page.goto(address)
  await menuOf(page, 'As I write').focus()
  await page.keyboard.press('Enter')
  // the menu is there before it has the focus
  await page.locator('[role=menu]:focus').waitFor()
  for (const at of [0, 1]) await arrowTo(page, 'ArrowDown', page.getByRole('menuitemradio').nth(at))
  await page.keyboard.press('Enter')
  const chosen = page.getByRole('button', { name: /^Language of replies: (English|हिन्दी)$/ })
  await chosen.waitFor()
  await holdsTrue(() => chosen.evaluate((button) => button === document.activeElement))
})

test('what one person chose is not what the next one in this browser has', async () => {
  const one = await newcomer()
  const page = await product.page({ as: one.person })
  await page.goto(one.address)
  await choose(page, 'As I write', 'हिन्दी')
  const other = await newcomer()
  await page.context().addCookies([{ name: 'jwt', value: other.person.token, url: product.url }])
  await page.goto(other.address)
  await menuOf(page, 'As I write').waitFor()
})
