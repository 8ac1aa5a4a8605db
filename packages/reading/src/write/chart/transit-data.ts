import type { GrahaId } from '@dhruva/jyotish'
import type { Wordings } from '#write/say/say.ts'
import type { Spoken } from '#write/types.ts'

export const TRANSIT: Wordings = {
  en: [
    '{hail}{graha} is in {sign}{until}, which is your {house}.',
    'For you {graha} moves through the {house}{until}, in {sign}.',
    '{graha} crosses your {house}, in {sign}{until}.',
  ],
  hi: [
    '{hail}{graha} {until}{sign} में है, यानी आपके {house} में।',
    'आपके लिए {graha} {until}{house} से गुज़र रहा है, {sign} में।',
    '{graha} का गोचर {until}आपके {house} में है, {sign} राशि में।',
  ],
  hing: [
    '{hail}{graha} {until}{sign} me hai, yaani aapke {house} me.',
    'Aapke liye {graha} {until}{house} se guzar raha hai, {sign} me.',
    '{graha} ka gochar {until}aapke {house} me hai, {sign} rashi me.',
  ],
}
export const UNTIL: Spoken = { en: ' until {to}', hi: '{to} तक ', hing: '{to} tak ' }

/** What a graha does in the house it crosses; `{area}` as areas stand. */
export const DOES: Record<GrahaId, Spoken> = {
  sun: {
    en: 'It puts light on {area} for a month.',
    hi: 'यह एक महीने {area} पर रोशनी डालता है।',
    hing: 'Yeh ek mahine {area} par roshni daalta hai.',
  },
  moon: {
    en: 'For two days or so the mind is with {area}.',
    hi: 'दो दिन मन {area} में लगा रहता है।',
    hing: 'Do din mann {area} me laga rehta hai.',
  },
  mars: {
    en: 'It adds heat and speed to {area}.',
    hi: 'यह {area} में तेज़ी और गरमी लाता है।',
    hing: 'Yeh {area} me tezi aur garmi laata hai.',
  },
  mercury: {
    en: 'It brings talk, papers and plans to {area}.',
    hi: 'यह {area} में बातचीत और काग़ज़ी काम बढ़ाता है।',
    hing: 'Yeh {area} me baatcheet aur paper ka kaam badhata hai.',
  },
  jupiter: {
    en: 'It opens doors in matters of {area}, so ask and apply there.',
    hi: '{area} के मामलों में यह रास्ते खोलता है, वहाँ माँगिए और कोशिश कीजिए।',
    hing: '{area} ke maamlon me yeh raaste kholta hai, wahan maangiye aur koshish kijiye.',
  },
  venus: { en: 'It brings ease to {area}.', hi: 'यह {area} में मिठास लाता है।', hing: 'Yeh {area} me mithaas laata hai.' },
  saturn: {
    en: 'In matters of {area} it slows things until they are done properly, and what is built there lasts.',
    hi: '{area} के मामलों में यह चाल धीमी करता है ताकि काम ठीक से हो, और जो बने वह टिके।',
    hing: '{area} ke maamlon me yeh chaal dheemi karta hai taaki kaam theek se ho, aur jo bane woh tike.',
  },
  rahu: {
    en: 'It stirs up wishes around {area}, so read the terms twice.',
    hi: 'यह {area} में चाह बढ़ाता है, इसलिए शर्तें दो बार पढ़िए।',
    hing: 'Yeh {area} me chaah badhata hai, isliye terms do baar padhiye.',
  },
  ketu: {
    en: 'It loosens your hold on {area}: finish there, begin elsewhere.',
    hi: 'यह {area} से मन हटाता है: वहाँ पुराना पूरा कीजिए, नया कहीं और।',
    hing: 'Yeh {area} se mann hatata hai: wahan purana poora kijiye, naya kahin aur.',
  },
}

/** Seen from the natal Moon. */
export const FROM_MOON: Record<'good' | 'tight' | 'obstructed', Wordings> = {
  good: {
    en: [
      'Counted from your Moon it is the {nth}, a place where it helps.',
      'From the Moon it stands {nth}, which is a good place for it.',
    ],
    hi: ['चंद्र से यह {nth} स्थान पर है, जहाँ यह मदद करता है।', 'आपके चंद्र से गिनें तो {nth}, जो इसके लिए अच्छा स्थान है।'],
    hing: [
      'Chandra se yeh {nth} place par hai, jahan yeh madad karta hai.',
      'Aapke Chandra se ginein to {nth}, jo iske liye achhi jagah hai.',
    ],
  },
  obstructed: {
    en: ['From your Moon it stands {nth}, a good place, only {by} holds it back at present.'],
    hi: ['चंद्र से यह {nth} स्थान पर है, जगह अच्छी है, बस अभी {by} उसे रोकता है।'],
    hing: ['Chandra se yeh {nth} place par hai, jagah achhi hai, bas abhi {by} use rokta hai.'],
  },
  tight: {
    en: [
      'Counted from your Moon it is the {nth}, a tight place, so give things time.',
      'From the Moon it stands {nth}, where it asks for patience.',
    ],
    hi: ['चंद्र से यह {nth} स्थान पर है, जगह तंग है, इसलिए थोड़ा समय दीजिए।', 'आपके चंद्र से गिनें तो {nth}, जहाँ यह सब्र माँगता है।'],
    hing: [
      'Chandra se yeh {nth} place par hai, jagah tang hai, isliye thoda time dijiye.',
      'Aapke Chandra se ginein to {nth}, jahan yeh sabr maangta hai.',
    ],
  },
}
export const TOUCHES: Wordings = {
  en: ['Most of all it touches {matter} now.', 'You will notice it first in {matter}.'],
  hi: ['अभी सबसे ज़्यादा असर {matter} पर है।', 'पहला असर {matter} पर दिखता है।'],
  hing: ['Abhi sabse zyada asar {matter} par hai.', 'Pehla asar {matter} par dikhta hai.'],
}
export const NEXT_SIGN: Wordings = {
  en: ['On {on} it moves on to your {house}.', 'From {on} it is in the {house}.'],
  hi: ['{on} को यह आपके {house} में चला जाएगा।', '{on} से यह {house} में रहेगा।'],
  hing: ['{on} ko yeh aapke {house} me chala jayega.', '{on} se yeh {house} me rahega.'],
}

