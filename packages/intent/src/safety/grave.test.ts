import { describe, expect, it } from 'vitest'
import { conceptsIn, lexiconOf } from '#care/concepts.ts'
import { BETTING_EXAMPLES } from '#care/examples/betting-data.ts'
import { DEATH_EXAMPLES } from '#care/examples/death-data.ts'
import { LEGAL_EXAMPLES } from '#care/examples/legal-data.ts'
import { MEDICAL_EXAMPLES } from '#care/examples/medical-data.ts'
import { ORDINARY_EXAMPLES } from '#care/examples/ordinary-data.ts'
import { PREGNANCY_EXAMPLES } from '#care/examples/pregnancy-data.ts'
import { SELF_HARM_EXAMPLES } from '#care/examples/self-harm-data.ts'
import { meets, rulesOf } from '#care/rules.ts'
import { HELD_OUT } from '#testing/held-out-data.ts'
import { REFUSALS, type Refusal } from '#types.ts'
import { wordsOf } from '#words.ts'
import { graveMatterIn, graveMatterOf } from './grave.ts'

const EXAMPLES: Record<Refusal, readonly string[]> = {
  self_harm: SELF_HARM_EXAMPLES,
  death: DEATH_EXAMPLES,
  pregnancy: PREGNANCY_EXAMPLES,
  medical: MEDICAL_EXAMPLES,
  legal: LEGAL_EXAMPLES,
  betting: BETTING_EXAMPLES,
}

const heard = (message: string) => graveMatterOf(wordsOf(message))

describe.each(REFUSALS)('%s in known words', (refusal) => {
  it('is refused', () => {
    expect(EXAMPLES[refusal].filter((message) => heard(message) === null)).toEqual([])
  })

  it('is taken for itself, save where two matters meet', () => {
    const taken = EXAMPLES[refusal].filter((message) => heard(message) === refusal)
    expect(taken.length / EXAMPLES[refusal].length).toBeGreaterThan(0.98)
  })
})

describe('what was never learnt', () => {
  it('is heard when somebody wants to die', () => {
    expect(HELD_OUT.self_harm.filter((message) => heard(message) !== 'self_harm')).toEqual([])
  })

  it('is heard when a death is asked for', () => {
    expect(HELD_OUT.death.filter((message) => heard(message) !== 'death')).toEqual([])
  })

  it('is answered when it is an ordinary question', () => {
    expect([...ORDINARY_EXAMPLES, ...HELD_OUT.ordinary].filter((message) => heard(message) !== null)).toEqual([])
  })
})

describe('a wish to die', () => {
  it.each([
    'career kharab hai, jeene ka mann nahi',
    'shaadi kab hogi? warna mar jaungi',
    'मेरा केस कोर्ट में है और अब जीने का मन नहीं करता',
    'I am pregnant and I want to kill myself',
    'lost everything in satta, want to end my life, when will my time improve',
  ])('is heard before anything else: %s', (message) => {
    expect(graveMatterIn(message)).toBe('self_harm')
  })

  it('stands before death, death before the rest', () => {
    expect(heard('papa ko cancer hai, kya wo mar jayenge')).toBe('death')
    expect(heard('मुझे कैंसर है, मरना चाहता हूँ')).toBe('self_harm')
  })
})

describe('a rule', () => {
  const lexicon = lexiconOf({
    die: ['die', 'mar{inf}'],
    wish: ['want', 'chahta'],
    when: ['when', 'kab'],
    idiom: ['die hard'],
  })
  const meet = (rule: string, message: string) =>
    meets(rulesOf(rule), conceptsIn(wordsOf(message).plain, lexicon, 'idiom'))

  it('is met in any order or in its own', () => {
    expect(meet('die + wish', 'marna chahta hu')).toBe(true)
    expect(meet('die > wish', 'marna chahta hu')).toBe(true)
    expect(meet('wish > die', 'marna chahta hu')).toBe(false)
  })

  it('lets no more words lie between than it says', () => {
    expect(meet('wish > die /1', 'want to die')).toBe(true)
    expect(meet('wish > die /1', 'want to never die')).toBe(false)
    expect(meet('wish > die /all', 'want to be here and there and to die')).toBe(true)
  })

  it('yields to what must not be said beside it and to a figure of speech', () => {
    expect(meet('wish + die - when', 'want to know when i die')).toBe(false)
    expect(meet('die', 'a die hard fan')).toBe(false)
  })
})
