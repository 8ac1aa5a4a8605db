import type { GrahaId } from '@dhruva/jyotish'
import type { Spoken } from '#write/types.ts'

type OfGraha = Record<GrahaId, Spoken>

/** What a graha brings where it stands well: a noun phrase; in Hindi as it stands before `देता है`. */
export const GIFT: OfGraha = {
  sun: {
    en: 'dignity and the courage to lead',
    hi: 'आत्मसम्मान और आगे चलने का साहस',
    hing: 'izzat aur aage chalne ki himmat',
  },
  moon: {
    en: 'feeling for others and a good memory',
    hi: 'दूसरों को समझने वाला मन',
    hing: 'doosron ko samajhne wala mann',
  },
  mars: { en: 'courage and speed', hi: 'हिम्मत और तेज़ी', hing: 'himmat aur tezi' },
  mercury: {
    en: 'a way with words, numbers and trade',
    hi: 'बोलने, गिनने और सौदे की समझ',
    hing: 'bolne, ginne aur saude ki samajh',
  },
  jupiter: {
    en: 'good judgement and the trust of others',
    hi: 'सही समझ और लोगों का भरोसा',
    hing: 'sahi samajh aur logon ka bharosa',
  },
  venus: { en: 'taste, charm and a love of peace', hi: 'अच्छी पसंद और मेल-जोल', hing: 'achhi pasand aur mel jol' },
  saturn: { en: 'patience and order', hi: 'धीरज और अनुशासन', hing: 'dheeraj aur anushasan' },
  rahu: { en: 'the daring to try what is new', hi: 'नया करने की हिम्मत', hing: 'naya karne ki himmat' },
  ketu: {
    en: 'an eye that sees through things',
    hi: 'बात की तह तक जाने वाली नज़र',
    hing: 'baat ki tah tak jaane wali nazar',
  },
}

/** What it costs where it is strained: a noun phrase; in Hindi before `से दिक़्क़त होती है`, `पर ध्यान`. */
export const STRAIN: OfGraha = {
  sun: {
    en: 'pride, and difficulty in asking for help',
    hi: 'अहं और मदद न माँग पाने',
    hing: 'ego aur madad na maang paane',
  },
  moon: { en: 'changing moods and worry', hi: 'बदलते मूड और चिंता', hing: 'badalte mood aur chinta' },
  mars: { en: 'temper and haste', hi: 'ग़ुस्से और जल्दबाज़ी', hing: 'gusse aur jaldbaazi' },
  mercury: {
    en: 'overthinking and explaining too much',
    hi: 'ज़्यादा सोचने और ज़्यादा समझाने',
    hing: 'zyada sochne aur zyada samjhane',
  },
  jupiter: {
    en: 'promising and forgiving too easily',
    hi: 'जल्दी वादा करने और जल्दी माफ़ करने',
    hing: 'jaldi vaada karne aur jaldi maaf karne',
  },
  venus: {
    en: 'putting comfort first and hard talks last',
    hi: 'आराम को पहले और मुश्किल बात को बाद में रखने',
    hing: 'aaram ko pehle aur mushkil baat ko baad me rakhne',
  },
  saturn: {
    en: 'delay, and a coldness that is not meant',
    hi: 'देरी और बिना चाहे रूखा लगने',
    hing: 'deri aur bina chahe rookha lagne',
  },
  rahu: {
    en: 'wanting too much at once, and shortcuts',
    hi: 'एक साथ बहुत चाहने और शॉर्टकट',
    hing: 'ek saath bahut chahne aur shortcut',
  },
  ketu: { en: 'withdrawing when things get close', hi: 'पास आते ही पीछे हट जाने', hing: 'paas aate hi peeche hat jaane' },
}

