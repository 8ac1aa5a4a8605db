/** So long after the visit began an answer is as new as one that is asked for now. */
const FRESH_MS = 20_000

/**
 * `fetch`, which takes what the page asked while its scripts were on their way (`askFirst` in index.html): once each, and only in the
 * language and with the login it was asked with. Whatever else became of such a call, it is made anew.
 */
export const fetchFirst: typeof fetch = async (input, init) => {
  const asked: unknown = Reflect.get(globalThis, 'askedFirst')
  if (!(asked instanceof Map) || performance.now() > FRESH_MS) return fetch(input, init)
  const headers = new Headers(init?.headers)
  const key = [input, headers.get('accept-language'), headers.get('authorization'), init?.body].join(' ')
  const first: unknown = asked.get(key)
  asked.delete(key)
  const answer: unknown = await Promise.resolve(first).catch(() => undefined)
  // who asked has left meanwhile: it is still there for who asks next
  if (init?.signal?.aborted && first !== undefined) asked.set(key, first)
  init?.signal?.throwIfAborted()
  return answer instanceof Response && answer.ok ? answer : fetch(input, init)
}
