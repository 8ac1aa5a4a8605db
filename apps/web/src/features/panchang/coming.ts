import type { Observance } from '@dhruva/contract'

type Dated = Pick<Observance, 'date' | 'until'>
type Year<One> = { year: number; today: string; observances: readonly One[] }

/** What of a year is still to come, what is kept today among it; nothing of a year that is not running. */
export const comingIn = <One extends Dated>({ year, today, observances }: Year<One>): readonly One[] =>
  today.startsWith(`${year}-`) ? observances.filter(({ date, until }) => (until ?? date) >= today) : []
