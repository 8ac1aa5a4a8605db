import type { YogaId } from '@dhruva/jyotish'
import type { Wordings } from '#write/say/say.ts'
import type { Spoken } from '#write/types.ts'

export const MANGLIK: Record<'no' | 'yes' | 'cancelled', Wordings> = {
  no: {
    en: [
      '{hail}no, counted from the lagna you are not manglik: Mars stands in your {house}.',
      'No. Mars is in your {house}, and by the usual count from the lagna that makes nobody manglik.',
    ],
    hi: [
      '{hail}नहीं, लग्न से आप मांगलिक नहीं हैं: मंगल {house} में है।',
      'नहीं। मंगल आपके {house} में है, और लग्न से गिनने पर इससे कोई मांगलिक नहीं होता।',
    ],
    hing: [
      '{hail}nahi, lagna se aap manglik nahi hain: Mangal {house} me hai.',
      'Nahi. Mangal aapke {house} me hai, aur lagna se ginne par isse koi manglik nahi hota.',
    ],
  },
  yes: {
    en: [
      '{hail}yes, counted from the lagna you are manglik: Mars stands in your {house}.',
      'Yes: Mars is in your {house}, one of the places of that rule.',
    ],
    hi: ['{hail}हाँ, लग्न से आप मांगलिक हैं: मंगल {house} में है।', 'हाँ: मंगल आपके {house} में है, जो इस नियम के घरों में आता है।'],
    hing: [
      '{hail}haan, lagna se aap manglik hain: Mangal {house} me hai.',
      'Haan: Mangal aapke {house} me hai, jo is niyam ke gharon me aata hai.',
    ],
  },
  cancelled: {
    en: [
      '{hail}yes by the house, but it is cancelled: Mars stands in your {house}, and {why}.',
      'Counted from the lagna yes, with Mars in the {house}, only the same rule lifts it: {why}.',
    ],
    hi: [
      '{hail}घर से हाँ, पर दोष कट जाता है: मंगल {house} में है, और {why}।',
      'लग्न से हाँ, मंगल {house} में है, पर वही नियम इसे काट देता है: {why}।',
    ],
    hing: [
      '{hail}ghar se haan, par dosh kat jata hai: Mangal {house} me hai, aur {why}.',
      'Lagna se haan, Mangal {house} me hai, par wahi niyam ise kaat deta hai: {why}.',
    ],
  },
}
export const CANCELLED: Record<
  | 'own_or_exalted'
  | 'in_simha_or_kumbha'
  | 'harmless_in_house'
  | 'with_jupiter'
  | 'aspected_by_jupiter'
  | 'with_moon'
  | 'yogakaraka_for_ascendant',
  Spoken
