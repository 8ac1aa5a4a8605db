// Discussions written, changed and deleted: section 11.2 of the acceptance list.
import { discussions, profiles } from '@dhruva/contract'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { fails, holds, type Person, SAID, startProduct } from './product.ts'
import { card, cards, post, withHandle } from './testing/forum.ts'
import { focused, holdsTrue, readToast } from './testing/see.ts'

const product = await startProduct()
let people = 0
const someone = () => withHandle(product, `person${++people}`)
const owner = await someone()
const other = await someone()

const open = async (path: string, as: Person) => {
  const page = await product.page({ width: 1440, as })
  await page.goto(path)
  // an open dialog hides the heading from screen readers
  await page.locator('main h1').waitFor({ state: 'attached' })
  return page
}

/** Waits until the page of this name is there: its address comes first. */
const headed = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true }).waitFor()
const title = (page: Page) => page.getByLabel('Title')
const text = (page: Page) => page.getByLabel('Description')
const postButton = (page: Page) => page.getByRole('button', { name: 'Post', exact: true })

test('S-037 a visitor at the form: told to log in, at /forum; the form opens after the login', async () => {
  const page = await product.page({})
  await page.goto('/forum/create')
  await page.waitForURL('/forum')
  expect(await readToast(page)).toContain('Please login first')
  await product.logIn(page, owner.mobile)
  await page.waitForURL('/forum/create')
  await title(page).waitFor()
})

test('S-344 S-345 what is missing, too short or too long is said at its field', async () => {
  const page = await open('/forum/create', owner)
  await postButton(page).click()
  await page.getByText('Title is required').waitFor()
  await page.getByText('Description is required').waitFor()
  expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('title')
  await title(page).fill('   ')
  await page.getByText('Title is required').waitFor()
  await title(page).fill('abcd')
  await page.getByText('Title must be at least 5 characters').waitFor()
  await title(page).fill('a'.repeat(151))
  await page.getByText('Title can have at most 150 characters').waitFor()
  await page.getByText('151 / 150').waitFor()
  await text(page).fill('abcd')
  await page.getByText('Description must be at least 5 characters').waitFor()
  await text(page).fill('a'.repeat(10_001))
  await page.getByText('Description can have at most 10000 characters').waitFor()
  await postButton(page).click()
  expect(new URL(page.url()).pathname).toBe('/forum/create')
})

test('S-346 a double click posts once; it opens, and the list has it first', async () => {
  const page = await open('/forum', owner)
  await page.getByRole('link', { name: 'Start a Discussion' }).first().click()
  await title(page).fill('Rahu in the seventh')
  await text(page).fill('Line one\nline two <b>not bold</b>')
  await page.getByLabel('Rashi').selectOption('Leo')
  const call = await holds(page, discussions.insertDiscussion)
  await postButton(page).dblclick()
  await page.getByText('posting..').waitFor()
  call.release()
  await page.waitForURL(/\/forum\/rahu-in-the-seventh\?did=\d+$/)
  await headed(page, 'Rahu in the seventh')
  await page.getByText('line two <b>not bold</b>').waitFor()
  await page.getByRole('list', { name: 'Tags' }).getByText('Leo').waitFor()
  expect(call.asked).toHaveLength(1)
  await page.goBack()
  await cards(page).first().getByRole('heading', { name: 'Rahu in the seventh' }).waitFor()
  await page.goto('/forum/create')
  expect(await title(page).inputValue()).toBe('')
})

test.each([
  ['fail', SAID],
  ['HTTP failure', 'Something went wrong!'],
  ['exception', 'Something went wrong!'],
] as const)('S-349 posting fails (%s): told, the text stays', async (failing, words) => {
  const page = await open('/forum/create', await someone())
  await title(page).fill('This will not arrive')
  await text(page).fill('Because the line is cut.')
  const failure = await fails(page, discussions.insertDiscussion, failing)
  await postButton(page).click()
  expect(await readToast(page)).toContain(words)
  expect(await text(page).inputValue()).toBe('Because the line is cut.')
  await failure.heal()
  await postButton(page).click()
  await page.waitForURL(/this-will-not-arrive/)
})

test('S-350 a draft comes back after leaving, a reload and a new session; it can be discarded; nobody else sees it', async () => {
  const writer = await someone()
  const page = await open('/forum/create', writer)
  await title(page).fill('Half a thought')
  await page.getByLabel('Mahadasha').selectOption('Rahu')
  await page.goto('/forum')
  await page.getByRole('link', { name: 'Start a Discussion' }).first().click()
  expect(await title(page).inputValue()).toBe('Half a thought')
  await page.reload()
  expect(await title(page).inputValue()).toBe('Half a thought')
  expect(await page.getByLabel('Mahadasha').inputValue()).toBe('Rahu')
  await page.getByText(/^Your draft of .* is back\.$/).waitFor()

  await text(page).fill('The session ends under it.')
  const ended = await fails(page, discussions.insertDiscussion, { status: 401, code: 'no_session' })
  await postButton(page).click()
  await page.getByRole('dialog').waitFor()
  await ended.heal()
  await product.enter(page, writer.mobile)
  expect(await text(page).inputValue()).toBe('The session ends under it.')
  await page.reload()
  expect(await text(page).inputValue()).toBe('The session ends under it.')

  await page.getByRole('button', { name: 'Discard draft' }).click()
  expect(await title(page).inputValue()).toBe('')
  await page.reload()
  await title(page).waitFor()
  expect(await title(page).inputValue()).toBe('')
  expect(await page.getByRole('button', { name: 'Discard draft' }).count()).toBe(0)
})

