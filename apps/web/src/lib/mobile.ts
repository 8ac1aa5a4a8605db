/** What a person typed or pasted as an Indian mobile number, without +91, a leading 0, spaces or hyphens. */
export const mobileDigits = (typed: string): string => {
  const digits = typed.replace(/\D/g, '')
  if (digits.length === 12 && digits.startsWith('91')) return digits.slice(2)
  if (digits.length === 11 && digits.startsWith('0')) return digits.slice(1)
  return digits
}

/** Whether these are ten digits starting 6 to 9. */
export const isMobile = (digits: string): boolean => /^[6-9]\d{9}$/.test(digits)

/** +91 98765 43210 → +91 98••• ••210 */
export const maskedMobile = (digits: string): string => `+91 ${digits.slice(0, 2)}••• ••${digits.slice(7)}`
