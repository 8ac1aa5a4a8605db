// What the API draws of each page, by the built web app: for a visitor and for a member, in both languages.
import { existsSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, test, vi } from 'vitest'
import { pageNames, pages } from '../apps/web/src/app/routes.ts'

type Viewer = 'visitor' | 'member'
type Plan = { whole: { address: string }; blank: string; sample: string }
type Server = {
  plan: (pathname: string, search: URLSearchParams, language: 'en' | 'hi') => Promise<Plan>
  drawPage: (view: {
    address: string
    language: 'en' | 'hi'
    viewer: Viewer
    answers: []
  }) => Promise<{ html: string; head: { title: string } }>
  files: Record<string, string>
}

const dist = path.resolve('apps/web/dist')

// loaded as the API loads it
const { plan, drawPage, files }: Server = await import(pathToFileURL(path.join(dist, 'server/pages.mjs')).href)

const pathOf = (name: keyof typeof pages) => pages[name].path.replace(/:\w+/, '7')

test.each(pageNames.flatMap((name) => ['', 'bid=7&uid=7&did=7&one=7&two=8'].map((search) => [name, search] as const)))(
  '%s?%s is drawn without a complaint, with something to see and its own title',
  async (name, search) => {
    const complaints = (['warn', 'error'] as const).map((how) => vi.spyOn(console, how).mockReturnValue())
    const { whole, blank, sample } = await plan(pathOf(name), new URLSearchParams(search), 'hi')
    const views = [
      ['visitor', whole.address],
      ['member', blank],
      ['member', sample],
    ] as const
    for (const [viewer, address] of views) {
      const { html, head } = await drawPage({ address, language: 'hi', viewer, answers: [] })
      expect(html, address).toMatch(/<main[^>]*>.*<h1.*<\/main>/s)
      // the pictures in it are those of the browser's build
      for (const [, file = ''] of html.matchAll(/"\/(assets\/[^"]+)"/g))
        expect(existsSync(path.join(dist, file)), file).toBe(true)
      expect(head.title, address).not.toBe('')
    }
    // a member's number is nobody's
    expect(blank).not.toMatch(/[78]/)
    for (const complaint of complaints) expect(complaint.mock.calls).toEqual([])
    vi.restoreAllMocks()
  },
)

test('home is drawn with the portraits, and the same each time, whichever footer is kept', async () => {
  const seen = async (language: 'en' | 'hi', viewer: Viewer) =>
    (await drawPage({ address: '/', language, viewer, answers: [] })).html
  const first = [await seen('en', 'visitor'), await seen('hi', 'visitor'), await seen('en', 'member')]
  expect(first[0]).toMatch(/src="\/assets\/oracle-\w+\.svg"/)
  expect([await seen('en', 'visitor'), await seen('hi', 'visitor'), await seen('en', 'member')]).toEqual(first)
  // each in its own language
  expect(first[0]).toMatch(/<footer.*Refund Policy.*<\/footer>/s)
  expect(first[1]).not.toContain('Refund Policy')
})

test('of each page the server knows the file it begins in', () => {
  expect(Object.keys(files).sort()).toEqual(['', ...pageNames].sort())
  for (const file of Object.values(files)) expect(file).toMatch(/^src\/features\/.*-page\.tsx$/)
})
