import { rmSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { createWorld } from '@dhruva/testkit'
import { afterAll, expect, it } from 'vitest'
import { buildApp } from '#app.ts'
import { builtWeb } from '#pages/testing/built-web.ts'

const dir = builtWeb()
afterAll(() => rmSync(dir, { recursive: true }))
const world = await createWorld((parts) => buildApp({ ...parts, web: dir }))
const { drawings }: { drawings: string[] } = await import(pathToFileURL(path.join(dir, 'server', 'pages.mjs')).href)

const get = (where: `/${string}`) =>
  world.visitor().raw({ method: 'GET', path: where }, undefined, { accept: 'text/html' })

it('is kept by nobody where it is not for all: a link to a kundli may be taken back, a text may go', async () => {
  const gone = '/forum/x?did=2000000000'
  for (const [where, kept] of [
    ['/', 'no-cache'],
    ['/forum', 'no-cache'],
    [gone, 'no-store'],
  ] as const)
    expect((await get(where)).headers['cache-control'], where).toBe(kept)
  const before = drawings.length
  await get('/forum')
  expect(drawings).toHaveLength(before)
  await get(gone)
  expect(drawings).toHaveLength(before + 1)
})
