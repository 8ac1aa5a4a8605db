import { appendFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Rows } from './rows.ts'

type Kind = keyof Rows
type Tables = { [K in Kind]: Map<string, Rows[K]> }
type Change = [kind: Kind, row: Rows[Kind]]

export type Store = {
  get<K extends Kind>(kind: K, id: string): Rows[K] | undefined
  /** oldest first */
  all<K extends Kind>(kind: K): Rows[K][]
  put<K extends Kind>(kind: K, row: Rows[K]): Rows[K]
  /** What is put meanwhile is kept all together or, when the machine dies, not at all. */
  together<T>(act: () => T): T
}

/**
 * Everything the provider knows, in memory and, when a file is given, at the end of that file: a line for every act, with the rows it
 * changed. The last word on a row counts.
 */
export const openStore = (file: string | undefined): Store => {
  const tables: Tables = {
    order: new Map(),
    payment: new Map(),
    refund: new Map(),
    plan: new Map(),
    subscription: new Map(),
    invoice: new Map(),
    mandate: new Map(),
    hook: new Map(),
    key: new Map(),
    clock: new Map(),
  }
  const set = <K extends Kind>(kind: K, row: Rows[K]) => void tables[kind].set(row.id, row)
  let open: unknown[] | null = null

  const write = (changes: unknown[]) => {
    if (file && changes.length > 0) appendFileSync(file, `${JSON.stringify(changes)}\n`)
  }
  if (file) for (const [kind, row] of readFile(file)) set(kind, row)

  return {
    get: (kind, id) => tables[kind].get(id),
    all: (kind) => [...tables[kind].values()],
    put: (kind, row) => {
      set(kind, row)
      if (open) open.push([kind, row])
      else write([[kind, row]])
      return row
    },
    together: (act) => {
      if (open) return act()
      const changes: unknown[] = []
      open = changes
      try {
        return act()
      } finally {
        open = null
        write(changes)
      }
    },
  }
}

/** A line that was cut off when the machine died is not there: it is taken out, or the next would be joined to it. */
const readFile = (file: string): Change[] => {
  mkdirSync(path.dirname(file), { recursive: true })
  const text = existsSync(file) ? readFileSync(file, 'utf8') : ''
  const whole = text.slice(0, text.lastIndexOf('\n') + 1)
  if (whole.length < text.length) writeFileSync(file, whole)
  const lines: Change[][] = whole.split('\n').flatMap((line) => (line ? [JSON.parse(line)] : []))
  return lines.flat()
}
