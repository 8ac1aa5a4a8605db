/** What a pager shows: numbers of pages, and null where some are left out. */
type PageNumbers = readonly (number | null)[]

/** Up to seven pages stand there all; of more the first, the last, the current and its neighbours. */
export const pageNumbers = (current: number, count: number): PageNumbers => {
  const all = Array.from({ length: count }, (_, index) => index + 1)
  if (count <= 7) return all
  const shown = all.filter((page) => page === 1 || page === count || Math.abs(page - current) <= 1)
  return shown.flatMap((page, at) => (at > 0 && page - (shown[at - 1] ?? 0) > 1 ? [null, page] : [page]))
}
