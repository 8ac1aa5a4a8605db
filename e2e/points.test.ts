// Section 11.5 of the acceptance list: redeeming points, what was redeemed, and how it is explained.
import { astrologers, points, profiles, site, users } from '@dhruva/contract'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { type Failing, fails, holds, type Person, SAID, startProduct } from './product.ts'
import { post, withHandle } from './testing/forum.ts'
import { headed, heading, holdsTrue, readToast, said } from './testing/see.ts'

const product = await startProduct()

const withPoints = async (count: number) => {
  const who = await withHandle(product)
  if (count > 0) await product.give(who, 'points', count)
  return who
}

const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Redeem Questions' })
const fieldOf = (page: Page) => dialogOf(page).getByLabel('Points to redeem')
const redeem = (page: Page) => dialogOf(page).getByRole('button', { name: 'Redeem Questions' })

const openDialog = async (who: Person) => {
  const page = await product.page({ as: who })
  await page.goto('/profile')
  await page.getByRole('button', { name: 'Redeem Questions' }).click()
  await fieldOf(page).waitFor()
  return page
}

test.each([
  ['', 'Write how many points you want to redeem'],
  ['99', 'At least 100 points are needed'],
  ['a', 'Write a whole number, such as 200'],
])('S-381 "%s" is refused at the field', async (typed, words) => {
  const page = await openDialog(await withPoints(260))
  const held = await holds(page, points.redeemQuestions)
  await fieldOf(page).fill(typed)
  await redeem(page).click()
  await dialogOf(page).getByText(words).waitFor()
  expect(await fieldOf(page).getAttribute('aria-invalid')).toBe('true')
  expect(held.asked).toEqual([])
})

test('S-382 250 of 260: says before that 200 are used; pressed twice, redeemed once', async () => {
  const who = await withPoints(260)
  const before = await who.client.call(users.getUserInfo, {})
  const page = await openDialog(who)
  await fieldOf(page).fill('250')
  const preview = dialogOf(page).getByRole('status')
  await preview.getByText('200 points are used').waitFor()
  expect(await said(preview)).toContain('2 Oracle questions more')
  expect(await said(preview)).toContain('60 points stay')
  const held = await holds(page, points.redeemQuestions)
  await redeem(page).dblclick()
  await dialogOf(page).getByRole('button', { name: 'redeeming..' }).waitFor()
  expect(held.asked).toHaveLength(1)
  held.release()
  expect(await readToast(page)).toContain('200 points redeemed: 2 Oracle questions added.')
  await dialogOf(page).waitFor({ state: 'detached' })
  const after = await who.client.call(users.getUserInfo, {})
  expect(after.oracle_questions).toBe(before.oracle_questions + 2)
  expect(await who.client.call(profiles.getOwnProfile, {})).toMatchObject({
    astrohub_points: 60,
    astrohub_redeemed_points: 200,
  })
})

test('S-383 more than owned is refused in the server’s words; nothing changes', async () => {
  const who = await withPoints(150)
  const page = await openDialog(who)
  await fieldOf(page).fill('500')
  await redeem(page).click()
  expect(await readToast(page)).toContain('You have 150 points only.')
  expect(await who.client.call(profiles.getOwnProfile, {})).toMatchObject({ astrohub_points: 150 })
})

test.each<Failing>(['HTTP failure', 'exception'])(
  'S-383 redeem on %s: told, the points are read again, the retry is the same redemption',
  async (failing) => {
    const who = await withPoints(300)
    const page = await openDialog(who)
    await fieldOf(page).fill('100')
    const ids: string[] = []
    page.on('request', (request) => {
      if (request.url().includes(points.redeemQuestions.path)) ids.push(request.postDataJSON().client_id)
    })
    const failure = await fails(page, points.redeemQuestions, failing)
    const again = page.waitForRequest((request) => request.url().includes(profiles.getOwnProfile.path))
    await redeem(page).click()
    expect(await readToast(page)).toContain('Something went wrong!')
    await again
    await failure.heal()
    await redeem(page).click()
    await dialogOf(page).waitFor({ state: 'detached' })
    expect(ids).toEqual([ids[0], ids[0]])
    expect(await who.client.call(profiles.getOwnProfile, {})).toMatchObject({ astrohub_points: 200 })
  },
)

test('S-384 twenty-one posts in one day: 400 points, and the ruler is at the next hundred', async () => {
  const who = await withPoints(0)
  for (let n = 1; n <= 21; n++) await post(who, `Question ${n} of the day`)
  const page = await product.page({ as: who })
  const shown = page.getByRole('region', { name: 'Astro Points' })
  await holdsTrue(async () => (await who.client.call(profiles.getOwnProfile, {})).astrohub_points === 400)
  // the last one is settled too: it added nothing
  await holdsTrue(
    async () => (await product.db.prisma.pointsEvent.count({ where: { uid: who.uid, settled: null } })) === 0,
  )
  await page.goto('/profile')
  await holdsTrue(async () => (await said(shown)).startsWith('400 Astro Points'))
  expect(await said(shown)).toContain('Enough for 4 free Oracle questions.')
})

