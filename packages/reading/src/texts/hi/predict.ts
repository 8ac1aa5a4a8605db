import type { Whose } from '#parts.ts'
import type { predict as english, Frame } from '#texts/en/predict.ts'
import { apka, apke, apki } from '#texts/forms/whose.ts'
import { house, list, nth } from './vocab.ts'

/** `जन्म के चंद्र से छठे स्थान पर`, `आपकी ही जन्म राशि में`: where a graha that moves stands. */
export const fromBirthMoon = (h: number, w: Whose): string =>
  h === 1 ? `${apki(w)}ही जन्म राशि में` : `जन्म के चंद्र से ${nth(h)} स्थान पर`

const placed = (h: number, frame: Frame, w: Whose = 'you'): string => {
  if (frame === 'lagna') return `${apke(w)}${house(h)}`
  return `${apke(w)}${frame === 'moon' ? 'चंद्र' : 'सूर्य'} से ${house(h)}`
}

const stay = (from: string | null, to: string | null): string =>
  from ? (to ? `${from} से ${to} तक` : `${from} से आगे`) : to ? `${to} तक` : 'पूरे समय'

const PHASES = { rising: 'पहला', peak: 'मध्य', setting: 'अंतिम' }
const LEVELS = { maha: 'महादशा', antar: 'अंतर्दशा' }

