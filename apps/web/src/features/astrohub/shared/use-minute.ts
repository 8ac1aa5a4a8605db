import { useSyncExternalStore } from 'react'

const TICK_MS = 30_000

let now = new Date()
const listeners = new Set<() => void>()
let timer: ReturnType<typeof setInterval> | undefined

const tick = () => {
  now = new Date()
  for (const listener of listeners) listener()
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  if (timer === undefined) {
    now = new Date()
    timer = setInterval(tick, TICK_MS)
  }
  return () => {
    listeners.delete(listener)
    if (listeners.size > 0) return
    clearInterval(timer)
    timer = undefined
  }
}

/** The time, moving on twice a minute; one clock for all who look at it. */
export const useMinute = (): Date =>
  useSyncExternalStore(
    subscribe,
    () => now,
    () => new Date(),
  )
