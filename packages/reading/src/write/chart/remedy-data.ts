import type { GrahaId } from '@dhruva/jyotish'
import type { Wordings } from '#write/say/say.ts'
import type { Spoken } from '#write/types.ts'

/** The name mantra of each graha: the name in the dative, with the seed syllable where custom has it. */
export const MANTRAS: Record<GrahaId, { iast: string } & Spoken> = {
  sun: { iast: 'oṃ sūryāya namaḥ', hi: 'ॐ सूर्याय नमः', hing: 'Om Suryaya Namah', en: 'Om Suryaya Namah' },
  moon: { iast: 'oṃ somāya namaḥ', hi: 'ॐ सोमाय नमः', hing: 'Om Somaya Namah', en: 'Om Somaya Namah' },
  mars: { iast: 'oṃ bhaumāya namaḥ', hi: 'ॐ भौमाय नमः', hing: 'Om Bhaumaya Namah', en: 'Om Bhaumaya Namah' },
  mercury: { iast: 'oṃ budhāya namaḥ', hi: 'ॐ बुधाय नमः', hing: 'Om Budhaya Namah', en: 'Om Budhaya Namah' },
  jupiter: {
    iast: 'oṃ bṛhaspataye namaḥ',
    hi: 'ॐ बृहस्पतये नमः',
    hing: 'Om Brihaspataye Namah',
    en: 'Om Brihaspataye Namah',
  },
  venus: { iast: 'oṃ śukrāya namaḥ', hi: 'ॐ शुक्राय नमः', hing: 'Om Shukraya Namah', en: 'Om Shukraya Namah' },
  saturn: {
    iast: 'oṃ śaṃ śanaiścarāya namaḥ',
    hi: 'ॐ शं शनैश्चराय नमः',
    hing: 'Om Sham Shanaishcharaya Namah',
    en: 'Om Sham Shanaishcharaya Namah',
  },
  rahu: { iast: 'oṃ rāṃ rāhave namaḥ', hi: 'ॐ रां राहवे नमः', hing: 'Om Ram Rahave Namah', en: 'Om Ram Rahave Namah' },
  ketu: { iast: 'oṃ keṃ ketave namaḥ', hi: 'ॐ कें केतवे नमः', hing: 'Om Kem Ketave Namah', en: 'Om Kem Ketave Namah' },
}

/** How often and when. */
export const WHEN: Record<GrahaId, Spoken> = {
  sun: {
    en: '12 times on Sunday at sunrise',
    hi: 'रविवार को सूरज निकलते समय 12 बार',
    hing: 'Ravivaar ko suraj nikalte time 12 baar',
  },
  moon: { en: '108 times on Monday in the evening', hi: 'सोमवार की शाम 108 बार', hing: 'Somvaar ki shaam 108 baar' },
  mars: { en: '108 times on Tuesday', hi: 'मंगलवार को 108 बार', hing: 'Mangalvaar ko 108 baar' },
  mercury: { en: '108 times on Wednesday', hi: 'बुधवार को 108 बार', hing: 'Budhvaar ko 108 baar' },
  jupiter: { en: '108 times on Thursday', hi: 'गुरुवार को 108 बार', hing: 'Guruvaar ko 108 baar' },
  venus: { en: '108 times on Friday', hi: 'शुक्रवार को 108 बार', hing: 'Shukravaar ko 108 baar' },
  saturn: {
    en: '108 times on Saturday after sunset',
    hi: 'शनिवार को सूर्यास्त के बाद 108 बार',
    hing: 'Shanivaar ko suraj doobne ke baad 108 baar',
  },
  rahu: { en: '108 times on Saturday evening', hi: 'शनिवार की शाम 108 बार', hing: 'Shanivaar ki shaam 108 baar' },
  ketu: { en: '108 times on Tuesday', hi: 'मंगलवार को 108 बार', hing: 'Mangalvaar ko 108 baar' },
}

