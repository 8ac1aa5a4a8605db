import { DAY_MS } from '@dhruva/common'

/** Below this age a person is a minor: no talk of love, marriage, children, work or money, and words for the young. */
export const ADULT = 18

/** A year as lengths are measured in; calendars are never counted with it. */
export const YEAR_MS = 365.25 * DAY_MS
