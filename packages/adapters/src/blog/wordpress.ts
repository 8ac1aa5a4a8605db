import { createCache } from '@dhruva/common'
import { inSpan } from '@dhruva/telemetry'
import * as z from 'zod/mini'
import { cleanHtml, wordsIn } from './clean.ts'
import { type Blog, type BlogMedia, type BlogPost, type BlogQuery, BlogUnavailable } from './port.ts'

const TIMEOUT_MS = 3_000
const MAX_ANSWER_BYTES = 3_000_000
const MAX_PICTURE_BYTES = 3_000_000
const FRESH_MS = 5 * 60_000
/** So long a site that did not answer is not asked again: a page that shows posts does not wait for it. */
const REST_MS = 30_000
const KEPT = 200
const PICTURE = /^image\/(?:jpeg|png|webp|gif|avif)$/
const UPLOADS = '/wp-content/uploads/'
/** Where pictures of the blog stand on this site. */
export const FILES = '/blog-files/'

/** `2026-10-28T09:00:00`, without a zone. */
const Moment = z.iso.datetime({ local: true, offset: false })
const Rendered = z.object({ rendered: z.string() })
const Media = z.object({
  id: z.int(),
  source_url: z.string(),
  alt_text: z._default(z.optional(z.string()), ''),
  mime_type: z._default(z.optional(z.string()), 'image/jpeg'),
})
const Term = z.object({ id: z.int(), name: z.string(), slug: z.string(), taxonomy: z.optional(z.string()) })
const Post = z.object({
  id: z.int(),
  slug: z.string().check(z.maxLength(300)),
  date: Moment,
  date_gmt: z.optional(Moment),
  title: Rendered,
  excerpt: Rendered,
  content: Rendered,
  // of what a post names and does not have, WordPress embeds an error
  _embedded: z.optional(
    z.object({
      'wp:featuredmedia': z.optional(z.array(z.unknown())),
      'wp:term': z.optional(z.array(z.array(z.unknown()))),
    }),
  ),
})
const Posts = z.array(Post)

type Answer = { body: string; headers: Headers; status: number }

/** At most so many bytes of an answer. @throws BlogUnavailable when there are more */
const bodyOf = async (response: Response, most: number): Promise<Buffer> => {
  const parts: Uint8Array[] = []
  let bytes = 0
  for await (const part of response.body ?? []) {
    bytes += part.length
    if (bytes > most) throw new BlogUnavailable('answer')
    parts.push(part)
  }
  return Buffer.concat(parts)
}

const ask = async (url: URL, most: number, timeoutMs: number) => {
  try {
    // an address that leads elsewhere could lead into this network
    const response = await inSpan('call', 'blog ask', () =>
      fetch(url, { redirect: 'error', signal: AbortSignal.timeout(timeoutMs) }),
    )
    return { response, body: await bodyOf(response, most) }
  } catch (error) {
    if (error instanceof BlogUnavailable) throw error
    throw new BlogUnavailable(error instanceof Error && error.name === 'TimeoutError' ? 'timeout' : 'unreachable')
  }
}

const parsed = <T extends z.ZodMiniType>(schema: T, body: string): z.output<T> => {
  try {
    return z.parse(schema, JSON.parse(body))
  } catch {
    throw new BlogUnavailable('answer')
  }
}

const paramsOf = (query: BlogQuery): URLSearchParams => {
  const { page, perPage, offset, order, orderby, slugs, include, exclude, categories, before, after, search } = query
  const params = new URLSearchParams({ per_page: String(perPage), order, orderby, _embed: 'wp:featuredmedia,wp:term' })
  if (offset === undefined) params.set('page', String(page))
  else params.set('offset', String(offset))
  const lists = { slug: slugs, include, exclude, categories }
  for (const [name, list] of Object.entries(lists)) if (list) params.set(name, list.join(','))
  for (const [name, value] of Object.entries({ before, after, search })) if (value) params.set(name, value)
  return params
}

/**
 * The posts of a WordPress site, by its REST API (https://developer.wordpress.org/rest-api/reference/posts/). What it answers is kept
 * for five minutes, and for as long as it does not answer; its HTML is cleaned, its pictures are taken from its folder of uploads alone.
 *
 * @param site the address of the site, with or without `/wp-json`
 */
