import type { Wordings } from '#write/say/say.ts'
import type { Spoken } from '#write/types.ts'

export const STRONGEST: Wordings = {
  en: [
    '{hail}{graha} is the strongest graha in your chart, in the {house}{state}.',
    'The strongest is {graha}, standing in your {house}{state}.',
    'It is {graha}: no other graha stands as well as this one in your {house}{state}.',
  ],
  hi: [
    '{hail}आपकी कुंडली में सबसे मज़बूत {graha} है, {house} में{state}।',
    'सबसे मज़बूत ग्रह {graha} है, जो आपके {house} में बैठा है{state}।',
    'वह {graha} है: आपके {house} में{state}, इतना अच्छा कोई और ग्रह नहीं बैठा।',
  ],
  hing: [
    '{hail}aapki kundli me sabse mazboot {graha} hai, {house} me{state}.',
    'Sabse mazboot grah {graha} hai, jo aapke {house} me baitha hai{state}.',
    'Woh {graha} hai: aapke {house} me{state}, itna achha koi aur grah nahi baitha.',
  ],
}
export const STRONG_GIVES: Wordings = {
  en: [
    'It rules your {houses} and gives {gift}.',
    'People meet it in you as {gift}, and it serves your {houses}.',
    'What you can lean on is {gift}, above all in your {houses}.',
  ],
  hi: [
    'यह आपके {houses} का स्वामी है और {gift} देता है।',
    'लोग आपमें {gift} पाते हैं, और {houses} को इससे सहारा मिलता है।',
    'भरोसे की चीज़ है {gift}, सबसे ज़्यादा {houses} में।',
  ],
  hing: [
    'Yeh aapke {houses} ka swami hai aur {gift} deta hai.',
    'Log aap me {gift} paate hain, aur {houses} ko isse sahara milta hai.',
    'Bharose ki cheez hai {gift}, sabse zyada {houses} me.',
  ],
}
export const WEAKEST: Wordings = {
  en: [
    '{hail}the one that needs most care is {graha}, in the {house}{state}.',
    'Weakest stands {graha}, in your {house}{state}.',
    '{graha} has the hardest place in your chart, the {house}{state}.',
  ],
  hi: [
    '{hail}सबसे ज़्यादा देखभाल {graha} को चाहिए, जो {house} में है{state}।',
    'सबसे कमज़ोर {graha} है, आपके {house} में{state}।',
    'आपकी कुंडली में सबसे कठिन जगह {graha} की है, {house} में{state}।',
  ],
  hing: [
    '{hail}sabse zyada dekhbhaal {graha} ko chahiye, jo {house} me hai{state}.',
    'Sabse kamzor {graha} hai, aapke {house} me{state}.',
    'Aapki kundli me sabse kathin jagah {graha} ki hai, {house} me{state}.',
  ],
}
export const WEAK_SHOWS: Wordings = {
  en: [
    'You may know it as {strain}. It helps to {conduct}.',
    'It shows as {strain}, in matters of your {houses}. A way out: {conduct}.',
    'That can feel like {strain}. So {conduct}.',
  ],
  hi: [
    'यह {strain} के रूप में दिखता है। मदद इससे होती है: {conduct}।',
    '{houses} की बातों में यह {strain} में दिख सकता है। रास्ता यह है: {conduct}।',
    'इसका असर {strain} में दिखता है। इसलिए {conduct}।',
  ],
  hing: [
    'Yeh {strain} ke roop me dikhta hai. Madad isse hoti hai: {conduct}.',
    '{houses} ki baaton me yeh {strain} me dikh sakta hai. Raasta yeh hai: {conduct}.',
    'Iska asar {strain} me dikhta hai. Isliye {conduct}.',
  ],
}

