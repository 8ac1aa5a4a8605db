import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import * as z from 'zod'
import { root } from './lib.ts'

const read = (file: string) => readFileSync(path.join(root, file), 'utf8')

const Dashboard = z.object({
  panels: z.array(
    z.object({
      id: z.number(),
      title: z.string(),
      gridPos: z.object({ x: z.number(), y: z.number(), w: z.number(), h: z.number() }),
      targets: z.array(z.object({ refId: z.string(), expr: z.string() })).min(1),
    }),
  ),
})

/** What our programs tell: each figure's name stands where it is made. */
const sources = ['apps/api/src/features/ops/*.ts', 'apps/worker/src/metrics.ts', 'packages/telemetry/src/*.ts']
const told = new Set(
  globSync(sources, { cwd: root })
    .filter((file) => !file.endsWith('.test.ts'))
    .flatMap((file) =>
      [...read(file).matchAll(/(?:name: |NAME = |gauge\(\s*)'(\w+)'/g)].map((found) => found[1] ?? ''),
    ),
)
/** Of the client library. */
const USUAL = /^(process|nodejs)_/
const FUNCTIONS = new Set(['histogram_quantile', 'avg_over_time'])

const figuresOf = (expression: string) => {
  const bare = expression
    .replace(/"[^"]*"/g, '')
    .replace(/\{[^}]*\}/g, '')
    .replace(/\bby \([^)]*\)/g, '')
  return [...bare.matchAll(/\b[a-z]+(?:_[a-z0-9]+)+\b/g)].map(([name]) => name).filter((name) => !FUNCTIONS.has(name))
}
const isTold = (name: string) =>
  USUAL.test(name) || told.has(name) || told.has(name.replace(/_(bucket|count|sum)$/, ''))

const alerts = read('deploy/prometheus/alerts.yml')
const rules = [...alerts.matchAll(/^ +expr: (.+)$/gm)].map((found) => found[1] ?? '')
const { panels } = Dashboard.parse(JSON.parse(read('deploy/grafana/dashboard.json')))
const shown = panels.flatMap(({ targets }) => targets.map(({ expr }) => expr))

test('every figure that an alarm or the dashboard reads is one that a program tells', () => {
  expect(rules.length).toBeGreaterThan(20)
  for (const expression of [...rules, ...shown]) {
    const figures = figuresOf(expression)
    expect(figures.length, expression).toBeGreaterThan(0)
    expect(
      figures.filter((name) => !isTold(name)),
      expression,
    ).toEqual([])
  }
})

test('every alarm has its line for the operator', () => {
  const lines = [...read('docs/operators.md').matchAll(/^\| ([A-Za-z, ]+?) +\|/gm)].flatMap(([, cell]) =>
    cell?.split(', '),
  )
  const alarms = [...alerts.matchAll(/- alert: (\w+)/g)].map(([, name]) => name)
  expect(alarms.length).toBeGreaterThan(20)
  expect(alarms.filter((name) => !lines.includes(name))).toEqual([])
})

test('no two panels have one id or lie on each other', () => {
  expect(new Set(panels.map(({ id }) => id)).size).toBe(panels.length)
  const places = panels.flatMap(({ gridPos: { x, y, w, h } }) =>
    Array.from({ length: w * h }, (_, at) => `${x + (at % w)} ${y + Math.floor(at / w)}`),
  )
  expect(new Set(places).size).toBe(places.length)
})

test('the operators are told what to do about every alarm', () => {
  const names = [...alerts.matchAll(/- alert: (\w+)/g)].map((found) => found[1] ?? '')
  const handbook = read('docs/operators.md')
  expect(names.filter((name) => !new RegExp(`^\\| (\\w+, )*${name}\\b`, 'm').test(handbook))).toEqual([])
})
