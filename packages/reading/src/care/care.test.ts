import { CARE_CATEGORIES, type Care, careOf } from '@dhruva/intent/care'
import { describe, expect, it } from 'vitest'
import { helplinesFor, unchecked } from './helplines.ts'
import { afterCare, type CareVoice, writeCare } from './write-care.ts'

const VOICE: CareVoice = { speech: 'en', astrologer: 'Female', person: 'Female', name: 'Priya', age: 28 }
const INDIA = helplinesFor('Asia/Kolkata')
const SPEECHES = ['en', 'hi', 'hing'] as const

const heard = (message: string): Care => {
  const care = careOf({ message, history: [] })
  if (!care) throw new Error(`nothing heard: ${message}`)
  return care
}
const said = (care: Care, voice: Partial<CareVoice> = {}, helplines = INDIA) =>
  writeCare(care, { ...VOICE, ...voice }, helplines)
    .paragraphs.flat()
    .map(({ text }) => text)
    .join(' ')
const bare = (care: Partial<Care>): Care => ({
  category: 'grief',
  level: 'care_then_read',
  about: 'self',
  whose: null,
  asks: false,
  child: false,
  kind: null,
  fromTalk: false,
  again: false,
  ...care,
})

const SKY = /planet|saturn|rahu|mars|dasha|lagna|mantra|gem|शनि|राहु|मंगल|दशा|लग्न|मंत्र|रत्न|\bshani|ratna\b/i
/** What each matter's text must name. */
const NUMBERS: Partial<Record<Care['category'], RegExp>> = {
  self_harm: /14416.*112/,
  danger_now: /112/,
  violence: /181.*112/,
  dowry: /181.*112/,
  child_abuse: /1098.*112/,
  sexual_violence: /112.*181/,
  blackmail_fraud: /1930.*112/,
  harm_others: /14416.*112/,
  addiction: /14446/,
  debt_despair: /112/,
}

describe.each(SPEECHES)('in %s', (speech) => {
  it.each(CARE_CATEGORIES)('%s has words, of a man and of a woman, with no gap and its number', (category) => {
    for (const about of ['self', 'other'] as const)
      for (const astrologer of ['Male', 'Female'] as const)
        for (const person of ['Male', 'Female'] as const) {
          const text = said(bare({ category, about, asks: about === 'other' }), { speech, astrologer, person })
          expect(text).not.toMatch(/[{}[\]|]|undefined/)
          expect(text.length).toBeGreaterThan(20)
          if (about === 'self' && person === 'Female') expect(text).toMatch(NUMBERS[category] ?? /./)
        }
  })

  it('a stop text names no planet and no remedy', () => {
    const stops = [
      'self_harm',
      'danger_now',
      'violence',
      'dowry',
      'child_abuse',
      'sexual_violence',
      'blackmail_fraud',
      'harm_others',
    ]
    for (const category of CARE_CATEGORIES.filter((one) => stops.includes(one)))
      for (const about of ['self', 'other'] as const)
        expect(said(bare({ category, level: 'stop', about }), { speech })).not.toMatch(SKY)
  })

  it('is written in one script', () => {
    for (const category of CARE_CATEGORIES) {
      const text = said(bare({ category }), { speech, name: '' })
      if (speech === 'hi') expect(text.replace('cybercrime.gov.in', '')).not.toMatch(/[a-z]/i)
      else expect(text).not.toMatch(/\p{Script=Devanagari}/u)
    }
  })
})