export const TROUBLE: Record<'maha' | 'antar' | 'pratyantar' | 'sade_sati', Wordings> = {
  maha: {
    en: [
      '{hail}just now {graha} asks the most of you, because its mahadasha runs until {to}.',
      'It is {graha}, whose mahadasha, your long period, goes on until {to}.',
    ],
    hi: [
      '{hail}अभी सबसे ज़्यादा {graha} माँग रहा है, क्योंकि {to} तक उसकी महादशा है।',
      'वह {graha} है, जिसकी महादशा {to} तक चलती है।',
    ],
    hing: [
      '{hail}abhi sabse zyada {graha} maang raha hai, kyunki {to} tak uski mahadasha hai.',
      'Woh {graha} hai, jiski mahadasha {to} tak chalti hai.',
    ],
  },
  antar: {
    en: [
      '{hail}just now it is {graha}, whose antardasha, your present sub-period, runs until {to}.',
      '{graha} asks the most of you at the moment: its antardasha lasts until {to}.',
    ],
    hi: [
      '{hail}अभी वह {graha} है, जिसकी अंतर्दशा {to} तक है।',
      'इस समय सबसे ज़्यादा {graha} माँगता है: उसकी अंतर्दशा {to} तक चलेगी।',
    ],
    hing: [
      '{hail}abhi woh {graha} hai, jiski antardasha {to} tak hai.',
      'Is time sabse zyada {graha} maangta hai: uski antardasha {to} tak chalegi.',
    ],
  },
  pratyantar: {
    en: [
      '{hail}at this moment it is {graha}, whose short period lasts only until {to}.',
      'It is {graha}, and not for long: its short period ends on {to}.',
    ],
    hi: [
      '{hail}इस समय वह {graha} है, जिसका छोटा समय बस {to} तक है।',
      'वह {graha} है, और ज़्यादा दिन नहीं: उसकी प्रत्यंतर दशा {to} को पूरी होती है।',
    ],
    hing: [
      '{hail}is time woh {graha} hai, jiska chhota time bas {to} tak hai.',
      'Woh {graha} hai, aur zyada din nahi: uski pratyantar dasha {to} ko poori hoti hai.',
    ],
  },
  sade_sati: {
    en: [
      '{hail}it is Saturn, as Sade Sati runs for you until {to}.',
      'Saturn, on its way over your Moon: the Sade Sati lasts until {to}.',
    ],
    hi: ['{hail}वह शनि है, क्योंकि आपकी साढ़ेसाती {to} तक है।', 'शनि, जो आपके चंद्र के ऊपर से गुज़र रहा है: साढ़ेसाती {to} तक है।'],
    hing: [
      '{hail}woh Shani hai, kyunki aapki Sade Sati {to} tak hai.',
      'Shani, jo aapke Chandra ke upar se guzar raha hai: Sade Sati {to} tak hai.',
    ],
  },
}
export const TROUBLE_ASKS: Wordings = {
  en: [
    'It can feel like {strain}. What it asks is plain: {conduct}.',
    'What you notice is {strain}, and the answer to it is to {conduct}.',
    'It comes as {strain}. Give it what it wants: {conduct}.',
  ],
  hi: [
    'असर {strain} में दिखता है। वह बस इतना चाहता है: {conduct}।',
    'यह {strain} में महसूस होता है, और इसका जवाब यह है: {conduct}।',
    'इसकी छाया {strain} पर पड़ती है। उसे वही दीजिए जो वह चाहता है: {conduct}।',
  ],
  hing: [
    'Asar {strain} me dikhta hai. Woh bas itna chahta hai: {conduct}.',
    'Yeh {strain} me mehsoos hota hai, aur iska jawab yeh hai: {conduct}.',
    'Iski chhaya {strain} par padti hai. Use wahi dijiye jo woh chahta hai: {conduct}.',
  ],
}

