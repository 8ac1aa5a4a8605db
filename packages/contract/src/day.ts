import * as z from 'zod/mini'
import { because } from './reason.ts'

const FIRST_YEAR = 1900
const LAST_YEAR = 2100

const tidyDay = (value: string) => {
  const dashed = /^(\d{4})-(\d{1,2})-(\d{1,2})$/.exec(value.trim())
  const slashed = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/.exec(value.trim())
  const [year, month, day] = dashed?.slice(1) ?? slashed?.slice(1).toReversed() ?? []
  return `${year}-${month?.padStart(2, '0')}-${day?.padStart(2, '0')}`
}

const isDay = (value: string) => {
  const [year = 0, month = 0, day = 0] = value.split('-').map(Number)
  const date = new Date(Date.UTC(year, month - 1, day))
  return (
    year >= FIRST_YEAR && year <= LAST_YEAR && date.getUTCMonth() === month - 1 && date.getUTCDate() === day && day > 0
  )
}

/** `yyyy-mm-dd` or `d/m/yyyy`, a real date of 1900 to 2100; comes out as `yyyy-mm-dd`. */
export const Day = z.pipe(z.string(), z.pipe(z.transform(tidyDay), z.string().check(z.refine(isDay, because('day')))))
