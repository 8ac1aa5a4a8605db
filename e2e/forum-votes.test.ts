// Votes, section 11.3 of the acceptance list.
import { discussions, pages, votes } from '@dhruva/contract'
import { expect, test } from 'vitest'
import { fails, holds, type Person, SAID, startProduct } from './product.ts'
import { card, comment, commentOf, countsOf, downvote, post, upvote, withHandle } from './testing/forum.ts'
import { holdsTrue, readToast, toasts } from './testing/see.ts'

const product = await startProduct()
const author = await withHandle(product, 'author1')
const reader = await withHandle(product, 'reader1')

const openDiscussion = async (did: number, as?: Person) => {
  const page = await product.page({ width: 1440, ...(as ? { as } : {}) })
  await page.goto(`/forum/x?did=${did}`)
  await card(page, did).waitFor()
  return page
}

/** Until the counts stand so on screen and at the service. */
const stand = async (text: ReturnType<typeof card>, up: number, down: number) =>
  holdsTrue(async () => (await countsOf(text)).join() === `${up},${down}`)

const known = async (did: number) => (await reader.client.call(discussions.getDiscussion, { did })).discussion

test('S-356 S-357 S-358 up, taken back, down, turned: on screen at once and at the service', async () => {
  const did = await post(author, 'Vote on this')
  const page = await openDiscussion(did, reader)
  const text = card(page, did)
  const steps = [
    [upvote, 1, 0, 1],
    [upvote, 0, 0, null],
    [downvote, 0, 1, 0],
    [upvote, 1, 0, 1],
  ] as const
  for (const [button, up, down, mine] of steps) {
    await button(text).click()
    await stand(text, up, down)
    await holdsTrue(async () => (await known(did)).my_vote === mine)
    expect(await known(did)).toMatchObject({ upvotes: up, downvotes: down })
    expect(await upvote(text).getAttribute('aria-pressed')).toBe(String(mine === 1))
    expect(await downvote(text).getAttribute('aria-pressed')).toBe(String(mine === 0))
  }
  await page.getByRole('status').filter({ hasText: 'Upvotes 1, downvotes 0' }).waitFor({ state: 'attached' })
  await page.reload()
  await stand(text, 1, 0)
  await holdsTrue(async () => (await upvote(text).getAttribute('aria-pressed')) === 'true')
  expect(product.troubles(page)).toEqual([])
})

test('a vote shows before the answer; presses that follow fast are sent in their order', async () => {
  const did = await post(author, 'Vote fast')
  const page = await openDiscussion(did, reader)
  const text = card(page, did)
  const call = await holds(page, votes.insertVote)
  await upvote(text).click()
  await stand(text, 1, 0)
  // what the page is told meanwhile does not know of the press
  await comment(author, did, 'Said meanwhile')
  await page.getByText('1 new comment').waitFor()
  expect((await countsOf(text)).join()).toBe('1,0')
  await downvote(text).click()
  await stand(text, 0, 1)
  await downvote(text).click()
  await stand(text, 0, 0)
  expect(call.asked.map((body) => JSON.parse(body).type)).toEqual([1])
  call.release()
  await holdsTrue(async () => call.asked.length === 3)
  expect(call.asked.map((body) => JSON.parse(body).type)).toEqual([1, 0, 0])
  await holdsTrue(async () => (await known(did)).my_vote === null)
  await stand(text, 0, 0)
})

