export { createCache } from './cache.ts'
export { field } from './field.ts'
export { HELPLINE_KEYS, type HelplineKey } from './helplines.ts'
export { type CalendarEvent, calendarFile } from './ics.ts'
export { beginOfDay, DAY_MS, dayInIndia, INDIA, INDIA_OFFSET_MS } from './india.ts'
export type { Code, Language } from './languages.ts'
export { CLOCKS, LOCALES } from './locales.ts'
export { firstName } from './names.ts'
export { otlpOf } from './otlp.ts'
export type { Astrologer, Gender } from './people.ts'
export { createSseParser, SseError } from './server-sent.ts'
export { BAD_SETTINGS, ConfigError, type Env, filled, isPostgres, isSite, settingsOf } from './settings.ts'
export { hashesOf, sha256 } from './sha256.ts'
export { STATE_NAMES, STATES } from './states.ts'
export {
  isDrawnFrom,
  percentAt,
  type Spin,
  STEPS_A_SECOND,
  spinOf,
  step,
  type Turning,
  WHEEL_SEGMENTS,
} from './wheel.ts'
