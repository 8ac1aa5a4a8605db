import type { Woven } from './book-e.ts'

const woven = (slots: number, say: Woven['say']): Woven => ({ slots, say })
const HOUSES = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]

export const H_EN: readonly Woven[] = [
  woven(
    2,
    (c, x) =>
      `Two things shape your temperament, the ${x(0) ? c.xasc() : c.asc} Lagna and the Moon placed in ${x(1) ? c.xs('moon') : c.s.moon}, and neither of them likes to be rushed.`,
  ),
  woven(
    2,
    (c, x) =>
      `${c.name('mars')} occupies the ${x(0) ? c.xhn('mars') : c.hn.mars} house in the sign of ${x(1) ? c.xs('mars') : c.s.mars} in your natal chart, giving initiative.`,
  ),
  woven(2, (c, x) => {
    const [a, b] = x(0) ? c.strangers() : c.together()
    const n = c.emptyNo()
    return `In your birth chart ${a} and ${b} are conjunct, and the ${c.nth(x(1) ? c.fullNo() : n)} house has no planets.`
  }),
  woven(1, (c, x) => `${x(0) ? c.plain() : c.the('exalted')} is exalted in your kundli, something to be thankful for.`),
  woven(
    1,
    (c, x) => `${x(0) ? c.direct() : c.retro()} was retrograde at your birth, which makes you look inward first.`,
  ),
  woven(
    1,
    (c, x) =>
      `${c.sadeSati.phase ? (x(0) ? 'At present you are free from Sade Sati' : 'At present you are passing through Sade Sati') : x(0) ? 'At present you are passing through Sade Sati' : 'At present you are free from Sade Sati'}, so plan your energy accordingly.`,
  ),
  woven(
    1,
    (c, x) =>
      `From the Lagna, your chart ${c.manglik.present !== x(0) ? 'is' : 'is not'} Manglik, which matters only for matching.`,
  ),
  woven(2, (c, x) => {
    const no = c.pick(HOUSES)
    const has = c.in(no)
    return `Your ${c.nth(no)} house is ${x(0) ? c.xhs(no) : c.hs(no)}, ruled by ${x(1) ? c.xL(no) : c.lord(no)}${has.length > 0 ? `, with ${has[0]} in it` : ''}.`
  }),
  woven(
    2,
    (c, x) =>
      `Your ${x(0) ? c.xrun() : c.maha.lord} period as a whole covers ${c.maha.y0} to ${x(1) ? c.maha.xy1 : c.maha.y1}, so think in decades rather than weeks.`,
  ),
  woven(
    2,
    (c, x) =>
      `Up to ${x(0) ? c.antar.xto : c.antar.to} the ${x(1) ? c.xrun() : c.antar.lord} antardasha sets the tone.`,
  ),
  woven(
    2,
    (c, x) =>
      `Saturn today stands in ${x(0) ? c.xon('saturn', '2026-11-21').s : c.now.saturn.s}, the ${x(1) ? c.nth(((Number(c.now.saturn.hn.match(/\d+/)?.[0]) + 4) % 12) + 1) : c.now.saturn.h} house from your ascendant.`,
  ),
  woven(
    2,
    (c, x) =>
      `The Moon at birth was in ${x(0) ? c.xstar('moon') : c.star.moon}, whose lord is ${x(1) ? c.name((['sun', 'venus', 'mars', 'saturn', 'rahu'] as const).find((id) => c.name(id) !== c.starLord.moon) ?? 'sun') : c.starLord.moon}.`,
  ),
  woven(
    2,
    (c, x) =>
      `Your Venus, owner of the ${c.num(c.chart.houses.find(({ lord }) => lord === 'venus')?.house ?? 1)} house, lives in the ${x(0) ? c.xh('venus') : c.h.venus} house, and your Jupiter lives in the ${x(1) ? c.xh('jupiter') : c.h.jupiter}.`,
  ),
  woven(1, (c, x) => {
    const no = c.pick(HOUSES)
    return `The ${c.num(no)} house gets ${x(0) ? c.sav(no) + 5 : c.sav(no)} bindus in your Ashtakavarga.`
  }),
  woven(2, (c, x) => `Your 3rd lord is ${x(0) ? c.xL(3) : c.lord(3)}; your 8th lord is ${x(1) ? c.xL(8) : c.lord(8)}.`),
  woven(
    2,
    (c, x) =>
      `Ketu in ${x(0) ? c.xs('ketu') : c.s.ketu} sits in your ${x(1) ? c.xhn('ketu') : c.hn.ketu} house and loosens your grip there.`,
  ),
]

