import { type ActNumber, type Db, endDeskSessions, endLogins, lockNumber, lockPerson, type Tx } from '@dhruva/db'
import { actAs, type By, OperatorRefusal, writeAct } from '#operators/act.ts'

type Done = { act: ActNumber; uid: number; ended: number }

const endAll = async (tx: Tx, uid: number, now: Date) => {
  if (!(await lockPerson(tx, uid))) throw new OperatorRefusal(`nobody has the uid ${uid}`, `uid ${uid} किसी का नहीं है`)
  const atDesk = await endDeskSessions(tx, uid, now)
  return { uid, ended: atDesk + (await endLogins(tx, uid, null, now)) }
}

/** Ends every login of a person, also those at the desk: for a stolen phone or token. @throws OperatorRefusal when there is no such person */
export const logOutPerson = (db: Db, by: By, uid: number): Promise<Done> =>
  actAs(db, by, { command: 'logout', target: `u${uid}` }, (tx) => endAll(tx, uid, by.now))

/** The same for whoever has a number. @throws OperatorRefusal when it has no account */
export const logOutNumber = (db: Db, by: By, mobile: string): Promise<Done> =>
  db.tx(async (tx) => {
    const uid = await lockNumber(tx, mobile)
    if (uid === null) throw new OperatorRefusal('this number has no account', 'इस नंबर का खाता नहीं है')
    const act = await writeAct(tx, by, { command: 'logout', target: `u${uid}` })
    return { ...(await endAll(tx, uid, by.now)), act }
  })
