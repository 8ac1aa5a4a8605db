// Loaded only where OTEL_LOGS_EXPORTER=otlp is set.
import { type Attributes, SeverityNumber } from '@opentelemetry/api'
import { OTLPLogExporter } from '@opentelemetry/exporter-logs-otlp-http'
import type { Resource } from '@opentelemetry/resources'
import { BatchLogRecordProcessor, LoggerProvider } from '@opentelemetry/sdk-logs'

/** Lines that wait for a collector; it is away, further ones are on standard output alone. */
const MOST_WAITING = 2_048
const BATCH = 512
const TIMEOUT_MS = 5_000

/** Of pino's levels. */
const SEVERITIES = new Map<number, readonly [string, SeverityNumber]>([
  [10, ['trace', SeverityNumber.TRACE]],
  [20, ['debug', SeverityNumber.DEBUG]],
  [30, ['info', SeverityNumber.INFO]],
  [40, ['warn', SeverityNumber.WARN]],
  [50, ['error', SeverityNumber.ERROR]],
  [60, ['fatal', SeverityNumber.FATAL]],
])

const attributesOf = (fields: readonly (readonly [string, unknown])[]): Attributes =>
  Object.fromEntries(
    fields.map(([name, value]) => [
      name,
      typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
        ? value
        : JSON.stringify(value),
    ]),
  )

const OF_A_RECORD = new Set(['level', 'time', 'msg'])

/** A line of the log as a record: its fields as they stand there, so nothing is told here that is not told there. */
const recordOf = (line: string) => {
  const said: unknown = JSON.parse(line)
  const fields = Object.entries(Object(said)).map(([name, value]): [string, unknown] => [name, value])
  const { level, time, msg } = Object.fromEntries(fields)
  const [severityText, severityNumber] = SEVERITIES.get(Number(level)) ?? ['info', SeverityNumber.INFO]
  return {
    severityText,
    severityNumber,
    body: String(msg ?? ''),
    attributes: attributesOf(fields.filter(([name]) => !OF_A_RECORD.has(name))),
    ...(typeof time === 'number' ? { timestamp: time } : {}),
  }
}

/** Sends lines of the log to a collector, in the background and in bounds; what cannot be sent is dropped, and never thrown. */
export const startLogs = (at: { url: string; headers: Record<string, string> }, resource: Resource) => {
  const exporter = new OTLPLogExporter({ ...at, timeoutMillis: TIMEOUT_MS })
  const processor = new BatchLogRecordProcessor({
    exporter,
    maxQueueSize: MOST_WAITING,
    maxExportBatchSize: BATCH,
    exportTimeoutMillis: TIMEOUT_MS,
  })
  const provider = new LoggerProvider({ resource, processors: [processor] })
  const logger = provider.getLogger('dhruva')
  return {
    tell: (line: string) => {
      try {
        logger.emit(recordOf(line))
      } catch {
        // it stands on standard output
      }
    },
    close: () => provider.shutdown(),
  }
}
