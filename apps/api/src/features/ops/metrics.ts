import type { LlmCounts } from '@dhruva/adapters'
import { backupAges, countHeld, countPayments, countWaiting, readNoteCounts } from '@dhruva/db'
import type { Question } from '@dhruva/reading'
import { mayReadMetrics } from '@dhruva/telemetry'
import { waitingGauges } from '@dhruva/telemetry/waiting'
import { Counter, collectDefaultMetrics, Gauge, Registry } from '@prometheus-io/client'
import type { FastifyInstance } from 'fastify'
import type { Siblings } from '#cluster/child.ts'
import { mergeFigures } from '#cluster/figures.ts'
import type { Ctx } from '#context.ts'
import { createDurations } from '#features/ops/durations.ts'
import { heardCounter } from '#features/ops/heard-counters.ts'
import { llmCounters } from '#features/ops/llm-counters.ts'
import { dataHeaders } from '#http/errors.ts'
import { fail } from '#http/fail.ts'
import type { Ended } from '#http/server.ts'

export type Metrics = Omit<LlmCounts, 'countProviderFailure'> & {
  registry: Registry
  /** of this process, as Prometheus reads it */
  text: () => Promise<string>
  observe: (ended: Ended) => void
  /** a message was understood, and is answered */
  countHeard: (question: Question) => void
  /** a horoscope was written, for everyone who asks for it */
  countHoroscope: () => void
  /** something around logging in happened */
  countSecurity: (kind: string, detail: string) => void
  /** a provider failed us; `kind` as the adapter names it */
  countProviderFailure: (provider: 'sms' | 'llm', kind: string) => void
}

/** Counters of what an attack or an outage shows first. */
const watchCounters = (registry: Registry) => {
  const registers = [registry]
  const events = new Counter({
    name: 'security_events_total',
    help: 'What happened around logging in: codes sent, used, wrong and refused, logins and their ends, deletions',
    labelNames: ['kind', 'detail'],
    registers,
  })
  const refusals = new Counter({
    name: 'refusals_total',
    help: 'Refused calls by the code of the refusal',
    labelNames: ['code'],
    registers,
  })
  const failures = new Counter({
    name: 'provider_failures_total',
    help: 'Failed calls of a provider by kind',
    labelNames: ['provider', 'kind'],
    registers,
  })
  const breaker = new Gauge({
    name: 'provider_breaker_open',
    help: '1 while a provider is spared after failing',
    labelNames: ['provider'],
    registers,
  })
  breaker.set({ provider: 'llm' }, 0)
  return {
    countSecurity: (kind: string, detail: string) => {
      events.inc({ kind, detail })
      if (kind === 'provider_failed') failures.inc({ provider: 'sms', kind: detail })
    },
    countRefusal: (code: string) => refusals.inc({ code }),
    countProviderFailure: (provider: 'sms' | 'llm', kind: string) => failures.inc({ provider, kind }),
    setBreaker: (open: boolean) => breaker.set({ provider: 'llm' }, open ? 1 : 0),
  }
}

/** Requests by route and status with their durations, beside what the process itself says (memory, event loop). */
export const createMetrics = (): Metrics => {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const durations = createDurations()
  const horoscopes = new Counter({
    name: 'horoscope_computed_total',
    help: 'Horoscopes this process wrote; in all processes one a day, sign and language',
    registers: [registry],
  })
  const { countRefusal, ...watched } = watchCounters(registry)
  return {
    ...watched,
    registry,
    text: async () => durations.text() + (await registry.metrics()),
    observe: ({ request, route, status, ms }) => {
      durations.observe(route, status, ms / 1000)
      if (request.refused) countRefusal(request.refused)
    },
    countHoroscope: () => horoscopes.inc(),
    countHeard: heardCounter(registry),
    ...llmCounters(registry),
  }
}

