import type { GrahaId } from '@dhruva/jyotish'
import type { Spoken } from '#write/types.ts'
import type { Wordings } from './shape/texts.ts'

/** What money or work is put into, by the graha that stands for it (Phaladeepika 5; today's things by practice); without a name it is called as the person wrote it. */
export type Thing = { graha: GrahaId; cue: RegExp; name: Spoken | null; isTaste?: true }

const thing = (graha: GrahaId, cue: RegExp, en: string, hi: string, hing = en): Thing => ({
  graha,
  cue,
  name: { en, hi, hing },
})

/** A colour or a crop: no terms on paper turn it. */
const taste = (graha: GrahaId, cue: RegExp, en: string, hi: string, hing = en): Thing => ({
  ...thing(graha, cue, en, hi, hing),
  isTaste: true,
})

export const THINGS: readonly Thing[] = [
  // colours of the grahas, and the grain that is given for each
  taste('moon', /\bwhite\b|\bsafe+d\b|सफ़ेद|सफेद/i, 'white', 'सफ़ेद', 'safed'),
  taste(
    'saturn',
    /\bblack\b|\bka+la\b|\bka+li\b|\bblue\b|ne+la\b|ne+li\b|काला|काली|काले|नीला|नीली/i,
    'black and blue',
    'काले-नीले',
    'kaale-neele',
  ),
  taste('mars', /\bred\b|\bla+l\b|\bmaroon\b|(?<![\p{L}\p{M}])लाल(?![\p{L}\p{M}])/iu, 'red', 'लाल', 'laal'),
  taste('mercury', /\bgreen\b|\bhar[ai] rang|हरा रंग|हरी गाड़ी|हरे रंग/i, 'green', 'हरे', 'hare'),
  taste('jupiter', /\byellow\b|\bpe+la\b|\bpe+li\b|पीला|पीली|पीले/i, 'yellow', 'पीले', 'peele'),
  taste('rahu', /\bgr[ae]y\b|स्लेटी|ग्रे(?![\p{L}\p{M}])/iu, 'grey', 'स्लेटी', 'grey'),
  taste('jupiter', /\bcows?\b|\bga+y\b|गाय/iu, 'a cow', 'गाय', 'gaay'),
  taste('saturn', /\bbuffalo\w*|\bbh[ae]+i?ns\b|भैंस/iu, 'a buffalo', 'भैंस', 'bhains'),
  taste('mars', /\bgoats?\b|\bbakri|बकरी/iu, 'goats', 'बकरी', 'bakri'),
  taste('sun', /\bwheat\b|\bgehu+n?\b|गेहूँ|गेहूं/i, 'wheat', 'गेहूँ', 'gehun'),
  taste('moon', /\bpaddy\b|\bdha+n\b|\brice\b|धान|चावल/i, 'paddy', 'धान', 'dhaan'),
  taste(
    'jupiter',
    /\bsugar ?cane\b|\bganna\b|\bchana\b|\bgram\b|गन्ना|गन्ने|चना|चने/i,
    'sugarcane and gram',
    'गन्ने-चने',
    'ganne-chane',
  ),
  taste(
    'mercury',
    /\bmoong\b(?!.?fali)|\bvegetables?\b|\bsabzi\b|मूँग(?!फ)|मूंग(?!फ)|सब्ज़ी|सब्जी/i,
    'moong and vegetables',
    'मूँग-सब्ज़ी',
    'moong-sabzi',
  ),
  taste('venus', /\bcotton\b|\bkapa+s\b|\bflowers?\b|कपास|फूल/i, 'cotton and flowers', 'कपास और फूल', 'kapas aur phool'),
  taste(
    'saturn',
    /\bmustard\b|\bsarson\b|\btil\b|\bsoya\w*|सरसों|तिल|सोयाबीन|मूँगफली|मूंगफली|\bgroundnut|\bpeanut|moong ?fali|mungfali/i,
    'oilseed',
    'तिलहन',
    'tilhan',
  ),
  taste('rahu', /\burad\b|उड़द/i, 'urad', 'उड़द', 'urad'),
  thing('sun', /\bgold\b|\bsona\b|\bsone\b|सोना|सोने/i, 'gold', 'सोने'),
  thing('moon', /\bsilver\b|chaandi|\bchandi\b|चांदी|चाँदी/i, 'silver', 'चाँदी'),
  thing('mercury', /\bSIPs?\b|mutual ?funds?|एसआईपी|सिप|म्यूचुअल/i, 'a SIP', 'एसआईपी', 'SIP'),
  thing('rahu', /\bshares?\b|\bstocks?\b|crypto|bitcoin|trading|शेयर|क्रिप्टो|ट्रेडिंग/i, 'the share market', 'शेयर', 'share'),
  thing('saturn', /\bPPF\b|\bLIC\b|insurance|पीपीएफ|एलआईसी|बीमा/i, 'PPF', 'पीपीएफ और बीमा', 'PPF aur LIC'),
  thing('jupiter', /\bFDs?\b|\bRD\b|fixed deposits?|bank deposits?|एफडी|एफ़डी|आरडी/i, 'a fixed deposit', 'एफ़डी', 'FD'),
  thing('mars', /\bland\b|\bplots?\b|zameen|jameen|ज़मीन|जमीन|प्लॉट/i, 'land', 'ज़मीन', 'zameen'),
  thing('rahu', /start ?-?ups?|स्टार्टअप/i, 'the startup', 'स्टार्टअप', 'startup'),
  thing('jupiter', /\bteaching|\bschool job|शिक्षक की|पढ़ाने/i, 'teaching', 'पढ़ाने', 'padhane'),
  thing(
    'sun',
    /\bPSU\b|sarkari (?:job|naukri)|government job|सरकारी नौकरी/i,
    'the government job',
    'सरकारी नौकरी',
    'sarkari naukri',
  ),
  {
    graha: 'saturn',
    cue: /\b(?:EY|KPMG|Deloitte|PwC|TCS|Infosys|Wipro|Accenture|Cognizant|Capgemini|HCL|IBM|Amazon|Google|Microsoft|Reliance|Tata|HDFC|ICICI)\b/i,
    name: null,
  },
  thing(
    'saturn',
    /\bMNC\b|big (?:company|firm)|badi company|एमएनसी|बड़ी कंपनी/i,
    'the big firm',
    'बड़ी कंपनी',
    'badi company',
  ),
]

