import { databaseTrouble, pendingMigrations, ping } from '@dhruva/db'
import { openQueueProbe, type QueueProbe } from '@dhruva/jobs'
import type { FastifyInstance } from 'fastify'
import type { Ctx } from '#context.ts'
import { dataHeaders } from '#http/errors.ts'

/** A busy machine is late by half a second with nothing wrong. */
const PING_TIMEOUT_MS = 1_000
const KEPT_MS = 1_000

type Readiness = { ready: true; queue: 'ready' | 'not ready' } | { ready: false; reason: string }

const within = <T>(ms: number, work: Promise<T>): Promise<T> => {
  const late = Promise.withResolvers<never>()
  const timer = setTimeout(() => late.reject(new Error('no answer in time')), ms)
  return Promise.race([work, late.promise]).finally(() => clearTimeout(timer))
}

/**
 * Asks database and migrations, and how the queue is: without it calls are answered and jobs wait. The answer is kept for a
 * second, so that many askers cost one question.
 */
const createReadiness = (ctx: Ctx, probe: QueueProbe, isLeaving: () => boolean) => {
  let migrated = false
  let last: { at: number; answer: Promise<Readiness> } | undefined
  let logged = ''

  const because = async (reason: string, work: Promise<unknown>) => {
    await within(PING_TIMEOUT_MS, work).catch((error: unknown) => {
      // a password that is wrong looks from outside like a server that is away
      const why = databaseTrouble(error) ?? (error instanceof Error ? error.message : 'unknown')
      if (why !== logged) ctx.log.warn({ why }, reason)
      logged = why
      throw new Error(reason)
    })
  }
  const askMigrations = async () => {
    if (migrated) return
    if ((await pendingMigrations(ctx.db.pool)).length > 0) throw new Error('migrations are waiting')
    migrated = true
  }
  const askQueue = () =>
    within(PING_TIMEOUT_MS, probe.ready()).then(
      () => 'ready' as const,
      () => 'not ready' as const,
    )
  const ask = async (): Promise<Readiness> => {
    const queue = askQueue()
    try {
      await because('the database does not answer', ping(ctx.db))
      await because('the database is not migrated', askMigrations())
      if (logged) ctx.log.info('the database answers again')
      logged = ''
      return { ready: true, queue: await queue }
    } catch (error) {
      return { ready: false, reason: error instanceof Error ? error.message : 'not ready' }
    }
  }
  return async (): Promise<Readiness> => {
    if (isLeaving()) return { ready: false, reason: 'stopping' }
    const at = performance.now()
    if (!last || at - last.at > KEPT_MS) last = { at, answer: ask() }
    return last.answer
  }
}

/**
 * `GET /healthz`: the process is up, and which build it is. `GET /readyz`: it can serve, and how the queue is; 503 with the reason
 * otherwise. `GET /openz`, for who chooses among apis: 503 once it was told to end. Not also while the database is away, which is
 * away for all of them: an api says so better than a proxy that has nobody to send people to.
 */
export const addHealth = (app: FastifyInstance, ctx: Ctx, isLeaving: () => boolean) => {
  const probe = openQueueProbe(ctx.db.pool, ctx.config.redisUrl)
  const readiness = createReadiness(ctx, probe, isLeaving)
  app.addHook('onClose', () => probe.close())
  app.get('/healthz', { config: { always: true } }, async (_, reply) =>
    reply.headers(dataHeaders).send({ status: 'success', ...ctx.config.build }),
  )
  app.get('/openz', { config: { always: true } }, async (_, reply) => {
    void reply.headers(dataHeaders)
    if (!isLeaving()) return { status: 'success' }
    return reply.code(503).send({ status: 'fail', code: 'unavailable', message: 'stopping' })
  })
  app.get('/readyz', { config: { always: true } }, async (_, reply) => {
    const found = await readiness()
    void reply.headers(dataHeaders)
    return found.ready
      ? { status: 'success', queue: found.queue }
      : reply.code(503).send({ status: 'fail', code: 'unavailable', message: found.reason })
  })
}
