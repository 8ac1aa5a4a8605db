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
const asked = (answer: Promise<Response>) =>
  vi.stubGlobal('askedFirst', new Map([[`${PATH} en Bearer a.b.c ${BODY}`, answer]]))

beforeEach(() => {
  vi.stubGlobal('fetch', async () => new Response('asked anew'))
  vi.spyOn(performance, 'now').mockReturnValue(1500)
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

test('an answer that was asked for ahead is taken, once', async () => {
  asked(Promise.resolve(new Response('asked ahead')))
  expect(await call()).toBe('asked ahead')
  expect(await call()).toBe('asked anew')
})

test("it is nobody else's, in no other language, and to no other question", async () => {
  asked(Promise.resolve(new Response('asked ahead')))
  expect(await call('hi')).toBe('asked anew')
  expect(await call('en', 'd.e.f')).toBe('asked anew')
  expect(await call('en', 'a.b.c', '{"bid":8}')).toBe('asked anew')
  expect(await call()).toBe('asked ahead')
})

test('a refusal, a call that failed and an old answer are asked for anew', async () => {
  asked(Promise.resolve(new Response('refused', { status: 401 })))
  expect(await call()).toBe('asked anew')
  asked(Promise.reject(new TypeError('no connection')))
  expect(await call()).toBe('asked anew')
  asked(Promise.resolve(new Response('asked ahead')))
  vi.spyOn(performance, 'now').mockReturnValue(60_000)
  expect(await call()).toBe('asked anew')
})

test('who asked and left leaves it to who asks next', async () => {
  asked(Promise.resolve(new Response('asked ahead')))
  const first = askAndLeave()
  await expect(first).rejects.toThrow('abort')
  expect(await call()).toBe('asked ahead')
})

test('once somebody does something it is asked anew, also by who asked before and left', async () => {
  asked(Promise.resolve(new Response('asked ahead')))
  const first = askAndLeave()
  forgetFirst()
  await expect(first).rejects.toThrow('abort')
  expect(await call()).toBe('asked anew')
})

test('where nothing was asked ahead everything is asked as always', async () => {
  expect(await call()).toBe('asked anew')
})
