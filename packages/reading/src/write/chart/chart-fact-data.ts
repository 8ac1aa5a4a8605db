import type { VargaId } from '@dhruva/jyotish'
import type { Wordings } from '#write/say/say.ts'
import type { Spoken } from '#write/types.ts'

export const LAGNA: Wordings = {
  en: [
    '{hail}your lagna is {sign}, which gives you {manner}.',
    '{sign} was rising when you were born, so {sign} is your lagna: {manner}.',
    'The lagna is {sign}. People notice it in you as {manner}.',
  ],
  hi: [
    '{hail}आपका लग्न {sign} है, जिसकी छाप है {manner}।',
    'जन्म के समय {sign} उदय हो रही थी, इसलिए लग्न {sign} है: {manner}।',
    'लग्न {sign} है। लोग आपमें {manner} देखते हैं।',
  ],
  hing: [
    '{hail}aapka lagna {sign} hai, jiski chhaap hai {manner}.',
    'Janm ke time {sign} uday ho rahi thi, isliye lagna {sign} hai: {manner}.',
    'Lagna {sign} hai. Log aap me {manner} dekhte hain.',
  ],
}
export const RASHI: Wordings = {
  en: [
    'Your rashi, the sign of the Moon, is {sign}, and the mind looks for {needs}.',
    'The Moon stands in {sign}, so that is your rashi: inside you want {needs}.',
    'By the Moon you are {sign}. What calms you is {needs}.',
  ],
  hi: [
    'आपकी राशि, यानी चंद्र की राशि, {sign} है, और मन को {needs} चाहिए।',
    'चंद्र {sign} में है, वही आपकी राशि है: भीतर से {needs} की तलाश रहती है।',
    'चंद्र से आपकी राशि {sign} है। मन को ठंडक देते हैं {needs}।',
  ],
  hing: [
    'Aapki rashi, yaani Chandra ki rashi, {sign} hai, aur mann ko {needs} chahiye.',
    'Chandra {sign} me hai, wahi aapki rashi hai: andar se {needs} ki talaash rehti hai.',
    'Chandra se aapki rashi {sign} hai. Mann ko {needs} se thandak milti hai.',
  ],
}
export const STAR: Wordings = {
  en: [
    'Your birth star is {star}{pada}, known for {gift}.',
    'The Moon was in {star}{pada}: {gift}.',
    'The nakshatra is {star}{pada}, and its gift is {gift}.',
  ],
  hi: [
    'जन्म नक्षत्र {star} है{pada}, जिसकी पहचान है {gift}।',
    'चंद्र {star} नक्षत्र में था{pada}: {gift}।',
    'आपका नक्षत्र {star} है{pada}, और इसकी देन है {gift}।',
  ],
  hing: [
    'Janm nakshatra {star} hai{pada}, jiski pehchaan hai {gift}.',
    'Chandra {star} nakshatra me tha{pada}: {gift}.',
    'Aapka nakshatra {star} hai{pada}, aur iski den hai {gift}.',
  ],
}
export const PADA: Spoken<(pada: number) => string> = {
  en: (pada) => `, pada ${pada}`,
  hi: (pada) => `, चरण ${pada}`,
  hing: (pada) => `, charan ${pada}`,
}

