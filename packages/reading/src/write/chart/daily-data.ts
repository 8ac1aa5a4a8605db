import type { LifeMatter } from '@dhruva/jyotish'
import type { Wordings } from '#write/say/say.ts'
import type { Spoken } from '#write/types.ts'

/** A mantra that is wished for every day: fewer times than on the graha's own weekday. */
export const EVERY_DAY: Spoken = {
  en: '11 times every morning after your bath',
  hi: 'रोज़ सुबह नहाने के बाद 11 बार',
  hing: 'roz subah nahane ke baad 11 baar',
}

/** What a remedy is wished for, by its words. */
export const REMEDY_FOR: ReadonlyArray<readonly [LifeMatter, RegExp]> = [
  [
    'home_peace',
    /ghar (?:ki|me|mein)? ?(?:shanti|sukoon|kalesh)|kalesh|peace at home|family peace|घर की शांति|घर में शांति|कलेश|क्लेश/iu,
  ],
  ['mind_unrest', /mann ki shanti|man ki shanti|peace of mind|tension|neend|anxiety|मन की शांति|तनाव|नींद/iu],
  ['marriage_time', /shaadi|shadi|vivah|marriage|शादी|विवाह/iu],
  ['job_get', /naukri|job|career|kaam|नौकरी|करियर|जॉब/iu],
  ['debt_loan', /karz|karj|loan|debt|कर्ज़|कर्ज़|कर्ज|लोन/iu],
  ['wealth', /paisa|paise|money|dhan|barkat|पैसा|पैसे|धन|बरकत/iu],
  ['exam', /exam|padhai|study|पढ़ाई|परीक्षा/iu],
  ['health_general', /health|sehat|tabiyat|सेहत|तबीयत|स्वास्थ्य/iu],
  ['marital_harmony', /pati|patni|husband|wife|पति|पत्नी/iu],
  ['anger', /gussa|anger|ग़ुस्सा|गुस्सा/iu],
  ['children_time', /santan|baby|bachch|संतान|बच्च/iu],
]

/** Of a shop or an office: what counts more than its direction. */
export const SHOP_MATTERS_MORE: Wordings = {
  en: [
    'It is a custom. That you see the door from your seat and the light falls on the goods matters more.',
    'Move no wall for it; a clear way in and a seat with your back to the wall do more.',
  ],
  hi: [
    'यह एक रिवाज है। बैठकर दरवाज़ा दिखे और सामान पर रोशनी पड़े, यह ज़्यादा काम करता है।',
    'इसके लिए तोड़-फोड़ मत कीजिए, आने का रास्ता खुला और पीठ के पीछे दीवार हो, इतना काफ़ी है।',
  ],
  hing: [
    'Yeh ek riwaaj hai. Baith kar darwaza dikhe aur saamaan par roshni pade, yeh zyada kaam karta hai.',
    'Iske liye tod-phod mat kijiye, aane ka raasta khula aur peeth ke peeche deewar ho, itna kaafi hai.',
  ],
}

/** Of a journey: what counts more than its direction. */
export const TRIP_MATTERS_MORE: Wordings = {
  en: [
    'For a journey it is a custom and no more: go where your work or your people are, and let weather and road decide the day.',
    'No trip is good or bad by its direction alone; ask me for the time of the journey, that I can read.',
  ],
  hi: [
    'यात्रा के लिए यह बस एक रिवाज है: जहाँ काम या अपने लोग हों वहाँ जाइए, दिन मौसम और रास्ता देखकर तय कीजिए।',
    'सिर्फ़ दिशा से कोई यात्रा अच्छी या बुरी नहीं होती; यात्रा का समय पूछिए, वह मैं देख [सकता|सकती] हूँ।',
  ],
  hing: [
    'Yatra ke liye yeh bas ek riwaaj hai: jahan kaam ya apne log hon wahan jaiye, din mausam aur raasta dekh kar tay kijiye.',
    'Sirf disha se koi yatra achhi ya buri nahi hoti; yatra ka time poochhiye, woh main dekh [sakta|sakti] hoon.',
  ],
}
