import * as z from 'zod/mini'
import { Id, Instant, Success, text, unlessEmpty } from '../common.ts'
import { Day } from '../day.ts'
import { DESK_ROLES, deskFile, deskRead } from '../endpoint.ts'

/** Something an operator did. */
export const DeskAct = z.object({
  id: z.int(),
  at: Instant,
  operator: z.string(),
  /** whether it was done at the desk, or at the shell */
  at_desk: z.boolean(),
  command: z.string(),
  target: z.string(),
  reason: z.string(),
  details: z.record(z.string(), z.unknown()),
})
export type DeskAct = z.output<typeof DeskAct>

const Asked = z.object({
  operator: unlessEmpty(text(1, 100)),
  command: unlessEmpty(z.string().check(z.regex(/^[a-z_]{1,30}$/))),
  target: unlessEmpty(z.string().check(z.regex(/^[\w:.-]{1,120}$/))),
  /** days of India, both included */
  from: unlessEmpty(Day),
  to: unlessEmpty(Day),
})

export const deskActs = {
  getActs: deskRead({
    path: '/apis/desk/acts.php',
    roles: DESK_ROLES,
    summary: 'What operators did and why, newest first, 50 a page: everything for an owner, else what the caller did',
    input: z.extend(Asked, {
      /** `id` of the last one of the page before */
      before: unlessEmpty(Id),
    }),
    output: z.extend(Success, { acts: z.array(DeskAct), next: z.nullable(z.int()) }),
    errors: [],
  }),
  getActsFile: deskFile({
    path: '/apis/desk/acts.csv',
    roles: ['owner'],
    slow: true,
    type: 'text/csv; charset=utf-8',
    summary: 'The same as CSV, all of it',
    input: Asked,
    errors: [],
  }),
}
