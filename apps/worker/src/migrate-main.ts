// The step before a release starts: the product's tables, the queue's own where the queue lives in PostgreSQL, and what api and worker
// may do to them.
import { setTimeout as sleep } from 'node:timers/promises'
import { BAD_SETTINGS, ConfigError } from '@dhruva/common'
import { databaseTrouble, isDatabaseLate } from '@dhruva/db'
import { migrate } from '@dhruva/db/migrate'
import { prepareServiceAccount } from '@dhruva/db/service-account'
import { prepareQueue } from '@dhruva/jobs'
import { readMigrateConfig } from '#migrate-config.ts'

/** A database that starts beside this step is late by seconds. */
const PATIENCE_MS = 60_000
const PAUSE_MS = 1_000

/** Says in one line why nothing was changed, and ends. */
const explain = (error: unknown): never => {
  const trouble = databaseTrouble(error)
  if (trouble) console.error(`the database cannot be used: ${trouble}`)
  else console.error(error instanceof Error ? error.message : String(error))
  // no later start would mend a password either
  process.exit(error instanceof ConfigError || (trouble && !isDatabaseLate(error)) ? BAD_SETTINGS : 1)
}

/** Waits for a database that is late. */
const patiently = async <T>(work: () => Promise<T>): Promise<T> => {
  const started = performance.now()
  let said = ''
  for (;;) {
    try {
      return await work()
    } catch (error) {
      if (!isDatabaseLate(error) || performance.now() - started > PATIENCE_MS) throw error
      const trouble = databaseTrouble(error) ?? ''
      if (trouble !== said) console.log(`waiting for the database: ${trouble}`)
      said = trouble
      await sleep(PAUSE_MS)
    }
  }
}

try {
  const { ownerUrl, service, redisUrl } = readMigrateConfig()
  const applied = await patiently(() => migrate(ownerUrl))
  if (!redisUrl) await patiently(() => prepareQueue(ownerUrl))
  if (service) await patiently(() => prepareServiceAccount(ownerUrl, service))
  console.log(applied.length > 0 ? `applied ${applied.join(', ')}` : 'nothing to apply')
} catch (error) {
  explain(error)
}