export const RETROGRADE: Record<'now' | 'soon' | 'none', Wordings> = {
  now: {
    en: ['{hail}yes, {graha} is retrograde now and turns direct on {on}.', '{graha} goes backwards until {on}.'],
    hi: ['{hail}हाँ, {graha} अभी वक्री है और {on} को मार्गी होगा।', '{graha} {on} तक वक्री है।'],
    hing: ['{hail}haan, {graha} abhi vakri hai aur {on} ko margi hoga.', '{graha} {on} tak vakri hai.'],
  },
  soon: {
    en: [
      '{hail}{graha} moves forward at present and turns retrograde on {on}.',
      'Not now: {graha} turns retrograde on {on}.',
    ],
    hi: ['{hail}{graha} अभी मार्गी है और {on} को वक्री होगा।', 'अभी नहीं: {graha} {on} को वक्री होगा।'],
    hing: ['{hail}{graha} abhi margi hai aur {on} ko vakri hoga.', 'Abhi nahi: {graha} {on} ko vakri hoga.'],
  },
  none: {
    en: [
      '{hail}{graha} has no change of direction that counts: Sun and Moon always go forward, Rahu and Ketu always backward.',
    ],
    hi: ['{hail}{graha} की चाल नहीं बदलती: सूर्य और चंद्र सदा आगे चलते हैं, राहु और केतु सदा पीछे।'],
    hing: [
      '{hail}{graha} ki chaal nahi badalti: Surya aur Chandra hamesha aage chalte hain, Rahu aur Ketu hamesha peeche.',
    ],
  },
}
export const RETROGRADE_MEANS: Wordings = {
  en: [
    'In such months one goes over old work again: in your chart that is {area}, where it stands now.',
    'It means a second look at {area}, the {house} where it is. Check, repair, and begin new things after.',
  ],
  hi: [
    'ऐसे महीनों में पुराना काम फिर देखा जाता है: आपके यहाँ {area} में, जहाँ यह अभी है।',
    'मतलब {area} को दोबारा देखना, यह अभी {house} में है। जाँचिए, सुधारिए, नया उसके बाद।',
  ],
  hing: [
    'Aise mahino me purana kaam phir dekha jata hai: aapke yahan {area} me, jahan yeh abhi hai.',
    'Matlab {area} ko dobara dekhna, yeh abhi {house} me hai. Check kijiye, sudhariye, naya uske baad.',
  ],
}

export const ECLIPSE: Wordings = {
  en: [
    '{hail}the next one is {kind} on {on}, and it falls in your {house}, that of {area}.',
    'On {on} comes {kind}. In your chart it lies in the {house}: {area}.',
  ],
  hi: [
    '{hail}अगला ग्रहण, {kind}, {on} को है और आपके {house} में पड़ता है, {area} के घर में।',
    '{on} को {kind} है। आपकी कुंडली में यह {house} में है: {area}।',
  ],
  hing: [
    '{hail}agla grahan, {kind}, {on} ko hai aur aapke {house} me padta hai, {area} ke ghar me.',
    '{on} ko {kind} hai. Aapki kundli me yeh {house} me hai: {area}.',
  ],
}
export const ECLIPSES: Record<'solar' | 'lunar', Spoken> = {
  solar: { en: 'a solar eclipse', hi: 'सूर्य ग्रहण', hing: 'Surya Grahan' },
  lunar: { en: 'a lunar eclipse', hi: 'चंद्र ग्रहण', hing: 'Chandra Grahan' },
}
export const ECLIPSE_CALM: Wordings = {
  en: [
    'It marks a subject for the months after and harms nobody, so eat, sleep and go out as always.',
    'Let big decisions there wait a few days. More is not needed.',
  ],
  hi: [
    'यह आगे के महीनों का विषय दिखाता है, किसी का कुछ बिगाड़ता नहीं। खाना, सोना, बाहर जाना सब हमेशा जैसा।',
    'उस विषय के बड़े फ़ैसले कुछ दिन रोक लीजिए, इससे ज़्यादा कुछ नहीं।',
  ],
  hing: [
    'Yeh aage ke mahino ka topic dikhata hai, kisi ka kuch bigaadta nahi. Khana, sona, bahar jaana sab hamesha jaisa.',
    'Us topic ke bade faisle kuch din rok lijiye, isse zyada kuch nahi.',
  ],
}
export const NO_LAGNA: Wordings = {
  en: ['{graha} is in {sign}{until}. Which house of yours that is needs a time of birth.'],
  hi: ['{graha} {until}{sign} में है। यह आपका कौन सा भाव है, इसके लिए जन्म समय चाहिए।'],
  hing: ['{graha} {until}{sign} me hai. Yeh aapka kaunsa house hai, iske liye janm ka time chahiye.'],
}
