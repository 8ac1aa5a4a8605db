import * as z from 'zod/mini'
import { Id, Instant, Mobile, Nothing, Success, text, unlessEmpty } from '../common.ts'
import { deskAct, deskRead } from '../endpoint.ts'
import { DeskRoleName } from './login.ts'
import { Acted, Reasoned } from './reason.ts'

/** Somebody who works at the desk, or did. */
export const Operator = z.object({
  uid: z.int(),
  name: z.string(),
  roles: z.array(DeskRoleName),
  mobile: z.nullable(z.string()),
  enrolled: z.boolean(),
  added_at: Instant,
  added_by: z.string(),
  seen_at: z.nullable(Instant),
  ended_at: z.nullable(Instant),
})
export type Operator = z.output<typeof Operator>

const Roles = z.array(DeskRoleName).check(z.minLength(1), z.maxLength(4))
const errors = ['act_refused'] as const
const owner = { roles: ['owner'], fresh: true } as const

export const deskStaff = {
  getOperators: deskRead({
    path: '/apis/desk/operators.php',
    roles: ['owner'],
    summary: 'Who works at the desk, and who did',
    input: Nothing,
    output: z.extend(Success, { operators: z.array(Operator) }),
    errors: [],
  }),
  addOperator: deskAct({
    path: '/apis/desk/add_operator.php',
    ...owner,
    summary: 'Give whoever has a number a place at the desk',
    input: z.extend(Reasoned, { mobile: Mobile, name: unlessEmpty(text(2, 40)), operator_roles: Roles }),
    output: z.extend(Acted, { uid: z.int() }),
    errors,
  }),
  changeOperator: deskAct({
    path: '/apis/desk/change_operator.php',
    ...owner,
    summary: 'Give an operator other roles, from their next call on',
    input: z.extend(Reasoned, { uid: Id, operator_roles: Roles }),
    output: Acted,
    errors,
  }),
  endOperator: deskAct({
    path: '/apis/desk/end_operator.php',
    ...owner,
    summary: 'Take an operator their place away, at once',
    input: z.extend(Reasoned, { uid: Id }),
    output: Acted,
    errors,
  }),
  resetOperator: deskAct({
    path: '/apis/desk/reset_operator.php',
    ...owner,
    summary: 'Forget the codes of an operator whose phone is lost: they enrol anew',
    input: z.extend(Reasoned, { uid: Id }),
    output: Acted,
    errors,
  }),
}
