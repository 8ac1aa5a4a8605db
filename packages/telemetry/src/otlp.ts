// Loaded only where OTEL_EXPORTER_OTLP_ENDPOINT is set.
import { setTimeout as sleep } from 'node:timers/promises'
import { context, type Histogram, SpanKind as Kind, SpanStatusCode, trace } from '@opentelemetry/api'
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks'
import { OTLPMetricExporter } from '@opentelemetry/exporter-metrics-otlp-http'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { resourceFromAttributes } from '@opentelemetry/resources'
import { MeterProvider, PeriodicExportingMetricReader } from '@opentelemetry/sdk-metrics'
import { BatchSpanProcessor, TracerProvider } from '@opentelemetry/sdk-trace'
import { type SpanKind, type Tracer, traceTo } from '#span.ts'

const KINDS: Record<SpanKind, Kind> = { request: Kind.SERVER, call: Kind.CLIENT, job: Kind.CONSUMER }
const METRICS_EVERY_MS = 30_000
/** A collector that does not answer holds no end up. */
const CLOSE_MS = 3_000
const BOUNDS_SECONDS = [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10, 30, 120]

type Options = {
  /** of a collector, http://collector:4318 */
  endpoint: string
  headers: Record<string, string>
  /** `dhruva-api` or `dhruva-worker` */
  service: string
  /** whether lines of the log go there too */
  logs: boolean
}

export type Telemetry = {
  /** takes a line of the log; null where none are sent */
  tell: ((line: string) => void) | null
  close(): Promise<void>
}

const tracerOf = (provider: TracerProvider, durations: Histogram): Tracer => {
  const spans = provider.getTracer('dhruva')
  return {
    begin(kind, name, attributes) {
      const began = performance.now()
      const span = spans.startSpan(name, { kind: KINDS[kind], attributes })
      const within = trace.setSpan(context.active(), span)
      return {
        within: (work) => context.with(within, work),
        end({ failed, name: ended = name, attributes: more = {} }) {
          if (ended !== name) span.updateName(ended)
          span.setAttributes(more)
          if (failed) span.setStatus({ code: SpanStatusCode.ERROR })
          span.end()
          durations.record((performance.now() - began) / 1_000, { kind, name: ended, failed })
        },
      }
    },
  }
}

/** Sends spans, their durations, and lines of the log where that is wished, to a collector by OTLP over HTTP, in the background; what cannot be sent is dropped. */
export const startOtlp = async ({ endpoint, headers, service, logs: withLogs }: Options): Promise<Telemetry> => {
  const at = (signal: string) => ({ url: `${endpoint.replace(/\/$/, '')}/v1/${signal}`, headers })
  const resource = resourceFromAttributes({ 'service.name': service })
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable())
  const provider = new TracerProvider({
    resource,
    spanProcessors: [new BatchSpanProcessor({ exporter: new OTLPTraceExporter(at('traces')) })],
  })
  const exporter = new OTLPMetricExporter(at('metrics'))
  const meters = new MeterProvider({
    resource,
    readers: [new PeriodicExportingMetricReader({ exporter, exportIntervalMillis: METRICS_EVERY_MS })],
  })
  const durations = meters.getMeter('dhruva').createHistogram('dhruva.work.duration', {
    unit: 's',
    advice: { explicitBucketBoundaries: BOUNDS_SECONDS },
    description: 'How long requests, statements, calls of providers and jobs took, by kind and name',
  })
  traceTo(tracerOf(provider, durations))
  const logs = withLogs ? (await import('./otlp-logs.ts')).startLogs(at('logs'), resource) : null
  return {
    tell: logs?.tell ?? null,
    async close() {
      traceTo(undefined)
      const told = Promise.allSettled([provider.shutdown(), meters.shutdown(), logs?.close()])
      await Promise.race([told, sleep(CLOSE_MS, undefined, { ref: false })])
      context.disable()
    },
  }
}
