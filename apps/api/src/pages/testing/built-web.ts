import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { pathToFileURL } from 'node:url'

const SHELL =
  '<!doctype html><html lang="en" data-theme="light"><head><!--head--><meta charset="utf-8" /><!--style--></head><body><!--view--><div id="root"></div><script>go()</script><!--files--><link rel="stylesheet" crossorigin href="/assets/entry.css"><script type="module" src="/assets/entry.js"></script><!--/files--></body></html>'

const FAKE = pathToFileURL(path.join(import.meta.dirname, 'fake-web-app.ts')).href

const SERVER = `import { drawings, webApp } from '${FAKE}'
export const { find, shortcut, routes, files, listedAddresses, discussionAddress, plan, drawPage, drawOwn } = webApp
export { drawings }
`

const chunk = (name: string, more = {}) => ({ file: `assets/${name}.js`, css: [`assets/${name}.css`], ...more })

const MANIFEST = {
  'index.html': { file: 'assets/entry.js' },
  '_shared.js': chunk('shared', { imports: ['index.html'] }),
  '_data.js': chunk('data', { imports: ['_shared.js'] }),
  'home.tsx': chunk('home', {
    imports: ['_shared.js'],
    dynamicImports: ['src/locales/en/home.ts', '_home-hi.js', 'later.tsx'],
  }),
  'src/locales/en/home.ts': { file: 'assets/home-en.js' },
  '_home-hi.js': { file: 'assets/home-hi.js' },
  'later.tsx': chunk('later'),
}

/** The data provider and the words in Hindi share their scripts with others: the manifest does not name them. */
const MODULES = {
  'src/app/data-provider.tsx': 'assets/data.js',
  'home.tsx': 'assets/home.js',
  'src/locales/en/home.ts': 'assets/home-en.js',
  'src/locales/hi/home.ts': 'assets/home-hi.js',
}

/** A folder as the build of the web app leaves it. */
export const builtWeb = (): string => {
  const dir = mkdtempSync(path.join(os.tmpdir(), 'dhruva-web-'))
  for (const folder of ['assets', 'server', '.vite']) mkdirSync(path.join(dir, folder))
  const files = {
    'index.html': SHELL,
    'server/pages.mjs': SERVER,
    '.vite/manifest.json': JSON.stringify(MANIFEST),
    '.vite/modules.json': JSON.stringify(MODULES),
  }
  for (const [name, text] of Object.entries(files)) writeFileSync(path.join(dir, name), text)
  return dir
}
