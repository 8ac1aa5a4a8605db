import { rmSync } from 'node:fs'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { horoscopes, zodiacs } from '@dhruva/contract'
import { createWorld } from '@dhruva/testkit'
import { afterAll, describe, expect, it } from 'vitest'
import { buildApp } from '#app.ts'
import { finder } from '#pages/pages.ts'
import { builtWeb } from '#pages/testing/built-web.ts'

const nasty = `<script>alert("1")</script> & 'two'`
const dir = builtWeb([{ path: '/nasty', title: nasty, description: nasty, heading: nasty, text: nasty, listed: true }])
afterAll(() => rmSync(dir, { recursive: true }))
const world = await createWorld((parts) => buildApp({ ...parts, web: dir }), {
  env: { PUBLIC_URL: 'https://dhruva.example/' },
})
const get = (where: `/${string}`, headers = {}, of = world) =>
  of.visitor().raw({ method: 'GET', path: where }, undefined, { accept: 'text/html', ...headers })
const text = async (where: `/${string}`, headers = {}, of = world) => (await get(where, headers, of)).text
const head = (html: string) => html.slice(0, html.indexOf('</head>'))
const hindi = { 'accept-language': 'hi-IN,hi;q=0.9,en;q=0.8' }

describe('the head of a page', () => {
  it('is its own: title, description, canonical address, preview of a link', async () => {
    const html = head(await text('/videos/a-question'))
    expect(html).toContain('<title>Video · Dhruva</title>')
    expect(html).toContain('<meta name="description" content="What Video says" />')
    expect(html).toContain('<meta property="og:title" content="Video · Dhruva" />')
    expect(html).toContain('<meta property="og:description" content="What Video says" />')
    expect(html).toContain('<meta property="og:type" content="website" />')
    expect(html).toContain('<meta property="og:image" content="https://dhruva.example/share.jpg" />')
    expect(html).toContain('<meta name="twitter:card" content="summary_large_image" />')
    expect(html).toContain('<meta property="og:locale" content="en_IN" />')
    expect(head(await text('/', hindi))).toContain('<meta property="og:locale" content="hi_IN" />')
    expect(html).not.toContain('ld+json')
    expect(head(await text('/?utm=x'))).toContain('<link rel="canonical" href="https://dhruva.example/" />')
    expect(html.match(/<title>/g)).toHaveLength(1)
    expect(html).not.toContain('noindex')
  })

  it('keeps what belongs to a person out of search engines', async () => {
    const html = head(await text('/kundli?bid=7'))
    expect(html).toContain('<title>Kundli · Dhruva</title>')
    expect(html).toContain('<meta name="robots" content="noindex" />')
    expect(html).not.toContain('canonical')
    expect(html).not.toContain('og:url')
  })

  it('says of no page that there is none, and repeats nothing of the address', async () => {
    const answer = await get('/nowhere/<script>alert(1)</script>')
    expect(answer.status).toBe(404)
    expect(answer.text).toContain('<title>Not found · Dhruva</title>')
    expect(answer.text).toContain('noindex')
    expect(answer.text).not.toContain('alert(1)')
  })
})

describe('the text of a page', () => {
  it('stands where no script runs, with what needs one and the way on', async () => {
    const html = await text('/')
    expect(html).toMatch(
      /<noscript><main class="page-narrow">\s*<h1>Home<\/h1>\s*<p>Text of Home<\/p>[\s\S]*<\/noscript>/,
    )
    expect(html).toContain('Needs scripts')
    expect(html).toContain('<a href="/terms">Terms</a>')
  })

  it('is text, whatever stands in it', async () => {
    const html = await text('/nasty')
    const safe = '&lt;script&gt;alert(&quot;1&quot;)&lt;/script&gt; &amp; &#39;two&#39;'
    expect(html).not.toContain('<script>')
    expect(html.split(safe)).toHaveLength(7)
  })

  it('follows the language the browser asks for, and says so to caches', async () => {
    const [english, inHindi] = [await get('/'), await get('/', hindi)]
    expect(english.text).toContain('<html lang="en" data-theme="light">')
    expect(inHindi.text).toContain('<html lang="hi" data-theme="light">')
    expect(inHindi.text).toContain('<title>Home(hi) · Dhruva</title>')
    expect(inHindi.headers).toMatchObject({
      'content-language': 'hi',
      vary: 'accept-encoding, accept-language, cookie',
    })
    expect(await text('/', { 'accept-language': 'en-IN,hi;q=0.5' })).toBe(english.text)
  })
})

