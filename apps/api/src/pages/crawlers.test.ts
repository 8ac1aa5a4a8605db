import { rmSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'
import { discussions, profiles } from '@dhruva/contract'
import { createWorld } from '@dhruva/testkit'
import { afterAll, expect, it } from 'vitest'
import { buildApp } from '#app.ts'
import { comment, memberWithHandle, post } from '#features/astrohub/testing/forum.ts'
import { createSitemap } from '#pages/sitemap.ts'
import { builtWeb } from '#pages/testing/built-web.ts'
import { loadWebApp } from '#pages/web-app.ts'

const dir = builtWeb()
afterAll(() => rmSync(dir, { recursive: true }))
const worldOf = (env = {}) =>
  createWorld((parts) => buildApp({ ...parts, web: dir }), { env: { PUBLIC_URL: 'https://dhruva.example/', ...env } })
const world = await worldOf()
const send = (url: string, headers = {}, of = world) => of.app.http.inject({ url, headers })
const entries = (xml: string) =>
  [...xml.matchAll(/<url><loc>(.*?)<\/loc>(?:<lastmod>(.*?)<\/lastmod>)?<\/url>/g)].map(([, loc, at]) => [loc, at])

it('robots may read the pages, of the calls only the picture of a link, and find the sitemap', async () => {
  const answer = await send('/robots.txt')
  expect(answer).toMatchObject({ statusCode: 200, headers: { 'content-type': 'text/plain; charset=utf-8' } })
  expect(answer.body).toContain('Disallow: /apis/\nAllow: /apis/kundli/shared_picture.php\n')
  expect(answer.body).toContain('\nSitemap: https://dhruva.example/sitemap.xml\n')
})

it('the sitemap has every open page and shown discussion once, and nothing hidden, deleted, private or personal', async () => {
  const [asha, meera] = [await memberWithHandle(world, 'asha'), await memberWithHandle(world, 'meera')]
  const shown = await post(asha, 'A & B, शनि <x>')
  const answered = await post(asha, 'Answered later')
  const hidden = await post(asha, 'Hidden words')
  const deleted = await post(asha, 'Deleted words')
  await post(meera, 'Private words')
  await world.db.pool.query(`SELECT set_discussion_state($1, '{shown}', 'hidden')`, [hidden])
  await asha.call(discussions.deleteDiscussion, { did: deleted })
  await meera.call(profiles.updateProfile, { email: 'm@example.org', bid: 0, is_private: 1, avatar: 'ganga' })
  const since = world.clock.now().toISOString()
  world.clock.advance({ minutes: 5 })
  await comment(meera, answered, 'Now')

  const answer = await send('/sitemap.xml')
  expect(answer).toMatchObject({ statusCode: 200, headers: { 'content-type': 'application/xml; charset=utf-8' } })
  const found = new Map(entries(answer.body).map(([loc = '', at]) => [loc.replace('https://dhruva.example', ''), at]))
  expect(answer.body.match(/<url>/g)).toHaveLength(found.size)
  expect([...found.keys()].filter((one) => one.includes('did='))).toEqual([
    `/forum/answered-later?did=${answered}`,
    expect.stringContaining(`did=${shown}`),
  ])
  expect(found.get(`/forum/answered-later?did=${answered}`)).toBe(world.clock.now().toISOString())
  expect([...found.values()]).toContain(since)
  expect([...found.keys()]).toEqual(expect.arrayContaining(['/', '/forum', '/horoscope?zodiac=Leo&amp;when=Tomorrow']))
  for (const words of ['hidden-words', 'deleted', 'private-words']) expect(answer.body).not.toContain(words)
})

it('the sitemap is made once an hour, sent packed to whoever takes it so, and 304 while it is the same', async () => {
  const own = await worldOf()
  const lata = await memberWithHandle(own, 'lata')
  const first = await send('/sitemap.xml', { 'accept-encoding': 'br, gzip' }, own)
  expect(first.headers).toMatchObject({ 'content-encoding': 'gzip', 'cache-control': 'public, max-age=3600' })
  const plain = await send('/sitemap.xml', { 'accept-encoding': 'br' }, own)
  expect(plain.body).toBe(gunzipSync(first.rawPayload).toString())
  await post(lata, 'Written meanwhile')
  const again = { 'if-none-match': String(first.headers.etag) }
  expect(await send('/sitemap.xml', again, own)).toMatchObject({ statusCode: 304, body: '' })
  own.clock.advance({ hours: 1 })
  expect((await send('/sitemap.xml', again, own)).body).toContain('/forum/written-meanwhile?did=')
  // away for a while: the last one is better than none
  await own.db.pool.query('ALTER TABLE discussion_count RENAME TO away')
  own.clock.advance({ hours: 2 })
  expect((await send('/sitemap.xml', {}, own)).body).toContain('/forum/written-meanwhile?did=')
})

it('the sitemap ends with the oldest discussion there is room for, also where reading it takes several statements', async () => {
  const own = await worldOf()
  const many = await memberWithHandle(own, 'many')
  const dids: number[] = []
  for (let n = 0; n < 9; n++) dids.push(await post(many, `Of many, number ${n}`))
  const webApp = await loadWebApp(dir)
  const listed = async (most: number) => {
    const make = createSitemap({ ctx: own.app.ctx, webApp, origin: '', sizes: { most, atOnce: 3 } })
    const [{ gzip }, again] = await Promise.all([make(), make()])
    expect(again.gzip).toBe(gzip)
    return entries(gunzipSync(gzip).toString()).map(([loc = '']) => loc)
  }
  const all = await listed(1_000)
  const pages = all.filter((loc) => !loc.includes('did='))
  const newestFirst = dids.toReversed().map((did) => expect.stringContaining(`did=${did}`))
  expect(all).toEqual([...pages, ...newestFirst])
  for (const room of [1, 3, 4, 7])
    expect(await listed(pages.length + room)).toEqual([...pages, ...newestFirst.slice(0, room)])
})

it('who asks for it too often is refused', async () => {
  const own = await worldOf({ RATE_LIMITS: 'on', VISITOR_SEARCHES_PER_MINUTE: '120' })
  const statuses = new Set<number>()
  for (let n = 0; n < 130; n++) statuses.add((await send('/sitemap.xml', {}, own)).statusCode)
  expect([...statuses]).toEqual([200, 429])
})
