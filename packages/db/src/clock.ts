import type pg from 'pg'

const KEPT_MS = 10_000

const READ = 'SELECT extract(epoch FROM clock_timestamp())::float8 * 1000 AS at'

export type DatabaseClock = {
  now(): Date
  /** Asks a server what time it is. */
  read(server: Pick<pg.ClientBase, 'query'>): Promise<void>
}

/**
 * The time of the database, told without asking it each time: this process's clock, put right by how far the two were apart
 * when it was last asked. Processes that share a database share its time, however wrong their own clocks are.
 * @param ask reads it again, in the background; called when what is known is ten seconds old
 */
export const createDatabaseClock = (ask: () => Promise<void>): DatabaseClock => {
  let aheadMs = 0
  let readAt = -Infinity
  return {
    now: () => {
      if (performance.now() - readAt > KEPT_MS) {
        readAt = performance.now()
        // one that cannot be asked now is asked later
        ask().catch(() => {})
      }
      return new Date(Date.now() + aheadMs)
    },
    read: async (server) => {
      const asked = Date.now()
      const { rows } = await server.query<{ at: number }>(READ)
      // it was read somewhere between question and answer
      if (rows[0]) aheadMs = rows[0].at - (asked + Date.now()) / 2
      readAt = performance.now()
    },
  }
}
