import type { Act } from '@dhruva/intent/parse'
import type { Choice, GrahaId } from '@dhruva/jyotish'
import type { Spoken } from '#write/types.ts'
import type { Wordings } from './shape/texts.ts'

/** A way as a noun: in Hindi as it stands before `की ओर`. */
export const ACT_NAMES: Record<Act, Spoken> = {
  tell: { en: 'telling them', hi: 'कह देने', hing: 'keh dene' },
  quiet: { en: 'keeping it to yourself', hi: 'अभी न कहने', hing: 'abhi na kehne' },
  accept: { en: 'saying yes', hi: 'हाँ कहने', hing: 'haan kehne' },
  refuse: { en: 'letting it pass', hi: 'इसे जाने देने', hing: 'ise jaane dene' },
  go_on: { en: 'going on', hi: 'जारी रखने', hing: 'jaari rakhne' },
  quit: { en: 'stopping here', hi: 'छोड़ने', hing: 'chhodne' },
  now: { en: 'doing it now', hi: 'अभी करने', hing: 'abhi karne' },
  wait: { en: 'waiting', hi: 'रुकने', hing: 'rukne' },
  cash: { en: 'your own money', hi: 'अपने पैसे से लेने', hing: 'apne paise se lene' },
  loan: { en: 'a loan', hi: 'लोन', hing: 'loan' },
  new: { en: 'a new one', hi: 'नई लेने', hing: 'nayi lene' },
  used: { en: 'a used one', hi: 'पुरानी लेने', hing: 'purani lene' },
  near: { en: 'staying near home', hi: 'घर के पास रहने', hing: 'ghar ke paas rehne' },
  far: { en: 'going further away', hi: 'दूर जाने', hing: 'door jaane' },
  wait_for: { en: 'giving it more time', hi: 'कुछ और इंतज़ार', hing: 'kuch aur intezaar' },
  move_on: { en: 'moving on', hi: 'आगे बढ़ने', hing: 'aage badhne' },
  drop: { en: 'one more try', hi: 'एक और कोशिश', hing: 'ek aur koshish' },
  take_seat: { en: 'taking the seat you have', hi: 'मिली हुई सीट लेने', hing: 'mili hui seat lene' },
}

/** Near and far of those who live in one house. */
export const HOUSEHOLD: Record<'near' | 'far', Spoken> = {
  near: { en: 'living together', hi: 'साथ रहने', hing: 'saath rehne' },
  far: { en: 'a home of your own', hi: 'अलग घर लेने', hing: 'alag ghar lene' },
}

/** What turns it for those who live in one house. */
export const HOUSEHOLD_TURN: Spoken = {
  en: 'It turns if each has said openly what is needed and nothing at home has changed in three months.',
  hi: 'सबने खुलकर अपनी ज़रूरत कह दी हो और तीन महीने में घर में कुछ न बदले, तो बात पलट सकती है।',
  hing: 'Sabne khul kar apni zaroorat keh di ho aur teen mahine me ghar me kuch na badle, to baat palat sakti hai.',
}

/** What turns a place for a child: the child's own wish. */
export const CHILD_TURN: Spoken = {
  en: 'It turns if the child plainly wishes for the other.',
  hi: 'बच्चे का अपना मन साफ़ दूसरी ओर हो तो बात पलट सकती है।',
  hing: 'Bachche ka apna mann saaf doosri taraf ho to baat palat sakti hai.',
}

type Lean = 'doNow' | 'doLater' | 'leave' | 'lean'