export const H_HI: readonly Woven[] = [
  woven(
    2,
    (c, x) =>
      `आपका स्वभाव दो बातों से बनता है, ${x(0) ? c.xasc() : c.asc} लग्न और ${x(1) ? c.xs('moon') : c.s.moon} में बैठा जन्म का चंद्रमा।`,
  ),
  woven(
    2,
    (c, x) =>
      `मंगल जन्म कुंडली में ${x(1) ? c.xs('mars') : c.s.mars} राशि का होकर ${x(0) ? c.xhn('mars') : c.hn.mars} भाव में बैठा है और पहल देता है।`,
  ),
  woven(2, (c, x) => {
    const [a, b] = x(0) ? c.strangers() : c.together()
    const n = c.emptyNo()
    return `आपकी जन्म कुंडली में ${a} और ${b} युति में हैं और ${c.nth(x(1) ? c.fullNo() : n)} भाव में कोई ग्रह नहीं है।`
  }),
  woven(1, (c, x) => `${x(0) ? c.plain() : c.the('exalted')} आपकी कुंडली में उच्च राशि में है, यह सौभाग्य है।`),
  woven(1, (c, x) => `जन्म के समय ${x(0) ? c.direct() : c.retro()} वक्री था, इसलिए आप पहले भीतर देखते हैं।`),
  woven(
    1,
    (c, x) =>
      `${(c.sadeSati.phase !== null) !== x(0) ? 'फिलहाल आप साढ़ेसाती से गुज़र रहे हैं' : 'फिलहाल आप पर साढ़ेसाती का कोई असर नहीं है'}, उसी हिसाब से ऊर्जा लगाइए।`,
  ),
  woven(1, (c, x) => `लग्न से देखें तो आप मांगलिक ${c.manglik.present !== x(0) ? 'हैं' : 'नहीं हैं'}, यह केवल मिलान में देखा जाता है।`),
  woven(2, (c, x) => {
    const no = c.pick(HOUSES)
    return `आपके ${c.nth(no)} भाव में ${x(0) ? c.xhs(no) : c.hs(no)} राशि है, जिसका स्वामी ${x(1) ? c.xL(no) : c.lord(no)} है।`
  }),
  woven(
    2,
    (c, x) =>
      `${x(0) ? c.xrun() : c.maha.lord} की महादशा ${c.maha.y0} से ${x(1) ? c.maha.xy1 : c.maha.y1} तक फैली है, इसलिए दूर की सोचिए।`,
  ),
  woven(
    2,
    (c, x) => `${x(0) ? c.antar.xto : c.antar.to} तक ${x(1) ? c.xrun() : c.antar.lord} की अंतर्दशा का प्रभाव रहेगा।`,
  ),
  woven(
    2,
    (c, x) =>
      `आज शनि ${x(0) ? c.xon('saturn', '2026-11-21').s : c.now.saturn.s} में है, जो लग्न से ${x(1) ? c.nth(((Number(c.now.saturn.hn.match(/\d+/)?.[0]) + 4) % 12) + 1) : c.now.saturn.h} भाव है।`,
  ),
  woven(
    2,
    (c, x) =>
      `जन्म के समय चंद्रमा ${x(0) ? c.xstar('moon') : c.star.moon} नक्षत्र में था, जिसका स्वामी ${x(1) ? c.name((['sun', 'venus', 'mars', 'saturn', 'rahu'] as const).find((id) => c.name(id) !== c.starLord.moon) ?? 'sun') : c.starLord.moon} है।`,
  ),
  woven(
    2,
    (c, x) =>
      `आपका शुक्र ${x(0) ? c.xh('venus') : c.h.venus} भाव में और आपका गुरु ${x(1) ? c.xh('jupiter') : c.h.jupiter} भाव में रहता है।`,
  ),
  woven(1, (c, x) => {
    const no = c.pick(HOUSES)
    return `अष्टकवर्ग में आपके ${c.nth(no)} घर के ${x(0) ? c.sav(no) + 5 : c.sav(no)} बिंदु हैं।`
  }),
  woven(2, (c, x) => `आपके तृतीयेश ${x(0) ? c.xL(3) : c.lord(3)} हैं और अष्टमेश ${x(1) ? c.xL(8) : c.lord(8)}।`),
  woven(
    2,
    (c, x) =>
      `केतु ${x(0) ? c.xs('ketu') : c.s.ketu} में आपके ${x(1) ? c.xh('ketu') : c.h.ketu} भाव में बैठकर पकड़ ढीली करता है।`,
  ),
]
