// What can be done with a talk as a whole: found again, named, pinned, saved, shared.
import { readFile } from 'node:fs/promises'
import { chats } from '@dhruva/contract'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { chats as hindi } from '../apps/web/src/locales/hi/chats.ts'
import { fails, type Person, startProduct } from './product.ts'
import { headed, holdsTrue, readToast, said, scrollsSideways } from './testing/see.ts'
import { ask, fieldOf, historyOf } from './testing/talk.ts'

const product = await startProduct()

const WORK = 'What is the theme of my work this year?'
const HOUSE = 'Shall I buy a house this year?'

const experienced = async () => {
  const person = await product.arrive()
  const bid = await product.birth(person)
  await ask(person, bid, 'Oracle', WORK)
  const asstId = await ask(person, bid, 'Astra', HOUSE)
  return { person, bid, asstId }
}

const names = (page: Page) => historyOf(page).getByRole('listitem').locator('b').allTextContents()

const open = async (person: Person, options: { width?: number; language?: 'hi' } = {}) => {
  const page = await product.page({ as: person, ...options })
  await page.goto('/chats')
  return page
}

const more = async (page: Page, name: string, act: string) => {
  const row = historyOf(page).getByRole('listitem').filter({ hasText: name })
  await row.getByRole('button', { name: 'More about this talk' }).click()
  await page.getByRole('menuitem', { name: act, exact: true }).click()
}

test('a talk is found by its words; what is not found is said', async () => {
  const { person } = await experienced()
  const page = await open(person)
  await holdsTrue(async () => (await names(page)).length === 2)
  expect(await names(page)).toEqual([HOUSE, WORK])
  const search = historyOf(page).getByRole('searchbox', { name: 'Search your talks' })
  await search.fill('theme of my WORK')
  await holdsTrue(async () => (await names(page)).join() === WORK)
  await historyOf(page).getByText('1 talk found').waitFor({ state: 'attached' })
  await search.fill('zebra')
  await historyOf(page).getByText('No talk has “zebra” in it.').waitFor()
  await search.fill('')
  await holdsTrue(async () => (await names(page)).length === 2)
  await search.fill('buy a house')
  await holdsTrue(async () => (await names(page)).join() === HOUSE)
  await historyOf(page).getByRole('button', { name: /Astra/ }).click()
  await page.getByRole('log').getByText(HOUSE).waitFor()
})

test('a talk gets a name, stands on top, and loses both again', async () => {
  const { person } = await experienced()
  const page = await open(person)
  await more(page, WORK, 'Rename')
  const dialog = page.getByRole('dialog', { name: 'Rename' })
  const field = dialog.getByRole('textbox', { name: 'Name of the talk' })
  await holdsTrue(() => field.evaluate((one) => one === document.activeElement))
  await field.fill('My work')
  await page.keyboard.press('Enter')
  await dialog.waitFor({ state: 'detached' })
  await holdsTrue(async () => (await names(page)).join() === [HOUSE, 'My work'].join())

  await more(page, 'My work', 'Pin to the top')
  await holdsTrue(async () => (await names(page)).join() === ['My work', HOUSE].join())
  await historyOf(page).getByRole('img', { name: 'Pinned' }).waitFor()
  await page.reload()
  await holdsTrue(async () => (await names(page)).join() === ['My work', HOUSE].join())
  await more(page, 'My work', 'Unpin')
  await holdsTrue(async () => (await names(page)).join() === [HOUSE, 'My work'].join())

  await more(page, 'My work', 'Rename')
  await field.fill('')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await holdsTrue(async () => (await names(page)).join() === [HOUSE, WORK].join())
})

test('a name that cannot be kept is said and stays to be tried again', async () => {
  const { person } = await experienced()
  const page = await open(person)
  await fails(page, chats.changeChat, 'exception')
  await more(page, WORK, 'Rename')
  const dialog = page.getByRole('dialog', { name: 'Rename' })
  await dialog.getByRole('textbox').fill('My work')
  await dialog.getByRole('button', { name: 'Save' }).click()
  expect(await readToast(page)).toContain('An error occurred')
  expect(await dialog.getByRole('textbox').inputValue()).toBe('My work')
})

test('a talk is saved as text and as PDF, with the label of who wrote it', async () => {
  const { person } = await experienced()
  const page = await open(person)
  const save = async (act: string) => {
    const [download] = await Promise.all([page.waitForEvent('download'), more(page, WORK, act)])
    return { name: download.suggestedFilename(), bytes: await readFile(await download.path()) }
  }
  const text = await save('Save as text')
  expect(text.name).toMatch(/^dhruva-.+\.txt$/)
  expect(text.bytes.toString('utf8')).toContain(WORK)
  expect(text.bytes.toString('utf8')).toContain('AI-based service, not a human consultation')
  expect(text.bytes.toString('utf8')).not.toContain('**')
  const pdf = await save('Save as PDF')
  expect(pdf.name).toMatch(/\.pdf$/)
  expect(pdf.bytes.subarray(0, 5).toString()).toBe('%PDF-')
})

const share = async (page: Page) => {
  const dialog = page.getByRole('dialog', { name: 'Share by link' })
  await dialog.getByRole('button', { name: '30 days' }).click()
  await dialog.getByRole('button', { name: 'Make a link' }).click()
  const link = dialog.getByRole('textbox', { name: 'Link' })
  await link.waitFor()
  return { dialog, address: await link.inputValue() }
}

