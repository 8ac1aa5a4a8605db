import type { Category, GrahaId, ScoreId, TaraId } from '@dhruva/jyotish'

export type Level = 'high' | 'mid' | 'low'

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
  love: 'affection',
  career: 'work',
  money: 'income',
  health: 'vitality',
  family: 'home life',
}

export const ADVICE: Record<Category, Record<Level, readonly [string, string]>> = {
  love: {
    high: ['Say what you feel; it is heard well.', 'A warm word opens more than a long talk.'],
    mid: ['Listen once more before you answer.', 'Small attentions count more than promises.'],
    low: ['Leave room, and let an old quarrel rest.', 'Ask kindly instead of reading meanings into silence.'],
  },
  career: {
    high: ['Bring forward what you want to be seen for.', 'A good time to ask, to present or to decide.'],
    mid: ['Finish one thing before you start the next.', 'Keep to the plan you already have.'],
    low: ['Keep to routine and check details twice.', 'Prepare the hard talk well before you have it.'],
  },
  money: {
    high: ['Settle what is due to you and write it down.', 'A good time to compare offers and close a fair one.'],
    mid: ['Spend by a list, and put a little aside.', 'Look at the accounts before you agree to anything.'],
    low: ['Let larger purchases wait, and lend nothing in haste.', 'Read the small print, and sleep on it.'],
  },
  health: {
    high: ['Use the energy for movement you enjoy.', 'A good time to begin a habit you want to keep.'],
    mid: ['Regular meals and an early night keep the balance.', 'Walk a little, and drink enough water.'],
    low: ['Rest before you are tired, and do less at once.', 'Sleep and simple food come first now.'],
  },
  family: {
    high: ['Eat together, and thank someone at home.', 'A visit or a call does everyone good.'],
    mid: ['Share one task at home.', 'Ask the elders, and answer the young.'],
    low: ['Keep your voice soft, and leave old matters closed.', 'Give everyone some space, yourself too.'],
  },
}

export const TARA: Record<TaraId, string> = {
  janma: 'Janma',
  sampat: 'Sampat',
  vipat: 'Vipat',
  kshema: 'Kshema',
  pratyak: 'Pratyak',
  sadhana: 'Sadhana',
  naidhana: 'Naidhana',
  mitra: 'Mitra',
  parama_mitra: 'Parama Mitra',
}

/** What a tara is of; follows `a tara of`. */
export const TARA_MEANS: Record<TaraId, string> = {
  janma: 'fresh feeling, when body and mind like to go gently',
  sampat: 'gain and good exchange',
  vipat: 'small hurdles, when checking twice pays',
  kshema: 'well-being and safety',
  pratyak: 'cross-winds, when tact helps more than force',
  sadhana: 'effort that reaches its aim',
  naidhana: 'rest and routine, when new ventures can wait',
  mitra: 'friendly help',
  parama_mitra: 'close friends and good company',
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
  ketu: 'partings',
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
