import type { ErrorCode } from '@dhruva/contract'
import { errors, type FieldReason, fieldErrors } from '@dhruva/contract/errors'

export type TextLanguage = 'en' | 'hi'

type Details = Record<string, string | number>

/** A refusal of the closed list. Thrown by `fail`, answered by the http layer, never logged as an error. */
export class Refusal extends Error {
  override name = 'Refusal'
  readonly code: ErrorCode
  readonly details: Details
  readonly more: Record<string, unknown>
  constructor(code: ErrorCode, details: Details, more: Record<string, unknown>) {
    super(code)
    this.code = code
    this.details = details
    this.more = more
  }
}

/**
 * The only way to refuse: `throw fail('too_many_births', { max: 100 })`.
 * @param details fill the `{names}` of the text
 * @param more further fields of the envelope or tail (`retry_after_seconds`, what is left to ask with)
 */
export const fail = (code: ErrorCode, details: Details = {}, more: Record<string, unknown> = {}) =>
  new Refusal(code, details, more)

const RETRY_AFTER_SECONDS = 5

/** The refusal of a process that writes as many replies as it may, or is ending. */
export const busy = () => fail('unavailable', {}, { retry_after_seconds: RETRY_AFTER_SECONDS })

/** A text with its `{names}` filled in. */
export const fill = (template: string, details: Details) =>
  template.replace(/\{(\w+)\}/g, (whole, name: string) => String(details[name] ?? whole))

/** The HTTP status of a refusal; 200 is one the person can act on. */
export const refusalStatus = (refusal: Refusal): number => errors[refusal.code][0]

/** The envelope of a refusal in the caller's language. */
export const envelopeOf = (refusal: Refusal, language: TextLanguage) => ({
  status: 'fail' as const,
  message: fill(errors[refusal.code][language === 'hi' ? 2 : 1], refusal.details),
  code: refusal.code,
  ...refusal.more,
})

/** What is wrong with one field, in the caller's language. */
export const fieldMessage = (reason: FieldReason, details: Details, language: TextLanguage): string =>
  fill(fieldErrors[reason][language === 'hi' ? 1 : 0], details)
