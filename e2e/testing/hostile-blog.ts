// A WordPress site whose every field is a payload: each of them in some title, excerpt, text, alternative text and category.
import { createServer } from 'node:http'
import { listen } from '@dhruva/testkit/loopback'
import { payloads } from './payloads.ts'

const POSTS = 9
const PER_POST = Math.ceil(payloads.length / POSTS)

const postOf = (at: number) => {
  const own = payloads.slice(at * PER_POST, (at + 1) * PER_POST)
  const all = own.join(' ')
  const date = `2026-10-${10 + at}T09:00:00`
  return {
    id: at + 1,
    slug: `post-${at}-${own[0]}`.slice(0, 300),
    date,
    date_gmt: date,
    title: { rendered: `Title ${at} ${all}` },
    excerpt: { rendered: `<p>Excerpt ${all}</p>` },
    // each in a paragraph of its own too: what opens an element must not hide the others
    content: { rendered: `<p>Begin ${at}</p>${own.map((one) => `<p>x</p>${one}<p>y</p>`).join('')}<p>End ${at}</p>` },
    _embedded: {
      'wp:featuredmedia': [{ id: at + 1, source_url: own[1], alt_text: all, mime_type: own[0] }],
      'wp:term': [[{ id: at + 1, name: all, slug: own[0], taxonomy: 'category' }]],
    },
  }
}

const posts = Array.from({ length: POSTS }, (_, at) => postOf(at))

export type HostileBlog = { url: string; titles: number; slugs: string[]; end: () => void }

/** Answers as WordPress's REST API does what the blog asks of it. */
export const startHostileBlog = async (): Promise<HostileBlog> => {
  const server = createServer((request, response) => {
    const { searchParams } = new URL(request.url ?? '/', 'http://localhost')
    const [slug, before, after] = ['slug', 'before', 'after'].map((name) => searchParams.get(name))
    const found = posts
      .filter((one) => slug === null || slug === undefined || one.slug === slug)
      .filter((one) => !before || `${one.date}Z` < before)
      .filter((one) => !after || `${one.date}Z` > after)
      .toReversed()
    response.writeHead(200, { 'content-type': 'application/json', 'x-wp-total': String(found.length) })
    response.end(JSON.stringify(found))
  })
  const port = await listen(server)
  const end = () => {
    server.closeAllConnections()
    server.close()
  }
  return { url: `http://127.0.0.1:${port}`, titles: POSTS, slugs: posts.map((one) => one.slug), end }
}
