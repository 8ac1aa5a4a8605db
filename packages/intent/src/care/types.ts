/** What is heard of danger, sorrow, and of what a chart does not tell. */

/** The gravest first: where a message speaks of two that are as likely, the first is answered. */
export const CARE_CATEGORIES = [
  'danger_now',
  'self_harm',
  'child_abuse',
  'sexual_violence',
  'violence',
  'dowry',
  'blackmail_fraud',
  'harm_others',
  'miscarriage',
  'grief',
  'debt_despair',
  'addiction',
  'black_magic',
  'illness',
  'death_time',
  'unborn',
  'legal_outcome',
  'betting',
  'cheating_exam',
  'spying',
  'minor',
  'abuse_at_us',
  'soft_low',
] as const
export type CareCategory = (typeof CARE_CATEGORIES)[number]

/**
 * `stop`: care and nothing else. `care_then_read`: care, then a reading of what was asked, when something was. `decline`: it cannot be
 * read, what can is offered. `soft`: a reading with a caring sentence; of `abuse_at_us` one line and no reading.
 */
export type CareLevel = 'stop' | 'care_then_read' | 'decline' | 'soft'

/** Whose sorrow or danger a message tells of, where it names one. */
export const KINS = [
  'mother',
  'father',
  'parents',
  'husband',
  'wife',
  'son',
  'daughter',
  'brother',
  'sister',
  'grandmother',
  'grandfather',
  'mother_in_law',
  'father_in_law',
  'uncle',
  'aunt',
  'child',
  'friend',
  'pet',
  'partner',
] as const
export type Kin = (typeof KINS)[number]

export type Care = {
  category: CareCategory
  level: CareLevel
  /** whom it happens to: the one who writes, or somebody they speak of */
  about: 'self' | 'other'
  whose: Kin | null
  /** a question stands in the message, so that a reading may follow the care */
  asks: boolean
  /** the one who writes is a child, by birth or as told */
  child: boolean
  /** of what kind it is, where the words differ */
  kind:
    | 'forced_marriage'
    | 'elder'
    | 'drugs'
    | 'gambling'
    | 'pregnant_now'
    | 'urgent'
    | 'treated'
    | 'loan_app'
    | 'bind'
    | 'insult'
    /** somebody else mourns */
    | 'of_another'
    | null
  /** heard only together with what was said before in the talk */
  fromTalk: boolean
  /** it was answered before in this talk */
  again: boolean
}
