import type { KootaCancellation, KootaId, MatchVerdict } from '@dhruva/jyotish'
import type { Wordings } from '#write/say/say.ts'
import type { Spoken } from '#write/types.ts'

/** Koota names in Hindi typed in Latin letters; English and Hindi have theirs. */
export const KOOTA_HING: Record<KootaId, string> = {
  varna: 'Varna',
  vashya: 'Vashya',
  tara: 'Tara',
  yoni: 'Yoni',
  maitri: 'Graha Maitri',
  gana: 'Gan',
  bhakoot: 'Bhakoot',
  nadi: 'Nadi',
}

/** What a koota touches in a life together: when it is strong, when it is weak, and one thing to do about it. */
export const LIFE: Record<KootaId, { strong: Spoken; weak: Spoken; act: Spoken }> = {
  varna: {
    strong: {
      en: 'you see duty and ambition alike',
      hi: 'कर्तव्य और लक्ष्य को आप दोनों एक नज़र से देखते हैं',
      hing: 'zimmedari aur goal ko aap dono ek nazar se dekhte hain',
    },
    weak: {
      en: 'duty and ambition are weighed differently, which respect for the other way settles',
      hi: 'कर्तव्य और लक्ष्य की तौल अलग है, जो दूसरे के ढंग का मान रखने से सध जाती है',
      hing: 'zimmedari aur goal ki taul alag hai, jo doosre ke dhang ki izzat karne se sadh jaati hai',
    },
    act: {
      en: 'say aloud once a week what you admire in the way the other works',
      hi: 'हफ़्ते में एक बार कहें कि दूसरे के काम करने के ढंग में क्या अच्छा लगता है',
      hing: 'hafte me ek baar kahein ki doosre ke kaam karne ke dhang me kya achha lagta hai',
    },
  },
  vashya: {
    strong: {
      en: 'giving way to each other comes easily',
      hi: 'एक-दूसरे की बात मान लेना आसान रहता है',
      hing: 'ek doosre ki baat maan lena aasan rehta hai',
    },
    weak: {
      en: 'neither of you is easily led, so decisions need two voices',
      hi: 'दोनों अपनी राह के लोग हैं, इसलिए फ़ैसले दोनों की आवाज़ से हों',
      hing: 'dono apni raah ke log hain, isliye faisle dono ki awaaz se hon',
    },
    act: {
      en: 'agree which decisions each of you takes alone and which only together',
      hi: 'तय कर लें कि कौन-से फ़ैसले अकेले होंगे और कौन-से केवल साथ',
      hing: 'tay kar lein ki kaun se faisle akele honge aur kaun se sirf saath',
    },
  },
  tara: {
    strong: {
      en: 'you do each other good simply by being near',
      hi: 'पास रहने भर से दोनों को अच्छा लगता है',
      hing: 'paas rehne bhar se dono ko achha lagta hai',
    },
    weak: {
      en: 'you tire at different hours, so rest is worth planning',
      hi: 'थकान के समय अलग हैं, इसलिए आराम भी मिलकर तय करना अच्छा है',
      hing: 'thakaan ke samay alag hain, isliye aaram bhi milkar tay karna achha hai',
    },
    act: {
      en: 'keep one quiet hour a day in which nothing is discussed',
      hi: 'दिन में एक शांत घंटा रखें जिसमें कोई बहस न हो',
      hing: 'din me ek shaant ghanta rakhein jisme koi behas na ho',
    },
  },
  yoni: {
    strong: { en: 'closeness comes naturally', hi: 'नज़दीकी सहज आती है', hing: 'nazdeeki apne aap aati hai' },
    weak: {
      en: 'closeness grows slowly and likes gentleness',
      hi: 'नज़दीकी धीरे बढ़ती है और कोमलता चाहती है',
      hing: 'nazdeeki dheere badhti hai aur narmi chahti hai',
    },
    act: {
      en: 'ask before you assume what the other likes, and ask again next year',
      hi: 'दूसरे को क्या भाता है यह मान न लें, पूछ लें, और अगले साल फिर पूछें',
      hing: 'doosre ko kya pasand hai yeh maan na lein, pooch lein, aur agle saal phir poochein',
    },
  },
  maitri: {
    strong: {
      en: 'you think alike and make friends of each other',
      hi: 'सोच मिलती है और दोस्ती बनी रहती है',
      hing: 'soch milti hai aur dosti bani rehti hai',
    },
    weak: {
      en: 'you come to things from different sides, so explain more than seems needed',
      hi: 'बातों को आप अलग ओर से देखते हैं, इसलिए थोड़ा ज़्यादा समझाकर कहें',
      hing: 'baaton ko aap alag taraf se dekhte hain, isliye thoda zyada samjhakar kahein',
    },
    act: {
      en: 'in a disagreement repeat what you heard before you answer it',
      hi: 'मतभेद में जवाब देने से पहले दोहरा दें कि आपने क्या सुना',
      hing: 'matbhed me jawab dene se pehle dohra dein ki aapne kya suna',
    },
  },
  gana: {
    strong: {
      en: 'your tempers have one pace',
      hi: 'दोनों के स्वभाव की चाल एक है',
      hing: 'dono ke swabhav ki chaal ek hai',
    },
    weak: {
      en: 'your tempers have different paces, so pauses help more than arguments',
      hi: 'दोनों के स्वभाव की चाल अलग है, इसलिए बहस से ज़्यादा थोड़ा रुकना काम आता है',
      hing: 'dono ke swabhav ki chaal alag hai, isliye behas se zyada thoda rukna kaam aata hai',
    },
    act: {
      en: 'leave a heated talk for an hour and promise to come back to it',
      hi: 'गर्म बात को एक घंटे के लिए छोड़ें और उस पर लौटने का वादा करें',
      hing: 'garam baat ko ek ghante ke liye chhodein aur us par lautne ka vaada karein',
    },
  },
  bhakoot: {
    strong: {
      en: 'you want the same things from a home',
      hi: 'घर से दोनों एक ही बात चाहते हैं',
      hing: 'ghar se dono ek hi baat chahte hain',
    },
    weak: {
      en: 'money, family and plans for the home are best talked over early',
      hi: 'पैसे, परिवार और घर की योजनाओं पर बात पहले ही कर लेना अच्छा है',
      hing: 'paise, family aur ghar ki planning par baat pehle hi kar lena achha hai',
    },
    act: {
      en: 'put your plans for money and home on one sheet of paper before you need them',
      hi: 'पैसे और घर की योजनाएँ ज़रूरत से पहले एक काग़ज़ पर लिख लें',
      hing: 'paise aur ghar ki planning zaroorat se pehle ek kagaz par likh lein',
    },
  },
  nadi: {
    strong: {
      en: 'your constitutions complement each other',
      hi: 'दोनों की प्रकृति एक-दूसरे को पूरा करती है',
      hing: 'dono ki prakriti ek doosre ko poora karti hai',
    },
    weak: {
      en: 'you are built much alike, so look after food, sleep and rest together',
      hi: 'दोनों की प्रकृति बहुत मिलती है, इसलिए खाने, नींद और आराम की आदतें साथ सँभालें',
      hing: 'dono ki prakriti bahut milti hai, isliye khane, neend aur aaram ki aadatein saath sambhalein',
    },
    act: {
      en: 'take one daily walk together and keep regular hours for meals and sleep',
      hi: 'रोज़ एक सैर साथ करें और खाने-सोने का समय बाँध लें',
      hing: 'roz ek sair saath karein aur khane sone ka samay baandh lein',
    },
  },
}

