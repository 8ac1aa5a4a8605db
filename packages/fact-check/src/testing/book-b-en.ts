import type { Entry } from './casebook.ts'

const SEVEN = ['sun', 'moon', 'mars', 'mercury', 'jupiter', 'venus', 'saturn'] as const
const HOUSES = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]
const KENDRA = [1, 4, 7, 10]

export const B_LIES_EN: readonly Entry[] = [
  (c) => `Lagna: ${c.xasc()}, Moon: ${c.s.moon}, Sun: ${c.s.sun}.`,
  (c) => `Sun → ${c.xs('sun')} (${c.hn.sun})`,
  (c) => `| Mars | ${c.s.mars} | ${c.xhn('mars')} house |`,
  (c) => `Current dasha: ${c.maha.lord}–${c.xrun()} (until ${c.antar.to}).`,
  (c) => `Your 5th lord goes to the ${c.xLhn(5)} house, so children, learning and play are coloured by it.`,
  (c) => `Jupiter's ninth aspect lands on your ${c.xlooks('jupiter')} house at birth, which is a blessing.`,
  (c) => {
    const [a, b] = c.strangers()
    return `${a} joins ${b} in your birth chart, a mix that can feel like fire and water.`
  },
  (c) => {
    const [a, b] = c.strangers()
    return `${a} and ${b} share the same house in your kundli.`
  },
  (c) =>
    `Your Moon's dispositor is ${c.name(c.pick(SEVEN.filter((id) => c.name(id) !== c.signLord.moon)))}, so emotional balance depends on that planet.`,
  (c) => `The Sun in your chart falls in ${c.xstar('sun')} nakshatra, whose symbol is a reminder to be patient.`,
  (c) =>
    `Your Moon is in a nakshatra ruled by ${c.name(c.pick((['sun', 'venus', 'mars', 'saturn', 'rahu', 'jupiter'] as const).filter((id) => c.name(id) !== c.starLord.moon)))}, which explains your first dasha.`,
  (c) => `Saturn's placement in the ${c.xh('saturn')} house (${c.s.saturn}) slows things down, but nothing is lost.`,
  (c) => `Look at your ${c.nth(7)} house: its lord ${c.lord(7)} is in ${c.xLs(7)}, and so partnership asks for care.`,
  (c) => `You have the Moon in ${c.s.moon} in the ${c.xhn('moon')} house, which makes you attentive to others.`,
  (c) =>
    `Because Mercury, your ${c.num(c.pick(HOUSES.filter((h) => c.lordId(h) !== 'mercury')))} lord, is involved, paperwork matters.`,
  (c) => `The axis of Rahu in ${c.xs('rahu')} and Ketu opposite it points to a change of values.`,
  (c) => `Your chart's strongest feature is an exalted ${c.plain()}, the kind of placement many hope for.`,
  (c) => `${c.plain()} gets weakened by debilitation in your birth chart.`,
  (c) => `At the time of your birth ${c.direct()} was moving backwards, so you revisit old themes.`,
  (c) => `None of your planets is retrograde except ${c.direct()}.`,
  (c) => `The dasha of ${c.maha.lord} started in ${c.maha.xfrom} and has shaped your choices since then.`,
  (c) => `Your ${c.maha.lord} major period finishes in ${c.maha.xto}, so plan with that horizon.`,
  (c) => `Between ${c.antar.from} and ${c.antar.xto} the ${c.antar.lord} sub-period keeps you busy.`,
  (c) => `You'll be in ${c.soon[1]?.lord} bhukti by ${c.soon[0]?.mid}, which suits travel.`,
  (c) => `From ${c.soon[0]?.xfrom}, ${c.soon[0]?.lord} antardasha opens a gentler chapter.`,
  (c) => `In ${c.soon[1]?.mid} you will be running the ${c.maha.lord}–${c.xrun()} period.`,
  (c) => `After the present ${c.antar.lord} antardasha comes ${c.xrun()}, and you'll feel the change.`,
  (c) => `The next mahadasha, ${c.xrun()}, arrives in ${c.maha.to}.`,
  (c) => `About ${c.maha.y1 - 2026 + c.pick([5, 7])} years remain in your ${c.maha.lord} mahadasha.`,
  (c) => `Saturn, transiting ${c.xon('saturn', '2026-11-21').s} this year, asks you to simplify.`,
  (c) => `With Jupiter currently in your ${c.xon('jupiter', '2026-11-21').h} house, learning comes easily.`,
  (c) => `Rahu is passing over your ${c.xon('rahu', '2026-11-21').hn} house at present, so keep expectations modest.`,
  (c) => `When Jupiter reaches ${c.xon('jupiter', '2028-09-01').s} in September 2028, you may find a mentor.`,
  (c) => `Saturn stays in ${c.now.saturn.s} until ${c.monthOf('2029-11-15')}, so give it time.`,
  (c) => `In 2015, with Saturn in ${c.xon('saturn', '2015-06-01').s}, you may have changed direction.`,
  (c) => `Mars goes through ${c.xon('mars', '2026-11-21').s} these weeks and adds heat.`,
  (c) =>
    `As of today Venus is retrograde in the sky and Saturn is travelling through ${c.xon('saturn', '2026-11-21').s}.`,
  (c) =>
    !c.sadeSati.phase &&
    `The Sade Sati you are under right now is in its ${c.pick(['rising', 'peak', 'setting'])} phase.`,
  (c) =>
    c.sadeSati.phase &&
    `Your Sade Sati is in its ${c.sadeSati.phase === 'peak' ? 'final' : 'peak'} phase at the moment.`,
  (c) => !c.sadeSati.phase && `You will come out of Sade Sati in 2027.`,
  (c) => !c.manglik.present && `Mars makes you a Manglik native, so matching should take that into account.`,
  (c) => c.manglik.present && `You're not Manglik, so Mars poses no concern in matching.`,
  (c) =>
    !c.has('raja') &&
    !c.has('dharma_karmadhipati') &&
    !c.has('vipareeta') &&
    !c.has('neecha_bhanga') &&
    !c.has('yogakaraka') &&
    `A Raja Yoga formed in your chart promises recognition.`,
  (c) => !c.has('chandra_mangala') && `Chandra-Mangala yoga in your horoscope helps with earning.`,
  (c) => !c.has('saraswati') && `Saraswati Yoga blesses your chart, so study comes naturally.`,
  (c) =>
    !c.has('neecha_bhanga') && `Neecha Bhanga Raja Yoga operates in your chart and turns a weakness into strength.`,
  (c) => !c.has('vipareeta') && `You have a Vipareeta Raja Yoga through the lords of the difficult houses.`,
  (c) => !c.kaalSarp.present && `Kaal Sarp Yoga is formed in your kundli.`,
  (c) => {
    const no = c.crowdNo()
    return `There are ${['', 'two', 'three', 'four', 'five', 'two'][c.count(no)]} planets in your ${c.nth(no)} house.`
  },
  (c) => `Your ${c.nth(c.emptyNo())} house hosts a stellium of planets.`,
  (c) => `The ${c.nth(c.fullNo())} house of your chart is vacant.`,
  (c) => {
    const no = c.pick(HOUSES)
    return `With ${c.sav(no) + c.pick([3, 6, -5])} bindus, your ${c.nth(no)} house is what ashtakavarga points to.`
  },
  (c) => `In the D9 chart your lagna is ${c.sign(c.chart.vargas.d9.ascendant + c.pick([2, 3, 5, 7]))}.`,
  (c) => `Jupiter moves to ${c.xd9('jupiter')} in the navamsa, which matters for marriage.`,
  (c) => `In D10, the chart of career, Saturn occupies ${c.sign(c.chart.vargas.d10.saturn + c.pick([2, 3, 5, 7]))}.`,
  (c) =>
    `Your Atmakaraka is ${c.name(c.pick(SEVEN.filter((id) => c.lon[id] < Math.max(...SEVEN.map((each) => c.lon[each])))))}, the planet at the highest degree.`,
  (c) =>
    `Saturn is placed in a kendra in your chart, in the ${c.nth(c.pick(KENDRA.filter((h) => h !== c.ho.saturn)))} house.`,
  (c) => !KENDRA.includes(c.ho.jupiter) && `Your natal Jupiter in a kendra from the ascendant protects you.`,
  (c) => ![6, 8, 12].includes(c.ho.venus) && `Venus sits in a dusthana house in your chart, so love needs patience.`,
  (c) =>
    `Your Venus is in the sign of ${c.name(c.pick(SEVEN.filter((id) => c.name(id) !== c.signLord.venus)))}, and takes on that colour.`,
  (c) =>
    `Saturn sits in the ${c.nth(((c.ho.saturn - c.ho.moon + 12) % 12) + 1 + ((c.ho.saturn - c.ho.moon + 12) % 12 < 8 ? 2 : -3))} house from your Moon at birth.`,
  (c) => `Your ascendant rises at ${c.pick([3, 9, 15, 21, 27].filter((d) => Math.abs(d - c.ascDeg) > 3))}° ${c.asc}.`,
  (c) =>
    `The lords of your 2nd and 11th houses are ${c.lord(2)} and ${c.name(c.pick(SEVEN.filter((id) => id !== c.lordId(11) && id !== c.lordId(2))))}, the money planets.`,
  (c) => `${c.lord(4)} (4th lord) + ${c.xL(9)} (9th lord): home and fortune are linked.`,
  (c) => `Here are the key points: Moon in ${c.s.moon}, Lagna in ${c.asc}, and Venus in ${c.xs('venus')}.`,
  (c) =>
    `While your Sun shines from the ${c.h.sun} house, your Saturn works from the ${c.xh('saturn')}, and the two rarely agree.`,
  (c) => `You asked about marriage: the seventh house is ${c.hs(7)}, ruled by ${c.xL(7)}.`,
  (c) => `Mercury in ${c.s.mercury} (house ${c.xho('mercury')}) gives you a precise tongue.`,
  (c) => `The ${c.nth(c.ho.mars)} house Mars is softened by Venus in the ${c.xh('venus')}.`,
  (c) =>
    `I see that ${c.name('jupiter')}, lord of your ${c.nth(c.pick(HOUSES.filter((h) => c.lordId(h) !== 'jupiter')))} house, supports steady growth.`,
  (c) =>
    `Since you were born on a ${c.panchang.paksha === 'shukla' ? 'Krishna' : 'Shukla'} Paksha tithi, your Moon behaves in its own way.`,
  (c) => `You were born under the ${c.xstar('moon')} constellation with ${c.asc} rising.`,
  (c) => `Your rashi lord is ${c.name(c.pick(SEVEN.filter((id) => c.name(id) !== c.signLord.moon)))}.`,
  (c) =>
    `Ketu sits with ${c.name(c.pick(SEVEN.filter((id) => c.ho[id] !== c.ho.ketu && c.s[id] !== c.now.ketu.s && c.now[id].s !== c.s.ketu && c.now[id].s !== c.now.ketu.s)))} in your birth chart, which turns you inward.`,
  (c) =>
    `Venus and Mars both fall in ${c.s.venus === c.s.mars ? c.xs('mars') : c.s.mars} in your natal chart, hence the passion.`,
]

