// Section 11.1 of the acceptance list and reading a discussion: what anyone sees of AstroHub.
import { comments as commentCalls, discussions } from '@dhruva/contract'
import type { Page } from 'playwright-core'
import { expect, onTestFinished, test } from 'vitest'
import { answers, fails, holds, SAID, startProduct } from './product.ts'
import { card, cards, comment, commentOf, post, withHandle } from './testing/forum.ts'
import { headed, heading, holdsTrue, readToast, said, scrollsSideways, toasts } from './testing/see.ts'

const product = await startProduct()
const meera = await withHandle(product, 'meera.k')
const ravi = await withHandle(product, 'Ravi_92')
for (let n = 1; n <= 9; n++) await post(meera, `Older question ${n}`)
await post(ravi, 'What does Rohini feel like?')
const shani = await post(meera, 'Shani in the tenth', 'It came late.\nThen it stayed: https://example.com/a.')
const hindi = await post(ravi, 'शनि की साढ़ेसाती', 'दूसरा चरण कैसा रहा?')
await comment(ravi, shani, 'Mine pushed me out of a job I disliked.')
const latest = await comment(meera, shani, 'And now?')
await product.db.prisma.discussion.updateMany({ data: { createdAt: new Date(Date.now() - 7_260_000) } })

const open = async (path: string, options: Parameters<typeof product.page>[0] = {}) => {
  const page = await product.page({ width: 1440, ...options })
  await page.goto(path)
  await heading(page).waitFor({ state: 'attached' })
  return page
}

const address = (page: Page) => page.url().slice(product.url.length)
const titles = async (page: Page) => {
  await cards(page).first().waitFor()
  return cards(page).getByRole('heading').allTextContents()
}

test('S-034 S-326 the latest ten, search, the way to write and to free questions', async () => {
  const page = await open('/forum')
  expect(await titles(page)).toHaveLength(10)
  expect((await titles(page))[0]).toBe('शनि की साढ़ेसाती')
  await page.getByRole('searchbox', { name: 'Search discussions' }).waitFor()
  await page.getByRole('link', { name: 'Start a Discussion' }).waitFor()
  const free = page.getByRole('link', { name: 'Want free questions? Click here' })
  expect(await free.getAttribute('href')).toBe('/forum/learn-more')
  await page.getByText('100 points are one free Oracle question').waitFor()
  await page.setViewportSize({ width: 360, height: 800 })
  expect(await free.count()).toBe(1)
  expect(product.troubles(page)).toEqual([])
})

test('S-331 a card: author with profile, time, votes, comments, the latest comment with its author', async () => {
  const page = await open('/forum')
  const one = card(page, shani)
  expect(await one.getByRole('link', { name: 'meera.k' }).getAttribute('href')).toBe(`/profile?uid=${meera.uid}`)
  const time = one.locator('time')
  expect(await said(time)).toMatch(/^2 ?hr? ago$/)
  expect(await time.getAttribute('datetime')).toMatch(/^\d{4}-\d\d-\d\dT.*Z$/)
  expect(await time.getAttribute('title')).toMatch(/\d{4}, /)
  expect(await said(one.locator('[data-comments]'))).toContain('2 comments')
  expect(await said(one)).toContain('meera.k And now?')
  expect(await card(page, hindi).getByRole('heading').getAttribute('lang')).toBe('hi')
  await one.getByRole('heading').click()
  await page.waitForURL(`/forum/shani-in-the-tenth?did=${shani}`)
})

test('S-331 long titles end after two lines, texts after three', async () => {
  const did = await post(meera, 'Long '.repeat(29), 'word '.repeat(1_500))
  // also when this test fails: others count what is in the list
  onTestFinished(async () => void (await meera.client.call(discussions.deleteDiscussion, { did })))
  const page = await open('/forum', { width: 360 })
  const lines = async (selector: string) =>
    card(page, did)
      .locator(selector)
      .first()
      .evaluate((element) => element.clientHeight / Number.parseFloat(getComputedStyle(element).lineHeight))
  await card(page, did).waitFor()
  expect(Math.round(await lines('h2'))).toBe(2)
  expect(Math.round(await lines('h2 + p'))).toBe(3)
  expect(await scrollsSideways(page)).toBe(false)
})

test('S-327 four placeholders while the list is on its way', async () => {
  const page = await product.page({})
  const call = await holds(page, discussions.searchDiscussions)
  await page.goto('/forum')
  await page.locator('[data-placeholder]').nth(3).waitFor()
  expect(await page.locator('[data-placeholder]').count()).toBe(4)
  call.release()
  expect(await titles(page)).toHaveLength(10)
})

