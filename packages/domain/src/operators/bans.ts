import {
  type ActNumber,
  addBan,
  addBanOfNumber,
  type Db,
  findBanOfNumber,
  lockNumber,
  lockPerson,
  removeBan,
  type Tx,
} from '@dhruva/db'
import type { Mac } from '#mac.ts'
import { actAs, type By, OperatorRefusal, writeAct } from '#operators/act.ts'

type Done = { act: ActNumber; uid: number }

const suspend = async (tx: Tx, uid: number, now: Date) => {
  if (!(await lockPerson(tx, uid))) throw new OperatorRefusal(`nobody has the uid ${uid}`, `uid ${uid} किसी का नहीं है`)
  if (!(await addBan(tx, uid, now))) throw new OperatorRefusal(`${uid} is suspended already`, `${uid} पहले से निलंबित है`)
}

const release = async (tx: Tx, uid: number) => {
  if (!(await removeBan(tx, uid))) throw new OperatorRefusal(`${uid} is not suspended`, `${uid} निलंबित नहीं है`)
}

/** Suspends a person from writing, voting and reporting in AstroHub. @throws OperatorRefusal when nobody or already suspended */
export const banPerson = (db: Db, by: By, uid: number): Promise<Done> =>
  actAs(db, by, { command: 'ban', target: `u${uid}` }, async (tx) => {
    await suspend(tx, uid, by.now)
    return { uid }
  })

/** Lets a suspended person write again. @throws OperatorRefusal when not suspended */
export const unbanPerson = (db: Db, by: By, uid: number): Promise<Done> =>
  actAs(db, by, { command: 'unban', target: `u${uid}` }, async (tx) => {
    await release(tx, uid)
    return { uid }
  })

const markOf = (mobile: string, mac: Mac | null) => {
  if (mac) return mac(mobile)
  throw new OperatorRefusal(
    'this number has no account, and without MOBILE_SECRET or JWT_SECRET it cannot be marked',
    'इस नंबर का खाता नहीं है, और MOBILE_SECRET या JWT_SECRET के बिना इस पर निशान नहीं लग सकता',
  )
}

/**
 * Suspends whoever has a number. One without an account is marked, so that the account it makes is suspended from the first moment:
 * whoever left before an operator looked gains nothing by coming back.
 * @throws OperatorRefusal when suspended already, or when a number without an account cannot be marked
 */
export const banNumber = (db: Db, by: By, mobile: string, mac: Mac | null): Promise<Done> =>
  db.tx(async (tx) => {
    const known = await lockNumber(tx, mobile)
    const uid = known ?? (await addBanOfNumber(tx, markOf(mobile, mac), by.now))
    if (uid === null) throw new OperatorRefusal('this number is suspended already', 'यह नंबर पहले से निलंबित है')
    if (known !== null) await suspend(tx, known, by.now)
    return { uid, act: await writeAct(tx, by, { command: 'ban', target: `u${uid}` }) }
  })

/** Lets whoever has a number write again, also one that has no account any more. @throws OperatorRefusal when not suspended */
export const unbanNumber = (db: Db, by: By, mobile: string, mac: Mac | null): Promise<Done> =>
  db.tx(async (tx) => {
    const uid = (await lockNumber(tx, mobile)) ?? (await findBanOfNumber(tx, markOf(mobile, mac)))
    if (uid === null) throw new OperatorRefusal('this number is not suspended', 'यह नंबर निलंबित नहीं है')
    await release(tx, uid)
    return { uid, act: await writeAct(tx, by, { command: 'unban', target: `u${uid}` }) }
  })
