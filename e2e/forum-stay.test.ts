// What a person keeps while they take part: the words they type, the place they read at, and where the focus was.
import { comments, discussions, lives } from '@dhruva/contract'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { fails, holds, type Person, startProduct } from './product.ts'
import { card, cards, comment, commentOf, post, upvote, withHandle } from './testing/forum.ts'
import { focused, headed, heading, holdsTrue, readToast, said, scrollsSideways } from './testing/see.ts'

const product = await startProduct()
const asha = await withHandle(product, 'asha.stays')
const ravi = await withHandle(product, 'ravi.stays')

const PHONE = 360

const open = async (address: string, as?: Person, width = 1440) => {
  const page = await product.page({ width, ...(as ? { as } : {}) })
  await page.goto(address)
  await heading(page).waitFor()
  return page
}
const box = (page: Page) => page.getByRole('textbox', { name: 'Your comment' })
const send = (page: Page) => page.locator('[data-comment-box]').getByRole('button')
const scrolled = (page: Page) => page.evaluate(() => window.scrollY)

test('what is typed on while a comment is on its way stays in the box, also over a reload', async () => {
  const did = await post(asha, 'Two thoughts, one after the other')
  const page = await open(`/forum/x?did=${did}`, ravi)
  const call = await holds(page, comments.insertComment)
  await box(page).fill('The first thought')
  await send(page).click()
  await box(page).press('End')
  await page.keyboard.type(' and a second one')
  call.release()
  await page.getByText('The first thought', { exact: true }).waitFor()
  await holdsTrue(async () => (await box(page).inputValue()) === 'and a second one')
  await page.reload()
  await holdsTrue(async () => (await box(page).inputValue()) === 'and a second one')
})

test('a discussion that is on its way is not changed any more: nothing typed is dropped', async () => {
  const page = await open('/forum/create', await withHandle(product, 'writer.stays'))
  await page.getByLabel('Title').fill('Written once')
  await page.getByLabel('Description').fill('All of it')
  const failure = await fails(page, discussions.insertDiscussion, 'exception')
  await page.getByRole('button', { name: 'Post', exact: true }).click()
  await readToast(page)
  await failure.heal()
  const call = await holds(page, discussions.insertDiscussion)
  await page.getByRole('button', { name: 'Post', exact: true }).click()
  await page.getByText('posting..').waitFor()
  await page.getByLabel('Description').press('End')
  await page.keyboard.type(' and what is lost')
  expect(await page.getByLabel('Description').inputValue()).toBe('All of it')
  call.release()
  await page.waitForURL(/written-once\?did=/)
})

test('S-429 a row of letters that cannot be parted does not widen a phone’s page', async () => {
  const cluster = 'क्'.repeat(300)
  const did = await post(asha, `क${'्क'.repeat(60)}`, cluster)
  await comment(ravi, did, cluster)
  const page = await open(`/forum/x?did=${did}`, ravi, PHONE)
  await page.locator('main [data-cid]').waitFor()
  expect(await scrollsSideways(page)).toBe(false)
  await page.goto('/forum')
  await card(page, did).waitFor()
  expect(await scrollsSideways(page)).toBe(false)
})

test('a visitor logs in to comment: the page keeps its place, the box has the focus', async () => {
  const did = await post(asha, 'Read to the end first', 'A long line.\n'.repeat(80))
  const page = await open(`/forum/x?did=${did}`, undefined, PHONE)
  await product.settled(page)
  const way = page.getByRole('button', { name: 'Log in to comment' })
  await way.click()
  const before = await scrolled(page)
  await product.enter(page, ravi.mobile)
  await holdsTrue(() => box(page).evaluate((field) => field === document.activeElement))
  expect(before).toBeGreaterThan(500)
  expect(Math.abs((await scrolled(page)) - before)).toBeLessThan(150)
})

test.each(['/forum', 'its own page'])(
  'S-360 a visitor logs in to vote at %s: the focus is on that vote',
  async (where) => {
    const did = await post(asha, `Voted on at ${where}`)
    const page = await open(where === '/forum' ? where : `/forum/x?did=${did}`)
    await upvote(card(page, did)).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Log In' }).click()
    await product.enter(page, ravi.mobile)
    await holdsTrue(() => upvote(card(page, did)).evaluate((button) => button === document.activeElement))
    await page.keyboard.press('Enter')
    await holdsTrue(async () => (await upvote(card(page, did)).getAttribute('aria-pressed')) === 'true')
  },
)

test('S-328 back from a discussion: the list stands where it stood, the focus on the title that was opened', async () => {
  for (let n = 1; n <= 8; n++) await post(asha, `In the list ${n}`)
  const page = await open('/forum', ravi, PHONE)
  const title = cards(page)
    .nth(5)
    .getByRole('link', { name: /^In the list/ })
  await title.focus()
  const before = await scrolled(page)
  await holdsTrue(() => page.evaluate((top) => window.history.state?.top === top, Math.round(before)))
  const name = await said(title)
  await page.keyboard.press('Enter')
  await headed(page, name)
  await page.goBack()
  await holdsTrue(async () => (await focused(page)) === name)
  await holdsTrue(async () => Math.abs((await scrolled(page)) - before) < 2)
})

