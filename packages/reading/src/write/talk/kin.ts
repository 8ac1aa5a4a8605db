import type { Subject } from '@dhruva/intent/parse'
import { fill } from '#write/fill.ts'
import type { Voice } from '#write/types.ts'
import { BY_WORD, CHILD, IN_LAWS, KIN, SIBLING, SPOUSE } from './kin-data.ts'
import { KIN_WORDS } from './kin-words-data.ts'

const spokenOf = (subject: Subject, person: Voice['person']) => {
  switch (subject.kind) {
    case 'spouse':
      return SPOUSE[person]
    case 'in_law':
      return IN_LAWS[subject.who]
    case 'child':
      return CHILD[subject.sex ?? 'any']
    case 'sibling':
      return SIBLING[subject.sex ?? 'any']
    case 'grandchild':
    case 'uncle_aunt':
      return BY_WORD.find(([word]) => word.test(subject.word))?.[1] ?? KIN[subject.kind]
    case 'saved':
      return { en: subject.name, hi: subject.name, hing: subject.name }
    case 'self':
      return { en: 'you', hi: 'आप', hing: 'aap' }
    default:
      return KIN[subject.kind]
  }
}

const PRONOUNS = {
  m: { their: 'his', them: 'him' },
  f: { their: 'her', them: 'her' },
  any: { their: 'their', them: 'them' },
} as const

const SHE = /sister|\baunt|niece|granddaughter|mausi|bua\b|chachi/i
const HE = /brother|\buncle|nephew|grandson|mama\b|chacha/i

/** Of kin further away the message says it: `my cousin sister`. */
const sexSaid = (said: string): keyof typeof PRONOUNS =>
  SHE.test(said) === HE.test(said) ? 'any' : SHE.test(said) ? 'f' : 'm'

const sexOf = (subject: Subject, person: Voice['person'], said: string): keyof typeof PRONOUNS => {
  switch (subject.kind) {
    case 'cousin':
    case 'uncle_aunt':
    case 'grandchild':
      return sexSaid(said)
    case 'spouse':
      return person === 'Male' ? 'f' : 'm'
    case 'mother':
      return 'f'
    case 'father':
      return 'm'
    case 'in_law':
      return subject.who === 'mother' || subject.who === 'sister' || subject.who === 'daughter' ? 'f' : 'm'
    case 'child':
    case 'sibling':
      return subject.sex ?? 'any'
    default:
      return 'any'
  }
}

/** `his` and `him`, as English needs them of the person a question is about. */
export const kinPronouns = (
  { person, question }: Pick<Voice, 'person'> & { question?: { message: string } },
  subject: Subject,
): { their: string; them: string } => PRONOUNS[sexOf(subject, person, question?.message ?? '')]

/** `your son`, `आपके बेटे`, `aapke bete`: whom a question is about, as it stands before `के लिए`. */
export const kinName = (
  voice: Pick<Voice, 'speech' | 'person' | 'astrologer'> & { question?: { message: string } },
  subject: Subject,
): string => {
  const said = voice.question?.message ?? ''
  const own = KIN_WORDS[subject.kind]?.find(([word]) => word.test(said))?.[1]
  return fill(voice, (own ?? spokenOf(subject, voice.person))[voice.speech])
}
