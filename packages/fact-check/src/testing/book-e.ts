import type { Casebook } from './casebook.ts'

/** A sentence of several statements; the one with the number `wrong` is told falsely. */
export type Woven = { slots: number; say: (c: Casebook, is: (slot: number) => boolean) => string }

const woven = (slots: number, say: Woven['say']): Woven => ({ slots, say })

export const E_EN: readonly Woven[] = [
  woven(
    4,
    (c, x) =>
      `In your birth chart the Ascendant is ${x(0) ? c.xasc() : c.asc}, and its lord ${c.lord(1)} is placed in the ${x(1) ? c.xLhn(1) : c.lordNum(1)} house; the Moon occupies ${x(2) ? c.xs('moon') : c.s.moon} in ${x(3) ? c.xstar('moon') : c.star.moon} nakshatra, so the mind is lively.`,
  ),
  woven(
    3,
    (c, x) =>
      `Career is seen from the 10th house, which in your chart is ${x(0) ? c.xhs(10) : c.hs(10)}; its lord ${x(1) ? c.xL(10) : c.lord(10)} sits in the ${x(2) ? c.xLhn(10) : c.lordNum(10)} house, pointing to steady progress.`,
  ),
  woven(
    3,
    (c, x) =>
      `For marriage I look at the 7th lord ${x(0) ? c.xL(7) : c.lord(7)}, who is in ${x(1) ? c.xLs(7) : c.lordSign(7)}, and at Venus in the ${x(2) ? c.xhn('venus') : c.hn.venus} house.`,
  ),
  woven(
    4,
    (c, x) =>
      `You are currently running the Mahadasha of ${x(0) ? c.xrun() : c.maha.lord} (until ${x(1) ? c.maha.xto : c.maha.to}), and within it the Antardasha of ${x(2) ? c.xrun() : c.antar.lord}, which lasts till ${x(3) ? c.antar.xto : c.antar.to}.`,
  ),
  woven(
    3,
    (c, x) =>
      `After this, the ${x(0) ? c.xrun() : c.soon[0]?.lord} Antardasha will start in ${x(1) ? c.soon[0]?.xfrom : c.soon[0]?.from} and continue until ${x(2) ? c.soon[0]?.xto : c.soon[0]?.to}, a better time to commit.`,
  ),
  woven(
    3,
    (c, x) =>
      `As of now, Saturn is transiting ${x(0) ? c.xon('saturn', '2026-11-21').s : c.now.saturn.s}, which is your ${x(1) ? c.xon('saturn', '2026-11-21').hn : c.now.saturn.hn} house, while Jupiter moves through ${x(2) ? c.xon('jupiter', '2026-11-21').s : c.now.jupiter.s}.`,
  ),
  woven(
    3,
    (c, x) =>
      `Mars in ${x(0) ? c.xs('mars') : c.s.mars} in the ${x(1) ? c.xh('mars') : c.h.mars} house gives you drive, and because it looks at the ${x(2) ? c.xlooks('mars') : c.looks('mars')} house in your natal chart, that area gets heated at times.`,
  ),
  woven(
    4,
    (c, x) =>
      `**Key placements:** Sun in ${x(0) ? c.xs('sun') : c.s.sun} (${x(1) ? c.xhn('sun') : c.hn.sun} house), Mercury in ${x(2) ? c.xs('mercury') : c.s.mercury} (${x(3) ? c.xhn('mercury') : c.hn.mercury} house).`,
  ),
  woven(
    3,
    (c, x) =>
      `Your wealth houses are ruled by ${x(0) ? c.xL(2) : c.lord(2)} (2nd) and ${x(1) ? c.xL(11) : c.lord(11)} (11th), and Jupiter, the karaka of wealth, sits in the ${x(2) ? c.xh('jupiter') : c.h.jupiter} house.`,
  ),
  woven(
    2,
    (c, x) =>
      `The nodal axis falls across Rahu in ${x(0) ? c.xs('rahu') : c.s.rahu} and Ketu in ${x(1) ? c.xs('ketu') : c.s.ketu}, which pulls you between two ways of living.`,
  ),
  woven(
    3,
    (c, x) =>
      `Since Saturn, at ${x(0) ? c.xdeg('saturn') : c.deg.saturn}° in ${x(1) ? c.xs('saturn') : c.s.saturn}, occupies your ${x(2) ? c.xhn('saturn') : c.hn.saturn} house at birth, results come late but they last.`,
  ),
  woven(
    2,
    (c, x) =>
      `In the Navamsa, Venus is in ${x(0) ? c.xd9('venus') : c.d9.venus} and the Moon in ${x(1) ? c.xd9('moon') : c.d9.moon}, so the inner picture of marriage is a little different.`,
  ),
  woven(
    3,
    (c, x) =>
      `Venus, lord of your ${c.num(c.chart.houses.find(({ lord }) => lord === 'venus')?.house ?? 1)} house, is placed in ${x(0) ? c.xs('venus') : c.s.venus} in the ${x(1) ? c.xh('venus') : c.h.venus} house in the nakshatra of ${x(2) ? c.xstar('venus') : c.star.venus}.`,
  ),
  woven(
    2,
    (c, x) =>
      `Your 9th lord ${c.lord(9)} is in the ${x(0) ? c.xLhn(9) : c.lordNum(9)} house and your 5th lord ${c.lord(5)} is in the ${x(1) ? c.xLhn(5) : c.lordNum(5)}, and together they decide how luck finds you.`,
  ),
  woven(
    2,
    (c, x) =>
      `Born under ${x(0) ? c.xstar('moon') : c.star.moon} (pada ${c.pada.moon}) with the Moon in ${x(1) ? c.xs('moon') : c.s.moon}, you feel things early.`,
  ),
  woven(2, (c, x) =>
    `With ${c.count(7)} planets in... let me be plain: your 4th house is ${x(0) ? c.xhs(4) : c.hs(4)} and is ruled by ${x(1) ? c.xL(4) : c.lord(4)}.`.replace(
      /^With .*plain: your/,
      'To be plain, your',
    ),
  ),
  woven(
    3,
    (c, x) =>
      `Jupiter will remain in ${x(0) ? c.xon('jupiter', '2026-11-21').s : c.now.jupiter.s} until ${x(1) ? c.monthOf('2029-03-15') : c.now.jupiter.until}, then it moves into ${x(2) ? c.xon('jupiter', '2027-04-01').s : c.now.jupiter.next}.`,
  ),
  woven(
    2,
    (c, x) =>
      `Saturn aspects your ${x(0) ? c.xlooks('saturn') : c.looks('saturn')} house from its natal position in ${x(1) ? c.xs('saturn') : c.s.saturn}, which slows decisions there.`,
  ),
  woven(
    2,
    (c, x) =>
      `The ${c.maha.lord} Mahadasha started in ${x(0) ? c.maha.xfrom : c.maha.from} and will end in ${x(1) ? c.maha.xto : c.maha.to}.`,
  ),
  woven(
    2,
    (c, x) =>
      `- **Moon sign:** ${x(0) ? c.xrashi() : c.rashi}, **birth star:** ${x(1) ? c.xstar('moon') : c.star.moon}`,
  ),
  woven(
    2,
    (c, x) =>
      `Your Sun-sign energy (${x(0) ? c.xs('sun') : c.s.sun}) is visible, but it is the ${x(1) ? c.xrashi() : c.rashi} Moon that decides how you love.`,
  ),
  woven(
    3,
    (c, x) =>
      `The current ${x(0) ? c.xrun() : c.maha.lord}–${x(1) ? c.xrun() : c.antar.lord}–${c.prat.lord} period, together with Saturn in ${x(2) ? c.xon('saturn', '2026-11-21').s : c.now.saturn.s}, asks you to go step by step.`,
  ),
]

