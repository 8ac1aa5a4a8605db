// A kundli that others may see: by a link that runs out and can be withdrawn.
import { births, kundli, users } from '@dhruva/contract'
import { BIRTH, createWorld, type Member } from '@dhruva/testkit'
import { expect, test } from 'vitest'
import { buildApp } from '#app.ts'

const world = await createWorld(buildApp)
const { shareKundli, unshareKundli, getKundliShare, getSharedKundli } = kundli
const details = { ...BIRTH, full_name: 'Asha Devi Sharma' }

const begin = async (name: string) => {
  const who = await world.member(name)
  const { bid } = await who.call(births.addBirth, details)
  return { who, bid }
}
const share = (who: Member, bid: number, days: 7 | 30 = 7, with_name = true) =>
  who.call(shareKundli, { bid, days, with_name })
const see = (token: string) => world.visitor().raw(getSharedKundli, { token })
const gone = { json: { status: 'fail', code: 'share_gone' } }

test('anybody with the link sees the chart, and of its person the first name, or none', async () => {
  const { who, bid } = await begin('asha shows')
  const { chart } = await who.call(kundli.getChart, { bid })
  const named = await share(who, bid)
  const answer = await see(named.token)
  expect(answer.json).toMatchObject({ name: 'Asha', expires_at: named.expires_at, chart, stability: null })
  for (const hers of ['Sharma', 'Devi', 'Jaipur', who.mobile.slice(3)]) expect(answer.text).not.toContain(hers)
  expect(answer.text).not.toMatch(/"(bid|uid|full_name)"/)
  const { token } = await share(who, bid, 30, false)
  const nameless = await see(token)
  expect(nameless.json).toMatchObject({ name: null })
  expect(nameless.text).not.toContain('"Asha"')
})

test('it runs out, is withdrawn, and goes with the birth; a guess opens nothing', async () => {
  const { who, bid } = await begin('asha waits to be seen')
  const week = await share(who, bid)
  const month = await share(who, bid, 30)
  const until = async () => (await who.call(getKundliShare, { bid })).shared_until
  expect(await until()).toBe(month.expires_at)
  world.clock.advance({ minutes: 7 * 24 * 60 + 1 })
  expect(await see(week.token)).toMatchObject(gone)
  expect(await see(month.token)).toMatchObject({ status: 200, json: { name: 'Asha' } })
  await who.call(unshareKundli, { bid })
  expect(await see(month.token)).toMatchObject(gone)
  expect(await until()).toBeNull()
  const { token } = await share(who, bid)
  await who.call(births.deleteBirth, { bid })
  expect(await see(token)).toMatchObject(gone)
  expect(await see('A'.repeat(22))).toMatchObject(gone)
  expect((await see('short')).status).toBe(400)
})

test('a link shows what it was given for: of another moment or place it opens nothing', async () => {
  const { who, bid } = await begin('asha corrects')
  const { token } = await share(who, bid)
  await who.call(births.editBirth, { ...details, marital_status: 'Divorced', bid })
  expect((await see(token)).json).toMatchObject({ name: 'Asha' })
  await who.call(births.editBirth, { ...details, tob: '7:42', bid })
  expect(await see(token)).toMatchObject(gone)
})

test('the token is kept nowhere; that there is a link stands in the export', async () => {
  const { who, bid } = await begin('asha takes away')
  const { token, expires_at } = await share(who, bid)
  const file = await who.raw(users.exportUser, {})
  expect(file.text).not.toContain(token)
  expect(file.text).toContain(expires_at.slice(0, 19))
})