export const createWordpressBlog = (site: string, now: () => Date, timeoutMs = TIMEOUT_MS): Blog => {
  const root = new URL(`${site.replace(/\/(?:wp-json.*)?$/, '')}/`)
  const kept = createCache<Answer & { at: number }>(KEPT)
  const running = new Map<string, Promise<Answer>>()
  let failed: { at: number; error: unknown } | undefined

  const fetchOnce = async (url: URL): Promise<Answer> => {
    const { response, body } = await ask(url, MAX_ANSWER_BYTES, timeoutMs)
    // 400 is a page behind the last, 404 a post that is none
    if (!response.ok && response.status !== 400 && response.status !== 404) throw new BlogUnavailable('status')
    const answer = { body: body.toString('utf8'), headers: response.headers, status: response.status }
    kept.set(url.href, { ...answer, at: now().getTime() })
    return answer
  }
  const get = async (path: string): Promise<Answer> => {
    const url = new URL(`wp-json/wp/v2/${path}`, root)
    const known = kept.get(url.href)
    if (known && now().getTime() - known.at < FRESH_MS) return known
    const isResting = failed !== undefined && now().getTime() - failed.at < REST_MS
    const ask = () => fetchOnce(url).finally(() => running.delete(url.href))
    const run = running.get(url.href) ?? (isResting ? Promise.reject(failed?.error) : ask())
    if (!isResting) running.set(url.href, run)
    return run.catch((error: unknown) => {
      if (!isResting) failed = { at: now().getTime(), error }
      // what was there yesterday is better than nothing
      if (known) return known
      throw error
    })
  }

  const fileAddress = (src: string): string | null => {
    const url = URL.parse(src, root.href)
    const below = new URL(`.${UPLOADS}`, root).pathname
    if (!url || url.host !== root.host || !url.pathname.startsWith(below)) return null
    return FILES + url.pathname.slice(below.length)
  }
  const mediaOf = (given: unknown): BlogMedia | null => {
    const { success, data } = z.safeParse(Media, given)
    const url = success ? fileAddress(data.source_url) : null
    return success && url ? { id: data.id, url, alt: wordsIn(data.alt_text), mime: data.mime_type } : null
  }
  const postOf = (given: z.output<typeof Post>): BlogPost => ({
    id: given.id,
    // half a letter cannot stand in an address
    slug: given.slug.toWellFormed(),
    date: given.date.slice(0, 19),
    at: new Date(given.date_gmt ? `${given.date_gmt}Z` : `${given.date}+05:30`).toISOString(),
    title: wordsIn(given.title.rendered),
    excerpt: wordsIn(given.excerpt.rendered),
    content: cleanHtml(given.content.rendered, fileAddress),
    categories: (given._embedded?.['wp:term'] ?? []).flat().flatMap((term) => {
      const { success, data } = z.safeParse(Term, term)
      return success && (data.taxonomy ?? 'category') === 'category'
        ? [{ id: data.id, name: wordsIn(data.name), slug: data.slug }]
        : []
    }),
    media: mediaOf(given._embedded?.['wp:featuredmedia']?.[0]),
  })

  return {
    list: async (query) => {
      const { status, body, headers } = await get(`posts?${paramsOf(query)}`)
      if (status !== 200) return { posts: [], total: 0 }
      const posts = parsed(Posts, body).map(postOf)
      return { posts, total: Number(headers.get('x-wp-total') ?? posts.length) || 0 }
    },
    post: async (id) => {
      const { status, body } = await get(`posts/${id}?_embed=wp:featuredmedia,wp:term`)
      return status === 200 ? postOf(parsed(Post, body)) : null
    },
    media: async (id) => {
      const { status, body } = await get(`media/${id}`)
      return status === 200 ? mediaOf(parsed(Media, body)) : null
    },
    file: async (path) => {
      if (!/^[\w./@+-]{1,300}$/.test(path) || path.includes('..')) return null
      const url = new URL(`.${UPLOADS}${path}`, root)
      const { response, body } = await ask(url, MAX_PICTURE_BYTES, timeoutMs)
      const type = response.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase() ?? ''
      return response.ok && PICTURE.test(type) ? { body, type } : null
    },
  }
}
