import { BlogUnavailable } from './port.ts'

const FRESH_MS = 5 * 60_000
/** So long a site that did not answer is not asked again: a page that shows posts does not wait for it. */
const REST_MS = 30_000

/** What was made of an answer, and about how much of the memory it takes. */
export type Made<T> = { value: T; bytes: number }

/** The site itself is away; what it refuses to answer, or answers oddly, says nothing of the next question. */
const isAway = (error: unknown): boolean =>
  error instanceof BlogUnavailable && error.fault !== 'answer' && error.fault !== 'refused'

/**
 * Keeps what was made of a site's answers: for five minutes, and for as long as the site does not answer. Its size is bounded, since
 * what is asked for is anybody's choice; so does a site that is too slow for the questions of one shelf rest for that shelf alone.
 *
 * @returns what is kept under a key, else what `make` gives, which is called once for all who ask at the same time
 */
export const createShelf = <T>(mostBytes: number, now: () => Date) => {
  const kept = new Map<string, Made<T> & { at: number }>()
  const running = new Map<string, Promise<T>>()
  let all = 0
  let failed: { at: number; error: unknown } | undefined

  const drop = (key: string) => {
    all -= kept.get(key)?.bytes ?? 0
    kept.delete(key)
  }
  const keep = (key: string, made: Made<T>) => {
    drop(key)
    if (made.bytes > mostBytes / 2) return
    kept.set(key, { ...made, at: now().getTime() })
    all += made.bytes
    for (const oldest of kept.keys()) {
      if (all <= mostBytes) break
      drop(oldest)
    }
  }
  const run = async (key: string, make: () => Promise<Made<T>>): Promise<T> => {
    try {
      const made = await make()
      keep(key, made)
      return made.value
    } catch (error) {
      if (isAway(error)) failed = { at: now().getTime(), error }
      throw error
    } finally {
      running.delete(key)
    }
  }
  const asked = (key: string, make: () => Promise<Made<T>>): Promise<T> => {
    const known = running.get(key)
    if (known) return known
    if (failed && now().getTime() - failed.at < REST_MS) return Promise.reject(failed.error)
    const next = run(key, make)
    running.set(key, next)
    return next
  }

  return async (key: string, make: () => Promise<Made<T>>): Promise<T> => {
    const known = kept.get(key)
    if (known && now().getTime() - known.at < FRESH_MS) {
      // the last one to go is what was asked for last
      kept.delete(key)
      kept.set(key, known)
      return known.value
    }
    return asked(key, make).catch((error: unknown) => {
      // what was there yesterday is better than nothing
      if (known) return known.value
      throw error
    })
  }
}
