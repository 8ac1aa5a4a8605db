import type { ScoreId, TithiGroup } from '@dhruva/jyotish'
import type { HoroscopeTexts } from '#texts/en/horoscope.ts'
import { pickVariant } from '#texts/forms/pick-variant.ts'
import { EFFECTS } from './horoscope-effects.ts'
import { OPENINGS } from './horoscope-openings.ts'
import { area, house, nth } from './vocab.ts'

const WEEKDAYS = ['रविवार', 'सोमवार', 'मंगलवार', 'बुधवार', 'गुरुवार', 'शुक्रवार', 'शनिवार']
const weekday = (vara: number): string => WEEKDAYS[vara] ?? ''

/** Before a postposition. */
const FIELDS: Readonly<Record<ScoreId, string>> = {
  overall: 'पूरे दिन',
  love: 'प्रेम',
  career: 'कामकाज',
  money: 'धन',
  health: 'सेहत',
  family: 'परिवार',
}

const BEST: Readonly<Record<Exclude<ScoreId, 'overall'>, string>> = {
  love: 'दिल की बातों के लिए अच्छा दिन',
  career: 'कामकाज के लिए अच्छा दिन',
  money: 'धन के मामलों के लिए अच्छा दिन',
  health: 'बल देने वाला दिन',
  family: 'अपनों के लिए अच्छा दिन',
}
const STEADY: Readonly<Record<Exclude<ScoreId, 'overall'>, string>> = {
  love: 'प्रेम की बातें सबसे सहज हैं',
  career: 'कामकाज सबसे सधा हुआ है',
  money: 'धन के मामले सबसे सधे हुए हैं',
  health: 'तन-मन की चाल सबसे सधी हुई है',
  family: 'घर-परिवार सबसे सहज है',
}
const LAST: Readonly<Record<Exclude<ScoreId, 'overall'>, string>> = {
  love: 'प्रेम में नरमी रखें',
  career: 'काम को सादा रखें',
  money: 'पैसों में सावधानी रखें',
  health: 'समय पर आराम करें',
  family: 'घर में धैर्य रखें',
}

const GROUPS: Readonly<Record<TithiGroup, string>> = {
  nanda: 'नंदा वर्ग की',
  bhadra: 'भद्रा वर्ग की',
  jaya: 'जया वर्ग की',
  rikta: 'रिक्ता वर्ग की',
  purna: 'पूर्णा वर्ग की',
  purnima: 'पूर्ण चंद्रमा की',
  amavasya: 'नए चंद्रमा की',
}

const tithiLines = (tithi: string, field: string): Record<TithiGroup, readonly [string, ...string[]]> => ({
  nanda: [`${tithi} नंदा तिथि है और ${field} में थोड़ी प्रसन्नता लाती है।`],
  bhadra: [`${tithi} भद्रा तिथि है और ${field} को स्थिर करती है।`],
  jaya: [`${tithi} जया तिथि है और ${field} के लिए की गई मेहनत का साथ देती है।`],
  rikta: [
    `${tithi} रिक्ता तिथि है: ${field} में नया शुरू करने के बजाय पुराना पूरा करें।`,
    `${tithi} जैसी रिक्ता तिथि में ${field} को सबसे ज़्यादा लाभ सफ़ाई और समेटने से मिलता है।`,
  ],
  purna: [
    `${tithi} पूर्णा तिथि है और ${field} को पूर्णता की ओर ले जाती है।`,
    `पूर्णा तिथि ${tithi} अपनी पूर्णता का कुछ अंश ${field} को देती है।`,
  ],
  purnima: [
    `${tithi} का पूरा चंद्रमा ${field} को अपना उजाला देता है।`,
    `${tithi} के कारण ${field} में बात अच्छी तरह पूरी होती है।`,
  ],
  amavasya: [`${tithi} को चंद्रमा छिपा रहता है, इसलिए ${field} में शांति रखना अच्छा है।`, `${tithi} ${field} में ठहराव माँगती है।`],
})

/** `दोपहर 2:20 बजे` of minutes since midnight */
const clock = (minutes: number): string => {
  const hour = Math.floor(minutes / 60)
  const part = hour < 4 ? 'रात' : hour < 12 ? 'सुबह' : hour < 16 ? 'दोपहर' : hour < 20 ? 'शाम' : 'रात'
  return `${part} ${hour % 12 === 0 ? 12 : hour % 12}:${String(minutes % 60).padStart(2, '0')} बजे`
}

/** A clause that itself holds an 'and' is set off by a colon. */
const then = (effect: string): string => (effect.includes(' और ') ? `: ${effect}` : `, और ${effect}`)