export const predict: typeof english = (whom) => ({
  placed,
  nth,
  list,

  dated: (weekday, date) => `${weekday}, ${date}`,
  covers: (span) => `यह भविष्यफल ${span} तक का है।`,
  span: (from, to) => `${from} से ${to}`,
  month: (name, year) => `${name} ${year}`,

  hail: (name, text) => (name ? `${name} जी, ${text}` : text),

  goodTransit: (v, g, sign, h, matter) =>
    [
      `${sign} में, ${fromBirthMoon(h, whom)} बैठा ${g} ${matter} को बल देता है`,
      `${g} ${sign} में, ${fromBirthMoon(h, whom)} रहकर ${matter} का साथ देता है`,
      `${matter} को सहारा मिलता है, क्योंकि ${g} ${sign} में, ${fromBirthMoon(h, whom)} है`,
    ][v % 3] ?? '',
  badTransit: (v, g, sign, h, matter) =>
    [
      `${sign} में, ${fromBirthMoon(h, whom)} बैठा ${g} ${matter} में धीरज माँगता है`,
      `${g} ${sign} में, ${fromBirthMoon(h, whom)} रहकर ${matter} में चाल धीमी रखता है`,
      `${matter} में थोड़ा ज़ोर लगता है, क्योंकि ${g} ${sign} में, ${fromBirthMoon(h, whom)} है`,
    ][v % 3] ?? '',
  heldBack: (v, g, sign, h, matter, others, helps) =>
    helps
      ? `${sign} में, ${fromBirthMoon(h, whom)} बैठा ${g} ${list(others)} के वेध से रुका है, इसलिए ${matter} पर भारी नहीं पड़ता`
      : v % 2 === 0
        ? `${sign} में, ${fromBirthMoon(h, whom)} बैठे ${g} का सहारा ${list(others)} के वेध के कारण ${matter} को पूरा नहीं मिलता`
        : `${g} ${sign} में, ${fromBirthMoon(h, whom)} रहकर ${matter} का साथ देता, पर ${list(others)} का वेध उसे रोकता है`,
  inHouse: (v, g, at, matter, helps) =>
    helps
      ? ([`${g} ${at} में रहकर ${matter} को सहारा देता है`, `${matter} को ${at} में चल रहे ${g} से लाभ होता है`][v % 2] ?? '')
      : ([`${g} ${at} में है, इसलिए ${matter} में मेहनत ज़्यादा लगती है`, `${g} ${at} में है, इसलिए ${matter} में जल्दी मत कीजिए`][
          v % 2
        ] ?? ''),
  onHouse: (v, g, at, matter, helps) =>
    helps
      ? ([`${at} पर ${g} की शुभ दृष्टि ${matter} को स्थिर रखती है`, `${g} की दृष्टि ${at} पर है, जो ${matter} के लिए अच्छी है`][
          v % 2
        ] ?? '')
      : ([
          `${at} पर ${g} की कड़ी दृष्टि है, इसलिए ${matter} में सावधानी काम आती है`,
          `${g} की दृष्टि ${at} पर रहने से ${matter} की गति धीमी रहती है`,
        ][v % 2] ?? ''),
  dasha: (v, level, g, matter, helps) =>
    helps
      ? ([`${LEVELS[level]} का स्वामी ${g} ${matter} का साथ देता है`, `${g} की ${LEVELS[level]} ${matter} को आगे बढ़ाती है`][
          v % 2
        ] ?? '')
      : ([
          `${LEVELS[level]} का स्वामी ${g} ${matter} में अनुशासन माँगता है`,
          `${g} की ${LEVELS[level]} ${matter} में सँभलकर चलना सिखाती है`,
        ][v % 2] ?? ''),
  whole: { day: 'दिन', week: 'सप्ताह', month: 'महीने', year: 'वर्ष' },

  eventsHead: {
    day: '**इन दो दिनों का आकाश:**',
    week: '**आकाश में क्या बदलता है:**',
    month: '**इस महीने आकाश में क्या बदलता है:**',
    year: '',
  },
  staysHead: {
    day: '**इन दिनों के धीमे ग्रह:**',
    week: '**सप्ताह के धीमे ग्रह:**',
    month: '**महीने के धीमे ग्रह:**',
    year: '**वर्ष के धीमे ग्रह:**',
  },

  ingress: (g, sign, date, at, area) =>
    `- ${date} को ${g} ${sign} में, यानी ${at} में, आता है: ${area} से जुड़ी बातें सामने आती हैं।`,
  retrograde: (g, sign, date, at, matters) =>
    `- ${date} को ${g} ${sign} में, यानी ${at} में, वक्री होता है: ${matters} पर दोबारा नज़र डालने का समय है।`,
  direct: (g, sign, date, at, matters) =>
    `- ${date} को ${g} ${sign} में, यानी ${at} में, फिर सीधी चाल पकड़ता है: ${matters} को गति मिलती है।`,
  newMoon: (sign, date, at, area) =>
    `- ${date} को ${sign} में, यानी ${at} में, अमावस्या है: ${area} से जुड़ी बातों की शांत शुरुआत कीजिए।`,
  fullMoon: (sign, date, at, area) => `- ${date} को ${sign} में, यानी ${at} में, पूर्णिमा है: ${area} से जुड़ी बातें साफ़ दिखती हैं।`,
  lunarEclipse: (sign, date, at) => `- ${date} को ${sign} में, यानी ${at} में, चंद्र ग्रहण है: शांति और कृतज्ञता की शाम।`,
  solarEclipse: (sign, date, at) => `- ${date} को ${sign} में, यानी ${at} में, सूर्य ग्रहण है: ठहरकर भीतर देखने का दिन।`,
  still: {
    day: 'इन दो दिनों में कोई ग्रह राशि नहीं बदलता, इसलिए रुख़ वही रहता है।',
    week: 'इस सप्ताह कोई ग्रह राशि या चाल नहीं बदलता, इसलिए रुख़ वही रहता है।',
    month: 'इस महीने कोई ग्रह राशि या चाल नहीं बदलता, इसलिए रुख़ वही रहता है।',
    year: '',
  },

  stayItem: (from, to, g, sign, at, h, clause) =>
    `- **${stay(from, to)}** ${g} ${sign} में, यानी ${at} में${h ? ` और ${fromBirthMoon(h, whom)}` : ''} है; वह ${clause}।`,
  rahu: (area) => `${area} से जुड़ी चाह बढ़ाता है`,
  sadeSati: (phase, saturn, sign, from, to) =>
    `${stay(from, to)} साढ़ेसाती का ${PHASES[phase]} चरण है, क्योंकि ${saturn} ${sign} में है: यह डर का नहीं, धीरज और व्यवस्था का समय है।`,
  dhaiya: (saturn, sign, h, from, to) =>
    `${stay(from, to)} ढैया है। ${saturn} तब ${sign} में, ${fromBirthMoon(h, whom)} है: सीधी-सादी योजनाएँ दूर तक चलती हैं।`,
  noSadeSati: 'इस वर्ष न साढ़ेसाती है, न ढैया।',

  doctor: 'दर्द हो या कोई तकलीफ़ बनी रहे, तो डॉक्टर को दिखाइए।',
  money: 'यह भविष्यफल वित्तीय सलाह नहीं है: पैसे का फ़ैसला अपना हिसाब देखकर कीजिए।',
  noScores: 'जन्म का समय और सटीक हो, तो इन दिनों का फ़र्क़ भी बताया जा सकता है। यहाँ वही कहा गया है जो हर संभव समय पर सही है।',
  moonFrame: `${apka(whom)}जन्म समय सटीक नहीं है और उससे लग्न तय नहीं होता, इसलिए यहाँ भाव ${apke(whom)}चंद्र से गिने गए हैं।`,
  sunFrame: `${apka(whom)}जन्म समय सटीक नहीं है और उससे चंद्र राशि भी तय नहीं होती, इसलिए यह भविष्यफल केवल गोचर से है और भाव ${apke(whom)}सूर्य से गिने गए हैं।`,
  skyMoon: (date, moon, nakshatra, sign) => `${date} की दोपहर को ${moon} ${sign} राशि के ${nakshatra} नक्षत्र में है।`,
  about: (name) => `यह भविष्यफल ${name} के बारे में है, केवल गोचर और कुंडली के आधार पर।`,

  facts: {
    period: (span) => `इस भविष्यफल की अवधि: ${span} तक`,
    score: (category, when, value) => `${category}, ${when}: 100 में से ${value}`,
    best: (when, value) => `इस अवधि का सबसे ऊँचा समग्र अंक: ${when}, 100 में से ${value}`,
    hardest: (when, value) => `इस अवधि का सबसे कम समग्र अंक: ${when}, 100 में से ${value}`,
    moon: (date, moon, nakshatra, sign, h) =>
      `${date}, भारत की दोपहर: ${moon} ${nakshatra} नक्षत्र, ${sign} में, जन्म के चंद्र से ${nth(h)} स्थान पर`,
    tara: (date, tara, no, nakshatra) => `${date}: जन्म नक्षत्र ${nakshatra} से तारा संख्या ${no}, ${tara}, चंद्र के नक्षत्र से`,
    chandra: (date, moon, sign, h) => `${date}: ${moon} ${sign} में, जन्म के चंद्र से ${nth(h)} स्थान पर`,
    transit: (when, g, sign, h, state, others, w) =>
      `${when}: ${g} ${sign} में, ${apke(w)}चंद्र से ${nth(h)} स्थान पर, ${state === 'bad' ? 'ध्यान माँगने वाली जगह' : 'अच्छी जगह'}${others.length > 0 ? `, ${list(others)} का वेध` : ''}`,
    inHouse: (when, g, at) => `${when}: ${g} ${at} में`,
    onHouse: (when, g, at) => `${when}: ${at} पर ${g} की दृष्टि`,
    dasha: (when, level, g, category, supports) => {
      const lord = `${when}: ${LEVELS[level]} का स्वामी ${g}`
      return supports
        ? `${lord}, ${category} के सहायक भाव का स्वामी या उसमें स्थित`
        : `${lord}, ${category} के लिए मेहनत वाले भाव का स्वामी`
    },
    antar: (g, maha, from, to, rules) => `${maha} की महादशा में ${g} की अंतर्दशा, ${from} से ${to} तक; ${rules}`,
    pratyantar: (g, antar, maha, from, to, rules) =>
      `${maha}/${antar} में ${g} की प्रत्यंतर दशा, ${from} से ${to} तक; ${rules}`,
    rules: (g, at) => `${g} ${at} का स्वामी`,
    sits: (g, at) => `${g} ${at} में`,
    ingress: (date, g, from, sign, at) => `${date}: ${g} ${from} से ${sign} में, ${at} में`,
    station: (date, g, sign, turns, at) =>
      `${date}: ${g} ${sign} में ${turns === 'retrograde' ? 'वक्री' : 'मार्गी'}, ${at} में`,
    moonPhase: (date, full, sign, at) => `${date}: ${sign} में ${full ? 'पूर्णिमा' : 'अमावस्या'}, ${at} में`,
    eclipse: (date, solar, kind, sign, at) => `${date}: ${sign} में ${kind} ${solar ? 'सूर्य' : 'चंद्र'} ग्रहण, ${at} में`,
    kinds: { penumbral: 'उपच्छाया', partial: 'आंशिक', total: 'पूर्ण', annular: 'वलयाकार' },
    skyMoon: (date, moon, nakshatra, sign) => `${date}, भारत की दोपहर: ${moon} ${nakshatra} नक्षत्र, ${sign} में`,
    stay: (g, sign, at, h, from, to, w) =>
      `${g} ${sign} में, ${at} में${h ? ` और ${apke(w)}चंद्र से ${nth(h)} स्थान पर` : ''}, ${from} से ${to} तक`,
    sadeSati: (phase, g, sign, from, to) => `साढ़ेसाती का ${PHASES[phase]} चरण: ${g} ${sign} में, ${from} से ${to} तक`,
    dhaiya: (g, sign, h, from, to, w) => `ढैया: ${g} ${sign} में, ${apke(w)}चंद्र से ${nth(h)} स्थान पर, ${from} से ${to} तक`,
    noSadeSati: (g, signs, moon, w) => `${g} ${list(signs)} में; ${apka(w)}चंद्र ${moon} में: न साढ़ेसाती, न ढैया`,
    moonStay: (moon, sign, h, from, to, w) =>
      `${moon} ${sign} में, ${apke(w)}जन्म के चंद्र से ${nth(h)} स्थान पर: ${from} से ${to} (भारतीय समय)`,
    still: (from, to) => `${from} से ${to} तक चंद्र के सिवा न कोई राशि परिवर्तन, न वक्री-मार्गी`,
  },
})