/** First sentences of a choice that the time of a matter decides. */
export const LEANS: Spoken<Record<Lean, Wordings>> = {
  en: {
    doNow: [
      'I lean to {a}, and the time is with you until {to}.',
      '{A}, rather than {b}: the time up to {to} supports it.',
      'More speaks for {a}, and you need not wait, it is supported until {to}.',
      'My advice is {a}, while the time until {to} helps.',
      'Of the two I would choose {a}, before {to}.',
    ],
    doLater: [
      'I lean to {a}, but not at once: {span} is the time for the step.',
      '{A}, though only from {from}; until then hold still.',
      'More speaks for {a} than for {b}, and the step belongs {between}.',
      'Of the two I would choose {a}, with the step itself {between}.',
      'My advice is {a}, and to wait with it until {from}.',
    ],
    leave: [
      'I lean to {b}: no strong stretch for {a} shows soon.',
      '{B}, rather than {a}, as the coming year gives little support to that.',
      'More speaks for {b} at present than for {a}.',
      'Of the two I would choose {b} for now.',
      'My advice is {b}, since the time does not carry {a}.',
    ],
    lean: [
      'I lean to {a} rather than {b}.',
      'Of the two, {a} suits your chart better.',
      'More speaks for {a} than for {b}.',
      '{A} is the better side for you.',
    ],
  },
  hi: {
    doNow: [
      'मेरा झुकाव {a} की ओर है, और {to} तक समय साथ है।',
      'समय {b} से ज़्यादा {a} के साथ है, {to} तक।',
      'ज़्यादा बातें {a} के पक्ष में हैं, और {to} तक इसे सहारा है।',
      'दोनों में मैं {a} को [चुनूँगा|चुनूँगी], {to} से पहले।',
    ],
    doLater: [
      'मेरा झुकाव {a} की ओर है, पर आज नहीं, क़दम का समय {span} है।',
      'समय {b} से ज़्यादा {a} के साथ है, पर {from} से, तब तक ठहरिए।',
      'ज़्यादा बातें {a} के पक्ष में हैं, और क़दम {between} रखिए।',
      'दोनों में मैं {a} को [चुनूँगा|चुनूँगी], पर {from} तक रुककर।',
    ],
    leave: [
      'मेरा झुकाव {b} की ओर है, {a} के लिए पास में कोई मज़बूत समय नहीं दिखता।',
      'समय अभी {a} से ज़्यादा {b} के साथ है।',
      'इस समय ज़्यादा बातें {b} के पक्ष में हैं।',
      'दोनों में मैं अभी {b} को [चुनूँगा|चुनूँगी]।',
    ],
    lean: [
      'मेरा झुकाव {a} की ओर है।',
      'दोनों में {a} को आपकी कुंडली ज़्यादा उठाती है।',
      '{b} से ज़्यादा बातें {a} के पक्ष में हैं।',
      'आपके लिए बेहतर पक्ष {a} का है।',
    ],
  },
  hing: {
    doNow: [
      'Mera jhukav {a} ki taraf hai, aur {to} tak time saath hai.',
      'Time {b} se zyada {a} ke saath hai, {to} tak.',
      'Zyada baatein {a} ke favour me hain, aur {to} tak ise sahara hai.',
      'Dono me main {a} ko [chununga|chunungi], {to} se pehle.',
    ],
    doLater: [
      'Mera jhukav {a} ki taraf hai, par aaj nahi, kadam ka time {span} hai.',
      'Time {b} se zyada {a} ke saath hai, par {from} se, tab tak ruk jaiye.',
      'Zyada baatein {a} ke favour me hain, aur kadam {between} rakhiye.',
      'Dono me main {a} ko [chununga|chunungi], par {from} tak ruk kar.',
    ],
    leave: [
      'Mera jhukav {b} ki taraf hai, {a} ke liye paas me koi strong time nahi dikhta.',
      'Time abhi {a} se zyada {b} ke saath hai.',
      'Is time zyada baatein {b} ke favour me hain.',
      'Dono me main abhi {b} ko [chununga|chunungi].',
    ],
    lean: [
      'Mera jhukav {a} ki taraf hai.',
      'Dono me {a} ko aapki kundli zyada uthati hai.',
      '{B} se zyada baatein {a} ke favour me hain.',
      'Aapke liye behtar side {a} ki hai.',
    ],
  },
}