describe('a horoscope', () => {
  const ask = (args: object) => world.visitor().call(horoscopes.getHoroscope, { zodiac: 'Leo', when: 'Today', ...args })

  it('is the one of that sign and day, six fields with score and words, and the way to the others', async () => {
    const html = await text('/horoscope?zodiac=leo&when=Tomorrow')
    const { response, gist } = await ask({ when: 'Tomorrow' })
    expect(html).toContain('<title>Leo, tomorrow · Dhruva</title>')
    expect(html).toContain('<h1>Leo horoscope</h1>')
    expect(html).toContain('tomorrow, 22 November 2026')
    expect(html).toContain(gist)
    for (const [field, { score, split_response }] of Object.entries(response.bot_response)) {
      expect(html).toContain(`<h2>${field}: ${score}%</h2>`)
      expect(html).toContain(`<p>${split_response}</p>`)
    }
    for (const sign of zodiacs) expect(html).toContain(`href="/horoscope?zodiac=${sign}&amp;when=Tomorrow"`)
    expect(html).toContain('href="https://dhruva.example/horoscope?zodiac=Leo&amp;when=Tomorrow"')
  })

  it('is in Hindi for who reads Hindi', async () => {
    const html = await text('/horoscope?zodiac=Leo&when=Today', hindi)
    const { response } = await ask({ language: 'Hindi' })
    expect(html).toContain(response.bot_response.Love.split_response)
    expect(html).toContain('today(hi), 21 नवंबर 2026')
  })

  it.each([
    ['', 'Aries', 'today'],
    ['?zodiac=&when=', 'Aries', 'today'],
    ['?zodiac=Saggitarius&when=xyz', 'Sagittarius', 'today'],
    ['?zodiac=सिंह&when=TOMORROW', 'Leo', 'tomorrow'],
  ])('is found by %j', async (search, sign, day) => {
    expect(await text(`/horoscope${search}`)).toContain(`<title>${sign}, ${day} · Dhruva</title>`)
  })

  it('of no sign is the choice of twelve, which no search engine keeps', async () => {
    const html = await text('/horoscope?zodiac=%3Cscript%3Exyz')
    expect(html).toContain('<h1>Choice</h1>')
    expect(html).toContain('noindex')
    expect(html).not.toContain('xyz')
    for (const sign of zodiacs) expect(html).toContain(`href="/horoscope?zodiac=${sign}&amp;when=Today"`)
  })

  it('is another one after midnight in India; before it, whoever has it gets 304', async () => {
    const at = await createWorld((parts) => buildApp({ ...parts, web: dir }), { at: '2026-11-21T18:29:59.000Z' })
    const where = '/horoscope?zodiac=Leo&when=Today'
    const first = await get(where, {}, at)
    expect(first.headers['cache-control']).toBe('no-cache')
    const again = { 'if-none-match': String(first.headers.etag) }
    expect(await get(where, again, at)).toMatchObject({ status: 304, text: '' })
    at.clock.set('2026-11-21T18:30:00.000Z')
    const next = await get(where, again, at)
    expect(next.status).toBe(200)
    expect(next.text).toContain('today, 22 November 2026')
  })

  it('is asked of the database once', async () => {
    const own = await createWorld((parts) => buildApp({ ...parts, web: dir }))
    await text('/horoscope?zodiac=Virgo', {}, own)
    await own.db.pool.query('DROP TABLE horoscope')
    expect(await text('/horoscope?zodiac=Virgo', {}, own)).toContain('<h1>Virgo horoscope</h1>')
    const without = await get('/horoscope?zodiac=Libra', {}, own)
    expect(without).toMatchObject({ status: 200, text: expect.stringContaining('<h1>Choice</h1>') })
    expect(own.log.join('')).toContain('a page is sent without its text')
  })
})

it('the panchang is of today in Delhi, and of the next day after midnight', async () => {
  const at = await createWorld((parts) => buildApp({ ...parts, web: dir }), { at: '2026-11-21T18:29:59.000Z' })
  const html = await text('/panchang?date=2026-03-01', {}, at)
  expect(html).toContain('<p>21 November 2026, Delhi</p>')
  expect(html).toMatch(/<th scope="row">sunrise<\/th><td>6:5\d am<\/td>/)
  expect(html).toMatch(/<th scope="row">rahuKaal<\/th><td>9:\d\d am to 10:\d\d am<\/td>/)
  for (const name of ['tithi', 'nakshatra', 'yoga', 'karana']) expect(html).toContain(`<th scope="row">${name}</th>`)
  expect(html).toContain('<th scope="row">vara</th><td>Saturday</td>')
  expect(html).toContain('<link rel="canonical" href="http://localhost:3000/panchang" />')
  at.clock.set('2026-11-21T18:30:00.000Z')
  expect(await text('/panchang', hindi, at)).toContain('22 नवंबर 2026, Delhi(hi)')
})

it('a page is sent packed to whoever takes it so', async () => {
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
})

it('finds the pattern of a path', () => {
  const find = finder(['/', '/a.b', '/forum/:slug'])
  expect(['/', '/a.b', '/a.b/', '/forum/x'].map(find)).toEqual(['/', '/a.b', '/a.b', '/forum/:slug'])
  for (const path of ['/axb', '/forum', '/forum/', '/forum/x/y', '']) expect(find(path)).toBeNull()
})
