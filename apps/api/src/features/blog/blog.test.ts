import { blogs } from '@dhruva/contract'
import { createWorld } from '@dhruva/testkit'
import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { buildApp } from '#app.ts'

const world = await createWorld(buildApp)
const anyone = world.visitor()
const address = await world.address()
const get = async (path: string, headers = {}) => {
  const response = await fetch(address + path, { headers })
  return { status: response.status, headers: response.headers, json: await response.json() }
}
const Post = z.looseObject({
  id: z.int(),
  slug: z.string(),
  date: z.string(),
  featured_media: z.int(),
  title: z.object({ rendered: z.string() }),
})
const list = async (path: string) => z.parse(z.array(Post), (await get(path)).json)
const slugsOf = (posts: { slug: string }[]) => posts.map(({ slug }) => slug)

describe('the posts that come with the product', () => {
  it('come nine to a page, newest first, in both languages alike', async () => {
    const first = await anyone.call(blogs.getBlogPosts, {})
    const second = await anyone.call(blogs.getBlogPosts, { page: 2 })
    expect(first).toMatchObject({ total: 15, page_count: 2 })
    expect([first.posts.length, second.posts.length]).toEqual([9, 6])
    const all = [...first.posts, ...second.posts]
    expect(all.map(({ at }) => at)).toEqual(all.map(({ at }) => at).toSorted((a, b) => (a < b ? 1 : -1)))
    const hindi = await anyone.raw(blogs.getBlogPosts, {}, { 'accept-language': 'hi' })
    expect(JSON.stringify(hindi.json)).toMatch(/[\u0900-\u097f]/)
    expect(hindi.json).toMatchObject({ posts: first.posts.map(({ slug }) => ({ slug })) })
  })

  it('are read whole, with the one before and the one after', async () => {
    const { posts } = await anyone.call(blogs.getBlogPosts, { per_page: 20 })
    const [newest, middle, older] = posts
    const read = await anyone.call(blogs.getBlogPost, { slug: middle?.slug ?? '' })
    expect(read.post.content).toMatch(/^<p>|^<h2>/)
    expect(read.post.minutes).toBeGreaterThan(1)
    expect([read.next?.slug, read.previous?.slug]).toEqual([newest?.slug, older?.slug])
    const last = await anyone.call(blogs.getBlogPost, { slug: newest?.slug ?? '' })
    expect(last.next).toBeNull()
    expect(await anyone.raw(blogs.getBlogPost, { slug: 'none' })).toMatchObject({ status: 404 })
  })

  it('lead nowhere that is not there', async () => {
    const { posts } = await anyone.call(blogs.getBlogPosts, { per_page: 20 })
    const known = new Set(slugsOf(posts))
    for (const { slug } of posts) {
      const { post } = await anyone.call(blogs.getBlogPost, { slug })
      for (const [, linked] of post.content.matchAll(/href="\/blogs\/([^"#?]+)/g)) expect(known).toContain(linked)
    }
  })
})

describe('the same as WordPress gives it', () => {
  const POSTS = '/wp-json/wp/v2/posts'

  it('in pages with their totals, and embedded when asked', async () => {
    const { status, headers, json } = await get(`${POSTS}?per_page=4&page=2&_embed`)
    expect([status, headers.get('x-wp-total'), headers.get('x-wp-totalpages')]).toEqual([200, '15', '4'])
    expect(json).toHaveLength(4)
    const [first] = z.parse(z.array(z.unknown()), json)
    expect(first).toMatchObject({
      status: 'publish',
      type: 'post',
      title: { rendered: expect.any(String) },
      content: { rendered: expect.stringContaining('<p>'), protected: false },
      _embedded: { 'wp:featuredmedia': [{ source_url: expect.stringMatching(/\/blog-pictures\/.*\.svg$/) }] },
    })
  })

  it('by slug, order, dates, categories, words and language', async () => {
    const all = await list(`${POSTS}?per_page=100&order=asc`)
    const [one, two, three, four] = all
    const late = all[12]
    if (!one || !two || !three || !four || !late) throw new Error('no posts')
    const byTitle = await list(`${POSTS}?per_page=100&orderby=title&order=asc`)
    expect(slugsOf(byTitle)).not.toEqual(slugsOf(all))
    expect(slugsOf(await list(`${POSTS}?slug=${four.slug}`))).toEqual([four.slug])
    expect(slugsOf(await list(`${POSTS}?after=${late.date}&order=asc`))).toEqual(slugsOf(all.slice(13)))
    expect(slugsOf(await list(`${POSTS}?before=${three.date}&order=asc`))).toEqual(slugsOf(all.slice(0, 2)))
    expect(await list(`${POSTS}?exclude=${one.id}&per_page=100`)).toHaveLength(14)
    expect(await list(`${POSTS}?include[]=${one.id}&include[]=${two.id}`)).toHaveLength(2)
    expect(await list(`${POSTS}?categories=3`)).toHaveLength(2)
    expect(await list(`${POSTS}?search=zzzz`)).toEqual([])
    const [hindi] = await list(`${POSTS}?lang=hi&per_page=1`)
    expect(hindi?.title.rendered).toMatch(/[\u0900-\u097f]/)
  })

  it('lets nobody have it search, or send a hundred posts, as often as a page is read', async () => {
    const busy = await createWorld(buildApp, { env: { RATE_LIMITS: 'on', VISITOR_SEARCHES_PER_MINUTE: '2' } })
    const statuses: number[] = []
    for (const query of [
      'search=a',
      'per_page=100',
      'search=b',
      'per_page=21&offset=3',
      'per_page=20',
      'slug=guna-milan',
    ])
      statuses.push((await busy.visitor().raw({ method: 'GET', path: `/wp-json/wp/v2/posts?${query}` })).status)
    expect(statuses).toEqual([200, 200, 429, 429, 200, 200])
  })

  it('refuses as WordPress does', async () => {
    expect(await get(`${POSTS}?per_page=101`)).toMatchObject({
      status: 400,
      json: { code: 'rest_invalid_param', data: { status: 400, params: { per_page: expect.any(String) } } },
    })
    expect(await get(`${POSTS}?page=99`)).toMatchObject({
      status: 400,
      json: { code: 'rest_post_invalid_page_number' },
    })
    expect(await get(`${POSTS}/9999`)).toMatchObject({ status: 404, json: { code: 'rest_post_invalid_id' } })
    expect(await get('/wp-json/wp/v2/media/1')).toMatchObject({ status: 404 })
  })

  it('the head of a post, by its address', async () => {
    const head = '/wp-json/yoast/v1/get_head?url='
    const { json } = await get(`${head}${encodeURIComponent('https://blog.example/blogs/guna-milan/?a=1')}`)
    expect(json).toMatchObject({
      status: 200,
      json: { og_type: 'article', canonical: expect.stringMatching(/guna-milan$/) },
    })
    expect(json).toHaveProperty('html', expect.stringContaining('<meta name="description" content="'))
    expect((await get(`${head}https://blog.example/none`)).status).toBe(404)
    expect((await get(`${head}%25E0%25A4%25A`)).status).toBe(404)
  })

  it('feeds of both languages, newest first', async () => {
    for (const [path, language, letters] of [
      ['/blogs/rss.xml', 'en', /[a-z]/],
      ['/blogs/rss-hi.xml', 'hi', /[\u0900-\u097f]/],
    ] as const) {
      const answer = await fetch(address + path)
      const xml = await answer.text()
      expect(answer.headers.get('content-type')).toBe('application/rss+xml; charset=utf-8')
      expect(xml).toContain(`<language>${language}</language>`)
      const dates = [...xml.matchAll(/<pubDate>(.*?)<\/pubDate>/g)].map(([, date = '']) => Date.parse(date))
      expect(dates).toHaveLength(15)
      expect(dates).toEqual(dates.toSorted((a, b) => b - a))
      expect(xml.match(/<item><title>(.*?)<\/title>/)?.[1]).toMatch(letters)
    }
  })

  it('a drawing for each post, alone of its kind, that loads nothing', async () => {
    const drawings = await Promise.all(
      slugsOf(await list(`${POSTS}?per_page=100`)).map(async (slug) => {
        const answer = await fetch(`${address}/blog-pictures/${slug}.svg`)
        expect(answer.headers.get('content-type')).toBe('image/svg+xml')
        expect(answer.headers.get('content-security-policy')).toBe(
          "default-src 'none'; frame-ancestors 'none'; sandbox",
        )
        return answer.text()
      }),
    )
    expect(new Set(drawings).size).toBe(15)
    for (const drawing of drawings) expect(drawing).not.toMatch(/href|<script|<image|NaN|undefined/)
    expect((await fetch(`${address}/blog-pictures/none.svg`)).status).toBe(404)
  })

  it('one post and its picture', async () => {
    const post = z.parse(Post, (await get(`${POSTS}/3`)).json)
    const { json: media } = await get(`/wp-json/wp/v2/media/${post.featured_media}`)
    expect(media).toMatchObject({ id: post.featured_media, media_type: 'image', mime_type: 'image/svg+xml' })
  })
})
