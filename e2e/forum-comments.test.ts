// Comments and reports: section 11.3 of the acceptance list.
import { comments, reports } from '@dhruva/contract'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { fails, type Person, SAID, startProduct } from './product.ts'
import { card, comment, commentOf, newHandle, post, withHandle } from './testing/forum.ts'
import { holdsTrue, readToast } from './testing/see.ts'

const product = await startProduct()
const owner = await withHandle(product, 'owner')
const other = await withHandle(product, 'other')

const open = async (did: number, as: Person, width = 1440) => {
  const page = await product.page({ width, as })
  await page.goto(`/forum/x?did=${did}`)
  await card(page, did).waitFor()
  return page
}

const box = (page: Page) => page.getByRole('textbox', { name: 'Your comment' })
const send = (page: Page) => page.locator('[data-comment-box] button')

test('S-337 commenting without a handle: asked for it, then the comment is sent', async () => {
  const newcomer = await product.arrive()
  const did = await post(owner, 'Welcome')
  const page = await open(did, newcomer)
  await box(page).fill('Thank you!')
  await send(page).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Username').fill(newHandle())
  await dialog.getByLabel('Email').fill('t@example.org')
  await dialog.getByRole('button', { name: 'Register' }).click()
  await page.locator('main [data-cid]').getByText('Thank you!').waitFor()
  await holdsTrue(async () => (await box(page).inputValue()) === '')
})

test('S-354 comments: empty and one letter refused, two taken, 5001 refused; the draft is kept', async () => {
  const did = await post(owner, 'Comment on this')
  const page = await open(did, other)
  await send(page).click()
  await page.getByText('Comment is required').waitFor()
  await box(page).fill('a')
  await page.getByText('Comment must be at least 2 characters').waitFor()
  await box(page).fill('a'.repeat(5_001))
  await page.getByText('Comment can have at most 5000 characters').waitFor()
  await box(page).fill('ab')
  await page.reload()
  await holdsTrue(async () => (await box(page).inputValue()) === 'ab')
  await send(page).click()
  await page.locator('main [data-cid]').getByText('ab', { exact: true }).waitFor()
  await holdsTrue(async () => (await box(page).inputValue()) === '')
  await page.getByRole('heading', { name: 'Comments 1' }).waitFor()
  await page.reload()
  await page.locator('main [data-cid]').waitFor()
  expect(await page.locator('main [data-cid]').count()).toBe(1)
  expect(await box(page).inputValue()).toBe('')
})

test('a comment of one’s own is shown although the end of the list was not read', async () => {
  const did = await post(owner, 'Sixty comments')
  for (let n = 1; n <= 60; n++) await comment(n % 2 ? owner : other, did, `Comment ${n}`)
  const page = await open(did, other)
  await page.getByRole('button', { name: 'Show more' }).waitFor()
  await box(page).fill('Mine at the end')
  await send(page).click()
  const mine = page.locator('main [data-cid]').getByText('Mine at the end')
  await mine.waitFor()
  expect(await page.locator('main [data-cid]').count()).toBe(51)
  await page.getByRole('button', { name: 'Show more' }).click()
  await page.getByText('Comment 60', { exact: true }).waitFor()
  expect(await page.locator('main [data-cid]').count()).toBe(61)
  expect(await mine.count()).toBe(1)
})

test.each([
  ['fail', SAID],
  ['HTTP failure', 'Something went wrong!'],
] as const)('S-455 a comment fails (%s): told, the text stays', async (failing, words) => {
  const did = await post(owner, 'Comments fail here')
  const page = await open(did, other)
  await box(page).fill('Does this arrive?')
  const failure = await fails(page, comments.insertComment, failing)
  await send(page).dblclick()
  expect(await readToast(page)).toContain(words)
  expect(await box(page).inputValue()).toBe('Does this arrive?')
  await failure.heal()
  await send(page).click()
  await page.locator('main [data-cid]').getByText('Does this arrive?').waitFor()
})

test('S-368 an own comment is deleted after a question', async () => {
  const did = await post(owner, 'Delete a comment')
  const cid = await comment(other, did, 'I take this back.')
  const page = await open(did, other)
  await page.getByRole('heading', { name: 'Comments 1' }).waitFor()
  await commentOf(page, cid)
    .getByRole('button', { name: /^More about/ })
    .click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await commentOf(page, cid).waitFor({ state: 'detached' })
  await page.getByRole('heading', { name: 'Comments 0' }).waitFor()
  await page.getByText('No comments yet.').waitFor()
})

test('S-369 another’s comment and post are reported with a reason', async () => {
  const did = await post(owner, 'Report this')
  const cid = await comment(owner, did, 'And this.')
  const reporter = await withHandle(product)
  const page = await open(did, reporter, 360)
  await commentOf(page, cid)
    .getByRole('button', { name: /^More about/ })
    .click()
  await page.getByRole('menuitem', { name: 'Report' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Report' }).click()
  await dialog.getByText('Please choose a reason').waitFor()
  await dialog.getByLabel('Something else').check()
  await dialog.getByLabel('In your words').fill('It is about my neighbour.')
  const asked = page.waitForRequest((request) => request.url().endsWith(reports.report.path))
  await dialog.getByRole('button', { name: 'Report' }).click()
  expect((await asked).postDataJSON()).toEqual({ cid, reason: 'It is about my neighbour.' })
  await dialog.waitFor({ state: 'detached' })
  expect(await readToast(page)).toContain('Thank you.')
  await card(page, did)
    .getByRole('button', { name: /^More about/ })
    .click()
  await page.getByRole('menuitem', { name: 'Report' }).click()
  await dialog.getByLabel('Spam or advertising').check()
  await dialog.getByRole('button', { name: 'Report' }).click()
  await dialog.waitFor({ state: 'detached' })
  const rows = await product.db.prisma.report.findMany({
    where: { uid: reporter.uid },
    select: { kind: true, reason: true },
    orderBy: { kind: 'asc' },
  })
  expect(rows).toEqual([
    { kind: 'c', reason: 'It is about my neighbour.' },
    { kind: 'd', reason: 'spam' },
  ])
})
