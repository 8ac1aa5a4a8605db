import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { Limit } from '@dhruva/contract'
import helmet from '@fastify/helmet'
import serveStatic, { type FastifyStaticOptions } from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import * as z from 'zod/mini'
import type { PageLimit } from '#config.ts'
import type { Ctx } from '#context.ts'
import { languageOf } from '#http/language.ts'
import { createLimits, keyOf } from '#http/limits.ts'
import { createLines } from '#http/lines.ts'
import type { Unknown } from '#http/not-found.ts'
import { serveCrawlers } from '#pages/crawlers.ts'
import type { Viewer } from '#pages/first-view.ts'
import { createPages, type Sent } from '#pages/pages.ts'
import { readTexts } from '#pages/texts.ts'

// What the build of the web app writes beside its page: the hashes of its inline scripts.
const Scripts = z.object({ scriptHashes: z.array(z.string().check(z.regex(/^sha256-[\w+/=]+$/))) })

/** The built web app: beside the bundle in production, in the source tree otherwise; null when it was not built. */
export const findWeb = (): string | null => {
  const places = ['web', '../../web/dist', '../../../web/dist']
  const found = places
    .map((place) => path.join(import.meta.dirname, place))
    .find((dir) => existsSync(path.join(dir, 'index.html')))
  return found ?? null
}

const scriptsOf = (dir: string) =>
  z.parse(Scripts, JSON.parse(readFileSync(path.join(dir, 'csp.json'), 'utf8'))).scriptHashes

const pagePolicy = (scripts: readonly string[], secure: boolean) => ({
  useDefaults: false,
  directives: {
    defaultSrc: ["'none'"],
    scriptSrc: ["'self'", ...scripts.map((hash) => `'${hash}'`)],
    styleSrc: ["'self'", "'unsafe-inline'"],
    connectSrc: ["'self'"],
    imgSrc: ["'self'", 'data:', 'https://i.ytimg.com'],
    frameSrc: ['https://www.youtube-nocookie.com'],
    fontSrc: ["'self'"],
    mediaSrc: ["'self'"],
    manifestSrc: ["'self'"],
    workerSrc: ["'self'"],
    objectSrc: ["'none'"],
    baseUri: ["'none'"],
    formAction: ["'self'"],
    frameAncestors: ["'none'"],
    ...(secure ? { upgradeInsecureRequests: [] } : {}),
  },
})

/** Who takes anything (curl, a link checker) gets the pages there are; only a browser is shown a page that says there is none. */
const wantsPage = ({ method, headers: { accept = '*/*' } }: FastifyRequest, isPage: boolean) =>
  (method === 'GET' || method === 'HEAD') && (accept.includes('text/html') || (isPage && accept.includes('*/*')))

const headersOf = (dir: string, secure: boolean) => ({
  contentSecurityPolicy: pagePolicy(scriptsOf(dir), secure),
  // these every answer has
  strictTransportSecurity: false,
  xContentTypeOptions: false,
  crossOriginOpenerPolicy: { policy: 'same-origin-allow-popups' as const },
  crossOriginEmbedderPolicy: false,
  xFrameOptions: { action: 'deny' as const },
  referrerPolicy: { policy: 'strict-origin-when-cross-origin' as const },
})

/** What a page of ours never asks a browser for. */
const PERMISSIONS = 'camera=(), microphone=(), geolocation=(), usb=(), serial=(), midi=(), payment=(self)'

/** Of no meaning on what only a page of ours asks for, and a kilobyte on each of the fifty files of a first visit. */
const ONLY_FOR_PAGES = [
  'content-security-policy',
  'cross-origin-opener-policy',
  'origin-agent-cluster',
  'permissions-policy',
  'x-dns-prefetch-control',
  'x-download-options',
  'x-frame-options',
  'x-permitted-cross-domain-policies',
  'x-xss-protection',
]

const filesOf = (dir: string): FastifyStaticOptions => ({
  root: dir,
  preCompressed: true,
  index: false,
  wildcard: false,
  cacheControl: false,
  globIgnore: ['index.html', 'pages.json', 'csp.json', 'robots.txt', 'server/**', '**/*.map', '**/*.br', '**/*.gz'],
  setHeaders: (reply, file) => {
    const forever = path.relative(dir, file).startsWith('assets')
    if (forever) {
      for (const name of ONLY_FOR_PAGES) {
        reply.removeHeader(name)
        reply.raw.removeHeader(name)
      }
    }
    reply.header('cache-control', forever ? 'public, max-age=31536000, immutable' : 'no-cache')
  },
})

