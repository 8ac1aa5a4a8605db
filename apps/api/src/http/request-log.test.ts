import { users } from '@dhruva/contract'
import { createWorld } from '@dhruva/testkit'
import { pino } from 'pino'
import { expect, it } from 'vitest'
import { buildApp } from '#app.ts'

const world = await createWorld(buildApp)

it('a request is logged as pino would log it, with its refusal', async () => {
  const member = await world.member('logged')
  const before = world.log.length
  await member.raw(users.getUserInfo)
  await world.visitor().raw(users.getUserInfo)
  await expect.poll(() => world.log.length).toBe(before + 2)
  const [known, refused] = world.log.slice(before).map((line) => JSON.parse(line))
  const written: string[] = []
  const log = pino({ base: null }, { write: (line: string) => written.push(line) })
  const { level, time, msg, ...fields } = known
  log.info(fields, msg)
  expect({ ...JSON.parse(written[0] ?? ''), time }).toEqual({ level, time, msg, ...fields })
  expect(known).toMatchObject({ method: 'GET', route: users.getUserInfo.path, status: 200, uid: expect.any(Number) })
  expect(refused).toMatchObject({ status: 401, code: 'no_session' })
  expect(refused).not.toHaveProperty('uid')
})
