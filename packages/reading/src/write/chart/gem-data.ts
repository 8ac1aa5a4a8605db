import type { GemVerdict, Stone } from '@dhruva/jyotish'
import type { Wordings } from '#write/say/say.ts'
import type { Spoken } from '#write/types.ts'

export const STONE_NAMES: Record<Stone, Spoken> = {
  manik: { en: 'ruby', hi: 'माणिक', hing: 'manik' },
  moti: { en: 'pearl', hi: 'मोती', hing: 'moti' },
  moonga: { en: 'red coral', hi: 'मूँगा', hing: 'moonga' },
  panna: { en: 'emerald', hi: 'पन्ना', hing: 'panna' },
  pukhraj: { en: 'yellow sapphire', hi: 'पुखराज', hing: 'pukhraj' },
  heera: { en: 'diamond', hi: 'हीरा', hing: 'heera' },
  opal: { en: 'opal', hi: 'ओपल', hing: 'opal' },
  neelam: { en: 'blue sapphire', hi: 'नीलम', hing: 'neelam' },
  gomed: { en: 'hessonite', hi: 'गोमेद', hing: 'gomed' },
  lahsuniya: { en: "cat's eye", hi: 'लहसुनिया', hing: 'lahsuniya' },
}

export const STONE_CUES: ReadonlyArray<readonly [Stone, RegExp]> = [
  ['manik', /manik|ruby|माणिक/i],
  ['moti', /\bmoti\b|pearl|मोती/i],
  ['moonga', /moonga|munga|coral|मूँगा|मूंगा/i],
  ['panna', /panna|emerald|पन्ना/i],
  ['pukhraj', /pukhraj|pukhraaj|yellow sapphire|topaz|पुखराज/i],
  ['neelam', /neelam|nilam|blue sapphire|नीलम/i],
  ['opal', /opal|ओपल/i],
  ['heera', /heera|\bhira\b|diamond|हीरा/i],
  ['gomed', /gomed|hessonite|गोमेद/i],
  ['lahsuniya', /lahsuniya|lehsunia|cat'?s ?eye|लहसुनिया/i],
]

/** The verdict on a named stone, by the role of its graha. */
export const VERDICT: Record<GemVerdict['verdict'], Wordings> = {
  suits: {
    en: [
      '{hail}by the rules {stone} suits you: {graha} rules your {houses} and means well with {lagna} rising.',
      'Yes, {stone} agrees with your chart, since {graha} rules your {houses}.',
      '{stone} may be worn with {lagna} rising. {graha} rules your {houses} and is on your side.',
    ],
    hi: [
      '{hail}नियम से {stone} आपके लिए ठीक है: {graha} आपके {houses} का स्वामी है और {lagna} लग्न का साथी है।',
      'हाँ, {stone} आपकी कुंडली से मेल खाता है, क्योंकि {graha} आपके {houses} का स्वामी है।',
      '{lagna} लग्न में {stone} पहन (सकते|सकती) हैं। {graha} आपके {houses} का स्वामी है और साथ देता है।',
    ],
    hing: [
      '{hail}niyam se {stone} aapke liye theek hai: {graha} aapke {houses} ka swami hai aur {lagna} lagna ka saathi hai.',
      'Haan, {stone} aapki kundli se mel khata hai, kyunki {graha} aapke {houses} ka swami hai.',
      '{lagna} lagna me {stone} pehan (sakte|sakti) hain. {graha} aapke {houses} ka swami hai aur saath deta hai.',
    ],
  },
  can: {
    en: [
      '{hail}{stone} can be worn, but I would not begin with it: {graha} helps your {good}, yet {hard}.',
      'It is allowed, only not the first thing I would do. {graha} serves your {good}, and at the same time {hard}.',
    ],
    hi: [
      '{hail}{stone} पहना जा सकता है, पर शुरुआत मैं इससे नहीं करूँ[गा|गी]: {graha} आपके {good} को सहारा देता है, पर {hard}।',
      'मनाही नहीं है, बस पहला क़दम यह नहीं होगा। {graha} {good} के लिए अच्छा है, पर साथ ही {hard}।',
    ],
    hing: [
      '{hail}{stone} pehna ja sakta hai, par shuruaat main isse nahi [karunga|karungi]: {graha} aapke {good} ko sahara deta hai, par {hard}.',
      'Manaahi nahi hai, bas pehla kadam yeh nahi hoga. {graha} {good} ke liye achha hai, par saath hi {hard}.',
    ],
  },
  not_suggested: {
    en: [
      '{hail}I would not suggest {stone}. {graha} rules your {houses}, so it mixes help with cost.',
      'Rather not {stone}: with {lagna} rising {graha} rules your {houses}, neither friend nor foe.',
    ],
    hi: [
      '{hail}{stone} मैं नहीं सुझाऊँ[गा|गी]। {graha} आपके {houses} का स्वामी है, इसलिए फ़ायदा और ख़र्च साथ आते हैं।',
      '{stone} रहने दीजिए: {lagna} लग्न में {graha} {houses} का स्वामी है, न पूरा दोस्त न दुश्मन।',
    ],
    hing: [
      '{hail}{stone} main nahi [sujhaunga|sujhaungi]. {graha} aapke {houses} ka swami hai, isliye fayda aur kharcha saath aate hain.',
      '{stone} rehne dijiye: {lagna} lagna me {graha} {houses} ka swami hai, na poora dost na dushman.',
    ],
  },
  no: {
    en: [
      '{hail}no, I would not wear {stone} with {lagna} rising. {graha} rules your {houses}, and making it louder is no help.',
      'No, leave {stone} aside: {graha} rules your {houses}, and with your {lagna} lagna it needs calming, not a stone.',
      '{stone} is not for you, I think. With {lagna} rising {graha} rules the {houses}.',
    ],
    hi: [
      '{hail}नहीं, {lagna} लग्न में मैं {stone} नहीं सुझाऊँ[गा|गी]। {graha} आपके यहाँ {houses} का स्वामी है, उसे और तेज़ करना ठीक नहीं।',
      'नहीं, {stone} रहने दीजिए: {graha} आपके {houses} का स्वामी है, और {lagna} लग्न में उसे शांत रखना अच्छा है।',
      'मेरी राय में {stone} आपके लिए नहीं है। {lagna} लग्न में {graha} {houses} का स्वामी है।',
    ],
    hing: [
      '{hail}nahi, {lagna} lagna me main {stone} suggest nahi [karunga|karungi]. {graha} aapke yahan {houses} ka swami hai, use aur tez karna theek nahi.',
      'Nahi, {stone} rehne dijiye: {graha} aapke {houses} ka swami hai, aur {lagna} lagna me use shaant rakhna achha hai.',
      'Meri raay me {stone} aapke liye nahi hai. {lagna} lagna me {graha} {houses} ka swami hai.',
    ],
  },
}
/** Why a stone is not the first thing. */
export const HARD: Record<'rules' | 'sits', Spoken> = {
  rules: { en: 'it also rules your {house}', hi: 'वह {house} का भी स्वामी है', hing: 'woh {house} ka bhi swami hai' },
  sits: { en: 'it sits in your {house}', hi: 'वह {house} में बैठा है', hing: 'woh {house} me baitha hai' },
}
/** Of the stones of the nodes. */
export const NO_NODE: Wordings = {
  en: [
    '{hail}no, I would not wear {stone}. {graha} sits in your {house} and rules no house of its own, so a stone only makes it louder.',
  ],
  hi: ['{hail}नहीं, {stone} मैं नहीं सुझाऊँ[गा|गी]। {graha} आपके {house} में है और किसी भाव का स्वामी नहीं, रत्न उसे बस तेज़ करेगा।'],
  hing: [
    '{hail}nahi, {stone} main suggest nahi [karunga|karungi]. {graha} aapke {house} me hai aur kisi house ka swami nahi, ratna use bas tez karega.',
  ],
}

export const WHICH: Wordings = {
  en: [
    '{hail}if any, then {stone}: {graha} {role} and could use the support.',
    'With {lagna} rising it is {stone}, because {graha} {role}.',
  ],
  hi: [
    '{hail}पहनना ही हो तो {stone}: {graha} {role} और उसे सहारा चाहिए।',
    '{lagna} लग्न के लिए {stone}, क्योंकि {graha} {role}।',
  ],
  hing: [
    '{hail}pehanna hi ho to {stone}: {graha} {role} aur use sahara chahiye.',
    '{lagna} lagna ke liye {stone}, kyunki {graha} {role}.',
  ],
}
export const WHICH_NONE: Wordings = {
  en: [
    '{hail}you need none. {graha} {role}, and it stands well on its own.',
    'No stone is called for: {graha} {role} and is strong already.',
  ],
  hi: [
    '{hail}आपको किसी रत्न की ज़रूरत नहीं। {graha} {role}, और अपने बल पर अच्छा खड़ा है।',
    'रत्न की बात ही नहीं है: {graha} {role} और पहले से मज़बूत है।',
  ],
  hing: [
    '{hail}aapko kisi ratna ki zaroorat nahi. {graha} {role}, aur apne bal par achha khada hai.',
    'Ratna ki baat hi nahi hai: {graha} {role} aur pehle se mazboot hai.',
  ],
}
/** The graha that would be strengthened does not suit a stone. */
export const WHICH_UNFIT: Wordings = {
  en: ['{hail}I would name none. {graha} {role}, and it is better served by a habit than by a stone.'],
  hi: ['{hail}मैं कोई नहीं सुझाऊँ[गा|गी]। {graha} {role}, और उसे रत्न से ज़्यादा आदत सँभालती है।'],
  hing: ['{hail}main koi nahi [sujhaunga|sujhaungi]. {graha} {role}, aur use ratna se zyada aadat sambhalti hai.'],
}
export const ROLES: Record<'lagna_lord' | 'yogakaraka', Spoken> = {
  lagna_lord: { en: 'is the lord of your lagna', hi: 'आपके लग्न का स्वामी है', hing: 'aapke lagna ka swami hai' },
  yogakaraka: {
    en: 'is the best helper of your lagna',
    hi: 'आपके लग्न का सबसे बड़ा सहायक है',
    hing: 'aapke lagna ka sabse bada sahayak hai',
  },
}

/** What does the same without a stone. */
export const INSTEAD: Wordings = {
  en: [
    'It is not needed, the mantra does the same: {mantra}, {when}.',
    'Five minutes with {mantra}, {when}, do the work and cost nothing.',
    'Cheaper and just as good: {mantra}, {when}.',
  ],
  hi: [
    'ज़रूरी फिर भी नहीं, यही काम मंत्र करता है: {mantra}, {when}।',
    'इसकी जगह पाँच मिनट {mantra}, {when}, ख़र्च कुछ नहीं।',
    'बिना ख़र्च का रास्ता: {mantra}, {when}।',
  ],
  hing: [
    'Zaroori phir bhi nahi, yahi kaam mantra karta hai: {mantra}, {when}.',
    'Iski jagah paanch minute {mantra}, {when}, kharcha kuch nahi.',
    'Bina kharche ka raasta: {mantra}, {when}.',
  ],
}

export const RUDRAKSHA: Wordings = {
  en: [
    'The five-faced rudraksha can be worn by everyone. The others go by belief, and no chart asks for them.',
    'Take the five-faced one if you like it, it suits everybody. What is told of the rarer ones is belief.',
    'A rudraksha is not chosen by the chart. The five-faced bead is fine for anyone, and the rest is faith.',
  ],
  hi: [
    'पाँच मुखी रुद्राक्ष हर कोई पहन सकता है। बाक़ी आस्था की बात है, कुंडली उन्हें नहीं माँगती।',
    'मन हो तो पाँच मुखी ले लीजिए, वह सबको ठीक बैठता है। दूसरे मुखों की बातें मान्यता हैं।',
    'रुद्राक्ष कुंडली से नहीं चुना जाता। पाँच मुखी सबके लिए ठीक है, बाक़ी श्रद्धा है।',
  ],
  hing: [
    'Paanch mukhi rudraksha har koi pehan sakta hai. Baaki aastha ki baat hai, kundli unhe nahi maangti.',
    'Mann ho to paanch mukhi le lijiye, woh sabko theek baithta hai. Doosre mukhon ki baatein maanyata hain.',
    'Rudraksha kundli se nahi chuna jata. Paanch mukhi sabke liye theek hai, baaki shraddha hai.',
  ],
}
export const TOO_YOUNG: Wordings = {
  en: ['Stones are not for your age. Better: {conduct}.'],
  hi: ['रत्न अभी उम्र की बात नहीं। इससे अच्छा: {conduct}।'],
  hing: ['Ratna abhi umar ki baat nahi. Isse achha: {conduct}.'],
}
export const NO_TIME: Wordings = {
  en: [
    'Without a time of birth the lagna is open, and without it I would suggest no stone at all. A mantra needs no lagna: {mantra}, {when}.',
  ],
  hi: ['जन्म समय के बिना लग्न खुला है, और उसके बिना मैं कोई रत्न नहीं सुझाऊँ[गा|गी]। मंत्र को लग्न नहीं चाहिए: {mantra}, {when}।'],
  hing: [
    'Janm ke time ke bina lagna pakka nahi, aur uske bina main koi ratna suggest nahi [karunga|karungi]. Mantra ko lagna nahi chahiye: {mantra}, {when}.',
  ],
}
