/** Work that must be over before the process may end. */
export const createInFlight = () => {
  const open = new Set<Promise<unknown>>()
  return {
    size: () => open.size,
    track: <T>(work: Promise<T>): Promise<T> => {
      open.add(work)
      const done = () => open.delete(work)
      work.then(done, done)
      return work
    },
    /** Resolves when nothing is left, whatever began meanwhile included. */
    idle: async () => {
      while (open.size > 0) await Promise.allSettled(open)
    },
  }
}
