import { calendarFile } from '@dhruva/common'
import { calendars, type Observance } from '@dhruva/contract'
import { implementFile } from '#endpoints/implement.ts'
import type { TextLanguage } from '#http/fail.ts'
import { waitUnless, whereOf } from './calendar-ask.ts'
import { isYearKept, toTold, yearFrom } from './calendar-from.ts'
import { YEARLY_KINDS } from './getFestivals.ts'

const toEvent = (language: TextLanguage, lat: number, lng: number) => (told: Observance) => ({
  uid: `${told.id}-${told.date}-${lat}-${lng}@dhruva`,
  start: told.date,
  end: told.until ?? told.date,
  summary: language === 'hi' ? told.name_hi : told.name,
  text: told.rule,
  place: `${lat}, ${lng}`,
})

export const getCalendarFile = implementFile(
  calendars.getCalendarFile,
  async ({ ctx, input, language: preferred, address }) => {
    const language = input.language ?? preferred
    const now = ctx.now()
    const { place, today } = whereOf({ input, language, now })
    const { id } = input
    const month = input.month?.slice(0, 7)
    const year = month ? Number(month.slice(0, 4)) : (input.year ?? Number(today.slice(0, 4)))
    await waitUnless(isYearKept(year, place), ctx.config, address)
    const found = yearFrom(year, place).filter((one) => {
      if (month !== undefined && !one.date.startsWith(month)) return false
      if (id !== undefined) return one.id === id
      return month !== undefined || YEARLY_KINDS.includes(one.kind)
    })
    const events = found.map(toTold(language)).map(toEvent(language, place.lat, place.lng))
    const name = [id ?? 'calendar', month ?? year].join('-')
    return { name: `${name}.ics`, bytes: new TextEncoder().encode(calendarFile(events, now)) }
  },
)