test('pressed before it is known how one voted: a vote is given then, and never taken back', async () => {
  const [given, fresh] = [await post(author, 'Voted before'), await post(author, 'Not voted yet')]
  await reader.client.call(votes.insertVote, { did: given, type: 1 })
  const page = await product.page({ as: reader })
  const gate = Promise.withResolvers<void>()
  for (const { path } of [discussions.searchDiscussions, pages.getOwnPart])
    await page.route(`**${path}*`, async (route) => {
      await gate.promise
      await route.continue()
    })
  const sent: string[] = []
  page.on('request', (one) => one.url().endsWith(votes.insertVote.path) && sent.push(one.postData() ?? ''))
  await page.goto('/forum')
  for (const did of [given, fresh]) {
    await stand(card(page, did), did === given ? 1 : 0, 0)
    await upvote(card(page, did)).click()
    expect(await upvote(card(page, did)).getAttribute('aria-pressed')).toBe('true')
  }
  expect(sent).toEqual([])
  gate.resolve()
  await stand(card(page, fresh), 1, 0)
  await holdsTrue(async () => (await known(fresh)).my_vote === 1)
  expect(sent.map((body) => JSON.parse(body))).toEqual([{ did: fresh, type: 1 }])
  expect((await known(given)).my_vote).toBe(1)
  await stand(card(page, given), 1, 0)
})

test('S-356 in the list and on a comment, by keyboard', async () => {
  const did = await post(author, 'Vote in the list')
  const cid = await comment(author, did, 'Vote on me too.')
  const page = await product.page({ as: reader, width: 360 })
  await page.goto('/forum')
  await upvote(card(page, did)).focus()
  await page.keyboard.press('Enter')
  await stand(card(page, did), 1, 0)
  expect(page.url()).toBe(`${product.url}/forum`)
  await holdsTrue(async () => (await known(did)).upvotes === 1)
  await card(page, did).getByRole('heading').click()
  await downvote(commentOf(page, cid)).click()
  await stand(commentOf(page, cid), 0, 1)
  await stand(card(page, did), 1, 0)
})

test('S-359 on one’s own text: the service’s words, counts unchanged', async () => {
  const did = await post(author, 'My own')
  const page = await openDiscussion(did, author)
  await upvote(card(page, did)).click()
  expect(await readToast(page)).toContain('You cannot vote on or report what you wrote yourself.')
  expect(await countsOf(card(page, did))).toEqual([0, 0])
  expect(await upvote(card(page, did)).getAttribute('aria-pressed')).toBe('false')
})

test('S-360 a visitor is asked to log in, and stays where they were', async () => {
  const did = await post(author, 'For visitors')
  const page = await openDiscussion(did)
  await upvote(card(page, did)).click()
  const dialog = page.getByRole('dialog', { name: 'We Value Your Voice!' })
  await dialog
    .getByText('To participate in voting and make your opinion count, please log in to your account.')
    .waitFor()
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'detached' })
  await upvote(card(page, did)).click()
  await dialog.getByRole('button', { name: 'Log In' }).click()
  await page.getByRole('dialog', { name: 'We Value Your Voice!' }).waitFor({ state: 'detached' })
  await product.enter(page, reader.mobile)
  await upvote(card(page, did)).click()
  await stand(card(page, did), 1, 0)
  expect(await countsOf(card(page, did))).toEqual([1, 0])
})

test.each([
  ['fail', SAID],
  [{ status: 403 }, SAID],
  ['HTTP failure', 'Something went wrong!'],
  ['exception', 'Something went wrong!'],
] as const)('S-361 a vote fails (%j): told, counts as before, presses in between dropped', async (failing, words) => {
  const did = await post(author, 'This will fail')
  const page = await openDiscussion(did, reader)
  const text = card(page, did)
  await downvote(text).click()
  await holdsTrue(async () => (await known(did)).downvotes === 1)
  const failure = await fails(page, votes.insertVote, failing)
  await upvote(text).click()
  expect(await readToast(page)).toContain(words)
  await stand(text, 0, 1)
  expect(await downvote(text).getAttribute('aria-pressed')).toBe('true')
  await failure.heal()
  await upvote(text).click()
  await stand(text, 1, 0)
  await holdsTrue(async () => (await known(did)).my_vote === 1)
  // one was told; by now it may have gone
  expect(await toasts(page).count()).toBeLessThan(2)
})
