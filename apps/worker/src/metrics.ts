import type { Queued } from '@dhruva/jobs'
import { type Waiting, waitingGauges } from '@dhruva/telemetry/waiting'
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from '@prometheus-io/client'

/** What the worker asks database and queue for when somebody reads its metrics. */
export type Figures = { waiting: Waiting; queued: Queued; now: Date }

/** Jobs by name with their durations, what waits, beside what the process itself says (memory, event loop). */
export const createMetrics = () => {
  const registry = new Registry()
  const registers = [registry]
  collectDefaultMetrics({ register: registry })
  const jobs = new Counter({
    name: 'jobs_total',
    help: 'Jobs that ended in this process, by name and outcome; failed ones are mostly tried again',
    labelNames: ['job', 'outcome'],
    registers,
  })
  const durations = new Histogram({
    name: 'job_duration_seconds',
    help: 'How long jobs took, by name',
    labelNames: ['job'],
    buckets: [0.01, 0.05, 0.1, 0.5, 1, 5, 15, 60, 300],
    registers,
  })
  const silent = new Gauge({
    name: 'worker_silent_seconds',
    help: 'For how long the relay of jobs to the queue has not turned',
    registers,
  })
  const asked = createAsked()
  return {
    contentType: registry.contentType,
    observe: (job: string, outcome: 'done' | 'failed', seconds: number) => {
      jobs.inc({ job, outcome })
      durations.labels(job).observe(seconds)
    },
    /** @param figures null when they could not be read: better none than old ones */
    text: async (silentSeconds: number, figures: Figures | null) => {
      silent.set(silentSeconds)
      return (await registry.metrics()) + (await asked(figures))
    },
  }
}

/** The figures that database and queue are asked for, in a registry of their own, so that they can be left out. */
const createAsked = () => {
  const registry = new Registry()
  const gauge = (name: string, help: string, labelNames: string[] = []) =>
    new Gauge({ name, help, labelNames, registers: [registry] })
  const queue = gauge('queue_jobs', 'Jobs of the queue by state', ['state'])
  const oldest = gauge('queue_oldest_seconds', 'Age of the first job of the queue that could run and does not yet')
  const setWaiting = waitingGauges(registry)

  return async (figures: Figures | null) => {
    if (!figures) return ''
    const { waiting, queued, now } = figures
    for (const [state, count] of Object.entries(queued.counts)) queue.set({ state }, count)
    oldest.set(queued.oldest === null ? 0 : Math.max(0, now.getTime() - queued.oldest) / 1_000)
    setWaiting(waiting)
    return registry.metrics()
  }
}

export type Metrics = ReturnType<typeof createMetrics>
