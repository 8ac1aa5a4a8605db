import type { Wordings } from '#write/say/say.ts'
import type { Spoken } from '#write/types.ts'

/** Where a counter has to be open. */
export const COUNTER =
  /\bbank|registr|\bdeed\b|\bcourt\b|passport|\brto\b|notary|sub.?registrar|tehsil|\bloan\b|post office|government office|sarkari daftar|\blic\b|kachehri|रजिस्ट्री|बैंक|बैनामा|कोर्ट|कचहरी|पासपोर्ट|आरटीओ|लोन|तहसील|डाकघर/iu

/** Counters that stay shut on the second and fourth Saturday. */
export const MONTHLY = /\bbank|\bloan\b|registr|\bdeed\b|\bcourt\b|tehsil|बैंक|लोन|रजिस्ट्री|बैनामा|कोर्ट|तहसील/iu

/** National holidays of India that have a fixed date, month and day. */
export const HOLIDAYS: ReadonlySet<string> = new Set(['01-26', '08-15', '10-02', '12-25'])

/** `{day}` when the counter is shut, `{open}` the next day it is not. */
export const CLOSED: Wordings = {
  en: [
    'But on {day} the counters are shut; for the errand itself {open} is the next working day.',
    'Mind that {day} is a holiday at the counter, so go on {open}.',
  ],
  hi: [
    'पर {day} को दफ़्तर और बैंक बंद रहते हैं, काम के लिए अगला खुला दिन {open} है।',
    'ध्यान रहे, {day} को काउंटर बंद है, इसलिए {open} को जाइए।',
  ],
  hing: [
    'Par {day} ko daftar aur bank band rehte hain, kaam ke liye agla khula din {open} hai.',
    'Dhyan rahe, {day} ko counter band hai, isliye {open} ko jaiye.',
  ],
}

/** On the eve of a paper or an interview a day that is not light is told by what helps. */
export const PAPER_DAY: Record<'good' | 'steady' | 'careful', Wordings> = {
  good: {
    en: ['{Day} is on your side for the paper.', 'A good day for a paper, {day}.'],
    hi: ['पेपर के लिए {day} का दिन आपके साथ है।', '{day} का दिन पेपर के लिए अच्छा है।'],
    hing: ['Paper ke liye {day} ka din aapke saath hai.', '{Day} ka din paper ke liye achha hai.'],
  },
  steady: {
    en: [
      '{Day} is an even day for the paper: what you have learnt will come out.',
      'An even day for it, {day}; nothing stands against you.',
    ],
    hi: ['पेपर के लिए {day} का दिन सामान्य है, जो पढ़ा है वह काम आएगा।', '{day} का दिन बराबर का है, आपके ख़िलाफ़ कुछ नहीं।'],
    hing: [
      'Paper ke liye {day} ka din normal hai, jo padha hai woh kaam aayega.',
      '{Day} ka din barabar ka hai, aapke khilaaf kuch nahi.',
    ],
  },
  careful: {
    en: ['{Day} wants calm, and with calm the paper goes well.', 'Go slowly {day} and the paper will be all right.'],
    hi: [
      '{day} का दिन आराम से चलने का है, शांत रहेंगे तो पेपर ठीक जाएगा।',
      '{day} जल्दी मत कीजिए, शांति से लिखेंगे तो पेपर ठीक जाएगा।',
    ],
    hing: [
      '{Day} ka din aaram se chalne ka hai, shaant rahenge to paper theek jayega.',
      '{Day} jaldi mat kijiye, shaanti se likhenge to paper theek jayega.',
    ],
  },
}

/** A paper that is written. */
export const PAPER = /paper|\bexams?\b|\btests?\b|boards?\b|pariksha|imtihaan|पेपर|परीक्षा|टेस्ट|बोर्ड|इम्तिहान/iu

/** The shrines of the Char Dham in the Himalaya and Amarnath, closed in winter. */
export const WINTER_SHRINES =
  /char ?dham|chaar ?dham|kedarnath|badrinath|gangotri|yamunotri|hemkund|चार ?धाम|केदारनाथ|बद्रीनाथ|गंगोत्री|यमुनोत्री|हेमकुंड/iu

/** When those are open, and when to go by the chart: `{open}` a part of it. */
export const SHRINES: Spoken<{ yes: string; open: readonly string[]; season: readonly string[] }> = {
  en: {
    yes: 'Yes, it is possible. ',
    open: [
      'The shrines are open only from about early May to early November, so within that I would go {open}.',
      'In winter the shrines are shut; of the open season, May to October, take {open}.',
    ],
    season: ['The shrines are open only from about early May to early November: plan for that season.'],
  },
  hi: {
    yes: 'हाँ, यह हो सकता है। ',
    open: [
      'कपाट लगभग मई की शुरुआत से नवंबर की शुरुआत तक ही खुले रहते हैं, इसलिए {open} चुनिए।',
      'सर्दी में कपाट बंद रहते हैं, खुले मौसम में {open} अच्छा है।',
    ],
    season: ['कपाट लगभग मई की शुरुआत से नवंबर की शुरुआत तक ही खुले रहते हैं, यात्रा उसी मौसम में रखिए।'],
  },
  hing: {
    yes: 'Haan, yeh ho sakta hai. ',
    open: [
      'Kapaat lagbhag May ki shuruaat se November ki shuruaat tak hi khule rehte hain, isliye {open} chuniye.',
      'Sardi me kapaat band rehte hain, khule mausam me {open} achha hai.',
    ],
    season: [
      'Kapaat lagbhag May ki shuruaat se November ki shuruaat tak hi khule rehte hain, yatra usi mausam me rakhiye.',
    ],
  },
}