export const horoscope: HoroscopeTexts = {
  effects: EFFECTS,
  openings: OPENINGS,
  clock,
  inHouse: (variant, graha, h, effect) =>
    pickVariant(variant, [
      `${graha} आपके ${house(h)} में है${then(effect)}।`,
      `${graha} आपके ${house(h)} से, यानी ${area(h)} के स्थान से गुज़र रहा है${then(effect)}।`,
      `आपके ${house(h)} में ${graha} के रहते ${effect}।`,
      `${graha} का गोचर आपके ${house(h)} में है: ${effect}।`,
      `जब तक ${graha} आपके ${house(h)} में है, ${effect}।`,
    ]),
  untilIn: (until, graha, h, effect) => `${until} तक ${graha} आपके ${house(h)} में है${then(effect)}।`,
  fromIn: (from, graha, h, effect) => `${from} से ${graha} आपके ${house(h)} में है${then(effect)}।`,
  passing: (at, graha, from, into, effect) =>
    `${at} ${graha} आपके ${house(from)} से ${house(into)} में जाता है${then(effect)}।`,
  aspect: (variant, graha, h, effect) =>
    pickVariant(variant, [
      `आपके ${house(h)} पर ${graha} की दृष्टि है${then(effect)}।`,
      `${graha} की दृष्टि आपके ${house(h)} पर पड़ती है: ${effect}।`,
    ]),
  weekday: (variant, vara, dayLord, lord, relation, field) => {
    const day = weekday(vara)
    if (relation === 'lord')
      return pickVariant(variant, [
        `${day} आपकी राशि के स्वामी ${lord} का दिन है, जिससे ${FIELDS[field]} को बल मिलता है।`,
        `आपकी राशि का स्वामी ${lord} ही ${day} का स्वामी है और ${FIELDS[field]} को सहारा देता है।`,
      ])
    if (relation === 'friend')
      return pickVariant(variant, [
        `${day} का स्वामी ${dayLord} आपके राशि स्वामी ${lord} का मित्र है, जिससे ${FIELDS[field]} को मदद मिलती है।`,
        `${day} ${dayLord} का दिन है, और आपके राशि स्वामी ${lord} से उसकी मित्रता ${FIELDS[field]} के लिए अच्छी है।`,
      ])
    return pickVariant(variant, [
      `${day} का स्वामी ${dayLord} आपके राशि स्वामी ${lord} का मित्र नहीं, इसलिए ${FIELDS[field]} में चाल धीमी रखें।`,
      `${day} ${dayLord} का दिन है, जिसकी आपके राशि स्वामी ${lord} से नहीं बनती, इसलिए ${FIELDS[field]} से थोड़ी कम अपेक्षा रखें।`,
    ])
  },
  tithi: (variant, tithi, group, field) => pickVariant(variant, tithiLines(tithi, FIELDS[field])[group]),
  gist: (best, last, bright) => `${(bright ? BEST : STEADY)[best]}; ${LAST[last]}।`,
  facts: {
    score: (field, score) => `${FIELDS[field]} का अंक: 100 में से ${score}`,
    transit: (graha, inSign, h, sign, span, state) =>
      `${graha} ${inSign} में, ${sign} से ${nth(h)} भाव में${span}: ${state}`,
    good: 'गोचर का शुभ स्थान',
    bad: 'गोचर के शुभ स्थानों में नहीं',
    obstructed: (by) => `गोचर का शुभ स्थान, पर ${by} से वेध`,
    span: (from, until) =>
      `${from === null ? '' : `, ${from} से`}${until === null ? '' : `${from === null ? ',' : ''} ${until} तक`}`,
    moment: (time, date) => `${date}, ${time}`,
    inKeyHouse: (graha, h, sign, span, field) =>
      `${graha} ${sign} से ${nth(h)} भाव में${span}; इसी भाव से ${FIELDS[field]} का विचार होता है`,
    aspect: (graha, from, h, sign, field) =>
      `${nth(from)} भाव के ${graha} की दृष्टि ${sign} से ${nth(h)} भाव पर, जहाँ से ${FIELDS[field]} का विचार होता है`,
    weekday: (vara, dayLord, lord, sign, relation) => {
      if (relation === 'lord') return `${weekday(vara)} का स्वामी ${dayLord}, जो ${sign} राशि का स्वामी है`
      const how = relation === 'friend' ? 'नैसर्गिक मित्र' : 'नैसर्गिक शत्रु'
      return `${weekday(vara)} का स्वामी ${dayLord}, ${sign} राशि के स्वामी ${lord} का ${how}`
    },
    tithi: (tithi, group) => `दोपहर 12 बजे की तिथि ${tithi}, ${GROUPS[group]}`,
  },
}
