import type { Activity } from '@dhruva/jyotish'
import type { Wordings } from '#write/say/say.ts'
import type { Spoken } from '#write/types.ts'

/** The best day of a search: `{day}`, `{hours}`, `{aim}`. */
export const BEST: Wordings = {
  en: [
    '{hail}{day}, {hours}, is the best day for {aim}.',
    '{hail}{day} suits {aim} best, {hours}.',
    '{hail}for {aim} take {day}, {hours}.',
    '{hail}the day for {aim} is {day}, {hours}.',
    '{hail}{day}, {hours}, stands first for {aim}.',
    '{hail}of these days {day} is the one for {aim}, {hours}.',
  ],
  hi: [
    '{hail}{aim} के लिए सबसे अच्छा दिन {day} है, {hours}।',
    '{hail}{day}, {hours}, {aim} के लिए सबसे अच्छा है।',
    '{hail}{aim} के लिए {day} लीजिए, {hours}।',
    '{hail}{aim} का दिन {day} बैठता है, {hours}।',
    '{hail}{day} सबसे ऊपर है {aim} के लिए, {hours}।',
    '{hail}इन दिनों में {day} {aim} के लिए चुनिए, {hours}।',
  ],
  hing: [
    '{hail}{aim} ke liye sabse achha din {day} hai, {hours}.',
    '{hail}{day}, {hours}, {aim} ke liye sabse achha hai.',
    '{hail}{aim} ke liye {day} lijiye, {hours}.',
    '{hail}{aim} ka din {day} baithta hai, {hours}.',
    '{hail}{day} sabse upar hai {aim} ke liye, {hours}.',
    '{hail}in dino me {day} {aim} ke liye chuniye, {hours}.',
  ],
}

/** A day that was named and is good. */
export const YES: Wordings = {
  en: ['{hail}yes, {day} is good for {aim}, {hours}.', '{hail}yes, {day} works for {aim}, {hours}.'],
  hi: ['{hail}हाँ, {day} {aim} के लिए अच्छा है, {hours}।', '{hail}हाँ, {aim} के लिए {day} ठीक बैठता है, {hours}।'],
  hing: [
    '{hail}haan, {day} {aim} ke liye achha hai, {hours}.',
    '{hail}haan, {aim} ke liye {day} theek baithta hai, {hours}.',
  ],
}

/** Days among which none is good. */
export const NONE: Wordings = {
  en: [
    '{hail}by the common panchang rules there is no good hour for {aim} {span}.',
    '{hail}I find no good hour for {aim} {span} by the common rules.',
  ],
  hi: [
    '{hail}सामान्य पंचांग नियमों से {span} {aim} का अच्छा समय नहीं बनता।',
    '{hail}{span} {aim} के लिए पंचांग का अच्छा समय नहीं मिलता।',
  ],
  hing: [
    '{hail}panchang ke aam niyam se {span} {aim} ka achha time nahi banta.',
    '{hail}{span} {aim} ke liye panchang ka achha time nahi milta.',
  ],
}
/** The days that were looked at. */
export const SPAN: Spoken = { en: 'in these days', hi: 'इन दिनों में', hing: 'in dino me' }

