import { spawn, spawnSync } from 'node:child_process'
import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { root } from '../lib.ts'

/** Settings of no value outside of a rehearsal. The password has what an address would have to escape. */
const ENV = `POSTGRES_PASSWORD='only/for#this?run%41$@ +=='
DATABASE_PASSWORD=only/for#this-run?too
JWT_SECRET=V0nMd3rJ7sQ1xK9wPz5aYt8eLc2uGh6b
MOBILE_SECRET=q7TzB4nWc9RmK2xYpL6vHs3dJf8aGe5u
METRICS_TOKEN=only-for-this-rehearsal
SMS_PROVIDER=twilio
TWILIO_ACCOUNT_SID=AC00000000000000000000000000000000
TWILIO_AUTH_TOKEN=only-for-this-run
TWILIO_FROM=+15005550006
TWILIO_BASE_URL=http://twilio:8080
PAYMENTS=razorpay
RAZORPAY_KEY_ID=rzp_test_only
RAZORPAY_KEY_SECRET=only-for-this-run
RAZORPAY_WEBHOOK_SECRET=only-for-this-run
RAZORPAY_BASE_URL=http://twilio:8080
SELLER_STATE=29
SELLER_NAME=Only for this run
SELLER_ADDRESS=Bengaluru
SELLER_GSTIN=29AABCD1234E1Z5
`

/** A new database, its log and half as much again. */
const SMALL_DISK = '400m'

export type Stack = ReturnType<typeof createStack>

/** The product by docker compose, as a project of its own beside any other. */
export const createStack = ({ tls }: { tls: boolean }) => {
  const dir = mkdtempSync(path.join(os.tmpdir(), 'dhruva-rehearsal-'))
  const envFile = path.join(dir, 'env')
  const address = tls ? 'https://localhost' : 'https://dhruva.example'
  writeFileSync(envFile, `${ENV}PUBLIC_URL=${address}\nBACKUP_DIR=${path.join(dir, 'backups')}\n`)
  const env: NodeJS.ProcessEnv = {
    ...process.env,
    COMPOSE_PROJECT_NAME: 'dhruva-rehearsal',
    COMPOSE_FILE: 'docker-compose.yml:deploy/rehearsal/compose.yml',
    COMPOSE_ENV_FILES: envFile,
    ...(tls ? { COMPOSE_PROFILES: 'tls' } : {}),
  }
  const run = (command: string, args: string[], cwd = root) => {
    const { status, stdout, stderr } = spawnSync(command, args, { cwd, env, encoding: 'utf8', maxBuffer: 2 ** 28 })
    return { code: status ?? 1, out: `${stdout}${stderr}`.trim(), said: `${stdout}`.trim() }
  }
  /** @throws with what it said when it does not end with 0 */
  const must = (command: string, args: string[], cwd?: string) => {
    const { code, out, said } = run(command, args, cwd)
    if (code !== 0) throw new Error(`${command} ${args.join(' ')} ended with ${code}:\n${out}`)
    return said
  }
  const clear = () => {
    run('docker', ['compose', '--profile', '*', 'down', '--volumes', '--remove-orphans'])
  }
  const disk = path.join(dir, 'disk')
  const leaveSmallDisk = () => {
    if (env.SMALL_DISK) run('umount', [disk])
  }
  return {
    /** where people come in; with TLS by Caddy */
    base: tls ? 'https://localhost' : 'http://127.0.0.1:3000',
    run,
    must,
    compose: (...args: string[]) => must('docker', ['compose', ...args]),
    sql: (text: string) => must('docker', ['compose', 'exec', '-T', 'postgres', 'psql', '-XAtU', 'app', '-c', text]),
    /** runs beside what else happens */
    start: (command: string, args: string[], cwd = root) => spawn(command, args, { cwd, env, stdio: 'inherit' }),
    /** nothing is left of an earlier one */
    clear,
    /** Begins from nothing with databases on a disk of their own, soon full. @returns its folder */
    moveToSmallDisk: () => {
      clear()
      mkdirSync(disk)
      must('mount', ['-t', 'tmpfs', '-o', `size=${SMALL_DISK}`, 'tmpfs', disk])
      for (const name of ['postgres', 'redis']) {
        mkdirSync(path.join(disk, name))
        chmodSync(path.join(disk, name), 0o777)
      }
      Object.assign(env, { SMALL_DISK: disk, COMPOSE_FILE: `${env.COMPOSE_FILE}:deploy/rehearsal/small-disk.yml` })
      return disk
    },
    remove: () => {
      clear()
      leaveSmallDisk()
      rmSync(dir, { recursive: true, force: true })
    },
  }
}
