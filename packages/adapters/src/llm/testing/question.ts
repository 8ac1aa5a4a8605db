import { computeChart } from '@dhruva/jyotish'
import type { Question } from '@dhruva/reading'

const NOW = new Date('2026-03-10T12:00:00Z')

/** What a made-up person asks about a made-up birth. */
export const questionOf = (message: string): Question => ({
  chart: computeChart({ dob: '15/08/1990', tob: '10:30', lat: 28.6139, lng: 77.209 }, NOW),
  at: NOW,
  person: { name: 'Asha Rao', gender: 'Female', maritalStatus: 'Single', language: 'English' },
  astrologer: 'Oracle',
  message,
  history: [],
})