export const AFTER: Wordings = {
  en: ['The first good day after that is {day}, {hours}.', 'After that {day} is the first that suits, {hours}.'],
  hi: ['उसके बाद पहला अच्छा दिन {day} है, {hours}।', 'आगे सबसे पहले {day} ठीक बैठता है, {hours}।'],
  hing: ['Uske baad pehla achha din {day} hai, {hours}.', 'Aage sabse pehle {day} theek baithta hai, {hours}.'],
}
export const INSTEAD: Wordings = {
  en: ['Better is {day}, {hours}.', 'Take {day} instead, {hours}.'],
  hi: ['इससे अच्छा {day} है, {hours}।', 'इसकी जगह {day} लीजिए, {hours}।'],
  hing: ['Isse achha {day} hai, {hours}.', 'Iski jagah {day} lijiye, {hours}.'],
}
export const LEAST_BAD: Wordings = {
  en: ['If it cannot wait, {day} has the least against it, {hours}.'],
  hi: ['रुकना मुमकिन न हो तो {day} सबसे कम विरोध वाला है, {hours}।'],
  hing: ['Rukna mumkin na ho to {day} me sabse kam rukawat hai, {hours}.'],
}
export const SECOND: Wordings = {
  en: ['{day}, {hours}, is the next choice.', 'Second comes {day}, {hours}.', 'If that does not fit, {day}, {hours}.'],
  hi: ['दूसरा अच्छा दिन {day} है, {hours}।', 'वह न हो पाए तो {day}, {hours}।', 'इसके बाद {day} आता है, {hours}।'],
  hing: [
    'Dusra achha din {day} hai, {hours}.',
    'Woh na ho paaye to {day}, {hours}.',
    'Iske baad {day} aata hai, {hours}.',
  ],
}
export const IN_CUSTOM: Wordings = {
  en: ['It falls in {custom}; if your family keeps that, take {day}, {hours}.'],
  hi: ['यह दिन {custom} में पड़ता है, घर में माना जाता हो तो {day} लीजिए, {hours}।'],
  hing: ['Yeh din {custom} me padta hai, ghar me maante hain to {day} lijiye, {hours}.'],
}
export const IN_CUSTOM_ONLY: Wordings = {
  en: ['It falls in {custom}, which some families leave out by custom.'],
  hi: ['यह दिन {custom} में पड़ता है, कुछ परिवार परंपरा से इसे टालते हैं।'],
  hing: ['Yeh din {custom} me padta hai, kuch parivar parampara se ise taalte hain.'],
}
/** Why the day: the star for the person, or for the activity; the Moon from the natal one. */
export const WHY_STAR: Wordings = {
  en: ['The star is then {star}, {means}', '{star} runs then, {means}'],
  hi: ['तब {star} नक्षत्र है, {means}', 'उस समय {star} है, {means}'],
  hing: ['Tab {star} nakshatra hai, {means}', 'Us time {star} hai, {means}'],
}
export const WHY_LISTED: Wordings = {
  en: ['{star} is one of the stars for it', 'It has {star}, a star that suits it'],
  hi: ['{star} इसके अच्छे नक्षत्रों में है', 'तब {star} है, जो इसके लिए अच्छा माना जाता है'],
  hing: ['{star} iske achhe nakshatron me hai', 'Tab {star} hai, jo iske liye achha maana jata hai'],
}
export const WHY_TITHI: Wordings = {
  en: ['Its tithi is a good one for it'],
  hi: ['उसकी तिथि इसके लिए अच्छी है'],
  hing: ['Uski tithi iske liye achhi hai'],
}
/** Joined behind the first reason, or alone. */
export const AND_MOON: Spoken = {
  en: ', and the Moon stands {nth} from yours, which supports',
  hi: ', और चंद्र आपकी राशि से {nth} में सहारा दे रहे हैं',
  hing: ', aur Chandra aapki rashi se {nth} me sahara de rahe hain',
}
/** The same of the natal sign itself. */
export const AND_MOON_OWN: Spoken = {
  en: ', and the Moon stands in your own sign, which supports',
  hi: ', और चंद्र आपकी ही राशि में सहारा दे रहे हैं',
  hing: ', aur Chandra aapki hi rashi me sahara de rahe hain',
}
export const AND_TITHI: Spoken = {
  en: ', and the tithi suits it too',
  hi: ', और तिथि भी इसके लिए अच्छी है',
  hing: ', aur tithi bhi iske liye achhi hai',
}

/** What is said with an activity whatever the day. */
export const NOTES: Partial<Record<Activity, Wordings>> = {
  marriage: {
    en: ['The hour of the wedding itself needs both kundlis and your family priest.'],
    hi: ['फेरों का समय दोनों कुंडलियों और घर के पुरोहित से तय कीजिए।'],
    hing: ['Pheron ka time dono kundliyon aur ghar ke purohit se tay kijiye.'],
  },
  medical: {
    en: ['The doctor’s date goes first, never put off care for a day.'],
    hi: ['डॉक्टर की तारीख़ पहले है, किसी दिन के लिए इलाज मत टालिए।'],
    hing: ['Doctor ki date pehle hai, kisi din ke liye ilaaj mat taaliye.'],
  },
}
export const WHERE: Wordings = {
  en: ['The hours are those of your place of birth.', 'I count the hours at your place of birth.'],
  hi: ['समय आपके जन्म स्थान की घड़ी से है।', 'ये समय आपके जन्म स्थान के हैं।'],
  hing: ['Time aapke janm sthan ki ghadi se hai.', 'Yeh time aapke janm sthan ke hain.'],
}

