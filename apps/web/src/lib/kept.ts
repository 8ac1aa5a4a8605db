import { births, blogs, comments, discussions, type Endpoint, horoscopes, kundli } from '@dhruva/contract'
import { hashKey, type QueryClient } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { cacheOf } from './kept-caches.ts'

/** The calls whose answers can be read without a connection, and how many of each are kept: nothing of money, no talk. */
const KEPT: readonly [endpoint: Endpoint, most: number][] = [
  [horoscopes.getHoroscope, 4],
  [births.getBirths, 4],
  [kundli.getChart, 8],
  [kundli.getToday, 8],
  [discussions.getDiscussion, 30],
  [comments.getComments, 30],
  [blogs.getBlogPosts, 4],
  [blogs.getBlogPost, 30],
]

/** An answer as it is kept. */
const Entry = z.object({
  key: z.tuple([z.string(), z.unknown(), z.string(), z.nullable(z.number())]),
  data: z.unknown(),
  at: z.number(),
})
export type Entry = z.output<typeof Entry>

const Pages = z.object({ pages: z.array(z.unknown()), pageParams: z.array(z.unknown()) })

const addressOf = (key: readonly unknown[]) => `/kept/${encodeURIComponent(hashKey(key))}`

/** Whether an answer is still what its call answers: a newer version of the product may have changed that. */
const fits = ({ key: [path], data }: Entry): boolean => {
  const endpoint = KEPT.find(([one]) => one.path === path)?.[0]
  if (!endpoint) return false
  const pages = z.safeParse(Pages, data)
  const all = pages.success ? pages.data.pages : [data]
  return all.every((one) => z.safeParse(endpoint.output, one).success)
}

const read = async (cache: Cache, request: Request): Promise<Entry | null> => {
  const answer = await cache.match(request)
  const entry = z.safeParse(Entry, await answer?.json().catch(() => null))
  return entry.success && fits(entry.data) ? entry.data : null
}

/** Everything kept for a person (null: for anybody), the oldest first. */
export const readKept = async (uid: number | null): Promise<Entry[]> => {
  if (!('caches' in globalThis)) return []
  const opened = await Promise.all([...new Set([null, uid])].map((one) => caches.open(cacheOf(one))))
  const all = await Promise.all(
    opened.map(async (cache) => Promise.all((await cache.keys()).map((request) => read(cache, request)))),
  )
  return all
    .flat()
    .flatMap((one) => one ?? [])
    .sort((one, other) => one.at - other.at)
}

/** Gives the answers that were kept to the pages, where they have none of their own. */
export const restoreKept = async (answers: QueryClient, uid: number | null): Promise<void> => {
  for (const { key, data, at } of await readKept(uid)) {
    if (answers.getQueryData(key) === undefined) answers.setQueryData(key, data, { updatedAt: at })
  }
}

/** Keeps an answer, and of its call no more than belongs there: the one written first goes first. */
const keep = async (entry: Entry, most: number): Promise<void> => {
  const [path, , , uid] = entry.key
  const cache = await caches.open(cacheOf(uid))
  await cache.put(addressOf(entry.key), Response.json(entry))
  const start = encodeURIComponent(`["${path}"`)
  const same = (await cache.keys()).filter(({ url }) => url.includes(`/kept/${start}`))
  await Promise.all(same.slice(0, -most).map((request) => cache.delete(request)))
}

/** What is older than this was not read now. */
const FRESH_MS = 60_000
/** So long the page has for itself; who leaves sooner has not read it. */
const PAUSE_MS = 300

/**
 * Keeps what is read from now on.
 * @param owner who is logged in when it is kept: an answer of somebody who has left meanwhile is not
 */
export const startKeeping = (answers: QueryClient, owner: () => number | null): void => {
  if (!('caches' in globalThis)) return
  answers.getQueryCache().subscribe(({ type, query }) => {
    if (type !== 'updated' || query.state.status !== 'success') return
    const most = KEPT.find(([endpoint]) => endpoint.path === query.queryKey[0])?.[1]
    const entry = z.safeParse(Entry, { key: query.queryKey, data: query.state.data, at: query.state.dataUpdatedAt })
    if (most === undefined || !entry.success || Date.now() - entry.data.at > FRESH_MS) return
    const { data } = entry
    setTimeout(() => {
      // what came with a member's page is everybody's, but that they read it is theirs: their own answer follows, and goes with them;
      // full, or forbidden: it is read without being kept
      if (data.key[3] === owner()) void keep(data, most).catch(() => undefined)
    }, PAUSE_MS)
  })
}

/** An answer came, so there is a connection, whatever page the service worker had to send. */
export const noteConnection = () => {
  const { dataset } = document.documentElement
  if (dataset.saved === undefined) return
  delete dataset.saved
  window.dispatchEvent(new Event('online'))
}
