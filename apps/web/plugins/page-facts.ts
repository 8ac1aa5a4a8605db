import { createHash } from 'node:crypto'
import type { Plugin } from 'vite'
import { served } from '../src/served/served.ts'

/** The faces every page needs at once, in both languages. */
const preloadedFonts = [/figtree-latin-wght-normal.*\.woff2$/, /eczar-latin-wght-normal.*\.woff2$/]

const inlineScripts = (html: string) =>
  [...html.matchAll(/<script>([\s\S]*?)<\/script>/g)].map((found) => found[1] ?? '')

const hashOf = (script: string) => `sha256-${createHash('sha256').update(script).digest('base64')}`

const json = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`

/**
 * Writes what the server needs to know beside the build: `pages.json` (every page with what it says before any script, by
 * language; any other path is 404) and `csp.json` (the hash of the inline script). Also preloads the two Latin fonts.
 */
export const pageFacts = (): Plugin => ({
  name: 'page-facts',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler: (_html, { bundle }) =>
      Object.keys(bundle ?? {})
        .filter((file) => preloadedFonts.some((font) => font.test(file)))
        .map((file) => ({
          tag: 'link',
          attrs: { rel: 'preload', href: `/${file}`, as: 'font', type: 'font/woff2', crossorigin: true },
          injectTo: 'head' as const,
        })),
  },
  generateBundle: {
    order: 'post',
    handler(_options, bundle) {
      const html = bundle['index.html']
      const source = html?.type === 'asset' ? String(html.source) : ''
      const scriptHashes = inlineScripts(source).map(hashOf)
      this.emitFile({ type: 'asset', fileName: 'csp.json', source: json({ scriptHashes }) })
      this.emitFile({ type: 'asset', fileName: 'pages.json', source: json(served) })
    },
  },
})
