import { isIPv6 } from 'node:net'
import type { Limit } from '@dhruva/contract'
import rateLimit from '@fastify/rate-limit'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Bucket, Config } from '#config.ts'
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

const keyOf = (request: FastifyRequest): string =>
  request.session ? `u${request.session.uid}` : `a${callerOf(request.ip)}`

type Check = (request: FastifyRequest) => Promise<void>

/**
 * Counts calls by bucket, person and process. Over the limit a call is refused with the seconds to wait.
 * @returns the check of a bucket, null where nothing is counted
 */
export const createLimits = async (app: FastifyInstance, buckets: Config['rateLimits']) => {
  if (!buckets) return (): Check | null => null
  await app.register(rateLimit, { global: false })
  const checks = new Map<Limit, Check>()
  for (const limit of ['read', 'write', 'chat', 'search', 'login', 'vote', 'redeem', 'transfer'] as const) {
    const bucket: Bucket = buckets[limit]
    const { max, windowSeconds, visitors = max } = bucket
    const count = app.createRateLimit({
      max: (request) => (request.session ? max : visitors),
      timeWindow: windowSeconds * 1000,
      keyGenerator: keyOf,
    })
    checks.set(limit, async (request) => {
      const counted = await count(request)
      if (counted.isAllowed || !counted.isExceeded) return
      const wait = waitInWords(counted.ttlInSeconds, languageOf(request))
      throw fail('too_many', { wait }, { retry_after_seconds: counted.ttlInSeconds })
    })
  }
  return (limit: Limit): Check | null => checks.get(limit) ?? null
}