test('S-386 what was redeemed, newest first', async () => {
  const who = await withPoints(350)
  await who.client.call(points.redeemQuestions, { points: 100 })
  await who.client.call(points.redeemQuestions, { points: 250 })
  const page = await product.page({ as: who })
  await page.goto('/profile/redeem-history')
  const cards = page.getByRole('main').getByRole('listitem')
  await cards.nth(1).waitFor()
  await headed(page, 'Questions Redeem History')
  expect(await said(cards.nth(0))).toMatch(/^Redeemed points 200, 2 question\(s\) added\d+ \w+ \d{4}, .+−200$/)
  expect(await said(cards.nth(1))).toContain('Redeemed points 100, 1 question(s) added')
})

test('S-387 none yet, and where points come from', async () => {
  const page = await product.page({ as: await product.arrive() })
  await page.goto('/profile/redeem-history')
  await page.getByText('Ohh! There is no Redeem history available').waitFor()
  await page.getByRole('link', { name: 'How points are earned' }).click()
  await page.waitForURL('**/forum/learn-more')
})

test.each<[Failing, string]>([
  ['fail', SAID],
  ['HTTP failure', 'No record found'],
  ['exception', 'No record found'],
])('S-388 the history on %s: "%s"', async (failing, text) => {
  const page = await product.page({ as: await product.arrive() })
  await fails(page, points.getRedeemHistory, failing)
  await page.goto('/profile/redeem-history')
  await page.getByText(text).waitFor()
  await page.getByRole('button', { name: 'Try again' }).waitFor()
})

const ADDRESSES = ['/forum/learn-more', '/forum/learn-more-hindi']

test('S-035 S-370 the explainer names the configured numbers, the same in both languages', async () => {
  for (const address of ADDRESSES) {
    const page = await product.page()
    await page.goto(address)
    const article = page.getByRole('article')
    await article.getByRole('table').waitFor()
    expect(await article.getByRole('cell').allTextContents()).toEqual(['+20', '+5', '+1', '+1'])
    expect((await said(article)).match(/\d+/g)).toEqual([
      '20',
      '5',
      '1',
      '1',
      '400',
      '100',
      '1',
      '100',
      '100',
      '3',
      '3',
    ])
    expect(await article.getAttribute('lang')).toBe(address.endsWith('hindi') ? 'hi' : 'en')
  }
})

test('S-434 scripts off: the explainer says the same numbers', async () => {
  for (const address of ADDRESSES) {
    const html = await (await fetch(product.url + address, { headers: { accept: 'text/html' } })).text()
    const main = /<div id="view">.*(<main.*<\/main>)/s.exec(html)?.[1]?.replaceAll('<!-- -->', '') ?? ''
    expect(main.match(/<td>[^<]*/g)).toEqual(['<td>+20', '<td>+5', '<td>+1', '<td>+1'])
    expect(main).toMatch(address.endsWith('hindi') ? /<article [^>]*lang="hi"/ : /<article [^>]*lang="en"/)
    for (const number of [400, 100, 3]) expect(main).toMatch(new RegExp(`\\b${number}\\b`))
  }
})

test('S-370 other settings, other numbers', async () => {
  // a member: to a visitor the page brings the numbers along
  const page = await product.page({ as: await product.arrive() })
  const set = {
    discussion: 31,
    comment: 7,
    vote: 2,
    upvote_received: 4,
    daily_cap: 1500,
    minimum_redemption: 60,
    per_question: 60,
  }
  const real = await (await fetch(product.url + site.getSiteInfo.path)).json()
  const free = await (await fetch(product.url + astrologers.getAstrologerInfo.path)).json()
  await page.route(`**${site.getSiteInfo.path}`, (route) => route.fulfill({ json: { ...real, points: set } }))
  await page.route(`**${astrologers.getAstrologerInfo.path}`, (route) =>
    route.fulfill({ json: { ...free, free_oracle_questions: 8, free_astra_questions: 9 } }),
  )
  await page.goto('/forum/learn-more')
  await page.getByRole('table').waitFor()
  expect(await page.getByRole('cell').allTextContents()).toEqual(['+31', '+7', '+2', '+4'])
  const text = await said(page.getByRole('article'))
  for (const words of ['at most 1,500 points a day', '60 Astro Points', 'from 60 points on', 'Oracle 8, Astra 9'])
    expect(text).toContain(words)
})

test('S-459 the toggle changes the address and the language; back leads to the forum', async () => {
  const page = await product.page()
  await page.goto('/forum/learn-more')
  const english = await said(heading(page))
  await page.getByRole('navigation').getByRole('link', { name: 'हिन्दी' }).click()
  await page.waitForURL('**/forum/learn-more-hindi')
  await holdsTrue(async () => (await said(heading(page))) !== english)
  expect(await said(heading(page))).toMatch(/[\u0900-\u097f]/)
  await page.getByRole('article').getByRole('link', { name: 'English' }).click()
  await page.waitForURL('**/forum/learn-more')
  await page.getByRole('link', { name: 'Back to AstroHub' }).first().click()
  await page.waitForURL('**/forum?page=1')
})

test('S-370 the numbers do not come: said so, with a way to try again', async () => {
  const page = await product.page()
  const failure = await fails(page, site.getSiteInfo, 'HTTP failure')
  await page.goto('/forum/learn-more')
  await page.getByText('The numbers did not load.').waitFor()
  await failure.heal()
  await page.getByRole('button', { name: 'Try again' }).click()
  await page.getByRole('table').waitFor()
})
