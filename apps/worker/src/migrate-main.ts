// The step before a release starts: the product's tables, and the queue's own where the queue lives in PostgreSQL.
import { migrate } from '@dhruva/db/migrate'
import { prepareQueue } from '@dhruva/jobs'
import { readMigrateConfig } from '#migrate-config.ts'

const { databaseUrl, redisUrl } = readMigrateConfig()
const applied = await migrate(databaseUrl)
if (!redisUrl) await prepareQueue(databaseUrl)
console.log(applied.length > 0 ? `applied ${applied.join(', ')}` : 'nothing to apply')
