import { existsSync, globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { root } from './lib.ts'

/** Said by the way a program is run, not by a settings file. */
const NOT_A_SETTING = new Set(['NODE_ENV'])

const configs = globSync('{apps,packages}/*/src/{config.ts,*/config.ts,*-config.ts}', { cwd: root })
const example = readFileSync(path.join(root, '.env.example'), 'utf8')
const explained = new Set([...example.matchAll(/^([A-Z][A-Z0-9_]+)=/gm)].map((found) => found[1]))

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

test('docker compose publishes one port, and only to this machine unless HOST says more', () => {
  const compose = readFileSync(path.join(root, 'docker-compose.yml'), 'utf8')
  const published = [...compose.matchAll(/^ +ports: (.*)$/gm)].map((found) => found[1])
  expect(published).toEqual([expect.stringMatching(/^\["\$\{HOST:-127\.0\.0\.1\}:[^,]+"\]$/)])
})

test('docker-compose.yml hands every setting on, or sets it', () => {
  const compose = readFileSync(path.join(root, 'docker-compose.yml'), 'utf8')
  // limits are never off in production
  const withoutNeed = new Set(['RATE_LIMITS'])
  const missing = [...explained].filter(
    (name) => !withoutNeed.has(name ?? '') && !new RegExp(`^ +${name}:`, 'm').test(compose),
  )
  expect(missing).toEqual([])
})
