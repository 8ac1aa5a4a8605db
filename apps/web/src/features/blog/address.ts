import { to } from '#app/paths.ts'

/** `/blogs?page=2`; the first page is `/blogs`. */
export const blogsAddress = (page = 1): string => to('blogs', page > 1 ? { page } : {})

/** `?page=` as it can be asked; the first for anything else. */
export const pageIn = (search: URLSearchParams): number => {
  const page = Number(search.get('page'))
  return Number.isInteger(page) && page >= 1 && page <= 10_000 ? page : 1
}
