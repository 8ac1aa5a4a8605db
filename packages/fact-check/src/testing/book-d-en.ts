import type { Entry } from './casebook.ts'

const HOUSES = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]

export const D_LIES_EN: readonly Entry[] = [
  (c) =>
    `Looking at your chart, Ananya, I see ${c.asc} on the eastern horizon, the Moon in ${c.xs('moon')}, and a Sun that prefers to work quietly.`,
  (c) =>
    `The planet that governs your career house is ${c.xL(10)}, which explains why you keep coming back to the same kind of work.`,
  (c) =>
    `Your seventh lord has gone to the ${c.xLh(7)} house, and that often means meeting a partner through the affairs of that house.`,
  (c) => `Saturn's slow passage over ${c.xon('saturn', '2026-11-21').s} is currently testing your plans.`,
  (c) => `Since ${c.xon('saturn', '2026-11-21').s} hosts transiting Saturn at the moment, be patient.`,
  (c) => `Things should pick up once Jupiter moves on to ${c.xon('jupiter', '2027-02-01').s} next year.`,
  (c) => `Your chart has Venus sitting in the house of ${c.nth(c.xho('venus'))}, which brings charm.`,
  (c) => `In the ${c.nth(c.xho('mercury'))} bhava you have Mercury, so words come easily.`,
  (c) =>
    `The ${c.hn.jupiter} house holds Jupiter and the ${c.xhn('saturn')} holds Saturn, two very different teachers.`,
  (c) => `Jupiter in ${c.s.jupiter} aspects the ${c.xlooks('jupiter')} house, which protects it.`,
  (c) => `At your birth the Moon, being in ${c.xstar('moon')}, gives you a taste for solitude.`,
  (c) => `${c.xstar('moon')} natives like you rarely give up.`,
  (c) => `You belong to ${c.xrashi()} rashi and ${c.star.moon} nakshatra.`,
  (c) =>
    `Your Lagna nakshatra is ${c.xstar('moon') === c.ascStar ? c.xstar('sun') : c.xstar('moon')}, which shapes the body and the first impression.`.replace(
      c.ascStar,
      'Revati' === c.ascStar ? 'Rohini' : 'Revati',
    ),
  (c) =>
    `Mercury and the Sun ${c.s.mercury === c.s.sun ? 'sit in different signs' : 'sit in the same sign'} in your birth chart.`,
  (c) => {
    const [a, b] = c.strangers()
    return `What ties ${a} to ${b} in your chart is a close conjunction.`
  },
  (c) => {
    const [a, b] = c.strangers()
    return `${a} receives the glance of ${b} in your horoscope, so caution is wise.`
  },
  (c) => {
    const [a, b] = c.strangers()
    return `Your natal ${a} is aspected by ${b}, and so life asks for balance.`
  },
  (c) => `Among the planets of your chart, ${c.plain()} enjoys exaltation.`,
  (c) => `${c.plain()} has fallen into its sign of debilitation in your horoscope.`,
  (c) => `You were born with ${c.direct()} in retrograde motion, so that energy turns inward.`,
  (c) => `Combustion weakens your ${c.unburnt()}, so let it rest.`,
  (c) => `The period you are in is that of ${c.xrun()}, and it will be remembered.`,
  (c) => `You entered ${c.maha.lord} mahadasha in ${c.maha.xfrom}.`,
  (c) => `Your ${c.maha.lord} mahadasha will be over by the end of ${c.maha.y1 - 3}.`,
  (c) => `${c.antar.lord} bhukti, which ends in ${c.antar.xto}, is a good time to finish old tasks.`,
  (c) => `The ${c.soon[0]?.lord} bhukti will take over in ${c.soon[0]?.xfrom}.`,
  (c) => `Starting ${c.soon[0]?.from}, the ${c.xrun()} sub-period brings a new colour.`,
  (c) => `When ${c.maha.lord} mahadasha is over, the ${c.xrun()} mahadasha follows.`,
  (c) => `The running dasha order is ${c.maha.lord} / ${c.xrun()} / ${c.prat.lord}.`,
  (c) => `Your dasha sequence right now is ${c.xrun()} mahadasha, ${c.antar.lord} antardasha.`,
  (c) => `In ${c.soon[2]?.mid} the ${c.soon[0]?.lord} antardasha will be active for you.`,
  (c) => !c.sadeSati.phase && `Saturn's seven-and-a-half-year cycle, Sade Sati, has you in its grip now.`,
  (c) => c.sadeSati.phase && `Sade Sati is over for you.`,
  (c) => !c.manglik.present && `As a Manglik, you may prefer a partner of the same kind.`,
  (c) => c.manglik.present && `Your chart is free from Manglik dosha.`,
  (c) => !c.has('budha_aditya') && `The Sun–Mercury pair forms Budhaditya Yoga in your chart.`,
  (c) => !c.has('malavya') && `Malavya Yoga, created by a strong Venus, graces your chart.`,
  (c) =>
    !c.has('sunapha') && !c.has('durudhara') && `Sunapha yoga is formed in your chart by the planet after the Moon.`,
  (c) => !c.has('adhi') && `Adhi Yoga supports you through benefics around the Moon in your chart.`,
  (c) => c.has('budha_aditya') && `No Budhaditya yoga is found in your horoscope.`,
  (c) => `Three of the nine grahas cluster in your ${c.nth(c.emptyNo())} house.`,
  (c) => `Your ${c.nth(c.fullNo())} house stands empty.`,
  (c) => {
    const no = c.pick(HOUSES)
    return `Your ${c.nth(no)} house scores ${c.sav(no) + c.pick([5, -5])} in the Sarvashtakavarga.`
  },
  (c) => `The navamsa lagna rises in ${c.sign(c.chart.vargas.d9.ascendant + c.pick([2, 3, 5, 7]))}.`,
  (c) => `Your Moon occupies ${c.xd9('moon')} in D9.`,
  (c) => `Mars sits at ${c.xdeg('mars')} degrees of ${c.s.mars} in your natal chart.`,
  (c) =>
    `${c.name('saturn')} is in the ${c.num(((c.ho.saturn + 3) % 12) + 1 === c.ho.saturn ? 1 : ((c.ho.saturn + 3) % 12) + 1)} house of your birth chart, not the ${c.hn.saturn}.`,
  (c) => `Your 12th lord ${c.xL(12)} prompts journeys and retreats.`,
  (c) => `The ascendant lord ${c.lord(1)} occupies ${c.xLs(1)}, a sign of change.`,
  (c) => `${c.lord(5)}, who owns your 5th house, sits in the ${c.xLhn(5)} house.`,
  (c) => `The sign on your 10th house is ${c.xhs(10)}.`,
  (c) => `Your Rahu is placed in the sign of ${c.xs('rahu')}.`,
  (c) => `The nodes lie across your ${c.hn.rahu}–${c.num(((c.ho.ketu + 2) % 12) + 1)} houses.`,
  (c) => `You have a ${c.xs('sun')} Sun, which gives quiet dignity.`,
  (c) => `A ${c.xs('venus')} Venus in your birth chart loves beauty.`,
  (c) => `Your chart ruler ${c.lord(1)} in the ${c.xLhn(1)} points outward.`,
  (c) =>
    `Your tithi at birth was ${c.pick(['Ashtami', 'Navami', 'Ekadashi', 'Panchami'].filter((t) => !c.panchang.tithi_name.includes(t)))}.`,
  (c) => `Venus transits your ${c.xon('venus', '2026-11-21').h} house this week and sweetens talks.`,
]

