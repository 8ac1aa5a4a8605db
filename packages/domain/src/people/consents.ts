import { type ConsentPurpose, consentPurposes, type OptionalPurpose, purposeIds } from '@dhruva/contract'
import { agreeTo, type ConsentAct, changeConsent, findConsent, lockPerson, type Queryable, type Tx } from '@dhruva/db'

/** What the notice of the login names, and is agreed to with it. */
const OF_THE_NOTICE = purposeIds.filter((purpose) => consentPurposes[purpose].asked === 'login')

/**
 * Whether something may be done with a person's data, by the last of what they said: what the notice names until it is withdrawn, also
 * by those who logged in before there was a notice; anything else only when it was given.
 */
export const isAllowed = (purpose: ConsentPurpose, said: boolean | null): boolean =>
  said ?? consentPurposes[purpose].asked === 'login'

/** The same, asked of the database. */
export const allows = async (db: Queryable, uid: number, purpose: OptionalPurpose): Promise<boolean> =>
  isAllowed(purpose, await findConsent(db, uid, purpose))

/** Notes that the notice was agreed to; the caller holds the person's row. A withdrawal stands. */
export const agreeToNotice = (tx: Tx, act: ConsentAct): Promise<void> => agreeTo(tx, OF_THE_NOTICE, act)

/** Withdraws one purpose or allows it again. @returns false when the account was deleted meanwhile */
export const setConsent = async (
  tx: Tx,
  purpose: OptionalPurpose,
  given: boolean,
  act: ConsentAct,
): Promise<boolean> => {
  if (!(await lockPerson(tx, act.uid))) return false
  await changeConsent(tx, purpose, given, act)
  return true
}