export const DAAN: Record<GrahaId, Spoken> = {
  sun: { en: 'wheat and jaggery', hi: 'गेहूँ और गुड़', hing: 'gehu aur gud' },
  moon: { en: 'rice and milk', hi: 'चावल और दूध', hing: 'chawal aur doodh' },
  mars: { en: 'red lentils', hi: 'मसूर की दाल', hing: 'masoor ki daal' },
  mercury: { en: 'green moong or school books', hi: 'हरी मूँग या किताबें', hing: 'hari moong ya kitaabein' },
  jupiter: { en: 'chana dal and turmeric', hi: 'चने की दाल और हल्दी', hing: 'chane ki daal aur haldi' },
  venus: { en: 'rice, curd or a white cloth', hi: 'चावल, दही या सफ़ेद कपड़ा', hing: 'chawal, dahi ya safed kapda' },
  saturn: { en: 'sesame or oil', hi: 'तिल या तेल', hing: 'til ya tel' },
  rahu: { en: 'black gram or a blanket', hi: 'उड़द या कंबल', hing: 'urad ya kambal' },
  ketu: { en: 'a blanket', hi: 'कंबल', hing: 'kambal' },
}
/** The day of a fast; Rahu has none. */
export const VRAT: Partial<Record<GrahaId, Spoken>> = {
  sun: { en: 'Sunday', hi: 'रविवार', hing: 'Ravivaar' },
  moon: { en: 'Monday', hi: 'सोमवार', hing: 'Somvaar' },
  mars: { en: 'Tuesday', hi: 'मंगलवार', hing: 'Mangalvaar' },
  mercury: { en: 'Wednesday', hi: 'बुधवार', hing: 'Budhvaar' },
  jupiter: { en: 'Thursday', hi: 'गुरुवार', hing: 'Guruvaar' },
  venus: { en: 'Friday', hi: 'शुक्रवार', hing: 'Shukravaar' },
  saturn: { en: 'Saturday', hi: 'शनिवार', hing: 'Shanivaar' },
  ketu: { en: 'Tuesday', hi: 'मंगलवार', hing: 'Mangalvaar' },
}

export const MANTRA: Wordings = {
  en: [
    '{mantra}, {when}.',
    'Take {mantra}, {when}, no more than that.',
    'For you it is {graha}: {mantra}, {when}.',
    'The mantra is {mantra}, {when}.',
    'Say {mantra}, {when}, in a quiet place.',
    'I would choose {mantra}, {when}.',
  ],
  hi: [
    '{mantra}, {when}।',
    '{mantra} लीजिए, {when}, बस इतना।',
    'आपके लिए {graha} का मंत्र है: {mantra}, {when}।',
    'मंत्र है {mantra}, {when}।',
    'शांत जगह बैठकर {mantra}, {when}।',
    'मैं {mantra} चुनूँ[गा|गी], {when}।',
  ],
  hing: [
    '{mantra}, {when}.',
    '{mantra} lijiye, {when}, bas itna.',
    'Aapke liye {graha} ka mantra hai: {mantra}, {when}.',
    'Mantra hai {mantra}, {when}.',
    'Shaant jagah baithkar {mantra}, {when}.',
    'Main {mantra} [chununga|chunungi], {when}.',
  ],
}

