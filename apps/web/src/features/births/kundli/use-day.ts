import { useFormat } from '#lib/format.ts'
import { useLanguage } from '#lib/i18n.ts'

/** A day with its year; the short months of Hindi are hard to read, so there it has the long ones. */
export const useDay = () => {
  const { date, shortDate } = useFormat()
  return useLanguage() === 'hi' ? date : shortDate
}
