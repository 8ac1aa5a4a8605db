import { BAD_SETTINGS, ConfigError } from '@dhruva/common'
import { showLife } from '@dhruva/db/alive'
import { loggable } from '@dhruva/jobs'
import { startTelemetry, toldLines } from '@dhruva/telemetry'
import { pino } from 'pino'
import { readConfig } from '#config.ts'
import { createMetrics } from '#metrics.ts'
import { openWatch } from '#watch.ts'
import { startWorker, type Worker } from '#work.ts'

const SHUTDOWN_TIMEOUT_MS = 12_000

const config = settings()
const atWork = process.env.ALIVE_FILE ? showLife(process.env.ALIVE_FILE) : undefined
const telemetry = await startTelemetry(config.otlp, 'dhruva-worker')
const log = pino({ level: config.logLevel, base: { program: 'worker' } }, toldLines(pino.destination(1), telemetry))
let worker: Worker | undefined
let ending = false

/** Started by another program: Ctrl-C is its to understand, and its end is ours. */
const hasParent = process.send !== undefined
process.on('SIGINT', () => hasParent || void end(0))
process.on('SIGTERM', () => void end(0))
process.on('disconnect', () => void end(0))
process.on('uncaughtException', (error) => {
  log.fatal({ error: loggable(error) }, 'an error nobody caught')
  void end(1)
})

const metrics = createMetrics()
if (config.watchPort !== undefined) await openWatch({ config, port: config.watchPort, metrics, worker: () => worker })
log.info(config.build, 'starting')
worker = await startWorker(config, log, metrics)
atWork?.()
process.send?.('ready')

async function end(code: number): Promise<void> {
  if (ending) return
  ending = true
  setTimeout(() => process.exit(code), SHUTDOWN_TIMEOUT_MS).unref()
  await worker?.stop().catch((error: unknown) => log.error({ error: loggable(error) }, 'the end was not orderly'))
  await telemetry?.close()
  process.exit(code)
}

function settings() {
  try {
    return readConfig()
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error
    console.error(error.message)
    process.exit(BAD_SETTINGS)
  }
}
