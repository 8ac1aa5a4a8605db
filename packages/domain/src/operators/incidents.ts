import { addIncident, addIncidentUpdate, type Db, type IncidentPart, nextIncident } from '@dhruva/db'
import { actAs, type By, OperatorRefusal, writeAct } from '#operators/act.ts'

type Both = { en: string; hi: string }

/** Tells people at `/status` of something that goes wrong. */
export const openIncident = (db: Db, by: By, told: { part: IncidentPart; beganAt: Date; text: Both }) =>
  db.tx(async (tx) => {
    const id = await nextIncident(tx)
    const act = await writeAct(tx, by, { command: 'incident', target: `incident:${id}`, details: told })
    await addIncident(tx, { id, ...told, now: by.now })
    return { incident: id, act }
  })

/** Tells more of it, or that it is over. @throws OperatorRefusal when it has ended */
export const tellIncident = (db: Db, by: By, told: { incident: number; text: Both; ends: boolean }) => {
  const { incident, text, ends } = told
  return actAs(db, by, { command: 'incident', target: `incident:${incident}`, details: { text, ends } }, async (tx) => {
    if (!(await addIncidentUpdate(tx, { ...told, now: by.now })))
      throw new OperatorRefusal(`no incident ${incident} goes on`, `घटना ${incident} चालू नहीं है`)
    return { incident }
  })
}
