import { rmSync } from 'node:fs'
import { births, kundli, pages } from '@dhruva/contract'
import { BIRTH, createWorld, type Member } from '@dhruva/testkit'
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

  it("tells a member's browser what its own part will answer, without naming anybody; a visitor's nothing", async () => {
    const told = (html: string) => JSON.parse(/id="own-part">(.*?)<\/script>/.exec(html)?.[1] ?? 'null')
    const member = { cookie: 'jwt=x.y.z' }
    expect(told((await get('/kundli?bid=7', member)).text)).toEqual(['/apis/birthdetails/chart.php'])
    expect(told((await get('/', member)).text)).toEqual(['/apis/birthdetails/get.php', '/apis/birthdetails/today.php'])
    expect(told((await get('/horoscope', member)).text)).toBeNull()
    expect(told(await text('/kundli?bid=7'))).toBeNull()
  })
})

describe("a member's own part of a page", () => {
  const partOf = (who: Member, address: string) => who.call(pages.getOwnPart, { address })

  it('is drawn for them from what they are answered, with the styles it needs; the answers travel with it', async () => {
    const asha = await world.member('asha')
    const { bid } = await asha.call(births.addBirth, BIRTH)
    const part = await partOf(asha, `/kundli?bid=${bid}`)
    expect(part.html).toBe(`<style></style><p data-own>en /kundli?bid=${bid} /apis/birthdetails/chart.php</p>`)
    const chart = await asha.call(kundli.getChart, { bid })
    expect(part.answers).toEqual([{ asked: `/apis/birthdetails/chart.php {"bid":${bid}}`, data: chart }])
  })

  it('goes on with a number out of an answer, where there is one', async () => {
    const asha = await world.member('asha with one')
    const askedAt = async () => (await partOf(asha, '/')).answers.map(({ asked }) => asked)
    expect(await askedAt()).toEqual(['/apis/birthdetails/get.php'])
    const { bid } = await asha.call(births.addBirth, BIRTH)
    expect(await askedAt()).toEqual(['/apis/birthdetails/get.php', `/apis/birthdetails/today.php {"bid":${bid}}`])
  })

  it("of somebody else's kundli, of an address without a number and of a page that asks nothing there is none", async () => {
    const { bid } = await (await world.member('owner')).call(births.addBirth, BIRTH)
    const ravi = await world.member('ravi')
    for (const address of [`/kundli?bid=${bid}`, '/kundli', '/kundli?bid=1e3x', '/horoscope', '/nowhere', '//x', ''])
      expect(await partOf(ravi, address), address).toEqual({ status: 'success', html: null, answers: [] })
  })
})
