import * as z from 'zod/mini'
import { ChallengeToken } from './auth.ts'
import { Instant, Mobile, Nothing, Otp, Success } from './common.ts'
import { endpoint } from './endpoint.ts'

export const UserInfo = z.extend(Success, {
  uid: z.int(),
  mobile: z.string(),
  /** rupees */
  balance: z.number(),
  oracle_questions: z.int(),
  astra_questions: z.int(),
  daily_predictions: z.int(),
  weekly_predictions: z.int(),
  monthly_predictions: z.int(),
  yearly_predictions: z.int(),
  transferable_oracle_questions: z.int(),
  subscription_questions: z.int(),
  /** a browser's token is older than thirty days: this one takes its place, and is sent as the cookie too */
  jwt: z.optional(z.string()),
})

/** Rows by the names of their fields, as they are kept. */
const StoredRow = z.record(z.string(), z.unknown())

/** Everything the service keeps about a person. */
export const PersonExport = z.extend(Success, {
  exported_at: Instant,
  account: z.object({ uid: z.int(), mobile: z.string(), created_at: Instant }),
  logins: z.array(StoredRow),
  /** each time they agreed to something or took it back */
  consents: z.array(StoredRow),
  births: z.array(StoredRow),
  /** each with its messages, oldest first */
  talks: z.array(StoredRow),
  /** texts of the running periods */
  predictions: z.array(StoredRow),
  /** free predictions that an earlier account of the number used in periods that may still run: they count */
  free_used_before: z.array(StoredRow),
  /** questions and predictions as the books count them */
  turns: z.array(StoredRow),
  /** what is left, by unit; money in paise */
  balances: z.record(z.string(), z.number()),
  ledger: z.array(StoredRow),
  orders: z.array(StoredRow),
  payments: z.array(StoredRow),
  invoices: z.array(StoredRow),
  refunds: z.array(StoredRow),
  subscriptions: z.array(StoredRow),
  subscription_months: z.array(StoredRow),
  leads: z.array(StoredRow),
  /** the browser that takes a note each morning, and when */
  daily_note: z.nullable(StoredRow),
  coupons: z.array(StoredRow),
  spins: z.array(StoredRow),
  invites: z.array(StoredRow),
  /** a place at the desk, for who works here */
  operator: z.nullable(StoredRow),
  desk_logins: z.array(StoredRow),
  /** leaves to read talks that were given to support */
  talk_consents: z.array(StoredRow),
  profile: z.nullable(StoredRow),
  discussions: z.array(StoredRow),
  comments: z.array(StoredRow),
  votes: z.array(StoredRow),
  reports: z.array(StoredRow),
  notifications: z.array(StoredRow),
  points: z.array(StoredRow),
  redemptions: z.array(StoredRow),
  transfers_sent: z.array(StoredRow),
  transfers_received: z.array(StoredRow),
})
export type PersonExport = z.output<typeof PersonExport>

/** One login: a browser or an app that can act for the person. */
export const Login = z.object({
  id: z.uuid(),
  /** `web`, `android` or `ios` */
  device: z.string(),
  /** browser and system, '' when unknown: 'Chrome, Android' */
  agent: z.string(),
  /** where it was used last, as coarse as a provider: '203.0.x.x'; '' when unknown */
  place: z.string(),
  created_at: Instant,
  /** at most an hour old while it is used */
  seen_at: Instant,
  /** the one that asks */
  current: z.boolean(),
})
export type Login = z.output<typeof Login>

export const users = {
  getUserInfo: endpoint({
    method: 'GET',
    altMethod: 'POST',
    path: '/apis/users/getInfo.php',
    access: 'member',
    limit: 'read',
    summary: 'Who is logged in and what they have left',
    input: Nothing,
    output: UserInfo,
    errors: [],
  }),
  logout: endpoint({
    method: 'POST',
    path: '/apis/users/logout.php',
    access: 'member',
    limit: 'write',
    summary: 'End this session',
    input: Nothing,
    output: Success,
    errors: [],
  }),
  getSessions: endpoint({
    method: 'GET',
    path: '/apis/users/sessions.php',
    access: 'member',
    limit: 'read',
    summary: "The caller's logins, the last used first",
    input: Nothing,
    output: z.extend(Success, { sessions: z.array(Login) }),
    errors: [],
  }),
  confirmLogin: endpoint({
    method: 'POST',
    path: '/apis/users/confirm_login.php',
    access: 'member',
    limit: 'login',
    summary:
      "Type in a code of the purpose `end_logins`, sent to the caller's own number: for ten minutes other logins may be ended",
    input: z.object({ otp: Otp, token: ChallengeToken }),
    output: Success,
    errors: ['wrong_code', 'code_ended'],
  }),
  endSession: endpoint({
    method: 'POST',
    path: '/apis/users/end_session.php',
    access: 'member',
    limit: 'write',
    summary:
      "End one of the caller's logins; `login_code_needed` unless this one was made or confirmed within ten minutes",
    input: z.object({ id: z.uuid() }),
    output: Success,
    errors: ['login_not_found', 'login_code_needed'],
  }),
  endOtherSessions: endpoint({
    method: 'POST',
    path: '/apis/users/end_other_sessions.php',
    access: 'member',
    limit: 'write',
    summary: "End all of the caller's logins but this one; `login_code_needed` as above",
    input: Nothing,
    output: z.extend(Success, { ended: z.int() }),
    errors: ['login_code_needed'],
  }),
  invite: endpoint({
    method: 'POST',
    path: '/apis/users/invite.php',
    access: 'member',
    limit: 'transfer',
    summary: 'Invite a number: the first who did is given questions when it logs in for the first time',
    input: z.object({ mobile: Mobile }),
    output: Success,
    errors: ['invite_self', 'too_many_invites'],
  }),
  exportUser: endpoint({
    method: 'GET',
    path: '/apis/users/export.php',
    access: 'member',
    limit: 'write',
    slow: true,
    summary: 'Everything kept about the caller, as one JSON object',
    input: Nothing,
    output: PersonExport,
    errors: [],
  }),
}
