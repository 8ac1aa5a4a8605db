// Notifications and what happens as one looks: the bell of section 1.3 and the list of section 11.5 of the acceptance list.
import { lives, notifications, votes } from '@dhruva/contract'
import { hideText } from '@dhruva/domain'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { answers, type Failing, fails, type Person, startProduct } from './product.ts'
import { comment, post, withHandle } from './testing/forum.ts'
import { focused, headed, holdsTrue, readToast, said, scrollsSideways, toasts } from './testing/see.ts'

const product = await startProduct()

const TITLE = 'Why does Saturn slow me down?'

const arrive = () => withHandle(product)
const start = (who: Person, title = TITLE) => post(who, title)
const say = (who: Person, did: number) => comment(who, did, 'It asks for patience')

const bell = (page: Page) => page.getByRole('banner').getByRole('link', { name: /^(Notifications|सूचनाएँ)/ })
const bellSays = (page: Page, name: string) =>
  holdsTrue(async () => (await bell(page).getAttribute('aria-label')) === name)
const rows = (page: Page) => page.getByRole('main').getByRole('list').getByRole('link')

test('S-054 S-057 S-394 S-391 the badge rises by itself; the bell marks as read and leads to what was new, which opens', async () => {
  const [asha, ravi] = [await arrive(), await arrive()]
  const did = await start(asha)
  const page = await product.page({ as: asha })
  await page.goto('/')
  await bellSays(page, 'Notifications')
  expect(await said(bell(page))).toBe('')
  await say(asha, did)
  await say(ravi, did)
  await ravi.client.call(votes.insertVote, { did, type: 1 })
  await bellSays(page, 'Notifications, 2 new')
  expect(await said(bell(page))).toBe('2')

  await bell(page).click()
  await page.waitForURL('**/notifications')
  await bellSays(page, 'Notifications')
  await headed(page, 'Notifications')
  await rows(page).first().waitFor()
  const texts = await rows(page).allTextContents()
  expect(texts).toHaveLength(2)
  for (const text of texts)
    expect(text).toMatch(/^Unread: star-\d+ (commented on|upvoted) “Why does Saturn slow me down\?”/)
  const unseen = async () => (await asha.client.call(notifications.getNotifications, {})).unseen_count
  await holdsTrue(async () => (await unseen()) === 0)
  await page.reload()
  await rows(page).first().waitFor()
  for (const text of await rows(page).allTextContents()) expect(text).not.toContain('Unread')
  await rows(page).first().click()
  await page.waitForURL(`**/forum/why-does-saturn-slow-me-down?did=${did}`)
  await headed(page, TITLE)
})

test('a list that is open grows by itself, and is marked as a whole', async () => {
  const [asha, ravi] = [await arrive(), await arrive()]
  const [first, second] = [await start(asha), await start(asha, 'And why does Rahu hurry?')]
  await say(ravi, first)
  const page = await product.page({ as: asha })
  await page.goto('/notifications')
  await bellSays(page, 'Notifications, 1 new')
  await holdsTrue(async () => (await rows(page).count()) === 1)
  await say(ravi, second)
  await holdsTrue(async () => (await rows(page).count()) === 2)
  expect(await said(rows(page).first())).toContain('And why does Rahu hurry?')
  await page.getByRole('button', { name: 'Mark all as read' }).click()
  await bellSays(page, 'Notifications')
  await holdsTrue(async () => !(await rows(page).allTextContents()).some((text) => text.includes('Unread')))
  await page.getByRole('button', { name: 'Mark all as read' }).waitFor({ state: 'detached' })
})

test('S-054 a hundred and more are 99+', async () => {
  const asha = await arrive()
  await product.db.pool.query(
    `WITH made AS (
       INSERT INTO discussion (uid, title, description, slug, created_at, updated_at)
       SELECT $1, 'A title', 'A text', 'a-title', now(), now() FROM generate_series(1, 120) RETURNING did
     ) INSERT INTO notification (uid, did, kind, actor, actors, at) SELECT $1, did, 'comment', $1, '{}', now() FROM made`,
    [asha.uid],
  )
  for (const width of [360, 768, 1440]) {
    const page = await product.page({ as: asha, width })
    await page.goto('/notifications')
    await bellSays(page, 'Notifications, 99+ new')
    expect(await said(bell(page))).toBe('99+')
    await rows(page).first().waitFor()
    expect(await scrollsSideways(page)).toBe(false)
  }
})

