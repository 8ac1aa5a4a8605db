import type { GrahaId } from '@dhruva/jyotish'
import type { Spoken } from '#write/types.ts'
import type { Wordings } from './shape/texts.ts'

/** Kinds of work and study by the graha that stands for them (Phaladeepika 5; Brihat Jataka 10; today's callings by practice). */
export type FieldName = { graha: GrahaId; cue: RegExp; name: Spoken }

const field = (graha: GrahaId, cue: RegExp, en: string, hi: string, hing: string): FieldName => ({
  graha,
  cue,
  name: { en, hi, hing },
})

export const FIELDS: readonly FieldName[] = [
  field(
    'mercury',
    /\bCSE?\b|computer science|\bcoding|\bprogramm|software|\bIT\b|computer|\btech\b|develop(?:er|ment)|कोडिंग|सॉफ़्टवेयर|सॉफ्टवेयर|कंप्यूटर|आईटी/i,
    'software',
    'सॉफ़्टवेयर',
    'software',
  ),
  field('mars', /mechanical|मैकेनिकल/i, 'mechanical engineering', 'मैकेनिकल', 'mechanical'),
  field('saturn', /\bcivil (?!serv)|\bcivil$|civil\?|सिविल(?! से)/i, 'civil engineering', 'सिविल', 'civil'),
  field('rahu', /electronics|\bECE\b|electrical|इलेक्ट्र/i, 'electronics', 'इलेक्ट्रॉनिक्स', 'electronics'),
  field('mercury', /\bmaths?\b|\bmathematics|ganit|गणित/i, 'maths', 'गणित', 'maths'),
  field(
    'mercury',
    /account|\bCA\b|commerce|audit|कॉमर्स|वाणिज्य|अकाउंट|सीए/i,
    'accounts and commerce',
    'हिसाब और वाणिज्य',
    'accounts aur commerce',
  ),
  field('mercury', /\bwrit(?:ing|er)|journalis|content|लिखना|लेखन|पत्रकार|shayari|शेर लिख/i, 'writing', 'लेखन', 'writing'),
  field('mercury', /\bMBA\b|management|marketing|\bsales\b|एमबीए|मार्केटिंग|मैनेजमेंट/i, 'management', 'मैनेजमेंट', 'management'),
  field('venus', /\bdanc(?:e|ing)|nritya|डांस|नृत्य/i, 'dance', 'नृत्य', 'dance'),
  field(
    'venus',
    /\bsing(?:ing|er)?\b|music|gaana|gaata|gaati|gayan|संगीत|गायन|गाना|गाता|गाती/i,
    'music',
    'संगीत',
    'music',
  ),
  field(
    'venus',
    /sketch|paint|drawing|\bart\b|fine arts|chitrakari|चित्रकारी|चित्रकला|पेंटिंग/i,
    'drawing and art',
    'चित्रकारी',
    'drawing aur art',
  ),
  field(
    'venus',
    /design|fashion|interior|beauty|parlou?r|makeup|डिज़ाइन|डिजाइन|फ़ैशन|फैशन|मेकअप/i,
    'design',
    'डिज़ाइन',
    'design',
  ),
  field(
    'venus',
    /\bacting|\bactor|\bfilm|model(?:l)?ing|theatre|एक्टिंग|अभिनय|फ़िल्म|फिल्म/i,
    'acting and film',
    'अभिनय',
    'acting',
  ),
  field(
    'sun',
    /\bmbbs\b|\bdoctor|\bmedic|\bNEET\b|biology|jeev vigyan|डॉक्टर|मेडिकल|जीव विज्ञान|बायोलॉजी|नीट/i,
    'medicine and biology',
    'चिकित्सा और जीव विज्ञान',
    'medical aur biology',
  ),
  field(
    'sun',
    /\bUPSC|\bIAS\b|civil service|administrat|\bPCS\b|प्रशासन|आईएएस/i,
    'administration',
    'प्रशासन',
    'administration',
  ),
  field('sun', /politic|\bneta\b|\belection|राजनीति/i, 'politics', 'राजनीति', 'politics'),
  field(
    'mars',
    /engineer|mechanic|\bJEE\b|[bm]\.?tech|electrical|इंजीनियर|जेईई|बीटेक/i,
    'engineering',
    'इंजीनियरिंग',
    'engineering',
  ),
  field(
    'mars',
    /\bpolice|\barmy|\bfauj|defen[cs]e|\bNDA\b|पुलिस|फ़ौज|फौज|सेना/i,
    'the police and the forces',
    'पुलिस और फ़ौज',
    'police aur fauj',
  ),
  field('mars', /\bcricket|football|kabaddi|\bsports?\b|\bgym\b|athlet|क्रिकेट|खेल|कबड्डी/i, 'sport', 'खेल', 'sports'),
  field(
    'mars',
    /property deal|real ?estate|construction|रियल एस्टेट/i,
    'land and building',
    'ज़मीन और निर्माण',
    'real estate',
  ),
  field(
    'jupiter',
    /\bteach|professor|lecturer|\bB\.?Ed\b|shikshak|टीचर|शिक्षक|अध्यापन|टीचिंग|शिक्षण|पढ़ाने|पढ़ाना|बीएड/i,
    'teaching',
    'अध्यापन',
    'teaching',
  ),
  field('jupiter', /\blaw\b|lawyer|\bLLB|vakil|वकालत|वकील|कानून|क़ानून/i, 'law', 'वकालत', 'law'),
  field('venus', /animat|\bvfx\b|एनिमेशन|एनीमेशन/i, 'animation', 'एनीमेशन', 'animation'),
  field('venus', /\bhotel manag|\bchef\b|culinary|होटल मैनेज|शेफ/i, 'hotel work', 'होटल के काम', 'hotel ka kaam'),
  field('jupiter', /\bbank(?:ing)?\b|finance|बैंक|वित्त/i, 'banking and finance', 'बैंकिंग', 'banking'),
  field(
    'moon',
    /\bnurs|hotel|\bcook|\bchef|\bfood|bakery|catering|hospitality|नर्स|होटल|खाना बनाना|रसोई/i,
    'care, food and hospitality',
    'सेवा, भोजन और होटल',
    'food aur hospitality',
  ),
  field('moon', /psycholog|counsell|मनोविज्ञान/i, 'psychology', 'मनोविज्ञान', 'psychology'),
  field('saturn', /\bSSC\b|एसएससी/i, 'staff selection', 'एसएससी', 'SSC'),
  field('saturn', /railway|रेलवे/i, 'the railways', 'रेलवे', 'railway'),
  field('saturn', /\bfarm|agricult|kheti|खेती|कृषि/i, 'farming', 'खेती', 'kheti'),
  field('saturn', /civil engineer|mining|machin|labour|मशीन/i, 'machinery', 'मशीनों का काम', 'machinery'),
  field(
    'rahu',
    /photograph|youtube|\bmedia|\bvlog|influencer|gaming|यूट्यूब|मीडिया|फोटोग्राफ/i,
    'media',
    'मीडिया',
    'media',
  ),
  field(
    'rahu',
    /\bpilot|aviation|air ?hostess|merchant navy|foreign trade|पायलट|मर्चेंट/i,
    'aviation and far trade',
    'उड्डयन और दूर का काम',
    'aviation',
  ),
  field(
    'rahu',
    /\bdata\b|\bAI\b|machine learning|cyber|डेटा/i,
    'data and new technology',
    'डेटा और नई तकनीक',
    'data aur nayi technology',
  ),
  field('ketu', /research|\bphd\b|scientist|शोध|रिसर्च|वैज्ञानिक/i, 'research', 'शोध', 'research'),
  field(
    'ketu',
    /\byoga\b|ayurved|healing|spiritual|आयुर्वेद|अध्यात्म/i,
    'healing and spiritual work',
    'आयुर्वेद और अध्यात्म',
    'healing aur spiritual kaam',
  ),
]

