import { type ActNumber, type Db, lockPerson, lockWallets, type Tx, tellBalance } from '@dhruva/db'
import { between, type Entry, post } from '#ledger/post.ts'
import { actAs, type By, OperatorRefusal } from '#operators/act.ts'

export type Kind = 'oracle' | 'astra'

/** A slip of the keyboard must not give away more than this at once. */
export const MOST_QUESTIONS = 10_000

/** What was given or taken: `entries` say how many from which unit. */
export type Moved = { act: ActNumber; uid: number; moved: Record<string, number> }

const write = async (tx: Tx, act: number, uid: number, entries: readonly Entry[]) => {
  const result = await post(tx, { opKey: `ops:${act}`, kind: 'ops', uid, entries })
  if (result !== 'posted') throw new Error(`act ${act} cannot be booked: ${result}`)
  await tellBalance(tx, uid)
  const own = entries.filter(({ account }) => account === 'user')
  return { uid, moved: Object.fromEntries(own.map(({ unit, delta }) => [unit, delta])) }
}

const orRefuse = async (tx: Tx, uid: number) => {
  if (!(await lockPerson(tx, uid))) throw new OperatorRefusal(`nobody has the uid ${uid}`, `uid ${uid} किसी का नहीं है`)
}

/** Gives free questions: they cannot be transferred. @throws OperatorRefusal when nobody has this uid */
export const grantQuestions = (db: Db, by: By, uid: number, kind: Kind, questions: number): Promise<Moved> =>
  actAs(db, by, { command: 'grant', target: `u${uid}`, details: { kind, questions } }, async (tx, act) => {
    await orRefuse(tx, uid)
    return write(tx, act, uid, between('sys:ops', uid, `${kind}_grant`, questions))
  })

/**
 * Takes questions, free ones first, then paid ones. All or nothing.
 * @throws OperatorRefusal when there are fewer than that, or nobody has this uid
 */
export const takeQuestions = (db: Db, by: By, uid: number, kind: Kind, questions: number): Promise<Moved> =>
  actAs(db, by, { command: 'take', target: `u${uid}`, details: { kind, questions } }, async (tx, act) => {
    await orRefuse(tx, uid)
    const wallets = await lockWallets(tx, uid)
    const has = (unit: string) => wallets.find((wallet) => wallet.unit === unit)?.balance ?? 0
    const all = has(`${kind}_grant`) + has(`${kind}_paid`)
    if (all < questions)
      throw new OperatorRefusal(
        `${uid} has ${all} ${kind} questions: ${questions} cannot be taken`,
        `${uid} के पास ${kind} के ${all} प्रश्न हैं: ${questions} नहीं लिए जा सकते`,
      )
    const free = Math.min(questions, has(`${kind}_grant`))
    const parts = [
      { unit: `${kind}_grant`, count: free },
      { unit: `${kind}_paid`, count: questions - free },
    ].filter(({ count }) => count > 0)
    return write(
      tx,
      act,
      uid,
      parts.flatMap(({ unit, count }) => between('sys:ops', uid, unit, -count)),
    )
  })
