import { auth, users } from '@dhruva/contract'
import { desk } from '@dhruva/contract/desk'
import { listEndpoints } from '@dhruva/contract/openapi'
import { createWorld } from '@dhruva/testkit'
import { expect, it } from 'vitest'
import { buildApp } from '#app.ts'
import { readConfig } from '#config.ts'

const SITE = 'dhruva.example'
const DESK = 'desk.dhruva.example'
const world = await createWorld(buildApp, {
  env: { PUBLIC_URL: `https://${SITE}`, DESK_URL: `https://${DESK}`, TRUST_PROXY: '1' },
})

type Path = `/${string}`
const ask = (host: string, path: Path, method: 'GET' | 'POST' = 'GET', headers: Record<string, string> = {}) =>
  world.visitor().raw({ method, path }, method === 'POST' ? {} : undefined, { host, ...headers })
const page = (host: string, path: Path) => ask(host, path, 'GET', { accept: 'text/html' })
const nothing = { status: 404, json: { code: 'not_found' } }

it('every call of the desk is at its host alone, and every call of a member, or of anybody, at the other', async () => {
  const calls = listEndpoints().map(({ endpoint }) => endpoint)
  expect(calls.filter(({ path }) => path.startsWith('/apis/desk/')).length).toBeGreaterThan(30)
  expect(calls.length).toBeGreaterThan(150)
  for (const { path, method } of calls) {
    const isOfDesk = path.startsWith('/apis/desk/')
    if (path === auth.getOTP.path) continue
    expect([path, await ask(isOfDesk ? SITE : DESK, path, method)]).toMatchObject([path, nothing])
  }
  // what is refused there is refused for other reasons here
  expect((await ask(DESK, desk.getDesk.path, desk.getDesk.method)).status).toBe(401)
  expect((await ask(SITE, users.getUserInfo.path)).status).toBe(401)
  expect((await ask(SITE, '/apis/languages.php')).status).toBe(200)
})

it('the code for a number comes at both, and machines are answered by any name', async () => {
  for (const host of [SITE, DESK, '127.0.0.1:3000']) {
    expect((await ask(host, auth.getOTP.path, 'POST')).json).toMatchObject({ code: 'invalid_field' })
    for (const path of ['/healthz', '/readyz', '/openz'] as const) expect((await ask(host, path)).status).toBe(200)
  }
})

it('pages and files are those of their host', async () => {
  const files = async (host: string, path: Path) => {
    const [, file = ''] = /src="(\/[^"]+\.js)"/.exec((await page(host, path)).text) ?? []
    return `/${file.slice(1)}` as const
  }
  const ofDesk = await files(DESK, '/desk')
  expect(ofDesk).toMatch(/^\/desk\/assets\//)
  expect((await ask(DESK, ofDesk)).status).toBe(200)
  expect(await ask(SITE, ofDesk)).toMatchObject(nothing)
  expect((await page(DESK, '/desk/people')).status).toBe(200)
  const ofSite = await files(SITE, '/')
  expect((await ask(SITE, ofSite)).status).toBe(200)
  expect(await ask(DESK, ofSite)).toMatchObject(nothing)
  for (const path of [
    '/forum',
    '/robots.txt',
    '/sitemap.xml',
    '/sw.js',
    '/wp-json/wp/v2/posts',
    '/openapi.json',
  ] as const)
    expect([path, await page(DESK, path)]).toMatchObject([path, nothing])
  // at the site it is a page that there is not, like any other
  const none = await page(SITE, '/desk')
  expect([none.status, none.text.includes('/desk/assets/')]).toEqual([404, false])
  expect(await page(DESK, '/')).toMatchObject({ status: 302, headers: { location: '/desk' } })
})

it('a host is what the request came to, not what a header says that anybody can send', async () => {
  const said = { 'x-forwarded-host': DESK }
  expect(await ask(SITE, desk.getDesk.path, desk.getDesk.method, said)).toMatchObject(nothing)
  expect((await ask(`${DESK.toUpperCase()}:443`, desk.getDesk.path, desk.getDesk.method)).status).toBe(401)
  for (const path of ['/%64esk', '/apis/%64esk/me.php', '//desk', '/desk/../apis/languages.php'] as const)
    expect([path, (await page(SITE, path)).text.includes('/desk/assets/')]).toEqual([path, false])
  expect((await ask(DESK, '/apis/%6canguages.php')).status).toBe(404)
})

it.each([
  ['http://desk.dhruva.example', /^DESK_URL does not begin with https/],
  ['https://dhruva.example:8443', /^DESK_URL has the host of PUBLIC_URL/],
  ['https://desk.dhruva.example/desk', /^DESK_URL is not an address/],
])('%s is refused at the start', (address, line) => {
  const secret = 'Hk7qd3rJ7sQ1xK9wPz5aYt8eLc2uGh6b'
  const env = {
    NODE_ENV: 'production',
    DATABASE_URL: 'postgresql://a:b@c/d',
    JWT_SECRET: secret,
    MOBILE_SECRET: secret,
    PUBLIC_URL: `https://${SITE}`,
    DESK_URL: address,
  }
  expect(() => readConfig(env)).toThrow(line)
})