/** Of one field that is asked about: where it stands among those of the chart; `{fields}` are those of the first. */
export const ONE_FIELD: Spoken<Record<'front' | 'middle' | 'back' | 'easier', Wordings>> = {
  en: {
    front: [
      'Yes, {f} is among the fields that fit best: it belongs to {g}{at}, which has much say over work.',
      'I would say yes to {f}, for {g}{at} stands behind it and carries the house of work.',
    ],
    middle: [
      '{F} is possible, though it is not the first field in the chart: behind it stands {g}{at}.',
      'Yes to {f}, with patience: it belongs to {g}{at}, which has some say over work and not the most.',
    ],
    back: [
      '{F} would be the uphill way: behind it stands {g}{at}, which says little on work here.',
      'Rather as a second skill than as a living: {f} belongs to {g}{at}, which says little on work here.',
    ],
    easier: ['More comes by itself in {fields}, from {g}{at}.', 'The shorter way is {fields}, the fields of {g}{at}.'],
  },
  hi: {
    front: [
      'हाँ, {f} में रास्ता खुला दिखता है, यह {at}{g} का क्षेत्र है, और काम पर इनका असर बहुत है।',
      'मेरा जवाब हाँ है, {f} के पीछे {at}{g} हैं, जो काम के घर को सँभालते हैं।',
    ],
    middle: [
      '{f} का रास्ता है, पर कुंडली का पहला रास्ता नहीं, इसके पीछे {at}{g} हैं।',
      'हाँ, पर सब्र के साथ, {f} के पीछे {at}{g} हैं, जिनका काम पर असर है, सबसे ज़्यादा नहीं।',
    ],
    back: [
      '{f} में मेहनत ज़्यादा लगेगी, इसके पीछे {at}{g} हैं, जिनका काम पर असर यहाँ कम है।',
      '{f} को दूसरे हुनर की तरह रखना बेहतर है, इसके पीछे {at}{g} हैं, जिनका काम पर असर कम है।',
    ],
    easier: [
      'इससे आसान रास्ता {fields} का है, {at}{g} की ओर से।',
      'कम मेहनत में ज़्यादा {fields} में मिलता है, वहाँ {at}{g} साथ हैं।',
    ],
  },
  hing: {
    front: [
      'Haan, {f} me raasta khula dikhta hai, yeh {at}{g} ka kshetra hai, aur kaam par inka asar bahut hai.',
      'Mera jawab haan hai, {f} ke peeche {at}{g} hain, jo kaam ke ghar ko sambhalte hain.',
    ],
    middle: [
      '{F} ka raasta hai, par kundli ka pehla raasta nahi, iske peeche {at}{g} hain.',
      'Haan, par sabr ke saath, {f} ke peeche {at}{g} hain, jinka kaam par asar hai, sabse zyada nahi.',
    ],
    back: [
      '{F} me mehnat zyada lagegi, iske peeche {at}{g} hain, jinka kaam par asar yahan kam hai.',
      '{F} ko doosri skill ki tarah rakhna behtar hai, iske peeche {at}{g} hain, jinka kaam par asar kam hai.',
    ],
    easier: [
      'Isse aasan raasta {fields} ka hai, {at}{g} ki taraf se.',
      'Kam mehnat me zyada {fields} me milta hai, wahan {at}{g} saath hain.',
    ],
  },
}

