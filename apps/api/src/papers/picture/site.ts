import type { Config } from '#config.ts'

/** The address of the service as people type it. */
export const siteOf = ({ publicUrl }: Pick<Config, 'publicUrl'>) => new URL(publicUrl).host.replace(/^www\./, '')
