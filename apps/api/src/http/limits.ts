import { isIPv6, type Socket } from 'node:net'
import type { Limit } from '@dhruva/contract'
import type { FastifyRequest } from 'fastify'
import type { Bucket, Config, PageLimit } from '#config.ts'
import { createCounter } from '#http/counter.ts'
import { fail } from '#http/fail.ts'
import { languageOf, waitInWords } from '#http/language.ts'

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

/** Counts a call. @returns seconds to wait; 0: the call is within the limit */
export type Limiter = (request: FastifyRequest) => number

const createLimiter = ({ max, windowSeconds, visitors = max }: Bucket): Limiter => {
  const count = createCounter(windowSeconds * 1000)
  return (request) => count(keyOf(request), request.session || request.operator ? max : visitors)
}

/** Counts a call and refuses one that is over the limit; a limiter of null counts nothing. */
export const enforce = (limiter: Limiter | null, request: FastifyRequest) => {
  const seconds = limiter?.(request) ?? 0
  if (seconds === 0) return
  throw fail('too_many', { wait: waitInWords(seconds, languageOf(request)) }, { retry_after_seconds: seconds })
}

/**
 * Limits by bucket, person and process.
 * @returns the limiter of a bucket, null where nothing is counted
 */
export const createLimits = (buckets: Config['rateLimits']) => {
  const limiters: Partial<Record<Limit | PageLimit, Limiter>> = {}
  return (limit: Limit | PageLimit): Limiter | null => {
    if (!buckets || limit === 'none') return null
    limiters[limit] ??= createLimiter(buckets[limit])
    return limiters[limit]
  }
}
