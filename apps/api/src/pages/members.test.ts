import { rmSync } from 'node:fs'
import { createWorld } from '@dhruva/testkit'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildApp } from '#app.ts'
import { memberWithHandle, post } from '#features/astrohub/testing/forum.ts'
import { builtWeb } from '#pages/testing/built-web.ts'

const dir = builtWeb()
afterAll(() => rmSync(dir, { recursive: true }))
const world = await createWorld((parts) => buildApp({ ...parts, web: dir }))

const get = (where: `/${string}`, headers = {}) =>
  world.visitor().raw({ method: 'GET', path: where }, undefined, { accept: 'text/html', ...headers })
const text = async (where: `/${string}`) => (await get(where)).text

const answers = (html: string): unknown[] =>
  JSON.parse(/<script type="application\/json" id="answers" lang="\w\w">(.*)<\/script>/.exec(html)?.[1] ?? '[]')

/** For whom, in which language and at which address a page was drawn. */
const drawn = (html: string) => /<div id="view"><main><h1>.*<\/h1><p>(.*?)<\/p>/.exec(html)?.[1] ?? null

let did = 0
beforeAll(async () => {
  did = await post(await memberWithHandle(world, 'asha'), 'Saturn', 'What it taught me')
})

describe('the content of a page', () => {
  it('of whoever has a session is the page before any answer, the same for all of them', async () => {
    const [one, other] = ['a=b; jwt=x.y.z', 'jwt=other']
    for (const [where, seen] of [
      ['/', '/'],
      ['/kundli?bid=7', '/kundli?bid=1'],
      ['/kundli?bid=8&utm=mail', '/kundli?bid=1'],
    ] as const) {
      const answer = await get(where, { cookie: one })
      expect(drawn(answer.text), where).toBe(`member en ${seen}`)
      expect(answer.text).toContain('data-for="member"')
      expect(answer.text).not.toContain('id="answers"')
      expect(answer.headers.vary).toContain('cookie')
      expect((await get(where, { cookie: other })).text).toBe(answer.text)
    }
  })

  it('that members and visitors are answered alike is drawn for both from what anybody is answered', async () => {
    const [one, other] = ['a=b; jwt=x.y.z', 'jwt=other']
    for (const where of ['/forum', `/forum/x?did=${did}`] as const) {
      const answer = await get(where, { cookie: one })
      expect(drawn(answer.text), where).toMatch(/^member en \/forum/)
      expect(answers(answer.text)).toEqual(answers(await text(where)))
      expect(answers(answer.text)).not.toEqual([])
      expect((await get(where, { cookie: other })).text).toBe(answer.text)
    }
  })

  it('that a visitor is refused is drawn for a member before any answer: it may be theirs', async () => {
    const hidden = '/forum/none?did=999999999'
    expect((await get(hidden)).status).toBe(404)
    const answer = await get(hidden, { cookie: 'jwt=x.y.z' })
    expect(answer.status).toBe(200)
    expect(drawn(answer.text)).toBe('member en /forum/1')
    expect(answers(answer.text)).toEqual([])
  })

  it("tells a member's browser what to ask meanwhile, without naming anybody; a visitor's nothing", async () => {
    const told = (html: string) => /id="first-calls">(.*?)<\/script>/.exec(html)?.[1]
    const html = (await get('/kundli?bid=7', { cookie: 'jwt=x.y.z' })).text
    expect(JSON.parse(told(html) ?? '')).toEqual([{ path: '/apis/birthdetails/chart.php', args: {}, numbers: ['bid'] }])
    expect(told(await text('/kundli?bid=7'))).toBeUndefined()
    expect(told((await get('/', { cookie: 'jwt=x.y.z' })).text)).toBeUndefined()
  })
})
