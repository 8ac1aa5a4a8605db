import type { Dignity } from '@dhruva/jyotish'
import { DIGNITIES, house, nth } from './vocab.ts'

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

export const uncertain = {
  facts,
  counted: (fact: string, graha: string) => `${fact} (houses counted from the ${graha})`,
  dates,
}
