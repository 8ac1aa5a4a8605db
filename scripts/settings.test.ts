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
