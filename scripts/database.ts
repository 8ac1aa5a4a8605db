import path from 'node:path'
import { ensureDatabase, startPostgres } from '@dhruva/db/embedded'
import { environmentOf } from '@dhruva/db/environment'
import { root } from './lib.ts'

/** Lends a tool the database of DATABASE_URL, else the embedded one, which is stopped again if it did not run before. */
export async function onDatabase<T>(work: (url: string) => Promise<T> | T): Promise<T> {
  const { DATABASE_URL } = environmentOf(process.env, 'api')
  if (DATABASE_URL) return work(DATABASE_URL)
  const cluster = await startPostgres(path.resolve(root, process.env.DATA_DIR || '.data', 'pg18'))
  try {
    await ensureDatabase(cluster, 'app')
    return await work(cluster.url('app'))
  } finally {
    if (!cluster.adopted) await cluster.stop()
  }
}
