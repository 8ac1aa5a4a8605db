import { expect, test } from 'vitest'
import { addToDesk, changeAtDesk, endAtDesk } from '#operators/staff.ts'
import { operatorsWorld, refusal, SIGNED } from '#testing/operators.ts'
import { addPerson } from '#testing/people.ts'

const { db, by, ops } = await operatorsWorld()

const numberOf = async (uid: number) => (await db.prisma.user.findUniqueOrThrow({ where: { uid } })).mobile ?? ''

test('the first owner is made at the shell; who works here is listed, and written down', async () => {
  expect((await ops('operators')).text).toMatch(/nobody works at the desk/)
  const uid = await addPerson(db)
  const mobile = await numberOf(uid)
  const added = await ops('operator', 'add', mobile, '--role', 'owner', '--name', 'mira', ...SIGNED)
  expect(added).toMatchObject({ code: 0, text: expect.stringMatching(/^act \d+: operator \d+, add$/) })
  expect((await ops('operators')).text).toMatch(new RegExp(`^u${uid}  mira  owner  .*not enrolled yet`))
  expect((await ops('acts', '--last', '1')).text).toMatch(new RegExp(`mira  operator u${uid}`))
  expect(await ops('operator', 'add', mobile, '--role', 'owner', ...SIGNED)).toMatchObject({ code: 1 })
})

test('roles, names and numbers that are none are not understood or refused', async () => {
  const other = await numberOf(await addPerson(db))
  for (const words of [
    ['operator', 'add', other, ...SIGNED],
    ['operator', 'add', other, '--role', 'king', ...SIGNED],
    ['operator', 'add', '12', '--role', 'owner', ...SIGNED],
    ['operator', 'crown', '5', ...SIGNED],
    ['operator', 'add', other, '--role', 'owner'],
  ])
    expect(await ops(...words)).toMatchObject({ code: 2 })
  await expect(addToDesk(db, by, { mobile: other, roles: ['support'], name: 'MIRA' })).rejects.toEqual(
    refusal(/somebody else's/),
  )
  expect(await ops('operator', 'add', '9000000002', '--role', 'owner', ...SIGNED)).toMatchObject({ code: 1 })
})

test('the last owner stays one, also when two end each other at the same moment', async () => {
  const [first] = await db.prisma.deskOperator.findMany({ where: { endedAt: null } })
  const owner = first?.uid ?? 0
  await expect(endAtDesk(db, by, owner)).rejects.toEqual(refusal(/nobody would be left/))
  await expect(changeAtDesk(db, by, owner, ['support'])).rejects.toEqual(refusal(/nobody would be left/))
  const second = await addPerson(db)
  await addToDesk(db, by, { mobile: await numberOf(second), roles: ['owner'] })
  const ends = await Promise.allSettled([endAtDesk(db, by, owner), endAtDesk(db, by, second)])
  expect(ends.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  expect(await db.prisma.deskOperator.count({ where: { endedAt: null } })).toBe(1)
})

test('who comes back enrols anew, and a refusal is no act', async () => {
  const uid = await addPerson(db)
  const mobile = await numberOf(uid)
  await addToDesk(db, by, { mobile, roles: ['finance'], name: 'returning' })
  await db.prisma.deskOperator.update({ where: { uid }, data: { totp: Buffer.from('x'), totpSince: by.now } })
  await endAtDesk(db, by, uid)
  const acts = await db.prisma.operatorAct.count()
  await expect(endAtDesk(db, by, uid)).rejects.toEqual(refusal(/does not work/))
  expect(await db.prisma.operatorAct.count()).toBe(acts)
  await addToDesk(db, by, { mobile, roles: ['support'], name: 'returning' })
  const row = await db.prisma.deskOperator.findUniqueOrThrow({ where: { uid } })
  expect(row).toMatchObject({ totp: null, totpSince: null, endedAt: null, roles: ['support'] })
})
