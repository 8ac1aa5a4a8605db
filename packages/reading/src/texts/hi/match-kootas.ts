import type * as english from '#texts/en/match-kootas.ts'
import { house, list, nth } from './vocab.ts'

export const KOOTAS: typeof english.KOOTAS = {
  varna: 'वर्ण',
  vashya: 'वश्य',
  tara: 'तारा',
  yoni: 'योनि',
  maitri: 'ग्रह मैत्री',
  gana: 'गण',
  bhakoot: 'भकूट',
  nadi: 'नाड़ी',
}

export const VARNAS: typeof english.VARNAS = {
  brahmin: 'ब्राह्मण',
  kshatriya: 'क्षत्रिय',
  vaishya: 'वैश्य',
  shudra: 'शूद्र',
}

export const VASHYAS: typeof english.VASHYAS = {
  chatushpada: 'चतुष्पद',
  manava: 'मानव',
  jalachara: 'जलचर',
  vanachara: 'वनचर',
  keeta: 'कीट',
}

export const TARAS = ['जन्म', 'संपत', 'विपत', 'क्षेम', 'प्रत्यक', 'साधक', 'नैधन', 'मित्र', 'परम मित्र'] as const

export const YONIS: typeof english.YONIS = {
  horse: 'अश्व',
  elephant: 'गज',
  sheep: 'मेष',
  serpent: 'सर्प',
  dog: 'श्वान',
  cat: 'मार्जार',
  rat: 'मूषक',
  cow: 'गौ',
  buffalo: 'महिष',
  tiger: 'व्याघ्र',
  deer: 'मृग',
  monkey: 'वानर',
  mongoose: 'नकुल',
  lion: 'सिंह',
}

export const GANAS: typeof english.GANAS = { deva: 'देव', manushya: 'मनुष्य', rakshasa: 'राक्षस' }
export const NADIS: typeof english.NADIS = { adi: 'आदि', madhya: 'मध्य', antya: 'अंत्य' }

export const RELATIONS: typeof english.RELATIONS = { friend: 'मित्र', neutral: 'सम', enemy: 'शत्रु' }

/** Mars is exalted there; the other two signs of that rule are its own. */
const CAPRICORN = 9

const YONI_WORDS: Record<number, string> = {
  4: 'दोनों एक-सी हैं',
  3: 'दोनों में मित्रता मानी जाती है',
  2: 'दोनों एक-दूसरे के लिए सम हैं',
  1: 'दोनों एक-दूसरे से दूर रहती हैं',
  0: 'परंपरा इन्हें एक-दूसरे के विपरीत मानती है',
}

