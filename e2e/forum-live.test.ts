// Two people in one discussion: what one does while the other reads, writes, is offline or is logged out.
import { comments, discussions, lives, users } from '@dhruva/contract'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { fails, holds, type Person, startProduct } from './product.ts'
import { card, comment, commentOf, newHandle, post, withHandle } from './testing/forum.ts'
import { focused, holdsTrue, readToast } from './testing/see.ts'

const product = await startProduct()
const asha = await withHandle(product, 'asha.live')
const ravi = await withHandle(product, 'ravi.live')

const open = async (did: number, as: Person) => {
  const page = await product.page({ as })
  await page.goto(`/forum/x?did=${did}`)
  await card(page, did).waitFor()
  return page
}
const box = (page: Page) => page.getByRole('textbox', { name: 'Your comment' })
const send = (page: Page) => page.locator('[data-comment-box]').getByRole('button')
const pill = (page: Page) => page.getByRole('button', { name: '1 new comment' })

test('a comment that is deleted leaves the open page, and the next one is told as new', async () => {
  const did = await post(asha, 'One takes back their words')
  const first = await comment(asha, did, 'These stay.')
  const second = await comment(ravi, did, 'These go.')
  const page = await open(did, asha)
  await commentOf(page, second).waitFor()
  await ravi.client.call(comments.deleteComment, { cid: second })
  await commentOf(page, second).waitFor({ state: 'detached' })
  await comment(ravi, did, 'These come.')
  await pill(page).focus()
  await page.keyboard.press('Enter')
  await page.getByText('These come.').waitFor()
  await holdsTrue(async () => (await focused(page)).includes('These come.'))
  expect(await commentOf(page, first).count()).toBe(1)
})

test('one comment went and another came in the same moment: the page shows both', async () => {
  const did = await post(asha, 'Words exchanged')
  const stays = await comment(asha, did, 'These stay.')
  const goes = await comment(ravi, did, 'These go.')
  const page = await open(did, asha)
  await commentOf(page, goes).waitFor()
  await product.db.prisma.$executeRaw`
    WITH gone AS (SELECT delete_comment(${goes}, ${ravi.uid}, now()))
    SELECT insert_comment(${did}, ${ravi.uid}, 'These come.', '{2,7,0}', NULL, 5, now()) FROM gone`
  await page.getByText('These come.').waitFor()
  await commentOf(page, goes).waitFor({ state: 'detached' })
  expect(await commentOf(page, stays).count()).toBe(1)
})

test('S-374 an author who looks at it sees at once that the text was hidden, and that it is back; so does who reads it', async () => {
  const did = await post(asha, 'Hidden while it is open')
  const [author, reader] = [await open(did, asha), await open(did, ravi)]
  await product.db.prisma.$executeRaw`SELECT set_discussion_state(${did}, ARRAY['shown'], 'hidden')`
  await card(author, did).getByText('Hidden', { exact: true }).waitFor()
  await reader.getByRole('alert').getByText('This discussion was taken away while you were reading.').waitFor()
  await product.db.prisma.$executeRaw`SELECT set_discussion_state(${did}, ARRAY['hidden'], 'shown')`
  await card(author, did).getByText('Hidden', { exact: true }).waitFor({ state: 'detached' })
  await card(reader, did).waitFor()
})

test('S-432 offline before anything was ever said: the page and the words stay, and it works again', async () => {
  const did = await post(asha, 'A line that breaks')
  const page = await open(did, asha)
  await box(page).waitFor()
  await page.context().setOffline(true)
  await page.getByText('You are offline.').waitFor()
  // by script: the code of toasts is fetched with the first press of a key or button, and here it must be missing
  await box(page).evaluate((field) => {
    Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')?.set?.call(field, 'Written without a line')
    field.dispatchEvent(new Event('input', { bubbles: true }))
  })
  await send(page).evaluate((button) => button instanceof HTMLElement && button.click())
  await holdsTrue(async () => (await send(page).getAttribute('aria-disabled')) === null)
  expect(await box(page).inputValue()).toBe('Written without a line')
  await comment(ravi, did, 'Written meanwhile')
  await page.context().setOffline(false)
  await pill(page).waitFor()
  await send(page).click()
  await page.getByText('Written without a line', { exact: true }).last().waitFor()
  await holdsTrue(async () => (await box(page).inputValue()) === '')
  await page.getByText('Written meanwhile').waitFor()
})