const codingsIn = (header: FastifyRequest['headers']['accept-encoding'] = '') =>
  [header]
    .flat()
    .join(',')
    .split(',')
    .filter((one) => !/;\s*q=0(\.0*)?\s*$/.test(one))
    .map((one) => one.split(';', 1)[0]?.trim().toLowerCase())

/** Which packed form of an answer a caller takes: brotli, gzip, or none. */
export const codingOf = (header: FastifyRequest['headers']['accept-encoding']) => {
  const accepted = codingsIn(header)
  return (['br', 'gzip'] as const).find((coding) => accepted.includes(coding)) ?? null
}

const takesGzip = ({ headers }: FastifyRequest) => codingsIn(headers['accept-encoding']).includes('gzip')

/** Whoever has a session sees another page than a visitor. The cookie lets nobody in, it is not looked at. */
const viewerOf = ({ headers }: FastifyRequest): Viewer =>
  /(?:^|;\s*)jwt=[^;]/.test(headers.cookie ?? '') ? 'member' : 'visitor'

/** Sends a page: asked for again each time, answered with 304 as long as it says the same. */
const sendPage = (request: FastifyRequest, reply: FastifyReply, page: Sent) => {
  const { status } = page
  void reply.headers({
    'cache-control': 'no-cache',
    vary: 'accept-encoding, accept-language, cookie',
    'content-language': languageOf(request),
    etag: page.etag,
  })
  if (status === 200 && request.headers['if-none-match']?.includes(page.etag)) return reply.code(304).send()
  const coding = codingOf(request.headers['accept-encoding'])
  if (coding) void reply.header('content-encoding', coding)
  return reply
    .code(status)
    .type('text/html; charset=utf-8')
    .send(page[coding ?? 'html'])
}

/** Of one address; looking up and drawing one takes ten milliseconds. */
const PAGES_AT_WORK = 1

/**
 * Serves the web app: its files as they are (precompressed, kept for ever below /assets/) and a page for every address a
 * browser asks for, with its own head and text, and status 404 where the app has no such page. The rest goes to `unknown`.
 */
export const serveWeb = (app: FastifyInstance, dir: string, ctx: Ctx, unknown: Unknown) =>
  app.register(async (web) => {
    const texts = readTexts(dir)
    const pages = createPages(dir, texts, ctx)
    // an address that asks for more pages than people read gets them without what is drawn, then without what is looked up
    const limitOf = createLimits(ctx.config.rateLimits)
    const lines = ctx.config.rateLimits && createLines(PAGES_AT_WORK)
    const isWithin = (limit: Limit | PageLimit, request: FastifyRequest) => (limitOf(limit)?.(request) ?? 0) === 0
    await web.register(helmet, headersOf(dir, ctx.config.isSecure))
    web.addHook('onRequest', (_, reply, done) => {
      reply.header('permissions-policy', PERMISSIONS)
      done()
    })
    serveCrawlers(web, { ctx, texts: texts.en, limit: limitOf('search'), takesGzip })
    await web.register(serveStatic, filesOf(dir))
    web.setNotFoundHandler(async (request, reply) => {
      const [pathname = '', search = ''] = request.url.split('?', 2)
      const pattern = pages.find(pathname)
      if (!wantsPage(request, pattern !== null) || /^\/(apis|assets|wp-json)\//.test(pathname)) {
        return unknown(request, reply)
      }
      const asked = new URLSearchParams(search)
      const mayLookUp = !pages.isLookedUp(pattern) || isWithin(asked.get('query') ? 'search' : 'page', request)
      const mayDraw = () => isWithin('drawing', request)
      const page = () =>
        pages.of(pattern, asked, languageOf(request), { mayLookUp, mayDraw, viewer: viewerOf(request) })
      const waits = lines && mayLookUp && pages.isLookedUp(pattern)
      return sendPage(request, reply, await (waits ? lines(keyOf(request), page) : page()))
    })
  })
