/** Days begin in India: the people who ask live there, and what is counted by the day is counted on its calendar. */
export const INDIA = 'Asia/Kolkata'

export const DAY_MS = 86_400_000

/** How far India's clocks are ahead of UTC, all year round. */
export const INDIA_OFFSET_MS = 5.5 * 3_600_000

/** The civil day in India, `yyyy-mm-dd`, some days after that of an instant. */
export const dayInIndia = (at: Date, daysOn = 0): string =>
  new Date(at.getTime() + INDIA_OFFSET_MS + daysOn * DAY_MS).toISOString().slice(0, 10)

/** The first instant of a civil day in India. @param day `yyyy-mm-dd` */
export const beginOfDay = (day: string): Date => new Date(Date.parse(`${day}T00:00:00Z`) - INDIA_OFFSET_MS)
