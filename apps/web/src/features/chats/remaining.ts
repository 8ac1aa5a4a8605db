/** What is left to ask with, as the wire says it: balance in rupees, time in seconds. */
export type Remaining = { questions_left: number; balance: number; time_left_seconds: number }

/** Seconds of the minute that is bought and runs; the rest of the time left is not bought yet and stands still. */
export const boughtSeconds = ({ balance, time_left_seconds }: Remaining, rupeesAMinute: number): number =>
  Math.max(0, time_left_seconds - 60 * Math.floor(balance / rupeesAMinute))

/** The clock is shown only when no question is left and there is money for at least a part of a minute. */
export const showsClock = ({ balance, questions_left }: Remaining): boolean => balance > 1 && questions_left === 0
