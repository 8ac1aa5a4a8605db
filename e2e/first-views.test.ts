// What the API draws of each page for a member, by the built web app: every page that is drawn, and none that only leads on.
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, test, vi } from 'vitest'
import { headOf, type PageName, pages } from '../apps/web/src/app/paths.ts'

type FirstView = (address: string, language: 'en' | 'hi', answers: [], viewer: 'member') => Promise<string>
type MemberView = (pattern: string, search: URLSearchParams) => { address: string } | null

// loaded as the API loads the one, and the other so that its types stay apart from those of the browser
const load = (file: string) => import(pathToFileURL(path.resolve(file)).href)
const { firstView }: { firstView: FirstView } = await load('apps/web/dist/server/first-view.mjs')
const { memberView }: { memberView: MemberView } = await load('apps/api/src/pages/member-view.ts')

const isPage = (name: string): name is PageName => name in pages
const names = Object.keys(pages)
  .filter(isPage)
  .filter((name) => headOf(name) === name)

test.each(names.flatMap((name) => ['', 'bid=7&uid=7&did=7&one=7&two=8'].map((search) => [name, search] as const)))(
  '%s?%s is drawn without a complaint, with something to see',
  async (name, search) => {
    const complaints = (['warn', 'error'] as const).map((how) => vi.spyOn(console, how).mockReturnValue())
    const view = memberView(pages[name].path, new URLSearchParams(search))
    if (view) expect(await firstView(view.address, 'hi', [], 'member')).toMatch(/<main[^>]*>.*\S.*<\/main>/s)
    for (const complaint of complaints) expect(complaint.mock.calls).toEqual([])
    vi.restoreAllMocks()
  },
)

test('a page that only leads a member on is not drawn', () => {
  for (const name of ['chatsCeleb', 'dailyPrediction', 'activities', 'freePrediction'] as const)
    expect(memberView(pages[name].path, new URLSearchParams('bid='))).toBeNull()
})
