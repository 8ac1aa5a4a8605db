import type { SubjectKind } from '@dhruva/intent/parse'
import type { Spoken } from '#write/types.ts'

/** People by the very word that the message has for them; of each kind the first that fits. */
export const KIN_WORDS: Partial<Record<SubjectKind, ReadonlyArray<readonly [RegExp, Spoken]>>> = {
  grandchild: [
    [/\bgrand ?son|\bpot[ae]y?\b|पोता|पोते/iu, { en: 'your grandson', hi: 'आपके पोते', hing: 'aapke pote' }],
    [/\bgrand ?daughter|\bpoti\b|पोती/iu, { en: 'your granddaughter', hi: 'आपकी पोती', hing: 'aapki poti' }],
    [/\bnaatin\b|\bnatin\b|नातिन/iu, { en: 'your granddaughter', hi: 'आपकी नातिन', hing: 'aapki naatin' }],
    [/\bnaati\b|\bnati\b|नाती/iu, { en: 'your grandson', hi: 'आपके नाती', hing: 'aapke naati' }],
  ],
  friend: [[/\bsaheli|\bsakhi|सहेली|सखी/iu, { en: 'your friend', hi: 'आपकी सहेली', hing: 'aapki saheli' }]],
  in_law: [
    [/\bsaal[ae]\b|\bsal[ae]\b|साला|साले/iu, { en: 'your brother-in-law', hi: 'आपके साले', hing: 'aapke saale' }],
    [/\bjij[au]|जीजा/iu, { en: 'your brother-in-law', hi: 'आपके जीजा', hing: 'aapke jija' }],
    [/\bdevar\b|देवर/iu, { en: 'your brother-in-law', hi: 'आपके देवर', hing: 'aapke devar' }],
    [/\bjeth\b|जेठ(?!ान)/iu, { en: 'your brother-in-law', hi: 'आपके जेठ', hing: 'aapke jeth' }],
    [/\bnanad|ननद/iu, { en: 'your sister-in-law', hi: 'आपकी ननद', hing: 'aapki nanad' }],
    [/\bbhabhi|भाभी/iu, { en: 'your sister-in-law', hi: 'आपकी भाभी', hing: 'aapki bhabhi' }],
    [/\bjethani|जेठानी/iu, { en: 'your sister-in-law', hi: 'आपकी जेठानी', hing: 'aapki jethani' }],
    [/\bdevrani|देवरानी/iu, { en: 'your sister-in-law', hi: 'आपकी देवरानी', hing: 'aapki devrani' }],
    [/\bsaali\b|साली/iu, { en: 'your sister-in-law', hi: 'आपकी साली', hing: 'aapki saali' }],
  ],
  sibling: [
    [/\bdidi\b|दीदी/iu, { en: 'your sister', hi: 'आपकी दीदी', hing: 'aapki didi' }],
    [/\bbhaiya\b|भैया/iu, { en: 'your brother', hi: 'आपके भैया', hing: 'aapke bhaiya' }],
  ],
  uncle_aunt: [
    [/\buncle\b/iu, { en: 'your uncle', hi: 'आपके अंकल', hing: 'aapke uncle' }],
    [/\baunty?\b/iu, { en: 'your aunt', hi: 'आपकी आंटी', hing: 'aapki aunty' }],
    [/\bchacha|चाचा/iu, { en: 'your uncle', hi: 'आपके चाचा', hing: 'aapke chacha' }],
    [/\bmama(?:ji)?\b|मामा/iu, { en: 'your uncle', hi: 'आपके मामा', hing: 'aapke mama' }],
    [/\bbua\b|बुआ/iu, { en: 'your aunt', hi: 'आपकी बुआ', hing: 'aapki bua' }],
    [/\bmausi|\bmasi|मौसी/iu, { en: 'your aunt', hi: 'आपकी मौसी', hing: 'aapki mausi' }],
  ],
  cousin: [
    [/\bnephew|\bbhatij[ae]\b|भतीजा|भतीजे/iu, { en: 'your nephew', hi: 'आपके भतीजे', hing: 'aapke bhatije' }],
    [/\bniece|\bbhatiji|भतीजी/iu, { en: 'your niece', hi: 'आपकी भतीजी', hing: 'aapki bhatiji' }],
    [/\bbhanj[ae]\b|भांजा|भांजे/iu, { en: 'your nephew', hi: 'आपके भांजे', hing: 'aapke bhanje' }],
    [/\bbhanji|भांजी/iu, { en: 'your niece', hi: 'आपकी भांजी', hing: 'aapki bhanji' }],
  ],
}
