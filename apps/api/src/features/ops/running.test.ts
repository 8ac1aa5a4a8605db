import { createWorld, type Visitor } from '@dhruva/testkit'
import { expect, it } from 'vitest'
import { buildApp } from '#app.ts'

const get = (who: Visitor, path: `/${string}`) => who.raw({ method: 'GET', path })

it('says for a while that it ends, and answers as ever, so that who chooses among apis has time to choose another', async () => {
  const leaving = await createWorld(buildApp)
  const visitor = leaving.visitor()
  expect(await get(visitor, '/openz')).toMatchObject({ status: 200, json: { status: 'success' } })
  const closed = leaving.app.close(2_000)
  for (const path of ['/openz', '/readyz'] as const)
    expect(await get(visitor, path)).toMatchObject({ status: 503, json: { message: 'stopping' } })
  expect((await get(visitor, '/apis/languages.php')).status).toBe(200)
  await closed
})

it('logs in words why the database cannot be used, and is open all the same', async () => {
  const away = await createWorld(buildApp, { env: { DATABASE_URL: 'postgresql://app:secret-word@127.0.0.1:1/app' } })
  expect(await get(away.visitor(), '/readyz')).toMatchObject({
    status: 503,
    json: { message: 'the database does not answer' },
  })
  expect((await get(away.visitor(), '/openz')).status).toBe(200)
  const said = away.log.filter((line) => line.includes('the database does not answer'))
  expect(said.map((line) => JSON.parse(line))).toMatchObject([{ why: 'no server answers there' }])
  expect(away.log.join()).not.toContain('secret-word')
})

it('says which build it is', async () => {
  const built = await createWorld(buildApp, { env: { BUILD_VERSION: 'v1.2.3', BUILD_COMMIT: '0abc' } })
  expect(await get(built.visitor(), '/healthz')).toMatchObject({ json: { version: 'v1.2.3', commit: '0abc' } })
  expect((await get(built.visitor(), '/metrics')).text).toContain('build_info{version="v1.2.3",commit="0abc"} 1')
})

it('says how old the newest dump of the database is, and the newest copy of one elsewhere', async () => {
  const dumped = await createWorld(buildApp)
  const ages = async () => {
    const { text } = await get(dumped.visitor(), '/metrics')
    return [...text.matchAll(/^backup_age_seconds\{copy="(\w+)"\} (\d+)/gm)].map(([, copy, age]) => [copy, Number(age)])
  }
  const add = (hours: number, offsite: string) =>
    dumped.db.prisma.backup.create({
      data: { endedAt: new Date(dumped.app.ctx.now().getTime() - hours * 3_600_000), bytes: 1, seconds: 1, offsite },
    })
  expect(await ages()).toEqual([])
  await add(30, 'none')
  expect(await ages()).toEqual([['here', 108_000]])
  await add(20, 'failed')
  await add(10, 'done')
  await add(1, 'failed')
  expect(await ages()).toEqual([
    ['here', 3_600],
    ['elsewhere', 36_000],
  ])
})
