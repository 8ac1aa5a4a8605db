import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import { listForSitemap, type SitemapRow } from '@dhruva/db'
import type { Ctx } from '#context.ts'
import { etagOf } from '#http/etag.ts'
import { escapeHtml } from './escape.ts'
import type { WebApp } from './web-app.ts'

/** The list as it is sent and kept: packed, for it has six megabytes. */
export type Sitemap = { gzip: Buffer; etag: string }

type SitemapParts = {
  ctx: Pick<Ctx, 'blog' | 'db' | 'now' | 'log'>
  webApp: Pick<WebApp, 'listedAddresses' | 'discussionAddress'>
  origin: string
  sizes?: { most: number; atOnce: number }
}

/** What a search engine takes in one file, and what one statement reads of it. */
const SIZES = { most: 50_000, atOnce: 2_000 }
const KEPT_MS = 3_600_000
const MAX_ID = 2_147_483_647

const pack = promisify(gzip)

const entry = (address: string, changed?: Date) =>
  `<url><loc>${escapeHtml(address)}</loc>${changed ? `<lastmod>${changed.toISOString()}</lastmod>` : ''}</url>\n`

async function* discussionsOf(db: Ctx['db'], most: number, atOnce: number): AsyncGenerator<SitemapRow[]> {
  for (let left = most, below = MAX_ID; left > 0; ) {
    const rows = await listForSitemap(db, below, Math.min(left, atOnce))
    yield rows
    const last = rows.at(-1)
    if (!last || rows.length < atOnce) return
    below = last.did
    left -= rows.length
  }
}

/** Of a large blog the newest: two pages of WordPress's REST API. */
const POSTS = { perPage: 100, pages: 2 }

const postsOf = async ({ blog, log }: Pick<Ctx, 'blog' | 'log'>, origin: string): Promise<string[]> => {
  const entries: string[] = []
  try {
    for (let page = 1; page <= POSTS.pages; page++) {
      const { posts } = await blog.list({
        language: 'en',
        page,
        perPage: POSTS.perPage,
        order: 'desc',
        orderby: 'date',
      })
      entries.push(...posts.map(({ slug, at }) => entry(`${origin}/blogs/${encodeURIComponent(slug)}`, new Date(at))))
      if (posts.length < POSTS.perPage) break
    }
  } catch (error) {
    log.warn({ err: error }, 'the sitemap is made without posts')
  }
  return entries
}

const write = async ({ ctx, webApp, origin, sizes = SIZES }: SitemapParts): Promise<Sitemap> => {
  const pages = webApp.listedAddresses(ctx.now())
  const pieces = [
    '<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n',
  ]
  pieces.push(...pages.map((address) => entry(origin + address)))
  const posts = await postsOf(ctx, origin)
  pieces.push(...posts)
  for await (const rows of discussionsOf(ctx.db, sizes.most - pages.length - posts.length, sizes.atOnce)) {
    pieces.push(...rows.map((row) => entry(origin + webApp.discussionAddress(row), row.changed_at)))
  }
  pieces.push('</urlset>\n')
  const xml = pieces.join('')
  return { gzip: await pack(xml), etag: etagOf(xml) }
}

/**
 * The addresses search engines may list: the pages, and the newest discussions that everyone can read. Made at most once an hour,
 * however many ask at the same moment; when it cannot be made anew, the last one is given.
 */
export const createSitemap = (parts: SitemapParts): (() => Promise<Sitemap>) => {
  const { ctx } = parts
  let last: { sitemap: Sitemap; until: number } | undefined
  let making: Promise<Sitemap> | undefined

  const make = async () => {
    try {
      const sitemap = await write(parts)
      last = { sitemap, until: ctx.now().getTime() + KEPT_MS }
      return sitemap
    } catch (error) {
      if (!last) throw error
      ctx.log.error({ err: error }, 'the sitemap could not be made anew')
      return last.sitemap
    } finally {
      making = undefined
    }
  }
  return async () => {
    if (last && last.until > ctx.now().getTime()) return last.sitemap
    making ??= make()
    return making
  }
}
