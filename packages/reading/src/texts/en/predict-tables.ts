import type { Category, GrahaId, ScoreId, TaraId } from '@dhruva/jyotish'

export const CATEGORY: Record<ScoreId, string> = {
  overall: 'Overall',
  love: 'Love',
  career: 'Career',
  money: 'Money',
  health: 'Health',
  family: 'Family',
}

/** A matter as the subject or object of a clause. */
export const MATTER: Record<Category, string> = {
  love: 'love',
  career: 'work',
  money: 'income',
  health: 'health',
  family: 'family life',
}

export const TARA: Record<TaraId, string> = {
  janma: 'Janma',
  sampat: 'Sampat',
  vipat: 'Vipat',
  kshema: 'Kshema',
  pratyak: 'Pratyak',
  sadhana: 'Sadhaka',
  naidhana: 'Naidhana',
  mitra: 'Mitra',
  parama_mitra: 'Parama Mitra',
}

/** What turns with a graha; the subject of a clause. */
export const TURNING: Record<GrahaId, string> = {
  sun: 'questions of recognition',
  moon: 'moods',
  mars: 'plans that need courage',
  mercury: 'talks, papers and purchases',
  jupiter: 'advice, teaching and larger hopes',
  venus: 'matters of heart and taste',
  saturn: 'duties and long work',
  rahu: 'wishes',
  ketu: 'things to let go of',
}

export const WEEKDAYS: readonly string[] = [
  'Sunday',
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
]
export const MONTHS: readonly string[] = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
]
