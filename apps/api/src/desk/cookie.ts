import type { FastifyRequest } from 'fastify'

export const DESK_COOKIE = 'desk'
/** Only the calls of the desk are sent it. */
export const DESK_PATH = '/apis/desk'

/** The token in a `Cookie` header, null when there is none. */
export const deskTokenIn = (cookies: string | undefined): string | null =>
  /(?:^|;\s*)desk=([\w-]{43})(?:;|$)/.exec(cookies ?? '')?.[1] ?? null

/** SameSite=Strict keeps other sites from making a call with the cookie; a browser that says it was one of them is refused besides. */
export const isOwnPage = ({ headers }: FastifyRequest): boolean => {
  const site = headers['sec-fetch-site']
  return site === undefined || site === 'same-origin'
}
