// AstroHub as it looks where room is short: text of twice the size, a full badge, what a list or dialog is drawn with.
import { discussions, profiles } from '@dhruva/contract'
import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { fails, startProduct } from './product.ts'
import { comment, post, withHandle } from './testing/forum.ts'
import { headed, heading, toasts } from './testing/see.ts'

const product = await startProduct()
const asha = await withHandle(product, 'Venkatanarasimha.123')
const ravi = await withHandle(product, 'Ravi_92')
const dids: number[] = []
for (let n = 1; n <= 34; n++) dids.push(await post(asha, `What did Saturn teach you? (${n})`))
const did = dids[0] ?? 0
await comment(ravi, did, 'Patience, and then some more of it.')
await product.give(asha, 'points', 400)
await product.give(asha, 'oracle_paid', 5)

const PHONE = 360

const boxOf = async (part: Locator) => {
  await part.waitFor()
  const box = await part.boundingBox()
  if (!box) throw new Error('it is not on screen')
  return { left: box.x, right: box.x + box.width, top: box.y, bottom: box.y + box.height }
}

/** A phone whose owner reads text of twice the size. */
const openLarge = async (address: string): Promise<Page> => {
  const page = await product.page({ width: PHONE, as: asha })
  await page.goto(address)
  await product.settled(page)
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'))
  return page
}

test('S-429 text of twice the size on a phone: a dialog keeps its fields, the account menu its words', async () => {
  const page = await openLarge('/balance')
  await page.getByRole('button', { name: 'Transfer Questions', exact: true }).click()
  const dialog = page.getByRole('dialog')
  const panel = await boxOf(dialog)
  for (const field of ['Mobile number of the recipient', 'Number of Oracle questions'])
    expect((await boxOf(dialog.getByLabel(field))).right).toBeLessThanOrEqual(panel.right)
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'detached' })
  await page.getByRole('button', { name: 'Account' }).click()
  const menu = await boxOf(page.getByRole('menu'))
  expect(menu.left).toBeGreaterThanOrEqual(0)
  expect(menu.right).toBeLessThanOrEqual(PHONE)
})

test('S-054 S-052 a badge of 99+ leaves the account button free', async () => {
  const at = new Date()
  const kinds = ['comment', 'reply', 'upvote']
  const data = dids.flatMap((one) =>
    kinds.map((kind) => ({ uid: asha.uid, did: one, kind, actor: ravi.uid, actors: [ravi.uid], at })),
  )
  await product.db.prisma.notification.deleteMany({ where: { uid: asha.uid } })
  await product.db.prisma.notification.createMany({ data })
  const page = await product.page({ width: PHONE, as: asha })
  await page.goto('/forum')
  const badge = await boxOf(page.getByRole('banner').getByText('99+'))
  const account = await boxOf(page.getByRole('button', { name: 'Account' }))
  expect(badge.right).toBeLessThanOrEqual(account.left)
})

test('S-423 a toast is set in the type of the page', async () => {
  const page = await product.page({ as: asha })
  await fails(page, discussions.searchDiscussions, 'HTTP failure')
  await page.goto('/forum')
  await toasts(page).first().waitFor()
  const types = await page.evaluate(() =>
    ['body', '[data-sonner-toast] button'].map((one) => {
      const element = document.querySelector(one)?.closest('div, body')
      return element ? getComputedStyle(element).fontFamily : one
    }),
  )
  expect(types[1]).toBe(types[0])
})

test('S-326 in Hindi the free questions are explained in Hindi', async () => {
  const page = await product.page({ language: 'hi' })
  await page.goto('/forum')
  for (const width of [1440, PHONE]) {
    await page.setViewportSize({ width, height: 800 })
    const link = page.getByRole('main').getByRole('link', { name: /मुफ़्त प्रश्न/ })
    expect(await link.getAttribute('href')).toBe('/forum/learn-more-hindi')
  }
})

test('S-372 S-428 a profile that does not come still has its heading; a handle of 20 letters stays whole', async () => {
  const page = await product.page({ width: PHONE, as: asha })
  await page.goto('/profile')
  await headed(page, asha.handle)
  const lines = await heading(page).evaluate(
    (one) => one.getBoundingClientRect().height / Number.parseFloat(getComputedStyle(one).lineHeight),
  )
  expect(Math.round(lines)).toBe(1)
  const other = await product.page({ as: asha })
  await fails(other, profiles.getOwnProfile, 'HTTP failure')
  await other.goto('/profile')
  await other.getByRole('button', { name: 'Try again' }).waitFor()
  expect(await heading(other).count()).toBe(1)
})

test('S-374 a hidden post keeps its menu beside its author', async () => {
  await product.db.prisma.$executeRaw`SELECT set_discussion_state(${did}, ARRAY['shown'], 'hidden')`
  const page = await product.page({ width: PHONE, as: asha })
  await page.goto('/profile/activities?page=4')
  const card = page.locator(`main article[data-did="${did}"]`)
  const name = await boxOf(card.getByRole('link', { name: 'Venkatanarasimha.123' }))
  const menu = await boxOf(card.getByRole('button', { name: /^More about/ }))
  await card.getByText('Hidden', { exact: true }).waitFor()
  expect(menu.top).toBeLessThan(name.bottom)
})
