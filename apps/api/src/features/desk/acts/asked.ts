import { beginOfDay, DAY_MS } from '@dhruva/common'
import type { InputOf } from '@dhruva/contract'
import type { desk } from '@dhruva/contract/desk'
import type { ActRow, ActsAsked } from '@dhruva/db'
import type { Operator } from '#desk/operator.ts'

/** Everything for an owner; whoever else works here sees what they did themselves. */
export const askedBy = (input: InputOf<typeof desk.getActs>, { uid, roles }: Operator): ActsAsked => ({
  uid: roles.includes('owner') ? null : uid,
  operator: input.operator ?? null,
  command: input.command ?? null,
  target: input.target ?? null,
  from: input.from ? beginOfDay(input.from) : null,
  until: input.to ? new Date(beginOfDay(input.to).getTime() + DAY_MS) : null,
  before: input.before ?? null,
})

/** An act as the answers say it. */
export const actView = ({ operator_uid, at, ...act }: ActRow) => ({
  ...act,
  at: at.toISOString(),
  at_desk: operator_uid !== null,
})
