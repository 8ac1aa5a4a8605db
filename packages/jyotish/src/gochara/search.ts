const SECOND_MS = 1000

/** The whole second in which a yes-or-no answer of the sky changes, between an instant before and one after; milliseconds. */
export function changeBetween(answer: (ms: number) => boolean, beforeMs: number, afterMs: number): number {
  const was = answer(beforeMs)
  let before = Math.floor(beforeMs / SECOND_MS)
  let after = Math.ceil(afterMs / SECOND_MS)
  while (after - before > 1) {
    const middle = Math.floor((before + after) / 2)
    if (answer(middle * SECOND_MS) === was) before = middle
    else after = middle
  }
  return after * SECOND_MS
}

/** Every second of `fromMs` <= t < `toMs` in which an answer changes, when it never changes twice within a step. */
export function changes(answer: (ms: number) => boolean, fromMs: number, toMs: number, stepMs: number): number[] {
  const found: number[] = []
  let ms = fromMs
  let was = answer(ms)
  while (ms < toMs) {
    const next = Math.min(ms + stepMs, toMs)
    const is = answer(next)
    if (is !== was) found.push(changeBetween(answer, ms, next))
    was = is
    ms = next
  }
  return found.filter((change) => change >= fromMs && change < toMs)
}
