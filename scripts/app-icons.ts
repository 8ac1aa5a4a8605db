// node scripts/run.mjs app-icons: draws apps/web/public/icons, what stands for the product on a home screen, from its own sign.
import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { openBrowser } from '../packages/testkit/src/browser.ts'
import { root } from './lib.ts'

const folder = path.join(root, 'apps/web/public')
const sign = readFileSync(path.join(folder, 'favicon.svg'), 'utf8')

/** The sign without its rounded ground, smaller: launchers cut a maskable picture to any shape within four fifths of it. */
const masked = sign.replace('rx="11" ', '').replace(/(<rect[^>]*>)(.*)(<\/svg>)/, (_, ground, drawing, end) => {
  return `${ground}<g transform="translate(20 20) scale(.8) translate(-20 -20)">${drawing}</g>${end}`
})

/** Beside a note a phone shows the shape alone, in its own colour. */
const shape = sign.replace(/<rect[^>]*>/, '').replaceAll(/#fdce70|#f9b93f/g, '#fff')

const PICTURES = [
  ['icon-192', 192, sign],
  ['icon-512', 512, sign],
  // a system that rounds the corners by itself
  ['icon-180', 180, sign.replace('rx="11" ', '')],
  ['maskable-512', 512, masked],
  ['badge-96', 96, shape],
] as const

const browser = await openBrowser({ paints: true })
try {
  for (const [name, size, drawing] of PICTURES) {
    const sheet = await browser.newPage({ viewport: { width: size, height: size } })
    await sheet.setContent(`<style>body { margin: 0 } svg { display: block; width: ${size}px }</style>${drawing}`)
    await sheet.locator('svg').waitFor()
    const picture = await sheet.screenshot({ omitBackground: true, animations: 'disabled' })
    writeFileSync(path.join(folder, 'icons', `${name}.png`), picture)
    console.log(`icons/${name}.png: ${picture.length} bytes`)
    await sheet.close()
  }
} finally {
  await browser.close()
}