export const BETTER: Wordings = {
  en: [
    '{hail}{day} is better than {other}{aim}.',
    '{hail}{day} suits you more than {other}{aim}.',
    '{hail}I would choose {day} over {other}{aim}.',
    '{hail}take {day} rather than {other}{aim}.',
    '{hail}{day} is the stronger day{aim}, not {other}.',
    '{hail}between the two {day} leads, {other} comes behind{aim}.',
  ],
  hi: [
    '{hail}{aim}{day} {other} से अच्छा है।',
    '{hail}{aim}{other} के मुक़ाबले {day} बेहतर है।',
    '{hail}{aim}{day} चुनिए, {other} नहीं।',
    '{hail}{aim}{day} का दिन {other} से मज़बूत है।',
    '{hail}{aim}{other} की जगह {day} लीजिए।',
    '{hail}{aim}दोनों में {day} आगे है, {other} पीछे।',
  ],
  hing: [
    '{hail}{aim}{day} {other} se achha hai.',
    '{hail}{aim}{other} ke mukable {day} behtar hai.',
    '{hail}{aim}{day} chuniye, {other} nahi.',
    '{hail}{aim}{day} ka din {other} se mazboot hai.',
    '{hail}{aim}{other} ki jagah {day} lijiye.',
    '{hail}{aim}dono me {day} aage hai, {other} peeche.',
  ],
}
export const ALIKE: Wordings = {
  en: [
    '{hail}{day} and {other} are about the same for you{aim}.',
    '{hail}there is little between {day} and {other}{aim}.',
  ],
  hi: ['{hail}{aim}{day} और {other} लगभग बराबर हैं।', '{hail}{aim}{day} और {other} में ज़्यादा फ़र्क़ नहीं है।'],
  hing: ['{hail}{aim}{day} aur {other} lagbhag barabar hain.', '{hail}{aim}{day} aur {other} me zyada fark nahi hai.'],
}
/** Stands in `{aim}` of the two above. */
export const FOR_AIM: Spoken = { en: ' for {aim}', hi: '{aim} के लिए ', hing: '{aim} ke liye ' }

export const STAR_ON: Wordings = {
  en: ['{day} has {star}, {means}.', 'The star of {day} is {star}, {means}.'],
  hi: ['{day} {star} है, {means}।', '{day} का नक्षत्र {star} है, {means}।'],
  hing: ['{day} {star} hai, {means}.', '{day} ka nakshatra {star} hai, {means}.'],
}
export const EIGHTH: Wordings = {
  en: ['The Moon stands eighth from yours {day}, so keep that day simple.'],
  hi: ['{day} चंद्र आपकी राशि से आठवें में हैं, उस दिन बड़ा काम हल्का रखिए।'],
  hing: ['{day} Chandra aapki rashi se 8th me hain, us din bada kaam halka rakhiye.'],
}
export const RAHU: Wordings = {
  en: ['Leave out Rahu Kaal, {hours}.', 'Only keep clear of Rahu Kaal, {hours}.'],
  hi: ['बस राहु काल छोड़ दीजिए, {hours}।', 'राहु काल {hours} है, उसे छोड़ दीजिए।'],
  hing: ['Bas Rahu Kaal chhod dijiye, {hours}.', 'Rahu Kaal {hours} hai, use chhod dijiye.'],
}
export const GOOD_HOURS: Wordings = {
  en: ['The good hours are {hours}.'],
  hi: ['अच्छा समय {hours} है।'],
  hing: ['Achha time {hours} hai.'],
}

