import { Histogram, Registry } from '@prometheus-io/client'
import { expect, it } from 'vitest'
import { createDurations } from '#features/ops/durations.ts'

it('writes what the client library writes of the same requests', async () => {
  const registry = new Registry()
  const reference = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from the first byte of a request to the last of its answer, by route and status',
    labelNames: ['route', 'status'],
    buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10, 30, 120],
    registers: [registry],
  })
  const durations = createDurations()
  const requests = [
    ['/apis/users/getInfo.php', 200, 0.001],
    ['/apis/users/getInfo.php', 200, 0.002],
    ['/apis/users/getInfo.php', 200, 0.0021],
    ['/apis/users/getInfo.php', 401, 3],
    ['(none)', 404, 500],
  ] as const
  for (const [route, status, seconds] of requests) {
    reference.labels(route, String(status)).observe(seconds)
    durations.observe(route, status, seconds)
  }
  const linesOf = (text: string) => text.trim().split('\n').toSorted()
  expect(linesOf(durations.text())).toEqual(linesOf(await registry.metrics()))
})
