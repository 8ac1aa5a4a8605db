import type { Rolldown } from 'vite'
import type { PageName } from '../src/app/paths.ts'

type Chunk = Rolldown.OutputChunk
type Language = 'en' | 'hi'

/** What a first visit of a page asks for beside the entry. */
export type Files = { styles: string[]; scripts: string[] }

/** The component of each page people arrive at; the others are found by the scripts. */
const components: Partial<Record<PageName | 'notFound', string>> = {
  home: 'features/home/home-page.tsx',
  oracle: 'features/astrologers/landing-page.tsx',
  astra: 'features/astrologers/landing-page.tsx',
  freeKundli: 'features/births/free-kundli-page.tsx',
  freeKundliCeleb: 'features/births/celebrity-kundli-page.tsx',
  createKundli: 'features/births/saved-kundli-page.tsx',
  kundli: 'features/births/kundli-page.tsx',
  chats: 'features/chats/chat-page.tsx',
  horoscope: 'features/horoscope/horoscope-page.tsx',
  panchang: 'features/panchang/panchang-page.tsx',
  freePrediction: 'features/predictions/free-prediction-page.tsx',
  accuracy: 'features/accuracy/accuracy-page.tsx',
  forum: 'features/astrohub/discussions/forum-page.tsx',
  discussion: 'features/astrohub/discussions/discussion-page.tsx',
  learnMore: 'features/astrohub/points/learn-more-page.tsx',
  learnMoreHindi: 'features/astrohub/points/learn-more-page.tsx',
  profile: 'features/astrohub/profiles/profile-page.tsx',
  terms: 'features/policies/terms-page.tsx',
  privacyPolicy: 'features/policies/privacy-page.tsx',
  notFound: 'features/not-found/not-found-page.tsx',
}

const everyPage = ['app/layout.tsx', 'app/data-provider.tsx']

type Build = {
  chunks: readonly Chunk[]
  /** the modules a module imports, at once and on demand */
  importsOf: (id: string) => { now: readonly string[]; later: readonly string[] }
}

const endsWith = (module: string) => (id: string) => id.endsWith(`/apps/web/src/${module}`)

/** Of a graph, everything that can be reached; what is imported comes first, as its styles have to. */
const reach = <T>(from: readonly T[], next: (one: T) => readonly T[]): T[] => {
  const seen = new Set<T>()
  const found: T[] = []
  const visit = (one: T) => {
    if (seen.has(one)) return
    seen.add(one)
    next(one).forEach(visit)
    found.push(one)
  }
  from.forEach(visit)
  return found
}

/** The modules a page is made of and the texts it reads in a language. */
const modulesOf = (component: string | undefined, language: Language, { chunks, importsOf }: Build): string[] => {
  const all = chunks.flatMap((chunk) => chunk.moduleIds)
  const named = [...everyPage, ...(component ? [component] : [])].map((module) => {
    const id = all.find(endsWith(module))
    if (id === undefined) throw new Error(`${module} is not in the build: files-ahead.ts names a page that moved`)
    return id
  })
  const own = (id: string) => /\/apps\/web\/src\/.*\.tsx?$/.test(id)
  const made = reach(named, (id) => importsOf(id).now.filter(own))
  const texts = made.flatMap((id) => importsOf(id).later).filter((id) => id.includes(`/locales/${language}/`))
  return [...named, ...texts]
}

/**
 * What the browser may fetch beside the entry instead of after it, for a page in a language.
 * @param known what index.html asks for by itself
 */
export const filesAhead = (
  page: PageName | 'notFound',
  language: Language,
  build: Build,
  known: (file: string) => boolean,
): Files => {
  const byFile = new Map(build.chunks.map((chunk) => [chunk.fileName, chunk]))
  const modules = new Set(modulesOf(components[page], language, build))
  const holders = build.chunks.filter((chunk) => chunk.moduleIds.some((id) => modules.has(id)))
  const needed = reach(holders, (chunk) => chunk.imports.flatMap((name) => byFile.get(name) ?? []))
  const styles = needed.flatMap((chunk) => [...(chunk.viteMetadata?.importedCss ?? [])])
  const unknown = (files: readonly string[]) => [...new Set(files)].filter((file) => !known(file))
  return { styles: unknown(styles), scripts: unknown(needed.map((chunk) => chunk.fileName)) }
}