export const ACT_PAIRS = [
  'tell_quiet',
  'accept_refuse',
  'go_on_quit',
  'now_wait',
  'cash_loan',
  'new_used',
  'near_far',
  'wait_for_move_on',
  'drop_take_seat',
] as const
export type ActPair = (typeof ACT_PAIRS)[number]

/** The one thing of the person's own life that would turn a choice. */
export const CONDITIONS: Record<Choice | ActPair, Spoken> = {
  love_arranged: {
    en: 'It turns if the two families cannot sit at one table even once.',
    hi: 'दोनों परिवार एक बार भी साथ न बैठ सकें तो बात पलट सकती है।',
    hing: 'Dono families ek baar bhi saath na baith sakein to baat palat sakti hai.',
  },
  job_business: {
    en: 'It turns once the business has paid its own costs for three months.',
    hi: 'काम तीन महीने अपना ख़र्च ख़ुद निकाल ले तो पलड़ा बदलता है।',
    hing: 'Kaam teen mahine apna kharcha khud nikaal le to palda badalta hai.',
  },
  stay_change: {
    en: 'It turns if the other side puts a clear step up in writing, in role or in pay.',
    hi: 'दूसरी ओर से पद या वेतन की साफ़ बढ़त लिखकर मिले तो बात बदलती है।',
    hing: 'Doosri taraf se role ya salary ki saaf badhat likh kar mile to baat badalti hai.',
  },
  home_abroad: {
    en: 'It turns on who at home depends on you in these two years.',
    hi: 'इन दो सालों में घर पर कौन आपके भरोसे है, यही बात पलट सकती है।',
    hing: 'In do saalon me ghar par kaun aapke bharose hai, yahi baat palat sakti hai.',
  },
  study_work: {
    en: 'It turns if a seat or a scholarship is already in your hand.',
    hi: 'सीट या स्कॉलरशिप हाथ में हो तो बात बदलती है।',
    hing: 'Seat ya scholarship haath me ho to baat badalti hai.',
  },
  government_private: {
    en: 'It turns on how many attempts and years of age you still have.',
    hi: 'उम्र और मौक़े कितने बचे हैं, इससे बात बदल सकती है।',
    hing: 'Umar aur attempts kitne bache hain, isse baat badal sakti hai.',
  },
  science_commerce: {
    en: 'It turns if your marks in maths and science say otherwise.',
    hi: 'गणित और विज्ञान के नंबर कुछ और कहें तो बात बदलती है।',
    hing: 'Maths aur science ke marks kuch aur kahein to baat badalti hai.',
  },
  science_arts: {
    en: 'It turns if one of them is what you read without being told.',
    hi: 'जो विषय बिना कहे पढ़ा जाता हो, वह पलड़ा बदल देता है।',
    hing: 'Jo subject bina kahe padha jaata ho, woh palda badal deta hai.',
  },
  commerce_arts: {
    en: 'It turns if one of them is what you read without being told.',
    hi: 'जो विषय बिना कहे पढ़ा जाता हो, वह पलड़ा बदल देता है।',
    hing: 'Jo subject bina kahe padha jaata ho, woh palda badal deta hai.',
  },
  buy_rent: {
    en: 'It turns if the instalment takes more than a third of your income.',
    hi: 'किस्त आमदनी के तिहाई से ऊपर जाए तो बात पलटती है।',
    hing: 'Kist income ke tihaai se upar jaaye to baat palatti hai.',
  },
  sell_keep: {
    en: 'It turns if two buyers name the same fair price.',
    hi: 'दो ख़रीदार एक-सा सही दाम कहें तो बात बदलती है।',
    hing: 'Do buyers ek jaisa sahi daam kahein to baat badalti hai.',
  },
  alone_partner: {
    en: 'It turns on shares, work and exit being put in writing first.',
    hi: 'हिस्सा, काम और अलग होने की शर्तें पहले लिख ली जाएँ तो बात बदलती है।',
    hing: 'Hissa, kaam aur alag hone ki terms pehle likh li jayein to baat badalti hai.',
  },
  this_next_year: {
    en: 'It turns if the papers and the money are ready before the year ends.',
    hi: 'साल ख़त्म होने से पहले काग़ज़ और पैसा तैयार हो तो बात बदलती है।',
    hing: 'Saal khatam hone se pehle papers aur paisa ready ho to baat badalti hai.',
  },
  tell_quiet: {
    en: 'It turns if the other person is plainly with someone else.',
    hi: 'सामने वाला साफ़ तौर पर किसी और के साथ हो तो बात बदलती है।',
    hing: 'Saamne wala saaf taur par kisi aur ke saath ho to baat badalti hai.',
  },
  accept_refuse: {
    en: 'It turns if one thing you cannot live with stays unanswered when you ask it openly.',
    hi: 'जो बात आपके लिए ज़रूरी है, खुलकर पूछने पर भी उसका जवाब न मिले तो बात बदलती है।',
    hing: 'Jo baat aapke liye zaroori hai, khul kar poochhne par bhi uska jawab na mile to baat badalti hai.',
  },
  go_on_quit: {
    en: 'Set one last date and one result beforehand; if it is missed, the answer turns.',
    hi: 'पहले से एक आख़िरी तारीख़ और एक नतीजा तय कीजिए, वह न आए तो जवाब बदलता है।',
    hing: 'Pehle se ek aakhri date aur ek result tay kijiye, woh na aaye to jawab badalta hai.',
  },
  now_wait: {
    en: 'It turns if waiting would cost you more than a poor start.',
    hi: 'रुकने का नुक़सान धीमी शुरुआत से बड़ा हो तो बात बदलती है।',
    hing: 'Rukne ka nuksan slow start se bada ho to baat badalti hai.',
  },
  cash_loan: {
    en: 'It turns if less than six months of expenses would be left with you.',
    hi: 'हाथ में छह महीने का ख़र्च न बचे तो बात बदलती है।',
    hing: 'Haath me chhah mahine ka kharcha na bache to baat badalti hai.',
  },
  new_used: {
    en: 'It turns on what a mechanic you trust says of the old one.',
    hi: 'भरोसे का मिस्त्री पुरानी को कैसा बताता है, इससे बात बदल सकती है।',
    hing: 'Bharose ka mechanic purani ko kaisa batata hai, isse baat badal sakti hai.',
  },
  near_far: {
    en: 'It turns if someone at home needs you every week.',
    hi: 'घर पर किसी को हर हफ़्ते आपकी ज़रूरत हो तो बात बदलती है।',
    hing: 'Ghar par kisi ko har hafte aapki zaroorat ho to baat badalti hai.',
  },
  wait_for_move_on: {
    en: 'It turns only on what they do of themselves, not on what you send.',
    hi: 'यह तभी बदलता है जब सामने वाला ख़ुद क़दम उठाए, आपके भेजे से नहीं।',
    hing: 'Yeh tabhi badalta hai jab saamne wala khud kadam uthaye, aapke bhejne se nahi.',
  },
  drop_take_seat: {
    en: 'It turns on how far the last result was from the mark.',
    hi: 'पिछला नतीजा कट-ऑफ़ से कितना दूर था, इससे बात बदल सकती है।',
    hing: 'Pichhla result cut-off se kitna door tha, isse baat badal sakti hai.',
  },
}

