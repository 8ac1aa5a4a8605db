import type { Bond, YogaId } from '@dhruva/jyotish'
import type { Whose, YogaForm } from '#parts.ts'
import type { yogas as English, YogaNames } from '#texts/en/yogas.ts'
import { pickVariant } from '#texts/forms/pick-variant.ts'
import { apke } from '#texts/forms/whose.ts'
import { house, houses, list, nth } from './vocab.ts'

const NAMES: Record<YogaId, string> = {
  gajakesari: 'गजकेसरी',
  budha_aditya: 'बुधादित्य',
  chandra_mangala: 'चंद्र-मंगल',
  ruchaka: 'रुचक',
  bhadra: 'भद्र',
  hamsa: 'हंस',
  malavya: 'मालव्य',
  shasha: 'शश',
  sunapha: 'सुनफा',
  anapha: 'अनफा',
  durudhara: 'दुरुधरा',
  kemadruma: 'केमद्रुम',
  vesi: 'वेशि',
  vosi: 'वोशि',
  ubhayachari: 'उभयचरी',
  adhi: 'अधि',
  amala: 'अमला',
  lakshmi: 'लक्ष्मी',
  saraswati: 'सरस्वती',
  raja: 'राज',
  yogakaraka: 'योगकारक',
  dharma_karmadhipati: 'धर्म-कर्माधिपति',
  dhana: 'धन',
  vipareeta: 'विपरीत राज',
  neecha_bhanga: 'नीच-भंग',
  parivartana: 'परिवर्तन',
  chandra_grahan: 'चंद्र-ग्रहण',
  surya_grahan: 'सूर्य-ग्रहण',
  guru_chandal: 'गुरु-चांडाल',
  shrapit: 'श्रापित',
  angarak: 'अंगारक',
}

const GIFTS: Record<YogaId, string> = {
  gajakesari: 'अच्छी समझ और लोगों की सद्भावना आपके साथ चलती है',
  budha_aditya: 'सोच और शब्द साथ काम करते हैं, और आपकी समझाई बात सुनी जाती है',
  chandra_mangala: 'मन और हिम्मत एक दिशा में चलते हैं, जिससे कमाई और काम दोनों को बल मिलता है',
  ruchaka: 'साहस और दमख़म आपको वहाँ तक ले जाते हैं जहाँ दूसरे रुक जाते हैं',
  bhadra: 'साफ़ बुद्धि और सधी हुई वाणी आपकी स्थायी पूँजी है',
  hamsa: 'अच्छी समझ और अच्छे मार्गदर्शक आपको सीधी राह पर रखते हैं',
  malavya: 'सुरुचि, अपनापन और सुख आपकी ओर खिंचे आते हैं',
  shasha: 'धैर्य और बारीकी पर पकड़ आपको टिकाऊ जगह दिलाती है',
  sunapha: 'जो बनता है, आपकी अपनी मेहनत से बनता है',
  anapha: 'आपका संयत ढंग रास्ते खोलता है',
  durudhara: 'हर प्रयास को आगे और पीछे, दोनों ओर से सहारा मिलता है',
  kemadruma: 'बहुत-कुछ आप अकेले सँभाल {लेते|लेती} हैं, इसलिए चुने हुए मित्रों का साथ बड़े काम का है',
  vesi: 'सधी वाणी और संतुलन आपको भरोसे का व्यक्ति बनाते हैं',
  vosi: 'आपका हुनर और मदद का भाव लोगों को दिखता है',
  ubhayachari: 'आप हर संगत में अपनी जगह बना {लेते|लेती} हैं',
  adhi: 'लोग आप पर बिना ऊँची आवाज़ के नेतृत्व का भरोसा करते हैं',
  amala: 'अच्छा नाम आपसे पहले पहुँचता है',
  lakshmi: 'मेहनत और कृपा मिलते हैं, और कमाया हुआ काम आता है',
  saraswati: 'विद्या, भाषा और कला आपके पास आती हैं और टिकती हैं',
  raja: 'काम और भाग्य एक-दूसरे का साथ देते हैं, इसलिए योग्यता से पद मिलता है',
  yogakaraka: 'एक ही ग्रह में मेहनत और कृपा दोनों हैं, और उसकी दशाएँ बात आगे बढ़ाती हैं',
  dharma_karmadhipati: 'जिसमें आपकी आस्था है और जो आपका काम है, वे एक हो सकते हैं',
  dhana: 'धन के भाव मिलकर काम करते हैं, इसलिए साधन समय के साथ जुड़ते हैं',
  vipareeta: 'कठिनाई भी आपके काम आती है, और तंग राह से आप मज़बूत होकर {निकलते|निकलती} हैं',
  neecha_bhanga: 'कमज़ोर शुरुआत की भरपाई होती है, और देर से मिला फल बेहतर होता है',
  parivartana: 'जीवन के दो भाग एक-दूसरे को पोसते हैं और साथ आगे बढ़ते हैं',
  chandra_grahan: 'भावनाएँ गहरी हैं और उन्हें शांति और खुली बात चाहिए',
  surya_grahan: 'अपने पर भरोसा तालियों से नहीं, अपने काम से बनता है',
  guru_chandal: 'आप सीखी बात पर प्रश्न {करते|करती} हैं, और नए मार्गदर्शक को धीरे-धीरे परखना ठीक रहता है',
  shrapit: 'फल समय और व्यवस्था माँगता है, और मिलने पर टिकता है',
  angarak: 'ऊर्जा तेज़ है और उसे व्यायाम या मेहनत जैसी सही राह चाहिए',
}

