import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Plugin } from 'vite'

/** The faces every page needs at once, in both languages. */
const preloadedFonts = [/figtree-latin-wght-normal.*\.woff2$/, /eczar-latin-wght-normal.*\.woff2$/]

/** Asked for with the scripts, these are there when the first text is painted; found only then, they would move it. */
const devanagari = /(?:eczar|noto-sans)-devanagari.*\.woff2$/

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

/** The colours of the night for who asks the system for them, where no script can: those of `tokens.css`. */
const plainDark = () => {
  const tokens = readFileSync(path.resolve(import.meta.dirname, '../src/styles/tokens.css'), 'utf8')
  const [, dark] = /\[data-theme='dark'\] (\{[^}]*\})/.exec(tokens) ?? []
  if (dark === undefined) throw new Error('tokens.css has no dark theme')
  return `[data-theme='light'] ${dark}\n`
}

/**
 * Orders what the built page asks for, leaves a place for what a page is made of, preloads the two Latin fonts, and tells the inline
 * script those of Hindi. Writes the dark theme for where no script runs.
 */
export const pageOrder = (): Plugin => ({
  name: 'page-order',
  apply: 'build',
  generateBundle() {
    this.emitFile({ type: 'asset', fileName: 'plain-dark.css', source: plainDark() })
  },
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
})