/** What a graha is for the lagna, as a clause: `is your best friend`. */
export const ROLE: Record<'best' | 'good' | 'mild' | 'mixed' | 'costly' | 'strict', Spoken> = {
  best: {
    en: 'is the best helper your lagna has',
    hi: 'आपके लग्न का सबसे बड़ा सहायक है',
    hing: 'aapke lagna ka sabse bada sahayak hai',
  },
  good: { en: 'is good for you', hi: 'आपके लिए अच्छा है', hing: 'aapke liye achha hai' },
  mild: { en: 'is mildly good for you', hi: 'आपके लिए ठीक-ठाक अच्छा है', hing: 'aapke liye theek thaak achha hai' },
  mixed: { en: 'is mixed for you', hi: 'आपके लिए मिला-जुला है', hing: 'aapke liye mila jula hai' },
  costly: {
    en: 'helps you, but not for free',
    hi: 'आपकी मदद करता है, पर मुफ़्त में नहीं',
    hing: 'aapki madad karta hai, par muft me nahi',
  },
  strict: {
    en: 'is a strict teacher in your chart',
    hi: 'आपकी कुंडली में सख़्त शिक्षक है',
    hing: 'aapki kundli me sakht teacher hai',
  },
}
export const STRENGTH: Record<'strong' | 'good' | 'mixed' | 'weak' | 'very_weak', Spoken> = {
  strong: { en: 'and strong', hi: 'और मज़बूत है', hing: 'aur mazboot hai' },
  good: { en: 'and in good strength', hi: 'और अच्छे बल में है', hing: 'aur achhe bal me hai' },
  mixed: { en: 'of middling strength', hi: 'और बल मध्यम है', hing: 'aur bal medium hai' },
  weak: { en: 'and somewhat weak', hi: 'और थोड़ा कमज़ोर है', hing: 'aur thoda kamzor hai' },
  very_weak: { en: 'and weak', hi: 'और कमज़ोर है', hing: 'aur kamzor hai' },
}
export const IS_GOOD: Wordings = {
  en: [
    '{hail}your {bare} {role}, {strength}: it rules your {houses} and sits in the {house}{state}.',
    '{graha} {role}, {strength}. It is lord of your {houses} and stands in the {house}{state}.',
  ],
  hi: [
    '{hail}आपका {graha} {role}, {strength}: वह {houses} का स्वामी है और {house} में बैठा है{state}।',
    '{graha} {role}, {strength}। वह आपके {houses} का स्वामी होकर {house} में है{state}।',
  ],
  hing: [
    '{hail}aapka {graha} {role}, {strength}: woh {houses} ka swami hai aur {house} me baitha hai{state}.',
    '{graha} {role}, {strength}. Woh aapke {houses} ka swami hokar {house} me hai{state}.',
  ],
}
/** Of the nodes, which rule no house. */
export const IS_GOOD_NODE: Wordings = {
  en: ['{hail}your {bare} {role}, {strength}: it sits in the {house}, that of {area}.'],
  hi: ['{hail}आपका {graha} {role}, {strength}: वह {house} में है, {area} के घर में।'],
  hing: ['{hail}aapka {graha} {role}, {strength}: woh {house} me hai, {area} ke ghar me.'],
}
export const USE_AND_CARE: Wordings = {
  en: [
    'Use it for {gift}, and guard against {strain}.',
    'From it you have {gift}. The caution is {strain}.',
    'It lends you {gift}, and charges for it with {strain}.',
  ],
  hi: [
    'इससे {gift} लीजिए, और {strain} से बचिए।',
    'इसकी देन है {gift}। सावधानी {strain} से।',
    'यह {gift} देता है, और बदले में {strain} से जूझना पड़ता है।',
  ],
  hing: [
    'Isse {gift} lijiye, aur {strain} se bachiye.',
    'Iski den hai {gift}. Saavdhani {strain} se.',
    'Yeh {gift} deta hai, aur badle me {strain} se joojhna padta hai.',
  ],
}

