// What a reader sees of a reply that arrived as recorded: the page's own pace, drawn 60 times a second.
import { createPace } from '../../apps/web/src/lib/pace.ts'

const FRAME_MS = 1_000 / 60

/** So much text had come by then, ms of one clock. */
export type Arrival = { at: number; text: string }
/** When the first letter was seen and the longest time nothing changed until the reply had arrived to its end, ms. */
export type Seen = { firstAt: number; standstillMs: number }

export function seenOf(arrivals: readonly Arrival[], endsAt: number): Seen {
  const pace = createPace()
  const start = arrivals[0]?.at ?? 0
  let next = 0
  let last = ''
  let changedAt = Number.NaN
  let firstAt = Number.NaN
  let standstillMs = 0
  for (let at = start; at <= endsAt; at += FRAME_MS) {
    for (let arrival = arrivals[next]; arrival && arrival.at <= at; arrival = arrivals[next]) {
      pace.receive(arrival.text, arrival.at)
      next += 1
    }
    const text = pace.show(at)
    if (text === last) continue
    if (Number.isNaN(firstAt)) firstAt = at
    else standstillMs = Math.max(standstillMs, at - changedAt)
    last = text
    changedAt = at
  }
  // at the end all of it is shown
  return { firstAt, standstillMs: Math.max(standstillMs, endsAt - changedAt) }
}
