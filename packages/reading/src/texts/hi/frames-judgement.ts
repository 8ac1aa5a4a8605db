import { pickVariant } from '#texts/forms/pick-variant.ts'
import type { Frames } from './shape.ts'
import { DIGNITIES, house, houses } from './vocab.ts'

export const verdict: Frames['verdict'] = (level, v, s, pro, con) => {
  if (!pro)
    return `${s} के लिए आपकी कुंडली धैर्य माँगती है: ${con ?? 'कोई ग्रह अपने आप धक्का नहीं देता, इसलिए आपके कदम ही निर्णय करते हैं'}।`
  if (level === 'strong' || !con)
    return pickVariant(v, [
      `${s} के लिए आपकी कुंडली में अच्छा सहारा है: ${pro}।`,
      `${s} के विषय में आपकी कुंडली उदार है: ${pro}।`,
      `${s} की नींव यहाँ अच्छी है: ${pro}।`,
    ])
  if (level === 'mixed')
    return pickVariant(v, [
      `${s} के विषय में आपकी कुंडली दो पक्ष दिखाती है: ${pro}, जबकि ${con}।`,
      `${s} में कुंडली एक हाथ से देती है और दूसरे से परखती है: ${pro}, पर ${con}।`,
      `${s} में कुंडली का संकेत मिला-जुला है, पर सँभालने योग्य: ${pro}, फिर भी ${con}।`,
    ])
  return pickVariant(v, [
    `${s} के लिए आपकी कुंडली धैर्य माँगती है: ${con}, हालाँकि ${pro}।`,
    `${s} में आपकी कुंडली धीरे-धीरे फल देती है: ${con}; फिर भी ${pro}।`,
    `${s} में जल्दी से ज़्यादा लगातार मेहनत फल देती है: ${con}, पर ${pro}।`,
  ])
}

export const leaning: Frames['leaning'] = (level, worry, v, s) => {
  if (worry)
    return {
      strong: `${s} के विषय में कुंडली का झुकाव टिके रहने की ओर है, इसलिए चिंता उसके कारण से बड़ी है।`,
      mixed: `${s} के विषय में कुंडली का झुकाव टिके रहने की ओर है, यदि उसे आपका ध्यान मिले।`,
      slow: `${s} को कुंडली के अनुसार सच्ची देखभाल चाहिए, और देखभाल से ही बात बदलती है।`,
    }[level]
  return {
    strong: pickVariant(v, [
      `${s} के विषय में कुंडली का झुकाव हाँ की ओर है।`,
      `${s} के लिए कुंडली का झुकाव साफ़ तौर पर हाँ की ओर है।`,
    ]),
    mixed: pickVariant(v, [
      `${s} के विषय में कुंडली का झुकाव हाँ की ओर है, एक शर्त के साथ।`,
      `${s} के लिए कुंडली का झुकाव थोड़ा हाँ की ओर है: सहारा भी है और परीक्षा भी।`,
    ]),
    slow: pickVariant(v, [
      `${s} के विषय में कुंडली हाँ से पहले धैर्य माँगती है।`,
      `${s} के लिए कुंडली का झुकाव धीरज की ओर है: धीरे-धीरे बनी बात यहाँ ज़्यादा टिकती है।`,
    ]),
  }[level]
}

export const reasons: Frames['reasons'] = {
  lordDignity: (lord, h, dignity, sign) =>
    `आपके ${house(h)} का स्वामी ${lord} ${sign} में ${DIGNITIES[dignity] ?? dignity} है`,
  lordCancelled: (lord, h, sign) => `आपके ${house(h)} का स्वामी ${lord} ${sign} में नीच का है, पर यह नीच-भंग है`,
  lordCombust: (lord, h, sun) => `आपके ${house(h)} का स्वामी ${lord} ${sun} के पास अस्त है`,
  lordVargottama: (lord, h, sign) => `आपके ${house(h)} का स्वामी ${lord} वर्गोत्तम है, दोनों कुंडलियों में ${sign} में`,
  lordGood: (lord, h, at) =>
    at === h
      ? `आपके ${house(h)} का स्वामी ${lord} उसी भाव में बैठा है`
      : `आपके ${house(h)} का स्वामी ${lord} अनुकूल ${house(at)} में है`,
  itHard: (at) => `वह मेहनत माँगने वाले ${house(at)} में है`,
  itWeak: (sign) => `वह ${sign} में नीच का है`,
  itCancelled: (sign) => `वह ${sign} में नीच का है, पर यह नीच-भंग है`,
  lordHard: (lord, h, at) => `आपके ${house(h)} का स्वामी ${lord} मेहनत माँगने वाले ${house(at)} में है`,
  karakaDignity: (graha, of, dignity, sign) => `${of} का कारक ${graha} ${sign} में ${DIGNITIES[dignity] ?? dignity} है`,
  karakaCombust: (graha, of, sun) => `${of} का कारक ${graha} ${sun} के पास अस्त है`,
  raised: (clause) => `${clause}, पर यह नीच-भंग है`,
  sitsWell: (graha, h) => `${graha} आपके ${house(h)} में बैठकर उसे बल देता है`,
  sitsHard: (graha, h) => `${graha} आपके ${house(h)} में बैठकर उसे परखता है`,
  looksWell: (graha, h) => `आपके ${house(h)} पर ${graha} की शुभ दृष्टि है`,
  looksHard: (graha, h) => `${graha} की दृष्टि आपके ${house(h)} को धीमा करती है`,
  transit: (graha, at) => `${graha} अभी आपके ${house(at)} से गुज़र रहा है`,
}

/** Clauses with the graha as their subject, ending in a verb. */
export const roles: Frames['roles'] = {
  rules: (ruled) => `आपके ${houses(ruled)} का स्वामी है`,
  sits: (h) => `आपके ${house(h)} में बैठा है`,
  looks: (h) => `आपके ${house(h)} को देखता है`,
  signifies: (of) => `${of} का कारक है`,
  signifiesAndRules: (of, ruled) => `${of} का कारक और आपके ${houses(ruled)} का स्वामी है`,
}

export const listItem: Frames['listItem'] = (lead, text) => {
  const LEADS = { for: 'पक्ष में', against: 'विपक्ष में', birth: 'जन्म कुंडली में', dasha: 'दशा में', sky: 'गोचर में' }
  return `- **${LEADS[lead]}:** ${text}।`
}

export const dashaReason: Frames['dashaReason'] = (p) => `${p.antar} की अंतर्दशा ${p.to} तक है, और ${p.antar} ${p.role}`

export const skyReason: Frames['skyReason'] = (v, graha, h, until, clause) =>
  pickVariant(v, [
    `${graha}${until ? ` ${until} तक` : ''} आपके ${house(h)} में है और ${clause}`,
    `आपके ${house(h)} से ${graha} गुज़र रहा है${until ? `, ${until} तक,` : ''} और ${clause}`,
    `${until ? `${until} तक ` : ''}${graha} का गोचर आपके ${house(h)} में है; यह ${clause}`,
  ])
