import {
  addOperator,
  changeRoles,
  type Db,
  type DeskRole,
  endDeskSessions,
  endOperator,
  forgetTotp,
  hasOwner,
  isNameTaken,
  lockNumber,
  lockOperators,
  type Tx,
} from '@dhruva/db'
import { actAs, type By, OperatorRefusal, writeAct } from '#operators/act.ts'

const keepsAnOwner = async (tx: Tx) => {
  if (!(await hasOwner(tx))) throw new OperatorRefusal('nobody would be left who is an owner', 'कोई स्वामी नहीं बचेगा')
}

/**
 * Gives whoever has a number a place at the desk. They prove the number and take up their codes at the first login there.
 * @throws OperatorRefusal when the number has no account, or has a place already, or the name is somebody else's
 */
export const addToDesk = (
  db: Db,
  by: By,
  { mobile, roles, name }: { mobile: string; roles: readonly DeskRole[]; name?: string | undefined },
) =>
  db.tx(async (tx) => {
    await lockOperators(tx)
    const uid = await lockNumber(tx, mobile)
    if (uid === null)
      throw new OperatorRefusal(
        'this number has no account: log in with it once',
        'इस नंबर का खाता नहीं है: इससे एक बार लॉग इन करें',
      )
    const called = name ?? `u${uid}`
    if (await isNameTaken(tx, called, uid))
      throw new OperatorRefusal(`the name ${called} is somebody else's`, `${called} नाम किसी और का है`)
    if (!(await addOperator(tx, { uid, name: called, roles, by: by.operator, now: by.now })))
      throw new OperatorRefusal(`${uid} works at the desk already`, `${uid} पहले से डेस्क पर काम करता है`)
    const details = { added: roles, name: called }
    return {
      uid,
      name: called,
      roles,
      act: await writeAct(tx, by, { command: 'operator', target: `u${uid}`, details }),
    }
  })

/** Gives an operator other roles, from their next call on. @throws OperatorRefusal when nobody is, or no owner would be left */
export const changeAtDesk = (db: Db, by: By, uid: number, roles: readonly DeskRole[]) =>
  actAs(db, by, { command: 'operator', target: `u${uid}`, details: { roles } }, async (tx) => {
    await lockOperators(tx)
    const before = await changeRoles(tx, uid, roles)
    if (before === null) throw new OperatorRefusal(`${uid} does not work at the desk`, `${uid} डेस्क पर काम नहीं करता`)
    await keepsAnOwner(tx)
    return { uid, before, roles }
  })

/** Takes an operator's place away, at once. @throws OperatorRefusal when nobody is, or no owner would be left */
export const endAtDesk = (db: Db, by: By, uid: number) =>
  actAs(db, by, { command: 'operator', target: `u${uid}`, details: { ended: true } }, async (tx) => {
    await lockOperators(tx)
    if (!(await endOperator(tx, uid, by.now)))
      throw new OperatorRefusal(`${uid} does not work at the desk`, `${uid} डेस्क पर काम नहीं करता`)
    await keepsAnOwner(tx)
    return { uid, ended: await endDeskSessions(tx, uid, by.now) }
  })

/** For a lost phone: the codes and recovery codes of an operator are forgotten, their next login enrols anew. @throws OperatorRefusal */
export const resetAtDesk = (db: Db, by: By, uid: number) =>
  actAs(db, by, { command: 'operator', target: `u${uid}`, details: { codes: 'forgotten' } }, async (tx) => {
    if (!(await forgetTotp(tx, uid)))
      throw new OperatorRefusal(`${uid} does not work at the desk`, `${uid} डेस्क पर काम नहीं करता`)
    return { uid, ended: await endDeskSessions(tx, uid, by.now) }
  })