test('S-350 logging out takes the drafts along', async () => {
  const writer = await someone()
  const page = await open('/forum/create', writer)
  await title(page).fill('Only mine')
  await page.getByRole('button', { name: 'Account' }).click()
  await page.getByRole('menuitem', { name: 'Log out' }).click()
  await page.getByRole('button', { name: 'Log In' }).waitFor()
  expect(await page.evaluate(() => Object.values(localStorage).join())).not.toContain('Only mine')
})

test('S-454 tags are proposed from the own profile and can each be removed; none for a private one', async () => {
  const person = await product.arrive()
  const bid = await product.birth(person)
  await withHandle(product, 'tagged.one', bid, person)
  const page = await open('/forum/create', person)
  await page.getByText('Proposed from your profile').waitFor()
  const { rashi, nakshatra, current_mahadasha } = await person.client.call(profiles.getOwnProfile, {})
  expect(await page.getByLabel('Rashi').inputValue()).toBe(rashi)
  expect(await page.getByLabel('Nakshatra').inputValue()).toBe(nakshatra)
  expect(await page.getByLabel('Mahadasha').inputValue()).toBe(current_mahadasha)
  await page
    .getByRole('button', { name: /^Remove / })
    .first()
    .click()
  expect(await page.getByLabel('Rashi').inputValue()).toBe('')
  await title(page).fill('Without my rashi')
  await text(page).fill('Only two tags.')
  await postButton(page).click()
  await page.waitForURL(/without-my-rashi/)
  const tags = page.getByRole('list', { name: 'Tags' })
  await tags.waitFor()
  expect(await tags.getByRole('listitem').count()).toBe(2)

  await person.client.call(profiles.updateProfile, { is_private: 1 })
  await page.goto('/forum/create')
  await product.settled(page)
  for (const name of ['Rashi', 'Nakshatra', 'Mahadasha']) expect(await page.getByLabel(name).inputValue()).toBe('')
})

test('S-337 S-343 without a handle it is asked for first, then the form is there', async () => {
  const newcomer = await product.arrive()
  const page = await open('/forum/create', newcomer)
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Username').fill('newcomer')
  await dialog.getByLabel('Email').fill('new@example.org')
  await dialog.getByRole('button', { name: 'Register' }).click()
  await dialog.waitFor({ state: 'detached' })
  await title(page).fill('My first question')
  await text(page).fill('I am new here.')
  await postButton(page).click()
  await page.waitForURL(/my-first-question/)
})

test('S-362 S-366 the owner edits: filled form, new text, new address; a draft of it is kept', async () => {
  const did = await post(owner, 'Saturn and marriage')
  const page = await open(`/forum/x?did=${did}`, owner)
  await page.getByRole('button', { name: 'More about “Saturn and marriage”' }).click()
  await page.getByRole('menuitem', { name: 'Edit Post' }).click()
  await page.waitForURL(`/forum/edit-post/${did}`)
  expect(await title(page).inputValue()).toBe('Saturn and marriage')
  await title(page).fill('Saturn and late marriage')
  await page.reload()
  expect(await title(page).inputValue()).toBe('Saturn and late marriage')
  await page.getByRole('button', { name: 'Discard draft' }).click()
  expect(await title(page).inputValue()).toBe('Saturn and marriage')
  await title(page).fill('Saturn and late marriage')
  const call = await holds(page, discussions.updateDiscussion)
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await page.getByText('updating..').waitFor()
  call.release()
  await page.waitForURL(`/forum/saturn-and-late-marriage?did=${did}`)
  await headed(page, 'Saturn and late marriage')
})

test('S-367 S-362 someone else neither sees the menu nor gets into the form', async () => {
  const did = await post(owner, 'Not yours to change')
  const page = await open(`/forum/edit-post/${did}`, other)
  await page.waitForURL(`/forum/not-yours-to-change?did=${did}`)
  expect(await readToast(page)).toContain('Only its author can change a discussion.')
  await page.getByRole('button', { name: /^More about/ }).click()
  await page.getByRole('menuitem', { name: 'Report' }).waitFor()
  expect(await page.getByRole('menuitem').count()).toBe(1)
  await page.goto('/forum/edit-post/2000000000')
  await page.getByText('This discussion was not found.').waitFor()
  expect(await page.locator('h1').count()).toBe(1)
})

test('S-364 deleted on its page: at /forum, gone from the list', async () => {
  const did = await post(owner, 'To be deleted')
  const page = await open(`/forum/x?did=${did}`, owner)
  await page.getByRole('button', { name: /^More about/ }).click()
  await page.getByRole('menuitem', { name: 'Delete Post' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Keep' }).click()
  await page.getByRole('alertdialog').waitFor({ state: 'detached' })
  await page.getByRole('button', { name: /^More about/ }).click()
  await page.getByRole('menuitem', { name: 'Delete Post' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await page.waitForURL('/forum')
  await cards(page).first().waitFor()
  expect(await card(page, did).count()).toBe(0)
})

test('S-364 deleted in a list: gone, the page stays, the focus is on what comes next', async () => {
  await post(other, 'The one below')
  const did = await post(owner, 'Gone from the list')
  const page = await open('/forum?page=1', owner)
  await card(page, did)
    .getByRole('button', { name: /^More about/ })
    .click()
  await page.getByRole('menuitem', { name: 'Delete Post' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await card(page, did).waitFor({ state: 'detached' })
  expect(page.url()).toBe(`${product.url}/forum?page=1`)
  await holdsTrue(async () => (await focused(page)) === 'The one below')
})
