import { festivalDay } from '#calendar/observances.ts'
import type { FestivalId, MuhurtaPlace } from './types.ts'

/** The date (yyyy-mm-dd) of a festival of a civil year at a place; `navratri` is the first day of the autumn one, `holi` the day of colours. */
export const festivalDate = (id: FestivalId, year: number, place: MuhurtaPlace): string =>
  festivalDay(id === 'navratri' ? 'sharad_navratri' : id, year, place)