test('a toast is ready for the moment the line breaks', async () => {
  const page = await open(await post(asha, 'Another line that breaks'), asha)
  await box(page).fill('Words')
  await box(page).press('End')
  await holdsTrue(() =>
    page.evaluate(() => performance.getEntriesByType('resource').some(({ name }) => name.includes('/toaster-'))),
  )
  await page.context().setOffline(true)
  await send(page).click()
  expect(await readToast(page)).toContain('Something went wrong!')
})

test('a discussion deleted while one writes in it: told at the place where the focus goes', async () => {
  const did = await post(asha, 'Gone in the middle')
  const page = await open(did, ravi)
  await box(page).fill('A long answer')
  await asha.client.call(discussions.deleteDiscussion, { did })
  await page.getByRole('alert').getByText('This discussion was taken away while you were reading.').waitFor()
  await holdsTrue(async () => (await focused(page)).startsWith('This discussion was not found.'))
  await page.keyboard.press('Tab')
  await holdsTrue(async () => (await focused(page)) === 'To AstroHub')
})

test('S-003 the focus is on the title of a discussion that was opened from the list, also when it came late', async () => {
  const did = await post(asha, 'Opened by keyboard')
  const page = await product.page({ as: ravi })
  await page.goto('/forum')
  const call = await holds(page, discussions.getDiscussion)
  await card(page, did).getByRole('link', { name: 'Opened by keyboard' }).focus()
  await page.keyboard.press('Enter')
  await holdsTrue(async () => (await focused(page)) === 'Discussion')
  call.release()
  await holdsTrue(async () => (await focused(page)) === 'Opened by keyboard')
})

test('S-462 what a menu asks is given up by Esc: the focus is on the button of the menu again', async () => {
  const did = await post(asha, 'Deleted by keyboard, or not')
  const page = await product.page({ as: asha })
  await page.goto('/forum')
  const menu = card(page, did).getByRole('button', { name: /^More about/ })
  await menu.focus()
  await page.keyboard.press('Enter')
  await page.getByRole('menuitem', { name: 'Delete Post' }).focus()
  await page.keyboard.press('Enter')
  const question = page.getByRole('alertdialog')
  await question.waitFor()
  await holdsTrue(async () => (await focused(page)) === 'Keep')
  await page.keyboard.press('Escape')
  await question.waitFor({ state: 'detached' })
  await holdsTrue(async () => (await focused(page)).startsWith('More about'))
  expect(await card(page, did).count()).toBe(1)
})

test('S-337 after the handle was chosen the focus is on the heading of the form it was asked for', async () => {
  const page = await product.page({ as: await product.arrive() })
  await page.goto('/forum/create')
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox').first().fill(newHandle())
  await dialog.getByRole('textbox').nth(1).fill('focus@example.org')
  await page.keyboard.press('Enter')
  await dialog.waitFor({ state: 'detached' })
  await holdsTrue(async () => (await focused(page)) === 'Start a Discussion')
})

test('S-430 a session that ended elsewhere: asked to log in at the same place, the words are back after it', async () => {
  const lata = await withHandle(product)
  const did = await post(asha, `Logged out on the other phone of ${lata.handle}`)
  const page = await product.page({ as: lata })
  // the page would hear of it by itself: here what is sent comes first
  await fails(page, lives.live, 'exception')
  await page.goto(`/forum/x?did=${did}`)
  await card(page, did).waitFor()
  // what the page asks by itself is answered before
  await product.settled(page)
  await lata.client.call(users.logout, {})
  await box(page).fill('Words worth keeping')
  await send(page).click()
  expect(await readToast(page)).toContain('Your session has ended')
  await product.enter(page, lata.mobile)
  await holdsTrue(async () => (await box(page).inputValue()) === 'Words worth keeping')
  await send(page).click()
  const stored = async () => (await asha.client.call(comments.getComments, { did })).comments.length
  await expect.poll(stored).toBe(1)
  await page.locator('main [data-cid]').getByText('Words worth keeping', { exact: true }).waitFor()
})
