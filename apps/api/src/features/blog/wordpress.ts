import { BlogUnavailable } from '@dhruva/adapters'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import * as z from 'zod/mini'
import type { Ctx } from '#context.ts'
import { languageOf } from '#http/language.ts'
import { createLimits, enforce, keyOf } from '#http/limits.ts'
import { createLines } from '#http/lines.ts'
import { FEEDS, feedOf } from './feed.ts'
import { pictureOf } from './picture.ts'
import { PostsQuery, queryOf, withLists } from './wordpress-query.ts'
import { mediaShape, postShape } from './wordpress-shape.ts'
import { yoastHead } from './yoast-head.ts'

const BASE = '/wp-json/wp/v2'
const HEADERS = {
  'cache-control': 'public, max-age=300',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
}
const PICTURE_HEADERS = {
  'cache-control': 'public, max-age=86400',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
}
const LANGUAGES = ['en', 'hi'] as const

/** Of one address at work: a list of a hundred posts has megabytes, a picture is held whole while it comes. */
const AT_WORK = 4

/** More than a page of a blog shows. */
const MANY = 20

/** How WordPress refuses. */
const refuse = (reply: FastifyReply, status: number, code: string, message: string, params?: Record<string, string>) =>
  reply.code(status).send({ code, message, data: { status, ...(params ? { params } : {}) } })

const wrong = (reply: FastifyReply, error: z.core.$ZodError) => {
  const names = [...new Set(error.issues.map(({ path }) => String(path[0])))]
  const params = Object.fromEntries(names.map((name) => [name, `${name} is not valid.`]))
  return refuse(reply, 400, 'rest_invalid_param', `Invalid parameter(s): ${names.join(', ')}`, params)
}

const ONE = { page: 1, perPage: 1, order: 'desc', orderby: 'date' } as const

/** The slug in the address of a post, on whatever host it was read. */
const slugIn = (address: unknown): string | null => {
  const path = typeof address === 'string' ? URL.parse(address, 'https://blog.invalid')?.pathname : undefined
  const last = path?.split('/').filter(Boolean).at(-1)
  try {
    return last ? decodeURIComponent(last) : null
  } catch {
    return null
  }
}

const idOf = (text: string): number => (/^\d{1,9}$/.test(text) ? Number(text) : 0)

/**
 * `/wp-json/wp/v2/{posts,posts/{id},media/{id}}` and `/wp-json/yoast/v1/get_head`: the blog as WordPress's REST API gives it, whichever
 * blog it is; `/blogs/rss.xml`, `/blogs/rss-hi.xml`; and
 * its pictures, `/blog-files/…` of the blog itself, `/blog-pictures/{slug}.svg` drawn for a post without one.
 */
export const addWordpress = (app: FastifyInstance, ctx: Ctx) => {
  const { blog, config, counters, log } = ctx
  const site = config.publicUrl
  const limits = createLimits(config.rateLimits, counters, 'blog')
  const lines = config.rateLimits && createLines(AT_WORK)

  const answer =
    <R extends FastifyRequest>(work: (request: R, reply: FastifyReply) => Promise<FastifyReply>) =>
    async (request: R, reply: FastifyReply): Promise<FastifyReply> => {
      await enforce(limits('read'), request)
      void reply.headers(HEADERS)
      try {
        return await (lines ? lines(keyOf(request), () => work(request, reply)) : work(request, reply))
      } catch (error) {
        if (!(error instanceof BlogUnavailable)) throw error
        log.warn({ fault: error.fault }, 'the blog does not answer')
        void reply.header('cache-control', 'no-store')
        return refuse(reply, 503, 'blog_unavailable', 'The blog does not answer right now.')
      }
    }

  app.get(
    `${BASE}/posts`,
    answer(async (request, reply) => {
      const { success, data, error } = z.safeParse(PostsQuery, withLists(request.query))
      if (!success) return wrong(reply, error)
      // the blog itself has to look for it, or there is much of it
      if (data.search !== undefined || data.per_page > MANY) await enforce(limits('search'), request)
      const { posts, total } = await blog.list(queryOf(data, languageOf(request)))
      const pages = Math.ceil(total / data.per_page)
      if (data.page > 1 && data.offset === undefined && data.page > pages)
        return refuse(
          reply,
          400,
          'rest_post_invalid_page_number',
          'The page number requested is larger than the number of pages available.',
        )
      void reply.headers({ 'x-wp-total': String(total), 'x-wp-totalpages': String(pages), vary: 'accept-language' })
      return reply.send(posts.map((post) => postShape(post, site, data._embed !== undefined)))
    }),
  )

  app.get<{ Params: { id: string }; Querystring: Record<string, unknown> }>(
    `${BASE}/posts/:id`,
    answer(async (request: FastifyRequest<{ Params: { id: string }; Querystring: Record<string, unknown> }>, reply) => {
      const { lang, _embed } = request.query
      const language = lang === 'en' || lang === 'hi' ? lang : languageOf(request)
      const post = await blog.post(idOf(request.params.id), language)
      if (!post) return refuse(reply, 404, 'rest_post_invalid_id', 'Invalid post ID.')
      return reply.header('vary', 'accept-language').send(postShape(post, site, _embed !== undefined))
    }),
  )

  app.get<{ Params: { id: string } }>(
    `${BASE}/media/:id`,
    answer(async (request: FastifyRequest<{ Params: { id: string } }>, reply) => {
      const media = await blog.media(idOf(request.params.id))
      if (!media) return refuse(reply, 404, 'rest_post_invalid_id', 'Invalid post ID.')
      return reply.send(mediaShape(media, site))
    }),
  )

  app.get<{ Querystring: { url?: unknown } }>(
    '/wp-json/yoast/v1/get_head',
    answer(async (request: FastifyRequest<{ Querystring: { url?: unknown } }>, reply) => {
      const slug = slugIn(request.query.url)
      const language = languageOf(request)
      const found = slug === null ? [] : (await blog.list({ ...ONE, language, slugs: [slug] })).posts
      const [post] = found
      if (!post) return reply.code(404).send({ html: '', json: {}, status: 404 })
      return reply.header('vary', 'accept-language').send(yoastHead(post, site))
    }),
  )

  for (const language of LANGUAGES)
    app.get(
      FEEDS[language],
      answer(async (_, reply) => {
        const { posts } = await blog.list({ ...ONE, perPage: 20, language })
        return reply.type('application/rss+xml; charset=utf-8').send(feedOf(posts, language, site))
      }),
    )

  app.get<{ Params: { slug: string } }>(
    '/blog-pictures/:slug.svg',
    answer(async (request: FastifyRequest<{ Params: { slug: string } }>, reply) => {
      const { posts } = await blog.list({ ...ONE, language: 'en', slugs: [request.params.slug] })
      const [post] = posts
      if (!post) return refuse(reply, 404, 'not_found', 'There is no such picture.')
      return reply.headers(PICTURE_HEADERS).type('image/svg+xml').send(pictureOf(post))
    }),
  )

  app.get<{ Params: { '*': string } }>(
    '/blog-files/*',
    answer(async (request: FastifyRequest<{ Params: { '*': string } }>, reply) => {
      const file = await blog.file(request.params['*'])
      if (!file) return refuse(reply, 404, 'not_found', 'There is no such picture.')
      return reply.headers(PICTURE_HEADERS).type(file.type).send(file.body)
    }),
  )
}
