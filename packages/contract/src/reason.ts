import type { FieldReason } from './errors.ts'

/** Says why a value is refused in a way the API can put into words in either language. */
export const because = (reason: FieldReason, details: Record<string, number> = {}) => ({
  params: { reason, ...details },
})
