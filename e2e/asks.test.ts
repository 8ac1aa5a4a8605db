// Questions that another page carries to a talk: of a part of the kundli, of a match.
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { chats as en } from '../apps/web/src/locales/en/chats.ts'
import { kundliPage as enPage } from '../apps/web/src/locales/en/kundli-page.ts'
import { match as enMatch } from '../apps/web/src/locales/en/match.ts'
import { chats as hi } from '../apps/web/src/locales/hi/chats.ts'
import { kundliPage as hiPage } from '../apps/web/src/locales/hi/kundli-page.ts'
import { match as hiMatch } from '../apps/web/src/locales/hi/match.ts'
import { startProduct } from './product.ts'

const product = await startProduct()

const composerOf = (page: Page) => page.getByRole('main').getByRole('textbox')

describe.each([
  ['en', en, enPage, enMatch],
  ['hi', hi, hiPage, hiMatch],
] as const)('in %s', (language, { send }, { askOracle, asks, parts }, { askButton, askExample }) => {
  const open = async (addressOf: (one: number, two: number) => string) => {
    const person = await product.arrive()
    const one = await product.birth(person)
    const two = await product.birth(person, { full_name: 'Rahul Sharma', gender: 'Male', dob: '2/11/1993' })
    const page = await product.page({ as: person, language, width: 360 })
    await page.goto(addressOf(one, two))
    return page
  }

  const isAsked = async (page: Page, question: string) => {
    await page.waitForURL(/\/chats\?/)
    await expect.poll(() => composerOf(page).inputValue()).toBe(question)
    // carried once: who comes back to the talk does not find it written again
    await page.waitForURL((url) => !url.searchParams.has('ask'))
    await page.getByRole('button', { name: send, exact: true }).click()
    // for a moment what is stored stands beside what was just written
    await page.getByRole('log').getByText(question).first().waitFor()
    expect(await composerOf(page).inputValue()).toBe('')
  }

  test.each(['dasha', 'yogas', 'doshas', 'saturn'] as const)('the kundli asks of %s', async (part) => {
    const page = await open((one) => `/kundli?bid=${one}`)
    await page.getByRole('link', { name: `${askOracle}: ${parts[part]}`, exact: true }).click()
    await isAsked(page, asks[part])
  })

  test('the match asks of the two', async () => {
    const page = await open((one, two) => `/match?one=${one}&two=${two}`)
    await page.getByRole('link', { name: askButton, exact: true }).last().click()
    await isAsked(page, askExample('Rahul'))
  })
})