/** What to look for between names, by the graha that carries the chart. */
export const LOOK_FOR: Record<GrahaId, Spoken> = {
  sun: {
    en: 'gives you a name and a say of your own',
    hi: 'जो आपको अपना नाम और अपनी बात रखने की जगह दे',
    hing: 'jo aapko apna naam aur apni baat rakhne ki jagah de',
  },
  moon: {
    en: 'feels like home and keeps you near your own people',
    hi: 'जो घर जैसा लगे और अपनों के पास रखे',
    hing: 'jo ghar jaisa lage aur apnon ke paas rakhe',
  },
  mars: {
    en: 'lets you act fast and own the result',
    hi: 'जो आपको जल्दी क़दम उठाने और नतीजा अपने हाथ में रखने दे',
    hing: 'jo aapko jaldi kadam uthane aur result apne haath me rakhne de',
  },
  mercury: {
    en: 'has more learning, talk and numbers in it',
    hi: 'जिसमें सीखना, बातचीत और हिसाब ज़्यादा हो',
    hing: 'jisme seekhna, baatcheet aur hisaab zyada ho',
  },
  jupiter: {
    en: 'has good teachers and a clean name',
    hi: 'जहाँ अच्छे गुरु हों और नाम साफ़ हो',
    hing: 'jahan achhe guru hon aur naam saaf ho',
  },
  venus: {
    en: 'has good company and a pleasant way of life',
    hi: 'जहाँ साथ अच्छा हो और रहना सुखद हो',
    hing: 'jahan saath achha ho aur rehna sukhad ho',
  },
  saturn: {
    en: 'is steady, old and asks for patience',
    hi: 'जो टिकाऊ हो, पुराना हो और धीरज माँगे',
    hing: 'jo tikau ho, purana ho aur dheeraj maange',
  },
  rahu: {
    en: 'is newer, larger or further from home',
    hi: 'जो नया हो, बड़ा हो या घर से दूर हो',
    hing: 'jo naya ho, bada ho ya ghar se door ho',
  },
  ketu: {
    en: 'is quiet and lets you go deep',
    hi: 'जो शांत हो और गहराई में जाने दे',
    hing: 'jo shaant ho aur gehrai me jaane de',
  },
}