> = {
  own_or_exalted: {
    en: 'Mars is in its own or exalted sign there',
    hi: 'वहाँ मंगल अपनी या उच्च राशि में है',
    hing: 'wahan Mangal apni ya uchch rashi me hai',
  },
  in_simha_or_kumbha: {
    en: 'in that sign Mars does no harm',
    hi: 'उस राशि में मंगल हानि नहीं करता',
    hing: 'us rashi me Mangal nuksan nahi karta',
  },
  harmless_in_house: {
    en: 'with that sign Mars is harmless in this house',
    hi: 'उस राशि का मंगल इस घर में हानि नहीं करता',
    hing: 'us rashi ka Mangal is ghar me nuksan nahi karta',
  },
  with_jupiter: { en: 'Jupiter sits beside it', hi: 'गुरु साथ बैठा है', hing: 'Guru saath baitha hai' },
  aspected_by_jupiter: { en: 'Jupiter looks on it', hi: 'उस पर गुरु की दृष्टि है', hing: 'us par Guru ki nazar hai' },
  with_moon: { en: 'the Moon sits beside it', hi: 'चंद्र साथ बैठा है', hing: 'Chandra saath baitha hai' },
  yogakaraka_for_ascendant: {
    en: 'for your lagna Mars is a friend',
    hi: 'आपके लग्न के लिए मंगल मित्र है',
    hing: 'aapke lagna ke liye Mangal dost hai',
  },
}
/** The other convention, when it differs. */
export const MANGLIK_ELSE: Wordings = {
  en: [
    'Counted from {from}, many families would say yes, so expect to hear both.',
    'From {from} the count says yes, which is why two astrologers may differ.',
  ],
  hi: [
    '{from} से गिनें तो कई परिवार हाँ कहेंगे, इसलिए दोनों बातें सुनने को मिलेंगी।',
    '{from} से गिनती हाँ कहती है, इसीलिए दो ज्योतिषी अलग बोलते हैं।',
  ],
  hing: [
    '{from} se ginein to kai families haan kahengi, isliye dono baatein sunne ko milengi.',
    '{from} se ginti haan kehti hai, isiliye do jyotishi alag bolte hain.',
  ],
}
export const MANGLIK_ONLY: Wordings = {
  en: ['Counted from {from} it would not be so, and not every family goes by the lagna alone.'],
  hi: ['{from} से गिनें तो ऐसा नहीं है, और हर परिवार केवल लग्न से नहीं चलता।'],
  hing: ['{from} se ginein to aisa nahi hai, aur har family sirf lagna se nahi chalti.'],
}
export const REFERENCES: Record<'moon' | 'venus', Spoken> = {
  moon: { en: 'the Moon', hi: 'चंद्र', hing: 'Chandra' },
  venus: { en: 'Venus', hi: 'शुक्र', hing: 'Shukra' },
}
export const MANGLIK_CALM: Wordings = {
  en: [
    'About half of all people have it by one count or another, and no match need fail on it.',
    'It speaks of heat in close quarters, not of a bad marriage.',
    'Take it as temper to be handled, never as a reason to refuse someone.',
  ],
  hi: [
    'किसी न किसी गिनती से यह आधे लोगों में मिलता है, रिश्ता इससे नहीं रुकता।',
    'इसका मतलब रिश्ते में तेज़ी है, बुरी शादी नहीं।',
    'इसे सँभालने वाला स्वभाव समझिए, रिश्ता ठुकराने की वजह नहीं।',
  ],
  hing: [
    'Kisi na kisi ginti se yeh aadhe logon me milta hai, rishta isse nahi rukta.',
    'Iska matlab rishte me tezi hai, buri shaadi nahi.',
    'Ise sambhalne wala swabhav samajhiye, rishta thukrane ki wajah nahi.',
  ],
}

export const KAAL_SARP: Record<'present' | 'partial' | 'absent', Wordings> = {
  absent: {
    en: [
      '{hail}no, you do not have Kaal Sarp: there are grahas on both sides of Rahu and Ketu.',
      'No. For that all grahas would have to lie on one side of Rahu and Ketu, and yours stand on both.',
      'Kaal Sarp is not in your chart, since Rahu and Ketu have grahas to either side.',
    ],
    hi: [
      '{hail}नहीं, आपकी कुंडली में कालसर्प नहीं है: राहु और केतु के दोनों ओर ग्रह हैं।',
      'नहीं। इसके लिए सारे ग्रह राहु और केतु के एक ओर होने चाहिए, आपके यहाँ दोनों ओर हैं।',
      'कालसर्प आपके यहाँ नहीं बनता, राहु और केतु के दोनों तरफ़ ग्रह बैठे हैं।',
    ],
    hing: [
      '{hail}nahi, aapki kundli me Kaal Sarp nahi hai: Rahu aur Ketu ke dono taraf grah hain.',
      'Nahi. Iske liye saare grah Rahu aur Ketu ke ek taraf hone chahiye, aapke yahan dono taraf hain.',
      'Kaal Sarp aapke yahan nahi banta, Rahu aur Ketu ke dono side grah baithe hain.',
    ],
  },
  partial: {
    en: ['{hail}only in part: one graha stands outside the half between Rahu and Ketu, so most do not count it.'],
    hi: ['{hail}केवल आंशिक: एक ग्रह राहु और केतु के घेरे से बाहर है, इसलिए ज़्यादातर लोग इसे नहीं गिनते।'],
    hing: ['{hail}sirf thoda sa: ek grah Rahu aur Ketu ke ghere se bahar hai, isliye zyadatar log ise nahi ginte.'],
  },
  present: {
    en: ['{hail}yes by that rule: all seven grahas lie on one side of Rahu and Ketu.'],
    hi: ['{hail}इस नियम से हाँ: सातों ग्रह राहु और केतु के एक ही ओर हैं।'],
    hing: ['{hail}is niyam se haan: saaton grah Rahu aur Ketu ke ek hi taraf hain.'],
  },
}
export const KAAL_SARP_CALM: Wordings = {
  en: [
    'The rule is a modern one and not found in the old texts. Many with it live steady, full lives, and no rite is needed.',
    'It is no classical combination, so let nobody sell you a ceremony for it.',
  ],
  hi: [
    'यह नियम नया है, पुराने ग्रंथों में नहीं मिलता। इसके साथ बहुत लोग अच्छा जीवन जीते हैं, किसी पूजा की ज़रूरत नहीं।',
    'यह शास्त्रों का योग नहीं है, इसलिए इसके नाम पर किसी को पैसे मत दीजिए।',
  ],
  hing: [
    'Yeh niyam naya hai, purane granthon me nahi milta. Iske saath bahut log achhi life jeete hain, kisi puja ki zaroorat nahi.',
    'Yeh shastron ka yog nahi hai, isliye iske naam par kisi ko paise mat dijiye.',
  ],
}
export const PITRA: Wordings = {
  en: [
    '{hail}pitra dosha is not a classical combination, so no chart can be said to have it or not. For the father one looks to the Sun, which stands in your {house}, and for the elders to the 9th house, whose lord {lord} sits in the {place}. To remember those who came before is always good, and costs nothing.',
  ],
  hi: [
    '{hail}पितृ दोष शास्त्र का योग नहीं है, इसलिए किसी कुंडली में "है" या "नहीं" कहना ठीक नहीं। पिता के लिए सूर्य देखते हैं, जो आपके {house} में है, और बुज़ुर्गों के लिए नौवें भाव का स्वामी {lord}, जो {place} में है। पुरखों को याद करना अपने आप में अच्छा है, उसमें ख़र्च कुछ नहीं।',
  ],
  hing: [
    '{hail}pitra dosh shastron ka yog nahi hai, isliye kisi kundli me "hai" ya "nahi" kehna theek nahi. Pita ke liye Surya dekhte hain, jo aapke {house} me hai, aur buzurgon ke liye 9th house ka swami {lord}, jo {place} me hai. Purkhon ko yaad karna apne aap me achha hai, usme kharcha kuch nahi.',
  ],
}