export const GRAHA_AT: Wordings = {
  en: [
    '{hail}{graha} stands in your {house}, in {sign}{state}.',
    'In your chart {graha} is in the {house}, in {sign}{state}.',
    'You have {graha} in the {house}, in {sign}{state}.',
  ],
  hi: [
    '{hail}आपकी कुंडली में {graha} {house} में है, {sign} में{state}।',
    '{graha} आपके {house} में बैठा है, {sign} राशि में{state}।',
    'आपके {house} में {graha} है, राशि {sign}{state}।',
  ],
  hing: [
    '{hail}aapki kundli me {graha} {house} me hai, {sign} me{state}.',
    '{graha} aapke {house} me baitha hai, {sign} rashi me{state}.',
    'Aapke {house} me {graha} hai, rashi {sign}{state}.',
  ],
}
/** The house that was asked about is another one. */
export const GRAHA_NOT_AT: Wordings = {
  en: ['In your chart {graha} is not in the {asked}, it stands in the {house}, in {sign}{state}.'],
  hi: ['आपकी कुंडली में {graha} {asked} में नहीं, {house} में है, {sign} में{state}।'],
  hing: ['Aapki kundli me {graha} {asked} me nahi, {house} me hai, {sign} me{state}.'],
}
export const GRAHA_SIGN: Wordings = {
  en: ['{graha} is in {sign}{state}. Without a time of birth I cannot name the house.'],
  hi: ['{graha} {sign} में है{state}। जन्म समय के बिना भाव नहीं बता सक[ता|ती]।'],
  hing: ['{graha} {sign} me hai{state}. Janm ke time ke bina house nahi bata [sakta|sakti].'],
}
export const GRAHA_MEANS: Wordings = {
  en: [
    'In matters of {area} it brings {gift}, and asks you to watch {strain}.',
    'What it adds to {area} is {gift}. The price is {strain}.',
    'There it lends {gift} to {area}. Keep an eye on {strain}.',
  ],
  hi: [
    '{area} की बातों में यह {gift} देता है, बस {strain} पर ध्यान रखिए।',
    '{area} को यह देता है {gift}। सावधानी {strain} से।',
    'वहाँ से यह {area} को {gift} देता है। नज़र {strain} पर रखिए।',
  ],
  hing: [
    '{area} ki baaton me yeh {gift} deta hai, bas {strain} par dhyan rakhiye.',
    '{area} ko yeh deta hai {gift}. Saavdhani {strain} se.',
    'Wahan se yeh {area} ko {gift} deta hai. Nazar {strain} par rakhiye.',
  ],
}
/** How a graha stands, told behind its sign; by what the facts call it. */
export const STATES: Record<
  'exalted' | 'moolatrikona' | 'own' | 'debilitated' | 'combust' | 'retrograde' | 'vargottama',
  Spoken
> = {
  exalted: { en: ', exalted', hi: ', उच्च का', hing: ', uchch ka' },
  moolatrikona: { en: ', in its best sign', hi: ', मूलत्रिकोण का', hing: ', mooltrikon ka' },
  own: { en: ', its own sign', hi: ', अपनी राशि में', hing: ', apni rashi me' },
  debilitated: { en: ', debilitated', hi: ', नीच का', hing: ', neech ka' },
  combust: { en: ', close to the Sun', hi: ', सूर्य के पास अस्त', hing: ', Surya ke paas ast' },
  retrograde: { en: ', retrograde', hi: ', वक्री', hing: ', vakri' },
  vargottama: { en: ', vargottama', hi: ', वर्गोत्तम', hing: ', vargottam' },
}

