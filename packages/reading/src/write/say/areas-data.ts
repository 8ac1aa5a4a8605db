import type { Spoken } from '#write/types.ts'

export const ORDINALS = {
  en: ['1st', '2nd', '3rd', '4th', '5th', '6th', '7th', '8th', '9th', '10th', '11th', '12th'],
  hi: ['पहले', 'दूसरे', 'तीसरे', 'चौथे', 'पाँचवें', 'छठे', 'सातवें', 'आठवें', 'नौवें', 'दसवें', 'ग्यारहवें', 'बारहवें'],
} as const

/** What each house is about: in Hindi as it stands before `का`, `के`, `की`. */
export const AREAS: Spoken<readonly string[]> = {
  en: [
    'body and character',
    'money, family and speech',
    'courage, skill and siblings',
    'home, mother and rest',
    'children, love and studies',
    'daily work, rivals and debts',
    'marriage and partners',
    'hidden things and sudden change',
    'luck, father and teachers',
    'work and standing',
    'gains and friends',
    'expenses, sleep and far lands',
  ],
  hi: [
    'शरीर और स्वभाव',
    'धन, परिवार और वाणी',
    'साहस, हुनर और भाई-बहन',
    'घर, माँ और सुकून',
    'संतान, प्रेम और पढ़ाई',
    'रोज़ के काम, विरोधियों और कर्ज़',
    'विवाह और साझेदारी',
    'छुपी बातों और अचानक बदलाव',
    'भाग्य, पिता और शिक्षक',
    'काम और नाम',
    'लाभ और दोस्ती',
    'ख़र्च, नींद और दूर देश',
  ],
  hing: [
    'sharir aur swabhav',
    'paise, family aur vaani',
    'himmat, hunar aur bhai behen',
    'ghar, maa aur sukoon',
    'santan, pyar aur padhai',
    'roz ke kaam, virodhiyon aur karz',
    'shaadi aur partnership',
    'chhupi baaton aur achanak badlav',
    'kismat, pita aur teacher',
    'kaam aur naam',
    'laabh aur dosti',
    'kharche, neend aur door desh',
  ],
}

/** The same in one or two words: behind `house of`, before `के घर`, before `ke ghar`. */
export const SHORT_AREAS: Spoken<readonly string[]> = {
  en: [
    'the self',
    'money',
    'courage',
    'the home',
    'children',
    'debt',
    'the partner',
    'hidden change',
    'luck',
    'work',
    'gains',
    'expenses',
  ],
  hi: ['शरीर', 'धन', 'साहस', 'घर-परिवार', 'संतान', 'कर्ज़', 'साझेदारी', 'अचानक बदलाव', 'भाग्य', 'काम', 'लाभ', 'ख़र्च'],
  hing: [
    'sharir',
    'paise',
    'himmat',
    'ghar parivar',
    'santan',
    'karz',
    'partnership',
    'achanak badlav',
    'kismat',
    'kaam',
    'laabh',
    'kharche',
  ],
}
