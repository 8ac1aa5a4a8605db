/** So long after the visit began an answer is as new as one that is asked for now. */
const FRESH_MS = 20_000

/** What `askOwn` of index.html leaves behind. */
type OwnPart = {
  language: string
  authorization: string
  /** of the calls that it answers */
  paths: readonly string[]
  /** by what is asked */
  answers: Promise<Map<string, unknown>>
}

const isOwnPart = (part: unknown): part is OwnPart => typeof part === 'object' && part !== null && 'answers' in part

const ownPart = (): OwnPart | null => {
  const part: unknown = Reflect.get(globalThis, 'ownPart')
  return isOwnPart(part) ? part : null
}

/** What was asked ahead is asked anew from now on. */
export const forgetFirst = (): void => {
  Reflect.deleteProperty(globalThis, 'ownPart')
}

// what somebody does may change what was asked before
for (const gesture of ['pointerdown', 'keydown', 'click', 'submit'])
  globalThis.addEventListener?.(gesture, forgetFirst, { once: true, capture: true })

/**
 * `fetch`, which takes what was answered with the page's own part while the scripts were on their way: once each, and only in the
 * language and with the login it was asked with. Whatever is not among it is asked for.
 */
export const fetchFirst: typeof fetch = async (input, init) => {
  const part = ownPart()
  if (!part || performance.now() > FRESH_MS) return fetch(input, init)
  const headers = new Headers(init?.headers)
  const isAnswered =
    part.paths.includes(String(input).split('?', 1)[0] ?? '') &&
    part.language === headers.get('accept-language') &&
    part.authorization === headers.get('authorization')
  if (!isAnswered) return fetch(input, init)
  const answers = await part.answers.catch(() => null)
  init?.signal?.throwIfAborted()
  const asked = init?.body ? `${input} ${init.body}` : String(input)
  if (!answers?.has(asked) || part !== ownPart()) return fetch(input, init)
  const data = answers.get(asked)
  answers.delete(asked)
  return Response.json(data)
}