test.each([360, 1440])(
  'a talk is shared: anybody reads it, no machine lists it, and withdrawn it is gone: at %i px',
  async (width) => {
    const { person, bid } = await experienced()
    const page = await product.page({ as: person, width })
    await page.goto(`/chats?type=Astra&bid=${bid}`)
    await fieldOf(page).waitFor()
    await page
      .locator('section:has(h1)')
      .getByRole('button', { name: /[Mm]ore about this talk/ })
      .click()
    await page.getByRole('menuitem', { name: 'Share by link' }).click()
    const { dialog, address } = await share(page)
    expect(await scrollsSideways(page)).toBe(false)

    const visitor = await product.page({ width })
    await visitor.goto(address)
    await headed(visitor, 'Astra on the kundli of Asha')
    const main = await said(visitor.getByRole('main'))
    expect(main).toContain(HOUSE)
    expect(main).toContain('AI-based service, not a human consultation')
    expect(main).not.toContain('Sharma')
    expect(await visitor.locator('meta[name=robots]').getAttribute('content')).toBe('noindex')
    expect(await scrollsSideways(visitor)).toBe(false)
    expect(await visitor.getByRole('main').getByRole('textbox').count()).toBe(0)

    await dialog.getByText(/A link works until/).waitFor()
    await dialog.getByRole('button', { name: 'Withdraw all links' }).click()
    await dialog.getByText(/A link works until/).waitFor({ state: 'detached' })
    await visitor.reload()
    await headed(visitor, 'This talk is not shared any more')
  },
)

test('the address of a shared talk says nothing to the server', async () => {
  const { person } = await experienced()
  const page = await open(person)
  await more(page, WORK, 'Share by link')
  const { address } = await share(page)
  const token = new URL(address).hash.slice(1)
  expect(token).toMatch(/^[\w-]{22}$/)
  const visitor = await product.page()
  const seen: string[] = []
  visitor.on('request', (request) => seen.push(request.url()))
  await visitor.goto(address)
  await headed(visitor, 'Oracle on the kundli of Asha')
  expect(seen.filter((url) => new URL(url).pathname.includes(token) || new URL(url).search.includes(token))).toEqual([])
  await visitor.goto('/shared-talk')
  await headed(visitor, 'This talk is not shared any more')
})

test('in Hindi the menu and the shared page are Hindi', async () => {
  const { person } = await experienced()
  const page = await open(person, { language: 'hi', width: 768 })
  await page.getByRole('button', { name: hindi.openHistory }).click()
  const sheet = page.getByRole('dialog')
  await sheet.getByRole('searchbox', { name: hindi.searchTalks }).waitFor()
  await sheet.getByRole('listitem').filter({ hasText: WORK }).getByRole('button', { name: hindi.moreOfThis }).click()
  await page.getByRole('menuitem', { name: hindi.shareTalk }).click()
  const dialog = page.getByRole('dialog', { name: hindi.shareTalk })
  await dialog.getByRole('button', { name: hindi.makeLink }).click()
  const address = await dialog.getByRole('textbox', { name: hindi.shareLink }).inputValue()
  const visitor = await product.page({ language: 'hi' })
  await visitor.goto(address)
  await headed(visitor, hindi.sharedHeading('ओरेकल', 'Asha'))
})

test.each(['en', 'hi'] as const)(
  'S-468 a long talk opens at its end; what was said before comes as one scrolls up, and what is read keeps its place: %s',
  async (language) => {
    const { person, asstId } = await experienced()
    // the same turn thirty times more
    await product.db.pool.query(
      `WITH copies AS (SELECT n, gen_random_uuid() AS turn FROM generate_series(1, 30) n)
       INSERT INTO message (asst_id, turn_id, role, text, state, facts, created_at)
       SELECT m.asst_id, c.turn, m.role, CASE m.role WHEN 'user' THEN 'Question ' || c.n ELSE m.text END, m.state, '[]', m.created_at
       FROM message m CROSS JOIN copies c WHERE m.asst_id = $1 ORDER BY c.n, m.mid`,
      [asstId],
    )
    const page = await product.page({ as: person, width: 360, ...(language === 'hi' ? { language } : {}) })
    await page.goto(`/chats?chat=${asstId}`)
    const log = page.getByRole('log')
    await log.getByText('Question 30', { exact: true }).waitFor()
    // the header above it may still grow by a line
    const below = await log.evaluate((box) => box.scrollHeight - box.scrollTop - box.clientHeight)
    expect(below).toBeLessThan(100)
    const turns = () => log.locator('[data-turn]').count()
    expect(await turns()).toBe(20)
    const earlier = log.getByRole('button', { name: language === 'hi' ? hindi.earlier : 'Show what was said before' })
    expect(await earlier.count()).toBe(1)

    const topOf = (text: string) =>
      log.evaluate((box, said) => {
        const found = [...box.querySelectorAll('p')].find((one) => one.textContent === said)
        return found ? found.getBoundingClientRect().top : null
      }, text)
    const before = await log.evaluate((box) => {
      box.scrollTop = 200
      const found = [...box.querySelectorAll('p')].find((one) => one.textContent === 'Question 13')
      return found ? found.getBoundingClientRect().top : null
    })
    await holdsTrue(async () => (await turns()) > 20)
    const after = await topOf('Question 13')
    expect(Math.abs((after ?? 0) - (before ?? 1000))).toBeLessThan(2)
    await holdsTrue(async () => {
      await log.evaluate((box) => box.scrollTo({ top: 0 }))
      return (await turns()) === 31
    })
    expect(await earlier.count()).toBe(0)
    await log.evaluate((box) => box.scrollTo({ top: 0 }))
    expect(await log.getByText(HOUSE, { exact: true }).isVisible()).toBe(true)
  },
)
