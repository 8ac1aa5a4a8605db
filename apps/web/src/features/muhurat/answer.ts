import type { MuhuratDay, MuhuratHours, muhurats, ResultOf } from '@dhruva/contract'

export type Muhurat = ResultOf<typeof muhurats.getMuhurat>

/** The best hours of a day; null when none are good. */
export const bestHours = (day: MuhuratDay): MuhuratHours | null =>
  day.best === null ? null : (day.hours[day.best] ?? null)

/** Noon in India of a day (yyyy-mm-dd), which no zone of the page's dates moves to another. */
export const noonOf = (date: string): string => `${date}T06:30:00Z`
