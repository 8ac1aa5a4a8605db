import { type Db, findPersonFor, listActs, listReported, openDb, pendingMigrations } from '@dhruva/db'
import { banMacOf, type Mac } from '#mac.ts'
import { type By, OperatorRefusal } from '#operators/act.ts'
import { banNumber, banPerson, unbanNumber, unbanPerson } from '#operators/bans.ts'
import { logOutNumber, logOutPerson } from '#operators/logins.ts'
import { dismissReports, hideText, restoreText } from '#operators/moderation.ts'
import { type Order, readOrder, USAGE, UsageError } from '#operators/order.ts'
import { grantQuestions, takeQuestions } from '#operators/questions.ts'
import { sayActs, sayModerated, sayMoved, sayPerson, sayReports } from '#operators/say.ts'

/** What a program prints, and the code it ends with. */
export type Said = { code: 0 | 1 | 2 | 3; text: string }

/** A result as data, and the same in words. */
type Told = { data: unknown; words: string }

type Look = Extract<Order, { command: 'reports' | 'person' | 'acts' }>
type Act = Exclude<Order, Look | { command: 'help' }>

const ACTS_ABOUT_A_PERSON = 10

const look = async (db: Db, order: Look): Promise<Told> => {
  if (order.command === 'reports') {
    const rows = await listReported(db, order.all)
    return { data: rows, words: sayReports(rows) }
  }
  if (order.command === 'acts') {
    const rows = await listActs(db, order.last)
    return { data: rows, words: sayActs(rows) }
  }
  const person = await findPersonFor(db, order.who)
  if (!person) throw new OperatorRefusal('there is no such person')
  const acts = await listActs(db, ACTS_ABOUT_A_PERSON, `u${person.uid}`)
  return { data: { ...person, acts }, words: sayPerson(person, acts) }
}

const moderations = { hide: hideText, restore: restoreText, dismiss: dismissReports }

const suspensions = {
  ban: { onPerson: banPerson, onNumber: banNumber, done: 'suspended' },
  unban: { onPerson: unbanPerson, onNumber: unbanNumber, done: 'may write again' },
}

const act = async (db: Db, order: Act, by: By, mac: Mac | null): Promise<Told> => {
  if ('target' in order) {
    const moderated = await moderations[order.command](db, by, order.target)
    return { data: moderated, words: sayModerated(moderated) }
  }
  if ('questions' in order) {
    const run = order.command === 'grant' ? grantQuestions : takeQuestions
    const moved = await run(db, by, order.uid, order.kind, order.questions)
    return { data: moved, words: sayMoved(moved) }
  }
  if (order.command === 'logout') {
    const { who } = order
    const done = 'uid' in who ? await logOutPerson(db, by, who.uid) : await logOutNumber(db, by, who.mobile)
    return { data: done, words: `act ${done.act}: ${done.ended} logins of uid ${done.uid} ended` }
  }
  const { done, onPerson, onNumber } = suspensions[order.command]
  const { who } = order
  const { act: number, uid } = 'uid' in who ? await onPerson(db, by, who.uid) : await onNumber(db, by, who.mobile, mac)
  return { data: { act: number, uid }, words: `act ${number}: uid ${uid} ${done}` }
}

const carryOut = (db: Db, order: Exclude<Order, { command: 'help' }>, now: Date, mac: Mac | null): Promise<Told> =>
  'operator' in order ? act(db, order, { operator: order.operator, reason: order.reason, now }, mac) : look(db, order)

// no connection at all is an error without words, but with a code
const messageOf = (error: unknown): string => {
  if (!(error instanceof Error)) return String(error)
  return error.message || ('code' in error ? String(error.code) : error.name)
}

const UNDEFINED_TABLE = '42P01'

/** @returns why the database is not one to work on, null when it is */
const unready = async (db: Db): Promise<string | null> => {
  try {
    const pending = await pendingMigrations(db.pool)
    return pending.length > 0 ? `it lacks ${pending.length} migrations: start the service once` : null
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === UNDEFINED_TABLE)
      return 'it is empty: start the service once'
    return messageOf(error)
  }
}

/** What an operator wants, or why it cannot be understood: nothing is done yet. */
export const readCommand = (args: readonly string[]): { run: ReturnType<typeof readOrder> } | { said: Said } => {
  try {
    const run = readOrder(args)
    return run.order.command === 'help' ? { said: { code: 0, text: USAGE } } : { run }
  } catch (error) {
    if (!(error instanceof UsageError)) throw error
    return { said: { code: 2, text: `${error.message}\n\n${USAGE}` } }
  }
}

// A terminal obeys these, whoever wrote them: C0 and C1 but for the line feed, and what turns the order of letters round.
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are the characters to take out
const OBEYED = /[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g

/**
 * Carries out one command of an operator on a database. Never throws: whatever goes wrong is said, and nothing was changed.
 * @param mobileSecret the service's MOBILE_SECRET, else its JWT_SECRET: by it a number without an account is known again
 */
export const operate = async (
  url: string,
  run: ReturnType<typeof readOrder>,
  now: Date,
  mobileSecret?: string,
): Promise<Said> => {
  const { order, json } = run
  if (order.command === 'help') return { code: 0, text: USAGE }
  const db = openDb({ url, poolSize: 2, applicationName: 'dhruva ops' })
  const say = (code: Said['code'], name: string, why: string, text = why): Said => ({
    code,
    text: json ? JSON.stringify({ [name]: why }) : text,
  })
  try {
    const why = await unready(db)
    if (why !== null) return say(3, 'failed', why, `the database cannot be used: ${why}`)
    const { data, words } = await carryOut(db, order, now, mobileSecret ? banMacOf(mobileSecret) : null)
    return { code: 0, text: (json ? JSON.stringify(data, null, 2) : words).replace(OBEYED, '') }
  } catch (error) {
    if (error instanceof OperatorRefusal) return say(1, 'refused', error.message)
    return say(3, 'failed', messageOf(error), `nothing was done: ${messageOf(error)}`)
  } finally {
    await db.close()
  }
}
