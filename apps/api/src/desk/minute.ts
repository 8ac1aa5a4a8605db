import { INDIA_OFFSET_MS } from '@dhruva/common'
import { fail } from '#http/fail.ts'

/** A minute by India's clock. @throws bad_request when there is none such: the 31st of February would else be one of March */
export const minuteOf = (typed: string | undefined): Date => {
  const minute = typed?.replace(' ', 'T')
  const at = new Date(`${minute}:00+05:30`)
  const isOne = !Number.isNaN(at.getTime())
  if (!isOne || new Date(at.getTime() + INDIA_OFFSET_MS).toISOString().slice(0, 16) !== minute)
    throw fail('bad_request')
  return at
}
