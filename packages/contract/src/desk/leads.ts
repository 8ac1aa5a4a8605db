import * as z from 'zod/mini'
import { Id, Instant, Success, unlessEmpty } from '../common.ts'
import { deskAct, deskRead } from '../endpoint.ts'
import { LeadState } from '../leads.ts'
import { Acted, Minute, Reasoned } from './reason.ts'

/** A request for a consultation, with what is needed to call back. */
export const DeskLead = z.object({
  id: z.int(),
  uid: z.int(),
  full_name: z.string(),
  mobile: z.string(),
  email: z.nullable(z.string()),
  birth_place: z.nullable(z.string()),
  date_of_birth: z.nullable(z.string()),
  time_of_birth: z.nullable(z.string()),
  /** null: any */
  astrologer: z.nullable(z.string()),
  state: LeadState,
  scheduled_at: z.nullable(Instant),
  created_at: Instant,
  changed_at: Instant,
})
export type DeskLead = z.output<typeof DeskLead>

const roles = ['support', 'owner'] as const

export const deskLeads = {
  getRequests: deskRead({
    path: '/apis/desk/leads.php',
    roles,
    summary: 'Requests for a consultation: the open ones, whoever waits longest first; `all`: ended ones too',
    input: z.object({ of: z._default(z.optional(z.enum(['open', 'all'])), 'open') }),
    output: z.extend(Success, { leads: z.array(DeskLead) }),
    errors: [],
  }),
  moveLead: deskAct({
    path: '/apis/desk/move_lead.php',
    roles,
    summary: 'Say how a request stands; the person sees it, and when the call will be',
    input: z.extend(Reasoned, {
      id: Id,
      state: z.enum(['contacted', 'scheduled', 'done', 'declined']),
      /** with `scheduled`, by India's clock */
      at: unlessEmpty(Minute),
    }),
    output: z.extend(Acted, { before: LeadState }),
    errors: ['act_refused'],
  }),
}
