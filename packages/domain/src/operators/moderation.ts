import { type Db, lockText, moveText, resolveReports, type TextTarget } from '@dhruva/db'
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
