import {
  countRatings,
  type Db,
  findPersonFor,
  listActs,
  listLeads,
  listOperators,
  listReported,
  openDb,
  pendingMigrations,
} from '@dhruva/db'
import { banMacOf, type Mac } from '#mac.ts'
import { reconcileDay } from '#money/reconciliation.ts'
import { type By, OperatorRefusal } from '#operators/act.ts'
import { banNumber, banPerson, unbanNumber, unbanPerson } from '#operators/bans.ts'
import { moveRequest } from '#operators/leads.ts'
import { logOutNumber, logOutPerson } from '#operators/logins.ts'
import { dismissReports, hideText, restoreText } from '#operators/moderation.ts'
import { lookAtPayments, type OperatorsProvider, refundAsOperator, settleAsOperator } from '#operators/payments.ts'
import { grantQuestions, takeQuestions } from '#operators/questions.ts'
import { addToDesk, changeAtDesk, endAtDesk, resetAtDesk } from '#operators/staff.ts'
import { type Command, parseCommand, USAGE, UsageError } from './command.ts'
import { printActs, printModerated, printMoved, printPerson, printRatings, printReports } from './print.ts'
import { printLeads, printMovedLead } from './print-leads.ts'
import { printOperators } from './print-operators.ts'
import { printPayments, printRefund, printSettled } from './print-payments.ts'

/** What a program prints, and the code it ends with. */
export type CommandResult = { code: 0 | 1 | 2 | 3; text: string }

/** A result as data, and the same in words. */
type CommandOutput = { data: unknown; words: string }

type ReadCommand = Extract<
  Command,
  { name: 'reports' | 'person' | 'acts' | 'ratings' | 'payments' | 'reconcile' | 'leads' | 'operators' }
>
type ChangeCommand = Exclude<Command, ReadCommand | { name: 'help' }>

const ACTS_ABOUT_A_PERSON = 10

/** What a command may need of the service it is run beside. */
export type Service = {
  /** its MOBILE_SECRET, else its JWT_SECRET: by it a number without an account is known again */
  mobileSecret?: string | undefined
  /** made when it is needed */
  provider?: () => OperatorsProvider
}

const providerOf = ({ provider }: Service): OperatorsProvider => {
  if (!provider) throw new OperatorRefusal('no provider of payments is configured here', 'यहाँ कोई भुगतान सेवा नहीं जुड़ी है')
  return provider()
}

const DAY_MS = 86_400_000

const read = async (db: Db, command: ReadCommand, now: Date, service: Service): Promise<CommandOutput> => {
  if (command.name === 'payments') {
    const found = await lookAtPayments(db, command.what)
    return { data: found, words: printPayments(found) }
  }
  if (command.name === 'reconcile') {
    const report = await reconcileDay(db, providerOf(service), command.day)
    return { data: report, words: report.csv }
  }
  if (command.name === 'reports') {
    const rows = await listReported(db, command.all)
    return { data: rows, words: printReports(rows) }
  }
  if (command.name === 'ratings') {
    const rows = await countRatings(db, new Date(now.getTime() - command.days * DAY_MS))
    return { data: rows, words: printRatings(rows) }
  }
  if (command.name === 'leads') {
    const rows = await listLeads(db, command.all)
    return { data: rows, words: printLeads(rows) }
  }
  if (command.name === 'operators') {
    const rows = await listOperators(db)
    return { data: rows, words: printOperators(rows) }
  }
  if (command.name === 'acts') {
    const rows = await listActs(db, command.last)
    return { data: rows, words: printActs(rows) }
  }
  const person = await findPersonFor(db, command.who)
  if (!person) throw new OperatorRefusal('there is no such person', 'ऐसा कोई व्यक्ति नहीं है')
  const acts = await listActs(db, ACTS_ABOUT_A_PERSON, `u${person.uid}`)
  return { data: { ...person, acts }, words: printPerson(person, acts) }
}

const moderations = { hide: hideText, restore: restoreText, dismiss: dismissReports }

const suspensions = {
  ban: { onPerson: banPerson, onNumber: banNumber, done: 'suspended' },
  unban: { onPerson: unbanPerson, onNumber: unbanNumber, done: 'may write again' },
}

