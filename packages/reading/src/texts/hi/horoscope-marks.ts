import type { marks as english } from '#texts/en/horoscope-marks.ts'
import { pickVariant } from '#texts/forms/pick-variant.ts'
import { MEETINGS, NAKSHATRAS, PHASES, STATIONS, TITHIS } from './horoscope-marks-data.ts'
import { weekday } from './horoscope-words.ts'
import { house } from './vocab.ts'

export const marks: typeof english = {
  station: (at, id, graha, turns, h) =>
    `${at} ${graha} आपके ${house(h)} में ${turns === 'direct' ? 'फिर सीधी चाल' : 'उलटी चाल'} चलने लगता है: ${STATIONS[id]?.[turns] ?? ''}।`,
  phase: (variant, phase, at, h) =>
    `${at} आपके ${house(h)} में ${phase === 'full_moon' ? 'पूर्णिमा' : 'अमावस्या'} पड़ती है: ${pickVariant(variant, PHASES[phase])}।`,
  meeting: (variant, at, id, graha, way, h) => {
    const pool = MEETINGS[id]?.[way]
    const clause = pool ? `: ${pickVariant(variant, pool)}` : ''
    return way === 'joins'
      ? `${at} आपके ${house(h)} में चंद्र और ${graha} मिलते हैं${clause}।`
      : `${at} आपके ${house(h)} का चंद्र ${graha} के ठीक सामने होता है${clause}।`
  },
  nakshatra: (nakshatra, name) => `चंद्र ${name} में है, जो ${NAKSHATRAS[nakshatra] ?? ''}।`,
  tithi: (variant, tithi, group) => `${tithi} ${pickVariant(variant, TITHIS[group])}।`,
  weekday: (variant, vara, dayLord, lord, relation) => {
    const day = weekday(vara)
    if (relation === 'lord')
      return pickVariant(variant, [
        `${day} आपकी राशि के स्वामी ${lord} का दिन है, इसलिए अपने ढंग से किया काम दूर तक जाता है।`,
        `आपकी राशि का स्वामी ${lord} ही ${day} का स्वामी है, इसलिए जो काम सचमुच आपका है वही पहले कीजिए।`,
      ])
    if (relation === 'friend')
      return pickVariant(variant, [
        `${day} का स्वामी ${dayLord} आपके राशि स्वामी ${lord} का मित्र है, इसलिए मदद माँगना आसान रहता है।`,
        `${day} ${dayLord} का दिन है, और आपके राशि स्वामी ${lord} से उसकी मित्रता है: किया हुआ भला लौटकर आता है।`,
      ])
    return pickVariant(variant, [
      `${day} का स्वामी ${dayLord} आपके राशि स्वामी ${lord} का मित्र नहीं है, इसलिए हर काम में थोड़ा समय ज़्यादा रखिए।`,
      `${day} ${dayLord} का दिन है, जिसकी आपके राशि स्वामी ${lord} से नहीं बनती, इसलिए एक काम किसी और वार के लिए छोड़ दीजिए।`,
    ])
  },
}
