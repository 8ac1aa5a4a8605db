import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { CheckoutSources } from '@dhruva/adapters'
import helmet from '@fastify/helmet'
import serveStatic, { type FastifyStaticOptions } from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Ctx } from '#context.ts'
import type { Route } from '#endpoints/implement.ts'
import { codingOf, codingsIn } from '#http/coding.ts'
import { createDeskHost } from '#http/hosts.ts'
import { languageOf } from '#http/language.ts'
import { createLimits, keyOf } from '#http/limits.ts'
import { createLines } from '#http/lines.ts'
import type { Unknown } from '#http/not-found.ts'
import { createAsk } from '#pages/answers.ts'
import { serveCrawlers } from '#pages/crawlers.ts'
import { createDeskPage, isDesk } from '#pages/desk.ts'
import { createPages, type Leave, type Sent, type Visit } from '#pages/pages.ts'
import { loadWebApp } from '#pages/web-app.ts'
import { createOwnParts } from './own-parts.ts'
import { createPreload } from './preload.ts'

/** The built web app: beside the bundle in production, in the source tree otherwise; null when it was not built. */
export const findWeb = (): string | null => {
  const places = ['web', '../../web/dist', '../../../web/dist']
  const found = places
    .map((place) => path.join(import.meta.dirname, place))
    .find((dir) => existsSync(path.join(dir, 'index.html')))
  return found ?? null
}

