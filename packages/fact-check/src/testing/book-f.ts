import type { Woven } from './book-e.ts'

const woven = (slots: number, say: Woven['say']): Woven => ({ slots, say })

export const F_EN: readonly Woven[] = [
  woven(
    3,
    (c, x) =>
      `Namaste! According to your horoscope, ${x(0) ? c.xasc() : c.asc} rises in the east, the Sun shines from your ${x(1) ? c.xhn('sun') : c.hn.sun} house, and the Moon rests in ${x(2) ? c.xs('moon') : c.s.moon}.`,
  ),
  woven(
    2,
    (c, x) =>
      `A closer look at the 7th house shows ${x(0) ? c.xhs(7) : c.hs(7)} there, and its ruler ${c.lord(7)} placed in the ${x(1) ? c.xLh(7) : c.lordNth(7)} house from your Lagna.`,
  ),
  woven(
    3,
    (c, x) =>
      `The ongoing ${x(0) ? c.xrun() : c.maha.lord} Mahadasha began in ${x(1) ? c.maha.xfrom : c.maha.from}; presently its ${x(2) ? c.xrun() : c.antar.lord} sub-period is in force.`,
  ),
  woven(
    2,
    (c, x) =>
      `Things open up after ${x(0) ? c.antar.xto : c.antar.to}, when the ${x(1) ? c.xrun() : c.soon[0]?.lord} antardasha starts.`,
  ),
  woven(
    3,
    (c, x) =>
      `Venus sits in ${x(0) ? c.xs('venus') : c.s.venus}, in your ${x(1) ? c.xhn('venus') : c.hn.venus} house, at about ${x(2) ? c.xdeg('venus') : c.deg.venus} degrees.`,
  ),
  woven(
    2,
    (c, x) =>
      `Mercury, the planet of speech, is found in ${x(0) ? c.xs('mercury') : c.s.mercury} and the ${x(1) ? c.xh('mercury') : c.h.mercury} house of your chart.`,
  ),
  woven(
    2,
    (c, x) =>
      `Saturn's transit over your ${x(0) ? c.xon('saturn', '2026-11-21').hn : c.now.saturn.hn} house in ${x(1) ? c.xon('saturn', '2026-11-21').s : c.now.saturn.s} this year asks you to finish what you began.`,
  ),
  woven(
    2,
    (c, x) =>
      `Since Rahu is in your ${x(0) ? c.xhn('rahu') : c.hn.rahu} house and Ketu in your ${x(1) ? c.xhn('ketu') : c.hn.ketu} house, ambition and detachment take turns.`,
  ),
  woven(
    2,
    (c, x) =>
      `The lord of your 4th house is ${x(0) ? c.xL(4) : c.lord(4)} and the lord of your 12th house is ${x(1) ? c.xL(12) : c.lord(12)}, which links home and distance.`,
  ),
  woven(
    3,
    (c, x) =>
      `1. **Sun** in ${x(0) ? c.xs('sun') : c.s.sun}, 2. **Mars** in ${x(1) ? c.xs('mars') : c.s.mars}, 3. **Jupiter** in ${x(2) ? c.xs('jupiter') : c.s.jupiter}: that is the fire in your chart.`,
  ),
  woven(
    2,
    (c, x) =>
      `Your emotional nature comes from the Moon in ${x(0) ? c.xstar('moon') : c.star.moon}, while the ${x(1) ? c.xs('venus') : c.s.venus} Venus in your birth chart shows how you love.`,
  ),
  woven(
    2,
    (c, x) =>
      `Around ${c.soon[0]?.mid} you will be in the ${x(0) ? c.soon[2]?.lord : c.soon[0]?.lord} antardasha, which ends in ${x(1) ? c.soon[0]?.xto : c.soon[0]?.to}.`,
  ),
  woven(
    2,
    (c, x) =>
      `With Jupiter now in ${x(0) ? c.xon('jupiter', '2026-11-21').s : c.now.jupiter.s} and Rahu in ${x(1) ? c.xon('rahu', '2026-11-21').s : c.now.rahu.s}, the sky favours learning over display.`,
  ),
  woven(
    2,
    (c, x) =>
      `The 5th lord ${c.lord(5)} has moved into the ${x(0) ? c.xLhn(5) : c.lordNum(5)} house in ${x(1) ? c.xLs(5) : c.lordSign(5)} in your natal chart, so creativity finds an outlet there.`,
  ),
  woven(
    2,
    (c, x) =>
      `I also see that your Jupiter is in ${x(0) ? c.xstar('jupiter') : c.star.jupiter} nakshatra and your Saturn in ${x(1) ? c.xstar('saturn') : c.star.saturn}.`,
  ),
]

