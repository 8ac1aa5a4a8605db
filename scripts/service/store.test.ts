import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import pg from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { openStore } from './store.ts'

const folder = () => {
  const dir = mkdtempSync(path.join(os.tmpdir(), 'dhruva-store-'))
  chmodSync(dir, 0o755) // the server may run as another user
  onTestFinished(() => rmSync(dir, { recursive: true, force: true }))
  return path.join(dir, 'data')
}

test('whoever writes to the embedded database, what is committed is on the disk', async () => {
  const settings = { port: 1, dataDir: folder(), databaseUrl: undefined, redisUrl: undefined }
  const store = await openStore({ ...settings, production: false, outbox: true, sandbox: false }, () => {})
  const client = new pg.Client({ connectionString: store?.url ?? '' })
  try {
    await client.connect()
    const { rows } = await client.query(`SELECT name, setting FROM pg_settings
      WHERE name IN ('synchronous_commit', 'fsync', 'full_page_writes') ORDER BY name`)
    expect(rows.map(({ name, setting }) => `${name} ${setting}`)).toEqual([
      'fsync on',
      'full_page_writes on',
      'synchronous_commit on',
    ])
  } finally {
    await client.end()
    await store?.close()
  }
}, 60_000)
