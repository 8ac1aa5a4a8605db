import { to } from '#app/paths.ts'

const TOKEN = /^[\w-]{22}$/

/** Where a link shows a kundli. A chat that shows a picture beside it asks for the whole address, so the token is part of the path (ADR 48). */
export const sharedAddress = (token: string) => `${to('sharedKundli')}/${token}`

/** The token in the path of such an address; null where there is none. */
export const tokenIn = (part: string | undefined) => (part !== undefined && TOKEN.test(part) ? part : null)