export const reason: typeof english.reason = {
  varna: (g, b, [wg, wb], points) =>
    wg === wb
      ? `चंद्र राशि से ${g} और ${b}, दोनों का वर्ण ${wg} है, इसलिए अंक मिलता है।`
      : `चंद्र राशि से ${g} का वर्ण ${wg} है और ${b} का ${wb}: ${
          points > 0
            ? 'वर का वर्ण वधू के वर्ण से नीचे नहीं है, इसलिए अंक मिलता है'
            : 'अंक तभी मिलता है जब वर का वर्ण वधू के वर्ण से नीचे न हो'
        }।`,
  vashya: (g, b, [wg, wb], points) =>
    wg === wb
      ? `${g} और ${b}, दोनों का चंद्र ${wg} वर्ग में है${points === 2 ? ', इसलिए पूरे अंक मिलते हैं' : ''}।`
      : `${g} का चंद्र ${wg} वर्ग में है और ${b} का ${wb} वर्ग में: ${
          points >= 1 ? 'ये वर्ग साथ निभा लेते हैं' : points > 0 ? 'ये वर्ग कुछ हद तक ही निभाते हैं' : 'ये वर्ग अपनी-अपनी राह चलते हैं'
        }।`,
  tara: (g, b, [wg, wb], points) =>
    `${b} के नक्षत्र से गिनने पर ${g} की तारा ${wg} है और ${g} के नक्षत्र से गिनने पर ${b} की ${wg === wb ? `भी ${wb}` : wb}: ${
      points === 3 ? 'दोनों गिनतियाँ शुभ हैं' : points > 0 ? 'दो में से एक गिनती शुभ है' : 'दोनों में से कोई गिनती शुभ नहीं है'
    }।`,
  yoni: (g, b, [wg, wb], points) =>
    wg === wb
      ? `${g} और ${b}, दोनों के नक्षत्र की योनि ${wg} है: ${YONI_WORDS[points] ?? ''}।`
      : `${g} के नक्षत्र की योनि ${wg} है और ${b} के नक्षत्र की ${wb}: ${YONI_WORDS[points] ?? ''}।`,
  maitri: (g, b, [wg, wb], how) =>
    how
      ? `${g} की चंद्र राशि का स्वामी ${wg} है और ${b} की चंद्र राशि का ${wb}: ${
          how[0] === how[1]
            ? `दोनों एक-दूसरे के लिए ${how[0]} हैं`
            : `${wg} के लिए ${wb} ${how[0]} है, और ${wb} के लिए ${wg} ${how[1]}`
        }।`
      : `${g} और ${b} दोनों की चंद्र राशि का स्वामी ${wg} है, जो मित्रता ही मानी जाती है।`,
  gana: (g, b, [wg, wb], points) =>
    wg === wb
      ? `${g} और ${b}, दोनों का नक्षत्र ${wg} गण का है: दोनों के स्वभाव मेल खाते हैं।`
      : `${g} का नक्षत्र ${wg} गण का है और ${b} का ${wb} गण का: ${
          points === 6
            ? 'दोनों के स्वभाव मेल खाते हैं'
            : points === 5
              ? 'दोनों के स्वभाव थोड़े-से अंतर के साथ मेल खाते हैं'
              : 'दोनों स्वभावों को साथ चलने में धैर्य चाहिए'
        }।`,
  bhakoot: (g, b, [toBride, toGroom], points) =>
    toBride === 1
      ? 'दोनों का चंद्र एक ही राशि में है, जिस पर पूरे अंक मिलते हैं।'
      : `${b} की चंद्र राशि ${g} की चंद्र राशि से ${nth(toBride)} स्थान पर है, और ${g} की चंद्र राशि ${b} की चंद्र राशि से ${nth(toGroom)} स्थान पर: ${
          points > 0 ? 'इस दूरी पर पूरे अंक मिलते हैं' : '2/12, 5/9 और 6/8 की दूरी पर अंक नहीं मिलते'
        }।`,
  nadi: (g, b, [wg, wb], points) =>
    wg === wb
      ? `${g} और ${b}, दोनों के नक्षत्र की नाड़ी ${wg} है${points > 0 ? '' : ', और एक ही नाड़ी पर अंक नहीं मिलते'}।`
      : `${g} के नक्षत्र की नाड़ी ${wg} है और ${b} के नक्षत्र की ${wb}: ${
          points > 0 ? 'अलग-अलग नाड़ी पर पूरे आठ अंक मिलते हैं' : 'इस पर अंक नहीं मिलते'
        }।`,
}

export const undone: typeof english.undone = (koota, code, lords) =>
  `${KOOTAS[koota]}: ${
    {
      same_nakshatra_other_pada: 'दोनों का नक्षत्र एक है पर पद अलग हैं',
      same_sign_other_nakshatra: 'दोनों की चंद्र राशि एक है पर नक्षत्र अलग हैं',
      same_nakshatra_other_sign: 'दोनों का नक्षत्र एक है पर राशियाँ अलग हैं',
      same_lord: `दोनों चंद्र राशियों का स्वामी ${lords[0]} है`,
      lords_friends: `दोनों चंद्र राशियों के स्वामी ${lords[0]} और ${lords[1]} आपस में मित्र हैं`,
    }[code]
  }, और परंपरा इसे कम हुए अंकों की भरपाई मानती है।`

