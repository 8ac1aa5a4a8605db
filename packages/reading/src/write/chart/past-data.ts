import type { Wordings } from '#write/say/say.ts'

/** What ran in a year that is over. */
export const RAN: Wordings = {
  en: [
    '{hail}in {year} the {antar} antardasha ran for you, {from} to {to}, in the {maha} mahadasha.',
    'For {year} your chart has the {antar} antardasha, from {from} to {to}, within {maha}.',
    '{year} lay in the {antar} antardasha ({from} to {to}) of the {maha} mahadasha.',
  ],
  hi: [
    '{hail}{year} में आपकी {antar} की अंतर्दशा थी, {from} से {to}, {maha} की महादशा में।',
    '{year} के लिए कुंडली में {antar} की अंतर्दशा है, {from} से {to} तक, {maha} की महादशा के भीतर।',
    '{year} का समय {maha} की महादशा में {antar} की अंतर्दशा का था, {from} से {to}।',
  ],
  hing: [
    '{hail}{year} me aapki {antar} ki antardasha thi, {from} se {to}, {maha} ki mahadasha me.',
    '{year} ke liye kundli me {antar} ki antardasha hai, {from} se {to} tak, {maha} ki mahadasha ke andar.',
    '{year} ka time {maha} ki mahadasha me {antar} ki antardasha ka tha, {from} se {to}.',
  ],
}
export const FAVOURED: Wordings = {
  en: ['By the rules that time favoured {best}.', 'What stood open then was {best}.', 'It was kindest to {best}.'],
  hi: ['नियम से उस समय {best} का साथ था।', 'तब {best} के लिए रास्ता खुला था।', 'वह समय {best} के लिए अच्छा था।'],
  hing: [
    'Niyam se us time {best} ka saath tha.',
    'Tab {best} ke liye raasta khula tha.',
    'Woh time {best} ke liye achha tha.',
  ],
}
export const HELD: Wordings = {
  en: ['It held back {rest}.', 'Slower went {rest}.'],
  hi: ['{rest} में रुकावट थी।', '{rest} की चाल धीमी थी।'],
  hing: ['{rest} me rukavat thi.', '{rest} ki chaal dheemi thi.'],
}
export const PLAIN_YEAR: Wordings = {
  en: ['By the rules it was a year without one clear theme: {area} were what moved most.'],
  hi: ['नियम से वह किसी एक बात का साल नहीं था, हलचल {area} में थी।'],
  hing: ['Niyam se woh kisi ek baat ka saal nahi tha, halchal {area} me thi.'],
}
/** Where a hard year pressed: the matters of the house that the graha of the period stands in. */
export const PRESSED: Wordings = {
  en: ['What it moved and strained was {area}.', 'Its weight lay on {area}.'],
  hi: ['उस दौर का ज़ोर {area} पर था।', 'सबसे ज़्यादा दबाव {area} पर पड़ा।'],
  hing: ['Us daur ka zor {area} par tha.', 'Sabse zyada dabav {area} par pada.'],
}
export const MAHA_BEGAN: Wordings = {
  en: ['On {on} the {maha} mahadasha began, which many feel as a new chapter.'],
  hi: ['{on} को {maha} की महादशा शुरू हुई, जिसे लोग नए अध्याय जैसा महसूस करते हैं।'],
  hing: ['{on} ko {maha} ki mahadasha shuru hui, jise log naye chapter jaisa mehsoos karte hain.'],
}
export const COMPARE: Wordings = {
  en: [
    'Lay it beside your own memory and tell me if it fits.',
    'You were there, I was not: does it match?',
    'Compare it with what you remember.',
  ],
  hi: [
    'इसे अपनी याद से मिलाइए और बताइए कि बैठता है या नहीं।',
    'यह सब आपने देखा है, मैंने नहीं: क्या यह मिलता है?',
    'अपनी याद से मिलाकर देखिए।',
  ],
  hing: [
    'Ise apni yaad se milaiye aur bataiye ki baithta hai ya nahi.',
    'Yeh sab aapne dekha hai, maine nahi: kya yeh milta hai?',
    'Apni yaad se milakar dekhiye.',
  ],
}

/** What the person says of that year, held against it. */
export const FITS: Wordings = {
  en: [
    '{hail}{year} fits: in that year {matter} had a good stretch, in the {antar} antardasha.',
    'That agrees with the chart: {matter} stood well in {year}, under {antar}.',
  ],
  hi: [
    '{hail}{year} मेल खाता है: उस साल {matter} के लिए अच्छा समय था, {antar} की अंतर्दशा में।',
    'यह कुंडली से मिलता है: {year} में {antar} की अंतर्दशा थी, {matter} के लिए अच्छी।',
  ],
  hing: [
    '{hail}{year} mel khata hai: us saal {matter} ke liye achha time tha, {antar} ki antardasha me.',
    'Yeh kundli se milta hai: {year} me {antar} ki antardasha thi, {matter} ke liye achhi.',
  ],
}
export const FITS_NOT: Wordings = {
  en: [
    '{hail}my reading did not show that for {year}. You know your life better, so I take it from you and go on from there.',
    'For {year} the chart has {antar} and no special mark for that. What happened, happened, and I start from it.',
  ],
  hi: [
    '{hail}{year} के लिए मेरी गणना में यह नहीं दिखा। अपना जीवन आप बेहतर (जानते|जानती) हैं, मैं वहीं से आगे देख[ता|ती] हूँ।',
    '{year} में {antar} की अंतर्दशा थी, इसका कोई ख़ास निशान नहीं। पर जो हुआ वह सच है, आगे वहीं से देख[ता|ती] हूँ।',
  ],
  hing: [
    '{hail}{year} ke liye meri ganana me yeh nahi dikha. Apni life aap behtar (jaante|jaanti) hain, main wahin se aage [dekhta|dekhti] hoon.',
    '{year} me {antar} ki antardasha thi, iska koi khaas nishaan nahi. Par jo hua woh sach hai, aage wahin se [dekhta|dekhti] hoon.',
  ],
}
