import type { Entry } from './casebook.ts'

const SEVEN = ['sun', 'moon', 'mars', 'mercury', 'jupiter', 'venus', 'saturn'] as const
const HOUSES = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]

export const C_LIES_EN: readonly Entry[] = [
  (c) =>
    `Ananya, your horoscope opens with a ${c.asc} Ascendant and its ruler ${c.lord(1)} tucked into the ${c.xLh(1)} house, while the Moon in ${c.s.moon} keeps your heart soft.`,
  (c) =>
    `The first thing I notice is Mars: at birth it stood in ${c.s.mars} in your ${c.xh('mars')} house, and that gives you stamina.`,
  (c) =>
    `Your Venus (in ${c.s.venus}, ${c.hn.venus} house) is well placed, whereas Mercury (in ${c.xs('mercury')}, ${c.hn.mercury} house) needs practice.`,
  (c) =>
    `Because the Sun, ruler of your ${c.num(c.pick(HOUSES.filter((h) => c.lordId(h) !== 'sun')))} house, is active, people notice you.`,
  (c) =>
    `Three things matter here: (1) Saturn in ${c.s.saturn}, (2) Jupiter in ${c.xs('jupiter')}, and (3) your own effort.`,
  (c) => `Work: your 10th house is ${c.xhs(10)}, so you like visible results.`,
  (c) => `Love: Venus occupies ${c.s.venus} and the 7th lord ${c.lord(7)} the ${c.xLhn(7)} house.`,
  (c) => `Money: ${c.lord(2)} (2nd lord) and ${c.xL(11)} (11th lord) both need patience.`,
  (c) => `Right now you are under the ${c.xrun()}–${c.antar.lord} period, which asks for order.`,
  (c) => `You're living through ${c.maha.lord} Mahadasha with ${c.xrun()} as the sub-lord at the moment.`,
  (c) => `Your present Antardasha is that of ${c.xrun()}, and it colours this whole year.`,
  (c) =>
    `The Pratyantar running now belongs to ${c.name(c.pick((['sun', 'moon', 'mars', 'mercury', 'jupiter', 'venus', 'saturn', 'rahu', 'ketu'] as const).filter((id) => id !== c.prat.id)))}.`,
  (c) => `${c.maha.lord} Mahadasha (${c.maha.xy0}–${c.maha.y1}) is a long chapter of learning.`,
  (c) => `Expect the mood to change in ${c.antar.xto}, when ${c.antar.lord} antardasha gives way to the next one.`,
  (c) => `Your ${c.soon[0]?.lord} antardasha begins in ${c.soon[0]?.xfrom} and runs to ${c.soon[0]?.to}.`,
  (c) => `From ${c.soon[0]?.from} to ${c.soon[0]?.to} you will be in the ${c.soon[2]?.lord} antardasha.`,
  (c) =>
    `Sub-periods ahead: ${c.soon[0]?.lord} from ${c.soon[0]?.from}, then ${c.xrun()} antardasha from ${c.soon[1]?.from}.`,
  (c) => `The ${c.maha.lord} mahadasha runs for ${c.pick([5, 8, 11, 13, 21, 22])} years in all.`,
  (c) => `There are still ${c.maha.y1 - 2026 + c.pick([5, 8])} years left of your ${c.maha.lord} Mahadasha.`,
  (c) =>
    `You were born in the mahadasha of ${c.name(c.pick((['sun', 'venus', 'mars', 'saturn', 'rahu', 'jupiter'] as const).filter((id) => id !== c.chart.vimshottari.lord)))}.`,
  (c) =>
    `Saturn is now moving through ${c.xon('saturn', '2026-11-21').s}, pressing on your daily discipline, and Jupiter is in ${c.now.jupiter.s}.`,
  (c) => `Jupiter's current transit of your ${c.xon('jupiter', '2026-11-21').hn} house opens a window for learning.`,
  (c) => `By the middle of 2028 transiting Jupiter will be in ${c.xon('jupiter', '2028-07-01').s}.`,
  (c) => `Saturn enters ${c.xon('saturn', '2027-08-01').s} in 2027, and your routine changes with it.`,
  (c) => `Back in March 2022, Saturn was transiting ${c.xon('saturn', '2022-03-15').s}, a heavy time for many.`,
  (c) => `The Rahu–Ketu axis currently runs through ${c.xon('rahu', '2026-11-21').s} and its opposite.`,
  (c) => `Until ${c.monthOf('2028-10-15')} Jupiter remains in ${c.now.jupiter.s}, so use this time.`,
  (c) => `This month the Sun travels through ${c.xon('sun', '2026-11-21').s}, your ${c.now.sun.hn} house.`,
  (c) => !c.sadeSati.phase && `Since Saturn is close to your natal Moon, you're in the peak of Sade Sati.`,
  (c) => !c.sadeSati.phase && `Sade Sati is on for you till 2029, but do not fear it.`,
  (c) => c.sadeSati.phase && `You have no Sade Sati now, it ended years ago.`,
  (c) => !c.sadeSati.dhaiya.phase && !c.sadeSati.phase && `You are facing the Dhaiya of Saturn these days.`,
  (c) => !c.manglik.present && `Your kundli shows Mangal Dosha, as Mars sits in a sensitive house.`,
  (c) => c.manglik.present && `Mangal Dosha does not apply to your chart.`,
  (c) =>
    !c.kaalSarp.present &&
    !c.kaalSarp.partial &&
    `All seven planets are trapped between Rahu and Ketu, which makes a Kaal Sarp dosha in your chart.`,
  (c) =>
    !c.has('gajakesari') &&
    `Thanks to Gaja Kesari Yoga, formed by Jupiter in a kendra from your Moon, your name will travel.`,
  (c) => c.has('gajakesari') && `Gaja Kesari Yoga is missing from your chart.`,
  (c) => !c.has('shasha') && `Your Saturn forms Shasha Yoga, one of the five great ones.`,
  (c) => !c.has('dhana') && `Several Dhana Yogas are present in your chart and promise wealth.`,
  (c) => !c.has('guru_chandal') && `The Guru Chandal yoga in your kundli makes you question teachers.`,
  (c) => {
    const [a, b] = c.xexchange()
    return `${a} and ${b} exchange signs in your horoscope.`
  },
  (c) => {
    const [a, b] = c.strangers()
    return `Your ${a} is conjunct ${b}, so reason and feeling speak at once.`
  },
  (c) => {
    const [a, b] = c.strangers()
    return `With ${a} aspecting ${b} in your birth chart, progress comes after effort.`
  },
  (c) => {
    const [a, b] = c.strangers()
    return `The combination of ${a} and ${b} in one house of your chart is unusual.`
  },
  (c) => {
    const [a, b] = c.strangers()
    return `${a}, together with ${b} in your natal chart, adds sparkle.`
  },
  (c) => `Saturn looks at your ${c.xlooks('saturn')} house from its natal seat.`,
  (c) => `Your ${c.xlooks('mars')} house receives the aspect of natal Mars.`,
  (c) => `Your natal Saturn is at ${c.xdeg('saturn')}°, in ${c.s.saturn}.`,
  (c) => `The Moon sat at ${c.xdeg('moon')}° ${c.s.moon} when you were born, in ${c.star.moon}.`,
  (c) => `Moon: ${c.s.moon}, ${c.xstar('moon')} nakshatra, pada ${c.pada.moon}`,
  (c) => `Your birth star is ${c.star.moon} (pada ${c.xpada('moon')}).`,
  (c) => `Jupiter was travelling through ${c.xstar('jupiter')} nakshatra at your birth.`,
  (c) => `Exalted ${c.plain()} is the jewel of your chart.`,
  (c) => `${c.plain()} is in debility in your D-1, yet effort can lift it.`,
  (c) => `Your ${c.plain()} is strong in its own sign, which gives staying power.`,
  (c) => `Note that ${c.direct()} was retrograde when you were born.`,
  (c) => `Your ${c.unburnt()} is too close to the Sun and therefore combust.`,
  (c) => `Being vargottama, your ${c.notVargottama()} speaks with one voice.`,
  (c) => `Navamsa: Venus in ${c.xd9('venus')}, Jupiter in ${c.d9.jupiter}.`,
  (c) => `Your navamsa places Mars in ${c.xd9('mars')}.`,
  (c) => `Your ${c.nth(c.fullNo())} house contains no planets, so look to its lord.`,
  (c) => {
    const no = c.crowdNo()
    return `Your ${c.nth(no)} house has just one planet in it.`
  },
  (c) => `As many as four planets sit in your ${c.nth(c.emptyNo())} house.`,
  (c) => {
    const no = c.pick(HOUSES)
    return `Ashtakavarga gives your ${c.nth(no)} house ${c.sav(no) + c.pick([4, -4, 6])} points, which shows how life supports it.`
  },
  (c) => {
    const id = c.pick(SEVEN)
    const bav = c.chart.ashtakavarga.bav[id][c.ascNo] ?? 0
    return `${c.name(id)} has ${bav > 4 ? bav - 3 : bav + 3} bindus in ${c.asc} in its own ashtakavarga.`
  },
  (c) => `Your rising sign is ${c.xasc()} and not ${c.asc}, which changes how you meet the world.`,
  (c) => `In Vedic terms you're a ${c.xrashi()} Moon and a ${c.asc} Ascendant.`,
  (c) => `You carry ${c.s.sun} Sun, ${c.xrashi()} Moon and ${c.asc} rising.`,
  (c) => `The ruler of the 5th is ${c.xL(5)}, so creativity comes from there.`,
  (c) => `Your 8th lord ${c.lord(8)} in the ${c.xLhn(8)} house brings sudden turns.`,
  (c) => `The 4th lord is placed in ${c.xLs(4)}, so home life needs planning.`,
  (c) => `${c.name('venus')} in the ${c.xhn('venus')} and ${c.name('mars')} in the ${c.hn.mars} describe attraction.`,
  (c) => `Rahu in your ${c.xh('rahu')} house makes you hungry for new things.`,
  (c) => `Because your Ketu lies in ${c.xs('ketu')}, you let go easily.`,
  (c) => `The Moon, posited in the ${c.hn.moon} house in ${c.xs('moon')}, loves company.`,
]

