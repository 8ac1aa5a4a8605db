/** So long after the visit began an answer is as new as one that is asked for now. */
const FRESH_MS = 20_000

const askedFirst = (): Map<string, Promise<Response>> | undefined => {
  const asked: unknown = Reflect.get(globalThis, 'askedFirst')
  return asked instanceof Map ? asked : undefined
}

/** What was asked ahead is asked anew from now on. */
export const forgetFirst = (): void => {
  if (askedFirst()) Reflect.set(globalThis, 'askedFirst', new Map())
}

// what somebody does may change what was asked before
for (const gesture of ['pointerdown', 'keydown', 'click', 'submit'])
  globalThis.addEventListener?.(gesture, forgetFirst, { once: true, capture: true })

/**
 * `fetch`, which takes what the page asked while its scripts were on their way (`askFirst` in index.html): once each, and only in the
 * language and with the login it was asked with. Whatever else became of such a call, it is made anew.
 */
export const fetchFirst: typeof fetch = async (input, init) => {
  const asked = askedFirst()
  if (!asked || performance.now() > FRESH_MS) return fetch(input, init)
  const headers = new Headers(init?.headers)
  const key = [input, headers.get('accept-language'), headers.get('authorization'), init?.body].join(' ')
  const first = asked.get(key)
  asked.delete(key)
  const answer = await first?.catch(() => undefined)
  // who asked has left meanwhile: it is still there for who asks next
  if (init?.signal?.aborted && first) asked.set(key, first)
  init?.signal?.throwIfAborted()
  return answer?.ok ? answer : fetch(input, init)
}
