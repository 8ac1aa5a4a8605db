// A kundli as a picture: of its owner, and of a link for as long as it shows one.
import { births, kundli } from '@dhruva/contract'
import { BIRTH, createWorld } from '@dhruva/testkit'
import { expect, it } from 'vitest'
import { buildApp } from '#app.ts'

const world = await createWorld(buildApp)
const { getKundliPicture, getSharedKundliPicture, shareKundli, unshareKundli } = kundli

const PNG = '\u{fffd}PNG\r\n'

it('whoever saved a kundli gets its picture in either language and each style; nobody else does', async () => {
  const asha = await world.member('asha shows herself')
  const { bid } = await asha.call(births.addBirth, BIRTH)
  for (const style of ['north', 'south', 'east'] as const) {
    const asked = { bid, style, language: style === 'east' ? 'hi' : 'en', with_name: '1', with_birth: '1' } as const
    const { status, headers, text } = await asha.raw(getKundliPicture, asked)
    expect([status, headers['content-type'], headers['cache-control']]).toEqual([200, 'image/png', 'no-store'])
    expect(text.startsWith(PNG)).toBe(true)
    expect(String(headers['content-disposition'])).toBe('inline; filename="dhruva-kundli.png"')
    expect(Number(headers['content-length'])).toBeLessThan(400_000)
  }
  const ravi = await world.member('ravi wants her picture')
  expect(await ravi.raw(getKundliPicture, { bid })).toMatchObject({ status: 404, json: { code: 'birth_not_found' } })
})

it('a link has a picture until it runs out or is withdrawn, also one that was drawn before', async () => {
  const asha = await world.member('asha sends a link')
  const { bid } = await asha.call(births.addBirth, BIRTH)
  const see = (token: string) => world.visitor().raw(getSharedKundliPicture, { token, language: 'hi' })
  const gone = { json: { status: 'fail', code: 'share_gone' } }
  const { token } = await asha.call(shareKundli, { bid, days: 7, with_name: true })
  for (let times = 0; times < 2; times++) {
    const { headers, text } = await see(token)
    expect([headers['content-type'], headers['cache-control']]).toEqual(['image/png', 'no-store'])
    expect(text.startsWith(PNG)).toBe(true)
  }
  world.clock.advance({ days: 7, minutes: 1 })
  expect(await see(token)).toMatchObject(gone)
  const later = await asha.call(shareKundli, { bid, days: 7, with_name: false })
  expect((await see(later.token)).text.startsWith(PNG)).toBe(true)
  await asha.call(unshareKundli, { bid })
  expect(await see(later.token)).toMatchObject(gone)
  expect(await see('A'.repeat(22))).toMatchObject(gone)
})