export const F_HI: readonly Woven[] = [
  woven(
    3,
    (c, x) =>
      `नमस्ते! आपकी पत्रिका के अनुसार ${x(0) ? c.xasc() : c.asc} लग्न है, सूर्य आपके ${x(1) ? c.xhn('sun') : c.hn.sun} भाव में है और चंद्रमा ${x(2) ? c.xs('moon') : c.s.moon} में।`,
  ),
  woven(
    2,
    (c, x) =>
      `सप्तम भाव को ध्यान से देखें तो वहाँ ${x(0) ? c.xhs(7) : c.hs(7)} राशि है और उसके स्वामी ${c.lord(7)} लग्न से ${x(1) ? c.xLh(7) : c.lordNth(7)} भाव में बैठे हैं।`,
  ),
  woven(
    3,
    (c, x) =>
      `${x(0) ? c.xrun() : c.maha.lord} की जारी महादशा ${x(1) ? c.maha.xfrom : c.maha.from} में शुरू हुई थी; फिलहाल उसमें ${x(2) ? c.xrun() : c.antar.lord} की अंतर्दशा चल रही है।`,
  ),
  woven(
    2,
    (c, x) =>
      `${x(0) ? c.antar.xto : c.antar.to} के बाद, जब ${x(1) ? c.xrun() : c.soon[0]?.lord} की अंतर्दशा शुरू होगी, रास्ते खुलेंगे।`,
  ),
  woven(
    3,
    (c, x) =>
      `शुक्र ${x(0) ? c.xs('venus') : c.s.venus} राशि में, आपके ${x(1) ? c.xhn('venus') : c.hn.venus} भाव में लगभग ${x(2) ? c.xdeg('venus') : c.deg.venus} अंश पर है।`,
  ),
  woven(
    2,
    (c, x) =>
      `वाणी का ग्रह बुध आपकी कुंडली में ${x(0) ? c.xs('mercury') : c.s.mercury} राशि और ${x(1) ? c.xh('mercury') : c.h.mercury} भाव में है।`,
  ),
  woven(
    2,
    (c, x) =>
      `इस साल ${x(1) ? c.xon('saturn', '2026-11-21').s : c.now.saturn.s} का शनि आपके ${x(0) ? c.xon('saturn', '2026-11-21').h : c.now.saturn.h} भाव से गोचर करते हुए अधूरे काम पूरे करने को कहता है।`,
  ),
  woven(
    2,
    (c, x) =>
      `राहु आपके ${x(0) ? c.xh('rahu') : c.h.rahu} भाव में और केतु ${x(1) ? c.xh('ketu') : c.h.ketu} भाव में होने से चाह और त्याग बारी-बारी आते हैं।`,
  ),
  woven(
    2,
    (c, x) =>
      `चौथे भाव के स्वामी ${x(0) ? c.xL(4) : c.lord(4)} और बारहवें भाव के स्वामी ${x(1) ? c.xL(12) : c.lord(12)} हैं, जो घर और दूरी को जोड़ते हैं।`,
  ),
  woven(
    3,
    (c, x) =>
      `1. **सूर्य** ${x(0) ? c.xs('sun') : c.s.sun} में, 2. **मंगल** ${x(1) ? c.xs('mars') : c.s.mars} में, 3. **गुरु** ${x(2) ? c.xs('jupiter') : c.s.jupiter} में: यही आपकी कुंडली की अग्नि है।`,
  ),
  woven(
    2,
    (c, x) =>
      `आपका भावुक स्वभाव ${x(0) ? c.xstar('moon') : c.star.moon} के जन्म के चंद्रमा से आता है और ${x(1) ? c.xs('venus') : c.s.venus} का जन्म का शुक्र प्रेम का ढंग बताता है।`,
  ),
  woven(
    2,
    (c, x) =>
      `${c.soon[0]?.mid} के आसपास आप ${x(0) ? c.soon[2]?.lord : c.soon[0]?.lord} की अंतर्दशा में होंगे, जो ${x(1) ? c.soon[0]?.xto : c.soon[0]?.to} में पूरी होगी।`,
  ),
  woven(
    2,
    (c, x) =>
      `गुरु अभी ${x(0) ? c.xon('jupiter', '2026-11-21').s : c.now.jupiter.s} में और राहु ${x(1) ? c.xon('rahu', '2026-11-21').s : c.now.rahu.s} में है, इसलिए दिखावे से ज़्यादा सीखना काम आएगा।`,
  ),
  woven(
    2,
    (c, x) =>
      `पंचमेश ${c.lord(5)} जन्म कुंडली में ${x(0) ? c.xLhn(5) : c.lordNum(5)} भाव में, ${x(1) ? c.xLs(5) : c.lordSign(5)} राशि में है, रचनात्मकता वहीं से बहती है।`,
  ),
  woven(
    2,
    (c, x) =>
      `मैं यह भी देखती हूँ कि आपका गुरु ${x(0) ? c.xstar('jupiter') : c.star.jupiter} नक्षत्र में और शनि ${x(1) ? c.xstar('saturn') : c.star.saturn} में है।`,
  ),
]
