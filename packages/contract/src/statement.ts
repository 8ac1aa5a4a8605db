import * as z from 'zod/mini'
import { Instant, Nothing, oneOf, Success, unlessEmpty } from './common.ts'
import { Day } from './day.ts'
import { endpoint, file } from './endpoint.ts'

/** What a statement counts: questions, rupees of the wallet, Astro Points, and the four counters of free predictions. */
export const STATEMENT_UNITS = [
  'oracle',
  'astra',
  'subscription',
  'wallet',
  'points',
  'daily',
  'weekly',
  'monthly',
  'yearly',
] as const
export type StatementUnit = (typeof STATEMENT_UNITS)[number]

/** Something that came or went, and why. */
export const StatementLine = z.object({
  id: z.string(),
  at: Instant,
  unit: z.enum(STATEMENT_UNITS),
  /** below 0 what went; rupees of the wallet */
  change: z.number(),
  /** what was there after it */
  balance: z.number(),
  /** why, in the language of the caller */
  text: z.string(),
  /** of what: the number of an invoice or a payment, to whom questions were given; '' for nothing */
  reference: z.string(),
  /** the chat whose question it was, while it is kept */
  asst_id: z.nullable(z.string()),
  /** taken for a text that is being written: it is charged when that is complete, else given back */
  held: z.boolean(),
})
export type StatementLine = z.output<typeof StatementLine>

/** An invoice or credit note that stays when an account goes: without a name, under the number of the account. */
export const KeptInvoice = z.object({
  number: z.string(),
  kind: z.enum(['invoice', 'credit']),
  issued_at: Instant,
  /** rupees */
  total: z.number(),
  /** the last day the law wants it kept, `yyyy-mm-dd` */
  kept_until: z.string(),
})
export type KeptInvoice = z.output<typeof KeptInvoice>

/** What the person keeps of an account that is gone. */
export const DeletionReceipt = z.object({ uid: z.int(), deleted_at: Instant, invoices: z.array(KeptInvoice) })
export type DeletionReceipt = z.output<typeof DeletionReceipt>

export const statements = {
  getStatement: endpoint({
    method: 'GET',
    path: '/apis/users/statement.php',
    access: 'member',
    limit: 'read',
    summary: 'Everything that came and went of the caller, with its reason, newest first, 50 a page; days of India',
    input: z.object({
      unit: unlessEmpty(oneOf(...STATEMENT_UNITS)),
      from: unlessEmpty(Day),
      to: unlessEmpty(Day),
      /** `next` of the page before */
      before: unlessEmpty(z.string().check(z.regex(/^\d{1,15}~[\w:-]{1,60}$/))),
    }),
    output: z.extend(Success, {
      lines: z.array(StatementLine),
      /** null on the last page */
      next: z.nullable(z.string()),
    }),
    errors: [],
  }),
  getStatementFile: file({
    method: 'GET',
    path: '/apis/users/statement.csv',
    access: 'member',
    limit: 'write',
    slow: true,
    type: 'text/csv; charset=utf-8',
    summary: 'The whole statement as CSV, newest first, in the language of the caller',
    input: Nothing,
    errors: [],
  }),
  getKeptInvoices: endpoint({
    method: 'GET',
    path: '/apis/users/kept_invoices.php',
    access: 'member',
    limit: 'read',
    summary: "The invoices that would stay if the caller's account were deleted now, and for how long",
    input: Nothing,
    output: z.extend(Success, { invoices: z.array(KeptInvoice) }),
    errors: [],
  }),
}
