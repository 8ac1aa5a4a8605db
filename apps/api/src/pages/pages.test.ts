import { createHash } from 'node:crypto'
import { rmSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { discussions, horoscopes } from '@dhruva/contract'
import { createWorld, type Member } from '@dhruva/testkit'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { buildApp } from '#app.ts'
import { comment, memberWithHandle, post } from '#features/astrohub/testing/forum.ts'
import { builtWeb } from '#pages/testing/built-web.ts'

const dir = builtWeb()
afterAll(() => rmSync(dir, { recursive: true }))
const options = { env: { PUBLIC_URL: 'https://dhruva.example/' } }
const world = await createWorld((parts) => buildApp({ ...parts, web: dir }), options)
const { drawings }: { drawings: string[] } = await import(pathToFileURL(path.join(dir, 'server', 'pages.mjs')).href)
beforeEach(() => {
  drawings.length = 0
})

const get = (where: `/${string}`, headers = {}, of = world) =>
  of.visitor().raw({ method: 'GET', path: where }, undefined, { accept: 'text/html', ...headers })
const text = async (where: `/${string}`, headers = {}, of = world) => (await get(where, headers, of)).text
const head = (html: string) => html.slice(0, html.indexOf('</head>'))
const hindi = { 'accept-language': 'hi-IN,hi;q=0.9,en;q=0.8' }

type Served = { path: `/${string}`; args: unknown; data: unknown; isFirst?: boolean }
const answers = (html: string): Served[] =>
  JSON.parse(/<script type="application\/json" id="answers" lang="\w\w">(.*)<\/script>/.exec(html)?.[1] ?? '[]')

/** For whom, in which language and at which address a page was drawn; null where it was not. */
const drawn = (html: string) =>
  /<div id="view"><main><h1>.*<\/h1><p>(.*?)<\/p>.*<\/main><\/div>\s*<template id="files">/.exec(html)?.[1] ?? null

let asha: Member
let did = 0
const nasty = `Saturn & </script><script>alert("1")</script><!-- 'two' \u2028`
beforeAll(async () => {
  asha = await memberWithHandle(world, 'asha')
  did = await post(asha, nasty, nasty)
  await comment(asha, did, 'A comment')
})

describe('the head of a page', () => {
  it('is what the page says: title, description, canonical address, preview of a link', async () => {
    const html = head(await text('/forum'))
    for (const line of [
      '<title>forum</title>',
      '<meta name="description" content="About forum" />',
      '<meta property="og:title" content="forum" />',
      '<meta property="og:type" content="website" />',
      '<meta property="og:image" content="https://dhruva.example/share.jpg" />',
      '<meta property="og:locale" content="en_IN" />',
      '<meta name="twitter:card" content="summary_large_image" />',
      '<link rel="canonical" href="https://dhruva.example/forum" />',
    ])
      expect(html).toContain(line)
    expect(html).not.toContain('noindex')
    expect(html).not.toContain('ld+json')
    expect(head(await text('/forum', hindi))).toContain('<meta property="og:locale" content="hi_IN" />')
  })

  it('keeps what is not listed out of search engines', async () => {
    const html = head(await text('/kundli?bid=7'))
    expect(html).toContain('<meta name="robots" content="noindex" />')
    expect(html).not.toContain('canonical')
    expect(html).not.toContain('og:url')
  })

  it('says as data for search engines what people wrote, whatever stands in it', async () => {
    const html = await text(`/forum/any-slug?did=${did}`)
    expect(html).toContain('<meta property="og:type" content="article" />')
    expect(html).toMatch(/<meta property="article:published_time" content="2026-11-21T[\d:.]+Z" \/>/)
    const [, json = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html) ?? []
    expect(json).not.toMatch(/[<>&]/)
    const address = /<link rel="canonical" href="(.*?)"/.exec(html)?.[1]
    expect(JSON.parse(json)).toEqual({ headline: nasty.trim(), origin: 'https://dhruva.example', url: address })
    expect(html).not.toContain('<script>alert')
    expect(html).toContain('<title>Saturn &amp; &lt;/script&gt;')
  })
})

describe('the content of a page', () => {
  it('is the page as a visitor sees it, in the language of the browser', async () => {
    expect(drawn(await text('/?utm=x'))).toBe('visitor en /')
    const answer = await get('/', hindi)
    expect(drawn(answer.text)).toBe('visitor hi /')
    expect(answer.text).toContain('<html lang="hi" data-theme="light" data-for="visitor">')
    expect(answer.headers).toMatchObject({
      'content-language': 'hi',
      vary: 'accept-encoding, accept-language, cookie',
    })
    expect(drawn(await text('/', { 'accept-language': 'en-IN,hi;q=0.5' }))).toBe('visitor en /')
  })

  it('is in the language and the theme that were chosen', async () => {
    const answer = await get('/', { ...hindi, cookie: 'theme=dark; language=en' })
    expect(answer.text).toContain('<html lang="en" data-theme="dark" data-for="visitor">')
    expect(answer.headers['content-language']).toBe('en')
    expect(drawn(answer.text)).toBe('visitor en /')
    const odd = await get('/', { ...hindi, cookie: 'theme="><script>; language=xx; mylanguage=en' })
    expect(odd.text).toContain('<html lang="hi" data-theme="light" data-for="visitor">')
  })

  it("of a cookie without a session is a visitor's", async () => {
    expect(drawn((await get('/', { cookie: 'jwt=' })).text)).toBe('visitor en /')
  })

  it('of no page says so with 404, and repeats nothing of the address', async () => {
    const answer = await get('/nowhere/<script>alert(1)</script>')
    expect(answer.status).toBe(404)
    expect(answer.text).toContain('noindex')
    expect(answer.text).not.toContain('alert(1)')
  })

  it('that cannot be drawn is left to the scripts, which then wait for nothing', async () => {
    const { status, text: html } = await get('/nasty')
    expect(status).toBe(200)
    expect(drawn(html)).toBeNull()
    expect(html).toContain('<div id="root"></div>')
    expect(html).toContain('<script type="module" src="/assets/entry.js"></script>')
    expect(html).not.toContain('<template')
    expect(world.log.join('')).toContain('a page is sent undrawn')
  })

  it('is sent packed to whoever takes it so: fast to the first, well to everybody after, and always the same', async () => {
    const send = async (accepted: string) =>
      world.app.http.inject({ url: '/', headers: { accept: 'text/html', 'accept-encoding': accepted } })
    const plain = await send('identity')
    expect(plain.headers).not.toHaveProperty('content-encoding')
    const [br, gzip, refused] = [
      await send('gzip, deflate, br'),
      await send('gzip;q=0.5'),
      await send('br;q=0, gzip;q=0.0'),
    ]
    expect(br.headers['content-encoding']).toBe('br')
    expect(brotliDecompressSync(br.rawPayload).toString()).toBe(plain.body)
    expect(gzip.headers['content-encoding']).toBe('gzip')
    expect(gunzipSync(gzip.rawPayload).toString()).toBe(plain.body)
    expect(refused.headers).not.toHaveProperty('content-encoding')
    const [well, again] = [await send('br'), await send('br')]
    expect(brotliDecompressSync(well.rawPayload).toString()).toBe(plain.body)
    expect(again.rawPayload.equals(well.rawPayload)).toBe(true)
  })

  it('may run the scripts of the built page and that of the checkout, and no other', async () => {
    const { headers } = await get('/')
    const hash = createHash('sha256').update('go()').digest('base64')
    expect(headers['content-security-policy']).toContain(
      `script-src 'self' 'sha256-${hash}' http://127.0.0.1:3001/checkout.js;`,
    )
  })
})

describe('the answers a page is drawn from', () => {
  it('travel with it: those of the calls, letter for letter', async () => {
    for (const where of ['/horoscope', '/forum', `/forum/x?did=${did}`] as const) {
      const served = answers(await text(where))
      expect(served.length).toBeGreaterThan(1)
      for (const { path: call, args, data } of served) {
        const method = call.endsWith('/getInfo.php') ? 'GET' : 'POST'
        const { json } = await world.visitor().raw({ method, path: call }, args)
        expect({ where, call, data: json }).toEqual({ where, call, data })
      }
    }
  })

  it('end no script element, whatever people wrote', async () => {
    const html = await text('/forum')
    expect(html).not.toContain('<script>alert')
    expect(answers(html)[0]).toMatchObject({
      path: discussions.searchDiscussions.path,
      args: { start: 0 },
      data: { discussions: [{ title: nasty.trim() }] },
    })
  })

  it('are none where a call is refused: the page says what it says then, with 404 where nothing is', async () => {
    const hidden = await post(asha, 'Hidden one')
    await world.db.pool.query(`SELECT set_discussion_state($1, '{shown}', 'hidden')`, [hidden])
    for (const id of [hidden, 99_999, -1]) {
      const answer = await get(`/forum/hidden-one?did=${id}`)
      expect(answer.text, `${id}`).not.toContain('Hidden one')
      expect(answer.text).toContain('noindex')
      expect(answer.text).not.toContain('ld+json')
      expect(answers(answer.text).map(({ path: call }) => call)).not.toContain(discussions.getDiscussion.path)
      expect(answer.status).toBe(404)
    }
  })

  it('are left out when the database is away: the page comes without', async () => {
    const own = await createWorld((parts) => buildApp({ ...parts, web: dir }))
    await own.db.pool.query('DROP TABLE discussion_block')
    const answer = await get('/forum', {}, own)
    expect(answer.status).toBe(200)
    expect(drawn(answer.text)).toBe('visitor en /forum?')
    expect(answers(answer.text).map(({ path: call }) => call)).toEqual(['/apis/site/getInfo.php'])
    expect(own.log.join('')).toContain('a page is sent without an answer')
  })

  it('are asked in the language of the page', async () => {
    const { response } = await world.visitor().call(horoscopes.getHoroscope, {
      zodiac: 'Leo',
      when: 'Today',
      language: 'Hindi',
    })
    expect(await text('/horoscope', hindi)).toContain(response.bot_response.Love.split_response)
  })
})

describe('a page that was drawn', () => {
  it('is kept while it says the same, and sent as 304 to whoever has it', async () => {
    const where = `/forum/x?did=${did}` as const
    const first = await get(where)
    const before = drawings.length
    const again = { 'if-none-match': String(first.headers.etag) }
    expect(await get(where, again)).toMatchObject({ status: 304, text: '' })
    expect(drawings).toHaveLength(before)
    await comment(asha, did, 'Another comment')
    const next = await get(where, again)
    expect(next).toMatchObject({ status: 200, text: expect.stringContaining('Another comment') })
    expect(drawings).toHaveLength(before + 1)
  })

  it('is another one after midnight in India', async () => {
    const at = await createWorld((parts) => buildApp({ ...parts, web: dir }), { at: '2026-11-21T18:29:59.000Z' })
    const first = await get('/horoscope', {}, at)
    expect(first.headers['cache-control']).toBe('no-cache')
    const again = { 'if-none-match': String(first.headers.etag) }
    expect(await get('/horoscope', again, at)).toMatchObject({ status: 304, text: '' })
    at.clock.set('2026-11-21T18:30:00.000Z')
    expect(await get('/horoscope', again, at)).toMatchObject({ status: 200 })
  })

  it('asks the database of a horoscope once', async () => {
    const own = await createWorld((parts) => buildApp({ ...parts, web: dir }))
    const first = await text('/horoscope', {}, own)
    await own.db.pool.query('DROP TABLE horoscope')
    expect(await text('/horoscope', {}, own)).toBe(first)
  })
})

it('who asks for very many pages gets them as they are before any answer; what is the same for all is drawn for everybody', async () => {
  const env = { RATE_LIMITS: 'on', VISITOR_PAGES_PER_SECOND: '3', VISITOR_SEARCHES_PER_MINUTE: '2' }
  const own = await createWorld((parts) => buildApp({ ...parts, web: dir }), { env })
  // all in one second
  const clock = vi.spyOn(performance, 'now').mockReturnValue(performance.now())
  const many = async (times: number, where: `/${string}`, headers = {}) => {
    const seen = []
    for (let n = 0; n < times; n++) seen.push(drawn(await text(where, headers, own)))
    return seen
  }
  const whole = 'visitor en /forum/1?did=1'
  expect(await many(4, '/forum/x?did=1')).toEqual([whole, whole, whole, 'visitor en /forum/1?sample'])
  // searches are counted by themselves
  const found = 'visitor en /forum?query=saturn'
  expect(await many(3, '/forum?query=saturn')).toEqual([found, found, 'visitor en /forum?sample'])
  expect(await many(9, '/horoscope')).toEqual(Array(9).fill('visitor en /horoscope'))
  // a member's page that nobody has seen yet costs as much
  expect(await many(1, '/kundli?bid=7', { cookie: 'jwt=x' })).toEqual(['member en /kundli?sample'])
  clock.mockRestore()
})

describe('what a page is made of', () => {
  it('is asked for when the view is shown: styles, and the scripts and texts of its language; not what the page asks for by itself', async () => {
    const html = await text('/', hindi)
    const [whole = '', template = ''] = /<template id="files">(.*?)<\/template>/s.exec(html) ?? []
    // outside the template nothing is asked for but what the inline script needs
    expect(html.replace(whole, '')).not.toMatch(/stylesheet|modulepreload|type="module"/)
    const sheets = [...template.matchAll(/<link rel="stylesheet" [^>]*href="\/assets\/(.*?)\.css">/g)]
    expect(sheets.map(([, name]) => name)).toEqual(['entry', 'shared', 'data', 'home'])
    expect(template).toContain('<script type="module" src="/assets/entry.js"></script>')
    const scripts = [...template.matchAll(/<link rel="modulepreload" [^>]*href="\/assets\/(.*?)\.js">/g)]
    expect(scripts.map(([, name]) => name)).toEqual(['shared', 'data', 'home', 'home-hi'])
  })

  it.each(['/server/pages.mjs', '/.vite/manifest.json', '/.vite/modules.json'] as const)('hides %s', async (where) => {
    expect((await get(where, { accept: '*/*' })).status).toBe(404)
  })
})
