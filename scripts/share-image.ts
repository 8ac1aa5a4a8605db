// node scripts/run.mjs share-image: draws apps/web/public/share.jpg, what a chat shows of a link to us, from the drawings of the web app.
import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { openBrowser } from '../packages/testkit/src/browser.ts'
import { root } from './lib.ts'

const WIDTH = 1200
const HEIGHT = 630
const web = path.join(root, 'apps/web')
const file = path.join(web, 'public/share.jpg')
const fromWeb = createRequire(path.join(web, 'package.json'))

const { createServer } = await import(fromWeb.resolve('vite'))
const { createElement } = await import(fromWeb.resolve('react'))
const { renderToStaticMarkup } = await import(fromWeb.resolve('react-dom/server'))
const vite = await createServer({
  root: web,
  appType: 'custom',
  logLevel: 'warn',
  server: { middlewareMode: true, ws: false },
  optimizeDeps: { noDiscovery: true },
})

const drawn = async (module: string, name: string, props: object) => {
  const all = await vite.ssrLoadModule(module)
  return renderToStaticMarkup(createElement(all[name], props))
}

const face = (family: string, name: string) => {
  const font = readFileSync(fromWeb.resolve(name)).toString('base64')
  return `@font-face { font-family: '${family}'; font-weight: 400 800; src: url(data:font/woff2;base64,${font}) }`
}

const page = `<!doctype html><html data-theme="dark"><style>
  ${readFileSync(path.join(web, 'src/styles/tokens.css'), 'utf8')}
  ${face('Latin', '@fontsource-variable/eczar/files/eczar-latin-wght-normal.woff2')}
  ${face('Devanagari', '@fontsource-variable/eczar/files/eczar-devanagari-wght-normal.woff2')}
  body { margin: 0; width: ${WIDTH}px; height: ${HEIGHT}px; position: relative; overflow: hidden;
    background: var(--sky); color: var(--ink); font-family: Latin, Devanagari }
  body > svg:nth-of-type(1) { position: absolute; width: 620px; left: 706px; top: 30px }
  body > svg:nth-of-type(2) { position: absolute; width: 1440px; height: 200px; left: -20px; bottom: -4px }
  .words { position: absolute; left: 72px; top: 64px }
  .words > span { display: flex; align-items: center; gap: 20px; font-size: 46px; font-weight: 600 }
  .words > span svg { width: 64px; color: var(--ink) }
  h1 { margin: 38px 0 0; width: 640px; font-size: 72px; font-weight: 600; line-height: 1.06 }
  p { margin: 26px 0 0; font-size: 33px; color: var(--ink-2) }
</style>
${await drawn('/src/ui/dial.tsx', 'Dial', {})}
${await drawn('/src/ui/skyline.tsx', 'Skyline', {})}
<div class="words">
  ${await drawn('/src/ui/logo.tsx', 'Logo', { name: 'Dhruva' })}
  <h1>Read the sky you were born under.</h1>
  <p lang="hi">जिस आकाश तले आपका जन्म हुआ, उसे पढ़ें।</p>
</div></html>`
await vite.close()

const browser = await openBrowser({ paints: true })
try {
  const sheet = await browser.newPage({ viewport: { width: WIDTH, height: HEIGHT } })
  await sheet.setContent(page)
  await sheet.evaluate('document.fonts.ready.then(() => undefined)')
  const picture = await sheet.screenshot({ type: 'jpeg', quality: 85 })
  writeFileSync(file, picture)
  console.log(`${path.relative(root, file)}: ${picture.length} bytes`)
} finally {
  await browser.close()
}
process.exit(0)
