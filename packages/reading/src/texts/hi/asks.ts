import type { asks as English } from '#texts/en/asks.ts'
import { pickVariant } from '#texts/forms/pick-variant.ts'
import { atDegree, house, inPada, inSign, nth } from './vocab.ts'

/** Sentences for questions about the chart itself, the day, remedies. */
export const asks: typeof English = {
  lagna: (sign, deg, nakshatra, pada, nature) =>
    `आपका लग्न ${sign} है${atDegree(deg, ',')}${nakshatra ? `, ${nakshatra} नक्षत्र` : ''}${inPada(pada)}: ${nature}।`,
  rashi: (moon, sign, deg, h, nature) =>
    `आपकी राशि, यानी ${moon} की राशि, ${sign} है: ${moon}${atDegree(deg)} आपके ${house(h)} में है, और मन का ${nature} है।`,
  sunSign: (sun, sign, deg, h) =>
    `अख़बार के राशिफल अक्सर ${sun} से चलते हैं, जो आपकी कुंडली में ${inSign(deg, sign)}, ${house(h)} में है; वैदिक फलादेश जन्म-राशि और लग्न से चलता है।`,
  born: (nakshatra, pada, moon, sign, gift) =>
    `आपकी राशि ${sign} है, जहाँ आपका ${moon} ${nakshatra} नक्षत्र${inPada(pada)} में है; इस नक्षत्र की देन है ${gift}।`,
  firstDasha: (lord) => `इसका स्वामी ${lord} है, इसलिए आपकी दशाओं की गिनती जन्म के समय ${lord} से शुरू हुई।`,
  noSadeSati: (saturn, sign, fromMoon, moon, until) =>
    `नहीं, आपकी साढ़ेसाती अभी नहीं चल रही: ${saturn}${until ? ` ${until} तक` : ''} ${sign} में है, आपके ${moon} से ${nth(fromMoon)} स्थान में।`,
  sadeSatiWhat:
    'साढ़ेसाती जन्म-राशि से पहले की राशि, जन्म-राशि और उसके बाद की राशि से होने वाला गोचर है; यह काम को धीमा करती है ताकि वह ठीक से हो, और हर साल करोड़ों लोग इससे गुज़रते हैं।',
  doshas:
    'जिन्हें लोग दोष कहते हैं उनमें से तीन यहाँ देखे जाते हैं, मांगलिक, साढ़ेसाती और कालसर्प, और इनमें से कोई जीवन का फ़ैसला नहीं है; पहले मांगलिक।',
  strongest: (graha) => `राशि और भाव को तौलें तो आपकी कुंडली में सबसे अच्छी स्थिति ${graha} की है।`,
  manglik: (mars, sign, h) =>
    `लग्न से गिने जाने वाले प्रचलित नियम से हाँ: ${mars} ${sign} में, आपके ${house(h)} में है, जो उस नियम के भावों में से एक है।`,
  notManglik: (mars, sign, h) =>
    `लग्न से गिने जाने वाले प्रचलित नियम से नहीं: ${mars} ${sign} में, आपके ${house(h)} में है, जो उस नियम में नहीं आता।`,
  manglikPlain: (mars, h) =>
    `सीधे शब्दों में: ${house(h)} से ${mars} नज़दीकी रिश्तों में ऊर्जा और खरापन लाता है, जिसे व्यायाम, समय पर कही सच्ची बात और बराबर के मन वाला साथी शक्ति बना देते हैं।`,
  manglikCalm: 'यह बहुत-से धागों में से एक है, लगभग आधी कुंडलियों में मिलता है, और न डरने का कारण है न रिश्ता ठुकराने का।',
  grahaPlace: (graha, deg, sign, nakshatra, pada, h, mark, area) =>
    `${graha} आपकी कुंडली में ${inSign(deg, sign)}, ${nakshatra} नक्षत्र${inPada(pada)} में है${mark}, आपके ${house(h)} में, जो ${area} का भाव है।`,
  grahaGives: (graha, brings, clause) => `वहाँ ${graha} के साथ आते हैं ${brings}; ${clause}।`,
  grahaRules: (graha, role, areas) => `${graha} ${role}, इसलिए ${areas} की बात भी इसी से देखी जाती है।`,
  grahaRuns: (graha, kind, to) =>
    kind === 'maha'
      ? `आप ${to} तक इसी की महादशा में हैं, इसलिए इन वर्षों पर ${graha} का रंग सबसे गहरा है।`
      : `इसकी अंतर्दशा ${to} तक चल रही है, इसलिए अभी हर काम में ${graha} की आवाज़ सुनाई देती है।`,
  grahaNext: (graha, from, to) => `इसकी बारी ${graha} की अंतर्दशा में आएगी, ${from} से ${to} तक।`,
  passing: (v, graha, sign, h, until, area) =>
    pickVariant(v, [
      `${graha}${until ? ` ${until} तक` : ''} ${sign} में रहकर आपके ${house(h)} पर रोशनी डालता है, यानी ${area} पर।`,
      `${graha}${until ? ` ${until} तक` : ''} ${sign} में, आपके ${house(h)} में है, इसलिए ${area} की छोटी-छोटी बातें सामने आती हैं।`,
    ]),
  houseLead: (h, area, sign, lord, deg, lordSign, at) =>
    `${house(h)} से ${area} की बात देखी जाती है; आपकी कुंडली में वहाँ ${sign} राशि है और उसका स्वामी ${lord} ${inSign(deg, lordSign)}, ${house(at)} में बैठा है।`,
  houseMeans: (area, own) =>
    own
      ? 'अपने ही भाव में बैठा स्वामी उसकी रक्षा करता है, इसलिए जीवन का यह भाग अपने बल पर खड़ा है।'
      : `इसलिए जीवन का यह भाग ${area} से पोषण पाता है।`,
  houseEmpty: (h, lord, at) =>
    `आपके ${house(h)} में कोई ग्रह नहीं है, जो सामान्य बात है और कमी नहीं: ऐसा भाव ${house(at)} में बैठे अपने स्वामी ${lord} के पीछे चलता है।`,
  moonDay: (day, moon, nakshatra, sign, h, fromMoon, clause) =>
    `${day} को ${moon} ${nakshatra} नक्षत्र में, ${sign} में है, यानी आपके ${house(h)} में और जन्म के ${moon} से ${nth(fromMoon)} स्थान में: ${clause}।`,
  dayAction: (v, action) => pickVariant(v, [`दिन के लिए एक छोटी बात: ${action}।`, `दिन का अच्छा उपयोग: ${action}।`]),
  careLead: (graha, deg, sign, h, mark) =>
    `आपकी कुंडली में जिस ग्रह को सबसे ज़्यादा देखभाल चाहिए वह ${graha} है, ${inSign(deg, sign)}, आपके ${house(h)} में${mark}।`,
  careMeans: (graha, clause) => `${graha} की इस स्थिति का अर्थ है कि ${clause}।`,
  practice: (day, graha, action) => `- **${day}, ${graha} के लिए:** ${action}।`,
  practiceEnd: (day, graha, action) => `${graha} के लिए बिना ख़र्च का एक अभ्यास: ${day} को ${action}।`,
  areas: (list) => list.join(', तथा '),
  practiceWhy: (graha, to) => `नीचे का दूसरा कदम ${graha} के लिए है, जिसकी अंतर्दशा ${to} तक चल रही है।`,
  noGems:
    'इनमें से किसी में पैसा नहीं लगता: परंपरा ध्यान, सेवा और अनुशासन को ही सच्चा उपाय मानती है, और इनके लिए किसी रत्न या महँगे अनुष्ठान की ज़रूरत नहीं।',
  careEnd: (day, graha) => `शुरुआत इनमें से केवल एक से करें, ${graha} वाले ${day} के कदम से, और परखने से पहले उसे पाँच सप्ताह निभाएँ।`,
}