test('S-328 page and query come from the address: reload, Back and Forward', async () => {
  const page = await open('/forum?page=2')
  expect(await titles(page)).toEqual(['Older question 2', 'Older question 1'])
  await page.getByRole('searchbox').fill('  rohini ')
  await page.keyboard.press('Enter')
  await page.waitForURL('/forum?page=1&query=rohini')
  await page.getByRole('heading', { level: 1, name: 'Results for “rohini”' }).waitFor()
  expect(await titles(page)).toEqual(['What does Rohini feel like?'])
  expect(await page.title()).toBe('rohini: search · AstroHub')
  await page.reload()
  expect(await titles(page)).toEqual(['What does Rohini feel like?'])
  expect(await page.getByRole('searchbox').inputValue()).toBe('rohini')
  await page.goBack()
  await page.getByText('Older question 2', { exact: true }).waitFor()
  expect(await page.getByRole('searchbox').inputValue()).toBe('')
  expect(await page.title()).toBe('Latest discussions, page 2 · AstroHub')
})

test.each(['शनि', 'SHANI'])('S-329 %s finds both scripts', async (query) => {
  const page = await open(`/forum?query=${encodeURIComponent(query)}`)
  expect(new Set(await titles(page))).toEqual(new Set(['शनि की साढ़ेसाती', 'Shani in the tenth']))
})

test('S-330 nothing found: said, with a way to ask it', async () => {
  const page = await open('/forum?query=zzzzqqqq')
  await page.getByText('No discussion has “zzzzqqqq” in it.').waitFor()
  expect(await page.getByRole('link', { name: 'Start a Discussion' }).count()).toBe(2)
})

test.each(['0', '-1', 'abc'])('S-334 page %s is page 1', async (number) => {
  const page = await open(`/forum?page=${number}`)
  expect((await titles(page))[0]).toBe('शनि की साढ़ेसाती')
  expect(await said(page.locator('nav [aria-current=page]').last())).toBe('1')
})

test('S-334 page 999 is empty, with a link to page 1', async () => {
  const page = await open('/forum?page=999')
  await page.getByRole('link', { name: 'To page 1' }).click()
  expect((await titles(page))[0]).toBe('शनि की साढ़ेसाती')
})

test.each([
  [1, '1 2 … 8'],
  [4, '1 … 3 4 5 … 8'],
  [8, '1 … 7 8'],
])('S-332 the pager on page %i of 8', async (number, shown) => {
  const page = await product.page({})
  await answers(page, discussions.searchDiscussions, { page_count: 8 })
  await page.goto(`/forum?page=${number}`)
  const pager = page.getByRole('navigation', { name: 'Pages' })
  await pager.waitFor()
  const parts = await pager.locator('a, span').allTextContents()
  expect(parts.filter((part) => part !== '').join(' ')).toBe(shown)
  expect(await pager.locator('[aria-current=page]').getAttribute('href')).toBe(`/forum?page=${number}`)
})

test('another page of the list begins at its top, going back ends where one was', async () => {
  const page = await open('/forum', { width: 360 })
  await titles(page)
  const link = page.getByRole('link', { name: 'Page 2' })
  await link.scrollIntoViewIfNeeded()
  const before = await page.evaluate(() => window.scrollY)
  expect(before).toBeGreaterThan(500)
  const isKept = () => page.evaluate(() => window.history.state?.top === Math.round(window.scrollY))
  await holdsTrue(isKept)
  await link.click()
  await page.getByText('Older question 1', { exact: true }).waitFor()
  expect(await page.evaluate(() => window.scrollY)).toBe(0)
  await page.goBack()
  await holdsTrue(async () => Math.abs((await page.evaluate(() => window.scrollY)) - before) < 5)
})

test.each([
  ['fail', SAID],
  ['HTTP failure', 'Something went wrong!'],
] as const)('S-453 the list fails (%s): toast, said in place, tried again', async (failing, words) => {
  const page = await product.page({})
  const failure = await fails(page, discussions.searchDiscussions, failing)
  await page.goto('/forum')
  expect(await readToast(page)).toContain(words)
  await page.getByRole('main').getByText(words).waitFor()
  await failure.heal()
  await page.getByRole('button', { name: 'Try again' }).click()
  expect(await titles(page)).toHaveLength(10)
})

test('S-335 a visitor is told to log in and stays', async () => {
  const page = await open('/forum?page=2')
  await page.getByRole('link', { name: 'Start a Discussion' }).click()
  expect(await readToast(page)).toContain('Please login first')
  expect(address(page)).toBe('/forum?page=2')
})

