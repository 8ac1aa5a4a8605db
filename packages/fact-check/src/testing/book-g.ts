import type { Woven } from './book-e.ts'

const woven = (slots: number, say: Woven['say']): Woven => ({ slots, say })

export const G_EN: readonly Woven[] = [
  woven(
    3,
    (c, x) =>
      `Let me start with the basics: Lagna in ${x(0) ? c.xasc() : c.asc}, Rashi ${x(1) ? c.xrashi() : c.rashi}, and Nakshatra ${x(2) ? c.xstar('moon') : c.star.moon}.`,
  ),
  woven(
    2,
    (c, x) =>
      `What stands out is Saturn in the ${x(0) ? c.xhn('saturn') : c.hn.saturn} house of your natal chart, where it occupies ${x(1) ? c.xs('saturn') : c.s.saturn}.`,
  ),
  woven(
    3,
    (c, x) =>
      `Because your tenth lord is ${x(0) ? c.xL(10) : c.lord(10)} and it is positioned in ${x(1) ? c.xLs(10) : c.lordSign(10)} (the ${x(2) ? c.xLhn(10) : c.lordNum(10)} house), you do best where you can decide for yourself.`,
  ),
  woven(
    3,
    (c, x) =>
      `You have been in ${x(0) ? c.xrun() : c.maha.lord} Mahadasha since ${x(1) ? c.maha.xfrom : c.maha.from}, and it goes on until ${x(2) ? c.maha.xto : c.maha.to}.`,
  ),
  woven(
    2,
    (c, x) =>
      `The ${x(0) ? c.xrun() : c.antar.lord} Antardasha you are in now closes in ${x(1) ? c.antar.xto : c.antar.to}.`,
  ),
  woven(
    3,
    (c, x) =>
      `Next comes the ${x(0) ? c.xrun() : c.soon[0]?.lord} Antardasha, from ${x(1) ? c.soon[0]?.xfrom : c.soon[0]?.from} to ${x(2) ? c.soon[0]?.xto : c.soon[0]?.to}.`,
  ),
  woven(
    3,
    (c, x) =>
      `Transit-wise, Saturn is in ${x(0) ? c.xon('saturn', '2026-11-21').s : c.now.saturn.s} at present and crosses your ${x(1) ? c.xon('saturn', '2026-11-21').h : c.now.saturn.h} house, and Rahu is in ${x(2) ? c.xon('rahu', '2026-11-21').s : c.now.rahu.s}.`,
  ),
  woven(
    2,
    (c, x) =>
      `Your relationships are coloured by Venus in ${x(0) ? c.xs('venus') : c.s.venus} and by Mars in the ${x(1) ? c.xhn('mars') : c.hn.mars} house.`,
  ),
  woven(
    2,
    (c, x) =>
      `Financially, the 2nd house of ${x(0) ? c.xhs(2) : c.hs(2)} and the 11th house of ${x(1) ? c.xhs(11) : c.hs(11)} tell the story.`,
  ),
  woven(
    3,
    (c, x) =>
      `Your Mercury, in ${x(0) ? c.xs('mercury') : c.s.mercury} at ${x(1) ? c.xdeg('mercury') : c.deg.mercury}°, belongs to ${x(2) ? c.xstar('mercury') : c.star.mercury} nakshatra.`,
  ),
  woven(
    2,
    (c, x) =>
      `In short, the ${x(0) ? c.xh('jupiter') : c.h.jupiter} house Jupiter in ${x(1) ? c.xs('jupiter') : c.s.jupiter} is your best friend.`,
  ),
  woven(
    2,
    (c, x) =>
      `Your D9 shows Jupiter in ${x(0) ? c.xd9('jupiter') : c.d9.jupiter} and Saturn in ${x(1) ? c.xd9('saturn') : c.d9.saturn}.`,
  ),
  woven(
    2,
    (c, x) =>
      `By ${c.soon[1]?.mid} the ${x(0) ? c.xrun() : c.soon[1]?.lord} antardasha will be running, and Jupiter will have entered ${x(1) ? c.xon('jupiter', '2027-08-01').s : 'a new sign'} by August 2027.`,
  ),
  woven(
    2,
    (c, x) =>
      `The 6th lord ${x(0) ? c.xL(6) : c.lord(6)} in the ${x(1) ? c.xLhn(6) : c.lordNum(6)} house speaks about your daily routine.`,
  ),
]

