import type { Plugin, Rolldown } from 'vite'

type Chunk = Rolldown.OutputChunk

const everyPage = ['app/data-provider.tsx']
const forum = 'features/astrohub/discussions'
const texts = (language: string, areas: string[]) => areas.map((area) => `locales/${language}/${area}.ts`)

/** Asked for with the scripts, these are there when the first text is painted; found only then, they would move it. */
const devanagari = /(?:eczar|noto-sans)-devanagari.*\.woff2$/

/** The modules a first visit needs right after the entry. */
const modules = (language: 'en' | 'hi') => ({
  home: [...everyPage, 'features/home/home-page.tsx', ...texts(language, ['shell', 'ui', 'home'])],
  forum: [...everyPage, `${forum}/forum-page.tsx`, ...texts(language, ['shell', 'ui', 'astrohub-discussions'])],
  other: [...everyPage, ...texts(language, ['shell', 'ui'])],
})

const withImports = (chunk: Chunk, chunks: Map<string, Chunk>, found = new Set<string>()): Set<string> => {
  if (found.has(chunk.fileName)) return found
  found.add(chunk.fileName)
  for (const name of chunk.imports) {
    const next = chunks.get(name)
    if (next) withImports(next, chunks, found)
  }
  return found
}

/** The files that hold the given modules, without those index.html asks for anyway. */
const filesOf = (wanted: string[], chunks: Map<string, Chunk>, html: string): string[] => {
  const holders = wanted.flatMap((module) => {
    const holder = [...chunks.values()].find((chunk) => chunk.moduleIds.some((id) => id.endsWith(`/src/${module}`)))
    return holder ? [holder] : []
  })
  const scripts = holders.flatMap((holder) => [...withImports(holder, chunks)])
  const styles = scripts.flatMap((name) => [...(chunks.get(name)?.viteMetadata?.importedCss ?? [])])
  return [...new Set([...scripts, ...styles])].map((file) => `/${file}`).filter((address) => !html.includes(address))
}

/** Tells the inline script of index.html which files come next, so that they travel beside the entry and not after it. */
export const fetchAhead = (): Plugin => ({
  name: 'fetch-ahead',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler: (html, { bundle }) => {
      const chunks = new Map<string, Chunk>()
      for (const output of Object.values(bundle ?? {})) if (output.type === 'chunk') chunks.set(output.fileName, output)
      const addresses = (language: 'en' | 'hi') => {
        const { home, forum, other } = modules(language)
        const fonts = language === 'hi' ? Object.keys(bundle ?? {}).filter((file) => devanagari.test(file)) : []
        const filled = (modules: string[]) => [...filesOf(modules, chunks, html), ...fonts.map((file) => `/${file}`)]
        return { home: filled(home), forum: filled(forum), other: filled(other) }
      }
      const ahead = JSON.stringify({ en: addresses('en'), hi: addresses('hi') })
      return html.replace('const ahead = {}', () => `const ahead = ${ahead}`)
    },
  },
})
