import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import helmet from '@fastify/helmet'
import serveStatic, { type FastifyStaticOptions } from '@fastify/static'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import * as z from 'zod/mini'
import type { Config } from '#config.ts'
import type { Unknown } from '#http/not-found.ts'

// What the build of the web app writes beside its page: the paths it has pages for, the hashes of its inline scripts.
const Pages = z.array(z.object({ path: z.string() }))
const Scripts = z.object({ scriptHashes: z.array(z.string().check(z.regex(/^sha256-[\w+/=]+$/))) })

/** The built web app: beside the bundle in production, in the source tree otherwise; null when it was not built. */
export const findWeb = (): string | null => {
  const places = ['web', '../../web/dist', '../../../web/dist']
  const found = places
    .map((place) => path.join(import.meta.dirname, place))
    .find((dir) => existsSync(path.join(dir, 'index.html')))
  return found ?? null
}

const readJson = <T extends z.ZodMiniType>(schema: T, dir: string, name: string): z.output<T> =>
  z.parse(schema, JSON.parse(readFileSync(path.join(dir, name), 'utf8')))

/** Says whether a path is a page of the web app: `/forum/:slug` takes one segment. */
export const pageTest = (patterns: readonly string[]) => {
  const tests = patterns.map((pattern) => {
    const parts = pattern
      .split('/')
      .map((part) => (part.startsWith(':') ? '[^/]+' : part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')))
    return new RegExp(`^${parts.join('/')}/?$`)
  })
  return (pathname: string) => tests.some((test) => test.test(pathname))
}

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
  contentSecurityPolicy: pagePolicy(readJson(Scripts, dir, 'csp.json').scriptHashes, secure),
  strictTransportSecurity: secure ? { maxAge: 31_536_000, includeSubDomains: true } : false,
  crossOriginOpenerPolicy: { policy: 'same-origin-allow-popups' as const },
  crossOriginEmbedderPolicy: false,
  xFrameOptions: { action: 'deny' as const },
  referrerPolicy: { policy: 'strict-origin-when-cross-origin' as const },
})

/** What a page of ours never asks a browser for. */
const PERMISSIONS = 'camera=(), microphone=(), geolocation=(), usb=(), serial=(), midi=(), payment=(self)'

const filesOf = (dir: string): FastifyStaticOptions => ({
  root: dir,
  preCompressed: true,
  index: false,
  wildcard: false,
  cacheControl: false,
  globIgnore: ['routes.json', 'csp.json', '**/*.map', '**/*.br', '**/*.gz'],
  setHeaders: (reply, file) => {
    const forever = path.relative(dir, file).startsWith('assets')
    reply.header('cache-control', forever ? 'public, max-age=31536000, immutable' : 'no-cache')
  },
})

/**
 * Serves the web app: its files as they are (precompressed, kept for ever below /assets/) and its page for every address a
 * browser asks for, with status 404 where the app has no such page. The rest goes to `unknown`.
 */
export const serveWeb = (app: FastifyInstance, dir: string, config: Config, unknown: Unknown) =>
  app.register(async (web) => {
    const isPage = pageTest(readJson(Pages, dir, 'routes.json').map((page) => page.path))
    await web.register(helmet, headersOf(dir, config.publicUrl.startsWith('https:')))
    web.addHook('onRequest', (_, reply, done) => {
      reply.header('permissions-policy', PERMISSIONS)
      done()
    })
    await web.register(serveStatic, filesOf(dir))
    web.setNotFoundHandler((request, reply) => {
      const pathname = request.url.split('?', 1)[0] ?? ''
      const found = isPage(pathname)
      if (!wantsPage(request, found) || /^\/(apis|assets|wp-json)\//.test(pathname)) return unknown(request, reply)
      return reply.code(found ? 200 : 404).sendFile('index.html')
    })
  })
