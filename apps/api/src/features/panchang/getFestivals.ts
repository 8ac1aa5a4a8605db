import { calendars, type ObservanceKind } from '@dhruva/contract'
import { implement } from '#endpoints/implement.ts'
import { waitUnless, whereOf } from './calendar-ask.ts'
import { isYearKept, masas, toTold, yearFrom } from './calendar-from.ts'

/** What a year is told of unless something is named. */
export const YEARLY_KINDS: readonly ObservanceKind[] = ['festival', 'vrat', 'sankranti', 'eclipse']

export const getFestivals = implement(calendars.getFestivals, async ({ ctx, input, language, address }) => {
  const { place, today } = whereOf({ input, language, now: ctx.now() })
  const year = input.date ? Number(input.date.slice(0, 4)) : (input.year ?? Number(today.slice(0, 4)))
  await waitUnless(isYearKept(year, place), ctx.config, address)
  const { kind, id, date } = input
  const found = yearFrom(year, place).filter((one) => {
    if (date !== undefined) return one.date === date || (one.until !== null && one.date <= date && date <= one.until)
    if (id !== undefined) return one.id === id
    return kind === undefined ? YEARLY_KINDS.includes(one.kind) : one.kind === kind
  })
  return { status: 'success' as const, ...place, year, today, masas, observances: found.map(toTold(language)) }
})
