// The page /accuracy: what was measured, shown as it was measured.
import { expect, test } from 'vitest'
import { measured } from '../apps/web/src/features/accuracy/measured.ts'
import { startProduct } from './product.ts'
import { violations } from './testing/axe.ts'
import { headed, said, scrollsSideways } from './testing/see.ts'

const product = await startProduct()

test('/accuracy is reached from the footer and shows every figure', async () => {
  const page = await product.page()
  await page.goto('/')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Accuracy' }).click()
  await page.waitForURL('**/accuracy')
  await headed(page, 'How exact the charts are')
  expect(await page.title()).toBe('How exact the charts are · Dhruva')

  const rows = await page.locator('main tbody tr').allTextContents()
  expect(rows).toHaveLength(measured.differences.length + measured.agreements.length)
  const moon = measured.differences.find(({ id }) => id === 'moon')!
  const shown = rows.find((row) => row.startsWith('Moon'))!
  for (const value of [moon.median.toFixed(2), moon.largest.toFixed(2), String(moon.tolerance)])
    expect(shown).toContain(`${value}″`)
  expect(rows.at(-1)).toContain(`${measured.agreements.at(-1)!.same} of ${measured.agreements.at(-1)!.of}`)
  expect(await page.getByRole('meter').count()).toBe(measured.differences.length)
  expect(product.troubles(page)).toEqual([])
})

test('/accuracy says why other programs differ and how to measure again', async () => {
  const page = await product.page()
  expect((await page.goto('/accuracy'))?.status()).toBe(200)
  const node = page.getByRole('button', { name: 'Mean or true node' })
  await node.click()
  expect(await node.getAttribute('aria-expanded')).toBe('true')
  await page.getByText('up to 1.93° away').waitFor()
  const text = await said(page.locator('main'))
  for (const part of ['Lahiri', '365.25', 'Beyond the polar circle', 'pnpm@12 accuracy', 'CC BY 4.0', 'ODbL'])
    expect(text).toContain(part)
})

test('/accuracy at 768 px; on phone and desk the tests of all screens look at it', async () => {
  const page = await product.page({ width: 768, language: 'hi', theme: 'dark' })
  await page.goto('/accuracy')
  await product.settled(page)
  expect(await scrollsSideways(page)).toBe(false)
  expect(await violations(page)).toEqual([])
})