/** What one does about it: an imperative clause. */
export const CONDUCT: OfGraha = {
  sun: {
    en: 'rise early and keep one promise in public',
    hi: 'जल्दी उठिए और सबके सामने किया एक वादा निभाइए',
    hing: 'jaldi uthiye aur sabke saamne kiya ek vaada nibhaiye',
  },
  moon: {
    en: 'sleep on time and sit a while with your mother or near water',
    hi: 'समय पर सोइए और थोड़ी देर माँ के पास या पानी के किनारे बैठिए',
    hing: 'time par soiye aur thodi der maa ke paas ya paani ke kinare baithiye',
  },
  mars: {
    en: 'exercise daily and answer anger an hour later',
    hi: 'रोज़ कसरत कीजिए और ग़ुस्से का जवाब एक घंटे बाद दीजिए',
    hing: 'roz kasrat kijiye aur gusse ka jawab ek ghante baad dijiye',
  },
  mercury: {
    en: 'write it down, check it twice and speak less',
    hi: 'लिख लीजिए, दो बार जाँचिए और कम बोलिए',
    hing: 'likh lijiye, do baar check kijiye aur kam boliye',
  },
  jupiter: {
    en: 'honour a teacher, or teach someone without a fee',
    hi: 'किसी शिक्षक का मान कीजिए या किसी को मुफ़्त में पढ़ाइए',
    hing: 'kisi teacher ka maan kijiye ya kisi ko free me padhaiye',
  },
  venus: {
    en: 'keep your home beautiful and speak kindly to those close to you',
    hi: 'घर सुंदर रखिए और अपनों से मीठा बोलिए',
    hing: 'ghar sundar rakhiye aur apno se meetha boliye',
  },
  saturn: {
    en: 'be on time, and pay those who work for you the same day',
    hi: 'समय के पक्के रहिए और जो आपके लिए काम करे उसे उसी दिन पैसे दीजिए',
    hing: 'time ke pakke rahiye aur jo aapke liye kaam kare use usi din paise dijiye',
  },
  rahu: {
    en: 'keep one evening a week free of screens, read the terms, take no shortcut',
    hi: 'हफ़्ते में एक शाम स्क्रीन से दूर रहिए, शर्तें पढ़िए, शॉर्टकट मत लीजिए',
    hing: 'hafte me ek shaam screen se door rahiye, terms padhiye, shortcut mat lijiye',
  },
  ketu: {
    en: 'finish one old thing and sit ten minutes in silence',
    hi: 'एक पुराना काम पूरा कीजिए और दस मिनट चुप बैठिए',
    hing: 'ek purana kaam poora kijiye aur das minute chup baithiye',
  },
}

/** What the soul is said to learn with this graha as atmakaraka; the seven alone. */
export const SOUL: OfGraha = {
  sun: { en: 'to lead without needing applause', hi: 'तारीफ़ के बिना आगे चलना', hing: 'taareef ke bina aage chalna' },
  moon: {
    en: 'to care without losing yourself',
    hi: 'ख़ुद को खोए बिना दूसरों को सँभालना',
    hing: 'khud ko khoye bina doosron ko sambhalna',
  },
  mars: { en: 'to be strong without hurting', hi: 'बिना चोट दिए मज़बूत रहना', hing: 'bina chot diye mazboot rehna' },
  mercury: {
    en: 'to say what is true and leave out the rest',
    hi: 'सच कहना और फ़ालतू छोड़ देना',
    hing: 'sach kehna aur faltu chhod dena',
  },
  jupiter: { en: 'to know, and still keep learning', hi: 'जानकर भी सीखते रहना', hing: 'jaankar bhi seekhte rehna' },
  venus: {
    en: 'to love without holding too tight',
    hi: 'कसकर पकड़े बिना प्यार करना',
    hing: 'kaskar pakde bina pyar karna',
  },
  saturn: {
    en: 'to carry duty without bitterness',
    hi: 'बिना कड़वाहट के ज़िम्मेदारी उठाना',
    hing: 'bina kadwahat ke zimmedari uthana',
  },
  rahu: { en: 'to want less', hi: 'कम चाहना', hing: 'kam chahna' },
  ketu: { en: 'to let go', hi: 'छोड़ना', hing: 'chhodna' },
}
