import { createCache } from '@dhruva/common'
import { createCounter } from '#http/counter.ts'
import type { Store } from '#peers/store.ts'

/** Counts a call. @returns whole seconds to wait, at least 1, when `max` calls of this window were made before; else 0 */
export type Counter = (caller: string, max: number) => number | Promise<number>

/** Makes the counter of a bucket. */
export type Counters = (bucket: string, windowMs: number) => Counter

/** In the memory of this process, whose calls alone are counted. */
export const countAlone: Counters = (_, windowMs) => createCounter(windowMs)

/** One step of Redis, so that no two calls are the same one. @returns milliseconds to wait, 0: none */
const COUNT = `
local calls = redis.call('INCR', KEYS[1])
if calls == 1 then redis.call('PEXPIRE', KEYS[1], ARGV[1]) end
if calls <= tonumber(ARGV[2]) then return 0 end
return math.max(1, redis.call('PTTL', KEYS[1]))`

const REFUSED = 10_000
const MARKS = 10_000

/**
 * In Redis, over all apis, in windows that begin with a caller's first call wherever it came. While Redis is away each api goes by
 * what it counted itself. Who was refused is refused here until the window ends: a flood does not become one of questions.
 * @param markOf what stands in Redis for a caller: never an address
 */
export const countTogether = (store: Store, markOf: (caller: string) => string): Counters => {
  const marks = createCache<string>(MARKS)
  let sha: Promise<string> | undefined
  const ask = (key: string, windowMs: number, max: number) =>
    store.ask(async (redis) => {
      try {
        sha ??= redis.script('LOAD', COUNT).then(String)
        return Number(await redis.evalsha(await sha, 1, key, windowMs, max))
      } catch (error) {
        sha = undefined
        // a Redis that was started again has forgotten the script
        if (!(error instanceof Error && error.message.startsWith('NOSCRIPT'))) throw error
        return Number(await redis.eval(COUNT, 1, key, windowMs, max))
      }
    })

  return (bucket, windowMs) => {
    const alone = createCounter(windowMs)
    const refused = createCache<number>(REFUSED)
    return async (caller, max) => {
      const own = alone(caller, max)
      const at = performance.now()
      const until = refused.get(caller) ?? 0
      if (until > at) return Math.ceil((until - at) / 1_000)
      const mark = marks.remember(caller, () => markOf(caller))
      const waitMs = await ask(`dhruva:calls:${bucket}:${mark}`, windowMs, max)
      if (waitMs === null) return own
      if (waitMs > 0) refused.set(caller, at + waitMs)
      return Math.ceil(waitMs / 1_000)
    }
  }
}
