import { setImmediate as breathe } from 'node:timers/promises'
import { inSpan } from '@dhruva/telemetry'
import * as z from 'zod/mini'
import { cleanHtml, wordsIn } from './clean.ts'
import { type Blog, type BlogList, type BlogMedia, type BlogPost, type BlogQuery, BlogUnavailable } from './port.ts'
import { createShelf, type Made } from './shelf.ts'

const TIMEOUT_MS = 3_000
const MAX_ANSWER_BYTES = 3_000_000
const MAX_PICTURE_BYTES = 3_000_000
/** Of the lists and posts that pages show; of what visitors ask for in words of their own; of pictures. */
const SHELF_BYTES = { shown: 16_000_000, asked: 4_000_000, files: 16_000_000 }
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

/** A list no page of ours shows: a visitor chose what the site has to look for. */
const isWorded = ({ offset, orderby, include, exclude, categories, search }: BlogQuery): boolean =>
  [offset, include, exclude, categories, search].some((one) => one !== undefined) || orderby !== 'date'

/**
 * The posts of a WordPress site, by its REST API (https://developer.wordpress.org/rest-api/reference/posts/). What it answers is kept
 * (`shelf.ts`); its HTML is cleaned, once for an answer, its pictures are taken from its folder of uploads alone.
 *
 * @param site the address of the site, with or without `/wp-json`
 */
export const createWordpressBlog = (site: string, now: () => Date, timeoutMs = TIMEOUT_MS): Blog => {
  const root = new URL(`${site.replace(/\/(?:wp-json.*)?$/, '')}/`)
  const shown = createShelf<BlogList>(SHELF_BYTES.shown, now)
  const worded = createShelf<BlogList>(SHELF_BYTES.asked, now)
  const posts = createShelf<BlogPost | null>(SHELF_BYTES.asked, now)
  const medias = createShelf<BlogMedia | null>(SHELF_BYTES.asked, now)
  const files = createShelf<{ body: Buffer; type: string } | null>(SHELF_BYTES.files, now)

  const get = async (path: string): Promise<Answer> => {
    const { response, body } = await ask(new URL(`wp-json/wp/v2/${path}`, root), MAX_ANSWER_BYTES, timeoutMs)
    const { ok, status, headers } = response
    // 400 is a page behind the last, 404 a post that is none
    if (ok || status === 400 || status === 404) return { body: body.toString('utf8'), headers, status }
    throw new BlogUnavailable(status < 500 && status !== 429 ? 'refused' : 'status')
  }
  const one =
    <T>(path: string, read: (body: string) => T) =>
    async (): Promise<Made<T | null>> => {
      const { status, body } = await get(path)
      return { value: status === 200 ? read(body) : null, bytes: body.length }
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

  const readList = async (path: string): Promise<Made<BlogList>> => {
    const { status, body, headers } = await get(path)
    const given = status === 200 ? parsed(Posts, body) : []
    const read: BlogPost[] = []
    for (const one of given) {
      read.push(postOf(one))
      // cleaning a hundred posts takes a third of a second: others come in between
      await breathe()
    }
    const total = status === 200 ? Number(headers.get('x-wp-total') ?? read.length) || 0 : 0
    return { value: { posts: read, total }, bytes: body.length }
  }

  return {
    list: (query) => {
      const path = `posts?${paramsOf(query)}`
      return (isWorded(query) ? worded : shown)(path, () => readList(path))
    },
    post: (id) => {
      const path = `posts/${id}?_embed=wp:featuredmedia,wp:term`
      return posts(
        path,
        one(path, (body) => postOf(parsed(Post, body))),
      )
    },
    media: (id) =>
      medias(
        `media/${id}`,
        one(`media/${id}`, (body) => mediaOf(parsed(Media, body))),
      ),
    file: async (path) => {
      if (!/^[\w./@+-]{1,300}$/.test(path) || path.includes('..')) return null
      return files(path, async () => {
        const { response, body } = await ask(new URL(`.${UPLOADS}${path}`, root), MAX_PICTURE_BYTES, timeoutMs)
        const type = response.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase() ?? ''
        return { value: response.ok && PICTURE.test(type) ? { body, type } : null, bytes: body.length }
      })
    },
  }
}
