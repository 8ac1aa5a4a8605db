import { createHash } from 'node:crypto'
import type { Plugin, Rolldown } from 'vite'
import { type PageName, pages } from '../src/app/paths.ts'
import { served } from '../src/served/served.ts'
import { type Files, filesAhead } from './files-ahead.ts'

/** The faces every page needs at once, in both languages. */
const preloadedFonts = [/figtree-latin-wght-normal.*\.woff2$/, /eczar-latin-wght-normal.*\.woff2$/]

/** Asked for with the scripts, these are there when the first text is painted; found only then, they would move it. */
const devanagari = /(?:eczar|noto-sans)-devanagari.*\.woff2$/

const inlineScripts = (html: string) =>
  [...html.matchAll(/<script>([\s\S]*?)<\/script>/g)].map((found) => found[1] ?? '')

const hashOf = (script: string) => `sha256-${createHash('sha256').update(script).digest('base64')}`

const json = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`

const isPageName = (name: string): name is PageName => name in pages
const names = Object.keys(pages).filter(isPageName)

/** Of each page, by its path (none for the page that says there is none), what is fetched with the entry. */
const ahead = (context: Rolldown.PluginContext, bundle: Rolldown.OutputBundle, html: string) => {
  const chunks = Object.values(bundle).filter((output) => output.type === 'chunk')
  const importsOf = (id: string) => {
    const module = context.getModuleInfo(id)
    return { now: module?.importedIds ?? [], later: module?.dynamicallyImportedIds ?? [] }
  }
  const known = (file: string) => html.includes(`"/${file}"`)
  return (language: 'en' | 'hi'): Record<string, Files> => {
    const of = (name: PageName | 'notFound') => filesAhead(name, language, { chunks, importsOf }, known)
    return Object.fromEntries([['', of('notFound')], ...names.map((name) => [pages[name].path, of(name)])])
  }
}

const MODULE = /\s*<script type="module" crossorigin( src="[^"]+"><\/script>)/g

/** Styles and fonts come first: with them the view the server drew is painted, and no script is needed for that. */
const scriptsLast = (html: string) => {
  const scripts = [...html.matchAll(MODULE)].map(
    ([, rest]) => `<script type="module" crossorigin fetchpriority="low"${rest}`,
  )
  return html
    .replaceAll(MODULE, '')
    .replace('</head>', () => `  <!--files-->\n    ${scripts.join('\n    ')}\n  </head>`)
}

/**
 * Writes what the server needs to know beside the build: `pages.json` (every page with what it says before any script and
 * what it is made of, by language; any other path is 404) and `csp.json` (the hash of the inline script). Also preloads the
 * two Latin fonts, and tells the inline script those of Hindi.
 */
export const pageFacts = (): Plugin => ({
  name: 'page-facts',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler: (html, { bundle }) => {
      const files = Object.keys(bundle ?? {})
      const hindi = files.filter((file) => devanagari.test(file)).map((file) => `/${file}`)
      return {
        html: scriptsLast(html.replace('const fonts = []', () => `const fonts = ${JSON.stringify(hindi)}`)),
        tags: files
          .filter((file) => preloadedFonts.some((font) => font.test(file)))
          .map((file) => ({
            tag: 'link',
            attrs: { rel: 'preload', href: `/${file}`, as: 'font', type: 'font/woff2', crossorigin: true },
            injectTo: 'head-prepend' as const,
          })),
      }
    },
  },
  generateBundle: {
    order: 'post',
    handler(_options, bundle) {
      const html = bundle['index.html']
      const source = html?.type === 'asset' ? String(html.source) : ''
      const scriptHashes = inlineScripts(source).map(hashOf)
      const files = ahead(this, bundle, source)
      const said = { en: { ...served.en, ahead: files('en') }, hi: { ...served.hi, ahead: files('hi') } }
      this.emitFile({ type: 'asset', fileName: 'csp.json', source: json({ scriptHashes }) })
      this.emitFile({ type: 'asset', fileName: 'pages.json', source: json(said) })
    },
  },
})
