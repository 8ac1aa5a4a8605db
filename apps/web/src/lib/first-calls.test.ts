import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fetchFirst, forgetFirst } from './first-calls.ts'

const PATH = '/apis/birthdetails/today.php'
const BODY = '{"bid":7}'

const call = (language = 'en', token = 'a.b.c', body = BODY, init: RequestInit = {}) =>
  fetchFirst(PATH, {
    ...init,
    method: 'POST',
    headers: { 'accept-language': language, authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body,
  }).then((answer) => answer.text())

/** Somebody who asks, and leaves before the answer. */
const askAndLeave = () => {
  const leaving = new AbortController()
  const first = call('en', 'a.b.c', BODY, { signal: leaving.signal })
  leaving.abort()
  return first
}

/** What index.html leaves behind. */
const asked = (answers: Promise<Map<string, unknown>>) =>
  vi.stubGlobal('ownPart', {
    language: 'en',
    authorization: 'Bearer a.b.c',
    paths: [PATH, '/apis/birthdetails/get.php'],
    answers,
  })
const AHEAD = '{"said":"ahead"}'
const answered = () => asked(Promise.resolve(new Map([[`${PATH} ${BODY}`, JSON.parse(AHEAD)]])))

beforeEach(() => {
  vi.stubGlobal('fetch', async () => new Response('asked anew'))
  vi.spyOn(performance, 'now').mockReturnValue(1500)
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

test('what was answered ahead is taken, once', async () => {
  answered()
  expect(await call()).toBe(AHEAD)
  expect(await call()).toBe('asked anew')
})

test('a call by GET is known by its query', async () => {
  const address = '/apis/birthdetails/get.php?celebrity=1'
  asked(Promise.resolve(new Map([[address, { births: [] }]])))
  const headers = { 'accept-language': 'en', authorization: 'Bearer a.b.c' }
  expect(await (await fetchFirst('/apis/birthdetails/get.php', { headers })).text()).toBe('asked anew')
  expect(await (await fetchFirst(address, { headers })).json()).toEqual({ births: [] })
})

test("it is nobody else's, in no other language, and to no other question", async () => {
  answered()
  expect(await call('hi')).toBe('asked anew')
  expect(await call('en', 'd.e.f')).toBe('asked anew')
  expect(await call('en', 'a.b.c', '{"bid":8}')).toBe('asked anew')
  expect(await call()).toBe(AHEAD)
})

test('what was refused, a part that did not come and an old one are asked for anew', async () => {
  asked(Promise.resolve(new Map()))
  expect(await call()).toBe('asked anew')
  asked(Promise.reject(new TypeError('no connection')))
  expect(await call()).toBe('asked anew')
  answered()
  vi.spyOn(performance, 'now').mockReturnValue(60_000)
  expect(await call()).toBe('asked anew')
})

test('what the part does not answer does not wait for it', async () => {
  asked(new Promise(() => {}))
  expect(await (await fetchFirst('/apis/users/getInfo.php', {})).text()).toBe('asked anew')
})

test('who asked and left leaves it to who asks next', async () => {
  answered()
  const first = askAndLeave()
  await expect(first).rejects.toThrow('abort')
  expect(await call()).toBe(AHEAD)
})

test('once somebody does something it is asked anew, also by who waits for it', async () => {
  answered()
  const first = call()
  forgetFirst()
  expect(await first).toBe('asked anew')
  expect(await call()).toBe('asked anew')
})

test('where nothing was asked ahead everything is asked as always', async () => {
  expect(await call()).toBe('asked anew')
})