/** The hashes of the inline scripts of the built page: no other one runs. */
const scriptsOf = (dir: string) => {
  const html = readFileSync(path.join(dir, 'index.html'), 'utf8')
  const scripts = [...html.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(([, script = '']) => script)
  return scripts.map((script) => `sha256-${createHash('sha256').update(script).digest('base64')}`)
}

/**
 * The checkout is allowed on every page, because a page leads to the next one without a new document; none but the one where somebody
 * pays loads it.
 */
const pagePolicy = (scripts: readonly string[], checkout: CheckoutSources, secure: boolean) => ({
  useDefaults: false,
  directives: {
    defaultSrc: ["'none'"],
    scriptSrc: ["'self'", ...scripts.map((hash) => `'${hash}'`), ...checkout.scripts],
    styleSrc: ["'self'", "'unsafe-inline'"],
    connectSrc: ["'self'", ...checkout.connections],
    imgSrc: ["'self'", 'data:', 'https://i.ytimg.com'],
    frameSrc: ['https://www.youtube-nocookie.com', ...checkout.frames],
    fontSrc: ["'self'"],
    mediaSrc: ["'self'"],
    manifestSrc: ["'self'"],
    workerSrc: ["'self'"],
    objectSrc: ["'none'"],
    baseUri: ["'none'"],
    formAction: ["'self'", ...checkout.forms],
    frameAncestors: ["'none'"],
    ...(secure ? { upgradeInsecureRequests: [] } : {}),
  },
})

/** Who takes anything (curl, a link checker) gets the pages there are; only a browser is shown a page that says there is none. */
const wantsPage = ({ method, headers: { accept = '*/*' } }: FastifyRequest, isPage: boolean) =>
  (method === 'GET' || method === 'HEAD') && (accept.includes('text/html') || (isPage && accept.includes('*/*')))

const headersOf = (dir: string, { config, payments }: Ctx) => ({
  contentSecurityPolicy: pagePolicy(scriptsOf(dir), payments.checkoutSources, config.isSecure),
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
  globIgnore: ['index.html', 'robots.txt', 'server/**', 'desk/*.html', '.vite/**', '**/*.map', '**/*.br', '**/*.gz'],
  setHeaders: (reply, file) => {
    const forever = path.relative(dir, file).startsWith('assets')
    if (forever) {
      for (const name of ONLY_FOR_PAGES) {
        reply.removeHeader(name)
        reply.raw.removeHeader(name)
      }
      reply.header('content-security-policy', "frame-ancestors 'none'")
    }
    reply.header('cache-control', forever ? 'public, max-age=31536000, immutable' : 'no-cache')
  },
})

const takesGzip = ({ headers }: FastifyRequest) => codingsIn(headers['accept-encoding']).includes('gzip')

const cookieOf = ({ headers }: FastifyRequest, name: string) =>
  new RegExp(`(?:^|;\\s*)${name}=([^;]+)`).exec(headers.cookie ?? '')?.[1]

/**
 * What of a visit is told beside its address: the language and the theme that were chosen, and whether there is a session. Whoever
 * has one sees another page than a visitor; it lets nobody in, it is not looked at.
 */
const visitOf = (request: FastifyRequest): Pick<Visit, 'language' | 'theme' | 'viewer'> => {
  const language = cookieOf(request, 'language')
  return {
    language: language === 'en' || language === 'hi' ? language : languageOf(request),
    theme: cookieOf(request, 'theme') === 'dark' ? 'dark' : 'light',
    viewer: cookieOf(request, 'jwt') === undefined ? 'visitor' : 'member',
  }
}

/** Sends a page: asked for again each time, answered with 304 as long as it says the same; what is of somebody is kept nowhere. */
const sendPage = (request: FastifyRequest, reply: FastifyReply, page: Sent, language: string) => {
  const { status } = page
  void reply.headers({
    'cache-control': page.mayStay ? 'no-cache' : 'no-store',
    vary: 'accept-encoding, accept-language, cookie',
    'content-language': language,
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

type WebParts = { ctx: Ctx; routes: readonly Route[]; unknown: Unknown }

/** Of one address; looking up and drawing one takes ten milliseconds. */
const PAGES_AT_WORK = 1

/**
 * Serves the web app: its files as they are (precompressed, kept for ever below /assets/) and a page for every address a
 * browser asks for, with its own head and content, and status 404 where the app has no such page. The rest goes to `unknown`.
 * @param routes the service's own calls, of which pages are drawn
 */
export const serveWeb = (app: FastifyInstance, dir: string, { ctx, routes, unknown }: WebParts) =>
  app.register(async (web) => {
    const webApp = await loadWebApp(dir)
    const preload = createPreload(dir)
    const ask = createAsk(ctx, routes)
    ctx.ownParts = createOwnParts(webApp, preload, ask)
    const pageOf = createPages(dir, webApp, preload, ask, ctx)
    const sendDesk = createDeskPage(dir)
    const isDeskHost = createDeskHost(ctx.config.deskUrl)
    const limitOf = createLimits(ctx.config.rateLimits, ctx.counters, 'pages')
    const lines = ctx.config.rateLimits && createLines(PAGES_AT_WORK)
    const leaveOf = (request: FastifyRequest): Leave => ({
      address: request.ip,
      mayLookUp: async (isDear) => ((await limitOf(isDear ? 'search' : 'page')?.(request)) ?? 0) === 0,
      inTurn: (work) => (lines ? lines(keyOf(request), work) : work()),
    })
    await web.register(helmet, headersOf(dir, ctx))
    web.addHook('onRequest', (_, reply, done) => {
      reply.header('permissions-policy', PERMISSIONS)
      done()
    })
    serveCrawlers(web, { ctx, webApp, limit: limitOf('search'), takesGzip })
    await web.register(serveStatic, filesOf(dir))
    web.setNotFoundHandler(async (request, reply) => {
      const [pathname = '', search = ''] = request.url.split('?', 2)
      if (isDesk(pathname) && isDeskHost(request) && wantsPage(request, true)) {
        request.page = '/desk'
        return sendDesk(reply)
      }
      const shortcut = webApp.shortcut(pathname, search)
      const name = webApp.find(pathname)
      const isPage = shortcut !== null || name !== null
      if (!wantsPage(request, isPage) || /^\/(apis|assets|wp-json)\//.test(pathname)) return unknown(request, reply)
      request.page = shortcut !== null ? '(shortcut)' : name !== null ? (webApp.routes[name] ?? null) : '(no page)'
      if (shortcut !== null) return reply.redirect(shortcut)
      const visit = { pathname, search: new URLSearchParams(search), ...visitOf(request) }
      return sendPage(request, reply, await pageOf(visit, leaveOf(request)), visit.language)
    })
  })
