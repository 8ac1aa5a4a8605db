/** A caller's next turn; those of the past are forgotten when there are many. */
const CALLERS = 10_000

/**
 * Spaces a caller's costly work: the first goes at once, each further one `spaceMs` after the last. What comes in between is
 * everybody else's time.
 * @returns waits for the caller's turn
 */
export const createPace = (spaceMs: number) => {
  const turns = new Map<string, number>()
  const forgetPast = (now: number) => {
    for (const [caller, turn] of turns) if (turn <= now) turns.delete(caller)
  }
  return async (caller: string): Promise<void> => {
    const now = performance.now()
    if (turns.size >= CALLERS) forgetPast(now)
    const turn = Math.max(now, turns.get(caller) ?? 0)
    turns.set(caller, turn + spaceMs)
    if (turn > now) await new Promise<void>((resolve) => setTimeout(resolve, turn - now))
  }
}