test('S-456 the first of the further comments gets the focus; when they do not come, it is said', async () => {
  const did = await post(asha, 'Many comments')
  for (let n = 1; n <= 52; n++) await comment(n % 2 ? asha : ravi, did, `Comment ${n}`)
  const page = await open(`/forum/x?did=${did}`, ravi)
  const more = page.getByRole('button', { name: 'Show more' })
  await more.waitFor()
  const failure = await fails(page, comments.getComments, 'fail')
  await more.click()
  expect(await readToast(page)).toContain('The stars are behind a cloud.')
  await failure.heal()
  await more.focus()
  await page.keyboard.press('Enter')
  await holdsTrue(async () => (await focused(page)).includes('Comment 51'))
})

/** A page that hears nothing of what others do. */
const deaf = async (address: string, as: Person) => {
  const page = await product.page({ as })
  await fails(page, lives.live, 'HTTP failure')
  await page.goto(address)
  return page
}

test('a comment deleted in another tab leaves the page at the first try to vote on it', async () => {
  const did = await post(asha, 'Votes on what is gone')
  const cid = await comment(asha, did, 'Gone in a moment')
  const page = await deaf(`/forum/x?did=${did}`, ravi)
  await commentOf(page, cid).waitFor()
  await asha.client.call(comments.deleteComment, { cid })
  await upvote(commentOf(page, cid)).click()
  expect(await readToast(page)).toContain('This comment was not found.')
  await commentOf(page, cid).waitFor({ state: 'detached' })
})

test('a discussion deleted in another tab: deleting it again takes it off the list, the focus stays there', async () => {
  const did = await post(asha, 'Deleted twice')
  const page = await deaf('/forum', asha)
  await card(page, did)
    .getByRole('button', { name: /^More about/ })
    .click()
  await page.getByRole('menuitem', { name: 'Delete Post' }).click()
  await asha.client.call(discussions.deleteDiscussion, { did })
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await card(page, did).waitFor({ state: 'detached' })
  await holdsTrue(() => page.evaluate(() => document.activeElement?.matches('main h2 a') ?? false))
})

test('a discussion deleted while it is changed: told, and what was typed can still be read', async () => {
  const did = await post(asha, 'Changed too late')
  const page = await open(`/forum/edit-post/${did}`, asha)
  await page.getByLabel('Description').fill('An hour of work')
  await asha.client.call(discussions.deleteDiscussion, { did })
  const again = page.waitForResponse((answer) => answer.url().includes(discussions.getDiscussion.path))
  await page.getByRole('button', { name: 'Save' }).click()
  expect(await readToast(page)).toContain('This discussion was not found.')
  expect((await again).status()).toBe(404)
  await product.settled(page)
  expect(await page.getByLabel('Description').inputValue()).toBe('An hour of work')
})

test('S-432 that one is offline can be seen wherever the page is scrolled to', async () => {
  const did = await post(asha, 'Read on the train', 'A long line.\n'.repeat(80))
  const page = await open(`/forum/x?did=${did}`, ravi, PHONE)
  await box(page).scrollIntoViewIfNeeded()
  await page.context().setOffline(true)
  const note = page.getByText(/^You are offline/)
  await note.waitFor()
  const top = (await note.boundingBox())?.y ?? -1
  expect(top).toBeGreaterThanOrEqual(0)
  expect(top).toBeLessThan(200)
})

test('S-432 a page that was opened without a line comes by itself when there is one', async () => {
  const did = await post(asha, 'Opened in a tunnel')
  const page = await open('/forum', ravi, PHONE)
  await card(page, did).waitFor()
  await page.context().setOffline(true)
  await card(page, did).getByRole('heading').getByRole('link').dispatchEvent('click')
  await page.getByText('This page did not load.').waitFor()
  await page.context().setOffline(false)
  await headed(page, 'Opened in a tunnel')
})

test('a dialog that asks for a mobile number has its focus in that field', async () => {
  const page = await open('/balance', ravi)
  await page.getByRole('button', { name: 'Transfer Questions', exact: true }).click()
  const number = page.getByRole('dialog').getByLabel('Mobile number of the recipient')
  await holdsTrue(() => number.evaluate((field) => field === document.activeElement))
})

test('S-376 S-364 of one’s own posts: a deleted one leaves the focus on the next; back to page 1, it stands where it stood', async () => {
  const writer = await withHandle(product, 'many.posts')
  for (let n = 1; n <= 12; n++) await post(writer, `One of many ${n}`)
  const page = await open(`/profile/activities?uid=${writer.uid}&page=1`, writer, PHONE)
  const last = cards(page).nth(9)
  await last.getByRole('button', { name: /^More about/ }).click()
  await page.getByRole('menuitem', { name: 'Delete Post' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await holdsTrue(async () => (await focused(page)) === 'One of many 2')
  const before = await scrolled(page)
  await holdsTrue(() => page.evaluate((top) => window.history.state?.top === top, Math.round(before)))
  await page.getByRole('link', { name: 'Next' }).click()
  await page.getByRole('heading', { name: 'One of many 1', exact: true }).waitFor()
  await page.goBack()
  await holdsTrue(async () => Math.abs((await scrolled(page)) - before) < 2)
})

test('a discussion deleted while one writes to it: what was written can still be read and copied', async () => {
  const did = await post(asha, 'Taken away in the middle')
  const page = await open(`/forum/x?did=${did}`, ravi)
  await box(page).fill('A long answer, with a link: https://example.org')
  await asha.client.call(discussions.deleteDiscussion, { did })
  const kept = page.getByRole('region', { name: 'What you had written' })
  expect(await said(kept)).toContain('A long answer, with a link: https://example.org')
})
