import { setTimeout as sleep } from 'node:timers/promises'
import type { Env } from '@dhruva/common'
import { startTelemetry, toldLines } from '@dhruva/telemetry'
import type { FastifyInstance } from 'fastify'
import type { Siblings } from '#cluster/child.ts'
import { readConfig } from '#config.ts'
import { type Ctx, createContext, type Externals } from '#context.ts'
import { addAvatars } from '#features/astrohub/avatars/pictures.ts'
import { addWordpress } from '#features/blog/wordpress.ts'
import { addDocs } from '#features/ops/docs.ts'
import { addHealth } from '#features/ops/health.ts'
import { addMetrics, createMetrics, type Metrics } from '#features/ops/metrics.ts'
import { addOutbox } from '#features/ops/outbox.ts'
import { addSecurityTxt } from '#features/ops/security-txt.ts'
import { handlers } from '#handlers.ts'
import { createUnknown } from '#http/not-found.ts'
import { createRequestLog } from '#http/request-log.ts'
import { createServer, type LogTo } from '#http/server.ts'
import { addRoutes } from './endpoints/routes.ts'
import { findWeb, serveWeb } from './pages/web.ts'

export type AppOptions = {
  env: Env
  /** the clock; by default the database's */
  now?: () => Date
  /** where log lines go, one a call */
  logTo: LogTo
  /** replaces what reaches out of the process */
  externals?: Partial<Externals>
  /** the folder of the built web app, null for none; found by itself when not said */
  web?: string | null
  /** the other processes of this api, null for none */
  siblings?: Siblings | null
}

export type App = {
  http: FastifyInstance
  ctx: Ctx
  /**
   * Says at `/readyz` and `/openz` that it ends and goes on answering for `drainMs`; then refuses new calls, lets running replies
   * end (at most 30 s) and closes everything. Safe to call twice.
   */
  close: (drainMs?: number) => Promise<void>
}

/** A reply that runs when the process is told to stop may end; after this it is refunded. */
const REPLIES_END_MS = 30_000
/** For ordinary answers that are under way when all replies have ended. */
const DRAIN_TIMEOUT_MS = 2_000

/**
 * Builds the API, ready to listen.
 * @throws ConfigError when a setting is wrong
 */
export const buildApp = async ({
  env,
  now,
  logTo,
  externals = {},
  web = findWeb(),
  siblings = null,
}: AppOptions): Promise<App> => {
  const config = readConfig(env)
  const telemetry = await startTelemetry(config.otlp, 'dhruva-api')
  let closing: Promise<void> | undefined
  let refusing = false
  const isLeaving = () => closing !== undefined
  const isStopping = () => refusing
  const metrics = createMetrics()
  const lines = toldLines(logTo, telemetry)
  const logRequest = createRequestLog(config.logLevel, lines, () => ctx.now())
  const http = createServer({
    config,
    logTo: lines,
    isStopping,
    onEnd: (ended) => {
      metrics.observe(ended)
      if (!ended.quiet) logRequest(ended)
    },
  })
  const ctx = createContext(config, now, http.log, externals, metrics)
  await addAll(http, ctx, { metrics, isLeaving, web, siblings })

  const close = async (drainMs: number) => {
    if (drainMs > 0) await sleep(drainMs)
    refusing = true
    // no new connection; those that carry a running reply stay until it has ended
    http.server.close()
    await ctx.live.close()
    await ctx.generations.close(REPLIES_END_MS)
    // a connection that a browser opened ahead and never used counts as busy: it would be waited for
    const cut = setTimeout(() => http.server.closeAllConnections(), DRAIN_TIMEOUT_MS)
    await http.close()
    clearTimeout(cut)
    ctx.store?.close()
    await ctx.llmDays?.close()
    await ctx.db.close()
    await telemetry?.close()
  }
  return {
    http,
    ctx,
    close: (drainMs = 0) => {
      closing ??= close(drainMs)
      return closing
    },
  }
}

type AppParts = { metrics: Metrics; isLeaving: () => boolean; web: string | null; siblings: Siblings | null }

const addAll = async (http: FastifyInstance, ctx: Ctx, { metrics, isLeaving, web, siblings }: AppParts) => {
  const unknown = createUnknown(http)
  addHealth(http, ctx, isLeaving)
  addMetrics(http, ctx, metrics, siblings)
  addOutbox(http, ctx)
  addDocs(http, ctx)
  addSecurityTxt(http, ctx)
  addAvatars(http)
  addWordpress(http, ctx)
  const routes = Object.values(handlers).flatMap((feature) => Object.values(feature))
  await addRoutes(http, ctx, routes)
  if (web === null) http.setNotFoundHandler(unknown)
  else await serveWeb(http, web, { ctx, routes, unknown })
}
