import type { Dignity } from '@dhruva/jyotish'
import { pickVariant } from '#texts/forms/pick-variant.ts'
import type { Level } from './frames-judgement.ts'
import { DIGNITIES, house, list, nth } from './vocab.ts'

const so = (until: string | null) => (until ? `, until ${until}` : '')

/** Facts said less exactly than of a birth known to the minute. They name nobody, so they fit whoever asks. */
const facts = {
  placeInHouse: (graha: string, sign: string, h: number) => `${graha} in ${sign}, in the ${house(h)}`,
  place: (graha: string, sign: string) => `${graha} in ${sign}`,
  nakshatraInHouse: (graha: string, nakshatra: string, h: number) => `${graha} in ${nakshatra}, in the ${house(h)}`,
  pada: (graha: string, nakshatra: string, pada: number) => `${graha} in ${nakshatra}, pada ${pada}`,
  nakshatra: (graha: string, nakshatra: string) => `${graha} in ${nakshatra}`,
  dignity: (graha: string, sign: string, dignity: Dignity) => `${graha} is ${DIGNITIES[dignity] ?? dignity} in ${sign}`,
  retrogradeIn: (graha: string, sign: string) => `${graha} was retrograde in ${sign}`,
  retrograde: (graha: string) => `${graha} was retrograde`,
  combust: (graha: string, sun: string) => `${graha} is combust, close to the ${sun}`,
  lagnaIn: (sign: string, nakshatra: string) => `The lagna is ${sign}, in ${nakshatra}`,
  lagna: (sign: string) => `The lagna is ${sign}`,
  houseLord: (h: number, sign: string, lord: string) => `The ${house(h)} is ${sign}; its lord is ${lord}`,
  transitFromMoon: (graha: string, sign: string, fromMoon: number, moon: string, until: string | null) =>
    `${graha} moves through ${sign}, ${nth(fromMoon)} from the natal ${moon}${so(until)}`,
  transit: (graha: string, sign: string, until: string | null) => `${graha} moves through ${sign}${so(until)}`,
  sadeSati: (saturn: string, sign: string, until: string | null) => `Sade Sati: ${saturn} in ${sign}${so(until)}`,
  noSadeSati: (saturn: string, sign: string, until: string | null) => `No Sade Sati: ${saturn} in ${sign}${so(until)}`,
  moonDayFromMoon: (p: { moon: string; nakshatra: string; sign: string; day: string }, fromMoon: number) =>
    `On ${p.day} the ${p.moon} is in ${p.nakshatra}, in ${p.sign}, ${nth(fromMoon)} from the natal ${p.moon}`,
  moonDay: (p: { moon: string; nakshatra: string; sign: string; day: string }) =>
    `On ${p.day} the ${p.moon} is in ${p.nakshatra}, in ${p.sign}`,
  tithi: (day: string, tithi: string) => `The tithi on ${day} is the ${tithi.toLowerCase()}`,
  minutes: (minutes: number) => `The time of birth is known to within ${minutes} minutes to either side`,
  unknown: 'The time of birth is not known; any time of that day is possible',
  lagnaOver: (first: string, changes: string) => `Over the possible time of birth the lagna is ${first}${changes}`,
  change: (sign: string, time: string) => `, from ${time} on ${sign}`,
  moonSignOver: (signs: string[]) => `Over the possible time of birth the Moon's sign is ${signs.join(' or ')}`,
  nakshatraOver: (stars: string[]) => `Over the possible time of birth the Moon's nakshatra is ${stars.join(' or ')}`,
  mahaOver: (lords: string[]) => `Depending on the time of birth the mahadasha is that of ${lords.join(' or ')}`,
}

const dates = {
  about: (month: string) => `about ${month}`,
  months: (month: string, count: number) => `about ${month} (± ${count} months)`,
  years: (year: string, count: number) => `about ${year} (± ${count} years)`,
  /** after the dates were written anew */
  tidy: (text: string) => text.replace(/\bon (about) /g, '$1 '),
}

const known = (minutes: number | null) =>
  minutes === null ? 'without a time of birth' : `with a time known to ± ${minutes} minutes`