test('S-056 Alt+T goes to a toast if one is shown, else to the bell', async () => {
  const page = await product.page({ as: await arrive() })
  await page.goto('/notifications')
  await page.getByText('Ohh! There is no Notifications history available').waitFor()
  await bellSays(page, 'Notifications')
  // until the code that hears it is here
  await holdsTrue(async () => {
    await page.keyboard.press('Alt+t')
    return (await focused(page)) === 'Notifications'
  })
  await fails(page, notifications.getNotifications, 'fail')
  await page.reload()
  await toasts(page).first().waitFor()
  await page.keyboard.press('Alt+t')
  await holdsTrue(() => page.evaluate(() => document.activeElement?.closest('[data-sonner-toaster]') !== null))
})

test('S-392 none yet: said in words, with a way to the discussions', async () => {
  const page = await product.page({ as: await arrive(), width: 360 })
  await page.goto('/notifications')
  await page.getByText('Ohh! There is no Notifications history available').waitFor()
  expect(await page.getByRole('button', { name: 'Mark all as read' }).count()).toBe(0)
  await page.getByRole('link', { name: 'Read the discussions' }).click()
  await page.waitForURL('**/forum?page=1')
})

test('S-044 S-438 the other address leads to the list; a visitor logs in first', async () => {
  const page = await product.page({ as: await arrive() })
  await page.goto('/profile/notifications')
  await page.waitForURL('**/notifications')
  await holdsTrue(async () => new URL(page.url()).pathname === '/notifications')
  await page.getByText('Ohh! There is no Notifications history available').waitFor()
  const visitor = await product.page()
  await visitor.goto('/notifications')
  await visitor.waitForURL(`${product.url}/`)
  expect(await readToast(visitor)).toContain('Please login first')
  expect(await bell(visitor).count()).toBe(0)
})

test.each<[Failing, string]>([
  ['fail', 'No notification'],
  ['HTTP failure', 'Something went wrong please try again'],
  ['exception', 'Something went wrong please try again'],
])('S-393 %s', async (failing, words) => {
  const [asha, ravi] = [await arrive(), await arrive()]
  await say(ravi, await start(asha))
  const page = await product.page({ as: asha })
  const failure = await fails(page, notifications.getNotifications, failing)
  await page.goto('/notifications')
  expect(await readToast(page)).toContain(words)
  await failure.heal()
  await page.getByRole('button', { name: 'Try again' }).click()
  await rows(page).first().waitFor()
})

test('without a stream the badge comes by asking, and the stream is taken up again', async () => {
  const asha = await arrive()
  const page = await product.page({ as: asha })
  const failure = await fails(page, lives.live, 'HTTP failure')
  await answers(page, notifications.getNotifications, { unseen_count: 3 })
  await page.goto('/')
  await bellSays(page, 'Notifications, 3 new')
  expect(failure.count()).toBeGreaterThan(0)
  await failure.heal()
  await bellSays(page, 'Notifications')
})

test('an author whose text is hidden hears of it at once, in both languages, and the notice leads to the text', async () => {
  const asha = await arrive()
  const did = await start(asha)
  const page = await product.page({ as: asha })
  await page.goto('/')
  await bellSays(page, 'Notifications')
  const by = { operator: 'mira', reason: 'as the rules say', now: new Date() }
  await hideText(product.db, by, { kind: 'd', id: did })
  await bellSays(page, 'Notifications, 1 new')
  const phone = await product.page({ as: asha, width: 360, language: 'hi' })
  await phone.goto('/notifications')
  await bellSays(phone, 'सूचनाएँ, 1 नई')
  expect(await said(rows(phone).first())).toMatch(/^नई: संचालक ने आपकी चर्चा “.*” देखी: वह छिपी है/)
  expect(await scrollsSideways(phone)).toBe(false)
  await bell(page).click()
  await headed(page, 'Notifications')
  expect(await said(rows(page).first())).toContain(`An operator looked at “${TITLE}”: it is hidden`)
  await rows(page).first().click()
  await headed(page, TITLE)
  await page.getByText('Only you can see this.').waitFor()
})

test('in Hindi, on a phone, by night: the bell and the list say the same', async () => {
  const [asha, ravi] = [await arrive(), await arrive()]
  await say(ravi, await start(asha, 'क्या शनि अब आगे बढ़ने देगा?'))
  const page = await product.page({ as: asha, width: 360, language: 'hi', theme: 'dark' })
  await page.goto('/notifications')
  await bellSays(page, 'सूचनाएँ, 1 नई')
  const words = /^नई: star-\d+ ने “क्या शनि अब आगे बढ़ने देगा\?” पर टिप्पणी की/
  await holdsTrue(async () => words.test(await said(rows(page).first())))
  expect(await scrollsSideways(page)).toBe(false)
})
