import type { Whose } from '#parts.ts'
import type { predict as english, Frame, Period } from '#texts/en/predict.ts'
import type { Level } from '#texts/en/predict-tables.ts'
import { apka, apke, apki } from '#texts/forms/whose.ts'
import { house, list, nth } from './vocab.ts'

const TARAS = ['पहली', 'दूसरी', 'तीसरी', 'चौथी', 'पाँचवीं', 'छठी', 'सातवीं', 'आठवीं', 'नौवीं']
const nthTara = (no: number): string => TARAS[no - 1] ?? String(no)

const NOUNS: Record<Period, string> = { day: 'दिन', week: 'सप्ताह', month: 'महीना', year: 'वर्ष' }

const TONES: Record<Level, readonly [string, string]> = {
  high: ['सहायक', 'मज़बूत'],
  mid: ['संतुलित', 'मिला-जुला'],
  low: ['शांत', 'धीमा'],
}

const LOW_END: Record<Period, string> = {
  day: 'आराम और व्यवस्था के लिए अच्छा, ',
  week: 'चीज़ें व्यवस्थित करने के लिए अच्छा, ',
  month: 'अधूरे काम समेटने के लिए अच्छा, ',
  year: 'धीरे-धीरे नींव बनाने के लिए अच्छा, ',
}

const toneOf = (v: number, level: Level, period: Period): string =>
  `${level === 'low' ? LOW_END[period] : ''}${TONES[level][v % 2 === 0 ? 0 : 1]} ${NOUNS[period]}`

const placed = (h: number, frame: Frame, w: Whose = 'you'): string => {
  if (frame === 'lagna') return `${apke(w)}${house(h)}`
  return `${apke(w)}${frame === 'moon' ? 'चंद्र' : 'सूर्य'} से ${house(h)}`
}

const stay = (from: string | null, to: string | null): string =>
  from ? (to ? `${from} से ${to} तक` : `${from} से आगे`) : to ? `${to} तक` : 'पूरे समय'

const PHASES = { rising: 'पहले', peak: 'मध्य', setting: 'अंतिम' }
const LEVELS = { maha: 'महादशा', antar: 'अंतर्दशा' }