/** The bond of two Moon signs by how far the second is from the first: 1..7, counted the shorter way. */
export const APART: readonly Spoken[] = [
  {
    en: 'one sign, so moods are understood without words',
    hi: 'राशि एक ही है, इसलिए मन की बात बिना कहे समझी जाती है',
    hing: 'rashi ek hi hai, isliye mann ki baat bina kahe samajh aati hai',
  },
  {
    en: 'neighbours, so each has something to learn from the other',
    hi: 'राशियाँ पास-पास हैं, इसलिए एक-दूसरे से सीखने को कुछ है',
    hing: 'rashiyan paas paas hain, isliye ek doosre se seekhne ko kuch hai',
  },
  {
    en: 'a distance at which talk and effort flow well',
    hi: 'इस दूरी पर बातचीत और मेहनत अच्छी बहती है',
    hing: 'is doori par baatcheet aur mehnat achhi chalti hai',
  },
  {
    en: 'a square, so you build well together once the roles are clear',
    hi: 'इस दूरी पर भूमिकाएँ साफ़ हों तो साथ मिलकर बहुत कुछ बनता है',
    hing: 'is doori par roles saaf hon to saath milkar bahut kuch banta hai',
  },
  {
    en: 'a trine, so sympathy comes first and plans later',
    hi: 'यह त्रिकोण का संबंध है, अपनापन पहले और योजनाएँ बाद में',
    hing: 'yeh trikon ka sambandh hai, apnapan pehle aur planning baad me',
  },
  {
    en: 'a distance that asks for small things to be forgiven and deep ones to be said',
    hi: 'यह दूरी छोटी बातें जाने देना और गहरी बातें खुलकर कहना माँगती है',
    hing: 'yeh doori chhoti baatein jaane dena aur gehri baatein khulkar kehna maangti hai',
  },
  {
    en: 'opposite signs, so each sees in the other what is missing',
    hi: 'राशियाँ आमने-सामने हैं, इसलिए हर एक को दूसरे में वह दिखता है जो अपने में कम है',
    hing: 'rashiyan aamne saamne hain, isliye har ek ko doosre me woh dikhta hai jo khud me kam hai',
  },
]

