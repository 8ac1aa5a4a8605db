// AstroHub as a designer looks at it: one frame from page to page, nothing that jumps while it loads, paper, system colours.
import { comments, discussions, site } from '@dhruva/contract'
import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { holds, startProduct } from './product.ts'
import { card, comment, post, withHandle } from './testing/forum.ts'
import { canBePrinted } from './testing/paper.ts'

const product = await startProduct()
const asha = await withHandle(product, 'Asha.Sharma')
const ravi = await withHandle(product, 'Ravi.Verma')
await post(asha, 'Moon in the twelfth')
const did = await post(asha, 'Saturn in the tenth')
await comment(ravi, did, 'Patience, and then some more of it.')
await product.db.prisma.discussionCount.update({ where: { did }, data: { commentCount: 1043 } })

const boxOf = async (part: Locator) => {
  await part.waitFor()
  const box = await part.boundingBox()
  if (!box) throw new Error('it is not on screen')
  return { left: box.x, right: box.x + box.width, top: box.y, height: box.height }
}

const pointsCard = (page: Page) => page.getByRole('region', { name: 'Want free questions?' })

test('S-331 from the list to a discussion nothing moves sideways, and the free questions stay beside it', async () => {
  const page = await product.page({ as: ravi })
  await page.goto('/forum')
  const listed = await boxOf(card(page, did))
  const beside = await boxOf(pointsCard(page))
  await card(page, did).getByRole('link', { name: 'Saturn in the tenth' }).click()
  await page.getByRole('heading', { level: 1, name: 'Saturn in the tenth' }).waitFor()
  const opened = await boxOf(page.locator('main article'))
  const still = await boxOf(pointsCard(page))
  expect([opened.left, still.left, still.right]).toEqual([listed.left, beside.left, beside.right])
  expect(opened.right).toBeLessThan(still.left)
})

test.each([360, 1440])('S-327 at %i px the shapes of the list stand where its cards will', async (width) => {
  const page = await product.page({ width, as: ravi })
  const call = await holds(page, discussions.searchDiscussions)
  await page.goto('/forum')
  const shape = page.locator('main [data-placeholder]').first()
  const drawn = [await boxOf(shape), await boxOf(shape.locator('span').first())] as const
  call.release()
  const real = [await boxOf(card(page, did)), await boxOf(card(page, did).locator('img').first())] as const
  const edges = ([around, picture]: typeof real) => [around.left, around.right, around.top, picture.left, picture.top]
  expect(edges(drawn)).toEqual(edges(real))
})

test('S-326 the card of the free questions is as high before its numbers have come', async () => {
  const page = await product.page()
  const call = await holds(page, site.getSiteInfo)
  await page.goto('/forum')
  const before = await boxOf(pointsCard(page))
  call.release()
  await pointsCard(page).getByText('+20').waitFor()
  expect((await boxOf(pointsCard(page))).height).toBeCloseTo(before.height, 0)
})

test('S-374 two posts of a profile stand beside each other where there is room, else under each other', async () => {
  const page = await product.page({ as: asha })
  await page.goto('/profile')
  const places = async () => {
    const [first, second] = [page.locator('main article').nth(0), page.locator('main article').nth(1)]
    return [await boxOf(first), await boxOf(second)] as const
  }
  const [left, right] = await places()
  expect([right.top, right.height]).toEqual([left.top, left.height])
  await page.setViewportSize({ width: 768, height: 900 })
  const [above, below] = await places()
  expect(below.left).toBe(above.left)
  expect(below.top).toBeGreaterThan(above.top)
})

test('S-351 S-463 the number of comments is written as numbers are in India', async () => {
  const page = await product.page()
  await page.goto(`/forum/x?did=${did}`)
  await page.getByRole('heading', { name: 'Comments 1,043' }).waitFor()
})

test('S-351 a discussion on paper: its words on white, nothing that can only be pressed', async () => {
  const page = await product.page({ theme: 'dark', as: ravi })
  await page.goto(`/forum/x?did=${did}`)
  await page.getByText('Patience, and then some more of it.').waitFor()
  await canBePrinted(page)
  await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')))
  await page.emulateMedia({ media: 'print' })
  expect(await page.locator('html').getAttribute('data-theme')).toBe('light')
  for (const part of ['banner', 'contentinfo', 'textbox', 'complementary'] as const)
    expect(await page.getByRole(part).count(), part).toBe(0)
  expect(await page.locator('main [aria-haspopup=menu]').first().isVisible()).toBe(false)
  expect(await page.getByText('Patience, and then some more of it.').isVisible()).toBe(true)
})

test('S-391 S-428 in system colours an unread notification keeps its dot', async () => {
  await ravi.client.call(comments.insertComment, { did, comment: 'And after the patience, a promotion.' })
  const page = await product.page({ as: asha })
  await page.emulateMedia({ forcedColors: 'active' })
  await expect
    .poll(
      async () => {
        await page.goto('/notifications')
        await product.settled(page)
        return page.locator('main li a > [aria-hidden]').first().isVisible()
      },
      { timeout: 20_000 },
    )
    .toBe(true)
  const ground = await page
    .locator('main li a > [aria-hidden]')
    .first()
    .evaluate((dot) => getComputedStyle(dot).backgroundColor)
  const behind = await page.locator('body').evaluate((body) => getComputedStyle(body).backgroundColor)
  expect(ground).not.toMatch(/, 0\)$/)
  expect(ground).not.toBe(behind)
})