export const SADE_SATI_NOW: Wordings = {
  en: [
    '{hail}yes, Sade Sati runs for you until {to}, in its {phase}.',
    'It is running: the {phase} of Sade Sati, and the whole of it ends on {to}.',
  ],
  hi: [
    '{hail}हाँ, आपकी साढ़ेसाती {to} तक है, अभी {phase} चल रहा है।',
    'चल रही है: साढ़ेसाती का {phase}, और पूरी {to} को ख़त्म होगी।',
  ],
  hing: [
    '{hail}haan, aapki Sade Sati {to} tak hai, abhi {phase} chal raha hai.',
    'Chal rahi hai: Sade Sati ka {phase}, aur poori {to} ko khatam hogi.',
  ],
}
/** Between two of its stays: Saturn has gone ahead or back for some months. */
export const SADE_SATI_PAUSE: Wordings = {
  en: ['{hail}it only pauses at the moment: the Sade Sati that has begun comes back and ends on {to}.'],
  hi: ['{hail}अभी बस ठहरी हुई है: शुरू हो चुकी साढ़ेसाती लौटेगी और {to} को पूरी होगी।'],
  hing: ['{hail}abhi bas ruki hui hai: shuru ho chuki Sade Sati lautegi aur {to} ko poori hogi.'],
}
export const PHASES: Record<'rising' | 'peak' | 'setting', Spoken> = {
  rising: { en: 'first part', hi: 'पहला चरण', hing: 'pehla charan' },
  peak: { en: 'middle part', hi: 'बीच का चरण', hing: 'beech ka charan' },
  setting: { en: 'last part', hi: 'आख़िरी चरण', hing: 'aakhri charan' },
}
export const SADE_SATI_MEANS: Wordings = {
  en: [
    'It slows work so that it gets done properly. Keep sleep, accounts and promises in order, and it passes as it does for everyone.',
    'Think of it as an exam in patience: fewer plans, cleaner books, early nights.',
    'Everyone meets it two or three times in a life. It takes away what does not hold, and leaves what does.',
  ],
  hi: [
    'यह काम धीमा करती है ताकि ठीक से हो। नींद, हिसाब और वादे सँभालिए, यह सबकी तरह बीत जाती है।',
    'इसे धीरज की परीक्षा समझिए: कम योजनाएँ, साफ़ हिसाब, जल्दी सोना।',
    'हर किसी के जीवन में दो-तीन बार आती है। जो टिकाऊ नहीं, वही जाता है, बाक़ी रह जाता है।',
  ],
  hing: [
    'Yeh kaam dheema karti hai taaki theek se ho. Neend, hisaab aur vaade sambhaliye, yeh sabki tarah beet jati hai.',
    'Ise dheeraj ki pariksha samajhiye: kam plans, saaf hisaab, jaldi sona.',
    'Har kisi ki life me do teen baar aati hai. Jo tikaau nahi, wahi jata hai, baaki reh jata hai.',
  ],
}
export const NO_SADE_SATI: Wordings = {
  en: [
    '{hail}no, Sade Sati is not running for you: Saturn is in {sign}, {nth} from your Moon.',
    'No. Saturn is in {sign} just now, the {nth} place from your Moon, and Sade Sati needs the 12th, 1st or 2nd.',
  ],
  hi: [
    '{hail}नहीं, आपकी साढ़ेसाती नहीं चल रही: शनि {sign} में है, आपके चंद्र से {nth} स्थान पर।',
    'नहीं। शनि अभी {sign} में है, चंद्र से {nth} स्थान पर, और साढ़ेसाती बारहवें, पहले या दूसरे से होती है।',
  ],
  hing: [
    '{hail}nahi, aapki Sade Sati nahi chal rahi: Shani {sign} me hai, aapke Chandra se {nth} place par.',
    'Nahi. Shani abhi {sign} me hai, Chandra se {nth} place par, aur Sade Sati 12th, 1st ya 2nd se hoti hai.',
  ],
}
export const NEXT_ONE: Wordings = {
  en: ['The next one begins on {from}.'],
  hi: ['अगली {from} को शुरू होगी।'],
  hing: ['Agli {from} ko shuru hogi.'],
}
export const NONE_AHEAD: Wordings = {
  en: ['No new one begins in the years that I look at.'],
  hi: ['जितने साल मैं देख[ता|ती] हूँ, उनमें कोई नई शुरू नहीं होती।'],
  hing: ['Jitne saal main [dekhta|dekhti] hoon, unme koi nayi shuru nahi hoti.'],
}
export const SEASON_STEP: Wordings = {
  en: ['- {phase}: from {on}'],
  hi: ['- {phase}: {on} से'],
  hing: ['- {phase}: {on} se'],
}
export const DHAIYA_NOW: Wordings = {
  en: [
    '{hail}yes, a dhaiya runs until {to}: Saturn in {sign}, {nth} from your Moon.',
    'It does: Saturn stands {nth} from your Moon, in {sign}, until {to}.',
  ],
  hi: [
    '{hail}हाँ, ढैया {to} तक है: शनि {sign} में, आपके चंद्र से {nth} स्थान पर।',
    'चल रही है: शनि चंद्र से {nth} स्थान पर, {sign} में, {to} तक।',
  ],
  hing: [
    '{hail}haan, dhaiya {to} tak hai: Shani {sign} me, aapke Chandra se {nth} place par.',
    'Chal rahi hai: Shani Chandra se {nth} place par, {sign} me, {to} tak.',
  ],
}
export const DHAIYA_MEANS: Wordings = {
  en: ['It asks for order and rest, above all around {area}.', 'In those months keep {area} simple.'],
  hi: ['यह व्यवस्था और आराम माँगती है, ख़ासकर {area} में।', 'इन महीनों में {area} को सादा रखिए।'],
  hing: ['Yeh vyavastha aur aaram maangti hai, khaas kar {area} me.', 'In mahino me {area} ko saada rakhiye.'],
}
export const DHAIYA_AREA: Record<'ardhashtama' | 'ashtama', Spoken> = {
  ardhashtama: { en: 'home and peace of mind', hi: 'घर और मन के सुकून', hing: 'ghar aur mann ke sukoon' },
  ashtama: {
    en: 'money of others and long plans',
    hi: 'साझे पैसे और लंबी योजनाओं',
    hing: 'saajhe paise aur lambi planning',
  },
}
export const NO_DHAIYA: Wordings = {
  en: ['{hail}no dhaiya runs for you now: Saturn is {nth} from your Moon, not 4th or 8th.'],
  hi: ['{hail}अभी कोई ढैया नहीं है: शनि आपके चंद्र से {nth} स्थान पर है, चौथे या आठवें पर नहीं।'],
  hing: ['{hail}abhi koi dhaiya nahi hai: Shani aapke Chandra se {nth} place par hai, 4th ya 8th par nahi.'],
}

