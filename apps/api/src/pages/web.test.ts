import { rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { createWorld } from '@dhruva/testkit'
import { afterAll, describe, expect, it } from 'vitest'
import { buildApp } from '#app.ts'
import { builtWeb } from '#pages/testing/built-web.ts'

const dir = builtWeb()
afterAll(() => rmSync(dir, { recursive: true }))
const files = { 'plain.css': 'p {}', 'assets/app-1a2b.js': 'console.log(1)', 'assets/app-1a2b.js.map': '{}' }
for (const [name, text] of Object.entries(files)) writeFileSync(path.join(dir, name), text)
writeFileSync(path.join(dir, 'assets/app-1a2b.js.br'), brotliCompressSync('console.log(1)'))

const world = await createWorld((parts) => buildApp({ ...parts, web: dir }))
const aPage = expect.stringMatching(/^<!doctype html>/)
const html = { accept: 'text/html,application/xhtml+xml' }
const get = (where: `/${string}`, headers = {}) =>
  world.visitor().raw({ method: 'GET', path: where }, undefined, headers)

describe('the web app', () => {
  it.each(['/', '/kundli', '/kundli/', '/videos/a-question', '/kundli?bid=1'] as const)(
    'has a page at %s',
    async (where) => {
      const answer = await get(where, html)
      expect(answer).toMatchObject({ status: 200, text: aPage })
      expect(answer.headers['content-type']).toBe('text/html; charset=utf-8')
      expect(answer.headers['cache-control']).toBe('no-cache')
    },
  )

  it.each(['/nowhere', '/videos', '/forum/a/b', '/kundli.php'] as const)(
    'has none at %s and says so with its own page',
    async (where) => {
      expect(await get(where, html)).toMatchObject({ status: 404, text: aPage })
    },
  )

  it.each([
    ['/old', '/kundli?type=Oracle'],
    ['/old/?x=1&type=Astra', '/kundli?x=1&type=Oracle'],
  ] as const)('leads from the shortcut %s to %s', async (where, page) => {
    expect(await get(where, html)).toMatchObject({ status: 302, headers: { location: page } })
  })

  it('shows its pages to whoever takes anything, as curl does', async () => {
    const anything = { accept: '*/*' }
    expect(await get('/', anything)).toMatchObject({ status: 200, text: aPage })
    expect(await get('/videos/a-question', anything)).toMatchObject({ status: 200, text: aPage })
    expect(await get('/nowhere', anything)).toMatchObject({ status: 404, json: { code: 'not_found' } })
  })

  it('gives data an envelope: other methods, other wishes, missing calls and files', async () => {
    const notFound = { status: 404, json: { code: 'not_found' } }
    expect(await get('/kundli', { accept: 'application/json' })).toMatchObject(notFound)
    expect(await get('/apis/nothing.php', html)).toMatchObject(notFound)
    expect(await get('/assets/gone.js', html)).toMatchObject(notFound)
    expect(await world.visitor().raw({ method: 'POST', path: '/kundli' }, {})).toMatchObject(notFound)
  })

  it('keeps hashed files for ever and sends them compressed', async () => {
    const { status, headers } = await get('/assets/app-1a2b.js', { 'accept-encoding': 'br, gzip' })
    expect(status).toBe(200)
    expect(headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-encoding': 'br',
      'content-type': expect.stringContaining('javascript'),
      'x-content-type-options': 'nosniff',
    })
    // a first visit has fifty of them: what means something on pages only stays away
    expect(headers['content-security-policy']).toBe("frame-ancestors 'none'")
    expect(headers).not.toHaveProperty('permissions-policy')
    expect((await get('/plain.css')).headers['cache-control']).toBe('no-cache')
  })

  it.each([
    '/server/pages.mjs',
    '/index.html',
    '/.vite/manifest.json',
    '/assets/app-1a2b.js.map',
    '/assets/app-1a2b.js.br',
    '/%2e%2e/package.json',
  ] as const)('does not give away %s', async (where) => {
    expect((await get(where)).status).toBe(404)
  })

  it('lets only its own scripts run', async () => {
    const { headers } = await get('/', html)
    expect(headers['content-security-policy']).toContain("script-src 'self' 'sha256-")
    expect(headers['content-security-policy']).toContain("default-src 'none'")
    expect(headers['content-security-policy']).toContain("frame-ancestors 'none'")
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-opener-policy': 'same-origin-allow-popups',
    })
    expect(headers).not.toHaveProperty('strict-transport-security')
  })

  it('allows the checkout of the provider and no more of it', async () => {
    const { headers } = await get('/', html)
    const directives = String(headers['content-security-policy']).split(';')
    const foreign = directives.flatMap((directive) => {
      const [name = '', ...sources] = directive.trim().split(' ')
      const elsewhere = sources.filter((source) => source.startsWith('http'))
      return elsewhere.length > 0 ? [[name, elsewhere]] : []
    })
    expect(Object.fromEntries(foreign)).toEqual({
      'script-src': ['http://127.0.0.1:3001/checkout.js'],
      'frame-src': ['https://www.youtube-nocookie.com', 'http://127.0.0.1:3001/checkout/'],
      'img-src': ['https://i.ytimg.com'],
    })
  })

  it('asks browsers to stay with https when it is served so', async () => {
    const secure = await createWorld((parts) => buildApp({ ...parts, web: dir }), {
      env: { PUBLIC_URL: 'https://dhruva.example' },
    })
    const { headers } = await secure.visitor().raw({ method: 'GET', path: '/' }, undefined, html)
    expect(headers['strict-transport-security']).toBe('max-age=31536000; includeSubDomains')
    expect(headers['content-security-policy']).toContain('upgrade-insecure-requests')
    const member = await secure.member('asha')
    expect((await member.raw({ method: 'GET', path: '/apis/users/getInfo.php' })).headers['set-cookie']).toContain(
      'Secure',
    )
  })
})
