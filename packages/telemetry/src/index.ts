export type { Telemetry } from './otlp.ts'
export { isLocal, isLoopback, mayReadMetrics } from './readers.ts'
export { beginSpan, inSpan, inStreamSpan, type Span } from './span.ts'
export { startTelemetry, toldLines } from './start.ts'
