import type { Woven } from './book-e.ts'

const woven = (slots: number, say: Woven['say']): Woven => ({ slots, say })
const HOUSES = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]

export const I_EN: readonly Woven[] = [
  woven(
    3,
    (c, x) =>
      `I have studied your birth details: you were born with ${x(0) ? c.xasc() : c.asc} rising, the Moon in ${x(1) ? c.xs('moon') : c.s.moon} and Saturn in the ${x(2) ? c.xhn('saturn') : c.hn.saturn} house.`,
  ),
  woven(
    2,
    (c, x) =>
      `The strength of your career comes from ${c.lord(10)}, the 10th lord, which sits in ${x(0) ? c.xLs(10) : c.lordSign(10)} in the ${x(1) ? c.xLhn(10) : c.lordNum(10)} house.`,
  ),
  woven(
    2,
    (c, x) => `Until ${x(0) ? c.maha.xto : c.maha.to} you remain under ${x(1) ? c.xrun() : c.maha.lord} Mahadasha.`,
  ),
  woven(
    2,
    (c, x) =>
      `The good news is that the ${x(0) ? c.xrun() : c.soon[0]?.lord} Antardasha, beginning ${x(1) ? c.soon[0]?.xfrom : c.soon[0]?.from}, is friendlier to love.`,
  ),
  woven(
    2,
    (c, x) =>
      `Jupiter, now travelling in ${x(0) ? c.xon('jupiter', '2026-11-21').s : c.now.jupiter.s}, passes your ${x(1) ? c.xon('jupiter', '2026-11-21').hn : c.now.jupiter.hn} house.`,
  ),
  woven(
    2,
    (c, x) =>
      `Love-wise, Venus is found in the ${x(0) ? c.xh('venus') : c.h.venus} house and the 7th house falls in ${x(1) ? c.xhs(7) : c.hs(7)}.`,
  ),
  woven(
    2,
    (c, x) =>
      `Your education is linked with Mercury (${x(0) ? c.xs('mercury') : c.s.mercury}) and the fifth lord ${x(1) ? c.xL(5) : c.lord(5)}.`,
  ),
  woven(
    2,
    (c, x) =>
      `Saturn (${x(0) ? c.xhn('saturn') : c.hn.saturn} house) and Rahu (${x(1) ? c.xhn('rahu') : c.hn.rahu} house) are the two slow teachers of your chart.`,
  ),
  woven(2, (c, x) => {
    const no = c.pick(HOUSES)
    return `With ${x(0) ? c.xhs(no) : c.hs(no)} on your ${c.nth(no)} house, its ruler ${x(1) ? c.xL(no) : c.lord(no)} matters more than the planets that pass through.`
  }),
  woven(1, (c, x) => `You are a ${x(0) ? c.xstar('moon') : c.star.moon} native, and such people notice details.`),
  woven(
    2,
    (c, x) =>
      `Your Sun in the ${x(0) ? c.xh('sun') : c.h.sun} house shows pride, and your Mars in the ${x(1) ? c.xh('mars') : c.h.mars} house shows how you fight for it.`,
  ),
  woven(1, (c, x) => `Property matters belong to the 4th house, and yours is ruled by ${x(0) ? c.xL(4) : c.lord(4)}.`),
]

export const I_HI: readonly Woven[] = [
  woven(
    3,
    (c, x) =>
      `मैंने आपकी जन्म कुंडली देखी: लग्न में ${x(0) ? c.xasc() : c.asc} राशि है, चंद्रमा ${x(1) ? c.xs('moon') : c.s.moon} में और शनि ${x(2) ? c.xhn('saturn') : c.hn.saturn} भाव में है।`,
  ),
  woven(
    2,
    (c, x) =>
      `करियर की ताकत दशमेश ${c.lord(10)} से आती है, जो ${x(0) ? c.xLs(10) : c.lordSign(10)} राशि में ${x(1) ? c.xLhn(10) : c.lordNum(10)} भाव में है।`,
  ),
  woven(2, (c, x) => `${x(0) ? c.maha.xto : c.maha.to} तक आप ${x(1) ? c.xrun() : c.maha.lord} की महादशा के अधीन हैं।`),
  woven(
    2,
    (c, x) =>
      `अच्छी बात यह है कि ${x(1) ? c.soon[0]?.xfrom : c.soon[0]?.from} से लगने वाली ${x(0) ? c.xrun() : c.soon[0]?.lord} की अंतर्दशा प्रेम के लिए बेहतर है।`,
  ),
  woven(
    2,
    (c, x) =>
      `इस समय ${x(0) ? c.xon('jupiter', '2026-11-21').s : c.now.jupiter.s} में चल रहे गुरु आपके ${x(1) ? c.xon('jupiter', '2026-11-21').h : c.now.jupiter.h} भाव से गुज़रते हैं।`,
  ),
  woven(
    2,
    (c, x) =>
      `प्रेम के लिए देखें तो शुक्र ${x(0) ? c.xh('venus') : c.h.venus} भाव में है और सातवें भाव में ${x(1) ? c.xhs(7) : c.hs(7)} राशि पड़ती है।`,
  ),
  woven(
    2,
    (c, x) => `पढ़ाई का संबंध बुध (${x(0) ? c.xs('mercury') : c.s.mercury}) और आपके पंचमेश ${x(1) ? c.xL(5) : c.lord(5)} से है।`,
  ),
  woven(
    2,
    (c, x) =>
      `शनि (${x(0) ? c.xhn('saturn') : c.hn.saturn} भाव) और राहु (${x(1) ? c.xhn('rahu') : c.hn.rahu} भाव) आपकी कुंडली के दो धीमे शिक्षक हैं।`,
  ),
  woven(2, (c, x) => {
    const no = c.pick(HOUSES)
    return `आपके ${c.nth(no)} भाव पर ${x(0) ? c.xhs(no) : c.hs(no)} राशि होने से उसका स्वामी ${x(1) ? c.xL(no) : c.lord(no)} गुज़रते ग्रहों से अधिक मायने रखता है।`
  }),
  woven(1, (c, x) => `आप ${x(0) ? c.xstar('moon') : c.star.moon} में जन्मे हैं और ऐसे लोग बारीकियाँ देखते हैं।`),
  woven(
    2,
    (c, x) =>
      `${x(0) ? c.xh('sun') : c.h.sun} भाव में आपका सूर्य स्वाभिमान दिखाता है और ${x(1) ? c.xh('mars') : c.h.mars} भाव में आपका मंगल लड़ने का ढंग।`,
  ),
  woven(1, (c, x) => `संपत्ति चौथे भाव की बात है और आपके उस भाव के स्वामी ${x(0) ? c.xL(4) : c.lord(4)} हैं।`),
]
