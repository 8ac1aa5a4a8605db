import { DISCUSSIONS_A_PAGE } from '@dhruva/contract'
import { to } from '#app/paths.ts'

/** Far beyond the last page there can be; the offset of it is still one the service takes. */
const LAST_PAGE = 200_000_000
const MAX_ID = 2_147_483_647

/** Which page of a list an address asks for: whatever is not a page number means the first. */
export const pageIn = (search: URLSearchParams): number => {
  const typed = search.get('page') ?? ''
  return /^[1-9]\d*$/.test(typed) ? Math.min(Number(typed), LAST_PAGE) : 1
}

/** The words an address searches for, at most a hundred characters as the service takes them; '' for none. */
export const queryIn = (search: URLSearchParams): string =>
  [...(search.get('query') ?? '').trim()].slice(0, 100).join('').trim()

/** The list of discussions, or of those with some words in them. */
export const listAddress = ({ page = 1, query = '' }: { page?: number; query?: string } = {}): string =>
  to('forum', { page, query: query === '' ? undefined : query })

/** What the service is asked for a page of the list. */
export const listArgs = (page: number, query: string) => ({
  start: (page - 1) * DISCUSSIONS_A_PAGE,
  ...(query === '' ? {} : { query }),
})

/** A positive id in an address, or null. */
export const idIn = (typed: string | null | undefined): number | null => {
  const id = /^[1-9]\d{0,9}$/.test(typed ?? '') ? Number(typed) : 0
  return id > 0 && id <= MAX_ID ? id : null
}

/** Where a discussion is read. */
export const discussionAddress = ({ slug, did }: { slug: string; did: number }): string =>
  `${to('forum')}/${slug}?did=${did}`

export const editAddress = (did: number): string => `${to('forum')}/edit-post/${did}`

/** Where a person's profile is. */
export const profileAddress = (uid: number): string => to('profile', { uid })
