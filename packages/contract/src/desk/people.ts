import * as z from 'zod/mini'
import { Id, Instant, Mobile, oneOf, Success, text, unlessEmpty, whole } from '../common.ts'
import { deskAct, deskRead } from '../endpoint.ts'
import { StatementLine } from '../statement.ts'
import { Acted, Reasoned } from './reason.ts'

const Counts = z.record(z.string(), z.number())

/** A person as an operator sees one. What the role of the caller has no need of is null. */
export const DeskPerson = z.object({
  uid: z.int(),
  /** its last four digits alone, for who only moderates */
  mobile: z.nullable(z.string()),
  since: Instant,
  deleted_at: z.nullable(Instant),
  banned_at: z.nullable(Instant),
  handle: z.nullable(z.string()),
  handle_since: z.nullable(Instant),
  logins: z.nullable(z.int()),
  /** by unit; money in paise */
  balances: z.nullable(Counts),
  /** questions given to others, come from others, waiting */
  transfers: z.nullable(z.object({ given: z.int(), received: z.int(), waiting: z.int() })),
  discussions: Counts,
  comments: Counts,
  open_reports: z.int(),
  reports_made: z.int(),
})
export type DeskPerson = z.output<typeof DeskPerson>

/** One of the logins of a person. */
export const DeskLogin = z.object({
  device: z.string(),
  agent: z.string(),
  place: z.string(),
  created_at: Instant,
  seen_at: Instant,
})

/** Whom: a uid, or a mobile number. */
const Who = z.union([Mobile, Id])

const Questions = z.extend(Reasoned, {
  uid: Id,
  kind: oneOf('oracle', 'astra'),
  questions: whole(1, 10_000),
})
const Moved = z.extend(Acted, { moved: Counts })
const Done = z.extend(Acted, { uid: z.int() })
const support = ['support', 'owner'] as const
const moderator = ['moderator', 'owner'] as const

export const deskPeople = {
  findPerson: deskRead({
    path: '/apis/desk/person.php',
    roles: ['support', 'moderator', 'finance', 'owner'],
    summary: 'A person by number or uid',
    input: z.object({ who: Who }),
    output: z.extend(Success, { person: DeskPerson }),
    errors: ['person_not_found'],
  }),
  getPersonLogins: deskRead({
    path: '/apis/desk/person_logins.php',
    roles: support,
    summary: 'Where a person is logged in',
    input: z.object({ uid: Id }),
    output: z.extend(Success, { logins: z.array(DeskLogin) }),
    errors: [],
  }),
  getPersonStatement: deskRead({
    path: '/apis/desk/person_statement.php',
    roles: ['support', 'finance', 'owner'],
    summary: 'What came and went of a person, newest first, 50 a page',
    input: z.object({ uid: Id, before: unlessEmpty(z.string().check(z.regex(/^\d{1,15}~[\w:-]{1,60}$/))) }),
    output: z.extend(Success, {
      lines: z.array(z.omit(StatementLine, { asst_id: true })),
      next: z.nullable(z.string()),
    }),
    errors: [],
  }),
  logOutEverywhere: deskAct({
    path: '/apis/desk/logout_person.php',
    roles: support,
    summary: 'End every login of a person, also those at the desk',
    input: z.extend(Reasoned, { uid: Id }),
    output: z.extend(Acted, { ended: z.int() }),
    errors: ['act_refused'],
  }),
  giveQuestions: deskAct({
    path: '/apis/desk/give_questions.php',
    roles: support,
    fresh: true,
    summary: 'Give free questions, which cannot be transferred',
    input: Questions,
    output: Moved,
    errors: ['act_refused'],
  }),
  takeQuestions: deskAct({
    path: '/apis/desk/take_questions.php',
    roles: support,
    fresh: true,
    summary: 'Take questions, free ones first; refused when there are fewer',
    input: Questions,
    output: Moved,
    errors: ['act_refused'],
  }),
  suspendPerson: deskAct({
    path: '/apis/desk/suspend.php',
    roles: moderator,
    summary: 'Suspend from writing, voting and reporting, also a number without an account',
    input: z.extend(Reasoned, { who: Who }),
    output: Done,
    errors: ['act_refused'],
  }),
  unsuspendPerson: deskAct({
    path: '/apis/desk/unsuspend.php',
    roles: moderator,
    summary: 'Lift that',
    input: z.extend(Reasoned, { who: Who }),
    output: Done,
    errors: ['act_refused'],
  }),
  openTalks: deskAct({
    path: '/apis/desk/open_talks.php',
    roles: support,
    summary: 'Open the talks a person lets the caller read, by the code they read out',
    input: z.extend(Reasoned, {
      uid: Id,
      code: z.pipe(
        z.string(),
        z.pipe(
          z.transform((value: string) => value.replace(/\D/g, '')),
          z.string().check(z.regex(/^\d{8}$/)),
        ),
      ),
    }),
    output: z.extend(Acted, {
      consent: z.int(),
      until: Instant,
      talks: z.array(z.object({ asst_id: z.string(), title: z.string(), astrologer: z.string(), at: Instant })),
    }),
    errors: ['act_refused'],
  }),
  readTalk: deskAct({
    path: '/apis/desk/read_talk.php',
    roles: support,
    summary: 'Read one of these talks, while the leave stands',
    input: z.extend(Reasoned, { uid: Id, consent: Id, asst_id: text(1, 200) }),
    output: z.extend(Acted, {
      messages: z.array(z.object({ mid: z.int(), role: z.string(), text: z.string(), at: Instant })),
    }),
    errors: ['act_refused'],
  }),
}
