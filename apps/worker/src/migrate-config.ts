import { BAD_SETTINGS } from '@dhruva/common'

/** What the migrate step needs of the environment; ends the process with one line when it is missing. */
export function readMigrateConfig(): { databaseUrl: string; redisUrl: string | undefined } {
  const { DATABASE_URL, REDIS_URL } = process.env
  if (!DATABASE_URL) {
    console.error('DATABASE_URL is not set')
    process.exit(BAD_SETTINGS)
  }
  return { databaseUrl: DATABASE_URL, redisUrl: REDIS_URL || undefined }
}