const changeStaff = (db: Db, by: By, command: Extract<Command, { name: 'operator' }>) => {
  if (command.change === 'add') return addToDesk(db, by, { ...command, name: command.called })
  if (command.change === 'roles') return changeAtDesk(db, by, command.uid, command.roles)
  return command.change === 'end' ? endAtDesk(db, by, command.uid) : resetAtDesk(db, by, command.uid)
}

const act = async (db: Db, command: ChangeCommand, by: By, service: Service): Promise<CommandOutput> => {
  if (command.name === 'refund') {
    const asked = await refundAsOperator(db, by, command.payment, command.what)
    return { data: asked, words: printRefund(asked) }
  }
  if (command.name === 'lead') {
    const moved = await moveRequest(db, by, command)
    return { data: moved, words: printMovedLead(moved) }
  }
  if (command.name === 'operator') {
    const { act, uid } = await changeStaff(db, by, command)
    return { data: { act, uid }, words: `act ${act}: operator ${uid}, ${command.change}` }
  }
  if (command.name === 'settle') {
    const settled = await settleAsOperator(db, providerOf(service), by, command.id)
    return { data: settled, words: printSettled(settled) }
  }
  const mac: Mac | null = service.mobileSecret ? banMacOf(service.mobileSecret) : null
  if ('target' in command) {
    const moderated = await moderations[command.name](db, by, command.target)
    return { data: moderated, words: printModerated(moderated) }
  }
  if ('questions' in command) {
    const run = command.name === 'grant' ? grantQuestions : takeQuestions
    const moved = await run(db, by, command.uid, command.kind, command.questions)
    return { data: moved, words: printMoved(moved) }
  }
  if (command.name === 'logout') {
    const { who } = command
    const done = 'uid' in who ? await logOutPerson(db, by, who.uid) : await logOutNumber(db, by, who.mobile)
    return { data: done, words: `act ${done.act}: ${done.ended} logins of uid ${done.uid} ended` }
  }
  const { done, onPerson, onNumber } = suspensions[command.name]
  const { who } = command
  const { act: number, uid } = 'uid' in who ? await onPerson(db, by, who.uid) : await onNumber(db, by, who.mobile, mac)
  return { data: { act: number, uid }, words: `act ${number}: uid ${uid} ${done}` }
}

const carryOut = (
  db: Db,
  command: Exclude<Command, { name: 'help' }>,
  now: Date,
  service: Service,
): Promise<CommandOutput> =>
  'operator' in command
    ? act(db, command, { operator: command.operator, reason: command.reason, now }, service)
    : read(db, command, now, service)

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
export const readCommand = (
  args: readonly string[],
): { run: ReturnType<typeof parseCommand> } | { result: CommandResult } => {
  try {
    const run = parseCommand(args)
    return run.command.name === 'help' ? { result: { code: 0, text: USAGE } } : { run }
  } catch (error) {
    if (!(error instanceof UsageError)) throw error
    return { result: { code: 2, text: `${error.message}\n\n${USAGE}` } }
  }
}

// A terminal obeys these, whoever wrote them: C0 and C1 but for the line feed, and what turns the order of letters round.
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are the characters to take out
const OBEYED = /[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g

/** Carries out one command of an operator on a database. Never throws: whatever goes wrong is said, and nothing was changed. */
export const runCommand = async (
  url: string,
  run: ReturnType<typeof parseCommand>,
  now: Date,
  service: Service = {},
): Promise<CommandResult> => {
  const { command, json } = run
  if (command.name === 'help') return { code: 0, text: USAGE }
  const db = openDb({ url, poolSize: 2, applicationName: 'dhruva ops' })
  const resultOf = (code: CommandResult['code'], name: string, why: string, text = why): CommandResult => ({
    code,
    text: json ? JSON.stringify({ [name]: why }) : text,
  })
  try {
    const why = await unready(db)
    if (why !== null) return resultOf(3, 'failed', why, `the database cannot be used: ${why}`)
    const { data, words } = await carryOut(db, command, now, service)
    return { code: 0, text: (json ? JSON.stringify(data, null, 2) : words).replace(OBEYED, '') }
  } catch (error) {
    if (error instanceof OperatorRefusal) return resultOf(1, 'refused', error.message)
    return resultOf(3, 'failed', messageOf(error), `nothing was done: ${messageOf(error)}`)
  } finally {
    await db.close()
  }
}