export const G_HI: readonly Woven[] = [
  woven(
    3,
    (c, x) =>
      `पहले मूल बातें: लग्न ${x(0) ? c.xasc() : c.asc}, राशि ${x(1) ? c.xrashi() : c.rashi} और नक्षत्र ${x(2) ? c.xstar('moon') : c.star.moon}।`,
  ),
  woven(
    2,
    (c, x) =>
      `सबसे खास बात जन्म कुंडली के ${x(0) ? c.xh('saturn') : c.h.saturn} भाव का शनि है, जो ${x(1) ? c.xs('saturn') : c.s.saturn} राशि में है।`,
  ),
  woven(
    3,
    (c, x) =>
      `आपके दशमेश ${x(0) ? c.xL(10) : c.lord(10)} हैं और वे ${x(1) ? c.xLs(10) : c.lordSign(10)} राशि (${x(2) ? c.xLhn(10) : c.lordNum(10)} भाव) में हैं, इसलिए अपने फैसले खुद लेना अच्छा है।`,
  ),
  woven(
    3,
    (c, x) =>
      `${x(1) ? c.maha.xfrom : c.maha.from} से आप ${x(0) ? c.xrun() : c.maha.lord} की महादशा में हैं और यह ${x(2) ? c.maha.xto : c.maha.to} तक चलेगी।`,
  ),
  woven(
    2,
    (c, x) =>
      `अभी जो ${x(0) ? c.xrun() : c.antar.lord} की अंतर्दशा चल रही है, वह ${x(1) ? c.antar.xto : c.antar.to} में पूरी होगी।`,
  ),
  woven(
    3,
    (c, x) =>
      `अगली अंतर्दशा ${x(0) ? c.xrun() : c.soon[0]?.lord} की है, ${x(1) ? c.soon[0]?.xfrom : c.soon[0]?.from} से ${x(2) ? c.soon[0]?.xto : c.soon[0]?.to} तक।`,
  ),
  woven(
    3,
    (c, x) =>
      `गोचर देखें तो शनि इस समय ${x(0) ? c.xon('saturn', '2026-11-21').s : c.now.saturn.s} में आपके ${x(1) ? c.xon('saturn', '2026-11-21').h : c.now.saturn.h} भाव से गुज़र रहा है और राहु ${x(2) ? c.xon('rahu', '2026-11-21').s : c.now.rahu.s} में है।`,
  ),
  woven(
    2,
    (c, x) =>
      `आपके रिश्तों पर ${x(0) ? c.xs('venus') : c.s.venus} के शुक्र और ${x(1) ? c.xh('mars') : c.h.mars} भाव के मंगल का रंग है।`,
  ),
  woven(
    2,
    (c, x) =>
      `धन की बात दूसरे भाव की ${x(0) ? c.xhs(2) : c.hs(2)} राशि और ग्यारहवें भाव की ${x(1) ? c.xhs(11) : c.hs(11)} राशि बताती हैं।`,
  ),
  woven(
    3,
    (c, x) =>
      `आपका बुध ${x(0) ? c.xs('mercury') : c.s.mercury} में ${x(1) ? c.xdeg('mercury') : c.deg.mercury}° पर, ${x(2) ? c.xstar('mercury') : c.star.mercury} नक्षत्र में है।`,
  ),
  woven(
    2,
    (c, x) =>
      `संक्षेप में, ${x(0) ? c.xh('jupiter') : c.h.jupiter} भाव में ${x(1) ? c.xs('jupiter') : c.s.jupiter} का गुरु आपका सबसे अच्छा मित्र है।`,
  ),
  woven(
    2,
    (c, x) =>
      `आपके नवांश में गुरु ${x(0) ? c.xd9('jupiter') : c.d9.jupiter} और शनि ${x(1) ? c.xd9('saturn') : c.d9.saturn} में हैं।`,
  ),
  woven(
    2,
    (c, x) =>
      `छठे भाव के स्वामी ${x(0) ? c.xL(6) : c.lord(6)} ${x(1) ? c.xLhn(6) : c.lordNum(6)} भाव में आपकी दिनचर्या की बात करते हैं।`,
  ),
  woven(
    2,
    (c, x) =>
      `${x(0) ? c.xstar('moon') : c.star.moon} में जन्मा आपका चंद्रमा ${x(1) ? c.xhn('moon') : c.hn.moon} भाव में बैठा है।`,
  ),
]
