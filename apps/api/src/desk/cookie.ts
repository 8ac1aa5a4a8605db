import type { FastifyRequest } from 'fastify'

/** How the login at the desk is kept by a browser. */
export type DeskCookie = { name: string; path: string }

/**
 * Over https a name that browsers take from this very host alone, and from no other host of the same domain, which could put a login of
 * its own into an operator's browser; the price of that name is the path of everything. Without https only the calls of the desk are
 * sent it.
 */
export const deskCookieOf = (isSecure: boolean): DeskCookie =>
  isSecure ? { name: '__Host-desk', path: '/' } : { name: 'desk', path: '/apis/desk' }

/** The token in a `Cookie` header, null when there is none. */
export const deskTokenIn = (cookies: string | undefined, { name }: DeskCookie): string | null =>
  new RegExp(`(?:^|;\\s*)${name}=([\\w-]{43})(?:;|$)`).exec(cookies ?? '')?.[1] ?? null

/** SameSite=Strict keeps other sites from making a call with the cookie; a browser that says it was one of them is refused besides. */
export const isOwnPage = ({ headers }: FastifyRequest): boolean => {
  const site = headers['sec-fetch-site']
  return site === undefined || site === 'same-origin'
}
