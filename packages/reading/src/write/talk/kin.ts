import type { Subject } from '@dhruva/intent/parse'
import { fill } from '#write/fill.ts'
import type { Voice } from '#write/types.ts'
import { BY_WORD, CHILD, IN_LAWS, KIN, SIBLING, SPOUSE } from './kin-data.ts'
import { KIN_WORDS } from './kin-words-data.ts'

/** Who speaks, and what was said: this message and those before it. */
type Teller = Pick<Voice, 'person'> & {
  question?: { message: string; history?: ReadonlyArray<{ role: 'user' | 'astrologer'; text: string }> }
}

const HUSBAND = /\bhusbands?\b|\bhubby\b|\bpatidev|\bpati\b|\bshauhar|पति(?![\p{L}\p{M}])|शौहर|हसबैंड|हस्बैंड/iu
const WIFE = /\bwife\b|\bpatni\b|\bb[iy]w?v?i\b|\bgharwali\b|पत्नी|बीवी|वाइफ/iu

/** Whether the spouse is a husband or a wife: by the word last used for them, else the other than who asks. */
const spouseOf = ({ person, question }: Teller): 'm' | 'f' => {
  const texts = question ? [question.message, ...(question.history ?? []).flatMap(ofUser).toReversed()] : []
  const named = texts.find((text) => HUSBAND.test(text) !== WIFE.test(text))
  if (named !== undefined) return HUSBAND.test(named) ? 'm' : 'f'
  return person === 'Male' ? 'f' : 'm'
}
const ofUser = ({ role, text }: { role: string; text: string }): string[] => (role === 'user' ? [text] : [])

const spokenOf = (subject: Subject, teller: Teller) => {
  switch (subject.kind) {
    case 'spouse':
      return SPOUSE[spouseOf(teller)]
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

const sexOf = (subject: Subject, teller: Teller): keyof typeof PRONOUNS => {
  switch (subject.kind) {
    case 'cousin':
    case 'uncle_aunt':
    case 'grandchild':
      return sexSaid(teller.question?.message ?? '')
    case 'spouse':
      return spouseOf(teller)
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
export const kinPronouns = (teller: Teller, subject: Subject): { their: string; them: string } =>
  PRONOUNS[sexOf(subject, teller)]

/** `your son`, `आपके बेटे`, `aapke bete`: whom a question is about, as it stands before `के लिए`. */
export const kinName = (voice: Pick<Voice, 'speech' | 'astrologer'> & Teller, subject: Subject): string => {
  const said = voice.question?.message ?? ''
  const own = KIN_WORDS[subject.kind]?.find(([word]) => word.test(said))?.[1]
  return fill(voice, (own ?? spokenOf(subject, voice))[voice.speech])
}
