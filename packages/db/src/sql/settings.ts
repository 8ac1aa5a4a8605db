import type { Queryable, Tx } from '#db.ts'
import type { ActNumber } from '#sql/forum-operators.ts'

/** A setting as it holds at a moment; `value` null: as it is configured. */
export type SettingRow = { id: number; name: string; value: unknown; since: Date }

const SETTING = 'id, name, value, since'

/**
 * What operators have set and holds now: of each name the last that has begun. A second early: the clock of a process goes back a little when it
 * is put right, and what was set just now holds at once.
 */
export const readSettings = (db: Queryable, now: Date) =>
  db.query<SettingRow>({
    name: 'setting.read',
    text: `SELECT DISTINCT ON (name) ${SETTING} FROM setting
           WHERE since <= $1::timestamptz + interval '1 second' ORDER BY name, id DESC`,
    values: [now],
  })

/** What was set last, whether it has begun or is planned, of all names. */
export const readLastSettings = (db: Queryable) =>
  db.query<SettingRow>({
    name: 'setting.read_last',
    text: `SELECT DISTINCT ON (name) ${SETTING} FROM setting ORDER BY name, id DESC`,
  })

/** Keeps others from changing a setting until the transaction ends. @returns the last change of it, 0 when there is none */
export const lockSetting = async (tx: Tx, name: string): Promise<number> => {
  await tx.query({
    name: 'setting.lock',
    text: "SELECT pg_advisory_xact_lock(hashtextextended('setting:' || $1::text, 0))",
    values: [name],
  })
  const [row] = await tx.query<{ id: number }>({
    name: 'setting.last',
    text: 'SELECT id FROM setting WHERE name = $1 ORDER BY id DESC LIMIT 1',
    values: [name],
  })
  return row?.id ?? 0
}

type NewSetting = { name: string; value: unknown; since: Date; act: ActNumber }

/** Sets something by an act; `value` null: the configuration again. */
export const addSetting = (tx: Tx, { name, value, since, act }: NewSetting) =>
  tx.query({
    name: 'setting.add',
    text: 'INSERT INTO setting (name, value, since, act) VALUES ($1, $2, $3, $4)',
    values: [name, value === null ? null : JSON.stringify(value), since, act],
  })

export type SettingChangeRow = SettingRow & { at: Date; operator: string; reason: string }

/** How a setting was changed, newest first. */
export const listSettingChanges = (db: Queryable, name: string) =>
  db.query<SettingChangeRow>({
    name: 'setting.changes',
    text: `SELECT s.id, s.name, s.value, s.since, a.at, a.operator, a.reason
           FROM setting s JOIN operator_act a ON a.id = s.act WHERE s.name = $1 ORDER BY s.id DESC LIMIT 50`,
    values: [name],
  })