/** Yogas that count as raj yoga when it is asked for, the largest first. */
export const RAJ: readonly YogaId[] = [
  'yogakaraka',
  'dharma_karmadhipati',
  'raja',
  'ruchaka',
  'bhadra',
  'hamsa',
  'malavya',
  'shasha',
  'vipareeta',
  'neecha_bhanga',
]
export const RAJ_YES: Wordings = {
  en: ['{hail}yes, the one that counts is {yoga}, made by {grahas}.', 'You have one: {yoga}, formed by {grahas}.'],
  hi: ['{hail}हाँ, गिनने लायक़ है {yoga}, जो {grahas} से बनता है।', 'एक है: {yoga}, {grahas} से।'],
  hing: ['{hail}haan, ginne layak hai {yoga}, jo {grahas} se banta hai.', 'Ek hai: {yoga}, {grahas} se.'],
}
export const RAJ_SMALL: Wordings = {
  en: ['{hail}a small one, yes: {yoga}, by {grahas}. It helps, it does not carry.'],
  hi: ['{hail}छोटा सा है: {yoga}, {grahas} से। मदद करता है, सब कुछ नहीं उठाता।'],
  hing: ['{hail}chhota sa hai: {yoga}, {grahas} se. Madad karta hai, sab kuch nahi uthata.'],
}
export const RAJ_NO: Wordings = {
  en: [
    '{hail}no raj yoga by the strict rules. What rises here rises by {graha}, the strongest graha of your chart, and by work.',
  ],
  hi: ['{hail}सख़्त नियम से राजयोग नहीं है। यहाँ उठान {graha} से आती है, जो सबसे मज़बूत ग्रह है, और मेहनत से।'],
  hing: [
    '{hail}sakht niyam se raj yog nahi hai. Yahan uthaan {graha} se aati hai, jo sabse mazboot grah hai, aur mehnat se.',
  ],
}
/** When the lords of a yoga run. */
export const YOGA_RUNS: Record<'now' | 'next', Wordings> = {
  now: {
    en: ['{graha} rules your time until {to}, so use it now.', 'Its time is now: {graha} runs until {to}.'],
    hi: ['{to} तक {graha} का ही समय है, इसका लाभ अभी लीजिए।', 'इसका समय अभी है: {graha} {to} तक।'],
    hing: ['{to} tak {graha} ka hi time hai, iska fayda abhi lijiye.', 'Iska time abhi hai: {graha} {to} tak.'],
  },
  next: {
    en: ['It speaks loudest when {graha} runs, from {from} to {to}.', 'Its time comes with {graha}, {from} to {to}.'],
    hi: ['यह सबसे ज़्यादा {graha} के समय में बोलता है, {from} से {to} तक।', 'इसका समय {graha} के साथ आता है, {from} से {to} तक।'],
    hing: [
      'Yeh sabse zyada {graha} ke time me bolta hai, {from} se {to} tak.',
      'Iska time {graha} ke saath aata hai, {from} se {to} tak.',
    ],
  },
}
export const YOGA_HAVE: Wordings = {
  en: ['{hail}yes, you have {yoga}, made by {grahas}.', '{yoga} is in your chart, by {grahas}.'],
  hi: ['{hail}हाँ, आपकी कुंडली में {yoga} है, {grahas} से।', '{yoga} आपके यहाँ बनता है, {grahas} से।'],
  hing: ['{hail}haan, aapki kundli me {yoga} hai, {grahas} se.', '{yoga} aapke yahan banta hai, {grahas} se.'],
}
export const YOGA_CANCELLED: Wordings = {
  en: ['{hail}{yoga} forms by {grahas}, and {canceller} lifts it again, so do not count on it either way.'],
  hi: ['{hail}{yoga} {grahas} से बनता है, पर {canceller} उसे काट देता है, इसलिए इसकी गिनती मत कीजिए।'],
  hing: ['{hail}{yoga} {grahas} se banta hai, par {canceller} use kaat deta hai, isliye iski ginti mat kijiye.'],
}
export const YOGA_NOT: Wordings = {
  en: ['{hail}no, that one is not in your chart. {graha} is your strongest graha, and that is worth more than a name.'],
  hi: ['{hail}नहीं, यह योग आपकी कुंडली में नहीं है। {graha} आपका सबसे मज़बूत ग्रह है, और वह किसी नाम से ज़्यादा काम का है।'],
  hing: [
    '{hail}nahi, yeh yog aapki kundli me nahi hai. {graha} aapka sabse mazboot grah hai, aur woh kisi naam se zyada kaam ka hai.',
  ],
}

