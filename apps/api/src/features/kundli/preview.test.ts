import { births, kundli } from '@dhruva/contract'
import { BIRTH, createWorld } from '@dhruva/testkit'
import { expect, it } from 'vitest'
import { buildApp } from '#app.ts'

const world = await createWorld(buildApp)
const { previewChart } = kundli
const { dob, tob, lat, lng } = BIRTH
const moment = { dob, tob, lat, lng }

it('a visitor sees the kundli that a member has saved of the same birth', async () => {
  const member = await world.member('asha of the preview')
  for (const more of [{}, { tob_uncertainty: 30 }, { tob_uncertainty: 'unknown' as const }]) {
    const { bid } = await member.call(births.addBirth, { ...BIRTH, ...more })
    const { chart, stability } = await member.call(kundli.getChart, { bid })
    expect(await world.visitor().call(previewChart, { ...moment, ...more })).toMatchObject({ chart, stability })
  }
})

it('nothing of it is kept', async () => {
  const tables = () =>
    world.db.query<{ rows: number }>({
      name: 'test.kept',
      text: 'SELECT (SELECT count(*) FROM birth) + (SELECT count(*) FROM outbox) AS rows',
      values: [],
    })
  const before = await tables()
  await world.visitor().call(previewChart, moment)
  expect(await tables()).toEqual(before)
})

it.each([
  { ...moment, dob: '31/2/1990' },
  { ...moment, dob: '1/1/2200' },
  { ...moment, tob: '' },
  { ...moment, lat: 91 },
  { dob, tob },
])('is refused of %j', async (args) => {
  expect((await world.visitor().raw(previewChart, args)).json).toMatchObject({ status: 'fail' })
})
