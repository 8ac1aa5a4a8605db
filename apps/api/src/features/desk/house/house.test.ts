// What an operator sets of the house: people see it, the log has it, and the configuration stays what it goes back to.
import { site } from '@dhruva/contract'
import { desk } from '@dhruva/contract/desk'
import { createWorld } from '@dhruva/testkit'
import { expect, it } from 'vitest'
import { buildApp } from '#app.ts'
import { ask, openChat } from '#features/chats/testing/chat-world.ts'
import { operatorWith } from '#features/desk/testing/at-desk.ts'
import { INFO, LINE, SAID } from '#features/desk/testing/house.ts'

const world = await createWorld(buildApp, { env: { SITE_USERS: '300k+', SUPPORT_EMAIL: 'old@dhruva.example' } })
const owner = await operatorWith(world, 'an owner', 'owner')
const reason = 'we called them'

const lastAct = () => world.db.prisma.operatorAct.findFirstOrThrow({ orderBy: { id: 'desc' } })
const info = () => world.visitor().call(site.getSiteInfo, {})

it('shows figures and addresses as they were set, at once and in another process within seconds; reset, as configured', async () => {
  const other = await createWorldBeside()
  expect(await info()).toMatchObject({ figures: { users: '300k+' }, support_email: 'old@dhruva.example', social: [] })
  expect((await other.settings.read()).info.users).toBe('300k+')
  expect((await owner.raw(desk.saveHouseInfo, { info: INFO, seen: 0, reason })).json).toMatchObject({
    status: 'success',
  })
  expect(await info()).toMatchObject({
    figures: { users: '3 lakh+' },
    support_email: 'help@dhruva.example',
    social: [{ name: 'YouTube', url: 'https://youtube.com/@dhruva' }],
  })
  expect(await lastAct()).toMatchObject({ command: 'set', target: 'site:info', reason, details: { value: INFO } })
  world.clock.advance({ seconds: 4 })
  expect((await other.settings.read()).info.users).toBe('3 lakh+')

  const house = await owner.raw(desk.getHouse)
  expect(house.json).toMatchObject({ info: { from: 'desk', value: INFO, seen: 1 }, testimonials: { seen: 0 } })
  // somebody who looked before it was changed
  const late = await owner.raw(desk.saveHouseInfo, { info: INFO, seen: 0, reason })
  expect(late.json).toMatchObject({ code: 'act_refused', message: expect.stringContaining('meanwhile') })
  await owner.raw(desk.resetSetting, { name: 'site:info', seen: 1, reason: 'it was wrong' })
  expect(await info()).toMatchObject({ figures: { users: '300k+' }, support_email: 'old@dhruva.example' })
  const { json } = await owner.raw(desk.getSettingChanges, { name: 'site:info' })
  expect(json).toMatchObject({
    changes: [
      { value: null, reason: 'it was wrong' },
      { value: INFO, operator: 'an owner' },
    ],
  })
})

/** The settings of another process on the same database. */
const createWorldBeside = async () => {
  const { createSettings } = await import('#settings.ts')
  const { config } = world.app.ctx
  return { settings: createSettings({ config, db: world.db, now: world.clock.now, log: { warn: () => {} } }) }
}

it('tells people in danger the number that was set, shows its sentences before, and keeps the one for emergencies', async () => {
  const asha = await world.member('asha')
  const said = async () => (await ask(await openChat(asha), 'I want to end my life')).text
  expect(await said()).toContain('14416')
  const preview = await owner.raw(desk.previewHelpline, { key: 'mind', number: '1800 891 4416', hours: '8-20' })
  expect(preview.json).toMatchObject({
    en: expect.arrayContaining([expect.stringContaining('1800 891 4416 (8 am to 8 pm)')]),
    hi: expect.arrayContaining([expect.stringContaining('1800 891 4416')]),
  })
  await owner.raw(desk.saveHelpline, { key: 'mind', line: { ...LINE, number: '1800 891 4416' }, seen: 0, reason })
  expect(await said()).toContain('1800 891 4416')
  for (const hours of ['9-25', '24-8', '1.5-2', '-5--3', '1e1-12', '008-20', 'always'])
    for (const call of [desk.previewHelpline, desk.saveHelpline]) {
      const args = { key: 'mind', number: '14416', hours, line: { ...LINE, hours }, seen: 1, reason }
      expect([hours, await owner.raw(call, args)]).toMatchObject([hours, { status: 400 }])
    }
  const none = await owner.raw(desk.saveHelpline, { key: 'emergency', seen: 0, reason })
  expect(none.json).toMatchObject({ code: 'act_refused' })
  const tomorrow = { ...LINE, checked_on: '2026-12-24' }
  expect((await owner.raw(desk.saveHelpline, { key: 'child', line: tomorrow, seen: 0, reason })).json).toMatchObject({
    code: 'act_refused',
  })
  await owner.raw(desk.saveHelpline, { key: 'mind', seen: await seenOf('helpline:mind'), reason })
  expect(await said()).not.toContain('4416')
  const { json } = await owner.raw(desk.getHouse)
  expect(json).toMatchObject({
    helplines: expect.arrayContaining([expect.objectContaining({ key: 'mind', line: null })]),
  })
})

const seenOf = async (name: string) =>
  (await world.db.prisma.setting.findFirstOrThrow({ where: { name }, orderBy: { id: 'desc' } })).id

it('tells what people said in the language of the reader, and takes no address that is none of this site', async () => {
  await owner.raw(desk.saveTestimonials, { testimonials: [SAID], seen: 0, reason })
  const answer = await world.visitor().raw(site.getTestimonials, {}, { 'accept-language': 'hi' })
  expect(answer.json).toEqual([
    { name: 'Usha', designation: 'शिक्षिका', avatar: null, comments: 'कारण बताया।', complimentTag: 'ईमानदार' },
  ])
  for (const [call, input] of [
    [desk.saveTestimonials, { testimonials: [{ ...SAID, avatar: 'https://evil.example/a.png' }], seen: 1 }],
    [desk.saveTestimonials, { testimonials: [{ ...SAID, avatar: '//evil.example/a.png' }], seen: 1 }],
    [desk.saveHouseInfo, { info: { ...INFO, x: 'javascript:alert(1)' }, seen: 0 }],
    [desk.saveHouseInfo, { info: { ...INFO, rating: 6 }, seen: 0 }],
    [desk.saveHelpline, { key: 'mind', line: { ...LINE, number: 'call me' }, seen: 0 }],
  ] as const)
    expect((await owner.raw(call, { ...input, reason })).status).toBe(400)
})
