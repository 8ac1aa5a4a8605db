import { Gauge, type Registry } from '@prometheus-io/client'

/** What waits for the worker. */
export type Waiting = { events: number; jobs: number; oldestSeconds: number }

/**
 * The gauges of what waits for the worker, which every program tells alike: where no worker runs, an API still says so.
 * @returns sets them
 */
export const waitingGauges = (registry: Registry): ((waiting: Waiting) => void) => {
  const gauge = (name: string, help: string) => new Gauge({ name, help, registers: [registry] })
  const events = gauge(
    'forum_events_waiting',
    'Actions of AstroHub whose points or notifications are still to be given',
  )
  const jobs = gauge('outbox_waiting', 'Jobs that no worker has handed to the queue')
  const oldest = gauge(
    'waiting_oldest_seconds',
    'Age of the oldest of these events and jobs: a worker at work keeps it small',
  )
  return (waiting) => {
    events.set(waiting.events)
    jobs.set(waiting.jobs)
    oldest.set(waiting.oldestSeconds)
  }
}
