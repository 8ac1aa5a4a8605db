import { Failure } from './common.ts'
import type { AnyEndpoint } from './endpoint.ts'
import { ApiFail, HttpFailure, NetworkFailure } from './failures.ts'

export type ClientOptions = {
  /** '' for the same origin */
  baseUrl: string
  token: () => string | null
  language: () => 'en' | 'hi'
  /** called on every 401, before the failure is thrown */
  onNoSession?: () => void
  timeoutMs?: number
  fetch?: typeof fetch
}

const query = (args: unknown) => {
  const search = new URLSearchParams()
  for (const [key, value] of Object.entries(args ?? {})) if (value !== undefined) search.set(key, String(value))
  const text = search.toString()
  return text && `?${text}`
}

const requestWith =
  ({ baseUrl, token, language, fetch: given }: ClientOptions) =>
  (endpoint: AnyEndpoint, args: unknown, signal: AbortSignal) => {
    const isGet = endpoint.method === 'GET'
    const headers: Record<string, string> = { 'accept-language': language() }
    const bearer = token()
    if (bearer) headers.authorization = `Bearer ${bearer}`
    if (!isGet) headers['content-type'] = 'application/json'
    return (given ?? fetch)(`${baseUrl}${endpoint.path}${isGet ? query(args) : ''}`, {
      method: endpoint.method,
      headers,
      signal,
      ...(isGet ? {} : { body: JSON.stringify(args ?? {}) }),
    })
  }

const refuseWith =
  ({ onNoSession }: ClientOptions) =>
  async (response: Response): Promise<never> => {
    const failure = Failure.safeParse(await response.json().catch(() => null))
    if (!failure.success || response.status >= 500) throw new HttpFailure(`HTTP ${response.status}`)
    if (response.status === 401) onNoSession?.()
    throw new ApiFail(failure.data, response.status)
  }

type Guarded = <T>(
  outer: AbortSignal | undefined,
  /** `alive` gives it time anew: as much as at first, or so many milliseconds */
  run: (signal: AbortSignal, alive: (forMs?: number) => void) => Promise<T>,
) => Promise<T>

const guardWith =
  ({ timeoutMs = 30_000 }: ClientOptions): Guarded =>
  async (outer, run) => {
    const inner = new AbortController()
    const stop = () => inner.abort()
    let timer = setTimeout(stop, timeoutMs)
    const alive = (forMs = timeoutMs) => {
      clearTimeout(timer)
      timer = setTimeout(stop, forMs)
    }
    outer?.addEventListener('abort', stop)
    try {
      return await run(inner.signal, alive)
    } catch (error) {
      if (error instanceof ApiFail || error instanceof HttpFailure) throw error
      throw new NetworkFailure('No answer', { cause: error })
    } finally {
      clearTimeout(timer)
      outer?.removeEventListener('abort', stop)
    }
  }

/** What all calls have in common: asking, telling a refusal, the time limit. */
export const createTransport = (options: ClientOptions) => ({
  request: requestWith(options),
  /** Always throws what the answer says. */
  refuse: refuseWith(options),
  /** Runs until `outer` aborts or the time is over; whatever is no answer of the service becomes a NetworkFailure. */
  guarded: guardWith(options),
})

export type Transport = ReturnType<typeof createTransport>
