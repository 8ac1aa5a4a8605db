import { pickVariant } from '#texts/forms/pick-variant.ts'
import { dashaReason, leaning, listItem, reasons, roles, skyReason, verdict } from './frames-judgement.ts'
import { colour, focus, focusNamed, karaka, lord, lordBrief, marks, navamsa } from './frames-places.ts'
import { FOCUS_NAMES, KARAKA_OF, subject } from './frames-subjects.ts'
import { antar, item, maha, pratyantar, sadeSati, transit, windowLead, windowNext } from './frames-times.ts'
import type { Frames } from './shape.ts'
import { inPada } from './vocab.ts'

const manner: Frames['manner'] = {
  Oracle: (v) =>
    pickVariant(v, [
      'पहले जीवन की लंबी रेखा देखते हैं, फिर आज की बात।',
      'पहले वह जो नहीं बदलता, फिर वर्तमान।',
      'पहले दूर की दृष्टि, क्योंकि वही पास की बात समझाती है।',
    ]),
  Astra: (v) => pickVariant(v, ['पहले तारीख़ें, फिर कारण।', 'आगे क्या आता है, क्रम से देखिए।', 'संक्षेप में, तारीख़ों के साथ।']),
}

const suggestion: Frames['suggestion'] = (v, day, graha, why) => {
  const whose = why === 'antar' ? `अभी ${graha} की अंतर्दशा है` : `${graha} आपके लग्न का स्वामी है`
  return pickVariant(v, [
    [`एक काम आप कर {सकते|सकती} हैं: ${whose}, इसलिए ${graha} के दिन ${day} को `, '।'],
    [`एक सरल कदम, बिना किसी ख़र्च के: इस ${day} को `, `; ${whose}, और यह उसी का दिन है।`],
    [`${whose}, इसलिए उसके दिन ${day} से शुरू करें: `, '।'],
    [`आने वाले ${day} के लिए एक छोटी बात, क्योंकि ${whose} और यह दिन उसी का है: `, '।'],
  ])
}

const notes: Frames['notes'] = {
  doctor: (v) =>
    pickVariant(v, [
      'कुंडली आदतें और समय दिखाती है, रोग की पहचान नहीं: जो तकलीफ़ हो या टिकी रहे उसके लिए डॉक्टर से मिलें।',
      'यह सब दिनचर्या और आराम की बात है; जो दर्द दे या ठीक न हो, उसे डॉक्टर को दिखाएँ।',
      'जो तकलीफ़ हो या बनी रहे, उसके लिए कुंडली नहीं, डॉक्टर से पूछें।',
    ]),
  money: 'इन्हें योजना बनाने की दिशा मानें, वादा नहीं।',
  otherHeart:
    'दूसरा व्यक्ति क्या तय करेगा, यह आपकी कुंडली में नहीं लिखा; वह इतना दिखाती है कि आपका अपना समय नज़दीकी के लिए कितना खुला है।',
  married: 'आप विवाहित हैं, इसलिए यहाँ आपके इसी रिश्ते का आने वाला समय देखा गया है।',
  minorLove: (age) => `${age} वर्ष की उम्र में पढ़ाई और मित्रता पहले आते हैं, और 18 से पहले विवाह या संतान की बात नहीं देखी जाती।`,
  elderChildren: (age) => `${age} वर्ष की उम्र में इस भाव से उन बच्चों और छोटों की बात देखी जाती है जो आपके जीवन में हैं।`,
  whyTime: 'जहाँ दबाव लगे, वहाँ जन्म कुंडली से ज़्यादा चल रहे समय को देखें।',
  minorWork: (age) => `${age} वर्ष की उम्र में काम और धन के भाव पहले पढ़ाई की बात कहते हैं, इसलिए वही देखते हैं।`,
}

export const frames: Frames = {
  periods: { antar: 'अंतर्दशा', pratyantar: 'प्रत्यंतर दशा' },
  tidy: (text) => text,
  join: (a, b) => `${a}, और ${b}`,
  grahaName: (name) => name,
  subject,
  focusName: (name) => FOCUS_NAMES[name],
  karakaOf: (topic) => KARAKA_OF[topic],
  verdict,
  leaning,
  reasons,
  roles,
  lord,
  lordBrief,
  karaka,
  marks,
  colour,
  navamsa,
  focus,
  focusNamed,
  maha,
  antar,
  pratyantar,
  transit,
  sadeSati,
  item,
  windowLead,
  windowNext,
  manner,
  listItem,
  dashaReason,
  skyReason,
  suggestion,
  notes,
  hail: (name, sentence) => (name ? `${name} जी, ${sentence}` : sentence),
  gift: (v, moon, nakshatra, pada, gift) =>
    pickVariant(v, [
      `आपका ${moon} ${nakshatra} नक्षत्र${inPada(pada)} में है; इसकी देन है ${gift}।`,
      `इन सबकी जड़ में ${nakshatra} नक्षत्र${inPada(pada)} का ${moon} है, जिसकी देन है ${gift}।`,
    ]),
}
