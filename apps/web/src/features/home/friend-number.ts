import { isMobile, mobileDigits } from '#lib/mobile.ts'

/** What was typed as a friend's number: ten digits, or three, three and four with hyphens; null when it is neither. */
export const friendNumber = (typed: string): string | null => {
  const isGrouped = /^\s*\d{3}-\d{3}-\d{4}\s*$/.test(typed)
  const digits = mobileDigits(typed)
  return (isGrouped || !typed.includes('-')) && isMobile(digits) ? digits : null
}
