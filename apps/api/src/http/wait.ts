import type { ErrorCode } from '@dhruva/contract'
import { fail, type TextLanguage } from '#http/fail.ts'
import { waitInWords } from '#http/language.ts'

type Wait = { until: Date; now: Date; language: TextLanguage }

/** A refusal that ends by itself, with the wait in words and in seconds. */
export const failUntil = (code: ErrorCode, { until, now, language }: Wait, details: Record<string, number> = {}) => {
  const seconds = Math.max(1, Math.ceil((until.getTime() - now.getTime()) / 1000))
  return fail(code, { ...details, wait: waitInWords(seconds, language) }, { retry_after_seconds: seconds })
}