export const predict: typeof english = (whom) => ({
  placed,
  nth,
  list,
  score: (value) => `100 में से ${value}`,

  day: (which, weekday, date) => `${which === 'today' ? 'आज' : 'कल'}, ${weekday} ${date},`,
  dated: (weekday, date) => `${weekday}, ${date}`,
  dayNamed: (which, weekday, date) => `${which === 'today' ? 'आज' : 'कल'} ${weekday}, ${date} है।`,
  covers: (span) => `यह भविष्यफल ${span} तक का है।`,
  span: (from, to) => `${from} से ${to}`,
  month: (name, year) => `${name} ${year}`,

  leadDay: (v, when, level, score) =>
    v % 2 === 0
      ? `${when} ${toneOf(v, level, 'day')} है: ${apka(whom)}अंक 100 में से ${score}।`
      : `${when} 100 में से ${score} अंक के साथ ${toneOf(v, level, 'day')} है।`,
  leadSpan: (v, period, when, level, score) =>
    v % 2 === 0
      ? `${when} एक ${toneOf(v, level, period)} है; औसत अंक 100 में से ${score}।`
      : `${when} का औसत अंक 100 में से ${score} है: ${toneOf(v, level, period)}।`,
  hail: (name, text) => (name ? `${name} जी, ${text}` : text),
  moonDay: (moon, nakshatra, sign, fromMoon, clause) =>
    `दोपहर में ${moon} ${nakshatra} नक्षत्र, ${sign} राशि में है, जन्म के चंद्र से ${nth(fromMoon)} स्थान पर: ${clause}।`,
  tara: (tara, no, means) => `इस नक्षत्र से ${apki(whom)}${nthTara(no)} तारा ${tara} बनती है; यह ${means}।`,
  taraAgain: (tara, no, means) => `जन्म नक्षत्र से गिनने पर यह ${nthTara(no)} तारा ${tara} है; यह ${means}।`,

  item: (head, score, clause) => `- **${head}: 100 में से ${score}।** ${clause}।`,
  itemOnly: (head, score) => `- **${head}: 100 में से ${score}।**`,
  again: (matter) => matter,
  against: (v, clause, goesWell) =>
    goesWell
      ? ([`कुल मिलाकर स्थिति अच्छी है, भले ही ${clause}`, `कुल मिलाकर बात अच्छी है, हालाँकि ${clause}`][v % 2] ?? '')
      : ([`कुल मिलाकर धैर्य चाहिए, भले ही ${clause}`, `कुल मिलाकर थोड़ा सँभलना है, हालाँकि ${clause}`][v % 2] ?? ''),
  both: (first, second) => `${first}, जबकि ${second}`,

  goodTransit: (v, g, sign, h, matter) =>
    [
      `${sign} में, ${apke(whom)}चंद्र से ${nth(h)} स्थान पर, ${g} ${matter} को बल देता है`,
      `${g} ${sign} में, ${apke(whom)}चंद्र से ${nth(h)} स्थान से, ${matter} का साथ देता है`,
      `${sign} के ${g} से, जो ${apke(whom)}चंद्र से ${nth(h)} स्थान पर है, ${matter} को सहारा मिलता है`,
    ][v % 3] ?? '',
  badTransit: (v, g, sign, h, matter) =>
    [
      `${sign} में, ${apke(whom)}चंद्र से ${nth(h)} स्थान पर, ${g} ${matter} में धैर्य माँगता है`,
      `${g} ${sign} में, ${apke(whom)}चंद्र से ${nth(h)} स्थान से, ${matter} में गति धीमी रखता है`,
      `${matter} में ${sign} के ${g} के कारण, जो ${apke(whom)}चंद्र से ${nth(h)} स्थान पर है, थोड़ा और ध्यान चाहिए`,
    ][v % 3] ?? '',
  heldBack: (v, g, sign, h, matter, others, helps) =>
    helps
      ? `${sign} में, ${apke(whom)}चंद्र से ${nth(h)} स्थान का ${g} ${list(others)} के वेध से थमा है और ${matter} को सहज छोड़ता है`
      : v % 2 === 0
        ? `${sign} में, ${apke(whom)}चंद्र से ${nth(h)} स्थान के ${g} का सहारा ${list(others)} के वेध से ${matter} को पूरा नहीं मिल पाता`
        : `${g} ${sign} में, ${apke(whom)}चंद्र से ${nth(h)} स्थान पर, ${matter} का साथ देना चाहता है, पर ${list(others)} का वेध उसे रोकता है`,
  inHouse: (v, g, at, matter, helps) =>
    helps
      ? ([`${g} ${at} में चलते हुए ${matter} को सहारा देता है`, `${matter} को ${at} में चल रहे ${g} से लाभ होता है`][v % 2] ?? '')
      : ([`${g} ${at} में है, इसलिए ${matter} में मेहनत ज़्यादा लगती है`, `${at} का ${g} चाहता है कि ${matter} में जल्दी न हो`][
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
  taraWhy: (tara, no, means) => `चंद्र के नक्षत्र से ${nthTara(no)} तारा ${tara} बनती है, जो ${means}`,
  chandraWhy: (moon, sign, h, clause) => `${moon} ${sign} में, जन्म के चंद्र से ${nth(h)} स्थान पर है: ${clause}`,
  quiet: (v, matter) =>
    [`${matter} पर किसी ग्रह का दबाव नहीं है, वह दिन के मन के साथ चलता है`, `${matter} में सब अपनी रोज़ की चाल पर है`][v % 2] ??
    '',
  whole: { day: 'दिन', week: 'सप्ताह', month: 'महीने', year: 'वर्ष' },

  best: (v, when, score, why) =>
    v % 2 === 0
      ? `सबसे अच्छा दिन ${when} है, 100 में से ${score}: ${why}।`
      : `ज़रूरी काम ${when} को रखें, 100 में से ${score}: ${why}।`,
  hardest: (v, when, score, why) =>
    v % 2 === 0
      ? `धीरे चलने का दिन ${when} है, 100 में से ${score}: ${why}।`
      : `${when} को हल्का रखें, 100 में से ${score}: ${why}।`,
  bestMonth: (when, score, why) => `सबसे सहज महीना ${when} है, औसत 100 में से ${score}: ${why}।`,
  hardestMonth: (when, score, why) => `धीरे चलने का महीना ${when} है, औसत 100 में से ${score}: ${why}।`,
  better: (when, more, other) => `दोनों दिनों में ${when} ज़्यादा सहज है, ${other} से ${more} अंक आगे।`,
  level: (when, other) => `${when} और ${other} बराबर हैं, इसलिए अपनी योजना से ही तय करें।`,
  dayItem: (weekday, date, score, clause) => `- **${weekday}, ${date}: 100 में से ${score}।** ${clause}।`,
  moonBrief: (moon, sign, h, clause) => `दोपहर में ${moon} ${sign} में, जन्म के चंद्र से ${nth(h)} स्थान पर है: ${clause}`,
  moonStays: (moon, sign, h) => `${moon} ${sign} में ही, जन्म के चंद्र से ${nth(h)} स्थान पर रहता है`,
  dayPlain: (weekday, date, clause) => `- **${weekday}, ${date}:** ${clause}।`,
  weekItem: (when, score, top, topScore, low, lowScore) =>
    topScore === lowScore
      ? `- **${when}: 100 में से ${score}।** सब विषय ${topScore} पर बराबर हैं।`
      : `- **${when}: 100 में से ${score}।** ${top} ${topScore} पर सबसे आगे, ${low} ${lowScore} पर सबसे पीछे।`,

  daysHead: '**एक-एक दिन:**',
  weeksHead: '**एक-एक सप्ताह:**',
  monthsHead: '**एक-एक महीना:**',
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

  ingress: (g, sign, date, at, area) => `- ${date} को ${g} ${sign} में, ${at} में आता है: ${area} की बात।`,
  retrograde: (g, sign, date, at, matters) =>
    `- ${date} को ${g} ${sign} में, ${at} में वक्री होता है: ${matters} पर दोबारा नज़र डालने का समय।`,
  direct: (g, sign, date, at, matters) =>
    `- ${date} को ${g} ${sign} में, ${at} में फिर सीधी चाल पकड़ता है: ${matters} को गति मिलती है।`,
  newMoon: (sign, date, at, area) => `- ${date} को ${sign} में, ${at} में अमावस्या है: ${area} की शांत शुरुआत।`,
  fullMoon: (sign, date, at, area) => `- ${date} को ${sign} में, ${at} में पूर्णिमा है: ${area} पर उजाला।`,
  lunarEclipse: (sign, date, at) => `- ${date} को ${sign} में, ${at} में चंद्र ग्रहण है: शांति और कृतज्ञता की शाम।`,
  solarEclipse: (sign, date, at) => `- ${date} को ${sign} में, ${at} में सूर्य ग्रहण है: ठहरकर भीतर देखने का दिन।`,
  still: {
    day: 'इन दो दिनों में कोई ग्रह राशि नहीं बदलता, इसलिए रुख़ वही रहता है।',
    week: 'इस सप्ताह कोई ग्रह राशि या चाल नहीं बदलता, इसलिए रुख़ वही रहता है।',
    month: 'इस महीने कोई ग्रह राशि या चाल नहीं बदलता, इसलिए रुख़ वही रहता है।',
    year: '',
  },

  running: (maha, antar, to, areas) =>
    `इस समय के आरंभ में ${maha} की महादशा में ${antar} की अंतर्दशा है, जो ${to} तक चलती है; ${antar} ${areas} को सामने लाता है।`,
  pratyantar: (g, to) => `उसके भीतर ${to} तक ${g} की प्रत्यंतर दशा है।`,
  change: (level, next, date, areas) =>
    `${date} को ${next} की ${{ maha: 'महादशा, और उसमें उसी की अंतर्दशा,', antar: 'अंतर्दशा', pratyantar: 'प्रत्यंतर दशा' }[level]} शुरू होती है और ${areas} की बात आगे आती है।`,
  antarItem: (from, to, antar, maha, areas) =>
    `- **${stay(from, to)}** ${maha} की महादशा में ${antar} की अंतर्दशा ${areas} को सामने लाती है।`,
  dashasHead: '**वर्ष की विंशोत्तरी दशाएँ:**',
  dashasOver: 'विंशोत्तरी के 120 वर्ष पूरे हो चुके हैं, इसलिए यह भविष्यफल केवल गोचर पर टिका है।',

  stayItem: (from, to, g, sign, at, h, clause) =>
    `- **${stay(from, to)}** ${g} ${sign} में, ${at} में${h ? ` और ${apke(whom)}चंद्र से ${nth(h)} स्थान पर` : ''} है; वह ${clause}।`,
  rahu: (area) => `${area} में नई इच्छाएँ जगाता है`,
  sadeSati: (phase, saturn, sign, from, to) =>
    `साढ़ेसाती अपने ${PHASES[phase]} चरण में है, ${saturn} ${from} से ${to} तक ${sign} में है: यह डर का नहीं, धैर्य और व्यवस्था का समय है।`,
  dhaiya: (saturn, sign, h, from, to) =>
    `ढैया चल रही है, ${saturn} ${from} से ${to} तक ${sign} में, ${apke(whom)}चंद्र से ${nth(h)} स्थान पर है: सरल योजनाएँ दूर तक जाती हैं।`,
  noSadeSati: 'इस वर्ष न साढ़ेसाती है, न ढैया।',
  yearChart: (from, to, number, sign, lord, colour) =>
    `${stay(from, to)} ${apke(whom)}जीवन के वर्ष ${number} की वर्षफल कुंडली चलती है, जिसमें लग्न ${sign} है और वर्षेश ${lord}; उसकी देन है ${colour}।`,
  muntha: (sign, h, area, good) =>
    `इसकी मुंथा ${sign} में, वर्ष कुंडली के ${house(h)} में है, जहाँ ${area} ${good ? 'को बढ़ावा मिलता है' : 'में धैर्य चाहिए'}।`,

  step: (g, practice) => `${g} के लिए बिना ख़र्च का एक कदम: ${practice}।`,
  doctor: 'जो दर्द दे या टिका रहे, उसके लिए डॉक्टर से मिलें।',
  money: 'पैसे का निर्णय अपने हिसाब से लें; इस भविष्यफल को वित्तीय सलाह न मानें।',
  noScores: 'अंकों के लिए जन्म का और सटीक समय चाहिए, इसलिए यहाँ अंक नहीं दिए गए।',
  moonFrame: `${apka(whom)}जन्म समय लग्न तय नहीं करता, इसलिए यहाँ भाव ${apke(whom)}चंद्र से गिने गए हैं।`,
  sunFrame: `${apke(whom)}जन्म समय से चंद्र की राशि भी तय नहीं होती, इसलिए यहाँ केवल गोचर की बात है, भाव ${apke(whom)}सूर्य से गिने गए हैं और अंक नहीं दिए गए; समय और साफ़ हो तो अंक भी मिलेंगे।`,
  skyMoon: (date, moon, nakshatra, sign) => `${date} की दोपहर ${moon} ${nakshatra} नक्षत्र, ${sign} राशि में है।`,
  about: (name) => `यह भविष्यफल ${name} के बारे में है, केवल गोचर और कुंडली के आधार पर।`,

  facts: {
    period: (span) => `इस भविष्यफल की अवधि: ${span} तक`,
    score: (category, when, value) => `${category}, ${when}: 100 में से ${value}`,
    best: (when, value) => `इस अवधि का सबसे ऊँचा समग्र अंक: ${when}, 100 में से ${value}`,
    hardest: (when, value) => `इस अवधि का सबसे कम समग्र अंक: ${when}, 100 में से ${value}`,
    better: (one, first, other, second) =>
      `समग्र अंक ${one} को ${first} और ${other} को ${second}: अंतर ${Math.abs(first - second)}`,
    month: (when, value, parts) => `${when}: समग्र 100 में से ${value}; ${parts}`,
    moon: (date, moon, nakshatra, sign, h) =>
      `${date}, भारत की दोपहर: ${moon} ${nakshatra} नक्षत्र, ${sign} में, जन्म के चंद्र से ${nth(h)} स्थान पर`,
    tara: (date, tara, no, nakshatra) => `${date}: जन्म नक्षत्र ${nakshatra} से तारा संख्या ${no}, ${tara}, चंद्र के नक्षत्र से`,
    taraOf: (date, tara, no) => `${date}: जन्म नक्षत्र से तारा संख्या ${no}, ${tara}, चंद्र के नक्षत्र से`,
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
    over: (date) => `विंशोत्तरी की 120 वर्ष की गिनती ${date} को पूरी हुई`,
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
    yearChart: (number, from, to, sign, lord) =>
      `जीवन के वर्ष ${number} का वर्षफल, ${from} से ${to} तक: लग्न ${sign}, वर्षेश ${lord}`,
    muntha: (sign, h) => `मुंथा ${sign} में, वर्ष कुंडली के ${house(h)} में`,
    still: (from, to) => `${from} से ${to} तक चंद्र के सिवा न कोई राशि परिवर्तन, न वक्री-मार्गी`,
  },
})
