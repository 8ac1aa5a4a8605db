/** The key an answer is kept under: by call, input, language and person. */
export const callKey = ({ path }: { path: string }, args: unknown, language: string, uid: number | null) =>
  [path, args ?? null, language, uid] as const

/** What a list that is read page by page is kept by, in the place of its arguments: those of its first page. */
export const pagesFrom = (first: unknown) => ['pages', first] as const
