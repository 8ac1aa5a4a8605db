import { tryVendors } from '@dhruva/adapters'
import { BAD_SETTINGS, ConfigError } from '@dhruva/common'
import { showLife } from '@dhruva/db/alive'
import { helplinesFor, uncheckedHelplines, warm } from '@dhruva/reading'
import { isLoopback } from '@dhruva/telemetry'
import { pino } from 'pino'
import { type App, buildApp } from '#app.ts'
import type { Config } from '#config.ts'

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
const warnOfOldNumbers = ({ http, ctx }: App) => {
  const old = uncheckedHelplines(helplinesFor('Asia/Kolkata', ctx.config.helplines), new Date())
  if (old.length > 0) http.log.warn({ helplines: old }, 'nobody has checked these numbers for 180 days: see HELPLINES')
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

const start = async () => {
  const app = await buildApp({ env: process.env, logTo: log })
  process.on('SIGTERM', () => stopWith(app, 0, app.ctx.config.drainMs))
  // a terminal sends Ctrl-C to everyone: with a parent, the parent says when to stop
  process.on('SIGINT', () => process.send || stopWith(app, 0))
  process.on('disconnect', () => stopWith(app, 0))
  process.on('uncaughtException', (error) => {
    app.http.log.fatal({ err: error }, 'stopped by an error nobody foresaw')
    stopWith(app, 1)
  })
  await listen(app)
  app.http.log.info(app.ctx.config.build, 'started')
  warnIfWide(app.ctx.config)
  warnOfOldNumbers(app)
  process.send?.('ready')
  // the code of the first page is loaded and compiled before a visitor asks, what is learnt and the sky of the coming months before a question
  await app.http.inject({ url: '/', headers: { accept: 'text/html' } })
  warm(app.ctx.now())
  if (app.ctx.config.production) await warnOfVendors(app)
}

try {
  const atWork = process.env.ALIVE_FILE ? showLife(process.env.ALIVE_FILE) : undefined
  await start()
  atWork?.()
} catch (error) {
  if (error instanceof ConfigError) explain(error.message, BAD_SETTINGS)
  // not thrown on: Node would print the line of the bundle it stands in, which is all of it
  explain(error instanceof Error ? (error.stack ?? error.message) : String(error), 1)
}
