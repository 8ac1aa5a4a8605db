import * as z from 'zod/mini'
import { Id, Instant, Nothing, OptionalId, Success, text, unlessEmpty } from './common.ts'
import { endpoint } from './endpoint.ts'
import { because } from './reason.ts'

/** How a request for a consultation stands: `new`, `contacted`, `scheduled`, then `done`, `declined` or `cancelled`. */
export const LeadState = z.enum(['new', 'contacted', 'scheduled', 'done', 'declined', 'cancelled'])
export type LeadState = z.output<typeof LeadState>

/** 10 to 15 digits; spaces, hyphens and a plus sign are taken out. */
const PhoneNumber = z.pipe(
  z.pipe(
    z.union([z.string(), z.number()]),
    z.transform((value: string | number) => String(value).replace(/[\s+-]/g, '')),
  ),
  z.string().check(
    z.refine((value) => value !== '', { ...because('required'), abort: true }),
    z.refine((value) => /^\d{10,15}$/.test(value), because('mobile')),
  ),
)

/** One of the people who can be consulted, in the words of the operator. */
export const Consultant = z.object({
  id: z.int(),
  name: z.string(),
  /** nobody's profile: what a service shows that is only tried out */
  is_sample: z.boolean(),
  /** of a picture on this site; null: a drawn one */
  image: z.nullable(z.string()),
  specialization: z.string(),
  bio: z.string(),
  experience_years: z.int(),
  languages: z.array(z.string()),
  /** of 5; null: nobody has rated yet */
  rating: z.nullable(z.number()),
  testimonials: z.array(z.object({ id: z.int(), name: z.string(), text: z.string(), rating: z.nullable(z.number()) })),
})
export type Consultant = z.output<typeof Consultant>

/** A request as the person sees it. */
export const Lead = z.object({
  id: z.int(),
  astrologer_id: z.nullable(z.int()),
  /** null: no certain one, or one who is not on the list any more */
  astrologer: z.nullable(z.string()),
  state: LeadState,
  /** of a call that is scheduled */
  scheduled_at: z.nullable(Instant),
  created_at: Instant,
  changed_at: Instant,
})
export type Lead = z.output<typeof Lead>

export const leads = {
  getConsultants: endpoint({
    method: 'GET',
    path: '/apis/leads/getAstrologers.php',
    access: 'public',
    limit: 'read',
    summary: 'The astrologers, people all of them, of whom a consultation can be requested',
    input: Nothing,
    output: z.extend(Success, { astrologers: z.array(Consultant) }),
    errors: [],
  }),
  saveLead: endpoint({
    method: 'POST',
    path: '/apis/leads/save.php',
    access: 'member',
    limit: 'write',
    summary: 'Request a consultation; while one of the same astrologer is open, this one takes its place',
    input: z.object({
      full_name: text(2, 100),
      mobile_number: PhoneNumber,
      email: unlessEmpty(z.email().check(z.maxLength(254))),
      birth_place: unlessEmpty(text(0, 200)),
      date_of_birth: unlessEmpty(text(0, 40)),
      time_of_birth: unlessEmpty(text(0, 40)),
      astrologer_id: OptionalId,
    }),
    output: z.extend(Success, { message: z.string(), id: z.int() }),
    errors: ['astrologer_not_found'],
  }),
  getLeads: endpoint({
    method: 'GET',
    path: '/apis/leads/getAll.php',
    access: 'member',
    limit: 'read',
    summary: 'The requests of the person, the latest first, and how each stands',
    input: Nothing,
    output: z.extend(Success, { leads: z.array(Lead) }),
    errors: [],
  }),
  cancelLead: endpoint({
    method: 'POST',
    path: '/apis/leads/cancel.php',
    access: 'member',
    limit: 'write',
    summary: 'Take a request back that is open',
    input: z.object({ id: Id }),
    output: z.extend(Success, { message: z.string() }),
    errors: ['lead_not_found'],
  }),
}
