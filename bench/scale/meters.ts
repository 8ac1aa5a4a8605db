import { readFileSync } from 'node:fs'
import type { Db } from '@dhruva/db'
import { processesOf } from '../faults/processes.ts'

export const PARTS = ['api', 'worker', 'postgres', 'redis'] as const
export type Part = (typeof PARTS)[number]
export type Spent = Record<Part, number>

/** user, system, and the same of its children that have ended: the 14th to 17th field, in ticks of 10 ms */
const ticksOf = (pid: number): number[] => {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? []
    return fields.slice(11, 15).map(Number)
  } catch {
    return []
  }
}
const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0)

/** CPU time of a process so far, in ms; 0 of one that has ended. */
export const cpuMsOf = (pid: number): number => sum(ticksOf(pid).slice(0, 2)) * 10

/** What each part of the service has used of the processors so far. */
export const createMeter =
  (pids: { api: number[]; worker: number; postgres: () => number; redis: number }) => (): Spent => {
    const [postmaster = 0, ...backends] = processesOf(pids.postgres())
    return {
      api: sum(pids.api.map(cpuMsOf)),
      worker: cpuMsOf(pids.worker),
      // connections that were let go are counted with the postmaster, whose children they were
      postgres: sum(ticksOf(postmaster)) * 10 + sum(backends.map(cpuMsOf)),
      redis: cpuMsOf(pids.redis),
    }
  }

export const mapParts = (value: (part: Part) => number): Spent => ({
  api: value('api'),
  worker: value('worker'),
  postgres: value('postgres'),
  redis: value('redis'),
})

export type Sizes = { rows: Map<string, number>; bytes: number; wal: number }

/** Rows by table, what all tables and indexes take, and the log so far. */
export const readSizes = async (db: Db): Promise<Sizes> => {
  const { rows } = await db.pool.query<{ name: string; rows: number }>(
    `SELECT relname AS name, (n_tup_ins - n_tup_del)::int8 AS rows FROM pg_stat_user_tables WHERE schemaname = 'public'`,
  )
  const { rows: sizes } = await db.pool.query<{ bytes: number; wal: number }>(
    `SELECT sum(pg_total_relation_size(c.oid))::int8 AS bytes, pg_wal_lsn_diff(pg_current_wal_lsn(), '0/0')::int8 AS wal
     FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace WHERE n.nspname = 'public' AND c.relkind = 'r'`,
  )
  return {
    rows: new Map(rows.map((row) => [row.name, row.rows])),
    bytes: sizes[0]?.bytes ?? 0,
    wal: sizes[0]?.wal ?? 0,
  }
}
