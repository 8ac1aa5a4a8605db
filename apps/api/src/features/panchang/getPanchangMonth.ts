import { calendars } from '@dhruva/contract'
import { implement } from '#endpoints/implement.ts'
import { waitUnless, whereOf } from './calendar-ask.ts'
import { isMonthKept, isYearKept, masas, monthFrom, toTold, yearFrom } from './calendar-from.ts'

export const getPanchangMonth = implement(calendars.getPanchangMonth, async ({ ctx, input, language, address }) => {
  const { place, today } = whereOf({ input, language, now: ctx.now() })
  const month = (input.month ?? today).slice(0, 7)
  const year = Number(month.slice(0, 4))
  await waitUnless(isMonthKept(month, place) && isYearKept(year, place), ctx.config, address)
  const kept = yearFrom(year, place).filter(({ date }) => date.startsWith(month))
  return {
    status: 'success' as const,
    ...place,
    month,
    today,
    masas,
    days: monthFrom(month, place),
    observances: kept.map(toTold(language)),
  }
})
