import { births, discussions, horoscopes, users } from '@dhruva/contract'
import { QueryClient } from '@tanstack/react-query'
import { beforeEach, expect, test, vi } from 'vitest'
import { MemoryCaches } from '../../worker/testing/caches.ts'
import { callKey } from './call-key.ts'
import { readKept, restoreKept, startKeeping } from './kept.ts'
import { forgetKept } from './kept-caches.ts'
import { forgetOthers } from './session.ts'

const ASHA = 7
const RAVI = 8
const saved = (name: string) => ({
  status: 'success',
  births: [
    {
      bid: 1,
      full_name: name,
      dob: '15/08/1990',
      tob: '10:30',
      tob_uncertainty: 0,
      pob: 'Delhi',
      lat: 28.61,
      lng: 77.2,
      gender: 'Female',
      marital_status: 'Single',
      language: 'English',
    },
  ],
})
const birthsOf = (uid: number | null) => callKey(births.getBirths, {}, 'en', uid)

let owner: number | null = ASHA
beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('caches', new MemoryCaches())
  owner = ASHA
  return () => {
    vi.useRealTimers()
    vi.unstubAllGlobals()
  }
})

const read = async (answers: readonly (readonly [readonly unknown[], unknown])[]) => {
  const client = new QueryClient()
  startKeeping(client, () => owner)
  for (const [key, data] of answers) client.setQueryData(key, data)
  await vi.runAllTimersAsync()
  client.clear()
}

const restored = async (uid: number | null) => {
  const client = new QueryClient()
  await restoreKept(client, uid)
  return client
}

test('what was read comes back to the person who read it, and to nobody else', async () => {
  await read([[birthsOf(ASHA), saved('Asha')]])
  expect((await restored(ASHA)).getQueryData(birthsOf(ASHA))).toEqual(saved('Asha'))
  expect((await restored(RAVI)).getQueryData(birthsOf(ASHA))).toBeUndefined()
  expect((await restored(null)).getQueryData(birthsOf(ASHA))).toBeUndefined()
})

test('money, talks and whatever is not on the list are never kept', async () => {
  await read([
    [callKey(users.getUserInfo, {}, 'en', ASHA), { balance: 10 }],
    [['/apis/chats/get.php', { asst_id: 1 }, 'en', ASHA], { messages: [] }],
    [['kept', ASHA], []],
  ])
  expect(await readKept(ASHA)).toEqual([])
})

test("at a logout, or when another person comes, nothing of the first one is left; what is everybody's stays", async () => {
  owner = null
  await read([[birthsOf(null), saved('everybody')]])
  owner = ASHA
  await read([[birthsOf(ASHA), saved('Asha')]])
  await forgetOthers()
  expect((await readKept(ASHA)).map(({ key }) => key[3])).toEqual([null])
  await forgetKept()
  expect(await readKept(null)).toEqual([])
})

test("what comes with the page of a member is not kept as everybody's: that they read it is theirs", async () => {
  await read([[birthsOf(null), saved('everybody')]])
  expect(await readKept(ASHA)).toEqual([])
})

test('an answer that comes after its person has left is not kept', async () => {
  const client = new QueryClient()
  startKeeping(client, () => owner)
  client.setQueryData(birthsOf(ASHA), saved('Asha'))
  owner = null
  await vi.runAllTimersAsync()
  expect(await readKept(ASHA)).toEqual([])
})

test('of a call the newest answers are kept, and none that this version could not show', async () => {
  const key = (did: number) => callKey(discussions.getDiscussion, { did }, 'en', ASHA)
  await read([
    [callKey(horoscopes.getHoroscope, { zodiac: 'Aries' }, 'en', ASHA), { an: 'older shape' }],
    ...[1, 2, 3, 4, 5, 6].map((at) => [callKey(births.getBirths, { at }, 'en', ASHA), saved(`${at}`)] as const),
    [key(1), { status: 'success', discussion: {} }],
  ])
  expect((await readKept(ASHA)).map(({ key: [, args] }) => args)).toEqual([3, 4, 5, 6].map((at) => ({ at })))
})
