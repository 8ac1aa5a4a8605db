import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Plugin } from 'vite'

const MODULE = /\s*<script type="module" crossorigin( src="[^"]+"><\/script>)/g

/** Sheets, and what the first script is made of beside itself. */
const BEFORE = /\s*<link rel="(?:stylesheet|modulepreload)" crossorigin href="[^"]+">/g

/**
 * The view that the server drew comes with the rules it needs, and is read before anything else is asked for. So what every page is made
 * of, its styles and its first script, stands between two marks: the server puts it where it may wait.
 */
const filesLast = (html: string) => {
  const before = [...html.matchAll(BEFORE)].map(([tag]) => tag.trim())
  const scripts = [...html.matchAll(MODULE)].map(([tag]) => tag.trim())
  return html
    .replaceAll(MODULE, '')
    .replaceAll(BEFORE, '')
    .replace('</head>', () => '  <!--style-->\n  </head>')
    .replace('</body>', () => `  <!--files-->${[...before, ...scripts].join('\n    ')}<!--/files-->\n  </body>`)
}

/** The colours of the night for who asks the system for them, where no script can: those of `tokens.css`. */
const plainDark = () => {
  const tokens = readFileSync(path.resolve(import.meta.dirname, '../src/styles/tokens.css'), 'utf8')
  const [, dark] = /\[data-theme='dark'\] (\{[^}]*\})/.exec(tokens) ?? []
  if (dark === undefined) throw new Error('tokens.css has no dark theme')
  return `[data-theme='light'] ${dark}\n`
}

/** How Vite adds the sheets of a page that is gone to. */
const ADDED = 'document.head.appendChild('

/** Orders what the built page asks for, and leaves places for what a page is made of. Writes the dark theme for where no script runs. */
export const pageOrder = (): Plugin => ({
  name: 'page-order',
  apply: 'build',
  /** The first page's sheets stand in the body; in the head, those of a page gone to would come before them, and theirs would win. */
  renderChunk(code, { isEntry }) {
    if (isEntry && !code.includes(ADDED)) this.error('Vite adds sheets in another way')
    return { code: code.replaceAll(ADDED, 'document.body.appendChild('), map: null }
  },
  generateBundle() {
    this.emitFile({ type: 'asset', fileName: 'plain-dark.css', source: plainDark() })
  },
  transformIndexHtml: {
    order: 'post',
    handler: filesLast,
  },
})
