import { fail } from '#http/fail.ts'

/** A minute by India's clock. @throws bad_request when there is none such */
export const minuteOf = (typed: string | undefined): Date => {
  const at = new Date(`${typed?.replace(' ', 'T')}:00+05:30`)
  if (Number.isNaN(at.getTime())) throw fail('bad_request')
  return at
}