export const softened: typeof english.softened = (why, sign, graha) => {
  switch (why.code) {
    case 'own_or_exalted':
      return why.sign === CAPRICORN
        ? `${graha('mars')} ${sign(why.sign)} में उच्च का है`
        : `${graha('mars')} अपनी ही राशि ${sign(why.sign)} में है`
    case 'in_simha_or_kumbha':
      return `${graha('mars')} ${sign(why.sign)} में है`
    case 'harmless_in_house':
      return `${house(why.house)} में ${sign(why.sign)} का ${graha('mars')} दोष नहीं देता`
    case 'with_jupiter':
      return `${graha('mars')} के साथ ${graha('jupiter')} है`
    case 'aspected_by_jupiter':
      return `${graha('mars')} पर ${graha('jupiter')} की दृष्टि है`
    case 'with_moon':
      return `${graha('mars')} के साथ ${graha('moon')} है`
    case 'yogakaraka_for_ascendant':
      return `${sign(why.sign)} लग्न के लिए ${graha('mars')} मित्र है`
  }
}

export const manglik: typeof english.manglik = {
  no: (name, mars, h) => `${name} मांगलिक नहीं हैं: ${mars} ${house(h)} में है, जो इस नियम में नहीं आता।`,
  yes: (name, mars, h) => `${name} प्रचलित नियम से मांगलिक हैं: ${mars} लग्न से ${house(h)} में है।`,
  cancelled: (name, mars, h, why) =>
    `${name} प्रचलित नियम से मांगलिक हैं, क्योंकि ${mars} ${house(h)} में है, पर परंपरा स्वयं इसे रद्द मानती है: ${list(why)}।`,
  neither: 'दोनों में से कोई कुंडली मांगलिक नहीं है।',
  mutual: 'दोनों कुंडलियाँ मांगलिक हैं, और परंपरा मानती है कि तब दोनों एक-दूसरे को संतुलित कर देती हैं।',
  settled: 'जो कुंडली मांगलिक है, उसी में वह बात भी है जो इसे रद्द कर देती है।',
  stands: (name) =>
    `केवल ${name} की कुंडली मांगलिक बचती है। इसका अर्थ है जल्दी आने वाला ताव और भरपूर ऊर्जा; यह लगभग आधी कुंडलियों में मिलता है, और न डरने का कारण है, न रिश्ता ठुकराने का।`,
}

export const VERDICTS: typeof english.VERDICTS = {
  not_advised: (total) =>
    `36 में से ${total} गुण मिलते हैं, जो परंपरा के 18 से कम हैं: दोनों के स्वभाव कई बातों में अलग हैं, और संख्या से ज़्यादा ज़रूरी यह है कि इन बातों पर समय रहते बात हो।`,
  acceptable: (total) =>
    `36 में से ${total} गुण मिलते हैं, ${total === '18' ? 'यानी परंपरा के 18 पूरे हैं' : 'जो परंपरा के 18 से ऊपर हैं'}: साथ निभाने के लिए काफ़ी कुछ मिलता है, और कुछ बातों में धैर्य चाहिए।`,
  good: (total) => `36 में से ${total} गुण मिलते हैं, जो अच्छा मेल है: दोनों के चंद्र की ज़्यादातर ज़रूरतें साथ निभ जाती हैं।`,
  excellent: (total) => `36 में से ${total} गुण मिलते हैं, जो विरला और ऊँचा मेल है: दोनों के चंद्र लगभग हर बात में एकमत हैं।`,
}

const soUncertain = (name: string) => `${name} का जन्म समय सटीक नहीं है, इसलिए`

export const UNCERTAIN: typeof english.UNCERTAIN = {
  moon_sign: (name) => `${soUncertain(name)} चंद्र राशि पक्की नहीं है और ज़्यादातर कूट बदल सकते हैं।`,
  nakshatra: (name) => `${soUncertain(name)} नक्षत्र पक्का नहीं है: तारा, योनि, गण और नाड़ी बदल सकते हैं।`,
  pada: (name) =>
    `${soUncertain(name)} नक्षत्र का पद पक्का नहीं है; अंक उस पर निर्भर नहीं हैं, पर नाड़ी का परिहार उस पर निर्भर हो सकता है।`,
  manglik: (name) => `${soUncertain(name)} लग्न पक्का नहीं है और मांगलिक होना भी पक्का नहीं है।`,
}