export type Band = 'good' | 'steady' | 'careful'
export const DAY_IS: Record<Band, Wordings> = {
  good: {
    en: [
      '{hail}{day} is a good day for you.',
      '{hail}{day} is with you.',
      '{hail}{day} looks open and friendly for you.',
    ],
    hi: ['{hail}{day} का दिन आपके लिए अच्छा है।', '{hail}{day} समय साथ दे रहा है।', '{hail}{day} का दिन खुला और हल्का है।'],
    hing: [
      '{hail}{day} ka din aapke liye achha hai.',
      '{hail}{day} time saath de raha hai.',
      '{hail}{day} ka din khula aur halka hai.',
    ],
  },
  steady: {
    en: [
      '{hail}{day} is an even day for you.',
      '{hail}{day} is an ordinary day, neither pushing nor stopping you.',
      '{hail}{day} goes at a steady pace.',
    ],
    hi: [
      '{hail}{day} का दिन सामान्य है।',
      '{hail}{day} का दिन न बहुत तेज़ है न रुका हुआ।',
      '{hail}{day} का दिन एक चाल से चलेगा।',
    ],
    hing: [
      '{hail}{day} ka din normal hai.',
      '{hail}{day} ka din na bahut tez hai na ruka hua.',
      '{hail}{day} ka din ek chaal se chalega.',
    ],
  },
  careful: {
    en: [
      '{hail}{day} asks for a slower pace.',
      '{hail}{day} is a day to keep light.',
      '{hail}{day} is better for small things than for big ones.',
    ],
    hi: [
      '{hail}{day} का दिन धीमी चाल माँगता है।',
      '{hail}{day} का दिन हल्का रखिए।',
      '{hail}{day} का दिन बड़े नहीं, छोटे कामों का है।',
    ],
    hing: [
      '{hail}{day} ka din dheemi chaal maangta hai.',
      '{hail}{day} ka din halka rakhiye.',
      '{hail}{day} ka din bade nahi, chhote kaamon ka hai.',
    ],
  },
}
export const FIELDS: Wordings = {
  en: ['{best} goes best, {worst} wants patience.', 'It helps {best} most, and {worst} least.'],
  hi: ['{best} सबसे अच्छा चलेगा, {worstOf} में धीरज रखिए।', 'सबसे ज़्यादा साथ {bestOf} को है, सबसे कम {worstOf} को।'],
  hing: [
    '{best} sabse achha chalega, {worstOf} me dheeraj rakhiye.',
    'Sabse zyada saath {bestOf} ko hai, sabse kam {worstOf} ko.',
  ],
}
/** The same before a postposition: `पैसे को`. */
export const FIELD_OBLIQUE: Partial<Record<'love' | 'career' | 'money' | 'health' | 'family', Spoken>> = {
  money: { en: 'money', hi: 'पैसे', hing: 'paise' },
}
export const FIELD_NAMES: Readonly<Record<'love' | 'career' | 'money' | 'health' | 'family', Spoken>> = {
  love: { en: 'love', hi: 'प्रेम', hing: 'pyar' },
  career: { en: 'work', hi: 'काम', hing: 'kaam' },
  money: { en: 'money', hi: 'पैसा', hing: 'paisa' },
  health: { en: 'health', hi: 'स्वास्थ्य', hing: 'sehat' },
  family: { en: 'family', hi: 'परिवार', hing: 'parivar' },
}
/** Where the time of birth leaves star or Moon open. */
export const OPEN: Wordings = {
  en: ['Your time of birth leaves your star open, so this is the panchang of {day} for everyone.'],
  hi: ['आपके जन्म समय से नक्षत्र पक्का नहीं होता, इसलिए {day} का यह पंचांग सबके लिए है।'],
  hing: ['Aapke janm samay se nakshatra tay nahi hota, isliye {day} ka yeh panchang sabke liye hai.'],
}
export const TODAY: Spoken = { en: 'today', hi: 'आज', hing: 'aaj' }
export const TOMORROW: Spoken = { en: 'tomorrow', hi: 'कल', hing: 'kal' }
export const NUMBERS: Wordings = {
  en: ['In numbers: {one} and {two} of a hundred.'],
  hi: ['अंकों में: सौ में {one} और {two}।'],
  hing: ['Number me: sau me {one} aur {two}.'],
}

/** A date for somebody else, found with the asker's chart. */
export const COUNTED_FROM_YOU: Wordings = {
  en: ['The star is counted from yours; for {kin} add their kundli and I count it from theirs.'],
  hi: ['तारा आपकी कुंडली से गिनी है, {kin} के लिए उनकी कुंडली जोड़ दें तो उनकी गिनूँ[गा|गी]।'],
  hing: ['Tara aapki kundli se gini hai, {kin} ke liye unki kundli add kar dein to unki [ginunga|ginungi].'],
}