export const HOUSE: Wordings = {
  en: [
    '{hail}your {house}, that of {area}, has {sign}, and its lord {lord} sits in the {place}.',
    'The {house} speaks of {area}. Yours has {sign}, with its lord {lord} in the {place}.',
    'For {area} one looks at the {house}: {sign} there, and {lord}, its lord, in the {place}.',
  ],
  hi: [
    '{hail}{house} से {area} देखते हैं। आपके यहाँ {sign} है और स्वामी {lord} {place} में है।',
    'आपके {house} में {sign} राशि है, यह {area} का घर है, और इसका स्वामी {lord} {place} में बैठा है।',
    '{area} के लिए {house} को देखते हैं: वहाँ {sign} है, और स्वामी {lord} {place} में।',
  ],
  hing: [
    '{hail}{house} se {area} dekhte hain. Aapke yahan {sign} hai aur swami {lord} {place} me hai.',
    'Aapke {house} me {sign} rashi hai, yeh {area} ka ghar hai, aur iska swami {lord} {place} me baitha hai.',
    '{area} ke liye {house} dekha jata hai: wahan {sign} hai, aur swami {lord} {place} me.',
  ],
}
/** The lord stands in the house it rules. */
export const HOUSE_OWN: Wordings = {
  en: ['{hail}your {house}, that of {area}, has {sign}, and its lord {lord} sits there himself, which keeps it firm.'],
  hi: ['{hail}आपके {house} में {sign} है और स्वामी {lord} भी वहीं बैठा है, इसलिए {area} का घर अपने बल पर टिका है।'],
  hing: [
    '{hail}aapke {house} me {sign} hai aur swami {lord} bhi wahin baitha hai, isliye {area} ka ghar apne bal par tika hai.',
  ],
}
export const HOUSE_FED: Wordings = {
  en: ['So what helps it comes by way of {from}.', 'It draws its strength from {from}.'],
  hi: ['इसलिए इसे सहारा {from} की ओर से मिलता है।', 'इसकी ताक़त {from} से आती है।'],
  hing: ['Isliye ise sahara {from} ki taraf se milta hai.', 'Iski taakat {from} se aati hai.'],
}
export const HOUSE_HOLDS: Wordings = {
  en: ['In it: {grahas}.', 'There you have {grahas}.'],
  hi: ['वहाँ {grahas} है।', 'इस घर में {grahas} बैठा है।'],
  hing: ['Wahan {grahas} hai.', 'Is ghar me {grahas} baitha hai.'],
}
export const HOUSE_HOLDS_MANY: Wordings = {
  en: ['In it stand {grahas}.', 'There you have {grahas}.'],
  hi: ['वहाँ {grahas} साथ हैं।', 'इस घर में {grahas} बैठे हैं।'],
  hing: ['Wahan {grahas} saath hain.', 'Is ghar me {grahas} baithe hain.'],
}
export const HOUSE_EMPTY: Wordings = {
  en: [
    'No graha stands there, which is usual and no lack.',
    'It is empty of grahas, as most houses are, and simply follows its lord.',
  ],
  hi: ['वहाँ कोई ग्रह नहीं है, यह आम बात है, कमी नहीं।', 'यह घर ख़ाली है, ज़्यादातर घर होते हैं, और अपने स्वामी के पीछे चलता है।'],
  hing: [
    'Wahan koi grah nahi hai, yeh aam baat hai, kami nahi.',
    'Yeh ghar khaali hai, zyadatar ghar hote hain, aur apne swami ke peeche chalta hai.',
  ],
}

export const ATMAKARAKA: Wordings = {
  en: [
    '{hail}your atmakaraka is {graha}, since it has gone furthest in its sign. What it teaches is {soul}.',
    'It is {graha}, the one of the seven with the highest degree. The lesson it stands for: {soul}.',
    'The atmakaraka of your chart is {graha}. By tradition the soul learns here {soul}.',
  ],
  hi: [
    '{hail}आपका आत्मकारक {graha} है, क्योंकि वह अपनी राशि में सबसे आगे है। इसकी सीख है {soul}।',
    'आत्मकारक {graha} है, सात ग्रहों में सबसे ऊँचे अंश का। यह {soul} सिखाता है।',
    'आपकी कुंडली का आत्मकारक {graha} है। परंपरा में इसका पाठ है {soul}।',
  ],
  hing: [
    '{hail}aapka atmakarak {graha} hai, kyunki woh apni rashi me sabse aage hai. Iski seekh hai {soul}.',
    'Atmakarak {graha} hai, saat grahon me sabse oonche ansh ka. Yeh {soul} sikhata hai.',
    'Aapki kundli ka atmakarak {graha} hai. Parampara me iska paath hai {soul}.',
  ],
}

