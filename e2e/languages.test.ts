// Words of another language in a page say so: a screen reader pronounces them, a browser sets them.
import type { Locator } from 'playwright-core'
import { expect, test } from 'vitest'
import { startProduct } from './product.ts'
import { ask } from './testing/talk.ts'

const product = await startProduct()
const person = await product.arrive()
const HINDI_NAME = 'आशा शर्मा'
const ENGLISH_NAME = 'Ravi Kumar'
const asha = await product.birth(person, { full_name: HINDI_NAME, language: 'Hindi' })
const ravi = await product.birth(person, { full_name: ENGLISH_NAME, gender: 'Male', dob: '02/03/1994' })
const hindiTalk = await ask(person, asha, 'Oracle', 'मेरी शादी कब होगी?')
await ask(person, asha, 'Oracle', 'meri naukri kab lagegi?')
const englishTalk = await ask(person, ravi, 'Astra', 'What does this year bring for my work?')

/** The language something is read in: its own or that of what it stands in. */
const languageOf = async (part: Locator): Promise<string | null> => {
  await part.waitFor()
  return part.evaluate((one) => one.closest('[lang]')?.getAttribute('lang') ?? null)
}

test.each(['en', 'hi'] as const)('S-464 what was asked and answered, in a page of %s', async (language) => {
  const page = await product.page({ as: person, language })
  await page.goto(`/chats?chat=${hindiTalk}`)
  const log = page.getByRole('log')
  expect(await languageOf(log.getByText('मेरी शादी कब होगी?'))).toBe('hi')
  expect(await languageOf(log.getByText('meri naukri kab lagegi?'))).toBe('hi-Latn')
  expect(await languageOf(log.locator('[data-reply] p').first())).toBe('hi')
  expect(await languageOf(log.locator('[data-reply] p').last())).toBe('hi-Latn')
  expect(await languageOf(page.locator('h1'))).toBe(language)
  expect(await languageOf(page.locator('header, section').getByText(HINDI_NAME, { exact: true }).first())).toBe('hi')

  await page.goto(`/chats?chat=${englishTalk}`)
  expect(await languageOf(log.getByText('What does this year bring for my work?'))).toBe('en')
  expect(await languageOf(log.locator('[data-reply] p').first())).toBe('en')
  const entries = page.getByRole('complementary').first().getByRole('listitem')
  expect(await languageOf(entries.nth(0).locator('[lang]').first())).toBe('en')
  const others = entries.nth(1).locator('[lang]')
  expect(await others.evaluateAll((all) => all.map((one) => one.getAttribute('lang')))).toContain('hi-Latn')
})

test.each(['en', 'hi'] as const)(
  'S-464 names among the saved, on a kundli and in a match, in a page of %s',
  async (language) => {
    const page = await product.page({ as: person, language })
    await page.goto('/create-kundli')
    const main = page.getByRole('main')
    expect(await languageOf(main.getByText(HINDI_NAME, { exact: true }))).toBe('hi')
    expect(await languageOf(main.getByText(ENGLISH_NAME, { exact: true }))).toBe('en')
    for (const [bid, name, lang] of [
      [asha, HINDI_NAME, 'hi'],
      [ravi, ENGLISH_NAME, 'en'],
    ] as const) {
      await page.goto(`/kundli?bid=${bid}`)
      expect(await languageOf(page.getByRole('heading', { level: 1, name }))).toBe(lang)
    }
    await page.goto(`/match?one=${ravi}&two=${asha}`)
    const title = page.locator('#match-of')
    expect(await languageOf(title.getByText(HINDI_NAME, { exact: true }))).toBe('hi')
    expect(await languageOf(title.getByText(ENGLISH_NAME, { exact: true }))).toBe('en')
    for (const name of await main.getByText(HINDI_NAME, { exact: true }).all())
      expect(await languageOf(name)).toBe('hi')
  },
)
