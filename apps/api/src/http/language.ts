import type { FastifyRequest } from 'fastify'
import type { TextLanguage } from '#http/fail.ts'

/** The language of the service's own texts: Hindi when the caller puts it first, else English. */
export const languageOf = (request: FastifyRequest): TextLanguage =>
  /^\s*hi\b/i.test(request.headers['accept-language'] ?? '') ? 'hi' : 'en'

const units = [
  { seconds: 3600, en: ['hour', 'hours'], hi: 'घंटे' },
  { seconds: 60, en: ['minute', 'minutes'], hi: 'मिनट' },
  { seconds: 1, en: ['second', 'seconds'], hi: 'सेकंड' },
] as const

/** A waiting time in words, rounded up: '30 seconds', '12 minutes', '3 hours'. */
export const waitInWords = (seconds: number, language: TextLanguage): string => {
  const unit = units.find((one) => seconds >= one.seconds * 2) ?? units[2]
  const count = Math.ceil(seconds / unit.seconds)
  return language === 'hi' ? `${count} ${unit.hi}` : `${count} ${unit.en[count === 1 ? 0 : 1]}`
}
