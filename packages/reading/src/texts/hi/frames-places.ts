import { pickVariant } from '#texts/forms/pick-variant.ts'
import type { Frames } from './shape.ts'
import { atDegree, DIGNITIES, degree, house, inSign } from './vocab.ts'

export const so = (clause: string): string => (clause.includes('इसलिए') ? `: ${clause}` : `, इसलिए ${clause}`)

export const lord: Frames['lord'] = (v, p) =>
  p.h === p.at
    ? pickVariant(v, [
        `आपके ${house(p.h)} में ${p.sign} राशि है और उसका स्वामी ${p.lord}${atDegree(p.deg)} वहीं बैठा है${p.mark}${so(p.clause)}।`,
        `${p.lord} आपके ${house(p.h)} का स्वामी होकर ${inSign(p.deg, p.sign)} उसी भाव में है${p.mark}: ${p.clause}।`,
      ])
    : pickVariant(v, [
        `आपके ${house(p.h)} में ${p.sign} राशि है; उसका स्वामी ${p.lord} ${inSign(p.deg, p.lordSign)} आपके ${house(p.at)} में है${p.mark}${so(p.clause)}।`,
        `आपके ${house(p.h)} (${p.sign}) का स्वामी ${p.lord} ${house(p.at)} में, ${inSign(p.deg, p.lordSign)} बैठा है${p.mark}: ${p.clause}।`,
        `${p.sign} राशि वाले आपके ${house(p.h)} का स्वामी ${p.lord} ${inSign(p.deg, p.lordSign)}, ${house(p.at)} में मिलता है${p.mark}; ${p.clause}।`,
      ])

export const lordBrief: Frames['lordBrief'] = (v, p) =>
  pickVariant(v, [
    `ठीक-ठीक कहें तो आपके ${house(p.h)} में ${p.sign} है और ${p.lord} ${inSign(p.deg, p.lordSign)} है: ${p.clause}।`,
    `${house(p.h)} में ${p.sign} और ${inSign(p.deg, p.lordSign)} ${p.lord} होने से ${p.clause}।`,
  ])

export const karaka: Frames['karaka'] = (v, p) =>
  pickVariant(v, [
    `${p.of} का कारक ${p.graha} आपकी कुंडली में ${inSign(p.deg, p.sign)}, ${p.nakshatra} नक्षत्र में है${p.mark}: ${p.clause}।`,
    `${p.of} के कारक ${p.graha} को भी देखें: ${p.nakshatra} नक्षत्र, ${p.sign} में${p.deg === null ? '' : ` ${degree(p.deg)}`}${p.mark}; यानी ${p.clause}।`,
    `${p.of} का कारक ${p.graha} आपके ${house(p.h)} में, ${p.nakshatra} नक्षत्र में, ${inSign(p.deg, p.sign)} है${p.mark}${so(p.clause)}।`,
  ])

export const marks: Frames['marks'] = {
  dignity: (dignity) => ` (${DIGNITIES[dignity] ?? dignity})`,
  combust: ' (अस्त)',
  retrograde: ' (वक्री)',
  none: '',
}

export const colour: Frames['colour'] = (v, graha, h, sits, brings) =>
  sits
    ? pickVariant(v, [
        `आपके ${house(h)} में बैठा ${graha} साथ लाता है ${brings}।`,
        `${graha} के ${house(h)} में होने से इस विषय में जुड़ते हैं ${brings}।`,
      ])
    : pickVariant(v, [
        `आपके ${house(h)} पर ${graha} की दृष्टि साथ लाती है ${brings}।`,
        `${graha} आपके ${house(h)} को देखता है और जोड़ता है ${brings}।`,
      ])

export const navamsa: Frames['navamsa'] = (v, graha, sign, clause) =>
  pickVariant(v, [
    `नवांश में, जो साथ की सूक्ष्म कुंडली है, ${graha} ${sign} में है: ${clause}।`,
    `नवांश में ${graha} ${sign} में है, यानी ${clause}।`,
  ])

export const focus: Frames['focus'] = (v, p) =>
  p.h === p.at
    ? `${p.name} की बात ${house(p.h)} (${p.sign}) से देखी जाती है: उसका स्वामी ${p.lord} उसी भाव में है${p.mark}, इसलिए यह विषय अपने पैरों पर खड़ा है।`
    : pickVariant(v, [
        `${p.name} की बात ${house(p.h)} (${p.sign}) से देखी जाती है: उसका स्वामी ${p.lord} आपके ${house(p.at)} में है${p.mark}, इसलिए ${p.area} पर ध्यान दें।`,
        `${p.name} के लिए ${p.sign} वाले ${house(p.h)} को देखें तो उसका स्वामी ${p.lord} आपके ${house(p.at)} में है${p.mark}: राह ${p.area} से होकर जाती है।`,
      ])

export const focusNamed: Frames['focusNamed'] = (v, p) =>
  p.h === p.at
    ? `यह बात ${house(p.h)} (${p.sign}) से देखी जाती है, जिसका स्वामी ${p.lord} उसी भाव में है${p.mark}, इसलिए यह विषय अपने पैरों पर खड़ा है।`
    : pickVariant(v, [
        `यह बात ${house(p.h)} (${p.sign}) से देखी जाती है, जिसका स्वामी ${p.lord} आपके ${house(p.at)} में है${p.mark}: ${p.area} पर ध्यान दें।`,
        `इसे बताने वाले ${house(p.h)} में ${p.sign} है और उसका स्वामी ${p.lord} आपके ${house(p.at)} में है${p.mark}: राह ${p.area} से होकर जाती है।`,
      ])
