import { rmSync } from 'node:fs'
import { discussions } from '@dhruva/contract'
import { createWorld, type Member } from '@dhruva/testkit'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { buildApp } from '#app.ts'
import { comment, handleOf, memberWithHandle, post } from '#features/astrohub/testing/forum.ts'
import { builtWeb } from '#pages/testing/built-web.ts'

const dir = builtWeb()
afterAll(() => rmSync(dir, { recursive: true }))
const world = await createWorld((parts) => buildApp({ ...parts, web: dir }), {
  env: { PUBLIC_URL: 'https://dhruva.example/' },
})
const get = (where: `/${string}`, headers = {}, of = world) =>
  of.visitor().raw({ method: 'GET', path: where }, undefined, { accept: 'text/html', ...headers })
const text = async (where: `/${string}`, headers = {}) => (await get(where, headers)).text
const nasty = `</noscript><script>alert("1")</script> & 'two' {query}`
const safe = '&lt;/noscript&gt;&lt;script&gt;alert(&quot;1&quot;)&lt;/script&gt; &amp; &#39;two&#39; {query}'

let asha: Member
let dids: number[]
beforeAll(async () => {
  expect(await text('/forum')).toContain('<p>nothingYet</p>')
  asha = await memberWithHandle(world, 'asha')
  dids = []
  for (let n = 1; n <= 12; n++) dids.push(await post(asha, `Question number ${n}`, `About number ${n},\nin two lines`))
})

describe('the list', () => {
  it('has the ten latest with their addresses, who wrote them and when, and the way to the next page', async () => {
    const html = await text('/forum?page=1')
    for (let n = 3; n <= 12; n++)
      expect(html).toContain(
        `<h2><a href="/forum/question-number-${n}?did=${dids[n - 1]}">Question number ${n}</a></h2><p>${handleOf('asha')}, 21 November 2026</p><p>About number ${n}, in two lines</p>`
          .replaceAll('</h2><p>', '</h2>\n<p>')
          .replace('</p><p>', '</p>\n<p>'),
      ) // prettier-ignore
    expect(html).not.toContain('Question number 2<')
    expect(html).toContain('<a href="/forum?page=2">Page 2</a>')
    expect(html).toContain('<title>Forum · Dhruva</title>')
    expect(html).toContain('<link rel="canonical" href="https://dhruva.example/forum" />')
    expect(html).not.toContain('noindex')
  })

  it('has further pages of their own, and none behind the last', async () => {
    const second = await text('/forum?page=2')
    expect(second).toContain('>Question number 1<')
    expect(second).toContain('<title>Forum, page 2</title>')
    expect(second).toContain('href="https://dhruva.example/forum?page=2"')
    expect(second).toContain('<a href="/forum?page=1">Page 1</a>')
    for (const page of ['3', '999999999999']) {
      const html = await text(`/forum?page=${page}`)
      expect(html).toContain('<p>beyond</p>')
      expect(html).toContain('<a href="/forum">toFirst</a>')
      expect(html).toContain('noindex')
    }
    for (const page of ['0', '-1', 'abc', '', '1e3'])
      expect(await text(`/forum?page=${page}`)).toContain('>Question number 12<')
  })

  it('of a search is not for search engines, and says what was sought', async () => {
    const html = await text('/forum?query=number%207')
    expect(html).toContain('<title>number 7: search</title>')
    expect(html).toContain('<h1>Found number 7</h1>')
    expect(html).toContain('>Question number 7<')
    expect(html).not.toContain('>Question number 8<')
    expect(html).toContain('<meta name="robots" content="noindex" />')
    expect(html).not.toContain('canonical')
    expect(await text('/forum?query=absent')).toContain('<p>No absent</p>')
  })

  it.each([nasty, '\0', '\ud800', '%', '$&', '{page}', 'x'.repeat(5000)])('takes any query: %j', async (query) => {
    const answer = await get(`/forum?query=${encodeURIComponent(query.toWellFormed())}`)
    expect(answer.status).toBe(200)
    expect(answer.text).not.toContain('<script>')
    expect((await get('/forum?query=%ff%00%ed%a0%80')).status).toBe(200)
  })

  it('is another one as soon as somebody writes, and 304 until then', async () => {
    const first = await get('/forum')
    const again = { 'if-none-match': String(first.headers.etag) }
    expect(await get('/forum', again)).toMatchObject({ status: 304 })
    await post(asha, 'The thirteenth')
    expect(await get('/forum', again)).toMatchObject({ status: 200, text: expect.stringContaining('>The thirteenth<') })
  })
})

