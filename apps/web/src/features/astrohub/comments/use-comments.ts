import { COMMENTS_A_PAGE, type Comment, comments } from '@dhruva/contract'
import { useState } from 'react'
import { api, queryClient, type ResultOf, useCallPages } from '#lib/api.ts'

type Page = ResultOf<typeof comments.getComments>

/** Pages move while people write and delete: a comment stands where it was read first. */
const withoutTwins = (all: readonly Comment[]): Comment[] => [...new Map(all.map((one) => [one.cid, one])).values()]

/** Asks for the page at an offset and all that follow it. */
const readFrom = async (did: number, start: number): Promise<Page[]> => {
  const page = await api.call(comments.getComments, { did, start })
  const next = start + COMMENTS_A_PAGE
  const isLast = next / COMMENTS_A_PAGE >= page.page_count
  return isLast ? [page] : [page, ...(await readFrom(did, next))]
}

type Change = (pages: readonly Page[]) => Page[]

const inKept = (change: Change) => (kept: { pages: Page[]; pageParams: number[] } | undefined) => {
  if (!kept) return kept
  const pages = change(kept.pages)
  return { pages, pageParams: pages.map((_, at) => at * COMMENTS_A_PAGE) }
}

/** The comments of a discussion, oldest first, fifty at a time, and what was written since. */
export const useComments = (did: number) => {
  const call = useCallPages(
    comments.getComments,
    (start) => ({ did, start }),
    ({ page_count }, read) => (read < page_count ? read * COMMENTS_A_PAGE : undefined),
  )
  // one's own, written while the end of the list has not been read
  const [apart, setApart] = useState<readonly Comment[]>([])
  const { key, pages = [], dataUpdatedAt } = call
  const list = withoutTwins(pages.flatMap((page) => page.comments))
  const read = new Set(list.map((one) => one.cid))

  // a changed count does not make the rest new: what is kept stays as old as it was
  const keep = (change: Change) => queryClient.setQueryData(key, inKept(change), { updatedAt: dataUpdatedAt })
  const changeEach = (change: (all: readonly Comment[]) => Comment[]) => {
    keep((kept) => kept.map((page) => ({ ...page, comments: change(page.comments) })))
    setApart(change)
  }

  return {
    ...call,
    list,
    apart: apart.filter((one) => !read.has(one.cid)),
    /** Reads the end of the list again; a comment that stands behind what is not read yet is shown apart. */
    readEnd: async (own?: number) => {
      const last = pages.at(-1)?.page_count ?? 1
      const start = Math.max(0, (call.hasMore ? last : pages.length) - 1)
      const fresh = await readFrom(did, start * COMMENTS_A_PAGE)
      if (!call.hasMore) return void keep((kept) => [...kept.slice(0, start), ...fresh])
      const found = fresh.flatMap((page) => page.comments).filter((one) => one.cid === own)
      setApart((all) => [...all, ...found])
    },
    change: (cid: number, change: Partial<Comment>) =>
      changeEach((all) => all.map((one) => (one.cid === cid ? { ...one, ...change } : one))),
    remove: (cid: number) => changeEach((all) => all.filter((one) => one.cid !== cid)),
  }
}

export type Comments = ReturnType<typeof useComments>