test('S-351 a visitor reads a discussion: line breaks, links, comments, no box, no menu', async () => {
  const page = await open(`/forum/shani-in-the-tenth?did=${shani}`)
  await headed(page, 'Shani in the tenth')
  const link = page.getByRole('link', { name: 'https://example.com/a', exact: true })
  expect(await link.getAttribute('rel')).toBe('nofollow ugc noopener')
  const text = page.getByText('It came late.')
  expect(await text.evaluate((element) => element.textContent)).toBe(
    'It came late.\nThen it stayed: https://example.com/a.',
  )
  expect(await text.evaluate((element) => getComputedStyle(element).whiteSpace)).toContain('pre')
  await commentOf(page, latest).waitFor()
  expect(await page.getByRole('textbox').count()).toBe(0)
  expect(await page.getByRole('button', { name: /^More about/ }).count()).toBe(0)
  await page.getByRole('button', { name: 'Log in to comment' }).click()
  await page.getByRole('dialog').waitFor()
  expect(await page.title()).toBe('Shani in the tenth · AstroHub')
  expect(product.troubles(page)).toEqual([])
})

test('S-435 the title is that of the page also on going back to what was read before', async () => {
  const page = await open(`/forum/shani-in-the-tenth?did=${shani}`)
  await page.getByRole('link', { name: 'All discussions' }).click()
  await cards(page).first().waitFor()
  await holdsTrue(async () => (await page.title()) === 'AstroHub: the astrology forum · Dhruva')
  await page.goBack()
  await page.getByText('It came late.').waitFor()
  await holdsTrue(async () => (await page.title()) === 'Shani in the tenth · AstroHub')
  await page.goForward()
  await holdsTrue(async () => (await page.title()) === 'AstroHub: the astrology forum · Dhruva')
})

test('S-352 a wrong slug: the discussion, its address put right without a step back', async () => {
  const page = await open('/forum')
  await page.goto(`/forum/some-thing-else?did=${shani}`)
  await page.waitForURL(`/forum/shani-in-the-tenth?did=${shani}`)
  await page.goBack()
  await page.waitForURL('/forum')
})

test.each(['?did=2000000000', '', '?did=abc', '?did=0', '?did=99999999999'])(
  'S-353 /forum/zzz%s is not found',
  async (search) => {
    const page = await open(`/forum/zzz${search}`)
    await page.getByText('This discussion was not found.').waitFor()
    await page.getByRole('main').getByRole('link', { name: 'To AstroHub' }).click()
    await page.waitForURL('/forum')
  },
)

test('S-355 the comments fail: said in place, tried again', async () => {
  const page = await product.page({})
  const failure = await fails(page, commentCalls.getComments, 'fail')
  await page.goto(`/forum/x?did=${shani}`)
  await page.getByRole('main').getByText(SAID).waitFor()
  await failure.heal()
  await page.getByRole('button', { name: 'Try again' }).click()
  await commentOf(page, latest).waitFor()
})

test('S-456 fifty comments, then the rest', async () => {
  const did = await post(ravi, 'A long talk')
  for (let n = 1; n <= 51; n++) await comment(n % 2 ? meera : ravi, did, `Comment ${n}`)
  const page = await open(`/forum/a-long-talk?did=${did}`)
  const all = page.locator('main [data-cid]')
  await all.first().waitFor()
  expect(await all.count()).toBe(50)
  await page.getByRole('button', { name: 'Show more' }).click()
  await page.getByText('Comment 51', { exact: true }).waitFor()
  expect(await all.count()).toBe(51)
  expect(await page.getByRole('button', { name: 'Show more' }).count()).toBe(0)
})

test('S-426 tags and words of the forum in Hindi at 360 px', async () => {
  const page = await open('/forum', { width: 360, language: 'hi' })
  await page.getByRole('heading', { level: 1, name: 'ताज़ा चर्चाएँ' }).waitFor()
  expect(await said(card(page, hindi).locator('time'))).toBe('2 घंटे पहले')
  expect(await scrollsSideways(page)).toBe(false)
  await page.goto(`/forum/x?did=${hindi}`)
  await page.getByText('अभी कोई टिप्पणी नहीं है।').waitFor()
  expect(await scrollsSideways(page)).toBe(false)
})

test('what others write while one reads is told, not pushed in', async () => {
  const did = await post(ravi, 'A talk that goes on')
  await comment(meera, did, 'First.')
  const page = await open(`/forum/x?did=${did}`, { as: ravi })
  await page.getByText('First.').waitFor()
  const second = await comment(meera, did, 'Second.')
  await comment(meera, did, 'Third.')
  const pill = page.getByRole('button', { name: '2 new comments' })
  await pill.waitFor({ timeout: 40_000 })
  expect(await page.getByText('Second.').count()).toBe(0)
  await pill.click()
  await commentOf(page, second).waitFor()
  await pill.waitFor({ state: 'detached' })
  await ravi.client.call(discussions.deleteDiscussion, { did })
  await page.getByText('was taken away while you were reading').waitFor({ timeout: 40_000 })
  expect(await toasts(page).count()).toBe(0)
})
