import type { Subject } from '@dhruva/intent/parse'
import { fill } from '#write/fill.ts'
import type { Voice } from '#write/types.ts'
import { CHILD, IN_LAWS, KIN, SIBLING, SPOUSE } from './kin-data.ts'

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
    case 'saved':
      return { en: subject.name, hi: subject.name, hing: subject.name }
    case 'self':
      return { en: 'you', hi: 'आप', hing: 'aap' }
    default:
      return KIN[subject.kind]
  }
}

/** `your son`, `आपके बेटे`, `aapke bete`: whom a question is about, as it stands before `के लिए`. */
export const kinName = (voice: Pick<Voice, 'speech' | 'person' | 'astrologer'>, subject: Subject): string =>
  fill(voice, spokenOf(subject, voice.person)[voice.speech])