/** `{f}` the thing that leads with `{g}`, `{at}` its graha and where that stands; `{o}` the other. */
export const THING_TEXTS: Spoken<Record<'clear' | 'slightly' | 'second' | 'turn', Wordings>> = {
  en: {
    clear: [
      '{F} suits your chart better than {o}: it belongs to {g}{at}, the stronger of the two grahas.',
      'I lean to {f} rather than {o}, for {g}{at} stands behind it with more strength.',
      'Of the two, {f}: {g}{at} stands behind it, stronger than what {o} has.',
    ],
    slightly: [
      '{F} leads {o} by a little, since {g}{at} stands behind it.',
      'I lean slightly to {f} over {o}: it belongs to {g}{at}.',
    ],
    second: ['{O} belongs to {g}{at}, and comes second.', 'Behind {o} stands {g}{at}, so give it the smaller part.'],
    turn: ['It turns if the other side is clearly better in writing, on terms you have read yourself.'],
  },
  hi: {
    clear: [
      'मेरा झुकाव {o} से ज़्यादा {f} की ओर है, इसके पीछे {at}{g} हैं, जो दोनों में ज़्यादा मज़बूत हैं।',
      'कुंडली {o} से ज़्यादा {f} के साथ है, क्योंकि इसके पीछे {at}{g} का बल है।',
    ],
    slightly: ['{o} से ज़रा आगे {f} है, इसके पीछे {at}{g} हैं।', 'मेरा हल्का झुकाव {o} से ज़्यादा {f} की ओर है, इसके पीछे {at}{g} हैं।'],
    second: ['{o} के पीछे {at}{g} हैं, यह दूसरे नंबर पर है।', '{o} के पीछे {at}{g} हैं, इसे छोटा हिस्सा दीजिए।'],
    turn: ['दूसरी ओर की शर्तें लिखकर साफ़ बेहतर हों और आपने ख़ुद पढ़ी हों, तो बात बदलती है।'],
  },
  hing: {
    clear: [
      'Mera jhukav {o} se zyada {f} ki taraf hai, iske peeche {at}{g} hain, jo dono me zyada strong hain.',
      'Kundli {o} se zyada {f} ke saath hai, kyunki iske peeche {at}{g} ka bal hai.',
    ],
    slightly: [
      '{O} se zara aage {f} hai, iske peeche {at}{g} hain.',
      'Mera halka jhukav {o} se zyada {f} ki taraf hai, iske peeche {at}{g} hain.',
    ],
    second: [
      '{O} ke peeche {at}{g} hain, yeh doosre number par hai.',
      '{O} ke peeche {at}{g} hain, ise chhota hissa dijiye.',
    ],
    turn: ['Doosri taraf ki shartein likh kar saaf behtar hon aur aapne khud padhi hon, to baat badalti hai.'],
  },
}

/** A place as one side of a choice: `{p}` its name; `there` where none is named. */
export const PLACE_SIDES: Spoken<Record<'stay' | 'go' | 'there', string>> = {
  en: { stay: 'staying in {p}', go: 'the step to {p}', there: 'the move there' },
  hi: { stay: '{p} में रहने', go: '{p} जाने', there: 'वहाँ जाने' },
  hing: { stay: '{p} me rehne', go: '{p} jaane', there: 'wahan jaane' },
}