describe('a discussion', () => {
  it('has its text and its first comments, its own title, description and address', async () => {
    const ravi = await memberWithHandle(world, 'ravi')
    const did = await post(asha, 'शनि की दशा', `First line\n\nsecond line ${'x'.repeat(300)}`)
    await comment(ravi, did, 'One answer\nin two lines')
    const html = await text(`/forum/any-slug?did=${did}`)
    expect(html).toContain('<title>शनि की दशा · AstroHub</title>')
    expect(html).toContain(`<meta property="og:description" content="First line second line ${'x'.repeat(137)}" />`)
    expect(html).toContain(`<link rel="canonical" href="https://dhruva.example/forum/shani-ki-dasha?did=${did}" />`)
    expect(html).toContain('<h1>शनि की दशा</h1>')
    expect(html).toMatch(/<p>First line<\/p>\n<p>second line x+<\/p>\n<h2>comments<\/h2>/)
    expect(html).toContain(`<h3>${handleOf('ravi')}, 21 November 2026</h3>\n<p>One answer</p>\n<p>in two lines</p>`)
    expect(await text(`/forum/x?did=${did}`, { 'accept-language': 'hi' })).toContain('21 नवंबर 2026')
  })

  it('says as data for search engines what it is, by whom and since when, whatever stands in it', async () => {
    const title = `</script><!--<script> & "शनि" \u2028`
    const did = await post(asha, title, nasty)
    await comment(asha, did, 'An answer')
    const html = await text(`/forum/x?did=${did}`)
    expect(html).toContain('<meta property="og:type" content="article" />')
    expect(html).toMatch(/<meta property="article:published_time" content="2026-11-21T[\d:.]+Z" \/>/)
    const [, json = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html) ?? []
    expect(json).not.toMatch(/[<>&]/)
    const address = /<link rel="canonical" href="(.*?)"/.exec(html)?.[1]
    expect(JSON.parse(json)).toMatchObject({
      '@type': 'DiscussionForumPosting',
      url: address,
      headline: title.trim(),
      text: nasty,
      author: { name: handleOf('asha'), url: `https://dhruva.example/profile?uid=${asha.uid}` },
      datePublished: expect.stringMatching(/^2026-11-21T/),
      commentCount: 1,
    })
  })

  it('is text, whatever people write', async () => {
    const did = await post(asha, nasty, nasty)
    await comment(asha, did, nasty)
    for (const where of [`/forum/x?did=${did}`, '/forum', `/profile?uid=${asha.uid}`] as const) {
      const html = await text(where)
      expect(html, where).not.toContain('<script>')
      expect(html, where).toContain(safe)
      expect(html.match(/<\/noscript>/g), where).toHaveLength(1)
    }
  })

  it('that is not there, hidden or deleted is 404 and not for search engines', async () => {
    const hidden = await post(asha, 'Hidden one')
    const deleted = await post(asha, 'Deleted one')
    await world.db.pool.query(`SELECT set_discussion_state($1, '{shown}', 'hidden')`, [hidden])
    await asha.call(discussions.deleteDiscussion, { did: deleted })
    for (const did of [hidden, deleted, 99_999, 0, -1, 'abc', '1;', '9999999999', '']) {
      const answer = await get(`/forum/hidden-one?did=${did}`)
      expect(answer, `${did}`).toMatchObject({ status: 404, text: expect.stringContaining('<h1>notFound</h1>') })
      expect(answer.text).toContain('noindex')
      expect(answer.text).not.toContain('Hidden one')
      expect(answer.text).not.toContain('ld+json')
      expect(answer.text).toContain('<a href="/forum">toForum</a>')
    }
    expect((await get('/forum/hidden-one')).status).toBe(404)
  })
})

describe('a profile', () => {
  it('has a name and the latest discussions, and is not for search engines', async () => {
    const html = await text(`/profile?uid=${asha.uid}`)
    expect(html).toContain(`<h1>${handleOf('asha')}</h1>`)
    expect(html).toContain('>The thirteenth<')
    expect(html).toContain('noindex')
    expect(html).not.toContain('@example.org')
    const nobody = await get('/profile?uid=99999')
    expect(nobody).toMatchObject({ status: 404, text: expect.stringContaining('<title>Profile · Dhruva<') })
    expect(await get('/profile')).toMatchObject({ status: 200, text: expect.stringContaining('Text of Profile') })
  })

  it('of who keeps it private has the name alone', async () => {
    const meera = await memberWithHandle(world, 'meera')
    await post(meera, 'Not for everyone here')
    await world.db.pool.query('UPDATE profile SET is_private = true WHERE uid = $1', [meera.uid])
    const html = await text(`/profile?uid=${meera.uid}`)
    expect(html).toContain(`<h1>${handleOf('meera')}</h1>`)
    expect(html).not.toContain('Not for everyone here')
  })
})

it('who asks for very many pages gets them without what must be looked up', async () => {
  const env = { RATE_LIMITS: 'on', VISITOR_PAGES_PER_SECOND: '40', VISITOR_SEARCHES_PER_MINUTE: '5' }
  const own = await createWorld((parts) => buildApp({ ...parts, web: dir }), { env })
  // all in one second
  const clock = vi.spyOn(performance, 'now').mockReturnValue(performance.now())
  const statuses = new Set<number>()
  for (let n = 0; n < 41; n++) statuses.add((await get('/forum/x?did=1', {}, own)).status)
  expect([...statuses]).toEqual([404, 200])
  expect(await get('/forum/x?did=1', {}, own)).toMatchObject({ text: expect.stringContaining('Text of Discussion') })
  // searches are counted by themselves
  const texts = []
  for (let n = 0; n < 6; n++) texts.push((await get('/forum?query=saturn', {}, own)).text)
  expect(texts.map((html) => html.includes('Text of Forum'))).toEqual([false, false, false, false, false, true])
  clock.mockRestore()
})

it('the page goes out without its text when the database is away', async () => {
  const own = await createWorld((parts) => buildApp({ ...parts, web: dir }))
  await own.db.pool.query('DROP TABLE discussion_block')
  expect(await get('/forum', {}, own)).toMatchObject({ status: 200, text: expect.stringContaining('Text of Forum') })
})