const STRENGTHS = ['हल्का', 'मध्यम', 'बलवान', 'बहुत बलवान']

const BONDS: Record<Bond, string> = {
  together: 'एक साथ बैठे हैं',
  exchange: 'एक-दूसरे की राशि में हैं',
  mutual_aspect: 'एक-दूसरे को देखते हैं',
}

const among = (numbers: readonly number[]): number[] => [...new Set(numbers)].toSorted((a, b) => a - b)

/** दो स्वामी, हर एक अपने भावों के साथ: `आपके पाँचवें और सातवें भाव के स्वामी शनि और मंगल` */
const lordsOf = (pairs: ReadonlyArray<readonly [number, number]>, one: string, other: string, w: Whose): string => {
  const [ofOne, ofOther] = [among(pairs.map(([first]) => first)), among(pairs.map(([, second]) => second))]
  if (ofOne.length + ofOther.length === 2)
    return `${apke(w)}${houses([...ofOne, ...ofOther])} के स्वामी ${one} और ${other}`
  return `${apke(w)}${houses(ofOne)} का स्वामी ${one}, और ${apke(w)}${houses(ofOther)} का स्वामी ${other},`
}

const how = (why: YogaForm, { grahas, name, sign, whose: w }: YogaNames): string => {
  const names = list(grahas.map(name))
  const [first = 'moon', second = 'moon'] = grahas
  switch (why.code) {
    case 'house_from_moon':
      return why.house === 1
        ? `${name(second)} ${apke(w)}${name('moon')} के साथ है`
        : `${name(second)} ${apke(w)}${name('moon')} से ${nth(why.house)} स्थान में है`
    case 'same_sign':
      return `${names} ${apke(w)}${house(why.house)} में, ${sign(why.sign)} में साथ बैठे हैं`
    case 'own_or_exalted_in_kendra':
      return `${names} ${apke(w)}${house(why.house)} में, ${sign(why.sign)} में बलवान है`
    case 'beside':
      return `${names} ${apke(w)}${name(why.of)} के बगल में ${grahas.length > 1 ? 'हैं' : 'है'}`
    case 'moon_alone':
      return `${apke(w)}${names} के अगल-बगल कोई ग्रह नहीं है`
    case 'houses_from_moon':
      return `${names} ${apke(w)}${name('moon')} से छठे से आठवें स्थान के बीच हैं`
    case 'alone_in_tenth':
      return `${names} ${apke(w)}${why.from === 'moon' ? name('moon') : 'लग्न'} से दसवें स्थान में अकेला है`
    case 'strong_lords':
      return `${apke(w)}नौवें भाव का स्वामी ${name(first)} ${house(why.house)} में बलवान है, और लग्न का स्वामी ${name(second)} भी`
    case 'houses_from_ascendant':
      return `${names} ${apke(w)}${houses(among(why.houses))} में हैं`
    case 'lords_joined':
      return `${lordsOf(why.lords, name(first), name(second), w)} ${BONDS[why.by[0] ?? 'together']}`
    case 'rules_kendra_and_trikona':
      return `${names} ${apke(w)}${houses(among([why.kendra, why.trikona]))}, दोनों का स्वामी है`
    case 'dusthana_lord_in_dusthana':
      return `${apke(w)}${house(why.lord)} का स्वामी ${names} ${house(why.house)} में है`
    case 'debilitation_cancelled':
      return `${names} का नीच-भंग होता है`
    case 'exchange_of_signs':
      return `${apke(w)}${houses(why.houses)} के स्वामी ${names} एक-दूसरे की राशि में हैं`
  }
}

