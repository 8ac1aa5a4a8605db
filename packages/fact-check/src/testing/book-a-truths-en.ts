import type { Entry } from './casebook.ts'

export const A_TRUTHS_EN: readonly Entry[] = [
  (c) =>
    `With your Sun in ${c.s.sun}, your Moon in ${c.s.moon} and Mars placed in ${c.s.mars}, you combine warmth with a restless drive.`,
  (c) =>
    `Your chart shows ${c.asc} rising, with its lord ${c.lord(1)} posited in the ${c.lordNth(1)} house, so your identity is shaped there.`,
  (c) => `**Saturn (${c.s.saturn}, ${c.hn.saturn} house)** asks you for patience in long commitments.`,
  (c) => `- **Venus** – ${c.s.venus}, ${c.hn.venus} house: affection comes to you through shared work.`,
  (c) => `Your 10th lord ${c.lord(10)} sits in the ${c.lordNum(10)}, and your work life follows it.`,
  (_c) => `Venus is the natural karaka of marriage, while Jupiter signifies children, wisdom and teachers.`,
  () => `In Vedic astrology the seventh house speaks of partnership, and the tenth of work and standing.`,
  () => `Saturn rewards patience, so give this plan two full years before you judge it.`,
  () => `If Saturn were in your seventh house, marriage would usually come later, but every chart is its own story.`,
  () => `Would you like me to look at Jupiter's transit or at your tenth house next?`,
  () =>
    `Saturn takes about two and a half years to cross a sign, while the Moon needs only a little more than two days.`,
  () => `The Venus mahadasha lasts twenty years, the longest of all, and the Sun's only six.`,
  () => `Sade Sati lasts about seven and a half years and comes when Saturn passes the signs around the Moon.`,
  () => `Exalted planets are not automatically lucky, just as debilitated ones are not automatically weak.`,
  (c) => {
    const [a, b] = c.together()
    return `The ${a}–${b} conjunction in your horoscope ties two sides of you together.`
  },
  (c) => {
    const [a, b] = c.aspecting()
    return `${a} aspects ${b} in your birth chart, so the two influence each other's matters.`
  },
  (c) => {
    const [a, b] = c.mutual()
    return `In your kundli ${a} and ${b} are in mutual aspect, and that keeps you searching for balance.`
  },
  (c) => `You are running ${c.maha.lord} Mahadasha right now, which favours what that planet stands for.`,
  (c) => `At present you are in the ${c.maha.lord} Mahadasha–${c.antar.lord} Antardasha, a time of reorganising.`,
  (c) => `The ${c.maha.lord} mahadasha, which began in ${c.maha.from}, will run until ${c.maha.to}.`,
  (c) => `Your current ${c.maha.lord} period lasts from ${c.maha.y0} to ${c.maha.y1}.`,
  (c) => `The ${c.antar.lord} antardasha ends in ${c.antar.to}, after which the ${c.soon[0]?.lord} antardasha begins.`,
  (c) => `Your Moon nakshatra is ${c.star.moon}, and its pada is ${c.pada.moon}.`,
  (c) => `Your Sun is at ${c.deg.sun}° of ${c.s.sun}, and Mercury at ${c.deg.mercury}° of ${c.s.mercury}.`,
  (c) => `${c.the('exalted')} is exalted in your chart, and this gives a natural confidence.`,
  (c) => `${c.the('debilitated')} is debilitated at birth, which simply asks for more practice.`,
  (c) => `With ${c.the('own')} in its own sign, you have a solid base in that area of life.`,
  (c) => `A retrograde ${c.retro()} in your birth chart makes you review every decision before acting.`,
  (c) => `Your ${c.burnt()} is combust, so its gifts may take time to shine.`,
  (c) => `${c.vargottama()} is vargottama in your horoscope, repeating its sign in the navamsa.`,
  (c) => `In the Navamsa (D9), your Venus goes to ${c.d9.venus}, which deepens the way you love after marriage.`,
  (c) => `There is no planet in your ${c.nth(c.emptyNo())} house, so its results come through its lord.`,
  (c) => {
    const no = c.crowdNo()
    return `Your ${c.nth(no)} house holds ${['zero', 'one', 'two', 'three', 'four', 'five', 'six'][c.count(no)]} planets, which makes it a busy place.`
  },
  (c) => {
    const no = c.pick([1, 4, 7, 10])
    return `Your ${c.nth(no)} house (${c.hs(no)}) has ${c.sav(no)} bindus in Sarvashtakavarga.`
  },
  (c) =>
    c.manglik.present
      ? `You are Manglik by the count from the ascendant, which is common and no cause for alarm.`
      : `You are not Manglik, so that worry can be set aside.`,
  (c) =>
    c.sadeSati.phase
      ? `You are currently going through Sade Sati, so be kind to yourself.`
      : `You are not in Sade Sati at the moment, and that gives room to breathe.`,
  (c) =>
    c.has('gajakesari')
      ? `Gajakesari Yoga is present in your chart, and it lends you a good name.`
      : `Gajakesari yoga is absent from your chart, which is no loss in itself.`,
  (c) =>
    `Saturn is currently transiting ${c.now.saturn.s}, your ${c.now.saturn.hn} house, pressing you to become more disciplined.`,
  (c) =>
    `Right now Jupiter moves through ${c.now.jupiter.s}, and by ${c.now.jupiter.until} it changes to ${c.now.jupiter.next}.`,
  (c) => `In July 2020 Saturn was passing through ${c.on('saturn', '2020-07-15').s}.`,
  (c) => `The lord of your seventh house, ${c.lord(7)}, is placed in ${c.lordSign(7)}, in the ${c.lordNth(7)} house.`,
  (c) => `You have Rahu in the ${c.hn.rahu} and Ketu in the ${c.hn.ketu}, an axis of letting go.`,
  (c) =>
    `You were born on a ${['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'][c.panchang.vara]}, and its lord leaves a mark on your temperament.`,
  (c) => `The tithi of your birth was ${c.panchang.tithi_name}, and the yoga ${c.panchang.yoga_name}.`,
  () => `Light a lamp on Saturday evening, speak gently on Tuesdays, and let the rest of the week be ordinary.`,
  () => `Venus and Saturn are friends in Jyotish, whereas the Sun and Saturn are said not to get along.`,
  () => `I can't promise a date, Ananya, but the coming 3 months are better for talking than for signing.`,
  (c) => `Your fifth house falls in ${c.hs(5)} and your ninth in ${c.hs(9)}, both of which colour how you learn.`,
  (c) => `Mars, ruler of Aries and Scorpio, sits in ${c.s.mars} for you, ${c.deg.mars} degrees in.`,
  () => `The Sun changes sign about once a month, and Mercury goes retrograde about three times a year.`,
]
