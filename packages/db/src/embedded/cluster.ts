import { randomBytes } from 'node:crypto'
import { chownSync, existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { run } from './host.ts'
import type { Place } from './place.ts'

const exists = (dataDir: string) => existsSync(path.join(dataDir, 'PG_VERSION'))

/**
 * Makes the cluster unless it is there. It grows in a folder beside its own and is moved when complete, so that neither
 * two first starts at once nor a start killed half-way can leave a broken one.
 */
export async function createCluster(place: Place): Promise<void> {
  if (exists(place.dataDir)) return
  mkdirSync(path.dirname(place.dataDir), { recursive: true })
  const nursery = mkdtempSync(`${place.dataDir}.init-`)
  try {
    await initialise(place, nursery)
    moveUnlessThere(path.join(nursery, 'cluster'), place.dataDir)
  } finally {
    rmSync(nursery, { recursive: true, force: true })
  }
}

/** The password of the role `app`, made with the cluster and kept inside it. */
export function readPassword(dataDir: string): string {
  return readFileSync(path.join(dataDir, 'app.password'), 'utf8').trim()
}

async function initialise(place: Place, nursery: string): Promise<void> {
  const password = randomBytes(18).toString('base64url')
  const passwordFile = path.join(nursery, 'password')
  const cluster = path.join(nursery, 'cluster')
  writeFileSync(passwordFile, `${password}\n`, { mode: 0o600 })
  giveTo(place, nursery)
  giveTo(place, passwordFile)
  const flags = ['-D', cluster, '-U', 'app', '--pwfile', passwordFile, '--auth=scram-sha-256', '-E', 'UTF8']
  const locale = ['--locale-provider=builtin', '--locale=C.UTF-8', '--no-sync']
  const [command, ...args] = place.command('initdb', [...flags, ...locale])
  await run(command, args, place.ids).catch((error: unknown) => {
    throw new Error(`the embedded PostgreSQL could not be set up in ${place.dataDir}: ${hint(error)}`)
  })
  writeFileSync(path.join(cluster, 'app.password'), password, { mode: 0o600 })
}

function giveTo({ ids }: Place, file: string): void {
  if (ids.uid !== undefined && ids.gid !== undefined) chownSync(file, ids.uid, ids.gid)
}

function hint(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error)
  if (!/look up effective user/i.test(message)) return message
  return 'this user has no name on this machine (no passwd entry); set DATABASE_URL to a PostgreSQL server instead'
}

function moveUnlessThere(from: string, to: string): void {
  try {
    renameSync(from, to)
  } catch (error) {
    if (!exists(to)) throw error
  }
}
