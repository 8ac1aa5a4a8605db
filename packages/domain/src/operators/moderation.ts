import { addBan, type Db, lockPerson, lockText, moveText, removeBan, resolveReports, type TextTarget } from '@dhruva/db'
import { actAs, type By, OperatorRefusal } from '#operators/act.ts'

/** `d12` of a discussion, `c7` of a comment. */
export const nameOf = ({ kind, id }: TextTarget): string => `${kind}${id}`

/** What was done to a text, and how many open reports of it ended by that. */
export type Moderated = { act: number; text: string; resolved: number }

const moving = (command: 'hide' | 'restore', from: 'shown' | 'hidden', to: 'shown' | 'hidden') => {
  return (db: Db, by: By, target: TextTarget): Promise<Moderated> =>
    actAs(db, by, { command, target: nameOf(target) }, async (tx) => {
      const state = await lockText(tx, target)
      if (state === null) throw new OperatorRefusal(`there is no text ${nameOf(target)}`)
      if (!(await moveText(tx, target, from, to))) {
        throw new OperatorRefusal(`${nameOf(target)} is ${state}: only what is ${from} can be ${to}`)
      }
      return { text: nameOf(target), resolved: await resolveReports(tx, target, by.now) }
    })
}

/** Takes a text from view, whatever was reported; its author still sees it. @throws OperatorRefusal unless it is shown */
export const hideText = moving('hide', 'shown', 'hidden')

/** Shows a hidden text again; its old reports will not hide it a second time. @throws OperatorRefusal unless it is hidden */
export const restoreText = moving('restore', 'hidden', 'shown')

/** Ends the open reports of a text and leaves it as it is. @throws OperatorRefusal when there are none */
export const dismissReports = (db: Db, by: By, target: TextTarget): Promise<Moderated> =>
  actAs(db, by, { command: 'dismiss', target: nameOf(target) }, async (tx) => {
    await lockText(tx, target)
    const resolved = await resolveReports(tx, target, by.now)
    if (resolved === 0) throw new OperatorRefusal(`${nameOf(target)} has no open reports`)
    return { text: nameOf(target), resolved }
  })

/** Suspends a person from writing, voting and reporting in AstroHub. @throws OperatorRefusal when nobody or already suspended */
export const banPerson = (db: Db, by: By, uid: number): Promise<{ act: number; uid: number }> =>
  actAs(db, by, { command: 'ban', target: `u${uid}` }, async (tx) => {
    if (!(await lockPerson(tx, uid))) throw new OperatorRefusal(`nobody has the uid ${uid}`)
    if (!(await addBan(tx, uid, by.now))) throw new OperatorRefusal(`${uid} is suspended already`)
    return { uid }
  })

/** Lets a suspended person write again. @throws OperatorRefusal when not suspended */
export const unbanPerson = (db: Db, by: By, uid: number): Promise<{ act: number; uid: number }> =>
  actAs(db, by, { command: 'unban', target: `u${uid}` }, async (tx) => {
    if (!(await removeBan(tx, uid))) throw new OperatorRefusal(`${uid} is not suspended`)
    return { uid }
  })
