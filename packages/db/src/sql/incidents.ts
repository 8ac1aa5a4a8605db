import type { Queryable, Tx } from '#db.ts'

export type IncidentPart = 'login' | 'answers' | 'payments' | 'forum' | 'all'
type Both = { en: string; hi: string }

/** Something that went wrong, with what was told of it, the first first. */
export type IncidentRow = {
  id: number
  part: IncidentPart
  began_at: Date
  ended_at: Date | null
  updates: { at: string; text: Both }[]
}

/** Incidents that go on, and those that ended since then, the latest first. */
export const listIncidents = (db: Queryable, endedSince: Date, limit = 50) =>
  db.query<IncidentRow>({
    name: 'incident.list',
    text: `SELECT incident AS id, min(part) AS part, min(began_at) AS began_at, max(at) FILTER (WHERE ends) AS ended_at,
             jsonb_agg(jsonb_build_object('at', at, 'text', text) ORDER BY id) AS updates
           FROM incident_update GROUP BY incident
           HAVING coalesce(max(at) FILTER (WHERE ends), 'infinity') > $1 ORDER BY incident DESC LIMIT $2`,
    values: [endedSince, limit],
  })

/** The number of the incident that is about to be told of. */
export const nextIncident = async (tx: Tx): Promise<number> => {
  const [row] = await tx.query<{ id: number }>({
    name: 'incident.next',
    text: "SELECT nextval(pg_get_serial_sequence('incident_update', 'id')) AS id",
  })
  if (!row) throw new Error('an incident got no number')
  return row.id
}

type NewIncident = { id: number; part: IncidentPart; beganAt: Date; now: Date; text: Both }

/** Tells of something that went wrong. */
export const addIncident = (tx: Tx, { id, part, beganAt, now, text }: NewIncident) =>
  tx.query({
    name: 'incident.add',
    text: `INSERT INTO incident_update (id, incident, part, began_at, at, text, ends) VALUES ($1, $1, $2, $3, $4, $5, false)`,
    values: [id, part, beganAt, now, JSON.stringify(text)],
  })

/** Tells more of one that goes on. @returns false when it has ended, or there is none */
export const addIncidentUpdate = async (
  tx: Tx,
  { incident, now, text, ends }: { incident: number; now: Date; text: Both; ends: boolean },
): Promise<boolean> => {
  // one by one, so that nothing follows the end
  await tx.query({
    name: 'incident.lock',
    text: "SELECT pg_advisory_xact_lock(hashtextextended('incident:' || $1::int, 0))",
    values: [incident],
  })
  const rows = await tx.query({
    name: 'incident.update',
    text: `INSERT INTO incident_update (incident, part, began_at, at, text, ends)
           SELECT incident, part, began_at, $2, $3, $4 FROM incident_update u WHERE id = $1 AND incident = $1
             AND NOT EXISTS (SELECT FROM incident_update e WHERE e.incident = $1 AND e.ends) RETURNING id`,
    values: [incident, now, JSON.stringify(text), ends],
  })
  return rows.length === 1
}
