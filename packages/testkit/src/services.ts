// Where the tests get PostgreSQL and Redis from: a URL in the environment, a Docker engine, or what this machine can do.
import { execFileSync } from 'node:child_process'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { startPostgres } from '@dhruva/db/embedded'
import { startOwnRedis } from './redis.ts'
import type { Service } from './service.ts'

/** The tests' database is thrown away: nothing need survive a crash, nothing grows old. */
const FAST_SETTINGS = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  autovacuum: 'off',
  max_connections: '300',
}

/** The PostgreSQL of a test run: the one named by TEST_DATABASE_URL, one in Docker, else the embedded one. */
export async function findPostgres(): Promise<Service> {
  const url = process.env.TEST_DATABASE_URL
  if (url) return { url, from: 'environment', stop: async () => {} }
  if (dockerAllowed()) {
    const { PostgreSqlContainer } = await import('@testcontainers/postgresql')
    const container = await new PostgreSqlContainer('postgres:18').withTmpFs({ '/var/lib/postgresql': 'rw' }).start()
    return { url: container.getConnectionUri(), from: 'docker', stop: async () => void (await container.stop()) }
  }
  const dir = mkdtempSync(path.join(os.tmpdir(), 'dhruva-test-'))
  chmodSync(dir, 0o755) // the server may run as another user
  const cluster = await startPostgres(path.join(dir, 'pg18'), { settings: FAST_SETTINGS, goesWithUs: true })
  const stop = async () => {
    await cluster.stop()
    rmSync(dir, { recursive: true, force: true })
  }
  return { url: cluster.url(), from: 'embedded', stop }
}

/** Undefined, after one line that says how to get it, where no Redis can be had. */
export async function findRedis(): Promise<Service | undefined> {
  const url = process.env.TEST_REDIS_URL
  if (url) return { url, from: 'environment', stop: async () => {} }
  if (dockerAllowed()) {
    const { GenericContainer } = await import('testcontainers')
    const container = await new GenericContainer('redis:8-alpine').withExposedPorts(6379).start()
    const address = `redis://${container.getHost()}:${container.getMappedPort(6379)}`
    return { url: address, from: 'docker', stop: async () => void (await container.stop()) }
  }
  const redis = await startOwnRedis(process.env.PATH ?? '')
  if (!redis) console.warn('no Redis for the tests that want it: install redis-server or set TEST_REDIS_URL')
  return redis
}

function dockerAllowed(): boolean {
  if (process.env.TEST_DOCKER === '0') return false
  try {
    execFileSync('docker', ['info', '--format', '{{.ServerVersion}}'], { stdio: 'ignore', timeout: 5_000 })
    return true
  } catch {
    return false
  }
}
