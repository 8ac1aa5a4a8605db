import { readFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import type { FastifyInstance } from 'fastify'
import { read } from './api.ts'
import { Asked, type Checkout } from './checkout.ts'

const PAGES = {
  '/checkout.js': ['checkout.js', 'text/javascript'],
  '/checkout/': ['frame.html', 'text/html'],
  '/checkout/frame.js': ['frame.js', 'text/javascript'],
  '/checkout/texts.js': ['texts.js', 'text/javascript'],
  '/checkout/style.css': ['style.css', 'text/css'],
  '/sandbox/': ['control.html', 'text/html'],
  '/sandbox/control.js': ['control.js', 'text/javascript'],
} as const

const FONT = '@fontsource-variable/noto-sans-devanagari/files/noto-sans-devanagari-devanagari-wght-normal.woff2'
const FRAME =
  "default-src 'none'; script-src 'self'; style-src 'self'; font-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'none'"

/** The checkout script that merchants load, the page it opens in a frame, and the page to control all this by. */
export const servePages = (server: FastifyInstance, checkout: Checkout) => {
  for (const [address, [name, type]] of Object.entries(PAGES)) {
    const text = readFileSync(path.join(import.meta.dirname, 'pages', name), 'utf8')
    server.get(address, (_, reply) =>
      reply
        .headers({
          'content-security-policy': FRAME,
          'cross-origin-resource-policy': 'cross-origin',
          'cache-control': 'no-cache',
          'referrer-policy': 'no-referrer',
          'x-content-type-options': 'nosniff',
        })
        .type(`${type}; charset=utf-8`)
        .send(text),
    )
  }
  // not every machine can write Hindi
  const font = readFileSync(fileURLToPath(import.meta.resolve(FONT)))
  server.get('/checkout/hindi.woff2', (_, reply) => reply.type('font/woff2').send(font))
  server.get('/', (_, reply) => reply.redirect('/sandbox/'))
  server.get('/checkout/due', ({ query }) => checkout.dueOf(read(Asked, query)))
  server.post('/checkout/pay', ({ body }) => checkout.pay(read(Asked, body)))
}
