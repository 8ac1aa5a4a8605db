import { field } from '@dhruva/common'
import type { FieldReason } from '@dhruva/contract'
import { fieldErrors } from '@dhruva/contract/errors'
import type * as z from 'zod/mini'
import { fail, fieldMessage, type Refusal, type TextLanguage } from '#http/fail.ts'

type Issue = z.core.$ZodIssue

const isReason = (value: unknown): value is FieldReason => typeof value === 'string' && value in fieldErrors

const valueAt = (input: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>((at, key) => field(at, key), input)

const isEmpty = (value: unknown) =>
  value === undefined || value === null || (typeof value === 'string' && value.trim() === '')

const boundsOf = (issue: Issue): { reason: FieldReason; details: Record<string, number> } => {
  if (issue.code === 'too_small') return { reason: 'too_small', details: { min: Number(issue.minimum) } }
  if (issue.code === 'too_big') return { reason: 'too_big', details: { max: Number(issue.maximum) } }
  return { reason: 'invalid', details: {} }
}

const reasonOf = (issue: Issue, input: unknown): { reason: FieldReason; details: Record<string, number> } => {
  if (isEmpty(valueAt(input, issue.path))) return { reason: 'required', details: {} }
  if (issue.code !== 'custom' || !isReason(issue.params?.reason)) return boundsOf(issue)
  const { reason, ...details } = issue.params
  return { reason, details }
}

/** Turns what the schema found into a 400 with one message a field, first the one to show. */
export const invalidInput = (issues: readonly Issue[], input: unknown, language: TextLanguage): Refusal => {
  const errors = issues
    .filter((issue) => issue.path.length > 0)
    .map((issue) => {
      const path = issue.path.join('.')
      const { reason, details } = reasonOf(issue, input)
      return { path, message: fieldMessage(reason, { field: path, ...details }, language) }
    })
  const first = errors[0]
  return first ? fail('invalid_field', { message: first.message }, { errors }) : fail('bad_request')
}
