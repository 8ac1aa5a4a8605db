import type { Astrologer, Language } from '@dhruva/common'
import type { Script, Turn } from '@dhruva/intent'
import { scriptOf } from '@dhruva/intent'
import { type Chart, computeChart } from '@dhruva/jyotish'
import type { Person, Question } from '#types.ts'

export const AT = new Date('2026-11-21T06:00:00Z')

const TOWNS = [
  [26.9124, 75.7873],
  [19.076, 72.8777],
  [28.6139, 77.209],
  [13.0827, 80.2707],
  [22.5726, 88.3639],
  [9.9312, 76.2673],
  [51.5072, -0.1276],
  [40.7128, -74.006],
] as const

/** A repeatable spread of births: the same number is always the same birth. */
export const chartNo = (n: number, at: Date = AT): Chart => {
  const [lat, lng] = TOWNS[n % TOWNS.length] ?? TOWNS[0]
  const day = 1 + ((n * 7) % 28)
  const month = 1 + ((n * 5) % 12)
  const year = 1952 + ((n * 11) % 54)
  return computeChart({ dob: `${day}/${month}/${year}`, tob: `${(n * 13) % 24}:${(n * 17) % 60}`, lat, lng }, at)
}

export type Asked = {
  astrologer?: Astrologer
  language?: Language
  maritalStatus?: Person['maritalStatus']
  gender?: Person['gender']
  name?: string
  history?: Turn[]
  at?: Date
  /** answered as the question is written; else in `language`, in the script of the question */
  asWritten?: boolean
}

const chosen = (message: string, language: Language): Script => {
  if (language === 'English') return 'english'
  return scriptOf(message) === 'roman_hindi' ? 'roman_hindi' : 'devanagari'
}

export const question = (chart: Chart, message: string, asked: Asked = {}): Question => ({
  chart,
  at: asked.at ?? AT,
  person: {
    name: asked.name ?? 'Ananya Sharma',
    gender: asked.gender ?? 'Female',
    maritalStatus: asked.maritalStatus ?? 'Single',
    language: asked.language ?? 'English',
  },
  astrologer: asked.astrologer ?? 'Oracle',
  message,
  history: asked.history ?? [],
  ...(asked.asWritten ? {} : { speech: chosen(message, asked.language ?? 'English') }),
})
