import type { figures as English } from '#texts/en/figures.ts'
import { pickVariant } from '#texts/forms/pick-variant.ts'
import { atDegree, house, inPada, inSign } from './vocab.ts'

const whose = (name: string): string => (name ? `${name} की कुंडली` : 'इस कुंडली')

export const figures: typeof English = {
  AREAS: [
    'उपस्थिति, स्वभाव और नई शुरुआत',
    'वाणी और वर्षों में जोड़े गए काम',
    'साहस, मेहनत और बोले या लिखे शब्दों',
    'जड़ों और अपनी ज़मीन',
    'रचनात्मक काम, समझ और सीखने',
    'प्रतियोगिता, सेवा और रोज़ के काम',
    'जनता, सहकर्मियों और समझौतों',
    'खोज, नए रूप और बदलाव',
    'आस्था, गुरुजनों और दूर देशों तक पहुँच',
    'काम, मान और ज़िम्मेदारी',
    'दर्शकों, संपर्कों और पुरानी इच्छाओं',
    'पर्दे के पीछे और घर से दूर के काम',
  ],
  CHAPTERS: {
    sun: 'सामने आने और अधिकार निभाने का अध्याय',
    moon: 'लोगों और उनके मन के पास रहने का अध्याय',
    mars: 'मेहनत, मुक़ाबले और साहस का अध्याय',
    mercury: 'शब्दों, व्यापार और हुनर का अध्याय',
    jupiter: 'बढ़त, शिक्षा और भरोसे का अध्याय',
    venus: 'कला, आकर्षण और सुरुचि का अध्याय',
    saturn: 'धीमे निर्माण और कर्तव्य का अध्याय',
    rahu: 'महत्वाकांक्षा और अलग रास्तों का अध्याय',
    ketu: 'छोड़ने और समझ का अध्याय',
  },
  MOVES: { jupiter: 'बढ़ाता है', saturn: 'धैर्य से परखता है' },
  work: (v, name, sign, lord, deg, lordSign, at, area) =>
    pickVariant(v, [
      `${whose(name)} में काम दसवें भाव से देखा जाता है, जहाँ ${sign} राशि है: उसका स्वामी ${lord} ${inSign(deg, lordSign)} ${house(at)} में है, इसलिए काम का आधार ${area} में है।`,
      `${whose(name)} के दसवें भाव में ${sign} राशि है, और उसका स्वामी ${lord} ${inSign(deg, lordSign)}, ${house(at)} में बैठकर काम को ${area} से जोड़ता है।`,
    ]),
  company: (graha, sits, brings) =>
    `${graha} ${sits ? 'दसवें भाव में बैठकर' : 'दसवें भाव को देखकर'} उनके सार्वजनिक काम में लाता है ${brings}।`,
  lagna: (v, name, sign, deg, nature) =>
    pickVariant(v, [
      `${whose(name)} का लग्न ${sign} है${atDegree(deg, ',')}: ${nature}।`,
      `${whose(name)} में${atDegree(deg)} ${sign} लग्न है, यानी ${nature}।`,
    ]),
  lagnaLord: (lord, sign, at, area) =>
    `लग्न का स्वामी ${lord} ${sign} में, ${house(at)} में है, इसलिए उनकी पहचान ${area} से बनती है।`,
  moon: (moon, sign, nakshatra, pada, gift) =>
    `${moon} ${sign} में, ${nakshatra} नक्षत्र${inPada(pada)} में है; उसकी देन है ${gift}।`,
  sun: (sun, sign, at, area) => `${sun} ${sign} में, ${house(at)} में है और ${area} पर रोशनी डालता है।`,
  strongest: (graha, deg, sign, at, brings) =>
    `सबसे अच्छी स्थिति ${graha} की है, ${inSign(deg, sign)}, ${house(at)} में; उसकी देन है ${brings}।`,
  graha: (name, graha, deg, sign, nakshatra, at, area) =>
    `${whose(name)} में ${graha} ${inSign(deg, sign)}, ${nakshatra} नक्षत्र में, ${house(at)} में है, जो ${area} का भाव है।`,
  brings: (graha, brings) => `वहाँ ${graha} लाता है ${brings}।`,
  house: (name, h, sign, lord, lordSign, at, area) =>
    `${whose(name)} के ${house(h)} में ${sign} राशि है, और उसका स्वामी ${lord} ${lordSign} में, ${house(at)} में है, जिससे ${area} की बात देखी जाती है।`,
  maha: (graha, from, to, chapter) => `इस कुंडली में ${graha} की महादशा ${from} से ${to} तक है: ${chapter}।`,
  period: (name, graha, from, to, chapter) =>
    `${whose(name)} में ${graha} की महादशा ${from} से ${to} तक आती है: ${chapter}।`,
  antar: (maha, antar, to, at, area) =>
    `${maha} की महादशा में ${antar} की अंतर्दशा ${to} तक है; ${antar} कुंडली के ${house(at)} में है, जिससे ${area} की बातें आगे आती हैं।`,
  periodLead: (name, label) =>
    `${label ? `${label} के लिए` : 'वर्तमान समय के लिए'} ${whose(name)} समय का रुझान दिखाती है, कोई एक घटना नहीं।`,
  item: (from, to, antar, at, area) =>
    `- **${from} से ${to}, ${antar} की अंतर्दशा:** ${antar} ${house(at)} में है; ${area} की बातें आगे आती हैं।`,
  transit: (graha, sign, h, until, moves, area) =>
    `${graha}${until ? ` ${until} तक` : ''} ${sign} में, कुंडली के ${house(h)} में है और ${area} के विषय को ${moves}।`,
  passages: (graha, stays, area, moves) => {
    const way = stays.map(({ sign, h, to }, index) => {
      const again = stays.slice(0, index).some((stay) => stay.sign === sign)
      const place = again ? `फिर से ${sign} में` : `${sign} में, कुंडली के ${house(h)} में`
      return to ? `${to} तक ${place}` : stays.length > 1 ? `उसके बाद ${place}` : `पूरे समय ${place}`
    })
    return `${graha} की चाल: ${way.join('; ')}; यह सबसे अधिक ${area} के विषय को ${moves}।`
  },
  private: (name) =>
    `यहाँ केवल सार्वजनिक बातें और कुंडली देखी जाती हैं: किसी जीवित व्यक्ति के निजी जीवन का अनुमान नहीं लगाया जाता, ${name ? `${name} के` : 'इनके'} निजी जीवन का भी नहीं।`,
  death: 'जीवन की अवधि या मृत्यु की तारीख़ यहाँ किसी के लिए नहीं देखी जाती।',
  legal: 'अदालत क्या निर्णय देगी, यह यहाँ किसी के लिए नहीं देखा जाता।',
  remedies: 'उपाय वही पूछे जिसकी कुंडली है, इसलिए किसी दूसरे के लिए यहाँ उपाय नहीं बताए जाते।',
  open: 'स्वभाव, सार्वजनिक काम और चल रही दशा के बारे में कुंडली जो दिखाती है, वह ख़ुशी से देखा जा सकता है।',
  noEvent: 'कोई एक घटना होगी या नहीं, यह यहाँ नहीं देखा जाता; समय और रुझान देखे जाते हैं।',
  greeting: (name, astrologer) =>
    `नमस्ते, मैं ${astrologer} हूँ, एक एआई-आधारित सेवा; यहाँ ${whose(name)} से स्वभाव, सार्वजनिक काम और समय देखा जाता है।`,
  thanks: 'ख़ुशी से; आगे के प्रश्नों के लिए कुंडली खुली है।',
  offTopic: 'यह बात जन्म कुंडली के उत्तर से बाहर है, इसलिए अनुमान नहीं लगाते।',
  identity:
    'कुंडली दी गई जन्म की तारीख़, समय और स्थान से लाहिरी अयनांश के साथ गिनी गई है, और हर बात उसकी स्थितियों से जाँची जा सकती है।',
  asks: 'ऐसी कुंडली से ये प्रश्न पूछे जा सकते हैं:',
  questions: ['कुंडली उनके सार्वजनिक काम के बारे में क्या कहती है?', 'कुंडली कैसा स्वभाव दिखाती है?', 'कौन-सी दशा चल रही है और कब तक?'],
  end: (v) =>
    pickVariant(v, [
      'कुंडली रुझान दिखाती है; उन्होंने उससे क्या बनाया, यह उनका सार्वजनिक काम बताता है।',
      'यह सब दिए गए जन्म से पढ़ा रुझान है; कर्म उनके अपने हैं।',
      'इसे आकाश की पुरानी भाषा में बना चित्र समझें, घटनाओं की भविष्यवाणी नहीं।',
    ]),
}
