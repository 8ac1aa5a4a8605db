export { createCache } from './cache.ts'
export { DAY_MS, dayInIndia, INDIA, INDIA_OFFSET_MS } from './india.ts'
export { CLOCKS, LOCALES } from './locales.ts'
export { createSseParser, SseError } from './server-sent.ts'
