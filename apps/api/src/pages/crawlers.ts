import { createGunzip } from 'node:zlib'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Ctx } from '#context.ts'
import { enforce, type Limiter } from '#http/limits.ts'
import { originOf } from './head.ts'
import { createSitemap } from './sitemap.ts'
import type { WebApp } from './web-app.ts'

const robotsTxt = (origin: string) => `User-agent: *
Allow: /
Disallow: /apis/
Allow: /apis/kundli/shared_picture.php

Sitemap: ${origin}/sitemap.xml
`

type CrawlerParts = {
  ctx: Pick<Ctx, 'config' | 'blog' | 'db' | 'now' | 'log'>
  webApp: WebApp
  /** whether this caller takes a packed answer */
  takesGzip: (request: FastifyRequest) => boolean
  /** refuses a caller who asks too often; null: nobody is */
  limit: Limiter | null
}

/** `/robots.txt` and `/sitemap.xml`: what search engines may read, and where it is. */
export const serveCrawlers = (web: FastifyInstance, { ctx, webApp, takesGzip, limit }: CrawlerParts) => {
  const origin = originOf(ctx.config)
  const sitemap = createSitemap({ ctx, webApp, origin })
  const kept = (reply: FastifyReply) => reply.header('cache-control', 'public, max-age=3600')

  web.get('/robots.txt', (_, reply) => kept(reply).type('text/plain; charset=utf-8').send(robotsTxt(origin)))
  web.get('/sitemap.xml', async (request, reply) => {
    await enforce(limit, request)
    const { gzip, etag } = await sitemap()
    void kept(reply).headers({ vary: 'accept-encoding', etag }).type('application/xml; charset=utf-8')
    if (request.headers['if-none-match']?.includes(etag)) return reply.code(304).send()
    if (takesGzip(request)) return reply.header('content-encoding', 'gzip').send(gzip)
    const plain = createGunzip()
    plain.end(gzip)
    return reply.send(plain)
  })
}