describe('who speaks to whom', () => {
  it('an astrologer speaks as they are', () => {
    const care = bare({ category: 'betting', level: 'decline' })
    expect(said(care, { speech: 'hi', astrologer: 'Male' })).toContain('मैं नहीं बताता')
    expect(said(care, { speech: 'hi', astrologer: 'Female' })).toContain('मैं नहीं बताती')
    expect(said(care, { speech: 'hing', astrologer: 'Male' })).toContain('main nahi batata')
  })

  it('the person is called by name, in Hindi with जी, and without one a sentence begins as sentences do', () => {
    const care = bare({ category: 'self_harm', level: 'stop' })
    expect(said(care)).toMatch(/^Priya, I am glad/)
    expect(said(care, { name: '' })).toMatch(/^I am glad/)
    expect(said(care, { speech: 'hi', name: 'प्रिया' })).toMatch(/^प्रिया जी, अच्छा किया/)
    expect(said(care, { speech: 'hing', name: '' })).toMatch(/^Achha kiya/)
  })

  it('a beaten man, an old mother and a sister are told of what is there for them', () => {
    const care = bare({ category: 'violence', level: 'stop' })
    expect(said(care, { person: 'Male' })).not.toContain('181')
    expect(said({ ...care, kind: 'elder' })).toContain('14567 (8 am to 8 pm)')
    expect(said(heard("my sister's husband beats her"))).toContain('you do not look away')
  })

  it('a child that was hurt is spoken to as one', () => {
    const care = heard('main 12 saal ki hu, chacha mujhe galat tarike se chhute hai')
    expect(said(care, { speech: 'hi' })).toContain('तुम्हारी कोई ग़लती नहीं')
    expect(said(heard('my husband beats our little son with a belt'))).toContain('believe what the child says')
  })
})

describe('what was told', () => {
  it('who died, and whether something is asked', () => {
    expect(said(heard('my mother passed away yesterday'))).toContain('Losing your mother')
    expect(said(heard('papa guzar gaye'), { speech: 'hing' })).toMatch(/Papa ka jaana.*main yahin hoon/)
    expect(said(heard('my father passed away, when will my job come?'))).toContain('What you asked')
  })

  it('drugs, a loan app, a test of pregnancy, a pain that cannot wait', () => {
    expect(said(heard('my son takes smack'))).toContain('1933')
    expect(said(heard('pati sharab peete hai'))).not.toContain('1933')
    expect(said(heard('am I pregnant, my period is late'))).toContain('only a test')
    expect(said(bare({ category: 'illness', level: 'decline', kind: 'urgent' }))).toContain('today')
  })
})

describe('numbers', () => {
  const care = bare({ category: 'self_harm', level: 'stop' })

  it('come from the configuration', () => {
    const mind = { number: '99999', hours: '9-18', languages: ['hi'], checked_on: '2026-11-01' } as const
    expect(said(care, {}, helplinesFor('Asia/Kolkata', { mind }))).toContain('99999 (9 am to 6 pm)')
  })

  it('and a sentence whose number was taken away is not said', () => {
    const without = said(care, {}, helplinesFor('Asia/Kolkata', { mind: null }))
    expect(without).not.toMatch(/14416|Tele-MANAS/)
    expect(without).toContain('112')
  })

  it('whose hours nobody made sure of are shown without hours', () => {
    expect(said(bare({ category: 'addiction', about: 'other' }))).toMatch(/14446 also/)
  })

  it('abroad are joined by a word about where the person is', () => {
    expect(said(care, {}, helplinesFor('America/New_York'))).toContain('outside India')
    expect(said(care)).not.toContain('outside India')
  })

  it('are old after 180 days', () => {
    expect(unchecked(INDIA, new Date('2026-12-01T00:00:00Z'))).toEqual([])
    expect(unchecked(INDIA, new Date('2027-06-01T00:00:00Z'))).toContain('mind')
  })
})

it('the soft middle has a sentence before the reading and one after it', () => {
  const care = bare({ category: 'soft_low', level: 'soft' })
  expect(said(care)).toContain('heavy to carry')
  expect(afterCare(care, VOICE, INDIA).map(({ text }) => text)).toEqual([
    'If it stays this heavy, Tele-MANAS 14416 is free and kind.',
  ])
  expect(afterCare(bare({}), VOICE, INDIA)).toEqual([])
})
