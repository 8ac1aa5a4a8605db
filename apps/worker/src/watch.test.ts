import { prepareQueue } from '@dhruva/jobs'
import { testDatabase } from '@dhruva/testkit/database'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { readConfig } from '#config.ts'
import { createMetrics } from '#metrics.ts'
import { openWatch, type Watch } from '#watch.ts'
import { startWorker, type Worker } from '#work.ts'

const silent = { info: () => {}, warn: () => {}, error: () => {} }
const metrics = createMetrics()
let worker: Worker | undefined
let watch: Watch
let fake: { silentMs: () => number; figures: Worker['figures'] } | undefined

const get = async (path: string, headers: Record<string, string> = {}) => {
  const answer = await fetch(`http://127.0.0.1:${watch.port}${path}`, { headers })
  return { status: answer.status, text: await answer.text() }
}

beforeAll(async () => {
  const DATABASE_URL = await testDatabase()
  await prepareQueue(DATABASE_URL)
  const config = readConfig({
    DATABASE_URL,
    RAZORPAY_BASE_URL: 'http://127.0.0.1:1',
    METRICS_TOKEN: 'a-token-for-the-metrics',
  })
  watch = await openWatch({ config, port: 0, metrics, worker: () => fake ?? worker })
  expect(await get('/healthz')).toMatchObject({ status: 503, text: expect.stringContaining('starting') })
  worker = await startWorker(config, silent, metrics)
})

afterAll(async () => {
  await worker?.stop()
  await watch.close()
})

test('a worker at work says so, and one whose relay hangs does not', async () => {
  expect((await get('/healthz')).status).toBe(200)
  const figures = () => Promise.reject(new Error('away'))
  fake = { silentMs: () => 31_000, figures }
  expect(await get('/healthz')).toMatchObject({ status: 503, text: expect.stringContaining('does not turn') })
  const { text } = await get('/metrics', { authorization: 'Bearer a-token-for-the-metrics' })
  fake = undefined
  expect(text).toMatch(/^worker_silent_seconds 31$/m)
  expect(text).not.toMatch(/^(outbox_waiting|queue_jobs|queue_oldest_seconds)\b/m)
})

test('jobs are counted by name and outcome, with what waits', async () => {
  await vi.waitFor(
    async () => {
      const { text } = await get('/metrics', { authorization: 'Bearer a-token-for-the-metrics' })
      expect(text).toMatch(/^jobs_total\{job="catchUpForum",outcome="done"\} [1-9]/m)
      expect(text).toMatch(/^job_duration_seconds_count\{job="catchUpForum"\} [1-9]/m)
      // the provider of payments of this test is not there
      expect(text).toMatch(/^jobs_total\{job="reconcilePayments",outcome="failed"\} [1-9]/m)
      expect(text).toMatch(/^outbox_waiting 0$/m)
      expect(text).toMatch(/^queue_oldest_seconds [0-9.]+$/m)
      for (const state of ['waiting', 'active', 'delayed', 'failed'])
        expect(text).toMatch(new RegExp(`^queue_jobs\\{state="${state}"\\} \\d`, 'm'))
    },
    { timeout: 20_000, interval: 200 },
  )
})

test('metrics want their token, and nothing else is there', async () => {
  expect((await get('/metrics')).status).toBe(404)
  expect((await get('/metrics', { authorization: 'Bearer another' })).status).toBe(404)
  expect((await get('/')).status).toBe(404)
})
