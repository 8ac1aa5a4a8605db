import { computeChart } from '@dhruva/jyotish'
import { answer } from './answer.ts'

/** Anybody's birth: only that it is computed matters. */
const BIRTH = { dob: '1/1/1990', tob: '6:00', lat: 28.6139, lng: 77.209 }

/**
 * Answers one question for nobody: what is learnt and the slow sky of the coming months are there when the first person asks.
 * Takes some tenths of a second.
 */
export const warm = (at: Date): void => {
  const person = { name: '', gender: 'Female', maritalStatus: 'Single', language: 'English' } as const
  const chart = computeChart(BIRTH, at)
  answer({ chart, at, person, astrologer: 'Oracle', message: 'When will I get a job?', history: [] })
}
