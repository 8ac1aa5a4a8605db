// The blog: sections 13 and 14 of the acceptance list; and one whose every field is a payload.
import { blogs } from '@dhruva/contract'
import { afterAll, expect, test } from 'vitest'
import { fails, startProduct } from './product.ts'
import { startHostileBlog } from './testing/hostile-blog.ts'
import { payloads } from './testing/payloads.ts'
import { headed, said } from './testing/see.ts'
import { watch } from './testing/watch.ts'

const hostile = await startHostileBlog()
afterAll(hostile.end)
const [product, attacked] = await Promise.all([startProduct(), startProduct({ env: { BLOG_API_URL: hostile.url } })])
const visitor = await product.arrive()
const { posts } = await visitor.client.call(blogs.getBlogPosts, { per_page: 20 })

test('S-018 S-407 nine posts a page, newest first, each with picture, title, excerpt and date', async () => {
  const page = await product.page({ width: 360 })
  await page.goto('/blogs')
  const cards = page.locator('main li:has(a[href^="/blogs/"])')
  await expect.poll(() => cards.count()).toBe(9)
  for (const [at, post] of posts.slice(0, 9).entries()) {
    const card = cards.nth(at)
    expect(await said(card)).toContain(post.title)
    expect(await said(card)).toContain(post.excerpt)
    expect(await card.locator('time').getAttribute('datetime')).toBe(post.at)
    expect(await card.locator('img').count()).toBe(1)
  }
  await page.getByRole('link', { name: 'Next', exact: true }).click()
  await page.waitForURL('**/blogs?page=2')
  await expect.poll(() => cards.count()).toBe(posts.length - 9)
  await page.getByText('Page 2 of 2').waitFor()
  expect(await page.getByRole('link', { name: 'Next', exact: true }).count()).toBe(0)
})

test('S-019 S-409 S-410 a post, the ones before and after it, and one that is none', async () => {
  const page = await product.page()
  const [newest, second] = posts
  const oldest = posts.at(-1)
  if (!newest || !second || !oldest) throw new Error('no posts')
  const around = page.getByRole('navigation', { name: 'More articles' }).getByRole('link')
  await page.goto(`/blogs/${newest.slug}`)
  await headed(page, newest.title)
  expect(await page.title()).toContain(newest.title)
  expect(await page.locator('meta[name=description]').getAttribute('content')).toBe(newest.excerpt)
  expect(await page.locator('article > img').getAttribute('src')).toBe(`/blog-pictures/${newest.slug}.svg`)
  expect(await around.allInnerTexts()).toEqual([expect.stringContaining(second.title)])
  await around.click()
  await headed(page, second.title)
  expect(await around.count()).toBe(2)
  await page.goto(`/blogs/${oldest.slug}`)
  await headed(page, oldest.title)
  expect(await around.evaluateAll((all) => all.map((one) => one.getAttribute('rel')))).toEqual(['next'])
  const missing = await page.goto('/blogs/no-such-post')
  expect(missing?.status()).toBe(404)
  await page.getByText('This article was not found.').waitFor()
})

test('S-408 when posts cannot be read they can be asked for again', async () => {
  const page = await product.page()
  await page.goto('/')
  const failing = await fails(page, blogs.getBlogPosts, 'HTTP failure')
  await page.locator('footer a[href="/blogs"]').click()
  const again = page.getByRole('main').getByRole('button', { name: 'Try again' })
  await again.waitFor()
  await failing.heal()
  await again.click()
  await page.locator('main li:has(a[href^="/blogs/"])').first().waitFor()
})

/** What of a page as it is sent could run or fetch, and its data for search engines. */
const looseIn = (html: string) => {
  const page = new DOMParser().parseFromString(html, 'text/html')
  const leads = /^(src|srcset|poster|data|background|style|ping|action|formaction|xlink:href|href)$/
  const isLoose = (element: Element) =>
    [...element.attributes].some(
      ({ name, value }) => name.startsWith('on') || (leads.test(name) && /javascript:|vbscript:|url\(/i.test(value)),
    )
  const foreign = 'iframe, object, embed, base, math, video, audio, portal, bgsound, body style, body meta'
  // an address of this site may have any words in it
  const isElsewhere = (address: string | null) => address !== null && !/^(\/(?!\/)|data:|#)/.test(address)
  const pictures = [...page.querySelectorAll('img, source, image, use, link:not([rel=canonical])')].filter((one) =>
    ['src', 'srcset', 'href'].some((name) => isElsewhere(one.getAttribute(name))),
  )
  const data = page.querySelector('script[type="application/ld+json"]')?.textContent ?? null
  return {
    loose: [...page.querySelectorAll('*')].filter(isLoose).map((one) => one.outerHTML.slice(0, 200)),
    foreign: [...page.querySelectorAll(foreign), ...pictures].map((one) => one.outerHTML.slice(0, 200)),
    headline: data === null ? null : String(JSON.parse(data).headline),
    head: [...page.head.children]
      .map(({ localName }) => localName)
      .filter((name) => !/^(title|meta|link|style|script|noscript)$/.test(name)),
  }
}

/** How a reader of feeds takes one apart. */
const feedOf = (xml: string) => {
  const feed = new DOMParser().parseFromString(xml, 'text/xml')
  return {
    broken: feed.querySelector('parsererror')?.textContent ?? null,
    items: feed.querySelectorAll('item').length,
    others: [...feed.querySelectorAll('item *')]
      .map(({ localName }) => localName)
      .filter((name) => !/^(title|link|guid|pubDate|category|description)$/.test(name)),
  }
}

test('S-411 a hostile blog: nothing runs, nothing is fetched from elsewhere', async () => {
  expect(payloads.length).toBeGreaterThan(200)
  const { page, seen } = await watch(attacked)
  await page.goto('/blogs')
  await expect.poll(() => page.locator('main li:has(a[href^="/blogs/"])').count()).toBe(hostile.titles)
  await page.goto('/')
  await page.locator('main h1').first().waitFor()
  for (const [at, slug] of hostile.slugs.entries()) {
    await page.goto(`/blogs/${encodeURIComponent(slug)}`)
    await page.locator('h1', { hasText: `Title ${at}` }).waitFor()
    // the last paragraph is there: nothing swallowed the rest of the page
    await page.locator('article').getByText(`End ${at}`, { exact: true }).waitFor()
  }
  expect(seen).toEqual([])
  expect(attacked.troubles(page)).toEqual([])

  const { page: reader } = await watch(attacked)
  const sent = async (path: string) => (await fetch(attacked.url + path, { headers: { accept: 'text/html' } })).text()
  for (const path of ['/blogs', '/', ...hostile.slugs.map((slug) => `/blogs/${encodeURIComponent(slug)}`)]) {
    const found = await reader.evaluate(looseIn, await sent(path))
    expect(found, path).toMatchObject({ loose: [], foreign: [], head: [] })
    if (path.startsWith('/blogs/')) expect(found, path).toMatchObject({ headline: expect.stringContaining('Title') })
  }
  for (const path of ['/blogs/rss.xml', '/blogs/rss-hi.xml'])
    expect(await reader.evaluate(feedOf, await sent(path)), path).toEqual({
      broken: null,
      items: hostile.titles,
      others: [],
    })
}, 120_000)
