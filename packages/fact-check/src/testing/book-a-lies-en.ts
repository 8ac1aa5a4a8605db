import type { Entry } from './casebook.ts'

export const A_LIES_EN: readonly Entry[] = [
  (c) =>
    `With your Sun in ${c.s.sun} and your Moon in ${c.s.moon}, yet Mars placed in ${c.xs('mars')}, you combine warmth with a restless drive.`,
  (c) =>
    `Your chart shows ${c.asc} rising, with its lord ${c.lord(1)} posited in the ${c.xLh(1)} house, so your identity is shaped there.`,
  (c) => `**Saturn (${c.xs('saturn')}, ${c.hn.saturn} house)** asks you for patience in long commitments.`,
  (c) => `- **Venus** – ${c.s.venus}, ${c.xhn('venus')} house: affection comes to you through shared work.`,
  (c) =>
    `Your 10th lord ${c.lord(10)} sits in the ${c.xLhn(10)}, which is why your work life has moved in fits and starts.`,
  (c) => `The lord of the tenth, ${c.xL(10)}, gives you a steady professional backbone.`,
  (c) => `Since your Lagna lord is ${c.xL(1)}, you tend to think before you leap.`,
  (c) => `Jupiter occupying the ${c.xh('jupiter')} bhava of your natal chart is a quiet protector.`,
  (c) => {
    const [a, b] = c.strangers()
    return `The close ${a}–${b} conjunction in your horoscope sharpens both your words and your nerves.`
  },
  (c) => {
    const [a, b] = c.strangers()
    return `There is a powerful ${a}–${b} aspect in your birth chart that keeps ambition alive.`
  },
  (c) => {
    const [a, b] = c.strangers()
    return `In your kundli ${a} and ${b} are in mutual aspect, and that is where the tension at home comes from.`
  },
  (c) =>
    `Your natal Mars throws its aspect on the ${c.xlooks('mars')} house, so disagreements there flare up quickly and fade quickly.`,
  (c) => `Natal Jupiter's gaze falls on your ${c.xlooks('jupiter')} house, blessing it with growth.`,
  (c) => `You are running ${c.xrun()} Mahadasha right now, which favours study and slow building.`,
  (c) => `At present you are in the ${c.maha.lord} Mahadasha–${c.xrun()} Antardasha, a time of reorganising.`,
  (c) => `The ${c.maha.lord} mahadasha, which began in ${c.maha.from}, will run until ${c.maha.xto}.`,
  (c) => `Your current ${c.maha.lord} period lasts from ${c.maha.xy0} to ${c.maha.y1}.`,
  (c) => `The ${c.antar.lord} antardasha ends in ${c.antar.xto}, after which things should ease.`,
  (c) => `From ${c.soon[0]?.from} onwards, the ${c.xrun()} antardasha will bring a different rhythm to your days.`,
  (c) => `Your Moon nakshatra is ${c.xstar('moon')}, and people born under it are known for their persistence.`,
  (c) => `Born in ${c.star.moon} nakshatra, pada ${c.xpada('moon')}, you have a gentle but stubborn streak.`,
  (c) => `Mars stands in ${c.xstar('mars')} nakshatra at birth, which makes your courage quiet rather than loud.`,
  (c) => `Your Sun is at ${c.xdeg('sun')}° of ${c.s.sun}, close to the edge of a new style of leadership.`,
  (c) => `Mercury sits at ${c.xdeg('mercury')} degrees in ${c.s.mercury} in your D1 chart.`,
  (c) => `${c.plain()} is exalted in your chart, and this gives a natural confidence.`,
  (c) => `Because ${c.plain()} is debilitated at birth, you may have had to work twice as hard for recognition.`,
  (c) => `With ${c.plain()} in its own sign, you have a solid base in that area of life.`,
  (c) => `A retrograde ${c.direct()} in your birth chart makes you review every decision before acting.`,
  (c) => `Your ${c.unburnt()} is combust, so its gifts may take time to shine.`,
  (c) => `${c.notVargottama()} is vargottama in your horoscope, repeating its sign in the navamsa.`,
  (c) => `In the Navamsa (D9), your Venus goes to ${c.xd9('venus')}, which deepens the way you love after marriage.`,
  (c) => {
    const [a, b] = c.xexchange()
    return `There is a parivartana (exchange) between ${a} and ${b} in your chart, tying their houses together.`
  },
  (c) => `Three planets gather in your ${c.nth(c.emptyNo())} house, making it the loudest room in your chart.`,
  (c) => `There is no planet in your ${c.nth(c.fullNo())} house, so its results come through its lord alone.`,
  (c) => {
    const no = c.crowdNo()
    return `Only one planet sits in your ${c.nth(no)} house, so its message is simple.`
  },
  (c) => `Your ${c.nth(c.emptyNo())} house is crowded with four planets, which explains the intensity you feel.`,
  (c) => {
    const no = c.pick([1, 4, 7, 10])
    return `Your ${c.nth(no)} house has ${c.sav(no) + c.pick([4, 7, -6])} bindus in Sarvashtakavarga, which is telling.`
  },
  (c) => `In ashtakavarga, ${c.hs(2)} carries ${c.sav(2) + c.pick([5, -4])} points, and that colours how you save.`,
  (c) =>
    !c.manglik.present &&
    `You are Manglik because Mars stands where it does in your birth chart, so take your time in choosing a partner.`,
  (c) => c.manglik.present && `There is no Manglik dosha in your chart at all, so that worry can be set aside.`,
  (c) =>
    !c.kaalSarp.present &&
    !c.kaalSarp.partial &&
    `Your chart carries Kaal Sarp dosha, with every planet hemmed in between Rahu and Ketu.`,
  (c) =>
    !c.sadeSati.phase && `You are currently going through Sade Sati, which can feel like carrying a heavy bag uphill.`,
  (c) => c.sadeSati.phase && `Happily, you are not under Sade Sati at the moment.`,
  (c) =>
    !c.has('gajakesari') &&
    `Gajakesari Yoga is present in your chart, formed by Jupiter and the Moon, and it lends you a good name.`,
  (c) => !c.has('budha_aditya') && `The Budhaditya yoga in your chart gives you a clever, quick intellect.`,
  (c) => c.has('budha_aditya') && `Your chart does not contain Budha Aditya yoga, though the intellect is still good.`,
  (c) =>
    !c.has('ruchaka') &&
    !c.has('hamsa') &&
    `Among your Pancha Mahapurusha yogas, Hamsa yoga stands out and gives wisdom.`,
  (c) => !c.has('kemadruma') && `Kemadruma yoga in your kundli may leave you feeling alone in a crowd.`,
  (c) =>
    `Saturn is currently transiting your ${c.xon('saturn', '2026-11-21').hn} house, pressing you to become more disciplined.`,
  (c) => `Right now Jupiter moves through ${c.xon('jupiter', '2026-11-21').s}, opening doors in learning.`,
  (c) => `Jupiter will enter ${c.xon('jupiter', '2027-07-10').s} in mid-2027, and that shift supports your plans.`,
  (c) =>
    `By March 2028, Saturn will have moved into ${c.xon('saturn', '2028-03-15').s}, changing the theme of your work.`,
  (c) =>
    `During the first half of 2027, transiting Rahu stays in ${c.xon('rahu', '2027-03-15').s}, stirring up old questions.`,
  (c) =>
    `In 2020 Saturn was passing through ${c.xon('saturn', '2020-07-01').s}, and that may be when the pressure began.`,
  (c) => c.sadeSati.phase && `Your Sade Sati ends in 2027, so relief is near.`,
  (c) => `The ${c.maha.lord} mahadasha still has ${c.maha.y1 - 2026 + c.pick([4, 6])} years to run.`,
  (c) => `The lord of your seventh house, ${c.lord(7)}, is placed in ${c.xLs(7)}, so partnership teaches you balance.`,
  (c) => `Your fifth house falls in ${c.xhs(5)}, a creative and thoughtful placement.`,
  (c) => `With ${c.xhs(7)} on the cusp of the seventh house, you look for a partner who is reliable.`,
  (c) => `You have ${c.xasc()} as your Ascendant, which makes you approachable and curious.`,
  (c) => `As a ${c.xrashi()} Moon sign native, you process feelings slowly.`,
  (c) => `Your Moon sign (rashi) is ${c.xrashi()}, while your Lagna is ${c.asc}.`,
  (c) => `You have Rahu in the ${c.hn.rahu} and Ketu in the ${c.xhn('ketu')}, an axis of letting go.`,
  (c) =>
    `Venus rules your ${c.nth(c.pick([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12].filter((h) => c.lordId(h) !== 'venus')))} house, so beauty matters to you there.`,
  (c) => `${c.lord(9)} as 9th lord in the ${c.xLh(9)} house brings luck through unexpected people.`,
  (c) =>
    `You were born on a ${c.pick(['Pratipada', 'Tritiya', 'Saptami', 'Dashami', 'Trayodashi'].filter((t) => !c.panchang.tithi_name.includes(t)))} tithi, which shapes how you begin things.`,
  (c) =>
    `Your birth yoga in the panchang is ${c.pick(['Shobhana', 'Vajra', 'Siddhi', 'Indra'].filter((y) => y !== c.panchang.yoga_name))}, considered helpful for steady work.`,
  (c) =>
    `The karana at your birth was ${c.pick(['Bava', 'Kaulava', 'Vanija', 'Gara'].filter((y) => y !== c.panchang.karana_name))}.`,
  (c) =>
    `You were born on a ${c.pick(['Monday', 'Wednesday', 'Friday', 'Sunday'].filter((_, i) => [1, 3, 5, 0][i] !== c.panchang.vara))}, and its lord leaves a mark on your temperament.`,
  (c) =>
    `The placement of Ketu (in ${c.xs('ketu')}) together with the ${c.hs(4)} fourth house makes home a place of retreat.`,
  (c) =>
    `Your dasha balance at birth was of ${c.name(c.pick((['sun', 'venus', 'mars', 'saturn', 'rahu'] as const).filter((id) => id !== c.chart.vimshottari.lord)))}, which set the tone of early childhood.`,
  (c) =>
    `Two of your planets, ${c.name('saturn')} in ${c.s.saturn} and ${c.name('venus')} in ${c.xs('venus')}, decide how you handle money.`,
  (c) => `Once the ${c.maha.lord} mahadasha ends, ${c.xrun()} mahadasha begins, and with it a lighter mood.`,
  (c) =>
    `Mercury, which governs your ${c.nth(c.pick([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12].filter((h) => c.lordId(h) !== 'mercury')))} house, is well disposed to negotiation.`,
  (c) => `The Moon is hosted by ${c.xs('moon')} in your kundali, and this makes you feel things before you name them.`,
]
