import type { Subject } from '@dhruva/intent/parse'
import type { Kin, KinArea, LifeMatter } from '@dhruva/jyotish'
import { RETURNS } from './shape/situations-data.ts'
import { DOMAIN_OF } from './words.ts'

/** The house of the chart that stands for a relative (BPHS 11-12; bhavat bhavam by practice). */
export const KIN_HOUSE: Record<Kin, number> = {
  spouse: 7,
  partner: 7,
  child_1: 5,
  child_2: 7,
  child_3: 9,
  mother: 4,
  father: 9,
  elder_sibling: 11,
  younger_sibling: 3,
  mother_in_law: 10,
  father_in_law: 3,
  child_in_law: 11,
  grandchild: 9,
  friend: 11,
  boss: 10,
  colleague: 6,
  maternal_uncle: 6,
  paternal_uncle: 11,
}

const CHILDREN = ['child_1', 'child_2', 'child_3'] as const
const IN_LAWS = {
  mother: 'mother_in_law',
  father: 'father_in_law',
  son: 'child_in_law',
  daughter: 'child_in_law',
  brother: 'younger_sibling',
  sister: 'younger_sibling',
} as const
const MATERNAL = /mama|mausi|maternal|nana|nani|मामा|मौसी|नाना|नानी/i

/** The relative whose turned houses are read; null of the asker, and of whom no house stands for. */
export const kinOf = (subject: Subject): Kin | null => {
  switch (subject.kind) {
    case 'spouse':
    case 'partner':
    case 'mother':
    case 'father':
    case 'friend':
    case 'boss':
    case 'colleague':
    case 'grandchild':
      return subject.kind
    case 'child':
      return CHILDREN[(subject.nth ?? 1) - 1] ?? 'child_3'
    case 'sibling':
      return subject.age === 'elder' ? 'elder_sibling' : 'younger_sibling'
    case 'cousin':
      return 'younger_sibling'
    case 'in_law':
      return IN_LAWS[subject.who]
    case 'uncle_aunt':
      return MATERNAL.test(subject.word) ? 'maternal_uncle' : 'paternal_uncle'
    default:
      return null
  }
}

/** Matters between the asker and the other: read of the asker, though another is named. */
const BETWEEN_TWO: ReadonlySet<LifeMatter> = new Set<LifeMatter>([
  'love_feelings',
  'proposal_answer',
  'ex_return',
  'love_marriage',
  'proposal_match',
  'marital_harmony',
  'spouse_nature',
  'separation',
  'fidelity',
  'partner_meet',
  'parenting',
  'in_laws',
  'friends_enemies',
  'partnership',
])
/** Whose marriage, love and in-laws are their own, and not between them and the asker. */
const OWN_LIFE: ReadonlySet<Subject['kind']> = new Set<Subject['kind']>([
  'sibling',
  'child',
  'friend',
  'cousin',
  'grandchild',
  'uncle_aunt',
  'colleague',
])
/** … in these matters; of the others the asker's own side is read, whoever is named. */
const OF_THEIR_LIFE: ReadonlySet<LifeMatter> = new Set<LifeMatter>([
  'love_marriage',
  'proposal_match',
  'marital_harmony',
  'separation',
  'partner_meet',
  'in_laws',
  'ex_return',
])
const BETWEEN_YOU: ReadonlySet<string> = new Set<LifeMatter | 'twins'>([
  'twins',
  'love_feelings',
  'proposal_answer',
  'ex_return',
  'fidelity',
  'proposal_match',
  'parenting',
])
/** Whether a matter is one between the asker and who is named: read of the asker also where that one's kundli is saved. */
export const isBetweenYou = (matter: string | null): boolean => matter !== null && BETWEEN_YOU.has(matter)

/** Whoever complains of a boss asks for the own peace at work. */
export const isBetweenTwo = (matter: LifeMatter, { kind }: Subject): boolean =>
  matter === 'job_trouble'
    ? kind === 'boss' || kind === 'colleague'
    : BETWEEN_TWO.has(matter) && !(OWN_LIFE.has(kind) && OF_THEIR_LIFE.has(matter))

const OF_ROADS: ReadonlySet<LifeMatter> = new Set<LifeMatter>(['abroad_settle', 'abroad_go', 'move_city', 'journey'])
/** Who is to come back is read from the own home, not from the road. */
export const isReturn = (matter: LifeMatter, words: string): boolean => OF_ROADS.has(matter) && RETURNS.test(words)

/** What of a relative's life a matter belongs to. */
export const areaOf = (matter: LifeMatter): KinArea => {
  if (matter === 'family_bond') return 'bond'
  const domain = DOMAIN_OF[matter]
  if (domain === 'work' || domain === 'business') return 'work'
  if (domain === 'love' || domain === 'marriage' || matter === 'in_laws') return 'marriage'
  if (domain === 'study') return 'study'
  if (domain === 'money' || domain === 'debt') return 'money'
  if (domain === 'property') return 'home'
  if (domain === 'children') return 'children'
  if (domain === 'travel') return 'travel'
  if (domain === 'health') return 'health'
  return 'ease'
}