export const C_TRUTHS_EN: readonly Entry[] = [
  (c) =>
    `Ananya, your horoscope opens with a ${c.asc} Ascendant and its ruler ${c.lord(1)} tucked into the ${c.lordNth(1)} house, while the Moon in ${c.s.moon} keeps your heart soft.`,
  (c) =>
    `The first thing I notice is Mars: at birth it stood in ${c.s.mars} in your ${c.h.mars} house, and that gives you stamina.`,
  (c) =>
    `Your Venus (in ${c.s.venus}, ${c.hn.venus} house) is well placed, whereas Mercury (in ${c.s.mercury}, ${c.hn.mercury} house) needs practice.`,
  (c) =>
    `Three things matter here: (1) Saturn in ${c.s.saturn}, (2) Jupiter in ${c.s.jupiter}, and (3) your own effort.`,
  (c) => `Work: your 10th house is ${c.hs(10)}, so you like visible results.`,
  (c) => `Love: Venus occupies ${c.s.venus} and the 7th lord ${c.lord(7)} the ${c.lordNum(7)} house.`,
  (c) => `Money: ${c.lord(2)} (2nd lord) and ${c.lord(11)} (11th lord) both need patience.`,
  (c) => `You're living through ${c.maha.lord} Mahadasha with ${c.antar.lord} as the sub-lord at the moment.`,
  (c) => `Your present Antardasha is that of ${c.antar.lord}, and it colours this whole year.`,
  (c) => `The Pratyantar running now belongs to ${c.prat.lord}.`,
  (c) => `${c.maha.lord} Mahadasha (${c.maha.y0}–${c.maha.y1}) is a long chapter of learning.`,
  (c) => `Your ${c.soon[0]?.lord} antardasha begins in ${c.soon[0]?.from} and runs to ${c.soon[0]?.to}.`,
  (c) =>
    `Sub-periods ahead: ${c.soon[0]?.lord} from ${c.soon[0]?.from}, then ${c.soon[1]?.lord} antardasha from ${c.soon[1]?.from}.`,
  (c) => `You were born in the mahadasha of ${c.name(c.chart.vimshottari.lord)}.`,
  (c) =>
    `Saturn is now moving through ${c.now.saturn.s}, pressing on your daily discipline, and Jupiter is in ${c.now.jupiter.s}.`,
  (c) => `Jupiter's current transit of your ${c.now.jupiter.hn} house opens a window for learning.`,
  (c) => `By the middle of July 2028 transiting Jupiter will be in ${c.on('jupiter', '2028-07-15').s}.`,
  (c) => `Back in March 2022, Saturn was transiting ${c.on('saturn', '2022-03-15').s}, a heavy time for many.`,
  (c) => `Jupiter remains in ${c.now.jupiter.s} until ${c.now.jupiter.until}, so use this time.`,
  (c) => {
    const [a, b] = c.together()
    return `Your ${a} is conjunct ${b}, so their voices speak at once.`
  },
  (c) => {
    const [a, b] = c.aspecting()
    return `With ${a} aspecting ${b} in your birth chart, progress comes after effort.`
  },
  (c) => `Saturn looks at your ${c.looks('saturn')} house from its natal seat.`,
  (c) => `Your ${c.looks('mars')} house receives the aspect of natal Mars.`,
  (c) => `Moon: ${c.s.moon}, ${c.star.moon} nakshatra, pada ${c.pada.moon}`,
  (c) => `Your birth star is ${c.star.moon} (pada ${c.pada.moon}).`,
  (c) => `Note that ${c.retro()} was retrograde when you were born.`,
  (c) => `Navamsa: Venus in ${c.d9.venus}, Jupiter in ${c.d9.jupiter}.`,
  (c) => `Your ${c.nth(c.emptyNo())} house contains no planets, so look to its lord.`,
  (c) => {
    const no = c.pick(HOUSES)
    return `Ashtakavarga gives your ${c.nth(no)} house ${c.sav(no)} points, which shows how life supports it.`
  },
  (c) => {
    const id = c.pick(SEVEN)
    return `${c.name(id)} has ${c.chart.ashtakavarga.bav[id][c.ascNo] ?? 0} bindus in ${c.asc} in its own ashtakavarga.`
  },
  (c) => `You carry ${c.s.sun} Sun, ${c.rashi} Moon and ${c.asc} rising.`,
  (c) => `Your 8th lord ${c.lord(8)} in the ${c.lordNum(8)} house brings turns you learn from.`,
  (c) => `Rahu in your ${c.h.rahu} house makes you hungry for new things, and Ketu in ${c.s.ketu} lets go.`,
  () => `Venus stands for love, art and comfort, and the second house for family, food and savings.`,
  () => `When Mercury is combust in a chart, the classics advise speaking slowly.`,
  () => `A planet that is retrograde is closer to the Earth and looks brighter in the night sky.`,
  () => `In classical texts Saturn is exalted in Libra, Jupiter in Cancer and the Sun in Aries.`,
  () => `The Rahu mahadasha lasts eighteen years and the Ketu mahadasha seven.`,
  () => `If Jupiter aspected your seventh house, I would expect the same advice: be honest and be slow.`,
  () => `Do you want to know what Saturn's next sign would mean for your work?`,
  () => `I don't see a reason to worry about health; see a doctor for anything that lasts more than two weeks.`,
  () => `Set aside 20 percent of your income, keep one day a week free, and review the plan in 6 months.`,
  () => `The Moon changes signs every two and a quarter days, so moods pass quickly.`,
  () => `Each mahadasha is divided into nine antardashas, beginning with its own lord.`,
  () => `Chanting to the Sun at dawn or giving water to a plant are simple, free things you can do.`,
  () => `Rather than asking whether Mars is good or bad, ask where you need courage.`,
  (c) =>
    `I won't claim that ${c.lord(7)} alone decides your marriage, because the seventh house, Venus and the dasha speak together.`,
  (c) => `Mercury is ${c.en ? 'the planet of speech' : ''}, and yours is in ${c.s.mercury}, so write things down.`,
  (c) => `Your ascendant lord and your Moon sign lord are ${c.lord(1)} and ${c.signLord.moon}.`,
  (c) =>
    c.sadeSati.phase
      ? `Sade Sati is on for you at present, yet life goes on.`
      : `You are not under Sade Sati just now, so Saturn leaves you some space.`,
]
