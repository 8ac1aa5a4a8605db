import type { LifeMatter } from '@dhruva/jyotish'
import type { Spoken } from '#write/types.ts'
import type { Wordings } from './shape/texts.ts'

/** A thing that is asked by its name within a matter: what stands before "time" and behind "your", and of a relative. */
export type NamedThing = { of: readonly LifeMatter[]; cue: RegExp; aim: Spoken; kin: Spoken }

export const NAMED_THINGS: readonly NamedThing[] = [
  {
    of: ['promotion', 'career_path', 'wealth'],
    cue: /salary|\braise\b|increment|\bhike\b|\bpay\b|tankh?w?ah?|vetan|pagaar|वेतन|तनख़्वाह|तनख्वाह|तनखा|सैलरी|पगार|इंक्रीमेंट/iu,
    aim: { en: 'higher pay', hi: 'वेतन बढ़ने', hing: 'salary badhne' },
    kin: { en: '{kin}’s pay', hi: '{kin} के वेतन', hing: '{kin} ki salary' },
  },
  {
    of: ['abroad_go', 'abroad_settle', 'journey', 'higher_study'],
    cue: /green card|ग्रीन कार्ड/iu,
    aim: { en: 'the green card', hi: 'ग्रीन कार्ड मिलने', hing: 'green card milne' },
    kin: { en: '{kin}’s green card', hi: '{kin} के ग्रीन कार्ड', hing: '{kin} ke green card' },
  },
  {
    of: ['abroad_go', 'abroad_settle', 'journey', 'higher_study'],
    cue: /\bvisa\b|stamping|वीज़ा|वीजा|स्टैम्पिंग/iu,
    aim: { en: 'the visa', hi: 'वीज़ा मिलने', hing: 'visa milne' },
    kin: { en: '{kin}’s visa', hi: '{kin} के वीज़ा', hing: '{kin} ke visa' },
  },
  {
    of: ['abroad_go', 'abroad_settle', 'journey'],
    cue: /passport|पासपोर्ट/iu,
    aim: { en: 'the passport', hi: 'पासपोर्ट मिलने', hing: 'passport milne' },
    kin: { en: '{kin}’s passport', hi: '{kin} के पासपोर्ट', hing: '{kin} ke passport' },
  },
  {
    of: ['debt_loan', 'house_buy', 'wealth'],
    cue: /loan[^.?!]*(?:pass|approv|sanction|mil(?:ega|e)\b|get\b)|get[^.?!]*loan|(?:लोन|क़र्ज़|कर्ज)[^।?!]*(?:पास|मंज़ूर|मंजूर|मिले)/iu,
    aim: { en: 'the loan to be approved', hi: 'लोन पास होने', hing: 'loan pass hone' },
    kin: { en: '{kin}’s loan', hi: '{kin} के लोन', hing: '{kin} ke loan' },
  },
  {
    of: ['arts_sport', 'career_path', 'business_grow', 'business_start'],
    cue: /youtube|\bchannel|podcast|यूट्यूब|चैनल|पॉडकास्ट/iu,
    aim: { en: 'your channel', hi: 'आपके चैनल के चलने', hing: 'aapke channel ke chalne' },
    kin: { en: '{kin}’s channel', hi: '{kin} के चैनल', hing: '{kin} ke channel' },
  },
  {
    of: ['arts_sport'],
    cue: /\bdanc|\bnaach|nritya|डांस|नृत्य|नाच/iu,
    aim: { en: 'your dance', hi: 'आपके नृत्य', hing: 'aapke dance' },
    kin: { en: '{kin}’s dance', hi: '{kin} के नृत्य', hing: '{kin} ke dance' },
  },
  {
    of: ['career_field', 'career_path', 'higher_study'],
    cue: /pilot|पायलट/iu,
    aim: { en: 'becoming a pilot', hi: 'पायलट बनने', hing: 'pilot banne' },
    kin: { en: '{kin}’s way to becoming a pilot', hi: '{kin} के पायलट बनने', hing: '{kin} ke pilot banne' },
  },
]

/** Who asks when a loan is over. */
export const LOAN_END = /\bloan\b|\bemi\b|लोन|किस्त|क़िस्त|ईएमआई/iu
export const LOAN_PLAN: Spoken<Wordings> = {
  en: [
    'The day of the last instalment stands in the bank’s plan; the chart shows when it weighs less.',
    'When the last instalment falls only the bank can say; what I see is when it gets lighter.',
  ],
  hi: [
    'आख़िरी किस्त की तारीख़ बैंक की योजना में है, कुंडली बताती है कि बोझ कब हल्का होगा।',
    'लोन किस दिन पूरा होगा, यह बैंक बताएगा, मुझे इसका हल्का होना दिखता है।',
  ],
  hing: [
    'Aakhri EMI ki date bank ke plan me hai, kundli batati hai ki bojh kab halka hoga.',
    'Loan kis din poora hoga yeh bank batayega, mujhe iska halka hona dikhta hai.',
  ],
}
