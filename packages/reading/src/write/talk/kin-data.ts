import type { SubjectKind } from '@dhruva/intent/parse'
import type { Spoken } from '#write/types.ts'

/** What a person of the asker's life is called in an answer, in Hindi as it stands before `के लिए`. */
export const KIN: Record<Exclude<SubjectKind, 'saved' | 'in_law' | 'child' | 'sibling' | 'self'>, Spoken> = {
  spouse: { en: 'your spouse', hi: 'आपके जीवनसाथी', hing: 'aapke life partner' },
  partner: { en: 'the one you love', hi: 'जिन्हें आप (चाहते|चाहती) हैं उन', hing: 'jinse aap pyar (karte|karti) hain un' },
  ex: { en: 'your former partner', hi: 'आपके पुराने साथी', hing: 'aapke purane saathi' },
  mother: { en: 'your mother', hi: 'आपकी माँ', hing: 'aapki maa' },
  father: { en: 'your father', hi: 'आपके पिताजी', hing: 'aapke papa' },
  in_laws: { en: 'your in-laws', hi: 'आपके ससुराल वालों', hing: 'aapke sasural walon' },
  friend: { en: 'your friend', hi: 'आपके दोस्त', hing: 'aapke dost' },
  colleague: { en: 'your colleague', hi: 'आपके सहकर्मी', hing: 'aapke colleague' },
  boss: { en: 'your boss', hi: 'आपके बॉस', hing: 'aapke boss' },
  couple: { en: 'the two of you', hi: 'आप दोनों', hing: 'aap dono' },
  family: { en: 'your family', hi: 'आपके परिवार', hing: 'aapki family' },
  unborn: { en: 'the child to come', hi: 'आने वाले बच्चे', hing: 'aane wale bachche' },
  pet: { en: 'your pet', hi: 'आपके पालतू', hing: 'aapke pet' },
  world: { en: 'someone else', hi: 'किसी और', hing: 'kisi aur' },
  grandchild: { en: 'your grandchild', hi: 'आपके नाती-पोते', hing: 'aapke naati pote' },
  uncle_aunt: { en: 'your relative', hi: 'आपके रिश्तेदार', hing: 'aapke rishtedaar' },
  cousin: { en: 'your cousin', hi: 'आपके भाई-बहन', hing: 'aapke cousin' },
  other: { en: 'someone else', hi: 'किसी और', hing: 'kisi aur' },
  deceased: { en: 'the one who has passed', hi: 'जो नहीं रहे उन', hing: 'jo nahi rahe un' },
}

/** Words for relatives that one kind stands for, by the word that was written. */
export const BY_WORD: ReadonlyArray<readonly [RegExp, Spoken]> = [
  [/poti|granddaughter|पोती/i, { en: 'your granddaughter', hi: 'आपकी पोती', hing: 'aapki poti' }],
  [/pot[ae]|grandson|पोत/i, { en: 'your grandson', hi: 'आपके पोते', hing: 'aapke pote' }],
  [/naatin|natin|नातिन/i, { en: 'your granddaughter', hi: 'आपकी नातिन', hing: 'aapki naatin' }],
  [/naati|nati|नाती/i, { en: 'your grandson', hi: 'आपके नाती', hing: 'aapke naati' }],
  [/chach[ai]|चाच/i, { en: 'your uncle', hi: 'आपके चाचा', hing: 'aapke chacha' }],
  [/mama|मामा/i, { en: 'your uncle', hi: 'आपके मामा', hing: 'aapke mama' }],
  [/bua|बुआ/i, { en: 'your aunt', hi: 'आपकी बुआ', hing: 'aapki bua' }],
  [/mausi|मौसी/i, { en: 'your aunt', hi: 'आपकी मौसी', hing: 'aapki mausi' }],
  [/uncle/i, { en: 'your uncle', hi: 'आपके अंकल', hing: 'aapke uncle' }],
  [/aunt/i, { en: 'your aunt', hi: 'आपकी आंटी', hing: 'aapki aunty' }],
]

export const IN_LAWS: Record<'mother' | 'father' | 'sister' | 'brother' | 'son' | 'daughter', Spoken> = {
  mother: { en: 'your mother-in-law', hi: 'आपकी सास', hing: 'aapki saas' },
  father: { en: 'your father-in-law', hi: 'आपके ससुर', hing: 'aapke sasur' },
  sister: { en: 'your sister-in-law', hi: 'आपकी ननद या भाभी', hing: 'aapki nanad ya bhabhi' },
  brother: { en: 'your brother-in-law', hi: 'आपके देवर या साले', hing: 'aapke devar ya saale' },
  son: { en: 'your son-in-law', hi: 'आपके दामाद', hing: 'aapke damaad' },
  daughter: { en: 'your daughter-in-law', hi: 'आपकी बहू', hing: 'aapki bahu' },
}
export const CHILD: Record<'m' | 'f' | 'any', Spoken> = {
  m: { en: 'your son', hi: 'आपके बेटे', hing: 'aapke bete' },
  f: { en: 'your daughter', hi: 'आपकी बेटी', hing: 'aapki beti' },
  any: { en: 'your child', hi: 'आपके बच्चे', hing: 'aapke bachche' },
}
export const SIBLING: Record<'m' | 'f' | 'any', Spoken> = {
  m: { en: 'your brother', hi: 'आपके भाई', hing: 'aapke bhai' },
  f: { en: 'your sister', hi: 'आपकी बहन', hing: 'aapki behen' },
  any: { en: 'your brother or sister', hi: 'आपके भाई या बहन', hing: 'aapke bhai ya behen' },
}
export const SPOUSE: Record<'m' | 'f', Spoken> = {
  m: { en: 'your husband', hi: 'आपके पति', hing: 'aapke pati' },
  f: { en: 'your wife', hi: 'आपकी पत्नी', hing: 'aapki patni' },
}
