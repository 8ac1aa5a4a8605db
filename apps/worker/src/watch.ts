import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'
import { mayReadMetrics } from '@dhruva/telemetry'
import type { Config } from '#config.ts'
import type { Metrics } from '#metrics.ts'
import type { Worker } from '#work.ts'

/** The relay turns every few seconds, also while the database is away: longer, and something hangs. */
const SILENT_MS = 30_000
const FIGURES_MS = 3_000

type WatchOptions = {
  config: Pick<Config, 'host' | 'metricsToken' | 'production'>
  port: number
  metrics: Metrics
  /** undefined while the worker still waits for database and queue */
  worker: () => Pick<Worker, 'silentMs' | 'figures'> | undefined
}

export type Watch = { port: number; close(): Promise<void> }

const within = <T>(ms: number, work: Promise<T>) => {
  const late = Promise.withResolvers<null>()
  const timer = setTimeout(() => late.resolve(null), ms)
  return Promise.race([work.catch(() => null), late.promise]).finally(() => clearTimeout(timer))
}

const send = (response: ServerResponse, status: number, body: object) =>
  response
    .writeHead(status, { 'content-type': 'application/json', 'cache-control': 'no-store' })
    .end(JSON.stringify(body))

/**
 * `GET /healthz`: the worker is at work and its relay turns; 503 with the reason otherwise. It says nothing of the database, for
 * whose absence no worker is to be ended. `GET /metrics`: as of the api, for whoever may read them there.
 */
export const openWatch = async ({ config, port, metrics, worker }: WatchOptions): Promise<Watch> => {
  const sendHealth = (response: ServerResponse) => {
    const silentMs = worker()?.silentMs()
    if (silentMs === undefined) return send(response, 503, { status: 'fail', message: 'starting' })
    if (silentMs > SILENT_MS) return send(response, 503, { status: 'fail', message: 'the relay of jobs does not turn' })
    return send(response, 200, { status: 'success' })
  }
  const sendMetrics = async (response: ServerResponse) => {
    const figures = await within(FIGURES_MS, worker()?.figures() ?? Promise.resolve(null))
    const text = await metrics.text((worker()?.silentMs() ?? 0) / 1_000, figures)
    response.writeHead(200, { 'content-type': metrics.contentType, 'cache-control': 'no-store' }).end(text)
  }
  const server = createServer((request, response) => {
    const path = request.method === 'GET' ? request.url : undefined
    if (path === '/healthz') return sendHealth(response)
    if (path === '/metrics' && mayReadMetrics(request, config))
      return sendMetrics(response).catch(() => response.destroy())
    return send(response, 404, { status: 'fail', message: 'not found' })
  })
  server.listen(port, config.host)
  await once(server, 'listening')
  const address = server.address()
  return {
    port: typeof address === 'object' && address ? address.port : port,
    close: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