export const E_HI: readonly Woven[] = [
  woven(
    4,
    (c, x) =>
      `आपकी जन्म कुंडली में लग्न ${x(0) ? c.xasc() : c.asc} है और लग्नेश ${c.lord(1)} ${x(1) ? c.xLhn(1) : c.lordNum(1)} भाव में स्थित है; चंद्रमा ${x(2) ? c.xs('moon') : c.s.moon} राशि में ${x(3) ? c.xstar('moon') : c.star.moon} नक्षत्र में है, इसलिए मन चंचल है।`,
  ),
  woven(
    3,
    (c, x) =>
      `करियर दसवें भाव से देखा जाता है, जो आपकी कुंडली में ${x(0) ? c.xhs(10) : c.hs(10)} राशि का है; उसका स्वामी ${x(1) ? c.xL(10) : c.lord(10)} ${x(2) ? c.xLhn(10) : c.lordNum(10)} भाव में बैठा है।`,
  ),
  woven(
    3,
    (c, x) =>
      `विवाह के लिए सप्तमेश ${x(0) ? c.xL(7) : c.lord(7)} को देखते हैं, जो ${x(1) ? c.xLs(7) : c.lordSign(7)} राशि में है, और शुक्र को, जो ${x(2) ? c.xh('venus') : c.h.venus} भाव में है।`,
  ),
  woven(
    4,
    (c, x) =>
      `वर्तमान में आपकी ${x(0) ? c.xrun() : c.maha.lord} की महादशा (${x(1) ? c.maha.xto : c.maha.to} तक) और उसमें ${x(2) ? c.xrun() : c.antar.lord} की अंतर्दशा चल रही है, जो ${x(3) ? c.antar.xto : c.antar.to} तक रहेगी।`,
  ),
  woven(
    3,
    (c, x) =>
      `इसके बाद ${x(0) ? c.xrun() : c.soon[0]?.lord} की अंतर्दशा ${x(1) ? c.soon[0]?.xfrom : c.soon[0]?.from} में शुरू होगी और ${x(2) ? c.soon[0]?.xto : c.soon[0]?.to} तक चलेगी, तब निर्णय लेना बेहतर है।`,
  ),
  woven(
    3,
    (c, x) =>
      `इस समय शनि ${x(0) ? c.xon('saturn', '2026-11-21').s : c.now.saturn.s} में गोचर कर रहा है, जो आपका ${c.num(Number(x(1) ? c.xon('saturn', '2026-11-21').hn.match(/\d+/)?.[0] : c.now.saturn.hn.match(/\d+/)?.[0]))} भाव है, और गुरु ${x(2) ? c.xon('jupiter', '2026-11-21').s : c.now.jupiter.s} में चल रहा है।`,
  ),
  woven(
    3,
    (c, x) =>
      `${x(0) ? c.xs('mars') : c.s.mars} राशि का मंगल ${x(1) ? c.xh('mars') : c.h.mars} भाव में आपको ऊर्जा देता है और जन्म से ही ${x(2) ? c.xlooks('mars') : c.looks('mars')} भाव को देखता है।`,
  ),
  woven(
    4,
    (c, x) =>
      `**मुख्य स्थितियाँ:** सूर्य ${x(0) ? c.xs('sun') : c.s.sun} में (${x(1) ? c.xhn('sun') : c.hn.sun} भाव), बुध ${x(2) ? c.xs('mercury') : c.s.mercury} में (${x(3) ? c.xhn('mercury') : c.hn.mercury} भाव)।`,
  ),
  woven(
    3,
    (c, x) =>
      `आपके धन भावों के स्वामी ${x(0) ? c.xL(2) : c.lord(2)} (दूसरा) और ${x(1) ? c.xL(11) : c.lord(11)} (ग्यारहवाँ) हैं और धन का कारक गुरु ${x(2) ? c.xh('jupiter') : c.h.jupiter} भाव में है।`,
  ),
  woven(
    2,
    (c, x) =>
      `राहु ${x(0) ? c.xs('rahu') : c.s.rahu} में और केतु ${x(1) ? c.xs('ketu') : c.s.ketu} में होने से जीवन दो राहों के बीच खिंचता है।`,
  ),
  woven(
    3,
    (c, x) =>
      `शनि ${x(1) ? c.xs('saturn') : c.s.saturn} में ${x(0) ? c.xdeg('saturn') : c.deg.saturn}° पर, जन्म के ${x(2) ? c.xh('saturn') : c.h.saturn} भाव में है, इसलिए फल देर से पर टिकाऊ मिलते हैं।`,
  ),
  woven(
    2,
    (c, x) =>
      `नवांश में शुक्र ${x(0) ? c.xd9('venus') : c.d9.venus} में और चंद्रमा ${x(1) ? c.xd9('moon') : c.d9.moon} में है, इसलिए विवाह की भीतरी तस्वीर थोड़ी अलग है।`,
  ),
  woven(
    3,
    (c, x) =>
      `शुक्र ${x(0) ? c.xs('venus') : c.s.venus} राशि में, ${x(1) ? c.xh('venus') : c.h.venus} भाव में और ${x(2) ? c.xstar('venus') : c.star.venus} नक्षत्र में स्थित है।`,
  ),
  woven(
    2,
    (c, x) =>
      `नवमेश ${c.lord(9)} ${x(0) ? c.xLhn(9) : c.lordNum(9)} भाव में और पंचमेश ${c.lord(5)} ${x(1) ? c.xLhn(5) : c.lordNum(5)} भाव में है, दोनों मिलकर भाग्य का रास्ता बनाते हैं।`,
  ),
  woven(
    2,
    (c, x) =>
      `${x(0) ? c.xstar('moon') : c.star.moon} नक्षत्र और ${x(1) ? c.xs('moon') : c.s.moon} राशि में जन्मे होने से आप बातें जल्दी महसूस करते हैं।`,
  ),
  woven(
    2,
    (c, x) =>
      `सीधे कहूँ तो आपका चौथा भाव ${x(0) ? c.xhs(4) : c.hs(4)} राशि का है और उसका स्वामी ${x(1) ? c.xL(4) : c.lord(4)} है।`,
  ),
  woven(
    3,
    (c, x) =>
      `गुरु ${x(1) ? c.monthOf('2029-03-15') : c.now.jupiter.until} तक ${x(0) ? c.xon('jupiter', '2026-11-21').s : c.now.jupiter.s} में रहेगा, फिर ${x(2) ? c.xon('jupiter', '2027-04-01').s : c.now.jupiter.next} में प्रवेश करेगा।`,
  ),
  woven(
    2,
    (c, x) =>
      `${x(1) ? c.xs('saturn') : c.s.saturn} में बैठा जन्म का शनि ${x(0) ? c.xlooks('saturn') : c.looks('saturn')} भाव पर दृष्टि डालता है, वहाँ निर्णय धीमे होते हैं।`,
  ),
  woven(
    2,
    (c, x) =>
      `${c.maha.lord} महादशा ${x(0) ? c.maha.xfrom : c.maha.from} से शुरू हुई थी और ${x(1) ? c.maha.xto : c.maha.to} में समाप्त होगी।`,
  ),
  woven(
    2,
    (c, x) => `- **चंद्र राशि:** ${x(0) ? c.xrashi() : c.rashi}, **जन्म नक्षत्र:** ${x(1) ? c.xstar('moon') : c.star.moon}`,
  ),
  woven(
    2,
    (c, x) =>
      `सूर्य की ${x(0) ? c.xs('sun') : c.s.sun} राशि बाहर दिखती है, पर प्रेम में ${x(1) ? c.xrashi() : c.rashi} का चंद्रमा फैसला करता है।`,
  ),
  woven(
    3,
    (c, x) =>
      `अभी की ${x(0) ? c.xrun() : c.maha.lord}–${x(1) ? c.xrun() : c.antar.lord}–${c.prat.lord} दशा और ${x(2) ? c.xon('saturn', '2026-11-21').s : c.now.saturn.s} का गोचर शनि, दोनों एक-एक कदम चलने को कहते हैं।`,
  ),
]