/** What is measured of this process when it is asked for. */
const addOwnGauges = (ctx: Ctx, registry: Registry) => {
  const gauge = (name: string, help: string) => new Gauge({ name, help, registers: [registry] })
  const replies = gauge('running_replies', 'Replies this process is writing')
  const waiting = gauge('db_connections_waiting', 'Calls of this process that wait for a database connection')
  const open = gauge('live_streams', 'Open pages this process tells of changes as they happen')
  return () => {
    replies.set(ctx.generations.size())
    waiting.set(ctx.db.pool.waitingCount)
    open.set(ctx.live.size())
  }
}

/** What the database says of all processes together. @returns asks it */
const addCommonGauges = (ctx: Ctx, registry: Registry) => {
  const gauge = (name: string, help: string) => new Gauge({ name, help, registers: [registry] })
  const held = gauge('held_turns', 'Questions held for a reply, in all processes')
  const oldest = gauge('held_turn_oldest_seconds', 'Age of the oldest held question')
  const setWaiting = waitingGauges(registry)
  const paid = gauge('payment_events_waiting', 'Events of the provider of payments that are still to be acted on')
  const paidOldest = gauge('payment_event_oldest_seconds', 'Age of the oldest of these events')
  const owed = gauge('payments_to_refund', 'Payments that could not be credited and have not been given back')
  const mandates = gauge(
    'mandates_to_cancel_oldest_seconds',
    'For how long the provider has not confirmed that a subscription which ended is debited no more',
  )
  const backup = new Gauge({
    name: 'backup_age_seconds',
    help: 'Age of the newest dump of the database, and of the newest that was copied elsewhere; of none there is no figure',
    labelNames: ['copy'],
    registers: [registry],
  })
  const browsers = gauge('push_subscriptions', 'People who take a note each morning')
  const notes = new Gauge({
    name: 'daily_notes',
    help: 'Notes of this day in India by what became of them: sent, gone, later, refused, unsure; over all processes',
    labelNames: ['outcome'],
    registers: [registry],
  })
  return async () => {
    const now = ctx.now()
    const turns = await countHeld(ctx.db, now)
    held.set(turns.count)
    oldest.set(turns.oldestSeconds)
    setWaiting(await countWaiting(ctx.db, now))
    const payments = await countPayments(ctx.db, now)
    paid.set(payments.events)
    paidOldest.set(payments.oldestSeconds)
    owed.set(payments.toRefund)
    mandates.set(payments.mandateSeconds)
    for (const [copy, age] of Object.entries(await backupAges(ctx.db, now))) if (age !== null) backup.set({ copy }, age)
    const told = await readNoteCounts(ctx.db, now)
    browsers.set(told.browsers)
    notes.reset()
    for (const [outcome, count] of Object.entries(told.today)) notes.set({ outcome }, count)
  }
}

/**
 * `GET /metrics`: Prometheus text, with `Authorization: Bearer METRICS_TOKEN`. Where no token is set: for this machine, and in
 * production not at all. Of several processes whichever is asked tells of all, and of what they have in common once.
 */
export const addMetrics = (
  app: FastifyInstance,
  ctx: Ctx,
  { registry, text }: Metrics,
  siblings: Siblings | null = null,
) => {
  const common = new Registry()
  const { build, processes } = ctx.config
  const info = { name: 'build_info', help: 'Which build this process is', labelNames: ['version', 'commit'] }
  new Gauge({ ...info, registers: [registry] }).set(build, 1)
  new Gauge({ name: 'api_processes', help: 'Processes of this api, as they are set', registers: [common] }).set(
    processes,
  )
  const refreshOwn = addOwnGauges(ctx, registry)
  const refreshCommon = addCommonGauges(ctx, common)
  const own = () => {
    refreshOwn()
    return text()
  }
  siblings?.tellFigures(own)
  app.get('/metrics', { config: { always: true, hidden: true } }, async (request, reply) => {
    if (!mayReadMetrics(request.raw, ctx.config)) throw fail('not_found')
    const [figures] = await Promise.all([siblings ? siblings.figures().then(mergeFigures) : own(), refreshCommon()])
    return reply
      .type(registry.contentType)
      .headers(dataHeaders)
      .send(figures + (await common.metrics()))
  })
}
