import * as z from 'zod/mini'
import { Instant, Nothing, Success } from '../common.ts'
import { deskAct, deskRead } from '../endpoint.ts'
import { RESTING } from '../resting.ts'
import { inBoth, Paragraph, Seen } from './house.ts'
import { Acted, Reasoned } from './reason.ts'

const What = z.enum(RESTING)

/** What people are told while something rests. */
export const RestText = z.object({ text: inBoth(Paragraph) })

/** A part of the service, and whether it rests. */
export const DeskSwitch = z.object({
  what: What,
  /** null: it does not rest */
  text: z.nullable(inBoth(z.string())),
  since: z.nullable(Instant),
  /** what people would be told where the operator says nothing of their own */
  usual: inBoth(z.string()),
  seen: Seen,
})
export type DeskSwitch = z.output<typeof DeskSwitch>

const owner = { roles: ['owner'], fresh: true } as const
const errors = ['act_refused'] as const

export const deskSwitches = {
  getSwitches: deskRead({
    path: '/apis/desk/switches.php',
    roles: ['owner'],
    summary: 'What can rest without a new release, and what rests',
    input: Nothing,
    output: z.extend(Success, { switches: z.array(DeskSwitch) }),
    errors: [],
  }),
  closePart: deskAct({
    path: '/apis/desk/close_part.php',
    ...owner,
    summary: 'Have a part of the service rest: calls of it are refused with this text, and nothing is charged',
    input: z.extend(Reasoned, { what: What, text: inBoth(Paragraph), seen: Seen }),
    output: Acted,
    errors,
  }),
  openPart: deskAct({
    path: '/apis/desk/open_part.php',
    ...owner,
    summary: 'Have it work again',
    input: z.extend(Reasoned, { what: What, seen: Seen }),
    output: Acted,
    errors,
  }),
}
