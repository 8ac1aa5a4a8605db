import type { uncertain as english } from '#texts/en/uncertain.ts'
import { pickVariant } from '#texts/forms/pick-variant.ts'
import { DIGNITIES, house, list, nth } from './vocab.ts'

const till = (until: string | null) => (until ? `, ${until} तक` : '')
const either = (names: readonly string[]) => names.join(' या ')

const facts: typeof english.facts = {
  placeInHouse: (graha, sign, h) => `${graha} ${sign} में, ${house(h)} में`,
  place: (graha, sign) => `${graha} ${sign} में`,
  nakshatraInHouse: (graha, nakshatra, h) => `${graha} ${nakshatra} नक्षत्र में, ${house(h)} में`,
  pada: (graha, nakshatra, pada) => `${graha} ${nakshatra} नक्षत्र, पद ${pada}`,
  nakshatra: (graha, nakshatra) => `${graha} ${nakshatra} नक्षत्र में`,
  dignity: (graha, sign, dignity) => `${graha} ${sign} में ${DIGNITIES[dignity] ?? dignity}`,
  retrogradeIn: (graha, sign) => `जन्म के समय ${graha} वक्री, ${sign} में`,
  retrograde: (graha) => `जन्म के समय ${graha} वक्री`,
  combust: (graha, sun) => `${graha} अस्त, ${sun} के पास`,
  lagnaIn: (sign, nakshatra) => `लग्न ${sign}, ${nakshatra} नक्षत्र`,
  lagna: (sign) => `लग्न ${sign}`,
  houseLord: (h, sign, lord) => `${house(h)} में ${sign} राशि; स्वामी ${lord}`,
  transitFromMoon: (graha, sign, fromMoon, moon, until) =>
    `${graha} का गोचर ${sign} में, जन्म के ${moon} से ${nth(fromMoon)} स्थान में${till(until)}`,
  transit: (graha, sign, until) => `${graha} का गोचर ${sign} में${till(until)}`,
  sadeSati: (saturn, sign, until) => `साढ़ेसाती: ${saturn} ${sign} में${till(until)}`,
  noSadeSati: (saturn, sign, until) => `साढ़ेसाती नहीं: ${saturn} ${sign} में${till(until)}`,
  moonDayFromMoon: (p, fromMoon) =>
    `${p.day} को ${p.moon} ${p.nakshatra} नक्षत्र, ${p.sign} में और जन्म के ${p.moon} से ${nth(fromMoon)} स्थान में`,
  moonDay: (p) => `${p.day} को ${p.moon} ${p.nakshatra} नक्षत्र, ${p.sign} में`,
  tithi: (day, tithi) => `${day} को तिथि ${tithi}`,
  minutes: (minutes) => `जन्म का समय ${minutes} मिनट आगे-पीछे तक ज्ञात है`,
  unknown: 'जन्म का समय ज्ञात नहीं; उस दिन का कोई भी समय संभव है',
  lagnaOver: (first, changes) => `जन्म के संभावित समय में लग्न ${first}${changes}`,
  change: (sign, time) => `, ${time} से ${sign}`,
  moonSignOver: (signs) => `जन्म के संभावित समय में चंद्र की राशि ${either(signs)}`,
  nakshatraOver: (stars) => `जन्म के संभावित समय में चंद्र का नक्षत्र ${either(stars)}`,
  mahaOver: (lords) => `जन्म के समय के अनुसार महादशा ${either(lords)} की`,
}

const dates: typeof english.dates = {
  about: (month) => `लगभग ${month}`,
  months: (month, count) => `लगभग ${month} (± ${count} महीने)`,
  years: (year, count) => `लगभग ${year} (± ${count} वर्ष)`,
  tidy: (text) => text.replace(/(लगभग [^,।;]{4,24}?\d{4}(?: \(± \d+ [^)]+\))?) को(?=\s|,)/g, '$1 में'),
}

const known = (minutes: number | null) => (minutes === null ? 'जन्म का समय जाने बिना' : `समय के ± ${minutes} मिनट के अंतर में`)

