import { births, blogs, discussions, horoscopes, kundli } from '@dhruva/contract'
import * as z from 'zod/mini'
import { to } from '#app/paths.ts'
import type { Entry } from '#lib/kept.ts'
import { postAddress } from '#ui/post-card.tsx'

/** Something that can be read without a connection, and where. */
export type KeptLink = { to: string } & (
  | { kind: 'horoscope'; zodiac: string; date: string }
  | { kind: 'kundlis' }
  | { kind: 'kundli'; name: string }
  | { kind: 'discussion' | 'post'; title: string }
)

const Kundli = z.object({ bid: z.int() })

const linkOf = ({ key: [path, args], data }: Entry, names: ReadonlyMap<number, string>): KeptLink[] => {
  if (path === horoscopes.getHoroscope.path) {
    const { zodiac, when, date } = z.parse(horoscopes.getHoroscope.output, data)
    return [{ kind: 'horoscope', zodiac, date, to: to('horoscope', { zodiac, when }) }]
  }
  if (path === births.getBirths.path) return [{ kind: 'kundlis', to: to('createKundli') }]
  if (path === discussions.getDiscussion.path) {
    const { slug, did, title } = z.parse(discussions.getDiscussion.output, data).discussion
    return [{ kind: 'discussion', title, to: `${to('forum')}/${slug}?did=${did}` }]
  }
  if (path === blogs.getBlogPost.path) {
    const { slug, title } = z.parse(blogs.getBlogPost.output, data).post
    return [{ kind: 'post', title, to: postAddress(slug) }]
  }
  const asked = path === kundli.getChart.path ? z.safeParse(Kundli, args) : null
  const name = asked?.success ? names.get(asked.data.bid) : undefined
  return asked?.success && name !== undefined
    ? [{ kind: 'kundli', name, to: to('kundli', { bid: asked.data.bid }) }]
    : []
}

/** What of the answers that are kept is a page to read, the newest first; each page once. */
export const keptLinks = (kept: readonly Entry[]): KeptLink[] => {
  const names = new Map(
    kept
      .filter(({ key }) => key[0] === births.getBirths.path)
      .flatMap(({ data }) => z.parse(births.getBirths.output, data).births)
      .map(({ bid, full_name }) => [bid, full_name]),
  )
  const links = kept.toReversed().flatMap((entry) => linkOf(entry, names))
  return [...new Map(links.map((link) => [link.to, link])).values()]
}