/** Names of yogas in Hindi typed in Latin letters; English and Hindi have theirs. */
export const YOGA_HING: Record<YogaId, string> = {
  gajakesari: 'Gajakesari yog',
  budha_aditya: 'Budhaditya yog',
  chandra_mangala: 'Chandra Mangal yog',
  ruchaka: 'Ruchak yog',
  bhadra: 'Bhadra yog',
  hamsa: 'Hamsa yog',
  malavya: 'Malavya yog',
  shasha: 'Shasha yog',
  sunapha: 'Sunapha yog',
  anapha: 'Anapha yog',
  durudhara: 'Durudhara yog',
  kemadruma: 'Kemadruma',
  vesi: 'Vesi yog',
  vosi: 'Vosi yog',
  ubhayachari: 'Ubhayachari yog',
  adhi: 'Adhi yog',
  amala: 'Amala yog',
  lakshmi: 'Lakshmi yog',
  saraswati: 'Saraswati yog',
  raja: 'raj yog',
  yogakaraka: 'yogakarak',
  dharma_karmadhipati: 'Dharma Karmadhipati yog',
  dhana: 'dhan yog',
  vipareeta: 'Vipreet raj yog',
  neecha_bhanga: 'Neech Bhang',
  parivartana: 'Parivartan yog',
  chandra_grahan: 'Chandra Grahan yog',
  surya_grahan: 'Surya Grahan yog',
  guru_chandal: 'Guru Chandal yog',
  shrapit: 'Shani Rahu yog',
  angarak: 'Angarak yog',
}
export const YOGA_CUES: ReadonlyArray<readonly [YogaId, RegExp]> = [
  ['gajakesari', /gaj ?a? ?kes|गजकेसरी/i],
  ['budha_aditya', /budh ?a? ?adit|budhadit|बुधादित्य/i],
  ['chandra_mangala', /chandra ?mangal|चंद्र ?मंगल/i],
  ['ruchaka', /ruchak|रुचक/i],
  ['bhadra', /bhadra ?yo|भद्र/i],
  ['hamsa', /hams|हंस/i],
  ['malavya', /malavya|मालव्य/i],
  ['shasha', /shas(h)?a? yo|शश/i],
  ['kemadruma', /kemad|केमद्रुम/i],
  ['lakshmi', /laxmi|lakshmi|लक्ष्मी/i],
  ['saraswati', /saraswati|सरस्वती/i],
  ['vipareeta', /vipr?ee?t|vipareet|विपरीत/i],
  ['neecha_bhanga', /nee?ch ?a? ?bhang|नीच ?भंग/i],
  ['dhana', /dhan ?a? ?yo|धन ?योग/i],
  ['guru_chandal', /chandal|चांडाल/i],
  ['angarak', /angarak|अंगारक/i],
  ['chandra_grahan', /grahan ?(yo|do)|ग्रहण ?(योग|दोष)/i],
]

