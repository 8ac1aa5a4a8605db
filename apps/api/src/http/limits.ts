import { isIPv6, type Socket } from 'node:net'
import type { Limit } from '@dhruva/contract'
import type { FastifyRequest } from 'fastify'
import type { Bucket, Config, PageLimit } from '#config.ts'
import { fail } from '#http/fail.ts'
import { languageOf, waitInWords } from '#http/language.ts'
import type { Counters } from '#http/shared-counter.ts'

/** One caller's address: an IPv4 address, or the /64 that an IPv6 user owns whole. */
export const callerOf = (address: string): string => {
  if (!isIPv6(address)) return address
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1]
  if (mapped) return mapped
  const [head = '', tail = ''] = address.split('::')
  const before = head.split(':').filter(Boolean)
  const after = tail.split(':').filter(Boolean)
  const zeros = Array.from({ length: Math.max(0, 8 - before.length - after.length) }, () => '0')
  return [...before, ...zeros, ...after].slice(0, 4).join(':')
}

/** Working out who calls costs more than counting it, and a connection asks many times; behind a proxy it carries many callers. */
const callers = new WeakMap<Socket, { address: string; key: string }>()

/** Whose calls count together: a person's, else an address's. */
export const keyOf = (request: FastifyRequest): string => {
  if (request.session) return `u${request.session.uid}`
  if (request.operator) return `o${request.operator.uid}`
  const { ip: address, socket } = request
  const known = callers.get(socket)
  if (known?.address === address) return known.key
  const key = `a${callerOf(address)}`
  callers.set(socket, { address, key })
  return key
}

/** Counts a call. @returns seconds to wait; 0: the call is within the limit. At once, where nobody else counts */
export type Limiter = (request: FastifyRequest) => number | Promise<number>

const refuse = (seconds: number, request: FastifyRequest): undefined => {
  if (seconds === 0) return
  throw fail('too_many', { wait: waitInWords(seconds, languageOf(request)) }, { retry_after_seconds: seconds })
}

/**
 * Counts a call and refuses one that is over the limit; a limiter of null counts nothing.
 * @returns undefined when that is known at once, else what has to be waited for
 */
export const enforce = (limiter: Limiter | null, request: FastifyRequest): Promise<undefined> | undefined => {
  const seconds = limiter?.(request) ?? 0
  if (typeof seconds === 'number') return refuse(seconds, request)
  return seconds.then((counted) => refuse(counted, request))
}

/**
 * Limits by bucket and person.
 * @param place of the calls: those of different places are counted apart
 * @returns the limiter of a bucket, null where nothing is counted
 */
export const createLimits = (buckets: Config['rateLimits'], counters: Counters, place: 'api' | 'blog' | 'pages') => {
  const limiterOf = (limit: keyof NonNullable<typeof buckets>, { max, windowSeconds, visitors = max }: Bucket) => {
    const count = counters(`${place}:${limit}`, windowSeconds * 1_000)
    return (request: FastifyRequest) => count(keyOf(request), request.session || request.operator ? max : visitors)
  }
  const limiters: Partial<Record<Limit | PageLimit, Limiter>> = {}
  return (limit: Limit | PageLimit): Limiter | null => {
    if (!buckets || limit === 'none') return null
    limiters[limit] ??= limiterOf(limit, buckets[limit])
    return limiters[limit]
  }
}