export const uncertain = {
  facts,
  counted: (fact: string, graha: string) => `${fact} (houses counted from the ${graha})`,
  dates,
  lead: (v: number, level: Level, subject: string, minutes: number | null) =>
    ({
      strong: pickVariant(v, [
        `For ${subject}, what stays true ${known(minutes)} is encouraging.`,
        `What can be said of ${subject} ${known(minutes)} leans clearly to the good side.`,
      ]),
      mixed: pickVariant(v, [
        `For ${subject}, what stays true ${known(minutes)} is balanced: there is support, and there is something to tend.`,
        `What can be said of ${subject} ${known(minutes)} is mixed, with more room for your own steps than for fate.`,
      ]),
      slow: pickVariant(v, [
        `For ${subject}, what stays true ${known(minutes)} asks for patience first.`,
        `What can be said of ${subject} ${known(minutes)} points to slow and steady ground.`,
      ]),
    })[level],
  when: (v: number, subject: string, minutes: number | null) =>
    pickVariant(v, [
      `No single day can be named for ${subject} ${known(minutes)}; what can be dated is the sky as it passes your chart.`,
      `A single date for ${subject} would be a guess ${known(minutes)}, so here are the times that hold all the same.`,
    ]),
  yes: (v: number, level: Level, subject: string, minutes: number | null) =>
    ({
      strong: pickVariant(v, [
        `As far as ${subject} can be judged ${known(minutes)}, the chart leans towards yes.`,
        `The part of the chart that is certain ${known(minutes)} speaks for ${subject}.`,
      ]),
      mixed: pickVariant(v, [
        `As far as ${subject} can be judged ${known(minutes)}, it stays open and depends on what you do with it.`,
        `The part of the chart that is certain ${known(minutes)} says neither yes nor no to ${subject}.`,
      ]),
      slow: pickVariant(v, [
        `As far as ${subject} can be judged ${known(minutes)}, the chart says: later rather than now.`,
        `The part of the chart that is certain ${known(minutes)} asks to wait with ${subject}.`,
      ]),
    })[level],
  karaka: (v: number, p: { graha: string; of: string; sign: string; mark: string; clause: string }) =>
    pickVariant(v, [
      `${p.graha}, which speaks of ${p.of} in every chart, stands in ${p.sign}${p.mark}: ${p.clause}.`,
      `Look first at ${p.graha}, significator of ${p.of}: in ${p.sign}${p.mark}, it shows that ${p.clause}.`,
    ]),
  second: (v: number, p: { graha: string; of: string; sign: string; mark: string; clause: string }) =>
    pickVariant(v, [
      `Beside it ${p.graha} is in ${p.sign}${p.mark}, and ${p.clause}.`,
      `${p.graha}, the other graha of ${p.of}, is in ${p.sign}${p.mark}, which says that ${p.clause}.`,
    ]),
  star: (v: number, moon: string, nakshatra: string, gift: string) =>
    pickVariant(v, [
      `${moon} was in ${nakshatra} whatever the hour, which gives ${gift}.`,
      `One thing is sure at any possible hour: ${moon} in ${nakshatra}, which gives ${gift}.`,
    ]),
  moonSign: (v: number, moon: string, sign: string, nature: string) =>
    pickVariant(v, [
      `${moon} was in ${sign} whatever the hour: a nature that is ${nature}.`,
      `The rashi is ${sign} at any possible hour, with ${moon} there and a nature that is ${nature}.`,
    ]),
  moonOpen: (moon: string, signs: string[]) =>
    `${moon} changes sign on that day, so the rashi is ${signs.join(' or ')} and I build nothing on it.`,
  starOpen: (moon: string, stars: string[]) =>
    `The nakshatra of ${moon} is ${stars.join(' or ')}, depending on the hour.`,
  maha: (v: number, graha: string, from: string, to: string, chapter: string) =>
    pickVariant(v, [
      `You are in the ${graha} mahadasha, from ${from} to ${to}: ${chapter}.`,
      `Whatever the hour, the ${graha} mahadasha runs from ${from} to ${to}; it is ${chapter}.`,
    ]),
  antar: (v: number, antar: string, maha: string, to: string) =>
    pickVariant(v, [
      `Inside ${maha} the ${antar} antardasha runs until ${to}.`,
      `The part of it you are in is the ${antar} antardasha of ${maha}, until ${to}.`,
    ]),
  mahaOpen: (lords: string[]) =>
    `Which mahadasha runs, that of ${lords.join(' or ')}, depends on the hour of birth, so I leave its dates out.`,
  jupiter: (v: number, p: { graha: string; sign: string; fromMoon: number; until: string | null; good: boolean }) => {
    const where = `${p.graha} moves through ${p.sign}, the ${nth(p.fromMoon)} from your Moon${so(p.until)}`
    return p.good
      ? pickVariant(v, [
          `${where}: a time in which help, advice and openings come more easily.`,
          `${where}, and what is begun honestly in it grows.`,
        ])
      : pickVariant(v, [
          `${where}: a time to learn, put things in order and promise little.`,
          `${where}, so growth comes inwardly first and shows later.`,
        ])
  },
  saturn: (v: number, p: { graha: string; sign: string; fromMoon: number; until: string | null; good: boolean }) => {
    const where = `${p.graha} moves through ${p.sign}, the ${nth(p.fromMoon)} from your Moon${so(p.until)}`
    return p.good
      ? pickVariant(v, [
          `${where}, and rewards patient work and plain dealing.`,
          `${where}: steady effort is seen in this time.`,
        ])
      : pickVariant(v, [
          `${where}: it asks for rest, order and a calm pace, and passes.`,
          `${where}, so take fewer things at once and finish them well.`,
        ])
  },
  sky: (graha: string, sign: string, until: string | null) =>
    `In the sky that all share, ${graha} moves through ${sign}${so(until)}.`,
  sadeSati: (saturn: string, sign: string, until: string | null) =>
    `Sade Sati runs at any possible hour of birth, with ${saturn} in ${sign}${so(until)}: a time for a steady pace, and it passes.`,
  noSadeSati: (saturn: string, sign: string, until: string | null) =>
    `There is no Sade Sati at any possible hour of birth: ${saturn} is in ${sign}${so(until)}.`,
  sadeSatiOpen: (signs: string[]) =>
    `Sade Sati is counted from the Moon's sign, and that is ${signs.join(' or ')}, depending on the hour; so I neither say yes nor no.`,
  moonDay: (p: { moon: string; nakshatra: string; sign: string; day: string }, fromMoon: number, clause: string) =>
    `On ${p.day} ${p.moon} is in ${p.nakshatra}, in ${p.sign}, the ${nth(fromMoon)} from your natal Moon: ${clause}.`,
  moonDayPlain: (p: { moon: string; nakshatra: string; sign: string; day: string }) =>
    `On ${p.day} ${p.moon} is in ${p.nakshatra}, in ${p.sign}.`,
  tithi: (tithi: string) => `The tithi of the day is the ${tithi.toLowerCase()}.`,
  quick: (graha: string, sign: string, fromMoon: number, until: string | null) =>
    `${graha} is in ${sign}, the ${nth(fromMoon)} from your Moon${so(until)}.`,
  placeItem: (graha: string, sign: string, mark: string, clause: string) =>
    `- **${graha} in ${sign}**${mark}: ${clause}.`,
  strongest: (graha: string, sign: string, mark: string, gives: string) =>
    `Of what holds at any possible hour, ${graha} stands best, in ${sign}${mark}, and lends ${gives}.`,
  steady: 'At any possible hour no graha is exalted or in its own sign, so the strength of the chart lies in balance.',
  dignityOnly: 'Strength by house cannot be judged without the ascendant; strength by sign can.',
  lagnaLead: 'The lagna turns with the hour, so I give you the signs it can be, with the times at the place of birth.',
  lagnaItem: (sign: string, from: string, to: string) => `- **${sign}** from ${from} to ${to}`,
  lagnaHow: 'If you remember even the part of the day, one of these lines will be yours.',
  manglik: (mars: string, sign: string, present: boolean) =>
    present
      ? `At any possible hour ${mars}, in ${sign}, stands where the common rule of manglik names it, counted from the lagna; it describes heat that wants good manners, and no misfortune.`
      : `At no possible hour does ${mars}, in ${sign}, stand where the common rule of manglik names it, counted from the lagna.`,
  manglikOpen: (mars: string, sign: string) =>
    `${mars} is in ${sign}, but manglik is counted from the lagna, which changes with the hour; so I neither say yes nor no.`,
  houseOpen: (h: number) =>
    `The ${house(h)} begins with the lagna, and that changes with the hour; so I do not read it.`,
  why: (v: number) =>
    pickVariant(v, [
      'These are the parts of the chart that stay the same, whatever the hour was.',
      'All this holds for every possible minute of your birth.',
    ]),
  care: (graha: string, sign: string, mark: string) =>
    `Of what holds at any possible hour, ${graha} in ${sign}${mark} asks most for your care.`,
  practiceLead: 'These practices cost nothing and suit any hour of birth:',
  action: (v: number, action: string) =>
    pickVariant(v, [
      `One thing you can do: ${action}.`,
      `A simple step, free of cost: ${action}.`,
      `For this week: ${action}.`,
    ]),
  housesOut: (first: string, second: string, time: string) =>
    `The ascendant changes from ${first} to ${second} at ${time}, so I leave the houses out; a more exact time would bring them in.`,
  housesOutMany: (signs: string[]) =>
    `Over the possible time the ascendant is ${list(signs).replace(/ and (?=[^,]*$)/, ' or ')}, so I leave the houses out; a more exact time would bring them in.`,
  housesOutAll:
    'The ascendant passes through the whole zodiac in a day, so I leave the houses out; even an hour of birth would bring them in.',
  datesWide: (count: string) =>
    `The dates of dashas can be off by ${count} to either side; a time exact to the minute would bring them to the day.`,
  days: (count: number) => (count === 1 ? 'a day' : `${count} days`),
  months: (count: number) => (count === 1 ? 'a month' : `${count} months`),
  years: (count: number) => (count === 1 ? 'a year' : `${count} years`),
  /** of a public figure */
  figure: (graha: string, sign: string, mark: string, brings: string) =>
    `At any possible hour ${graha} stands in ${sign}${mark}, and it lends ${brings}.`,
}
