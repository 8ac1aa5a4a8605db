import { existsSync, globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { SECRETS_OF } from '@dhruva/db/environment'
import { expect, test } from 'vitest'
import { root } from './lib.ts'

/** Said by the way a program is run, not by a settings file. */
const NOT_A_SETTING = new Set(['NODE_ENV', 'BUILD_VERSION', 'BUILD_COMMIT'])

const configs = globSync('{apps,packages}/*/src/{config.ts,*/config.ts,*-config.ts}', { cwd: root })
const example = readFileSync(path.join(root, '.env.example'), 'utf8')
/** `# POSTGRES_PASSWORD=`: not there at all, which docker compose refuses, until somebody sets it */
const explained = new Set([...example.matchAll(/^(?:# (?=POSTGRES))?([A-Z][A-Z0-9_]+)=/gm)].map((found) => found[1]))

test('every setting the programs read is in .env.example', () => {
  const read = configs.flatMap((file) => [
    ...readFileSync(path.join(root, file), 'utf8').matchAll(/^\s+([A-Z][A-Z0-9_]{3,}):/gm),
  ])
  const names = read.map((found) => found[1] ?? '').filter((name) => !NOT_A_SETTING.has(name))
  expect(names).toContain('DATABASE_URL')
  expect(names.filter((name) => !explained.has(name))).toEqual([])
})

test('the Dockerfile copies the package.json of every package', () => {
  const dockerfile = readFileSync(path.join(root, 'Dockerfile'), 'utf8')
  const folders = globSync('{apps,packages}/*', { cwd: root })
  const packages = folders.filter((folder) => existsSync(path.join(root, folder, 'package.json')))
  expect(packages.filter((folder) => !dockerfile.includes(`COPY ${folder}/package.json ${folder}/`))).toEqual([])
})

test('what is built and tested elsewhere uses the very pnpm this repository names, and actions that cannot change', () => {
  const [dockerfile = '', workflow = '', manifest = ''] = [
    'Dockerfile',
    '.github/workflows/ci.yml',
    'package.json',
  ].map((file) => readFileSync(path.join(root, file), 'utf8'))
  const used = [...(dockerfile + workflow).matchAll(/\bpnpm@(\S+)/g)].map((found) => `pnpm@${found[1]}`)
  expect([...new Set(used)]).toEqual([JSON.parse(manifest).packageManager])
  const actions = [...workflow.matchAll(/uses: (\S+)/g)].map((found) => found[1])
  expect(actions.filter((action) => !/@[0-9a-f]{40}$/.test(action ?? ''))).toEqual([])
})

test('docker compose publishes the port of the api and of its spare, and only to this machine unless HOST says more', () => {
  const compose = readFileSync(path.join(root, 'docker-compose.yml'), 'utf8')
  const published = [...compose.matchAll(/^ +ports: (.*)$/gm)].map((found) => found[1])
  expect(published).toHaveLength(2)
  for (const one of published) expect(one).toMatch(/^\["\$\{HOST:-127\.0\.0\.1\}:\$\{(SPARE_)?PORT:-300[01]\}:3000"\]$/)
})

test('every container has its limits, its logs an end, and none may gain what it was not given', () => {
  const compose = readFileSync(path.join(root, 'docker-compose.yml'), 'utf8')
  const services = compose
    .slice(compose.indexOf('\nservices:'), compose.indexOf('\nvolumes:'))
    .split(/^ {2}(?=[a-z-]+:)/m)
    .slice(1)
  expect(services.length).toBeGreaterThan(7)
  for (const service of services) {
    expect(service).toMatch(/<<: \*(walls|app|api)/)
    expect(service).toMatch(/mem_limit: |<<: \*api/)
    expect(service).toMatch(/pids_limit: |<<: \*(app|api)/)
  }
  expect(compose).toMatch(/x-walls: &walls[\s\S]*read_only: true\n {2}cap_drop: \[ALL\]\n.*no-new-privileges:true/)
  expect(compose).toMatch(/max-size: /)
})

test('docker compose hands every secret on as a file, too', () => {
  const compose = readFileSync(path.join(root, 'docker-compose.yml'), 'utf8')
  const set = new Set(['DATABASE_URL', 'OWNER_DATABASE_URL', 'REDIS_URL'])
  const wanted = Object.values(SECRETS_OF)
    .flat()
    .filter((name) => !set.has(name))
    .map((name) => `${name}_FILE`)
  expect(wanted.filter((name) => !new RegExp(`^ +${name}:`, 'm').test(compose))).toEqual([])
})

test('docker-compose.yml hands every setting on, or sets it', () => {
  const compose = readFileSync(path.join(root, 'docker-compose.yml'), 'utf8')
  // limits are never off in production
  // the parts of the database are those of the container beside it
  const withoutNeed = new Set([
    'RATE_LIMITS',
    'COMPOSE_PROFILES',
    'DATABASE_URL',
    'OWNER_DATABASE_URL',
    // handed on as POSTGRES_PASSWORD
    'DATABASE_PASSWORD',
    'DATABASE_PORT',
    'DATABASE_NAME',
  ])
  const missing = [...explained].filter(
    (name) => !withoutNeed.has(name ?? '') && !new RegExp(`^ +${name}:`, 'm').test(compose),
  )
  expect(missing).toEqual([])
})
