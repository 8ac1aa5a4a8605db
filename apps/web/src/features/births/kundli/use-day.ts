import { INDIA, LOCALES } from '@dhruva/common'
import { createContext, useContext, useMemo } from 'react'
import { useFormat } from '#lib/format.ts'
import { useLanguage } from '#lib/i18n.ts'

/** By how many days every date below differs between the first and the last possible time of birth. */
export const DateShift = createContext(0)

/** From here on a day, then a month, says more than is known. */
const DAYS_TO_THE_MONTH = 3
const DAYS_TO_THE_YEAR = 180

/** How deep the periods may be opened while their dates are still worth reading: 3 = sookshma, 0 = mahadashas alone. */
export const deepestFor = (shift: number): number => {
  if (shift < DAYS_TO_THE_MONTH) return 3
  if (shift < 30) return 2
  return shift < DAYS_TO_THE_YEAR ? 1 : 0
}

const roughOptions = (shift: number, isHindi: boolean): Intl.DateTimeFormatOptions | null => {
  if (shift < DAYS_TO_THE_MONTH) return null
  return shift < DAYS_TO_THE_YEAR ? { year: 'numeric', month: isHindi ? 'long' : 'short' } : { year: 'numeric' }
}

/**
 * A day with its year; the short months of Hindi are hard to read, so there it has the long ones. Where dates may differ
 * by days it is the month, by months the year.
 */
export const useDay = () => {
  const { date, shortDate } = useFormat()
  const isHindi = useLanguage() === 'hi'
  const shift = useContext(DateShift)
  return useMemo(() => {
    const options = roughOptions(shift, isHindi)
    if (!options) return isHindi ? date : shortDate
    const rough = new Intl.DateTimeFormat(LOCALES[isHindi ? 'hi' : 'en'], {
      timeZone: INDIA,
      ...options,
    })
    return (instant: string) => rough.format(new Date(instant))
  }, [date, shortDate, isHindi, shift])
}