export const VARGA: Wordings = {
  en: [
    '{hail}in the {varga}, which is read for {for}, your lagna is {sign}.',
    'Your {varga} has {sign} rising. It is looked at for {for}.',
  ],
  hi: [
    '{hail}{varga} में आपका लग्न {sign} है। यह {for} के लिए देखा जाता है।',
    '{for} के लिए {varga} देखते हैं, और उसमें आपका लग्न {sign} है।',
  ],
  hing: [
    '{hail}{varga} me aapka lagna {sign} hai. Yeh {for} ke liye dekha jata hai.',
    '{for} ke liye {varga} dekhte hain, aur usme aapka lagna {sign} hai.',
  ],
}
export const VARGA_GRAHA: Wordings = {
  en: ['There you find {places}.'],
  hi: ['वहाँ {places} है।'],
  hing: ['Wahan {places} hai.'],
}
export const VARGAS: Partial<Record<VargaId, { name: Spoken; for: Spoken }>> = {
  d9: {
    name: { en: 'navamsa', hi: 'नवांश', hing: 'navamsa' },
    for: { en: 'marriage and inner strength', hi: 'विवाह और भीतरी बल', hing: 'shaadi aur andar ki taakat' },
  },
  d10: {
    name: { en: 'dashamsha', hi: 'दशमांश', hing: 'dashamsha' },
    for: { en: 'work and standing', hi: 'काम और नाम', hing: 'kaam aur naam' },
  },
  d7: {
    name: { en: 'saptamsha', hi: 'सप्तमांश', hing: 'saptamsha' },
    for: { en: 'children', hi: 'संतान', hing: 'santan' },
  },
  d12: {
    name: { en: 'dvadashamsha', hi: 'द्वादशांश', hing: 'dwadashamsha' },
    for: { en: 'parents', hi: 'माता-पिता', hing: 'maa papa' },
  },
  d4: {
    name: { en: 'chaturthamsha', hi: 'चतुर्थांश', hing: 'chaturthamsha' },
    for: { en: 'home and property', hi: 'घर और ज़मीन', hing: 'ghar aur zameen' },
  },
  d24: {
    name: { en: 'chaturvimshamsha', hi: 'चतुर्विंशांश', hing: 'chaturvimshamsha' },
    for: { en: 'learning', hi: 'पढ़ाई', hing: 'padhai' },
  },
  d20: {
    name: { en: 'vimshamsha', hi: 'विंशांश', hing: 'vimshamsha' },
    for: { en: 'worship and the inner life', hi: 'साधना', hing: 'sadhana' },
  },
}

