/** Runs a caller's work when it is its turn. */
export type Lines = <T>(caller: string, work: () => Promise<T>) => Promise<T>

type Line = { working: number; waiting: (() => void)[] }

/**
 * Lets at most `width` pieces of one caller's work be under way; more of them wait in that caller's line. Whoever asks for much
 * at once waits for itself, and the event loop and the database have time for everybody else in between.
 */
export const createLines = (width: number): Lines => {
  const lines = new Map<string, Line>()
  const leave = (caller: string, line: Line) => {
    // the place goes over to the next one
    const next = line.waiting.shift()
    if (next) return next()
    line.working--
    if (line.working === 0) lines.delete(caller)
  }
  return async (caller, work) => {
    const line = lines.get(caller) ?? { working: 0, waiting: [] }
    lines.set(caller, line)
    if (line.working < width) line.working++
    else await new Promise<void>((resolve) => line.waiting.push(resolve))
    try {
      return await work()
    } finally {
      leave(caller, line)
    }
  }
}
