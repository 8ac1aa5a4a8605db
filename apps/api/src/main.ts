import cluster from 'node:cluster'
import { tryVendors } from '@dhruva/adapters'
import { BAD_SETTINGS, ConfigError, INDIA } from '@dhruva/common'
import { showLife } from '@dhruva/db/alive'
import { helplinesFor, uncheckedHelplines, warm } from '@dhruva/reading'
import { isLoopback, startTelemetry, toldLines } from '@dhruva/telemetry'
import { pino } from 'pino'
import { type App, buildApp } from '#app.ts'
import { joinSiblings, type Siblings } from '#cluster/child.ts'
import { createPrimary } from '#cluster/primary.ts'
import { type Config, readConfig } from '#config.ts'

/** Once the port is closed replies get 30 s; what has not ended then does not end. */
const SHUTDOWN_TIMEOUT_MS = 35_000

// Lines are written by a thread of their own pace: at most a second late, never in the way of a request.
const log = pino.destination({ sync: false, minLength: 8_192, periodicFlush: 1_000 })

const exit = (code: number): never => {
  log.flushSync()
  process.exit(code)
}

const explain = (message: string, code: number): never => {
  console.error(message)
  return exit(code)
}

const listen = async (app: App) => {
  const { host, port } = app.ctx.config
  try {
    await app.http.listen({ host, port })
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined
    if (code === 'EADDRINUSE') explain(`PORT ${port} is in use by another program`, BAD_SETTINGS)
    if (code === 'EACCES') explain(`PORT ${port} may not be used by this user`, BAD_SETTINGS)
    throw error
  }
}

/** Said to whoever runs it on a machine of their own; a container is there to be reached. */
const warnIfWide = ({ host, production }: Config) => {
  if (production || host === 'localhost' || isLoopback(host)) return
  console.error(`HOST=${host}: other machines can reach this service; without HOST only this one can`)
}

/** A wrong number given to somebody in danger is worse than none: somebody must call them now and then. */
const warnOfOldNumbers = async ({ http, ctx }: App) => {
  const { helplines } = await ctx.settings.read()
  const old = uncheckedHelplines(helplinesFor(INDIA, helplines), new Date())
  if (old.length > 0)
    http.log.warn({ helplines: old }, 'nobody has checked these numbers for 180 days: see /desk/house')
}

/** A key that a vendor refuses shows itself here, not with the first person who comes; none of it holds the start up. */
const warnOfVendors = async ({ http, ctx: { config } }: App) => {
  for (const line of await tryVendors(config)) http.log.warn(line)
}

/** @param drainMs how long it goes on answering, and only says to whoever chooses among apis that it ends */
const stopWith = (app: App, code: number, drainMs = 0) => {
  setTimeout(() => exit(code || 1), drainMs + SHUTDOWN_TIMEOUT_MS).unref()
  void app.close(drainMs).then(
    () => exit(code),
    () => exit(1),
  )
}

/** Tells the ways in which a program is told to end: a terminal sends Ctrl-C to everyone, so with a parent the parent says when. */
const onEnd = (stop: () => void) => {
  process.on('SIGTERM', stop)
  process.on('SIGINT', () => process.send || stop())
}

/** @param siblings of several processes of one api: what need be said once, the first says */
const start = async (siblings: Siblings | null) => {
  const app = await buildApp({ env: process.env, logTo: log, siblings })
  onEnd(() => stopWith(app, 0, app.ctx.config.drainMs))
  process.on('disconnect', () => stopWith(app, 0))
  process.on('uncaughtException', (error) => {
    app.http.log.fatal({ err: error }, 'stopped by an error nobody foresaw')
    stopWith(app, 1)
  })
  await listen(app)
  const isFirst = siblings === null || siblings.number === 1
  app.http.log.info({ ...app.ctx.config.build, ...(siblings && { process: siblings.number }) }, 'started')
  if (isFirst) warnIfWide(app.ctx.config)
  if (isFirst) void warnOfOldNumbers(app)
  process.send?.('ready')
  // the code of the first page is loaded and compiled before a visitor asks, what is learnt and the sky of the coming months before a question
  await app.http.inject({ url: '/', headers: { accept: 'text/html' } })
  warm(app.ctx.now())
  if (isFirst && app.ctx.config.production) await warnOfVendors(app)
}

/** Runs `API_PROCESSES` of this program, and no api itself. */
const startSeveral = async ({ processes, logLevel, otlp }: Config) => {
  const telemetry = await startTelemetry(otlp, 'dhruva-api')
  const lines = pino({ level: logLevel, base: null }, toldLines(log, telemetry))
  const primary = createPrimary(processes, (line) => lines.warn(line))
  const stop = () =>
    void primary.stop().then(async () => {
      await telemetry?.close()
      exit(0)
    })
  onEnd(stop)
  process.on('disconnect', stop)
  const code = await primary.start()
  if (code !== null) exit(code)
  process.send?.('ready')
}

/** Of several processes it is the one that runs them whose life is shown: it ends those that hang itself. */
const begin = async () => {
  if (cluster.isWorker) return start(joinSiblings(process.env))
  const atWork = process.env.ALIVE_FILE ? showLife(process.env.ALIVE_FILE) : undefined
  const config = readConfig(process.env)
  await (config.processes > 1 ? startSeveral(config) : start(null))
  atWork?.()
}

try {
  await begin()
} catch (error) {
  if (error instanceof ConfigError) explain(error.message, BAD_SETTINGS)
  // not thrown on: Node would print the line of the bundle it stands in, which is all of it
  explain(error instanceof Error ? (error.stack ?? error.message) : String(error), 1)
}