export const DASHA: Wordings = {
  en: [
    '{hail}you are in the {maha} mahadasha until {mahaTo}, and within it in the {antar} antardasha, your present sub-period, until {antarTo}.',
    'The {maha} mahadasha runs until {mahaTo}. Its present part, the {antar} antardasha, lasts until {antarTo}.',
    'Running now: {maha} mahadasha to {mahaTo}, and in it {antar} antardasha to {antarTo}.',
  ],
  hi: [
    '{hail}आपकी अभी {maha} की महादशा है, {mahaTo} तक, और उसके भीतर {antar} की अंतर्दशा {antarTo} तक।',
    '{mahaTo} तक {maha} की महादशा चल रही है। उसका अभी का हिस्सा {antar} की अंतर्दशा है, {antarTo} तक।',
    'अभी चल रही है {maha} की महादशा ({mahaTo} तक), और उसमें {antar} की अंतर्दशा, {antarTo} तक।',
  ],
  hing: [
    '{hail}aapki abhi {maha} ki mahadasha hai, {mahaTo} tak, aur uske andar {antar} ki antardasha {antarTo} tak.',
    '{mahaTo} tak {maha} ki mahadasha chal rahi hai. Uska abhi ka hissa {antar} ki antardasha hai, {antarTo} tak.',
    'Abhi {maha} ki mahadasha hai, {mahaTo} tak, aur usme {antar} ki antardasha, {antarTo} tak.',
  ],
}
/** The longer period alone, where the hour leaves the shorter open. */
export const DASHA_MAHA: Wordings = {
  en: ['{hail}you are in the {maha} mahadasha, until {mahaTo}.', 'The {maha} mahadasha runs until {mahaTo}.'],
  hi: ['{hail}आपकी अभी {maha} की महादशा है, {mahaTo} तक।', '{mahaTo} तक {maha} की महादशा चल रही है।'],
  hing: ['{hail}aapki abhi {maha} ki mahadasha hai, {mahaTo} tak.', '{mahaTo} tak {maha} ki mahadasha chal rahi hai.'],
}
export const DASHA_NEXT: Wordings = {
  en: [
    '{hail}next comes the {antar} antardasha, from {from} to {to}, in the {maha} mahadasha.',
    'After it begins the {antar} antardasha of the {maha} mahadasha, {from} to {to}.',
  ],
  hi: [
    '{hail}इसके बाद {antar} की अंतर्दशा है, {from} से {to} तक, {maha} की महादशा में।',
    'अगली {antar} की अंतर्दशा है, {maha} की महादशा के भीतर, {from} से {to} तक।',
  ],
  hing: [
    '{hail}iske baad {antar} ki antardasha hai, {from} se {to} tak, {maha} ki mahadasha me.',
    'Agli {antar} ki antardasha hai, {maha} ki mahadasha ke andar, {from} se {to} tak.',
  ],
}
/** The graha of a sign, where it is asked for. */
export const SIGN_LORD: Wordings = {
  en: ['{sign} is ruled by {graha}.'],
  hi: ['{sign} के स्वामी {graha} हैं।'],
  hing: ['{sign} ke swami {graha} hain.'],
}
/** The graha of the birth star, by which the dashas are counted. */
export const STAR_LORD: Wordings = {
  en: ['{star} is ruled by {graha}, so your dashas began with that period.'],
  hi: ['{star} के स्वामी {graha} हैं, इसलिए आपकी दशाएँ इन्हीं से शुरू हुईं।'],
  hing: ['{star} ke swami {graha} hain, isliye aapki dashayein inhi se shuru hui.'],
}
export const DASHA_MEANS: Wordings = {
  en: ['{antar} brings {area} to the front.', 'With {antar} the talk is of {area}.', 'What moves now is {area}.'],
  hi: ['{antar} {area} की बातें आगे लाता है।', 'इस समय ज़ोर {area} पर है।', 'अभी {area} में हलचल रहती है।'],
  hing: [
    '{antar} {area} ki baatein aage laata hai.',
    'Is time zor {area} par hai.',
    'Abhi {area} me halchal rehti hai.',
  ],
}
export const DASHA_OVER: Wordings = {
  en: ['The 120 years of the dasha count are over in your chart, so I read from the transits.'],
  hi: ['आपकी कुंडली में दशा की 120 साल की गिनती पूरी हो चुकी है, इसलिए मैं गोचर से देख[ता|ती] हूँ।'],
  hing: ['Aapki kundli me dasha ki 120 saal ki ginti poori ho chuki hai, isliye main gochar se [dekhta|dekhti] hoon.'],
}

/** A fact that hangs on the time of birth, which is not known well enough. */
export const NEEDS_TIME: Wordings = {
  en: [
    'That I can only say with a more exact time of birth. The lagna changes about every two hours, while the signs of most grahas hold all day.',
    'For this the time of birth is not exact enough. Hospital papers, the birth certificate or your parents may have it.',
  ],
  hi: [
    'यह मैं जन्म का सही समय जानकर ही बता सक[ता|ती] हूँ। लग्न लगभग दो घंटे में बदल जाता है, ज़्यादातर ग्रहों की राशि पूरे दिन वही रहती है।',
    'इसके लिए जन्म का समय उतना पक्का नहीं है। अस्पताल के काग़ज़, जन्म प्रमाण-पत्र या माता-पिता से मिल सकता है।',
  ],
  hing: [
    'Yeh main janm ka sahi time jaankar hi bata [sakta|sakti] hoon. Lagna lagbhag do ghante me badal jata hai, zyadatar grahon ki rashi poore din wahi rehti hai.',
    'Iske liye janm ka time utna pakka nahi hai. Hospital ke paper, birth certificate ya maa papa se mil sakta hai.',
  ],
}

export const SUN_SIGN: Wordings = {
  en: ['By the Vedic sky your Sun is in {sign}.'],
  hi: ['वैदिक गणना से आपका सूर्य {sign} में है।'],
  hing: ['Vedic ganana se aapka Surya {sign} me hai.'],
}
/** One of the places there. */
export const VARGA_PLACE: Spoken = {
  en: '{graha} in {sign}{state}',
  hi: '{graha} {sign} में{state}',
  hing: '{graha} {sign} me{state}',
}
