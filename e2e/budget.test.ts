// What a visit costs, and whom the page talks to.
import path from 'node:path'
import { expect, test } from 'vitest'
import { budget, buildReport } from '../apps/web/build-report.ts'
import { pages } from '../apps/web/src/app/paths.ts'
import { startProduct } from './product.ts'
import { post, withHandle } from './testing/forum.ts'

const product = await startProduct()
const member = await product.arrive()
const bid = await product.birth(member)
const did = await post(await withHandle(product, 'thrifty', bid, member), 'On a budget')

test('S-466 entry at most 88 KB, every further part at most 30 KB', () => {
  const { entryBytes, parts } = buildReport(path.resolve(import.meta.dirname, '../apps/web/dist'))
  expect(budget).toEqual({ entryBytes: 88 * 1024, partBytes: 30 * 1024 })
  expect(entryBytes).toBeLessThanOrEqual(budget.entryBytes)
  expect(parts.filter(({ bytes }) => bytes > budget.partBytes)).toEqual([])
})

test('S-436 headers: no inline scripts but those with a hash, nosniff, no frames', async () => {
  const answer = await fetch(product.url, { headers: { accept: 'text/html' } })
  const policy = answer.headers.get('content-security-policy') ?? ''
  const scripts = /script-src ([^;]*)/.exec(policy)?.[1] ?? ''
  expect(scripts).toMatch(/^'self'( 'sha256-[\w+/=]+')*$/)
  expect(policy).toContain("frame-ancestors 'none'")
  expect(policy).toContain("object-src 'none'")
  expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
})

test('S-436 S-001 every page: nothing from elsewhere, nothing refused by the policy, no line in the console', async () => {
  const page = await product.page({ as: member })
  const elsewhere: string[] = []
  const lines: string[] = []
  page.on('request', (request) => {
    const url = new URL(request.url())
    if (url.protocol !== 'data:' && url.origin !== product.url) elsewhere.push(request.url())
  })
  page.on('console', (line) => {
    if (['error', 'warning'].includes(line.type())) lines.push(line.text())
  })
  for (const { path: address } of Object.values(pages)) {
    const needsBirth = address === pages.kundli.path || address === pages.chats.path
    const filled =
      address === pages.discussion.path ? `/forum/on-a-budget?did=${did}` : address.replace(/:\w+/, `${did}`)
    await page.goto(needsBirth ? `${filled}?type=Oracle&bid=${bid}` : filled)
    await product.settled(page)
  }
  expect(elsewhere).toEqual([])
  expect(lines).toEqual([])
  expect(product.troubles(page)).toEqual([])
}, 60_000)