type Words = Record<'first' | 'slightly' | 'second' | 'same' | 'last', Wordings>

/** `{f}` the field that leads, `{o}` the other; `{g}`, `{at}` whose it is and where that stands. */
export const FIELD_TEXTS: Spoken<Words> = {
  en: {
    first: [
      '{F} suits you more than {o}: it belongs to {g}{at}, which has the most say over your work.',
      'I would put {f} before {o}, for {g}{at} carries your work.',
      'Of the two, {f}: it is the field of {g}{at}, which has more say over your work.',
    ],
    slightly: [
      '{F} leads {o} by a little: it belongs to {g}{at}.',
      'They are close, with {f} just ahead, since {g}{at} stands behind it.',
    ],
    second: [
      '{O} belongs to {g}{at}; keep it as the second skill.',
      'On the side of {o} stands {g}{at}, enough for a second line, less for a living.',
    ],
    last: ['{L} comes after both, behind it stands {g}{at}.'],
    same: [
      '{F} and {o} are one line in your chart, both belong to {g}{at}; choose work that needs both.',
      'You need not part them: {f} and {o} both belong to {g}{at}.',
    ],
  },
  hi: {
    first: [
      '{o} से ज़्यादा {f} आपके लिए है, यह {at}{g} का क्षेत्र है, और काम पर इन्हीं का असर सबसे ज़्यादा है।',
      'मैं {o} से पहले {f} को [रखूँगा|रखूँगी], क्योंकि {at}{g} आपका काम चलाते हैं।',
    ],
    slightly: [
      '{f} थोड़ा आगे है, इसके पीछे {at}{g} हैं, {o} भी पास ही है।',
      '{f} और {o} पास-पास हैं, {f} ज़रा आगे, यह {at}{g} का क्षेत्र है।',
    ],
    second: ['{o} का क्षेत्र {at}{g} का है, इसे दूसरे हुनर की तरह रखिए।', '{o} के पीछे {at}{g} हैं, शौक़ और दूसरी कमाई के लिए अच्छा।'],
    last: ['{l} इन दोनों के बाद है, उसके पीछे {at}{g} हैं।'],
    same: ['{f} और {o} आपकी कुंडली में एक ही लाइन हैं, दोनों {at}{g} के हैं, ऐसा काम चुनिए जिसमें दोनों लगें।'],
  },
  hing: {
    first: [
      '{O} se zyada {f} aapke liye hai, yeh {at}{g} ka kshetra hai, aur kaam par inhi ka asar sabse zyada hai.',
      'Main {o} se pehle {f} ko [rakhunga|rakhungi], kyunki {at}{g} aapka kaam chalate hain.',
    ],
    slightly: [
      '{F} thoda aage hai, iske peeche {at}{g} hain, {o} bhi paas hi hai.',
      '{F} aur {o} paas-paas hain, {f} zara aage, yeh {at}{g} ka kshetra hai.',
    ],
    second: [
      '{O} ka kshetra {at}{g} ka hai, ise doosri skill ki tarah rakhiye.',
      '{O} ke peeche {at}{g} hain, shauk aur doosri kamai ke liye achha.',
    ],
    last: ['{L} in dono ke baad hai, uske peeche {at}{g} hain.'],
    same: ['{F} aur {o} aapki kundli me ek hi line hain, dono {at}{g} ke hain, aisa kaam chuniye jisme dono lagein.'],
  },
}
