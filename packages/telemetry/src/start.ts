import type { Telemetry } from '#otlp.ts'

type Settings = {
  OTEL_EXPORTER_OTLP_ENDPOINT?: string | undefined
  OTEL_EXPORTER_OTLP_HEADERS?: string | undefined
  OTEL_LOGS_EXPORTER?: 'otlp' | 'none' | undefined
}

/** Where spans are sent and with which headers (`name=value,name=value`), and whether the log is too; null for nowhere. */
export const otlpOf = (settings: Settings) => {
  const { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, OTEL_EXPORTER_OTLP_HEADERS: said = '' } = settings
  if (endpoint === undefined) return null
  const pairs = said.split(',').flatMap((pair) => {
    const [, name, value] = /^\s*([^=\s]+)\s*=\s*(.*?)\s*$/.exec(pair) ?? []
    return name === undefined || value === undefined ? [] : [[name, decodeURIComponent(value)] as const]
  })
  return { endpoint, headers: Object.fromEntries(pairs), logs: settings.OTEL_LOGS_EXPORTER === 'otlp' }
}

/** A stream of lines that a collector is told of, too, where it is. */
export const toldLines = <Lines extends { write(line: string): unknown }>(
  lines: Lines,
  telemetry: Telemetry | undefined,
) => {
  const tell = telemetry?.tell
  if (!tell) return lines
  return {
    write: (line: string) => {
      lines.write(line)
      tell(line)
    },
  }
}

/** Starts telling a collector of spans, where one is set; else not even the code is loaded. */
export const startTelemetry = async (
  otlp: ReturnType<typeof otlpOf>,
  service: string,
): Promise<Telemetry | undefined> => {
  if (!otlp) return undefined
  const { startOtlp } = await import('./otlp.ts')
  return startOtlp({ ...otlp, service })
}
