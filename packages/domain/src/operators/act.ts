import { type ActCommand, type ActNumber, addAct, type Db, type Tx } from '@dhruva/db'

/** A member's report counts towards hiding a text from this age of the handle on, so that nobody makes three for the purpose. */
export const REPORTER_AGE_DAYS = 7

/** Who acts, why and when; `uid`: who is logged in at the desk, none at the shell. */
export type By = { operator: string; uid?: number; reason: string; now: Date }

/** What an operator asked for cannot be done; one line that says why, in both languages. Nothing was changed. */
export class OperatorRefusal extends Error {
  override name = 'OperatorRefusal'
  readonly hindi: string
  constructor(message: string, hindi: string) {
    super(message)
    this.hindi = hindi
  }
}

export type Act = { command: ActCommand; target: string; details?: Record<string, unknown> }

/** What operators may do to the account they have as a person: end its logins, and read their own talk as support would. */
const TO_ONESELF: ReadonlySet<ActCommand> = new Set(['logout', 'open_talks', 'read_talk'])

/**
 * Nobody gives themselves questions, money or roles, or lets themselves write again; a colleague does, and answers for it. At the shell nobody
 * is known by an account.
 * @throws OperatorRefusal when it is the account of who acts
 */
export const refuseOneself = (by: By, uid: number | null) => {
  if (by.uid !== undefined && by.uid === uid)
    throw new OperatorRefusal(
      'this is your own account: ask a colleague to do it',
      'यह आपका अपना खाता है: किसी साथी से यह करने को कहें',
    )
}

/** Writes down what an operator does, in the transaction that does it. @returns the number of the act @throws OperatorRefusal */
export const writeAct = async (tx: Tx, by: By, { command, target, details = {} }: Act) => {
  if (!TO_ONESELF.has(command) && target === `u${by.uid}`) refuseOneself(by, by.uid ?? null)
  const { operator, uid, reason, now } = by
  return addAct(tx, { at: now, operator, operator_uid: uid ?? null, command, target, reason, details })
}

/**
 * Does something as an operator: the act is written down in the same transaction, so that neither is there without the other.
 * @param work gets the number of the act; when it throws, nothing was done
 */
export const actAs = <T>(
  db: Db,
  by: By,
  about: Act,
  work: (tx: Tx, act: ActNumber) => Promise<T>,
): Promise<T & { act: ActNumber }> =>
  db.tx(async (tx) => {
    const act = await writeAct(tx, by, about)
    return { ...(await work(tx, act)), act }
  })
