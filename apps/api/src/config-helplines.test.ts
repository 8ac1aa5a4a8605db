import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { helplineFields } from './config-helplines.ts'

const read = (HELPLINES?: string) => z.safeParse(z.object(helplineFields), { HELPLINES })
const MIND = { number: '14416', hours: '24h', checked_on: '2027-01-01' }

test('numbers go over the table, one by one', () => {
  expect(read().data).toEqual({ HELPLINES: {} })
  expect(
    read(JSON.stringify({ mind: MIND, elders: { ...MIND, hours: '8-20' }, ncw: null })).data?.HELPLINES,
  ).toMatchObject({
    mind: { number: '14416', languages: [] },
    elders: { hours: '8-20' },
    ncw: null,
  })
})

test.each([
  'not json',
  '[]',
  JSON.stringify({ moon: MIND }),
  JSON.stringify({ mind: { ...MIND, number: 'call me' } }),
  JSON.stringify({ mind: { ...MIND, hours: 'always' } }),
  JSON.stringify({ mind: { ...MIND, checked_on: 'lately' } }),
  JSON.stringify({ emergency: null }),
])('%s is refused', (text) => expect(read(text).success).toBe(false))