export const PERIOD: Record<'now' | 'coming' | 'past', Wordings> = {
  now: {
    en: ['{hail}your {graha} {level} runs until {to}.', 'You are in the {graha} {level} until {to}.'],
    hi: ['{hail}आपकी {graha} की {level} {to} तक चल रही है।', '{to} तक आपकी {graha} की {level} है।'],
    hing: ['{hail}aapki {graha} ki {level} {to} tak chal rahi hai.', '{to} tak aapki {graha} ki {level} hai.'],
  },
  coming: {
    en: [
      '{hail}your {graha} {level} comes from {from} to {to}.',
      'The {graha} {level} is still ahead: {from} to {to}.',
    ],
    hi: ['{hail}आपकी {graha} की {level} {from} से {to} तक आएगी।', '{graha} की {level} अभी आगे है: {from} से {to} तक।'],
    hing: [
      '{hail}aapki {graha} ki {level} {from} se {to} tak aayegi.',
      '{graha} ki {level} abhi aage hai: {from} se {to} tak.',
    ],
  },
  past: {
    en: ['{hail}your {graha} {level} is behind you: it ran from {from} to {to}.'],
    hi: ['{hail}आपकी {graha} की {level} बीत चुकी है: {from} से {to} तक थी।'],
    hing: ['{hail}aapki {graha} ki {level} beet chuki hai: {from} se {to} tak thi.'],
  },
}
export const LEVELS: Record<'maha' | 'antar', Spoken> = {
  maha: { en: 'mahadasha', hi: 'महादशा', hing: 'mahadasha' },
  antar: { en: 'antardasha', hi: 'अंतर्दशा', hing: 'antardasha' },
}
/** What a period favours and what it lets rest, from the judgement of the matters in it. */
export const PERIOD_BEST: Wordings = {
  en: ['Best in it: {best}.', 'It is kindest to {best}.', 'Most open in this time: {best}.'],
  hi: ['इसमें सबसे अच्छा रहेगा {best}।', 'यह समय {best} का साथ देता है।', 'सबसे खुला है {best}।'],
  hing: ['Isme sabse achha rahega {best}.', 'Yeh time {best} ka saath deta hai.', 'Sabse khula hai {best}.'],
}
export const PERIOD_REST: Wordings = {
  en: ['Let {rest} rest for that time, or move there in small steps.', '{rest} goes slower, so do not hurry there.'],
  hi: ['{rest} की बात इस समय धीमी रखिए, छोटे क़दम ठीक हैं।', 'धीमा रहेगा {rest}, वहाँ जल्दी मत कीजिए।'],
  hing: [
    '{rest} ki baat is time dheemi rakhiye, chhote kadam theek hain.',
    'Dheema rahega {rest}, wahan jaldi mat kijiye.',
  ],
}
/** A period outside the months that are judged: by where its lord stands. */
export const PERIOD_PLAIN: Wordings = {
  en: [
    'It moves matters of {area}, with {gift}. Watch {strain}.',
    'Its theme is {area}: it brings {gift} and asks you to mind {strain}.',
  ],
  hi: [
    'इसमें {area} की बातें चलती हैं, साथ में {gift}। ध्यान {strain} पर रखिए।',
    'इसका ज़ोर {area} पर रहता है: देता है {gift}, और {strain} से बचना होता है।',
  ],
  hing: [
    'Isme {area} ki baatein chalti hain, saath me {gift}. Dhyan {strain} par rakhiye.',
    'Iska zor {area} par rehta hai: deta hai {gift}, aur {strain} se bachna hota hai.',
  ],
}
/** The same of one that is over. */
export const PERIOD_WAS: Wordings = {
  en: ['It was about {area}, and it left you {gift}.'],
  hi: ['उसका ज़ोर {area} पर था, और वह आपको दे गया {gift}।'],
  hing: ['Uska zor {area} par tha, aur woh aapko de gaya {gift}.'],
}
type Side =
  | 'career_path'
  | 'wealth'
  | 'business_grow'
  | 'marital_harmony'
  | 'love_feelings'
  | 'home_peace'
  | 'children_time'
  | 'exam'
  | 'abroad_go'
  | 'health_general'
  | 'friends_enemies'
  | 'luck_rise'
/** The sides of life that a time is told by. */
export const FIELDS: Record<Side, Spoken> = {
  career_path: { en: 'work', hi: 'काम', hing: 'kaam' },
  wealth: { en: 'money', hi: 'धन', hing: 'dhan' },
  business_grow: { en: 'business', hi: 'व्यापार', hing: 'business' },
  marital_harmony: { en: 'married life', hi: 'वैवाहिक जीवन', hing: 'married life' },
  love_feelings: { en: 'love', hi: 'प्रेम', hing: 'pyar' },
  home_peace: { en: 'home', hi: 'घर', hing: 'ghar' },
  children_time: { en: 'children', hi: 'संतान', hing: 'santan' },
  exam: { en: 'studies', hi: 'पढ़ाई', hing: 'padhai' },
  abroad_go: { en: 'distant travel', hi: 'दूर की यात्रा', hing: 'door ki yatra' },
  health_general: { en: 'health', hi: 'सेहत', hing: 'sehat' },
  friends_enemies: { en: 'friends', hi: 'दोस्ती', hing: 'dosti' },
  luck_rise: { en: 'luck', hi: 'भाग्य', hing: 'kismat' },
}
/** Told to the young. */
export const YOUNG: ReadonlySet<Side> = new Set<Side>(['exam', 'health_general', 'friends_enemies', 'home_peace'])
/** What a person can put off. */
export const CAN_REST: ReadonlySet<Side> = new Set<Side>([
  'career_path',
  'wealth',
  'business_grow',
  'abroad_go',
  'love_feelings',
])