/** `Look for the one that …`, resting on the strongest graha. */
export const LOOK: Spoken<Wordings> = {
  en: [
    'What to look for: the one that {tip}, since {g} is strongest in your chart.',
    '{G} is strongest in your chart, so take the one that {tip}.',
  ],
  hi: ['ऐसा चुनिए {tip}, क्योंकि आपकी कुंडली में सबसे मज़बूत {g} हैं।', 'आपकी कुंडली में सबसे मज़बूत {g} हैं, इसलिए वह लीजिए {tip}।'],
  hing: [
    'Aisa chuniye {tip}, kyunki aapki kundli me sabse strong {g} hain.',
    'Aapki kundli me sabse strong {g} hain, isliye woh lijiye {tip}.',
  ],
}

/** Where both sides weigh alike: `{a}` is what stands, `{b}` the step. */
export const ALIKE_THEN: Spoken<Wordings> = {
  en: [
    'For now {a}, and from {from} the better side is {b}; by weight the two are level.',
    'I lean to {a} until {from}, and from then on to {b}.',
    'For the present {a}, and from {from} {b}, since the two weigh the same.',
  ],
  hi: [
    '{from} तक मेरा झुकाव {a} की ओर है, उसके बाद {b} की ओर, वज़न दोनों का बराबर है।',
    'अभी {a} बेहतर है, और {from} से {b} की ओर क़दम अच्छा है।',
  ],
  hing: [
    '{from} tak mera jhukav {a} ki taraf hai, uske baad {b} ki taraf, weight dono ka barabar hai.',
    'Abhi {a} behtar hai, aur {from} se {b} ki taraf kadam achha hai.',
  ],
}

/** Where both weigh alike and neither stands yet: `{a}` first in its time, `{b}` kept beside it. */
export const ALIKE_FIRST: Spoken<Wordings> = {
  en: [
    'Begin with {a}, {between}, and keep {b} as the second way: by weight the two are level.',
    'I would give {a} the time {between}, with {b} ready beside it.',
  ],
  hi: [
    'पहले {a} को {between} का समय दीजिए और {b} को साथ में तैयार रखिए, वज़न दोनों का बराबर है।',
    '{between} {a} का पक्ष आज़माइए, {b} का रास्ता खुला रखिए।',
  ],
  hing: [
    'Pehle {a} ko {between} ka time dijiye aur {b} ko saath me ready rakhiye, weight dono ka barabar hai.',
    '{between} {a} ki side try kijiye, {b} ka raasta khula rakhiye.',
  ],
}