/** A wedding to a pot, a tree or an image before the real one. */
export const TREE_MARRIAGE: Wordings = {
  en: [
    '{hail}no, it is not required: the classical texts know no such rite, it is a custom of some families. If your elders want it for their peace, it can be small; nobody has to pay for it.',
  ],
  hi: [
    '{hail}नहीं, यह ज़रूरी नहीं है: पुराने ग्रंथों में ऐसी विधि नहीं मिलती, यह कुछ घरों का रिवाज है। बड़े अपने मन की शांति के लिए चाहें तो छोटा सा हो सकता है, इस पर पैसे ख़र्च करना ज़रूरी नहीं।',
  ],
  hing: [
    '{hail}nahi, yeh zaroori nahi hai: purane granthon me aisi vidhi nahi milti, yeh kuch gharon ka riwaaj hai. Bade apne mann ki shanti ke liye chahein to chhota sa ho sakta hai, is par paise kharch karna zaroori nahi.',
  ],
}
/** Where Mars stands, which the custom is about. */
export const TREE_MARS: Record<'yes' | 'no', Wordings> = {
  yes: {
    en: ['Your Mars is in the {house}, one of those the rule counts, as with nearly half of all people.'],
    hi: ['आपका मंगल {house} में है, जो इस नियम में गिना जाता है, जैसे लगभग आधे लोगों का।'],
    hing: ['Aapka Mangal {house} me hai, jo is niyam me gina jaata hai, jaise lagbhag aadhe logon ka.'],
  },
  no: {
    en: ['Your Mars is in the {house}, which the rule does not even count.'],
    hi: ['आपका मंगल {house} में है, जो इस नियम में गिना ही नहीं जाता।'],
    hing: ['Aapka Mangal {house} me hai, jo is niyam me gina hi nahi jaata.'],
  },
}
