import { parseArgs } from 'node:util'
import { Mobile } from '@dhruva/contract'
import type { DeskRole, LeadState, TextTarget } from '@dhruva/db'
import { type Kind, MOST_QUESTIONS } from '#operators/questions.ts'

export const USAGE = `pnpm ops <command>: look after AstroHub, people's questions, payments and requests

look
  reports [--all]                     texts with open reports: the longest hidden by them, then the most reported;
                                      --all: resolved and deleted ones too
  person <uid|mobile>                 a person: handle, balances, texts, reports, transfers, what was done before
  acts [--last 20]                    what operators did, newest first
  ratings [--days 30]                 what people thought of replies: thumbs up and down, and why not
  payments <pay_…|order|number|refund|uid|mobile>
                                      payments, found by any of these; of one, all that happened
  reconcile <yyyy-mm-dd>              a day's payments and refunds at the provider beside the books, as CSV

  operators                           who works at the desk
  leads [--all]                       requests for a consultation: the open ones, whoever waits longest first; --all: ended ones too

act (each needs --by <operator> and --reason "<why>", and is written down)
  hide <d12|c7>                       take a discussion or comment from view, or leave it hidden: its reports were right
  restore <d12|c7>                    show it again; its reports are dismissed
  dismiss <d12|c7>                    dismiss its reports; what they have hidden is shown again
  ban <uid|mobile>                    suspend from writing, voting and reporting, also a number without an account
  unban <uid|mobile>                  lift that
  logout <uid|mobile>                 end every login of a person; they can log in again
  grant <uid> <oracle|astra> <n>      give free questions
  take <uid> <oracle|astra> <n>       take questions, free ones first; refused when there are fewer
  settle <pay_…|order_…>              ask the provider how it stands, and act on that
  refund <pay_…> <unused|all|rupees>  give back what is unused, all that is left, or so much; the worker asks the provider

  operator add <mobile> --role <role> [--role <role>] [--name mira]
                                      let somebody work at the desk, /desk, as support, moderator, finance or owner
  operator roles <uid> --role <role>  change as what
  operator <end|reset> <uid>          take the place away; forget the codes of a lost phone

  lead <number> <contacted|scheduled|done|declined> [--at "2026-11-26 17:30"]
                                      say how a request stands; the person sees it, and when the call will be (India's time)

  --json                              the result as JSON
  --help                              this text

exit codes: 0 done, 1 refused and nothing changed, 2 not understood, 3 the database cannot be used`

/** What an operator typed cannot be understood; one line that says what is missing. */
export class UsageError extends Error {
  override name = 'UsageError'
}

type Signed = { operator: string; reason: string }

/** A person as an operator names one. */
export type Who = { uid: number } | { mobile: string }

/** What an operator can say of a request. */
export type MovedTo = Exclude<LeadState, 'new' | 'cancelled'>

/** What becomes of somebody's place at the desk. */
export type StaffChange =
  | { change: 'add'; mobile: string; roles: DeskRole[]; called: string | undefined }
  | { change: 'roles'; uid: number; roles: DeskRole[] }
  | { change: 'end' | 'reset'; uid: number }

/** One command, checked. */
export type Command =
  | { name: 'help' }
  | { name: 'reports'; all: boolean }
  | { name: 'person'; who: Who }
  | { name: 'acts'; last: number }
  | { name: 'ratings'; days: number }
  | ({ name: 'hide' | 'restore' | 'dismiss'; target: TextTarget } & Signed)
  | ({ name: 'ban' | 'unban' | 'logout'; who: Who } & Signed)
  | { name: 'payments'; what: string }
  | { name: 'reconcile'; day: string }
  | ({ name: 'settle'; id: string } & Signed)
  | ({ name: 'refund'; payment: string; what: number | 'unused' | 'all' } & Signed)
  | { name: 'leads'; all: boolean }
  | { name: 'operators' }
  | ({ name: 'operator' } & StaffChange & Signed)
  | ({ name: 'lead'; id: number; state: MovedTo; scheduledAt: Date | null } & Signed)
  | ({ name: 'grant' | 'take'; uid: number; kind: Kind; questions: number } & Signed)

const MAX_ID = 2_147_483_647

