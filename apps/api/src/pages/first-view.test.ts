import { rmSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { discussions } from '@dhruva/contract'
import { createWorld } from '@dhruva/testkit'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { buildApp } from '#app.ts'
import { comment, memberWithHandle, post } from '#features/astrohub/testing/forum.ts'
import { builtWeb } from '#pages/testing/built-web.ts'

const nasty = { title: 'Nasty', description: 'Nasty', heading: 'Nasty', text: 'Still told', listed: true }
const dir = builtWeb([
  { path: '/nasty', ...nasty },
  { path: '/daily-prediction', ...nasty },
])
afterAll(() => rmSync(dir, { recursive: true }))
const world = await createWorld((parts) => buildApp({ ...parts, web: dir }))
const get = (where: `/${string}`, headers = {}) =>
  world.visitor().raw({ method: 'GET', path: where }, undefined, { accept: 'text/html', ...headers })
const everywhere = ['/apis/site/getInfo.php', '/apis/ai/getInfo.php']

/** What was drawn: the address, the language, the calls whose answers it was given; null when nothing was. */
const drawn = (html: string) =>
  /<template id="drawn" data-for="(?:visitor|member)"><i>(.*)<\/i><\/template>\s*<div id="root"><\/div>/
    .exec(html)?.[1]
    ?.split(' ') ?? null

type Served = { path: `/${string}`; args: unknown; data: unknown; isFirst?: boolean }
const answers = (html: string): Served[] =>
  JSON.parse(/<script type="application\/json" id="answers" lang="en">(.*)<\/script>/.exec(html)?.[1] ?? '[]')

let did = 0
beforeAll(async () => {
  const asha = await memberWithHandle(world, 'asha')
  did = await post(asha, 'Saturn & </script><script>alert(1)</script>', 'What does it do in my tenth house?')
  await comment(asha, did, 'A comment')
})

describe('the first view', () => {
  it('is the page as a visitor sees it, in the language of the browser', async () => {
    const { text } = await get('/')
    expect(drawn(text)).toEqual(['/', 'en', ...everywhere])
    const inHindi = await get('/horoscope?zodiac=Leo&utm=x', { 'accept-language': 'hi-IN' })
    const calls = ['/apis/horoscope/get.php', '/apis/panchang/get.php', ...everywhere]
    expect(drawn(inHindi.text)).toEqual(['/horoscope?zodiac=Leo&when=Today', 'hi', ...calls])
  })

  it('of whoever has a session is the page before any answer, the same for all of them', async () => {
    const [one, other] = ['a=b; jwt=x.y.z', 'jwt=other']
    for (const [where, seen] of [
      ['/', '/'],
      ['/kundli?bid=7', '/kundli?bid=1'],
      ['/kundli?bid=8&utm=mail', '/kundli?bid=1'],
      ['/forum', '/forum'],
      [`/forum/x?did=${did}`, '/forum/1?did=1'],
    ] as const) {
      const answer = await get(where, { cookie: one })
      expect([where, ...(drawn(answer.text) ?? [])]).toEqual([where, seen, 'en', 'member'])
      expect(answer.text).not.toContain('id="answers"')
      expect(answer.headers.vary).toContain('cookie')
      expect((await get(where, { cookie: other })).text).toBe(answer.text)
    }
    expect(drawn((await get('/', { cookie: 'jwt=' })).text)).toEqual(['/', 'en', ...everywhere])
  })

  it('is not drawn for a member where no page is', async () => {
    expect(drawn((await get('/nowhere', { cookie: 'jwt=x' })).text)).toBeNull()
  })

  it('is not drawn for a member where the address only leads on', async () => {
    const cookie = 'jwt=x'
    const where = '/daily-prediction?bid='
    expect(drawn((await get(where, { cookie })).text)).toBeNull()
    expect(drawn((await get(`${where}7`, { cookie })).text)).toEqual([`${where}1`, 'en', 'member'])
  })

  it('is left out where the server does not know what the address asks for', async () => {
    for (const where of ['/kundli?bid=7', '/nowhere', '/panchang?date=2026-01-01', '/horoscope?zodiac=Dragon'] as const)
      expect([where, drawn((await get(where)).text)]).toEqual([where, null])
    expect(drawn((await get('/panchang')).text)?.[0]).toBe('/panchang')
    expect(drawn((await get('/forum/gone?did=999999')).text)).toBeNull()
  })

  it('is drawn of new pages for an address as often as it may have, and again for nothing: the rest comes undrawn, with its text', async () => {
    const env = { RATE_LIMITS: 'on', VISITOR_DRAWINGS_PER_SECOND: '2' }
    const few = await createWorld((parts) => buildApp({ ...parts, web: dir }), { env })
    const author = await memberWithHandle(few, 'author')
    const pages: `/${string}`[] = []
    for (const name of ['one', 'two', 'three']) pages.push(`/forum/x?did=${await post(author, `Question ${name}`)}`)
    const visit = async (where: `/${string}`) =>
      (await few.visitor().raw({ method: 'GET', path: where }, undefined, { accept: 'text/html' })).text
    const [first = '/', second = '/', third = '/'] = pages
    // all in one second
    const clock = vi.spyOn(performance, 'now').mockReturnValue(performance.now())
    for (const page of [first, second, first, second]) expect(drawn(await visit(page))).not.toBeNull()
    const undrawn = await visit(third)
    expect(drawn(undrawn)).toBeNull()
    expect(undrawn).toContain('Question three')
    // what is kept for everybody takes nothing of it
    for (const page of ['/', '/panchang', '/horoscope?zodiac=Leo'] as const)
      expect(drawn(await visit(page))).not.toBeNull()
    clock.mockRestore()
  })

  it('that cannot be drawn keeps nobody from the page', async () => {
    const { status, text } = await get('/nasty')
    expect(status).toBe(200)
    expect(drawn(text)).toBeNull()
    expect(text).toContain('Still told')
  })
})

describe('the answers that travel with it', () => {
  it('are those of the calls, letter for letter', async () => {
    for (const where of ['/horoscope', '/panchang', '/forum', `/forum/x?did=${did}`] as const) {
      const served = answers((await get(where)).text)
      expect(served.length).toBeGreaterThan(everywhere.length)
      for (const { path, args, data } of served) {
        const method = everywhere.includes(path) ? 'GET' : 'POST'
        expect({ where, path, data: (await world.visitor().raw({ method, path }, args)).json }).toEqual({
          where,
          path,
          data,
        })
      }
    }
  })

  it('end no script element, whatever people wrote', async () => {
    const { text } = await get('/forum')
    expect(text).not.toContain('<script>alert(1)')
    const [list] = answers(text)
    expect(list).toMatchObject({
      path: discussions.searchDiscussions.path,
      args: { start: 0 },
      data: { discussions: [{ title: 'Saturn & </script><script>alert(1)</script>' }] },
    })
  })

  it('include the first comments of a discussion', async () => {
    const served = answers((await get(`/forum/x?did=${did}`)).text)
    expect(served[1]).toMatchObject({
      args: { did, start: 0 },
      data: { comments: [{ comment: 'A comment' }] },
      isFirst: true,
    })
  })
})

describe('what a page is made of', () => {
  it('is asked for in its head: styles, and the scripts and texts of its language', async () => {
    const { text } = await get('/', { 'accept-language': 'hi' })
    const head = text.slice(0, text.indexOf('</head>'))
    expect(head).toContain('<link rel="stylesheet" crossorigin href="/assets/home.css">')
    expect(head).toMatch(/<link rel="modulepreload" [^>]*href="\/assets\/home\(hi\)\.js">/)
  })

  it('hides what draws it', async () => {
    expect((await get('/server/first-view.mjs', { accept: '*/*' })).status).toBe(404)
  })
})

describe('a first view of what people write', () => {
  it('is drawn once while they write nothing new', async () => {
    const { drawings } = await import(pathToFileURL(path.join(dir, 'server', 'first-view.mjs')).href)
    const bina = await memberWithHandle(world, 'bina')
    const own = await post(bina, 'Where is my Moon?', 'The almanac and my grandmother differ.')
    const where = `/forum/x?did=${own}` as const
    const drawnOf = async () => {
      drawings.length = 0
      await get(where)
      await get(where)
      return drawings.length
    }
    await get(where)
    expect(await drawnOf()).toBe(0)
    await comment(bina, own, 'Another comment')
    expect(await drawnOf()).toBe(1)
    expect((await get(where)).text).toContain('Another comment')
  })
})