/** Why this graha, and what counts more than the mantra. */
export const REASON: Record<'weak' | 'combust' | 'hard_house' | 'running' | 'lagna_lord' | 'placed', Wordings> = {
  weak: {
    en: [
      '{graha} is weak in your chart, which shows as {strain}, so the better half of the remedy is to {conduct}.',
      'It is for a weak {bare}, felt as {strain}. What helps even more: {conduct}.',
    ],
    hi: [
      '{graha} आपकी कुंडली में नीच का है, जो {strain} में दिखता है, इसलिए असली उपाय यह है: {conduct}।',
      'यह नीच के {graha} के लिए है, जो {strain} में दिखता है। इससे भी ज़्यादा काम की बात: {conduct}।',
    ],
    hing: [
      '{graha} aapki kundli me neech ka hai, jo {strain} me dikhta hai, isliye asli upay yeh hai: {conduct}.',
      'Yeh neech ke {graha} ke liye hai, jo {strain} me dikhta hai. Isse bhi zyada kaam ki baat: {conduct}.',
    ],
  },
  combust: {
    en: [
      '{graha} stands hidden beside the Sun in your chart, which shows as {strain}, so what counts more is to {conduct}.',
    ],
    hi: ['{graha} आपकी कुंडली में सूर्य के पास अस्त है, जो {strain} में दिखता है, इसलिए असली उपाय यह है: {conduct}।'],
    hing: [
      '{graha} aapki kundli me Surya ke paas ast hai, jo {strain} me dikhta hai, isliye asli upay yeh hai: {conduct}.',
    ],
  },
  hard_house: {
    en: [
      '{graha} sits in your {house}, where it tires, so what counts more is to {conduct}.',
      'It is for {graha} in the {house}, a place that asks work of it. So {conduct}.',
    ],
    hi: [
      '{graha} आपके {house} में है, जहाँ उसे मेहनत करनी पड़ती है, इसलिए असली उपाय यह है: {conduct}।',
      'यह {house} के {graha} के लिए है। मंत्र से ज़्यादा काम यह करेगा: {conduct}।',
    ],
    hing: [
      '{graha} aapke {house} me hai, jahan use mehnat karni padti hai, isliye asli upay yeh hai: {conduct}.',
      'Yeh {house} ke {graha} ke liye hai. Mantra se zyada kaam yeh karega: {conduct}.',
    ],
  },
  running: {
    en: [
      'It is the time of {graha} until {to}, and the time itself asks you to {conduct}.',
      '{graha} rules your period until {to}. Beside the mantra, {conduct}.',
    ],
    hi: [
      '{to} तक {graha} का ही समय है, और यह समय आपसे यही चाहता है: {conduct}।',
      'आपका अभी का समय {to} तक {graha} का है। मंत्र के साथ {conduct}।',
    ],
    hing: [
      '{to} tak {graha} ka hi time hai, aur yeh time aapse yahi chahta hai: {conduct}.',
      'Aapka abhi ka time {to} tak {graha} ka hai. Mantra ke saath {conduct}.',
    ],
  },
  lagna_lord: {
    en: [
      '{graha} is the lord of your lagna and carries the rest of the chart, so keep it in good shape: {conduct}.',
      'As lord of your lagna {graha} speaks for you yourself. So {conduct}.',
    ],
    hi: [
      '{graha} आपके लग्न का स्वामी है और बाक़ी सब इसी पर टिका है, इसलिए साथ में {conduct}।',
      'लग्न का स्वामी होने से {graha} ख़ुद आपकी बात करता है। इसलिए {conduct}।',
    ],
    hing: [
      '{graha} aapke lagna ka swami hai aur baaki sab isi par tika hai, isliye saath me {conduct}.',
      'Lagna ka swami hone se {graha} khud aapki baat karta hai. Isliye {conduct}.',
    ],
  },
  placed: {
    en: [
      '{graha} sits in your {house}, that of {area}, so what counts more is to {conduct}.',
      'In your chart {graha} works on {area}. There the true remedy is to {conduct}.',
    ],
    hi: [
      '{graha} आपके {house} में है, {area} के घर में, इसलिए असली उपाय यह है: {conduct}।',
      'आपकी कुंडली में {graha} {area} पर काम करता है। वहाँ असली उपाय यह है: {conduct}।',
    ],
    hing: [
      '{graha} aapke {house} me hai, {area} ke ghar me, isliye asli upay yeh hai: {conduct}.',
      'Aapki kundli me {graha} {area} par kaam karta hai. Wahan asli upay yeh hai: {conduct}.',
    ],
  },
}
/** Without a mantra: for the young, and for who prays in another way. */
export const CONDUCT_ALONE: Wordings = {
  en: [
    'For {graha} one thing is enough: {conduct}.',
    'No mantra is needed for that. {conduct}.',
    'The remedy for {graha} is a habit: {conduct}.',
  ],
  hi: [
    '{graha} के लिए एक ही बात काफ़ी है: {conduct}।',
    'इसके लिए मंत्र ज़रूरी नहीं। {conduct}।',
    '{graha} का उपाय एक आदत है: {conduct}।',
  ],
  hing: [
    '{graha} ke liye ek hi baat kaafi hai: {conduct}.',
    'Iske liye mantra zaroori nahi. {conduct}.',
    '{graha} ka upay ek aadat hai: {conduct}.',
  ],
}
export const GIVE: Wordings = {
  en: ['If you wish to give, give {what} to someone in need.', 'As a gift {what} fits, to whoever needs it.'],
  hi: ['दान करना हो तो {what}, किसी ज़रूरतमंद को।', 'दान में {what} ठीक है, जिसे ज़रूरत हो उसे।'],
  hing: ['Daan karna ho to {what}, kisi zarooratmand ko.', 'Daan me {what} theek hai, jise zaroorat ho use.'],
}
export const FAST: Wordings = {
  en: ['For a fast the day is {day}, as light as your health allows.'],
  hi: ['व्रत के लिए दिन {day} है, उतना ही जितना सेहत साथ दे।'],
  hing: ['Vrat ke liye din {day} hai, utna hi jitna sehat saath de.'],
}
export const NO_FAST: Wordings = {
  en: ['{graha} has no fast of its own.'],
  hi: ['{graha} का अपना कोई व्रत नहीं होता।'],
  hing: ['{graha} ka apna koi vrat nahi hota.'],
}
