import { afterAll, expect, test } from 'vitest'
import { openBrowser } from '#browser.ts'

const before = { ...process.env }
const browser = await openBrowser()
afterAll(() => browser.close())

test('a page is laid out: text has width and can be clicked', async () => {
  const page = await browser.newPage()
  await page.setContent('<button onclick="this.textContent = 2">Hello</button>')
  const box = await page.getByRole('button').boundingBox()
  expect(box?.width).toBeGreaterThan(30)
  await page.getByRole('button').click()
  expect(await page.getByRole('button').textContent()).toBe('2')
})

test('nothing of the browser stays in the environment of later children', () => {
  expect({ ...process.env }).toEqual(before)
})