const wholeOf = (text: string | undefined, what: string, max = MAX_ID): number => {
  const value = /^\d{1,10}$/.test(text ?? '') ? Number(text) : 0
  if (value < 1 || value > max) throw new UsageError(`${what} is a whole number from 1 to ${max}`)
  return value
}

const targetOf = (text: string | undefined): TextTarget => {
  const [, kind, id] = /^([dc])(\d+)$/.exec(text ?? '') ?? []
  if (kind !== 'd' && kind !== 'c') throw new UsageError('name a text: d12 for a discussion, c7 for a comment')
  return { kind, id: wholeOf(id, 'the number of a text') }
}

const kindOf = (text: string | undefined): Kind => {
  if (text !== 'oracle' && text !== 'astra') throw new UsageError('say which questions: oracle or astra')
  return text
}

const whoOf = (text: string | undefined): Who => {
  const mobile = Mobile.safeParse(text ?? '')
  return mobile.success
    ? { mobile: mobile.data }
    : { uid: wholeOf(text, 'a person is a mobile number or a uid, which') }
}

/** A number as it is kept; anything else as it is. */
const mobileOr = (text: string): string => {
  const mobile = Mobile.safeParse(text)
  return mobile.success ? mobile.data : text
}

type Values = {
  by?: string | undefined
  reason?: string | undefined
  all?: boolean | undefined
  last?: string | undefined
  days?: string | undefined
  at?: string | undefined
  role?: string[] | undefined
  name?: string | undefined
}

const signedOf = ({ by = '', reason = '' }: Values): Signed => {
  if (by.trim() === '') throw new UsageError('say who acts: --by <operator>')
  if (reason.trim().length < 3) throw new UsageError('say why: --reason "<at least 3 characters>"')
  return { operator: by.trim(), reason: reason.trim() }
}

type Reader = (words: string[], values: Values) => Command

const onText =
  (name: 'hide' | 'restore' | 'dismiss'): Reader =>
  ([text], values) => ({ name, target: targetOf(text), ...signedOf(values) })

const onPerson =
  (name: 'ban' | 'unban' | 'logout'): Reader =>
  ([who], values) => ({ name, who: whoOf(who), ...signedOf(values) })

const onQuestions =
  (name: 'grant' | 'take'): Reader =>
  ([uid, kind, count], values) => ({
    name,
    uid: wholeOf(uid, 'a uid'),
    kind: kindOf(kind),
    questions: wholeOf(count, 'the number of questions', MOST_QUESTIONS),
    ...signedOf(values),
  })

const DAY = /^\d{4}-\d{2}-\d{2}$/

const dayOf = (text = ''): string => {
  if (!DAY.test(text) || Number.isNaN(Date.parse(text))) throw new UsageError('name a day: 2026-11-26')
  return text
}

const idOf = (text = '', what: RegExp, example: string): string => {
  if (!what.test(text)) throw new UsageError(`name it by its id at the provider: ${example}`)
  return text
}

/** Rupees with at most two decimals, in paise. */
const amountOf = (text = ''): number | 'unused' | 'all' => {
  if (text === 'unused' || text === 'all') return text
  const [, rupees, paise = ''] = /^(\d{1,7})(?:\.(\d{1,2}))?$/.exec(text) ?? []
  const amount = Number(rupees) * 100 + Number(paise.padEnd(2, '0'))
  if (!(amount >= 100)) throw new UsageError('say how much: unused, all, or rupees such as 34.30, at least 1')
  return amount
}

const MOVED_TO = ['contacted', 'scheduled', 'done', 'declined'] as const

/** A minute by India's clock, as it is typed. */
const MINUTE = /^(\d{4}-\d{2}-\d{2})[ T](\d{2}:\d{2})$/

const minuteOf = (text = ''): Date => {
  const [, day, minute] = MINUTE.exec(text) ?? []
  const at = new Date(`${day}T${minute}:00+05:30`)
  if (Number.isNaN(at.getTime())) throw new UsageError('say when: --at "2026-11-26 17:30"')
  return at
}

const onLead: Reader = ([id, to], values) => {
  const state = MOVED_TO.find((known) => known === to)
  if (!state) throw new UsageError(`a request becomes ${MOVED_TO.join(', ')}`)
  return {
    name: 'lead',
    id: wholeOf(id, 'the number of a request'),
    state,
    scheduledAt: state === 'scheduled' ? minuteOf(values.at) : null,
    ...signedOf(values),
  }
}

