import type { ScoreId, TithiGroup } from '@dhruva/jyotish'
import type { DayPart, HoroscopeTexts } from '#texts/en/horoscope.ts'
import { pickVariant } from '#texts/forms/pick-variant.ts'
import { JUPITER_EFFECTS } from './effects/jupiter-data.ts'
import { KETU_EFFECTS } from './effects/ketu-data.ts'
import { MARS_EFFECTS } from './effects/mars-data.ts'
import { MERCURY_EFFECTS } from './effects/mercury-data.ts'
import { MOON_EFFECTS } from './effects/moon-data.ts'
import { RAHU_EFFECTS } from './effects/rahu-data.ts'
import { SATURN_EFFECTS } from './effects/saturn-data.ts'
import { SUN_EFFECTS } from './effects/sun-data.ts'
import { VENUS_EFFECTS } from './effects/venus-data.ts'
import { gist } from './horoscope-gist.ts'
import { marks } from './horoscope-marks.ts'
import { OPENINGS } from './horoscope-openings-data.ts'
import { weekday } from './horoscope-words.ts'
import { area, house, nth } from './vocab.ts'

/** Before a postposition. */
const FIELDS: Readonly<Record<ScoreId, string>> = {
  overall: 'पूरे दिन',
  love: 'प्रेम',
  career: 'कामकाज',
  money: 'धन',
  health: 'सेहत',
  family: 'परिवार',
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

const PARTS: Readonly<Record<DayPart, string>> = { most: 'दिन के ज़्यादातर समय', first: 'दिन के पहले हिस्से में' }

/** `दोपहर 2:20 बजे` of minutes since midnight */
const clock = (minutes: number): string => {
  const hour = Math.floor(minutes / 60)
  const part = hour < 4 ? 'रात' : hour < 12 ? 'सुबह' : hour < 16 ? 'दोपहर' : hour < 20 ? 'शाम' : 'रात'
  return `${part} ${hour % 12 === 0 ? 12 : hour % 12}:${String(minutes % 60).padStart(2, '0')} बजे`
}

const EFFECTS: HoroscopeTexts['effects'] = {
  sun: SUN_EFFECTS,
  moon: MOON_EFFECTS,
  mars: MARS_EFFECTS,
  mercury: MERCURY_EFFECTS,
  jupiter: JUPITER_EFFECTS,
  venus: VENUS_EFFECTS,
  saturn: SATURN_EFFECTS,
  rahu: RAHU_EFFECTS,
  ketu: KETU_EFFECTS,
}

export const horoscope: HoroscopeTexts = {
  effects: EFFECTS,
  openings: OPENINGS,
  marks,
  gist,
  clock,
  place: (h, isChandrashtama) => `${house(h)}${isChandrashtama ? ' (चंद्राष्टम)' : ''}`,
  inHouse: (variant, graha, at, h, effect) =>
    pickVariant(variant, [
      `आपके ${at} में ${graha} के रहते ${effect}।`,
      `${effect}: ${graha} आपके ${at} से गुज़र रहा है।`,
      `${graha} आपके ${at} में है, यानी ${area(h)} के स्थान में: ${effect}।`,
      `जब तक ${graha} आपके ${at} में है, ${effect}।`,
      `${graha} की चाल आपके ${at} में है: ${effect}।`,
      `आपके ${at} में ${graha} है: ${effect}।`,
      `${graha} का गोचर आपके ${at} में है: ${effect}।`,
      `${graha} आपके ${at} में है, इसलिए ${effect}।`,
      `${graha} आपके ${at} में बैठा है: ${effect}।`,
    ]),
  help: (variant, graha, at, effect) =>
    pickVariant(variant, [
      `आपके ${at} का ${graha} आपके साथ है: ${effect}।`,
      `आपके ${at} के ${graha} का सहारा है: ${effect}।`,
      `आपके ${at} में बैठा ${graha} राह आसान करता है: ${effect}।`,
    ]),
  care: (variant, graha, at, effect) =>
    pickVariant(variant, [
      `बस आपके ${at} का ${graha} धीमे चलने को कहता है: ${effect}।`,
      `फिर भी ${graha} आपके ${at} में है: ${effect}।`,
      `पर आपके ${at} में ${graha} के रहते ${effect}।`,
      `यहाँ आपके ${at} का ${graha} धैर्य माँगता है: ${effect}।`,
      `आपके ${at} के ${graha} की एक ही माँग है: ${effect}।`,
    ]),
  untilIn: (variant, until, graha, at, effect) =>
    pickVariant(variant, [
      `${until} तक ${graha} आपके ${at} में है: ${effect}।`,
      `${graha} ${until} तक आपके ${at} में रहता है: ${effect}।`,
      `${until} तक आपके ${at} में ${graha} के रहते ${effect}।`,
    ]),
  fromIn: (variant, from, graha, at, effect) =>
    pickVariant(variant, [
      `${from} से ${graha} आपके ${at} में है: ${effect}।`,
      `${graha} ${from} आपके ${at} में आता है: ${effect}।`,
      `${from} के बाद ${graha} आपके ${at} में रहता है: ${effect}।`,
    ]),
  forPart: (variant, part, graha, at, effect) =>
    pickVariant(variant, [
      `${PARTS[part]} ${graha} आपके ${at} में है: ${effect}।`,
      `${graha} ${PARTS[part]} आपके ${at} में रहता है: ${effect}।`,
      `${PARTS[part]} आपके ${at} में ${graha} के रहते ${effect}।`,
    ]),
  passing: (time, graha, from, into, effect) => `${time} ${graha} आपके ${house(from)} से ${into} में आता है: ${effect}।`,
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
    nakshatra: (name) => `दोपहर 12 बजे चंद्र ${name} नक्षत्र में`,
    station: (graha, turns, h, sign, at) =>
      `${sign} से ${nth(h)} भाव में ${graha} ${turns === 'direct' ? 'मार्गी' : 'वक्री'}: ${at}`,
    phase: (phase, h, sign, at) =>
      `${sign} से ${nth(h)} भाव में ${phase === 'full_moon' ? 'पूर्णिमा का चंद्र' : 'अमावस्या का चंद्र'}: ${at}`,
    meeting: (graha, way, h, sign, at) =>
      `${sign} से ${nth(h)} भाव का चंद्र ${way === 'joins' ? `${graha} के साथ` : `${graha} के ठीक सामने`}: ${at}`,
    weekday: (vara, dayLord, lord, sign, relation) => {
      if (relation === 'lord') return `${weekday(vara)} का स्वामी ${dayLord}, जो ${sign} राशि का स्वामी है`
      const how = relation === 'friend' ? 'नैसर्गिक मित्र' : 'नैसर्गिक शत्रु'
      return `${weekday(vara)} का स्वामी ${dayLord}, ${sign} राशि के स्वामी ${lord} का ${how}`
    },
    tithi: (tithi, group) => `दोपहर 12 बजे की तिथि ${tithi}, ${GROUPS[group]}`,
  },
}
