import type { Sentence } from '#types.ts'
import { line, say } from '#write/say/say.ts'
import type { WriteContext } from '#write/types.ts'
import { dayNamed, plus } from './dates.ts'
import { CLOSED, COUNTER, HOLIDAYS, MONTHLY } from './open-data.ts'

const SUNDAY = 0
const SATURDAY = 6
const WEEK = 7

/** Whether the counter that the message names is open on a day: Sundays, national holidays, of banks and registries the second and fourth Saturday. */
const isOpenFor = (said: string, date: string): boolean => {
  const day = new Date(`${date}T00:00:00Z`)
  const weekday = day.getUTCDay()
  const nth = Math.ceil(day.getUTCDate() / WEEK)
  const isShutSaturday = weekday === SATURDAY && (nth === 2 || nth === 4) && MONTHLY.test(said)
  return weekday !== SUNDAY && !isShutSaturday && !HOLIDAYS.has(date.slice(5))
}

/** Whether a day can be recommended: always, where no counter has to be open. */
export const canGo = ({ question }: WriteContext, date: string): boolean =>
  !COUNTER.test(question.message) || isOpenFor(question.message, date)

/** That the counter is shut on a day that was named, with the next one it is not; nothing where it is open or none is needed. */
export const closedNote = (context: WriteContext, date: string): Sentence[] => {
  if (canGo(context, date)) return []
  const next = Array.from({ length: WEEK }, (_, ahead) => plus(date, ahead + 1)).find((each) => canGo(context, each))
  if (!next) return []
  const slots = { day: dayNamed(context, date), open: dayNamed(context, next) }
  return [line(say(context, 'day.closed', CLOSED, slots))]
}