export const yogas: typeof English = {
  name: (id) => `${NAMES[id]} योग`,
  gift: (id) => GIFTS[id],
  how,
  strength: (value) => STRENGTHS[value] ?? '',
  fact: (yoga, clause, strength, cancelled) =>
    `${yoga}, ${cancelled ? 'बनकर भंग' : strength}: ${clause}${cancelled ? `; केंद्र में ${cancelled} के होने से भंग` : ''}`,
  part: (v, yoga, clause, strength, gift) =>
    pickVariant(v, [
      `आपकी कुंडली में ${strength} ${yoga} है, क्योंकि ${clause}: ${gift}।`,
      `इसके पीछे एक ${strength} ${yoga} भी है, क्योंकि ${clause}; ${gift}।`,
      `यहाँ ${yoga} भी बनता है, जो ${strength} है, क्योंकि ${clause}; इससे ${gift}।`,
    ]),
  reason: (yoga, names) => `${names} से ${yoga} बनता है`,
  lead: (count) =>
    count === 0
      ? 'यहाँ देखे जाने वाले लगभग तीस योगों में से कोई आपकी कुंडली में नहीं बनता, जो सामान्य है: कुंडली अपने भावों के स्वामियों पर भी टिकती है।'
      : count === 1
        ? 'यहाँ देखे जाने वाले लगभग तीस योगों में से एक आपकी कुंडली में है।'
        : `यहाँ देखे जाने वाले लगभग तीस योगों में से ${count} आपकी कुंडली में हैं; सबसे प्रभावी ये हैं।`,
  item: (yoga, strength, clause, gift) => `- **${yoga}, ${strength}:** ${clause}; ${gift}।`,
  cancelled: (yoga, clause, by) => `${yoga} भी बनता है, क्योंकि ${clause}, पर केंद्र में ${by} के होने से वह भंग हो जाता है।`,
  has: (yoga, strength, clause) => `हाँ, आपकी कुंडली में ${yoga} है, और वह ${strength} है: ${clause}।`,
  means: (gift) => `सीधे शब्दों में, ${gift}।`,
  hasNot: (yoga) => `नहीं, आपकी कुंडली में ${yoga} नहीं बनता, और किसी कुंडली में सब योग नहीं होते; जो है, उसे जानना ज़्यादा काम का है।`,
  calm: 'योग एक झुकाव है, जो अपने ग्रहों की दशाओं और मेहनत से पकता है; वह अपने आप न कुछ देता है, न कुछ छीनता है।',
}