export const uncertain: typeof english = {
  facts,
  counted: (fact, graha) => `${fact} (भाव ${graha} से गिने)`,
  dates,
  lead: (v, level, subject, minutes) =>
    ({
      strong: pickVariant(v, [
        `${known(minutes)} भी ${subject} के लिए जो स्थिर है वह उत्साह देता है।`,
        `${subject} के बारे में ${known(minutes)} जितना कहा जा सकता है, वह साफ़ अच्छी ओर झुकता है।`,
      ]),
      mixed: pickVariant(v, [
        `${known(minutes)} भी ${subject} के लिए जो स्थिर है उसमें सहारा भी है और सँभालने की बात भी।`,
        `${subject} के बारे में ${known(minutes)} जितना कहा जा सकता है, वह मिला-जुला है और आपके कदमों के लिए जगह छोड़ता है।`,
      ]),
      slow: pickVariant(v, [
        `${known(minutes)} भी ${subject} के लिए जो स्थिर है वह पहले धैर्य माँगता है।`,
        `${subject} के बारे में ${known(minutes)} जितना कहा जा सकता है, वह धीमी और टिकाऊ चाल की ओर है।`,
      ]),
    })[level],
  when: (v, subject, minutes) =>
    pickVariant(v, [
      `${known(minutes)} ${subject} के लिए कोई एक दिन नहीं बताया जा सकता; जो तारीख़ के साथ कहा जा सकता है वह आपकी कुंडली पर गोचर है।`,
      `${known(minutes)} ${subject} की एक तारीख़ केवल अनुमान होगी, इसलिए वे समय देखें जो फिर भी स्थिर हैं।`,
    ]),
  yes: (v, level, subject, minutes) =>
    ({
      strong: pickVariant(v, [
        `${known(minutes)} ${subject} के बारे में जितना परखा जा सकता है, कुंडली हाँ की ओर झुकती है।`,
        `कुंडली का जो भाग ${known(minutes)} भी पक्का है, वह ${subject} के पक्ष में है।`,
      ]),
      mixed: pickVariant(v, [
        `${known(minutes)} ${subject} के बारे में जितना परखा जा सकता है, बात खुली है और आपके प्रयास पर टिकी है।`,
        `कुंडली का जो भाग ${known(minutes)} भी पक्का है, वह ${subject} के लिए न हाँ कहता है न ना।`,
      ]),
      slow: pickVariant(v, [
        `${known(minutes)} ${subject} के बारे में जितना परखा जा सकता है, कुंडली कहती है: अभी नहीं, कुछ बाद में।`,
        `कुंडली का जो भाग ${known(minutes)} भी पक्का है, वह ${subject} में ठहरने को कहता है।`,
      ]),
    })[level],
  karaka: (v, p) =>
    pickVariant(v, [
      `${p.of} का कारक ${p.graha} ${p.sign} में है${p.mark}: ${p.clause}।`,
      `पहले ${p.of} के कारक ${p.graha} को देखें: ${p.sign} में${p.mark}; यानी ${p.clause}।`,
    ]),
  second: (v, p) =>
    pickVariant(v, [
      `उसके साथ ${p.graha} ${p.sign} में है${p.mark}, और ${p.clause}।`,
      `${p.of} का दूसरा कारक ${p.graha} ${p.sign} में है${p.mark}; इसका अर्थ है कि ${p.clause}।`,
    ]),
  star: (v, moon, nakshatra, gift) =>
    pickVariant(v, [
      `समय जो भी रहा हो, ${moon} ${nakshatra} नक्षत्र में था, जिसकी देन है ${gift}।`,
      `एक बात हर संभव समय में पक्की है: ${nakshatra} नक्षत्र का ${moon}, जिसकी देन है ${gift}।`,
    ]),
  moonSign: (v, moon, sign, nature) =>
    pickVariant(v, [
      `समय जो भी रहा हो, ${moon} ${sign} में था: ${nature}।`,
      `हर संभव समय में राशि ${sign} ही है, ${moon} वहीं था: ${nature}।`,
    ]),
  moonOpen: (moon, signs) =>
    `उस दिन ${moon} राशि बदलता है, इसलिए राशि ${either(signs)} है और उस पर कोई बात नहीं टिकाई जाती।`,
  starOpen: (moon, stars) => `समय के अनुसार ${moon} का नक्षत्र ${either(stars)} है।`,
  maha: (v, graha, from, to, chapter) =>
    pickVariant(v, [
      `आप ${graha} की महादशा में हैं, ${from} से ${to} तक: ${chapter}।`,
      `समय जो भी रहा हो, ${from} से ${to} तक ${graha} की महादशा है: ${chapter}।`,
    ]),
  antar: (v, antar, maha, to) =>
    pickVariant(v, [
      `${maha} की महादशा के भीतर ${to} तक ${antar} की अंतर्दशा है।`,
      `उसका जो भाग अभी चल रहा है वह ${maha} में ${antar} की अंतर्दशा है, ${to} तक।`,
    ]),
  mahaOpen: (lords) => `महादशा ${either(lords)} की है, यह जन्म के समय पर टिका है, इसलिए उसकी तारीख़ें छोड़ी जाती हैं।`,
  jupiter: (v, p) => {
    const where = `${p.graha} का गोचर ${p.sign} में है, आपके चंद्र से ${nth(p.fromMoon)} स्थान में${till(p.until)}`
    return p.good
      ? pickVariant(v, [
          `${where}: इस समय सहायता, सलाह और अवसर सहज मिलते हैं।`,
          `${where}; इसमें सच्चे मन से शुरू किया काम बढ़ता है।`,
        ])
      : pickVariant(v, [
          `${where}: यह सीखने, सँवारने और कम वादे करने का समय है।`,
          `${where}; बढ़त पहले भीतर होती है और बाद में दिखती है।`,
        ])
  },
  saturn: (v, p) => {
    const where = `${p.graha} का गोचर ${p.sign} में है, आपके चंद्र से ${nth(p.fromMoon)} स्थान में${till(p.until)}`
    return p.good
      ? pickVariant(v, [
          `${where}; धैर्य वाली मेहनत और साफ़ व्यवहार का फल मिलता है।`,
          `${where}: इस समय लगातार किया काम दिखता है।`,
        ])
      : pickVariant(v, [
          `${where}: यह आराम, व्यवस्था और शांत गति माँगता है, और बीत जाता है।`,
          `${where}; इसलिए एक साथ कम काम लें और उन्हें ठीक से पूरा करें।`,
        ])
  },
  sky: (graha, sign, until) => `सबके साझे आकाश में ${graha} का गोचर ${sign} में है${till(until)}।`,
  sadeSati: (saturn, sign, until) =>
    `जन्म के हर संभव समय में साढ़ेसाती चल रही है, ${saturn} ${sign} में है${till(until)}: यह सधी गति का समय है, और बीत जाता है।`,
  noSadeSati: (saturn, sign, until) => `जन्म के किसी भी संभव समय में साढ़ेसाती नहीं है: ${saturn} ${sign} में है${till(until)}।`,
  sadeSatiOpen: (signs) =>
    `साढ़ेसाती चंद्र राशि से गिनी जाती है, और वह समय के अनुसार ${either(signs)} है; इसलिए न हाँ कहा जाता है न ना।`,
  moonDay: (p, fromMoon, clause) =>
    `${p.day} को ${p.moon} ${p.nakshatra} नक्षत्र, ${p.sign} में और आपके जन्म के चंद्र से ${nth(fromMoon)} स्थान में है: ${clause}।`,
  moonDayPlain: (p) => `${p.day} को ${p.moon} ${p.nakshatra} नक्षत्र, ${p.sign} में है।`,
  tithi: (tithi) => `दिन की तिथि ${tithi} है।`,
  quick: (graha, sign, fromMoon, until) => `${graha} ${sign} में है, आपके चंद्र से ${nth(fromMoon)} स्थान में${till(until)}।`,
  placeItem: (graha, sign, mark, clause) => `- **${sign} में ${graha}**${mark}: ${clause}।`,
  strongest: (graha, sign, mark, gives) =>
    `हर संभव समय में जो स्थिर है उसमें सबसे अच्छी स्थिति ${graha} की है, ${sign} में${mark}; उसकी देन है ${gives}।`,
  steady: 'किसी भी संभव समय में कोई ग्रह उच्च का या अपनी राशि का नहीं है, इसलिए कुंडली की शक्ति संतुलन में है।',
  dignityOnly: 'भाव का बल लग्न जाने बिना नहीं परखा जाता; राशि का बल परखा जा सकता है।',
  lagnaLead: 'लग्न समय के साथ बदलता है, इसलिए जन्म-स्थान के समय के साथ वे राशियाँ देखें जो लग्न हो सकती हैं।',
  lagnaItem: (sign, from, to) => `- **${sign}** ${from} से ${to} तक`,
  lagnaHow: 'दिन का कोई पहर भी याद हो, तो इनमें से एक पंक्ति आपकी होगी।',
  manglik: (mars, sign, present) =>
    present
      ? `हर संभव समय में ${sign} का ${mars} लग्न से उस स्थान में है जिसे मांगलिक का प्रचलित नियम गिनता है; यह ऐसी ऊर्जा बताता है जिसे मधुर व्यवहार चाहिए, कोई अनिष्ट नहीं।`
      : `किसी भी संभव समय में ${sign} का ${mars} लग्न से उस स्थान में नहीं है जिसे मांगलिक का प्रचलित नियम गिनता है।`,
  manglikOpen: (mars, sign) =>
    `${mars} ${sign} में है, पर मांगलिक लग्न से गिना जाता है और लग्न समय के साथ बदलता है; इसलिए न हाँ कहा जाता है न ना।`,
  houseOpen: (h) => `${house(h)} की गिनती लग्न से होती है, और लग्न समय के साथ बदलता है; इसलिए यहाँ उसे नहीं पढ़ा जाता।`,
  why: (v) =>
    pickVariant(v, ['ये कुंडली के वे भाग हैं जो समय जो भी रहा हो, एक-से रहते हैं।', 'ये सब बातें आपके जन्म के हर संभव मिनट में सही हैं।']),
  care: (graha, sign, mark) => `हर संभव समय में जो स्थिर है उसमें ${sign} का ${graha}${mark} सबसे ज़्यादा देखभाल चाहता है।`,
  practiceLead: 'ये अभ्यास निःशुल्क हैं और जन्म के किसी भी समय के लिए ठीक हैं:',
  action: (v, action) =>
    pickVariant(v, [
      `एक काम आप कर {सकते|सकती} हैं: ${action}।`,
      `एक सरल कदम, बिना किसी ख़र्च के: ${action}।`,
      `इस सप्ताह के लिए: ${action}।`,
    ]),
  housesOut: (first, second, time) =>
    `लग्न ${time} पर ${first} से ${second} हो जाता है, इसलिए भाव छोड़े जाते हैं; समय और सटीक हो तो वे भी पढ़े जा सकते हैं।`,
  housesOutMany: (signs) =>
    `संभावित समय में लग्न ${list(signs).replace(' और ', ' या ')} हो सकता है, इसलिए भाव छोड़े जाते हैं; समय और सटीक हो तो वे भी पढ़े जा सकते हैं।`,
  housesOutAll: 'एक दिन में लग्न पूरे राशिचक्र से गुज़रता है, इसलिए भाव छोड़े जाते हैं; जन्म का घंटा भी पता हो तो वे पढ़े जा सकते हैं।',
  datesWide: (count) => `दशाओं की तारीख़ें ${count} आगे-पीछे हो सकती हैं; मिनट तक सही समय हो तो वे दिन तक बताई जा सकती हैं।`,
  days: (count) => `${count} दिन`,
  months: (count) => `${count} महीने`,
  years: (count) => `${count} वर्ष`,
  figure: (graha, sign, mark, brings) => `हर संभव समय में ${graha} ${sign} में है${mark}, और उसकी देन है ${brings}।`,
}