export const D_TRUTHS_EN: readonly Entry[] = [
  (c) =>
    `Looking at your chart, Ananya, I see ${c.asc} on the eastern horizon, the Moon in ${c.s.moon}, and a Sun that prefers to work quietly.`,
  (c) =>
    `The planet that governs your career house is ${c.lord(10)}, which explains why you keep coming back to the same kind of work.`,
  (c) =>
    `Your seventh lord has gone to the ${c.lordNth(7)} house, and that often means meeting a partner through the affairs of that house.`,
  (c) => `Saturn's slow passage over ${c.now.saturn.s} is currently testing your plans.`,
  (c) => `In the ${c.h.mercury} bhava you have Mercury, so words come easily.`,
  (c) => `The ${c.hn.jupiter} house holds Jupiter and the ${c.hn.saturn} holds Saturn, two very different teachers.`,
  (c) => `You belong to ${c.rashi} rashi and ${c.star.moon} nakshatra.`,
  (c) =>
    `Mercury and the Sun ${c.s.mercury === c.s.sun ? 'sit in the same sign' : 'sit in different signs'} in your birth chart.`,
  (c) => {
    const [a, b] = c.aspecting()
    return `Your natal ${b} is aspected by ${a}, and so life asks for balance.`
  },
  (c) => `You entered ${c.maha.lord} mahadasha in ${c.maha.from}.`,
  (c) => `The running dasha order is ${c.maha.lord} / ${c.antar.lord} / ${c.prat.lord}.`,
  (c) => `${c.antar.lord} bhukti, which ends in ${c.antar.to}, is a good time to finish old tasks.`,
  (c) => `The ${c.soon[0]?.lord} bhukti will take over in ${c.soon[0]?.from}.`,
  (c) => c.mahaNo < 8 && `When ${c.maha.lord} mahadasha is over, the ${c.nextMaha.lord} mahadasha follows.`,
  (c) => `Your Moon occupies ${c.d9.moon} in D9.`,
  (c) => `Mars sits at ${c.deg.mars} degrees of ${c.s.mars} in your natal chart.`,
  (c) => `${c.lord(5)}, who owns your 5th house, sits in the ${c.lordNum(5)} house.`,
  (c) => `The nodes lie across your ${c.hn.rahu}–${c.hn.ketu} houses.`,
  (c) => `You have a ${c.s.sun} Sun, which gives quiet dignity.`,
  (c) => `Your chart ruler ${c.lord(1)} in the ${c.lordNum(1)} points outward.`,
  () => `Your question touches the seventh house, Venus and Jupiter, so let me take them one by one.`,
  () => `Saturn is slow and Mercury is quick; between the two you can plan and adapt.`,
  () =>
    `The tenth house is about work, the sixth about service and the second about savings, and all three speak about your job.`,
  () => `Let Venus remind you to rest, let Mars remind you to move, and let Saturn remind you to finish.`,
  () => `A strong Moon helps any chart, because the mind is the door to everything else.`,
  () => `Should Saturn trouble you, simple service to elders is the oldest remedy.`,
  () => `People born with Mars in Aries are often called brave, but courage is learned, too.`,
  () => `It is a myth that Rahu only harms; it also brings invention and foreign links.`,
  () => `How would you feel if the next 2 years were about building rather than reaching?`,
  () => `I would look at your Venus, your 7th house and its lord before saying anything about marriage.`,
  () => `Jupiter's twelve-year cycle and Saturn's cycle of about thirty years mark the big turns of life.`,
  () => `On 12 March write down three wishes, and read them again after 90 days.`,
  () => `Your effort counts more than any planet, and your chart only shows the weather.`,
  (c) =>
    `Since Jupiter is in ${c.now.jupiter.s} right now and Saturn in ${c.now.saturn.s}, the sky asks for steady steps.`,
  (c) =>
    `The 7th lord ${c.lord(7)}, Venus as the natural significator, and the running ${c.maha.lord} mahadasha all have a say in marriage.`,
  (c) => `From your Moon sign ${c.rashi}, Saturn now passes the ${c.now.saturn.fromMoon} house.`,
  (c) => `If your birth time is off by a few minutes, the ascendant may still be ${c.asc}.`,
  (c) => `Your friend's chart may be very different, so please don't compare your ${c.maha.lord} mahadasha with hers.`,
  (c) => `To sum up: ${c.asc} rising, Moon in ${c.s.moon}, ${c.maha.lord} mahadasha until ${c.maha.to}.`,
  () => `Fear of Saturn is out of place: it asks for order, and order can be learned at any age.`,
]
