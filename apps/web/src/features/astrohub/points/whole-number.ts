/** What is wrong with a typed number of points or questions; null when nothing is. */
type NumberFault = 'missing' | 'invalid' | 'tooFew'

/** Digits of a whole number, with the commas and spaces people put between them. */
const WHOLE = /^\d[\d, ]{0,11}$/

/** The whole number that was typed, null where it is none. */
export const wholeNumber = (typed: string): number | null => {
  const text = typed.trim()
  return WHOLE.test(text) ? Number(text.replace(/[, ]/g, '')) : null
}

export const numberFault = (typed: string, min: number): NumberFault | null => {
  if (typed.trim() === '') return 'missing'
  const value = wholeNumber(typed)
  if (value === null) return 'invalid'
  return value < min ? 'tooFew' : null
}
