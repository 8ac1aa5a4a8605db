import * as z from 'zod/mini'
import { Instant, Success } from '../common.ts'
import { deskAct, deskRead } from '../endpoint.ts'
import { Acted, Reasoned } from './reason.ts'

/** A text of AstroHub that waits for an operator, or that is hidden. */
export const ReportedText = z.object({
  /** `d12` of a discussion, `c7` of a comment */
  text: z.string(),
  /** null: it is gone */
  state: z.nullable(z.string()),
  /** the discussion it stands in */
  did: z.nullable(z.int()),
  author: z.nullable(z.int()),
  handle: z.nullable(z.string()),
  /** whether they cannot write any more */
  suspended: z.boolean(),
  excerpt: z.string(),
  open: z.int(),
  total: z.int(),
  /** spam, abuse, false, private, harm, other, or the reporter's own words */
  reasons: z.array(z.string()),
  since: Instant,
})
export type ReportedText = z.output<typeof ReportedText>

const Named = z.extend(Reasoned, { text: z.string().check(z.regex(/^[dc]\d{1,9}$/)) })
const Done = z.extend(Acted, { became: z.nullable(z.enum(['hidden', 'shown'])), resolved: z.int() })
const roles = ['moderator', 'owner'] as const
const errors = ['act_refused'] as const

export const deskTexts = {
  getReportedTexts: deskRead({
    path: '/apis/desk/reports.php',
    roles,
    summary:
      'Texts with open reports: the longest hidden by them, then the most reported; `hidden`: all that is hidden',
    input: z.object({ of: z._default(z.optional(z.enum(['open', 'hidden', 'all'])), 'open') }),
    output: z.extend(Success, { texts: z.array(ReportedText) }),
    errors: [],
  }),
  hideText: deskAct({
    path: '/apis/desk/hide.php',
    roles,
    summary: 'Take a text from view, or leave it hidden: its reports were right',
    input: Named,
    output: Done,
    errors,
  }),
  restoreText: deskAct({
    path: '/apis/desk/restore.php',
    roles,
    summary: 'Show a hidden text again; its reports are dismissed',
    input: Named,
    output: Done,
    errors,
  }),
  dismissReports: deskAct({
    path: '/apis/desk/dismiss.php',
    roles,
    summary: 'Dismiss the reports of a text; what they have hidden is shown again',
    input: Named,
    output: Done,
    errors,
  }),
}
