import { ConfigError } from '#settings.ts'

type Settings = {
  OTEL_EXPORTER_OTLP_ENDPOINT?: string | undefined
  OTEL_EXPORTER_OTLP_HEADERS?: string | undefined
  OTEL_LOGS_EXPORTER?: 'otlp' | 'none' | undefined
}

const decoded = (value: string): string => {
  try {
    return decodeURIComponent(value)
  } catch {
    throw new ConfigError('OTEL_EXPORTER_OTLP_HEADERS is not name=value,name=value with a % of a value as %25')
  }
}

/**
 * Where spans are sent and with which headers (`name=value,name=value`), and whether the log is too; null for nowhere.
 * @throws ConfigError when the log shall go to a collector and none is named, or a header cannot be read
 */
export const otlpOf = (settings: Settings) => {
  const { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, OTEL_EXPORTER_OTLP_HEADERS: said = '' } = settings
  const logs = settings.OTEL_LOGS_EXPORTER === 'otlp'
  if (endpoint === undefined) {
    if (logs) throw new ConfigError('OTEL_LOGS_EXPORTER needs OTEL_EXPORTER_OTLP_ENDPOINT: the collector they go to')
    return null
  }
  const pairs = said.split(',').flatMap((pair) => {
    const [, name, value] = /^\s*([^=\s]+)\s*=\s*(.*?)\s*$/.exec(pair) ?? []
    return name === undefined || value === undefined ? [] : [[name, decoded(value)] as const]
  })
  return { endpoint, headers: Object.fromEntries(pairs), logs }
}
