// A worker to be killed: relay and queue on the database and the Redis named by its arguments.
import { openDb } from '@dhruva/db'
import { countAfter } from '#testing/count.ts'
import { startWork } from '#work.ts'

const [databaseUrl = '', prefix = '', redisUrl] = process.argv.slice(2)
const db = openDb({ url: databaseUrl, poolSize: 4 })
const log = { info() {}, warn() {}, error() {} }
const now = () => new Date()
await startWork({
  databaseUrl,
  prefix,
  redisUrl,
  db,
  ctx: { db },
  handlers: [countAfter(60)],
  log,
  now,
  concurrency: 4,
  lockMs: 600,
})
process.send?.('ready')
process.on('disconnect', () => process.exit())