const ROLES = ['support', 'moderator', 'finance', 'owner'] as const

const rolesOf = (words: readonly string[] = []): DeskRole[] => {
  const roles = ROLES.filter((role) => words.includes(role))
  if (roles.length === 0 || roles.length < new Set(words).size) throw new UsageError(`--role is ${ROLES.join(', ')}`)
  return roles
}

const staffOf = (change: string | undefined, who: string | undefined, { role, name }: Values): StaffChange => {
  if (change === 'add') {
    const mobile = Mobile.safeParse(who ?? '')
    if (!mobile.success) throw new UsageError('name a mobile number')
    return { change, mobile: mobile.data, roles: rolesOf(role), called: name?.trim() || undefined }
  }
  const uid = wholeOf(who, 'a uid')
  if (change === 'roles') return { change, uid, roles: rolesOf(role) }
  if (change !== 'end' && change !== 'reset') throw new UsageError('operator add, roles, end or reset')
  return { change, uid }
}

/** How many words follow a command, and how they are read. */
const commands = new Map<string, [words: number, read: Reader]>([
  ['help', [0, () => ({ name: 'help' })]],
  ['reports', [0, (_, { all = false }) => ({ name: 'reports', all })]],
  ['person', [1, ([who]) => ({ name: 'person', who: whoOf(who) })]],
  ['acts', [0, (_, { last = '20' }) => ({ name: 'acts', last: wholeOf(last, '--last', 1_000) })]],
  ['ratings', [0, (_, { days = '30' }) => ({ name: 'ratings', days: wholeOf(days, '--days', 3_650) })]],
  ['leads', [0, (_, { all = false }) => ({ name: 'leads', all })]],
  ['lead', [2, onLead]],
  ['operators', [0, () => ({ name: 'operators' })]],
  [
    'operator',
    [2, ([change, who], values) => ({ name: 'operator', ...staffOf(change, who, values), ...signedOf(values) })],
  ],
  ['hide', [1, onText('hide')]],
  ['restore', [1, onText('restore')]],
  ['dismiss', [1, onText('dismiss')]],
  ['ban', [1, onPerson('ban')]],
  ['unban', [1, onPerson('unban')]],
  ['logout', [1, onPerson('logout')]],
  ['grant', [3, onQuestions('grant')]],
  ['take', [3, onQuestions('take')]],
  ['payments', [1, ([what = '']) => ({ name: 'payments', what: mobileOr(what) })]],
  ['reconcile', [1, ([day]) => ({ name: 'reconcile', day: dayOf(day) })]],
  [
    'settle',
    [
      1,
      ([id], values) => ({
        name: 'settle',
        id: idOf(id, /^(pay|order)_\w+$/, 'pay_… or order_…'),
        ...signedOf(values),
      }),
    ],
  ],
  [
    'refund',
    [
      2,
      ([payment, what], values) => ({
        name: 'refund',
        payment: idOf(payment, /^pay_\w+$/, 'pay_…'),
        what: amountOf(what),
        ...signedOf(values),
      }),
    ],
  ],
])

const OPTIONS = {
  by: { type: 'string' },
  reason: { type: 'string' },
  all: { type: 'boolean' },
  last: { type: 'string' },
  days: { type: 'string' },
  at: { type: 'string' },
  role: { type: 'string', multiple: true },
  name: { type: 'string' },
  json: { type: 'boolean' },
  help: { type: 'boolean', short: 'h' },
} as const

const parseWords = (args: string[]) => {
  try {
    return parseArgs({ args, options: OPTIONS, allowPositionals: true })
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : 'the options cannot be read')
  }
}

/**
 * Reads what an operator typed; nothing typed asks for help.
 * @throws UsageError with one line that says what is wrong
 */
export const parseCommand = (args: readonly string[]): { command: Command; json: boolean } => {
  const { values, positionals } = parseWords(args[0] === '--' ? args.slice(1) : [...args])
  const [name = 'help', ...words] = positionals
  const known = commands.get(values.help ? 'help' : name)
  if (!known) throw new UsageError(`there is no command ${name}`)
  const [count, read] = known
  if (!values.help && words.length !== count) throw new UsageError(`${name} takes ${count} words, not ${words.length}`)
  return { command: read(words, values), json: values.json ?? false }
}
