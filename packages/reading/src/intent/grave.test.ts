import { describe, expect, it } from 'vitest'
import { BETTING_EXAMPLES } from '#intent/examples/betting-data.ts'
import { DEATH_EXAMPLES } from '#intent/examples/death-data.ts'
import { LEGAL_EXAMPLES } from '#intent/examples/legal-data.ts'
import { MEDICAL_EXAMPLES } from '#intent/examples/medical-data.ts'
import { ORDINARY_EXAMPLES } from '#intent/examples/ordinary-data.ts'
import { PREGNANCY_EXAMPLES } from '#intent/examples/pregnancy-data.ts'
import { SELF_HARM_EXAMPLES } from '#intent/examples/self-harm-data.ts'
import { conceptsIn, lexiconOf } from '#intent/grave/concepts.ts'
import { meets, rulesOf } from '#intent/grave/rules.ts'
import { isNear, soundKey } from '#intent/grave/sound.ts'
import { graveMatterOf } from '#intent/grave.ts'
import { wordsOf } from '#intent/normalise.ts'
import { HELD_OUT } from '#intent/testing/held-out-data.ts'
import { recognise } from '#intent.ts'
import { REFUSALS, type Refusal } from '#types.ts'

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
    expect(recognise(message).topic).toBe('self_harm')
  })

  it('stands before death, death before the rest', () => {
    expect(heard('papa ko cancer hai, kya wo mar jayenge')).toBe('death')
    expect(heard('मुझे कैंसर है, मरना चाहता हूँ')).toBe('self_harm')
  })
})

describe('a sound', () => {
  it.each([
    ['marna', 'mrna', 'मरना'],
    ['khatam', 'khtm', 'ख़त्म'],
    ['zindagi', 'zindgi', 'ज़िन्दगी'],
    ['jaunga', 'jaoonga', 'जाऊँगा'],
    ['jayenge', 'jaenge', 'जाएँगे'],
  ])('is one in all spellings of %s', (...spellings) => {
    expect(new Set(spellings.map((word) => soundKey(wordsOf(word).plain[0] ?? ''))).size).toBe(1)
  })

  it('tells short words apart', () => {
    expect(soundKey('jaan')).not.toBe(soundKey('jana'))
    expect(soundKey('man')).not.toBe(soundKey('mna'))
  })

  it('is near with one letter more, less, other or changed about', () => {
    for (const word of ['suicde', 'suicidee', 'suicode', 'suiicde'.replace('ii', 'i'), 'sucide'])
      expect(isNear('suicide', word)).toBe(true)
    for (const word of ['decide', 'suit', 'sunside']) expect(isNear('suicide', word)).toBe(false)
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
