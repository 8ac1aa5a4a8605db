import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { FastifyReply } from 'fastify'

/** The console of operators, and every address below it but its files. */
export const isDesk = (pathname: string): boolean =>
  /^\/desk(\/|$)/.test(pathname) && !pathname.startsWith('/desk/assets/')

/** Sends the console's page: the same for everybody, kept by nobody, listed nowhere. A web app that was built without it has none. */
export const createDeskPage = (dir: string) => {
  const file = path.join(dir, 'desk/desk.html')
  const html = existsSync(file) ? readFileSync(file) : null
  return (reply: FastifyReply) => {
    void reply.headers({
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex, nofollow',
      'referrer-policy': 'no-referrer',
    })
    if (!html) return reply.code(404).type('text/plain; charset=utf-8').send('The desk was not built.')
    return reply.type('text/html; charset=utf-8').send(html)
  }
}
