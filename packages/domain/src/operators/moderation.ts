import {
  type ActNumber,
  type Db,
  lockText,
  moveText,
  resolveReports,
  type TextTarget,
  type Tx,
  tellAuthor,
} from '@dhruva/db'
import { actAs, type By, OperatorRefusal } from '#operators/act.ts'

/** `d12` of a discussion, `c7` of a comment. */
export const nameOf = ({ kind, id }: TextTarget): string => `${kind}${id}`

/** What became of a text (null: nothing, it stays as it was), and how many open reports of it ended by that. */
export type Moderated = { act: ActNumber; text: string; became: 'hidden' | 'shown' | null; resolved: number }

/**
 * Takes a text from view, or leaves it hidden where reports did so: they were right. Its author still has it, and is told.
 * @throws OperatorRefusal unless it is shown, or hidden with open reports
 */
export const hideText = (db: Db, by: By, target: TextTarget): Promise<Moderated> =>
  actAs(db, by, { command: 'hide', target: nameOf(target) }, async (tx) => {
    const text = nameOf(target)
    const state = await lockText(tx, target)
    if (state === null) throw new OperatorRefusal(`there is no text ${text}`, `${text} कोई लेख नहीं है`)
    const resolved = await resolveReports(tx, target, { dismissed: false, now: by.now })
    const isLeft = state === 'hidden' && resolved > 0
    if (!isLeft && !(await moveText(tx, target, 'shown', 'hidden'))) {
      throw new OperatorRefusal(
        `${text} is ${state}: only what is shown, or has open reports, can be hidden`,
        `${text} की स्थिति ${state} है: जो दिख रहा है, या जिसकी शिकायत खुली है, वही छिपाया जा सकता है`,
      )
    }
    await tellAuthor(tx, target, 'hidden_by_operator', by.now)
    return { text, became: 'hidden' as const, resolved }
  })

const letStand = async (tx: Tx, target: TextTarget, now: Date) => {
  const resolved = await resolveReports(tx, target, { dismissed: true, now })
  const isBack = await moveText(tx, target, 'hidden', 'shown')
  if (isBack) await tellAuthor(tx, target, 'restored', now)
  return { resolved, isBack }
}

/**
 * Shows a hidden text again and dismisses its reports; its author is told. Reports do not hide it again before the author changes it.
 * @throws OperatorRefusal unless it is hidden
 */
export const restoreText = (db: Db, by: By, target: TextTarget): Promise<Moderated> =>
  actAs(db, by, { command: 'restore', target: nameOf(target) }, async (tx) => {
    const text = nameOf(target)
    const state = await lockText(tx, target)
    if (state === null) throw new OperatorRefusal(`there is no text ${text}`, `${text} कोई लेख नहीं है`)
    const { resolved, isBack } = await letStand(tx, target, by.now)
    if (!isBack)
      throw new OperatorRefusal(
        `${text} is ${state}: only what is hidden can be shown`,
        `${text} की स्थिति ${state} है: जो छिपा है, वही फिर दिखाया जा सकता है`,
      )
    return { text, became: 'shown' as const, resolved }
  })

/** Dismisses the open reports of a text; what they have hidden is restored. @throws OperatorRefusal when there are none */
export const dismissReports = (db: Db, by: By, target: TextTarget): Promise<Moderated> =>
  actAs(db, by, { command: 'dismiss', target: nameOf(target) }, async (tx) => {
    const text = nameOf(target)
    await lockText(tx, target)
    const { resolved, isBack } = await letStand(tx, target, by.now)
    if (resolved === 0) throw new OperatorRefusal(`${text} has no open reports`, `${text} की कोई खुली शिकायत नहीं है`)
    return { text, became: isBack ? ('shown' as const) : null, resolved }
  })