const COUNT: Record<MatchVerdict, Spoken> = {
  not_advised: {
    en: 'under the 18 that tradition looks for: you differ in much, which is not that you cannot live well',
    hi: 'परंपरा के 18 से कम: स्वभाव कई बातों में अलग हैं, यह नहीं कि साथ अच्छा नहीं हो सकता',
    hing: 'parampara ke 18 se kam: swabhav kai baaton me alag hain, yeh nahi ki saath achha nahi ho sakta',
  },
  acceptable: {
    en: 'above the 18 that tradition looks for, enough in common to build on',
    hi: 'परंपरा के 18 से ऊपर, यानी साथ बनाने के लिए काफ़ी कुछ मिलता है',
    hing: 'parampara ke 18 se upar, yaani saath banane ke liye kaafi kuch milta hai',
  },
  good: {
    en: 'a good count: most of what the two Moons ask for goes well together',
    hi: 'अच्छा मेल: दोनों के मन जो चाहते हैं उसमें से ज़्यादातर साथ निभता है',
    hing: 'achha mel: dono ke mann jo chahte hain usme se zyadatar saath nibhta hai',
  },
  excellent: {
    en: 'a rare, high count: the two Moons agree in nearly everything',
    hi: 'विरला और ऊँचा मेल: दोनों के मन लगभग हर बात में सहमत हैं',
    hing: 'bahut ooncha mel: dono ke mann lagbhag har baat me sehmat hain',
  },
}
export const VERDICTS = COUNT

