import { spawnSync } from 'node:child_process'
import path from 'node:path'
import { environmentOf } from '@dhruva/db/environment'
import { root } from '../lib.ts'

/** What an operator calls them, and what deploy/backup/backup.sh does. */
const COMMANDS: Record<string, string> = { backup: 'now', backups: 'list', verify: 'verify', restore: 'restore' }

const here = (command: string, args: string[], env: NodeJS.ProcessEnv = process.env) =>
  spawnSync(command, args, { cwd: root, stdio: 'inherit', env }).status ?? 1

/** The database as PostgreSQL's own programs are told of it. */
const postgresEnv = (address: string): NodeJS.ProcessEnv => {
  const { hostname, port, username, password, pathname } = new URL(address)
  return {
    ...process.env,
    PGHOST: decodeURIComponent(hostname),
    PGPORT: port || '5432',
    PGUSER: decodeURIComponent(username),
    PGPASSWORD: decodeURIComponent(password),
    PGDATABASE: decodeURIComponent(pathname.slice(1)),
    POSTGRES_PASSWORD: '',
    BACKUP_DIR: process.env.BACKUP_DIR || path.join(root, 'backups'),
  }
}

/**
 * Dumps: of DATABASE_URL with this machine's pg_dump, where that is set, else of docker compose by its container `backup`.
 * @returns the exit code, or undefined when the words mean something else
 */
export function runBackup([name = '', ...args]: string[]): number | undefined {
  const command = COMMANDS[name]
  if (!command) return undefined
  const { DATABASE_URL } = environmentOf(process.env, 'api')
  if (DATABASE_URL) return here('bash', ['deploy/backup/backup.sh', command, ...args], postgresEnv(DATABASE_URL))
  return here('docker', ['compose', 'run', '--rm', '--no-deps', 'backup', command, ...args])
}
