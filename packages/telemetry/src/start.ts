import type { Telemetry } from '#otlp.ts'

/** Where spans are sent and with which headers, and whether the log is too. */
type Otlp = { endpoint: string; headers: Record<string, string>; logs: boolean }

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
export const startTelemetry = async (otlp: Otlp | null, service: string): Promise<Telemetry | undefined> => {
  if (!otlp) return undefined
  const { startOtlp } = await import('./otlp.ts')
  return startOtlp({ ...otlp, service })
}
