import type { GrahaId } from '@dhruva/jyotish'
import type { Spoken } from '#write/types.ts'

/** What a word of jyotish means, in one sentence; found by any of its spellings; `of` the grahas it names. */
export type Term = { cue: RegExp; of: readonly GrahaId[]; means: Spoken }

export const TERMS = {
  unknown_time: {
    cue: /unknown|(no|without|don'?t know).*time|time (pata|maloom|nahi)|birth ?time|समय (पता|मालूम)|जन्म समय|समय नहीं/i,
    of: ['moon'],
    means: {
      en: 'Without a time of birth the lagna, the houses and the exact dates are lost. What holds is the Moon sign on most days, the signs of the other grahas, and the slow transits.',
      hi: 'जन्म समय के बिना लग्न, भाव और पक्की तारीखें नहीं मिलतीं। ज़्यादातर दिनों में चंद्र राशि, बाक़ी ग्रहों की राशियाँ और धीमे गोचर वही रहते हैं।',
      hing: 'Janm ke time ke bina lagna, houses aur pakki dates nahi milti. Zyadatar dinon me Chandra rashi, baaki grahon ki rashi aur dheeme gochar wahi rehte hain.',
    },
  },
  sade_sati: {
    cue: /sad(h)?e ?sat|saade|sadesati|साढ़े|साढे/i,
    of: ['saturn', 'moon'],
    means: {
      en: "Sade Sati is the seven and a half years in which Saturn crosses the sign before your Moon, the Moon's own, and the one after it.",
      hi: 'साढ़ेसाती वे साढ़े सात साल हैं जिनमें शनि चंद्र से पहले की राशि, चंद्र की राशि और उसके बाद की राशि पार करता है।',
      hing: 'Sade Sati woh saadhe saat saal hain jinme Shani Chandra se pehle ki rashi, Chandra ki rashi aur uske baad ki rashi paar karta hai.',
    },
  },
  dhaiya: {
    cue: /dhaiy|ढैया|ढय्या/i,
    of: ['saturn', 'moon'],
    means: {
      en: 'A dhaiya is a stay of Saturn of two and a half years in the fourth or eighth sign from your Moon.',
      hi: 'ढैया वे ढाई साल हैं जब शनि आपके चंद्र से चौथी या आठवीं राशि में रहता है।',
      hing: 'Dhaiya woh dhaai saal hain jab Shani aapke Chandra se chauthi ya aathvi rashi me rehta hai.',
    },
  },
  manglik: {
    cue: /mang(a)?l|kuja|मांगलिक|मंगली/i,
    of: ['mars'],
    means: {
      en: 'Manglik is said of a chart in which Mars stands in one of the houses 1, 2, 4, 7, 8 or 12, where it heats up close relations.',
      hi: 'मांगलिक उस कुंडली को कहते हैं जिसमें मंगल 1, 2, 4, 7, 8 या 12 में हो, जहाँ से वह रिश्तों में तेज़ी लाता है।',
      hing: 'Manglik us kundli ko kehte hain jisme Mangal 1, 2, 4, 7, 8 ya 12 me ho, jahan se woh rishton me tezi laata hai.',
    },
  },
  kaal_sarp: {
    cue: /ka+l ?sarp|कालसर्प|काल सर्प/i,
    of: ['rahu', 'ketu'],
    means: {
      en: 'Kaal Sarp is a modern name for a chart whose seven grahas all lie on one side of Rahu and Ketu.',
      hi: 'कालसर्प उस कुंडली का नया नाम है जिसमें सातों ग्रह राहु और केतु के एक ही ओर हों।',
      hing: 'Kaal Sarp us kundli ka naya naam hai jisme saaton grah Rahu aur Ketu ke ek hi taraf hon.',
    },
  },
  navamsa: {
    cue: /navams|navmans|\bd-? ?9\b|नवांश/i,
    of: [],
    means: {
      en: 'The navamsa is a second chart made by dividing each sign into nine. It is read for marriage and for how strong the first chart really is.',
      hi: 'नवांश हर राशि के नौ हिस्सों से बनी दूसरी कुंडली है। इससे विवाह और पहली कुंडली का असली बल देखते हैं।',
      hing: 'Navamsa har rashi ke nau hisson se bani doosri kundli hai. Isse shaadi aur pehli kundli ka asli bal dekhte hain.',
    },
  },
  atmakaraka: {
    cue: /atma ?karak|आत्मकारक/i,
    of: [],
    means: {
      en: 'The atmakaraka is the graha that has gone furthest in its sign, taken as the voice of the soul.',
      hi: 'आत्मकारक वह ग्रह है जो अपनी राशि में सबसे आगे पहुँचा हो, उसे आत्मा की आवाज़ मानते हैं।',
      hing: 'Atmakarak woh grah hai jo apni rashi me sabse aage pahuncha ho, use aatma ki awaaz maante hain.',
    },
  },
  antardasha: {
    cue: /antar|bhukti|अंतर|अन्तर/i,
    of: [],
    means: {
      en: 'An antardasha is a part of a mahadasha, some months to three years long, in which a second graha speaks along.',
      hi: 'अंतर्दशा महादशा का एक हिस्सा है, कुछ महीनों से तीन साल तक, जिसमें दूसरा ग्रह भी बोलता है।',
      hing: 'Antardasha mahadasha ka ek hissa hai, kuch mahino se teen saal tak, jisme doosra grah bhi bolta hai.',
    },
  },
  dasha: {
    cue: /das+ha|\bdasa\b|दशा/i,
    of: [],
    means: {
      en: 'A dasha is a stretch of years ruled by one graha. They follow each other in a fixed order that starts from the birth star.',
      hi: 'दशा सालों का वह समय है जिस पर एक ग्रह का राज होता है। क्रम तय है और जन्म नक्षत्र से शुरू होता है।',
      hing: 'Dasha saalon ka woh time hai jis par ek grah ka raaj hota hai. Kram tay hai aur janm nakshatra se shuru hota hai.',
    },
  },
  retrograde: {
    cue: /retro|vakri|वक्री/i,
    of: [],
    means: {
      en: 'Retrograde means that a graha seems to go backwards for a while. It turns its matter inward and goes over it again.',
      hi: 'वक्री का मतलब ग्रह कुछ समय पीछे चलता दिखता है। वह अपने विषय को भीतर ले जाता और दोहराता है।',
      hing: 'Vakri ka matlab grah kuch time peeche chalta dikhta hai. Woh apne topic ko andar le jata aur dohrata hai.',
    },
  },
  combust: {
    cue: /combust|\bast\b|asta|अस्त/i,
    of: ['sun'],
    means: {
      en: 'Combust is said of a graha so near the Sun that its light is lost: its matter works in the background.',
      hi: 'अस्त उस ग्रह को कहते हैं जो सूर्य के इतना पास हो कि दिखे नहीं: उसका काम परदे के पीछे चलता है।',
      hing: 'Ast us grah ko kehte hain jo Surya ke itna paas ho ki dikhe nahi: uska kaam parde ke peeche chalta hai.',
    },
  },
  exalted: {
    cue: /exalt|uch+h?|उच्च/i,
    of: [],
    means: {
      en: 'Exalted means a graha stands in the sign where it gives its best. Each of the seven has one.',
      hi: 'उच्च का मतलब ग्रह उस राशि में है जहाँ वह सबसे अच्छा फल देता है। सातों की अपनी एक राशि है।',
      hing: 'Uchch ka matlab grah us rashi me hai jahan woh sabse achha phal deta hai. Saaton ki apni ek rashi hai.',
    },
  },
  debilitated: {
    cue: /debilit|neech|नीच/i,
    of: [],
    means: {
      en: 'Debilitated means a graha stands in the sign that suits it least, so its matter asks for more effort.',
      hi: 'नीच का मतलब ग्रह उस राशि में है जो उसे सबसे कम भाती है, इसलिए उसके विषय में मेहनत ज़्यादा लगती है।',
      hing: 'Neech ka matlab grah us rashi me hai jo use sabse kam bhaati hai, isliye uske topic me mehnat zyada lagti hai.',
    },
  },
  yogakaraka: {
    cue: /yog ?a? ?karak|योगकारक/i,
    of: [],
    means: {
      en: 'A yogakaraka is one graha that rules both a house of action and a house of fortune, the best helper a lagna can have.',
      hi: 'योगकारक वह ग्रह है जो केंद्र और त्रिकोण दोनों का स्वामी हो, लग्न का सबसे बड़ा सहायक।',
      hing: 'Yogakarak woh grah hai jo kendra aur trikon dono ka swami ho, lagna ka sabse bada sahayak.',
    },
  },
  gochar: {
    cue: /gochar|transit|गोचर/i,
    of: [],
    means: {
      en: 'Gochar, or transit, is where the grahas are today, laid over the chart of your birth.',
      hi: 'गोचर का मतलब ग्रह आज कहाँ हैं, जिसे जन्म कुंडली पर रखकर देखते हैं।',
      hing: 'Gochar ka matlab grah aaj kahan hain, jise janm kundli par rakhkar dekhte hain.',
    },
  },
  nakshatra: {
    cue: /nakshat|नक्षत्र/i,
    of: ['moon'],
    means: {
      en: 'A nakshatra is one of 27 parts of the sky. The one the Moon was in is your birth star, and the dashas start from it.',
      hi: 'नक्षत्र आकाश के 27 हिस्सों में से एक है। जिसमें चंद्र था वह जन्म नक्षत्र है, दशा वहीं से शुरू होती है।',
      hing: 'Nakshatra aasman ke 27 hisson me se ek hai. Jisme Chandra tha woh janm nakshatra hai, dasha wahin se shuru hoti hai.',
    },
  },
  rashi: {
    cue: /ras+hi|raashi|moon ?sign|राशि/i,
    of: ['moon'],
    means: {
      en: 'Rashi is a sign of the zodiac. When someone asks for yours, the sign of the Moon is meant.',
      hi: 'राशि आकाश के बारह हिस्सों में से एक है। जब कोई आपकी राशि पूछे, तो चंद्र की राशि समझी जाती है।',
      hing: 'Rashi aasman ke barah hisson me se ek hai. Jab koi aapki rashi poochhe, to Chandra ki rashi samjhi jati hai.',
    },
  },
  lagna: {
    cue: /lagn|ascendan|rising|लग्न/i,
    of: [],
    means: {
      en: 'The lagna is the sign that rose in the east at your birth. It changes about every two hours, and all houses are counted from it.',
      hi: 'लग्न वह राशि है जो जन्म के समय पूर्व में उग रही थी। यह लगभग दो घंटे में बदलता है, और सारे भाव यहीं से गिनते हैं।',
      hing: 'Lagna woh rashi hai jo janm ke time purab me ug rahi thi. Yeh lagbhag do ghante me badalta hai, aur saare house yahin se ginte hain.',
    },
  },
  house: {
    cue: /\bhouse|bhav|भाव/i,
    of: [],
    means: {
      en: 'A house is one of the twelve fields of life, counted from the lagna: self, money, courage, home and so on.',
      hi: 'भाव जीवन के बारह हिस्सों में से एक है, लग्न से गिना हुआ: शरीर, धन, साहस, घर और आगे।',
      hing: 'House ya bhav life ke barah hisson me se ek hai, lagna se gina hua: sharir, dhan, himmat, ghar aur aage.',
    },
  },
  ashtakavarga: {
    cue: /ashtak|bindu|अष्टकवर्ग|बिंदु/i,
    of: [],
    means: {
      en: 'Ashtakavarga counts points for each house, 28 being usual. A house with more carries its matter more easily.',
      hi: 'अष्टकवर्ग में हर भाव के अंक गिने जाते हैं, 28 सामान्य है। जिस भाव में ज़्यादा हों, उसका काम आसानी से चलता है।',
      hing: 'Ashtakavarga me har house ke points gine jaate hain, 28 aam hai. Jis house me zyada hon, uska kaam aasaani se chalta hai.',
    },
  },
  guna: {
    cue: /gun(a|)\b|milan|ashtakoot|गुण|मिलान/i,
    of: ['moon'],
    means: {
      en: 'Gunas are the 36 points by which two Moons are matched in eight parts. Eighteen and more count as fit, and the rest of the two charts matters as much.',
      hi: 'गुण 36 अंक हैं, जिनसे दो चंद्र आठ बातों में मिलाए जाते हैं। अठारह से ऊपर ठीक माना जाता है, और बाक़ी कुंडली भी उतनी ही ज़रूरी है।',
      hing: 'Gun 36 points hain, jinse do Chandra aath baaton me milaye jaate hain. Atharah se upar theek maana jata hai, aur baaki kundli bhi utni hi zaroori hai.',
    },
  },
  rahu_kaal: {
    cue: /rahu ?ka+l|राहु ?काल/i,
    of: [],
    means: {
      en: 'Rahu Kaal is an eighth of the daylight, about an hour and a half, another one each weekday, left out for beginnings.',
      hi: 'राहु काल दिन का आठवाँ हिस्सा है, लगभग डेढ़ घंटा, हर वार को अलग, जिसमें नई शुरुआत नहीं करते।',
      hing: 'Rahu Kaal din ka aathva hissa hai, lagbhag dedh ghanta, har din alag, jisme nayi shuruaat nahi karte.',
    },
  },
  muhurat: {
    cue: /muhur|मुहूर्त/i,
    of: ['moon'],
    means: {
      en: 'A muhurat is a day and hour chosen for a beginning, by the Moon, the weekday and your own birth star.',
      hi: 'मुहूर्त शुरुआत के लिए चुना दिन और समय है, चंद्र, वार और आपके जन्म नक्षत्र से।',
      hing: 'Muhurat shuruaat ke liye chuna din aur time hai, Chandra, vaar aur aapke janm nakshatra se.',
    },
  },
} as const satisfies Record<string, Term>
export type TermId = keyof typeof TERMS

/** A word that is not in the list. */
export const NOT_KNOWN: Spoken<readonly string[]> = {
  en: [
    'That word I do not use in my readings. Tell me where you met it, and I will say what I make of it.',
    'I know no firm meaning for that. Write the whole sentence you found it in, and I will try.',
  ],
  hi: [
    'यह शब्द मेरे फल में नहीं आता। कहाँ मिला, बताइए, फिर कह[ता|ती] हूँ।',
    'इस शब्द का कोई पक्का अर्थ मेरे पास नहीं है। जिस वाक्य में मिला, वह पूरा लिख दीजिए।',
  ],
  hing: [
    'Is shabd ka koi pakka matlab mere paas nahi hai. Jis line me mila, woh poori likh dijiye.',
    'Yeh shabd meri reading me nahi aata. Kahan mila, bataiye, main [samjhata|samjhati] hoon.',
  ],
}

/** What follows on the person's own chart. */
export const FOR_YOU: Record<
  'retrograde' | 'combust' | 'exalted' | 'debilitated' | 'yogakaraka',
  Record<'some' | 'none', Spoken>
> = {
  retrograde: {
    some: {
      en: 'In your chart that holds for {grahas}.',
      hi: 'आपकी कुंडली में यह {grahas} पर लागू है।',
      hing: 'Aapki kundli me yeh {grahas} par laagu hai.',
    },
    none: {
      en: 'In your chart no graha but Rahu and Ketu is so.',
      hi: 'आपकी कुंडली में राहु और केतु छोड़कर कोई वक्री नहीं।',
      hing: 'Aapki kundli me Rahu aur Ketu chhodkar koi vakri nahi.',
    },
  },
  combust: {
    some: {
      en: 'In your chart that holds for {grahas}.',
      hi: 'आपकी कुंडली में यह {grahas} पर लागू है।',
      hing: 'Aapki kundli me yeh {grahas} par laagu hai.',
    },
    none: {
      en: 'In your chart none is near enough to the Sun.',
      hi: 'आपकी कुंडली में सूर्य के इतना पास कोई नहीं।',
      hing: 'Aapki kundli me Surya ke itna paas koi nahi.',
    },
  },
  exalted: {
    some: {
      en: 'In your chart that holds for {grahas}.',
      hi: 'आपकी कुंडली में यह {grahas} पर लागू है।',
      hing: 'Aapki kundli me yeh {grahas} par laagu hai.',
    },
    none: {
      en: 'In your chart none is, as in most charts.',
      hi: 'आपकी कुंडली में कोई नहीं, ज़्यादातर कुंडलियों की तरह।',
      hing: 'Aapki kundli me koi nahi, zyadatar kundli ki tarah.',
    },
  },
  debilitated: {
    some: {
      en: 'In your chart that holds for {grahas}.',
      hi: 'आपकी कुंडली में यह {grahas} पर लागू है।',
      hing: 'Aapki kundli me yeh {grahas} par laagu hai.',
    },
    none: { en: 'In your chart none is.', hi: 'आपकी कुंडली में कोई नहीं है।', hing: 'Aapki kundli me koi nahi hai.' },
  },
  yogakaraka: {
    some: {
      en: 'For your lagna it is {grahas}.',
      hi: 'आपके लग्न के लिए वह {grahas} है।',
      hing: 'Aapke lagna ke liye woh {grahas} hai.',
    },
    none: {
      en: 'Your lagna has none by itself, which half of all lagnas share.',
      hi: 'आपके लग्न का अपना कोई नहीं, आधे लग्नों की यही बात है।',
      hing: 'Aapke lagna ka apna koi nahi, aadhe lagna aise hi hain.',
    },
  },
}
/** How to find a time of birth out. */
export const FIND_TIME: Spoken = {
  en: 'Hospital papers, the birth certificate, a mother or an aunt often know it within half an hour, and even that helps.',
  hi: 'अस्पताल के काग़ज़, जन्म प्रमाण-पत्र, माँ या मौसी से अक्सर आधे घंटे तक का अंदाज़ा मिल जाता है, वह भी काम का है।',
  hing: 'Hospital ke paper, birth certificate, maa ya mausi se aksar aadhe ghante tak ka andaza mil jata hai, woh bhi kaam ka hai.',
}
export const SAV_FOR_YOU: Spoken = {
  en: 'In your chart the {house} has the most, {bindus} bindus, so {area} come easier.',
  hi: 'आपकी कुंडली में सबसे ज़्यादा {house} में हैं, {bindus} बिंदु, इसलिए {area} में आसानी रहती है।',
  hing: 'Aapki kundli me sabse zyada {house} me hain, {bindus} bindu, isliye {area} me aasaani rehti hai.',
}