export const B_TRUTHS_EN: readonly Entry[] = [
  (c) => `Lagna: ${c.asc}, Moon: ${c.s.moon}, Sun: ${c.s.sun}.`,
  (c) => `Sun → ${c.s.sun} (${c.hn.sun})`,
  (c) => `| Mars | ${c.s.mars} | ${c.hn.mars} house |`,
  (c) => `Current dasha: ${c.maha.lord}–${c.antar.lord} (until ${c.antar.to}).`,
  (c) => `Your 5th lord goes to the ${c.lordNum(5)} house, so children, learning and play are coloured by it.`,
  (c) => {
    const [a, b] = c.together()
    return `${a} joins ${b} in your birth chart, a mix you know well.`
  },
  (c) => `Your Moon's dispositor is ${c.signLord.moon}, so emotional balance depends on that planet.`,
  (c) => `The Sun in your chart falls in ${c.star.sun} nakshatra, and the Moon in ${c.star.moon}.`,
  (c) => `Your Moon is in a nakshatra ruled by ${c.starLord.moon}, which explains your first dasha.`,
  (c) => `Saturn's placement in the ${c.h.saturn} house (${c.s.saturn}) slows things down, but nothing is lost.`,
  (c) => `Look at your seventh house: its lord ${c.lord(7)} is in ${c.lordSign(7)}, and so partnership asks for care.`,
  (c) => `Mercury, together with the house it stands in, the ${c.h.mercury}, tells how you speak.`,
  () => `Rahu and Ketu always move backwards and always stand opposite each other.`,
  () => `Jupiter is exalted in Cancer and debilitated in Capricorn, as every student of Jyotish learns.`,
  () => `The Moon rules Cancer, the Sun rules Leo, and Saturn rules both Capricorn and Aquarius.`,
  () => `Tradition links Mars with courage, siblings and land, and the fourth house with home and mother.`,
  () => `Suppose Jupiter stood in your tenth house; you would still have to show up for work.`,
  () => `Had Venus been in the seventh house, I would say the same thing: talk more, assume less.`,
  () => `What would change if you gave your mornings to study and your evenings to people?`,
  () => `The twelve houses cover everything from the self to release, and no house is good or bad by itself.`,
  () => `A Mahadasha sets the broad theme, an Antardasha the scene, and transits the timing.`,
  () => `Mangal Dosha is widely feared, yet nearly half of all people have some form of it.`,
  () => `Many people worry about Kaal Sarp, but old texts hardly mention it.`,
  () => `Sade Sati is often described as hard, but many careers were built during it.`,
  () => `On Thursdays you might feed birds or help a teacher; on Saturdays, help someone older.`,
  () => `Try a 10-minute walk each morning for 21 days and note how you feel on 3 evenings a week.`,
  (c) => `The dasha of ${c.maha.lord} started in ${c.maha.from} and has shaped your choices since then.`,
  (c) => `Between ${c.antar.from} and ${c.antar.to} the ${c.antar.lord} sub-period keeps you busy.`,
  (c) => `You'll be in ${c.soon[0]?.lord} bhukti by ${c.soon[0]?.mid}, which suits travel.`,
  (c) => `After the present ${c.antar.lord} antardasha comes ${c.soon[0]?.lord}, and you'll feel the change.`,
  (c) => c.mahaNo < 8 && `The next mahadasha, ${c.nextMaha.lord}, arrives in ${c.maha.to}.`,
  (c) => `Saturn, transiting ${c.now.saturn.s} this year, asks you to simplify.`,
  (c) => `With Jupiter currently in your ${c.now.jupiter.h} house, learning comes easily.`,
  (c) => `When Jupiter reaches ${c.on('jupiter', '2028-09-01').s} in 2028, you may find a mentor.`,
  (c) => `In June 2015, with Saturn in ${c.on('saturn', '2015-06-15').s}, you may have changed direction.`,
  (c) => `Rahu is passing over your ${c.now.rahu.hn} house at present, so keep expectations modest.`,
  (c) => {
    const no = c.crowdNo()
    return `There are ${['', 'one', 'two', 'three', 'four', 'five'][c.count(no)]} planets in your ${c.nth(no)} house.`
  },
  (c) => {
    const no = c.pick(HOUSES)
    return `With ${c.sav(no)} bindus, your ${c.nth(no)} house is what ashtakavarga points to.`
  },
  (c) => `In the D9 chart your lagna is ${c.sign(c.chart.vargas.d9.ascendant)}, with Jupiter in ${c.d9.jupiter}.`,
  (c) => `In D10, the chart of career, Saturn occupies ${c.d10.saturn}.`,
  (c) => `Your ascendant rises at ${c.ascDeg}° ${c.asc}.`,
  (c) => `The lords of your 2nd and 11th houses are ${c.lord(2)} and ${c.lord(11)}, the money planets.`,
  (c) => `${c.lord(4)} (4th lord) + ${c.lord(9)} (9th lord): home and fortune are linked.`,
  (c) => `Here are the key points: Moon in ${c.s.moon}, Lagna in ${c.asc}, and Venus in ${c.s.venus}.`,
  (c) => `While your Sun shines from the ${c.h.sun} house, your Saturn works from the ${c.h.saturn}.`,
  (c) => `You asked about marriage: the seventh house is ${c.hs(7)}, ruled by ${c.lord(7)}.`,
  (c) => `Mercury in ${c.s.mercury} (house ${c.ho.mercury}) shapes your tongue.`,
  (c) =>
    `Since you were born on a ${c.panchang.paksha === 'shukla' ? 'Shukla' : 'Krishna'} Paksha tithi, your Moon behaves in its own way.`,
  (c) => `Your rashi lord is ${c.signLord.moon}, and your birth star's lord is ${c.starLord.moon}.`,
  (c) =>
    `Venus in your ${c.h.venus} house wants kindness, so your relationships in the 7th house of life, so to speak, follow its lead.`,
]
