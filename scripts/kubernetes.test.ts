import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { readConfig as readApiConfig } from '../apps/api/src/config.ts'
import { readConfig as readWorkerConfig } from '../apps/worker/src/config.ts'
import { type Manifest, manifestsIn, render, written } from './kubernetes/render.ts'
import { ruleFaults } from './kubernetes/rules.ts'
import { schemaFaults } from './kubernetes/schema.ts'
import { root } from './lib.ts'

const folder = path.join(root, 'deploy/kubernetes')
const read = (file: string) => readFileSync(path.join(folder, file), 'utf8')
const rendered = render(path.join(folder, 'production'))
const base = written(folder)

const faultsOf = async (manifests: Manifest[]) => [
  ...(await Promise.all(manifests.map(schemaFaults))).flat(),
  ...ruleFaults(manifests),
]

test('the manifests are what Kubernetes and the house ask for', async () => {
  expect(base.length).toBeGreaterThan(15)
  expect(await faultsOf(base)).toEqual([])
})

test.skipIf(!rendered)('so is what an installation comes to', async () => {
  const kinds = new Set(rendered?.map(({ kind }) => kind))
  for (const kind of [
    'Deployment',
    'Job',
    'PodDisruptionBudget',
    'HorizontalPodAutoscaler',
    'Ingress',
    'NetworkPolicy',
  ])
    expect(kinds).toContain(kind)
  expect(await faultsOf(rendered ?? [])).toEqual([])
  const images = JSON.stringify(rendered).match(/"image":"[^"]+"/g) ?? []
  expect(new Set(images)).toEqual(new Set(['"image":"registry.example/dhruva:v1.0.0"']))
})

const api = read('base/api.yaml')

test.each([
  ['a word that is misspelt', ['periodSeconds: 3', 'periodSecond: 3'], /knows no periodSecond in .*readinessProbe/],
  ['a text for a number', ['containerPort: 3000', 'containerPort: http'], /containerPort must be integer/],
  ['what is missing', ['containerPort: 3000', 'hostPort: 3000'], /required property containerPort/],
  ['a kind that is none', ['kind: PodDisruptionBudget', 'kind: PodBudget'], /knows no PodBudget of policy\/v1/],
  ['a pod of root', ['runAsNonRoot: true', 'runAsNonRoot: false'], /runAsNonRoot/],
  [
    'a disk that can be written',
    ['readOnlyRootFilesystem: true', 'readOnlyRootFilesystem: false'],
    /readOnlyRootFilesystem/,
  ],
  ['no limit of memory', ['limits: { memory: 768Mi }', 'limits: {}'], /resources.limits.memory/],
  ['a probe of no port', ['path: /readyz, port: http', 'path: /readyz, port: https'], /asks the port https/],
  [
    'too short a grace',
    ['terminationGracePeriodSeconds: 45', 'terminationGracePeriodSeconds: 30'],
    /more than its grace/,
  ],
  [
    'a service of nobody',
    ['selector: { app.kubernetes.io/name: api }', 'selector: { app.kubernetes.io/name: web }'],
    /Service api selects no pod/,
  ],
] as const)('finds %s', async (_, [right, wrong], says) => {
  expect(api).toContain(right)
  expect((await faultsOf(manifestsIn(api.replace(right, wrong)))).join('\n')).toMatch(says)
})

const settingsIn = (text: string) =>
  Object.fromEntries(
    [...text.matchAll(/^(?: {6}- )?([A-Z][A-Z0-9_]+)=(.*)$/gm)].map(([, name = '', value = '']) => [name, value]),
  )

/** What each key of the Secret may hold. */
const SECRETS: Record<string, string> = {
  'database-url': 'postgresql://service:x@database.example:5432/app?sslmode=verify-full',
  'database-owner-url': 'postgresql://app:y@database.example:5432/app?sslmode=verify-full',
  'redis-url': 'rediss://:x@redis.example:6379',
  jwt: 'Hk7qd3rJ7sQ1xK9wPz5aYt8eLc2uGh6b',
  mobile: 'Hk7qB4nWc9RmK2xYpL6vHs3dJf8aGe5u',
  metrics: 'Hk7qB4nWc9RmK2xY',
  twilio: 'token',
  'razorpay-key': 'key',
  'razorpay-webhook': 'webhook',
}

test('the programs take these settings, and the Secret has a key for each file they name', () => {
  const settings = settingsIn(read('base/settings.env') + read('production/kustomization.yaml'))
  const [secret] = manifestsIn(read('production/secret.example.yaml'))
  expect(Object.keys(SECRETS)).toEqual(Object.keys(Object(secret?.stringData)))
  const dir = mkdtempSync(path.join(os.tmpdir(), 'dhruva-secrets-'))
  onTestFinished(() => rmSync(dir, { recursive: true }))
  for (const [key, value] of Object.entries(SECRETS)) writeFileSync(path.join(dir, key), value)
  const env = { NODE_ENV: 'production', ...settings }
  for (const [name, value] of Object.entries(settings))
    if (name.endsWith('_FILE')) Reflect.set(env, name, value.replace('/run/secrets/dhruva', dir))
  expect(readApiConfig(env)).toMatchObject({ production: true, drainMs: 0, redisUrl: SECRETS['redis-url'] })
  expect(readWorkerConfig(env)).toMatchObject({ watchPort: 9_100, databaseUrl: SECRETS['database-url'] })
})
