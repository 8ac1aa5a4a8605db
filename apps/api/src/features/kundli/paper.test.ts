import { births, kundli } from '@dhruva/contract'
import { BIRTH, createWorld } from '@dhruva/testkit'
import { expect, it } from 'vitest'
import { buildApp } from '#app.ts'

const world = await createWorld(buildApp)
const { getKundliPaper } = kundli

it('whoever saved a kundli gets it as a PDF in either language; nobody else does', async () => {
  const asha = await world.member('asha keeps her kundli')
  const { bid } = await asha.call(births.addBirth, BIRTH)
  for (const language of ['en', 'hi'] as const) {
    const { status, headers, text } = await asha.raw(getKundliPaper, { bid, language })
    expect([status, headers['content-type']]).toEqual([200, 'application/pdf'])
    expect(text.slice(0, 5)).toBe('%PDF-')
    // a name of a file is seen by others
    expect(String(headers['content-disposition'])).not.toContain('Asha')
  }
  const ravi = await world.member('ravi wants her kundli')
  expect(await ravi.raw(getKundliPaper, { bid })).toMatchObject({ status: 404, json: { code: 'birth_not_found' } })
})