export const LEAD: Wordings = {
  en: [
    'You and {other} have {total} of 36 gunas, {count}.',
    "Laid beside each other, your kundli and {other}'s make {total} of 36 gunas, {count}.",
  ],
  hi: [
    'आपके और {other} के 36 में से {total} गुण मिलते हैं, {count}।',
    'आपकी और {other} की कुंडली साथ रखें तो 36 में से {total} गुण मिलते हैं, {count}।',
  ],
  hing: [
    'Aapke aur {other} ke 36 me se {total} gun milte hain, {count}.',
    'Aapki aur {other} ki kundli saath rakhein to 36 me se {total} gun milte hain, {count}.',
  ],
}
export const BOND: Wordings = {
  en: ['You and {other} I read as two people who share a part of life, without gunas, which measure a marriage only.'],
  hi: [
    'आपको और {other} को मैं जीवन का एक हिस्सा साथ जीने वाले दो लोगों की तरह [देखता|देखती] हूँ, गुणों के बिना, क्योंकि वे केवल विवाह का माप हैं।',
  ],
  hing: [
    'Aapko aur {other} ko main zindagi ka ek hissa saath jeene wale do logon ki tarah [dekhta|dekhti] hoon, gunon ke bina, kyunki woh sirf shaadi ka maap hain.',
  ],
}
export const KOOTA: Wordings = {
  en: ['- **{koota}, {points} of {most}:** {life}.'],
  hi: ['- **{koota}, {most} में से {points}:** {life}।'],
  hing: ['- **{koota}, {most} me se {points}:** {life}.'],
}
export const MOONS: Wordings = {
  en: [
    "Your Moon sign is {mine} and {other}'s {theirs}: {apart}.",
    "Your Moon is in {mine}, {other}'s in {theirs}: {apart}.",
  ],
  hi: [
    'आपकी चंद्र राशि {mine} है और {other} की {theirs}: {apart}।',
    'आपका चंद्र {mine} में है और {other} का {theirs} में: {apart}।',
  ],
  hing: [
    'Aapki chandra rashi {mine} hai aur {other} ki {theirs}: {apart}.',
    'Aapka Chandra {mine} me hai aur {other} ka {theirs} me: {apart}.',
  ],
}
export const UNDONE: Record<KootaCancellation['code'], Wordings> = {
  same_nakshatra_other_pada: {
    en: [
      'Tradition makes up for the lost points of {koota}: you share a nakshatra and stand in different padas of it.',
    ],
    hi: ['{koota} के गए हुए अंकों की भरपाई परंपरा मानती है: दोनों का नक्षत्र एक है पर पद अलग हैं।'],
    hing: ['{koota} ke gaye hue points ki bharpai parampara maanti hai: dono ka nakshatra ek hai par pad alag hain.'],
  },
  same_sign_other_nakshatra: {
    en: [
      'Tradition makes up for the lost points of {koota}: both Moons share a sign and stand in different nakshatras.',
    ],
    hi: ['{koota} के गए हुए अंकों की भरपाई परंपरा मानती है: दोनों की चंद्र राशि एक है पर नक्षत्र अलग हैं।'],
    hing: [
      '{koota} ke gaye hue points ki bharpai parampara maanti hai: dono ki chandra rashi ek hai par nakshatra alag hain.',
    ],
  },
  same_nakshatra_other_sign: {
    en: [
      'Tradition makes up for the lost points of {koota}: both Moons share a nakshatra and stand in different signs.',
    ],
    hi: ['{koota} के गए हुए अंकों की भरपाई परंपरा मानती है: दोनों का नक्षत्र एक है पर राशियाँ अलग हैं।'],
    hing: [
      '{koota} ke gaye hue points ki bharpai parampara maanti hai: dono ka nakshatra ek hai par rashiyan alag hain.',
    ],
  },
  same_lord: {
    en: ['Tradition makes up for the lost points of {koota}: {first} rules both Moon signs.'],
    hi: ['{koota} के गए हुए अंकों की भरपाई परंपरा मानती है: दोनों चंद्र राशियों का स्वामी {first} है।'],
    hing: ['{koota} ke gaye hue points ki bharpai parampara maanti hai: dono chandra rashiyon ka swami {first} hai.'],
  },
  lords_friends: {
    en: [
      'Tradition makes up for the lost points of {koota}: {first} and {second}, who rule the two Moon signs, are friends.',
    ],
    hi: ['{koota} के गए हुए अंकों की भरपाई परंपरा मानती है: दोनों चंद्र राशियों के स्वामी {first} और {second} मित्र हैं।'],
    hing: [
      '{koota} ke gaye hue points ki bharpai parampara maanti hai: dono chandra rashiyon ke swami {first} aur {second} dost hain.',
    ],
  },
}
export const MANGLIK: Record<'neither' | 'mutual' | 'mine' | 'theirs' | 'mine_lifted' | 'theirs_lifted', Wordings> = {
  neither: {
    en: ['Neither of you is manglik.'],
    hi: ['आप दोनों में से कोई मांगलिक नहीं है।'],
    hing: ['Aap dono me se koi manglik nahi hai.'],
  },
  mutual: {
    en: ['Both of you are manglik by the common rule, and the two balance each other.'],
    hi: ['प्रचलित नियम से आप दोनों मांगलिक हैं, और तब दोनों एक-दूसरे को संतुलित कर देते हैं।'],
    hing: ['Aam niyam se aap dono manglik hain, aur tab dono ek doosre ko balance kar dete hain.'],
  },
  mine: {
    en: ['Only you are manglik by the common rule: a quick temper to be handled, and no reason to refuse a match.'],
    hi: ['प्रचलित नियम से केवल आप मांगलिक हैं: सँभालने वाली तेज़ी, रिश्ता ठुकराने की वजह नहीं।'],
    hing: ['Aam niyam se sirf aap manglik hain: sambhalne wali tezi, rishta thukrane ki wajah nahi.'],
  },
  theirs: {
    en: ['Only {other} is manglik by the common rule: a quick temper to be handled, and no reason to refuse a match.'],
    hi: ['प्रचलित नियम से केवल {other} मांगलिक हैं: सँभालने वाली तेज़ी, रिश्ता ठुकराने की वजह नहीं।'],
    hing: ['Aam niyam se sirf {other} manglik hain: sambhalne wali tezi, rishta thukrane ki wajah nahi.'],
  },
  mine_lifted: {
    en: ['You are manglik by the common rule, but in your chart the tradition itself lifts it.'],
    hi: ['प्रचलित नियम से आप मांगलिक हैं, पर आपकी कुंडली में परंपरा स्वयं इसे रद्द मानती है।'],
    hing: ['Aam niyam se aap manglik hain, par aapki kundli me parampara khud ise radd maanti hai.'],
  },
  theirs_lifted: {
    en: ['{other} is manglik by the common rule, but in that chart the tradition itself lifts it.'],
    hi: ['प्रचलित नियम से {other} मांगलिक हैं, पर उस कुंडली में परंपरा स्वयं इसे रद्द मानती है।'],
    hing: ['Aam niyam se {other} manglik hain, par us kundli me parampara khud ise radd maanti hai.'],
  },
}
export const RUNS: Wordings = {
  en: ['You live in {mine} until {until}, and {other} in {theirs} until {till}.'],
  hi: ['अभी आपकी {mine} की दशा {until} तक और {other} की {theirs} की दशा {till} तक है।'],
  hing: ['Abhi aapki {mine} ki dasha {until} tak aur {other} ki {theirs} ki dasha {till} tak hai.'],
}
export const TOGETHER: Wordings = {
  en: ['The nearest time that supports marriage in both charts is {span}.'],
  hi: ['दोनों कुंडलियों में शादी को साथ देने वाला सबसे पास का समय {span} है।'],
  hing: ['Dono kundliyon me shaadi ko saath dene wala sabse paas ka time {span} hai.'],
}
export const NOT_TOGETHER: Wordings = {
  en: ['In the next five years no one stretch supports marriage in both charts at once, so go by your own plans.'],
  hi: ['अगले पाँच साल में ऐसा कोई समय नहीं जो शादी को दोनों कुंडलियों में एक साथ सहारा दे, इसलिए अपनी सुविधा से चलिए।'],
  hing: [
    'Agle paanch saal me aisa koi time nahi jo shaadi ko dono kundliyon me ek saath sahara de, isliye apni suvidha se chaliye.',
  ],
}
export const STEP: Wordings = {
  en: ['One thing that costs nothing: {act}.'],
  hi: ['एक बात जिसमें कुछ ख़र्च नहीं होता: {act}।'],
  hing: ['Ek baat jisme kuch kharch nahi hota: {act}.'],
}
export const LISTEN: Spoken = {
  en: 'listen for a full minute before you answer, and let the other do the same',
  hi: 'जवाब देने से पहले पूरा एक मिनट सुनें, और दूसरे को भी इतना ही समय मिले',
  hing: 'jawab dene se pehle poora ek minute sunein, aur doosre ko bhi itna hi time mile',
}
export const CALM: Wordings = {
  en: ['A count compares two Moons, not two people.', 'What you do for each other weighs more than any count.'],
  hi: ['यह गिनती दो चंद्र राशियों की है, दो लोगों की नहीं।', 'आप एक-दूसरे के लिए जो करते हैं, वह किसी भी गिनती से भारी है।'],
  hing: [
    'Yeh ginti do chandra rashiyon ki hai, do logon ki nahi.',
    'Aap ek doosre ke liye jo karte hain, woh kisi bhi ginti se bhaari hai.',
  ],
}
export const INEXACT: Wordings = {
  en: [
    'A time of birth is not exact here, so of you and {other} I say only what holds at every hour it can have been.',
  ],
  hi: ['यहाँ एक जन्म समय पक्का नहीं है, इसलिए आपके और {other} के बारे में वही [कहता|कहती] हूँ जो हर संभव समय पर ठीक है।'],
  hing: [
    'Yahan ek janm samay pakka nahi hai, isliye aapke aur {other} ke baare me wahi [kehta|kehti] hoon jo har sambhav samay par theek hai.',
  ],
}
export const UNSURE: Record<'moon_sign' | 'nakshatra' | 'pada' | 'manglik' | 'rest', Wordings> = {
  moon_sign: {
    en: ["{other}'s rashi depends on the hour, so the gunas cannot be counted yet."],
    hi: ['{other} की राशि समय पर टिकी है, इसलिए गुण अभी नहीं गिने जा सकते।'],
    hing: ['{other} ki rashi samay par tiki hai, isliye gun abhi nahi gine ja sakte.'],
  },
  nakshatra: {
    en: ["{other}'s nakshatra depends on the hour, so the gunas cannot be counted yet."],
    hi: ['{other} का नक्षत्र समय पर टिका है, इसलिए गुण अभी नहीं गिने जा सकते।'],
    hing: ['{other} ka nakshatra samay par tika hai, isliye gun abhi nahi gine ja sakte.'],
  },
  pada: {
    en: ["The pada of {other}'s nakshatra depends on the hour, and with it some points."],
    hi: ['{other} के नक्षत्र का पद समय पर टिका है, और उसके साथ कुछ अंक।'],
    hing: ['{other} ke nakshatra ka pad samay par tika hai, aur uske saath kuch points.'],
  },
  manglik: {
    en: ['Whether {other} is manglik depends on the hour too.'],
    hi: ['{other} मांगलिक हैं या नहीं, यह भी समय पर टिका है।'],
    hing: ['{other} manglik hain ya nahi, yeh bhi samay par tika hai.'],
  },
  rest: {
    en: ["{other}'s time of birth is not exact, so whatever depends on the minute is left out."],
    hi: ['{other} का जन्म समय पक्का नहीं, इसलिए जो मिनट पर टिका है वह छोड़ दिया है।'],
    hing: ['{other} ka janm samay pakka nahi, isliye jo minute par tika hai woh chhod diya hai.'],
  },
}
export const MISSING: Record<'named' | 'unnamed', Wordings> = {
  named: {
    en: ["To read your kundli beside {other}'s I need both, and among your saved kundlis I find none by that name."],
    hi: ['आपकी और {other} की कुंडली साथ देखने के लिए दोनों चाहिए, और आपकी सहेजी हुई कुंडलियों में इस नाम की नहीं मिली।'],
    hing: [
      'Aapki aur {other} ki kundli saath dekhne ke liye dono chahiye, aur aapki saved kundliyon me is naam ki nahi mili.',
    ],
  },
  unnamed: {
    en: ["To lay two kundlis beside each other I need the second person's name, as it is saved with you."],
    hi: ['दो कुंडलियाँ साथ देखने के लिए मुझे दूसरे व्यक्ति का नाम चाहिए, जैसा आपने उसे सहेजा है; सहेजी हुई कुंडलियों में वह होनी चाहिए।'],
    hing: ['Do kundliyan saath dekhne ke liye mujhe doosre vyakti ka naam chahiye, jaisa aapne use save kiya hai.'],
  },
}
export const HOW_TO_SAVE: Wordings = {
  en: [
    'Under Saved Kundli add the name, the date, the time and the place of birth, then ask me again by that name. The Match page shows all eight kootas of two saved kundlis.',
  ],
  hi: [
    'सहेजी हुई कुंडलियों में नाम, जन्म की तारीख़, समय और जगह जोड़िए, फिर उसी नाम से मुझसे पूछिए। कुंडली मिलान के पन्ने पर दो सहेजी हुई कुंडलियों के आठों कूट दिखते हैं।',
  ],
  hing: [
    'Saved Kundli me naam, janm ki date, time aur jagah jodiye, phir usi naam se mujhse poochiye. Match page par do saved kundliyon ke aathon koot dikhte hain.',
  ],
}
