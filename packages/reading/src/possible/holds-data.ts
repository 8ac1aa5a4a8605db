import type { Wordings } from '#write/say/say.ts'
import type { Spoken } from '#write/types.ts'

/** What stays open, and what of: said first. */
export const OPEN: Record<'lagna' | 'time' | 'figure', Wordings> = {
  lagna: {
    en: [
      '{hail}this is read from the lagna alone, and your time of birth leaves it open.',
      '{hail}only the lagna answers this, and your time of birth does not settle it.',
    ],
    hi: [
      '{hail}यह केवल लग्न से देखा जाता है, और आपके जन्म समय से लग्न पक्का नहीं होता।',
      '{hail}इसका जवाब लग्न ही देता है, और आपका जन्म समय उसे तय नहीं करता।',
    ],
    hing: [
      '{hail}yeh sirf lagna se dekha jaata hai, aur aapke janm samay se lagna pakka nahi hota.',
      '{hail}iska jawab lagna hi deta hai, aur aapka janm samay use tay nahi karta.',
    ],
  },
  time: {
    en: [
      '{hail}I cannot say this for sure: the charts your time of birth allows do not agree on it.',
      '{hail}here your time of birth decides, and the charts it allows say different things.',
    ],
    hi: [
      '{hail}यह मैं पक्का नहीं कह [सकता|सकती]: आपके जन्म समय से जो कुंडलियाँ बन सकती हैं, वे इस पर एकमत नहीं हैं।',
      '{hail}यहाँ फ़ैसला जन्म समय करता है, और उससे बनने वाली कुंडलियाँ अलग-अलग बात कहती हैं।',
    ],
    hing: [
      '{hail}yeh main pakka nahi keh [sakta|sakti]: aapke janm samay se jo kundliyan ban sakti hain, woh is par ek nahi hain.',
      '{hail}yahan faisla janm samay karta hai, aur usse banne wali kundliyan alag alag baat kehti hain.',
    ],
  },
  figure: {
    en: ['The time of birth is not exact here, and the charts it allows do not agree on this.'],
    hi: ['यहाँ जन्म का समय पक्का नहीं है, और उससे बनने वाली कुंडलियाँ इस पर एकमत नहीं हैं।'],
    hing: ['Yahan janm ka samay pakka nahi hai, aur usse banne wali kundliyan is par ek nahi hain.'],
  },
}
/** The hours of each lagna. */
export const LAGNA_UNTIL: Wordings = {
  en: ['- **{sign}** until {to}'],
  hi: ['- **{sign}** {to} तक'],
  hing: ['- **{sign}** {to} tak'],
}
export const LAGNA_FROM: Wordings = {
  en: ['- **{sign}** from {from}'],
  hi: ['- **{sign}** {from} से'],
  hing: ['- **{sign}** {from} se'],
}
/** What holds at every hour. */
export const MOON: Wordings = {
  en: [
    'Sure at every hour is the Moon in {sign}: the mind looks for {needs}.',
    'What holds whatever the hour: the Moon is in {sign}, and it asks for {needs}.',
  ],
  hi: [
    'हर समय पर पक्का है चंद्र का {sign} में होना: मन को {needs} चाहिए।',
    'समय जो भी हो, चंद्र {sign} में है, और मन को {needs} चाहिए।',
  ],
  hing: [
    'Har samay par pakka hai Chandra ka {sign} me hona: mann ko {needs} chahiye.',
    'Samay jo bhi ho, Chandra {sign} me hai, aur mann ko {needs} chahiye.',
  ],
}
export const MOONS: Wordings = {
  en: ['By the hour the Moon is in {signs}.'],
  hi: ['समय के हिसाब से चंद्र {signs} में है।'],
  hing: ['Samay ke hisaab se Chandra {signs} me hai.'],
}
export const SUN: Wordings = {
  en: ['The Sun is in {sign}, which gives {manner}.'],
  hi: ['सूर्य {sign} में है, जिसकी देन है {manner}।'],
  hing: ['Surya {sign} me hai, jiski den hai {manner}.'],
}
export const DASHA: Wordings = {
  en: ['The {graha} mahadasha runs in all of them, until {to}.'],
  hi: ['{graha} की महादशा सब में चल रही है, {to} तक।'],
  hing: ['{graha} ki mahadasha sab me chal rahi hai, {to} tak.'],
}
export const JUPITER: Record<'good' | 'hard', Wordings> = {
  good: {
    en: ['Jupiter is in {sign}, the {place} from the Moon, until {to}: a time that helps.'],
    hi: ['गुरु {to} तक {sign} में, चंद्र से {place} स्थान पर है: साथ देने वाला समय।'],
    hing: ['Guru {to} tak {sign} me, Chandra se {place} sthan par hai: saath dene wala samay.'],
  },
  hard: {
    en: ['Jupiter is in {sign}, the {place} from the Moon, until {to}: a time for patient work.'],
    hi: ['गुरु {to} तक {sign} में, चंद्र से {place} स्थान पर है: धीरज से काम करने का समय।'],
    hing: ['Guru {to} tak {sign} me, Chandra se {place} sthan par hai: dheeraj se kaam karne ka samay.'],
  },
}
/** What to bring. */
export const ASK: Wordings = {
  en: [
    'Do you know the hour more closely, from a birth certificate, the hospital or family? Enter it in your kundli and ask me again.',
    'If the birth certificate, the hospital or someone in the family knows the hour better, put it into the kundli and I can answer this.',
  ],
  hi: [
    'क्या जन्म प्रमाणपत्र, अस्पताल या परिवार से समय ज़्यादा पक्का पता चल सकता है? उसे कुंडली में भरकर मुझसे फिर पूछिए।',
    'जन्म प्रमाणपत्र, अस्पताल या घर में किसी से सही समय पता चले तो कुंडली में भर दीजिए, फिर इसका जवाब [दूँगा|दूँगी]।',
  ],
  hing: [
    'Kya birth certificate, hospital ya family se samay zyada pakka pata chal sakta hai? Use kundli me bharkar mujhse phir poochiye.',
    'Birth certificate, hospital ya ghar me kisi se sahi samay pata chale to kundli me bhar dijiye, phir iska jawab [dunga|dungi].',
  ],
}

export const OR: Spoken = { en: ' or ', hi: ' या ', hing: ' ya ' }
