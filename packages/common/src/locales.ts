/** How India writes dates, times and numbers in each language; digits stay 0–9 in Hindi. */
export const LOCALES = { en: 'en-IN', hi: 'hi-IN-u-nu-latn' } as const

/** Hindi names the part of the day (सुबह 6:42), English says am and pm. */
export const CLOCKS = {
  en: { hour: 'numeric', minute: '2-digit' },
  hi: { hour: 'numeric', minute: '2-digit', dayPeriod: 'short' },
} as const
